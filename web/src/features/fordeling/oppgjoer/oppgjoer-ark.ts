import type { Oppgjoer, Oppgjoerslinje } from '@rp/contract/oppgjoer'
import { formatCount } from '../../../platform/format.ts'
import type { Sheet } from '../../../platform/sheet.ts'
import { writeSkalert } from '../skalert.ts'
import { text } from './oppgjoer.text.ts'

/** Episodes of one's own, and how many were shown. */
export const episodes = ({ egneEpisoder, visteEpisoder, korreksjon }: Oppgjoerslinje) =>
  korreksjon
    ? text.ingenEpisoder
    : egneEpisoder === null
      ? text.alle(formatCount(visteEpisoder))
      : text.av(formatCount(egneEpisoder), formatCount(visteEpisoder))

/** What it is of: the function with the share that was agreed on, or what it corrects. */
export const forWhat = ({ fagfunksjon, korreksjon, andel }: Oppgjoerslinje) => {
  if (korreksjon)
    return `${fagfunksjon}. ${(korreksjon.frigitt ? text.frigitt : text.korreksjon)(korreksjon.fordeling)}`
  return andel === null ? fagfunksjon : `${fagfunksjon}. ${text.andel(writeSkalert(andel, 100))}`
}

/** Whether what was set aside still waits, where it came, or that it went to the reserve; nothing of other lines. */
export const merknad = ({ avklart, holdtTilbake, annetSted }: Oppgjoerslinje) => {
  if (avklart) return avklart.fordeling === null ? text.reserve : text.kom(avklart.fordeling)
  if (annetSted) return text.annetSted
  return holdtTilbake ? text.holdt : ''
}
/** Set aside, and nobody knows yet where it goes. */
export const isVentende = ({ holdtTilbake, avklart }: Oppgjoerslinje) => holdtTilbake && avklart === null

/** The same lines and words as on the screen; amounts are numbers. What is held back is nothing to the member, and the remark says why. */
export function toSheet({ visningsaar, linjer }: Oppgjoer): Sheet {
  return {
    name: text.ark(visningsaar),
    header: [...Object.values(text.kolonne).slice(0, -1), text.merknad],
    rows: linjer.map(linje => [
      linje.produksjonstittel,
      forWhat(linje),
      `${linje.kilde}, ${linje.pottslag}`,
      episodes(linje),
      linje.brutto / 100,
      linje.trekk / 100,
      linje.holdtTilbake ? 0 : linje.netto / 100,
      merknad(linje),
    ]),
  }
}
