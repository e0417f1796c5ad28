import { cutText } from '../../../platform/cut-text.ts'
import { companyWords, fold, wordsOf } from '../kobling/ord.ts'
import type { Sendelinje } from '../kobling/vurdering.ts'

export type Kjentrad = Sendelinje & { readonly id: string }
export type Samsvar<Linje> = {
  readonly linje: Linje
  readonly kjent: Kjentrad | null
  readonly uendret: boolean
}

/** Lines that are decided alike: the same title and facts, whichever media house sent them. */
export const noekkelOf = ({ tittel, alternativTittel, sesong, premiere, selskap }: Sendelinje): string =>
  cutText(
    [
      wordsOf(tittel).join(' '),
      wordsOf(alternativTittel).join(' '),
      sesong ?? '',
      premiere ?? '',
      companyWords(selskap).join(''),
    ].join('|'),
    800,
  )

const whole = ({
  tittel,
  alternativTittel,
  sesong,
  mediehus,
  episoder,
  premiere,
  selskap,
}: Sendelinje): string =>
  JSON.stringify([tittel, alternativTittel, sesong, mediehus, episoder, premiere, selskap])

const base = ({ tittel, sesong, mediehus }: Sendelinje): string =>
  [wordsOf(tittel).join(' '), sesong ?? '', fold(mediehus).replace(/[^a-z0-9]/g, '')].join('|')

/** Two works may share their title and media house: year and company then tell them apart. */
const isOther = (a: Sendelinje, b: Sendelinje): boolean => {
  const years = a.premiere !== null && b.premiere !== null && a.premiere !== b.premiere
  const [one, other] = [companyWords(a.selskap).join(''), companyWords(b.selskap).join('')]
  return years && one !== '' && other !== '' && one !== other
}

function take(
  rows: Kjentrad[] | undefined,
  which: (row: Kjentrad) => boolean,
  taken: Set<string>,
): Kjentrad | null {
  const found = rows?.find(row => !taken.has(row.id) && which(row)) ?? null
  if (found) taken.add(found.id)
  return found
}

/**
 * Holds the lines of a list against those of the year: a line that says just the same is known, one with the same title and media
 * house is changed, the rest are new. Each row of the year is met once, so that a list may have two works of one name.
 */
export function compareLists<Linje extends Sendelinje>(
  linjer: readonly Linje[],
  kjente: readonly Kjentrad[],
): Samsvar<Linje>[] {
  const byWhole = Map.groupBy(kjente, whole)
  const byBase = Map.groupBy(kjente, base)
  const taken = new Set<string>()
  const same = linjer.map(linje => take(byWhole.get(whole(linje)), () => true, taken))
  return linjer.map((linje, i) => {
    const unchanged = same[i] ?? null
    const kjent = unchanged ?? take(byBase.get(base(linje)), row => !isOther(row, linje), taken)
    return { linje, kjent, uendret: unchanged !== null }
  })
}
