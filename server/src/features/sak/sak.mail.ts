import type { Letter } from '../../platform/email/letter.ts'
import type { Avsender } from '../auth/auth.service.ts'

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
export const sakTilOrganisasjonenBrev = ({ publicUrl }: Avsender, sak: Sak): Letter => ({
  subject: `${title(sak)} fra ${sak.fra.navn}`,
  replyTo: sak.fra.epost,
  paragraphs: [
    `${sak.fra.navn} (${sak.fra.epost}) skriver:`,
    sak.melding,
    ...(sak.dokument ? [`Det gjelder dokumentet «${sak.dokument.filnavn}».`] : []),
  ],
  ...(sak.dokument && {
    link: { text: 'Åpne dokumentet', url: `${publicUrl}/admin/registreringer/${sak.dokument.id}` },
  }),
  closing: ['Svar på denne e-posten, så går svaret til medlemmet.'],
})

/** To the member: we have it, and this is what you wrote. */
export const sakKvitteringBrev = ({ organisasjon, kontaktadresse }: Avsender, sak: Sak): Letter => ({
  subject: `Vi har fått meldingen din (sak ${sak.nummer})`,
  paragraphs: [
    `Vi har fått ${sak.slag === 'reklamasjon' ? 'reklamasjonen' : 'tilbakemeldingen'} din${sak.dokument ? ` om «${sak.dokument.filnavn}»` : ''}. Saken har nummer ${sak.nummer}.`,
    `Du skrev:\n${sak.melding}`,
  ],
  closing: [
    `Vi svarer på e-post. Har du mer å legge til, så skriv til ${kontaktadresse} og oppgi saksnummeret.`,
    `Hilsen ${organisasjon}`,
  ],
})
