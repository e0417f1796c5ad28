import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

/** To the organisation. The person is named by their account alone. */
export const sletteoenskeBrev = (
  { avsender }: Brev,
  epost: string,
  navn: string,
  melding: string,
): Letter => ({
  subject: 'Et medlem ber om å bli slettet',
  paragraphs: [
    `${navn || 'Et medlem'} med e-postadressen ${epost} ber om at kontoen og opplysningene slettes.`,
    ...(melding ? [`Melding:\n${melding}`] : []),
  ],
  closing: [`Sendt fra Rettighetsportalen, ${avsender.publicUrl}`],
})

/** To the organisation: nobody needs to deal with the wish any more. */
export const trukketSletteoenskeBrev = ({ avsender }: Brev, epost: string, navn: string): Letter => ({
  subject: 'Et medlem trekker ønsket om å bli slettet',
  paragraphs: [
    `${navn || 'Et medlem'} med e-postadressen ${epost} vil ikke lenger at kontoen og opplysningene slettes.`,
  ],
  closing: [`Sendt fra Rettighetsportalen, ${avsender.publicUrl}`],
})

const kvittering = defineBrev({
  navn: 'sletteoenske_kvittering',
  tittel: 'Kvittering for ønske om sletting',
  beskrivelse: 'Når et medlem ber om at kontoen og opplysningene slettes.',
  plassholdere: { fornavn: { hva: 'Fornavnet til medlemmet', eksempel: 'Kari' } },
  lenke: false,
  standard: {
    emne: 'Vi har fått ønsket ditt om sletting',
    tekst: `Hei, {fornavn}.

Du har bedt oss om å slette kontoen din og opplysningene vi har om deg. Vi går gjennom saken og skriver til deg.

Noe må vi kanskje ta vare på en stund, for eksempel regnskap for det som er utbetalt. I så fall forteller vi hva og hvorfor.

Har du ombestemt deg, trekker du ønsket på siden Din data. Var det ikke deg, så skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: '',
  },
})

export const sletteoenskeKvittering = (brev: Brev, fornavn: string): Letter =>
  brev.write(kvittering, { fornavn })

export const egneDataMaler = [kvittering]
