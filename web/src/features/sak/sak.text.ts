import { type Sakstilstand, saksslagnavn, sakstilstandnavn } from '@rp/contract/sak'

/** What a case is called, for members and staff alike. */
export const sakText = {
  slag: saksslagnavn,
  tilstand: sakstilstandnavn,
  deg: 'Du',
  tegnForMange: 'Meldingen kan ha høyst 10 000 tegn. Kort den ned, eller send den i to deler.',
  mangler: 'Skriv en melding.',
  nummer: (slag: 'personnummer' | 'kontonummer') =>
    `Det ser ut til å stå et ${slag} i teksten. Slike numre skal ikke sendes på e-post. Ta det bort før du sender.`,
  feilet: 'Vi fikk ikke sendt meldingen.',
  feiletHva: 'Det du skrev, er fortsatt her.',
  proevIgjen: 'Prøv igjen',
  dokumentBorte: 'Dokumentet er slettet.',
} as const

/** The deadline of a case that waits for us, in words; of another one nothing is said. */
export const fristOf = ({ tilstand, dagerTilFrist }: { tilstand: Sakstilstand; dagerTilFrist: number }) =>
  tilstand === 'aapen' ? describeFrist(dagerTilFrist) : ''

/** A deadline in words. @param dager days from today; negative when it has passed */
export function describeFrist(dager: number): string {
  if (dager < -1) return `${-dager} dager over fristen`
  if (dager === -1) return 'Én dag over fristen'
  if (dager === 0) return 'Frist i dag'
  return dager === 1 ? 'Frist i morgen' : `${dager} dager igjen`
}
