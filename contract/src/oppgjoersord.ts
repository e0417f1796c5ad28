import { once } from './once.ts'
import type { Oppgjoerslinje } from './oppgjoer.ts'

const antall = once(() => new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 0 }))
const prosent = once(() => new Intl.NumberFormat('nb-NO', { maximumFractionDigits: 2, useGrouping: false }))

/** Episodes of one's own, and how many were shown. */
export function episodes({ egneEpisoder, visteEpisoder, korreksjon }: Oppgjoerslinje): string {
  if (korreksjon) return '–'
  if (egneEpisoder !== null) return `${antall().format(egneEpisoder)} av ${antall().format(visteEpisoder)}`
  return visteEpisoder === 1 ? '1 av 1' : `Alle ${antall().format(visteEpisoder)}`
}

/** What it is of: the function with the share that was agreed on, or what it corrects. */
export function forWhat({ fagfunksjon, korreksjon, andel }: Oppgjoerslinje): string {
  if (korreksjon)
    return `${fagfunksjon}. ${korreksjon.frigitt ? 'Var satt av i' : 'Korreksjon av'} ${korreksjon.fordeling}`
  return andel === null
    ? fagfunksjon
    : `${fagfunksjon}. Avtalt andel: ${prosent().format(andel / 100)} prosent`
}

/** Whether what was set aside still waits, where it came, or that it went to the reserve; nothing of other lines. */
export function merknad({ avklart, holdtTilbake, annetSted }: Oppgjoerslinje): string {
  if (avklart)
    return avklart.fordeling === null ? 'Gikk til reserven' : `Var satt av. Kom i ${avklart.fordeling}.`
  if (annetSted) return 'Forvaltes av en annen organisasjon'
  return holdtTilbake ? 'Satt av' : ''
}
