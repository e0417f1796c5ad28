import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../platform/email/letter.ts'
import type { Brev } from '../innstilling/brev.service.ts'

export type Sak = {
  nummer: number
  slag: 'tilbakemelding' | 'reklamasjon'
  melding: string
  fra: { navn: string; epost: string }
  dokument: { id: string; filnavn: string } | null
}

const title = ({ slag, nummer }: Sak): string =>
  `${slag === 'reklamasjon' ? 'Reklamasjon' : 'Tilbakemelding'} ${nummer}`

/** To the organisation. An answer to it goes to the member. */
export const sakTilOrganisasjonenBrev = ({ avsender }: Brev, sak: Sak): Letter => ({
  subject: `${title(sak)} fra ${sak.fra.navn}`,
  replyTo: sak.fra.epost,
  paragraphs: [
    `${sak.fra.navn} (${sak.fra.epost}) skriver:`,
    sak.melding,
    ...(sak.dokument ? [`Det gjelder dokumentet «${sak.dokument.filnavn}».`] : []),
  ],
  ...(sak.dokument && {
    link: { text: 'Åpne dokumentet', url: `${avsender.publicUrl}/admin/registreringer/${sak.dokument.id}` },
  }),
  closing: ['Svar på denne e-posten, så går svaret til medlemmet.'],
})

const kvittering = defineBrev({
  navn: 'sak_kvittering',
  tittel: 'Kvittering for tilbakemelding og reklamasjon',
  beskrivelse: 'Når et medlem har skrevet til oss.',
  plassholdere: {
    saksnummer: { hva: 'Nummeret på saken', eksempel: '1042', paakrevd: true },
    slag: { hva: '«tilbakemeldingen» eller «reklamasjonen»', eksempel: 'reklamasjonen' },
    om: { hva: '«om» og tittelen på dokumentet, der det gjelder ett', eksempel: 'om «Avtale om regi»' },
    melding: { hva: 'Det medlemmet skrev', eksempel: 'Jeg mener statusen er feil.', avsnitt: true },
  },
  lenke: false,
  standard: {
    emne: 'Vi har fått meldingen din (sak {saksnummer})',
    tekst: `Vi har fått {slag} din {om}. Saken har nummer {saksnummer}.

Du skrev:
{melding}

Vi svarer på e-post. Har du mer å legge til, så skriv til {kontaktadresse} og oppgi saksnummeret.

Hilsen {organisasjon}`,
    knapp: '',
  },
})

/** To the member: we have it, and this is what you wrote. */
export const sakKvitteringBrev = (brev: Brev, sak: Sak): Letter =>
  brev.write(kvittering, {
    saksnummer: String(sak.nummer),
    slag: sak.slag === 'reklamasjon' ? 'reklamasjonen' : 'tilbakemeldingen',
    om: sak.dokument ? `om «${sak.dokument.filnavn}»` : '',
    melding: sak.melding,
  })

export const sakMaler = [kvittering]
