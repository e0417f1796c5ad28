import type { Letter } from '../../../platform/email/letter.ts'
import type { Avsender } from '../../auth/auth.service.ts'

/** To the organisation. The person is named by their account alone. */
export const sletteoenskeBrev = (
  avsender: Avsender,
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

export const sletteoenskeKvittering = (avsender: Avsender, fornavn: string): Letter => ({
  subject: 'Vi har fått ønsket ditt om sletting',
  paragraphs: [
    fornavn ? `Hei, ${fornavn}.` : 'Hei.',
    'Du har bedt oss om å slette kontoen din og opplysningene vi har om deg. Vi går gjennom saken og skriver til deg.',
    'Noe må vi kanskje ta vare på en stund, for eksempel regnskap for det som er utbetalt. I så fall forteller vi hva og hvorfor.',
  ],
  closing: [
    `Var det ikke deg, eller har du ombestemt deg? Skriv til ${avsender.kontaktadresse}.`,
    `Hilsen ${avsender.organisasjon}`,
  ],
})
