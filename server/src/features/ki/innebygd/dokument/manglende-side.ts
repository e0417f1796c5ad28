import type { PageText, Reading } from '../../../../platform/reading/page-text.ts'
import type { Funn } from '../../funn.ts'

type Svar = Funn['manglerSide']

/**
 * Whether the pages themselves say that one of them is missing: 'Side 1 av 3' and 'Side 3 av 3', or sections that jump from
 * § 4 to § 9 over a page break. Pages behind the page limit are not missing.
 */
export function finnManglendeSide(lest: Reading): Svar {
  if (lest.skipped > 0) return nei(0.5)
  const numbers = lest.pages.map(sidetall)
  const byNumber = fraSidetall(lest, numbers)
  if (byNumber) return byNumber
  const byBare = fraNakneTall(lest)
  if (byBare) return byBare
  const whole = numbers.some(number => number !== null)
  const jump = whole ? null : fraSprang(lest)
  if (jump) return jump
  return nei(whole ? 0.97 : lest.pages.every(page => page.source === 'text') ? 0.93 : 0.88)
}

const nei = (sikkerhet: number): Svar => ({ verdi: false, sikkerhet, sted: null })

type Sidetall = {
  side: number
  av: number
  page: PageText
  sitat: string
  boks: PageText['lines'][number]['box']
}

const ordform = /\b(?:s[il1]d[ea]|page|pag|pg|blad|ark)\.?\s*(\d{1,2})\s*(?:av|of|\/|\()\s*(\d{1,2})/i
const kortform =
  /^(?:.*\s)?\(?(\d{1,2})\s?(?:\/|\()\s?(\d{1,2})\)?$|^(?:.*[^\p{L}\d\s]\s*)?(\d{1,2})\s?(?:av|of)\s?(\d{1,2})$/iu

/** «skjema 04/20», «rev. 3/21»: when a form was made. */
const dated =
  /(?:(?<!\p{L})(?:skjema|versjon|utgave|utgåve|rev|mal|form|version|v)\.?:?\s\d{1,2}|0\d)\s?\/\s?(?:1[3-9]|[2-9]\d)\)?$/iu

/** The number that a page carries, of how many: in words anywhere, as '2/3' only at its upper or lower edge. */
function sidetall(page: PageText): Sidetall | null {
  for (const line of page.lines.toReversed()) {
    const edge = line.box.top > 0.88 || line.box.bottom < 0.09
    const text = line.text.trim().slice(0, 200)
    const match = ordform.exec(text) ?? (edge && !dated.test(text) ? kortform.exec(text) : null)
    const [side, av] = [Number(match?.[1] ?? match?.[3] ?? 0), Number(match?.[2] ?? match?.[4] ?? 0)]
    if (match && side >= 1 && side <= av && av <= 60)
      return { side, av, page, sitat: match[0].trim(), boks: line.box }
  }
  return null
}

/** The last page of another file may stand here too, so only numbers that no page has, and no unnumbered page may be, count. */
function fraSidetall(lest: Reading, numbers: readonly (Sidetall | null)[]): Svar | null {
  const known = numbers.flatMap(number => number ?? [])
  const av = Math.max(0, ...known.map(number => number.av))
  const ofThis = known.filter(number => number.av === av)
  const [first] = ofThis
  if (!first || av < 2) return null
  const missing = Array.from({ length: av }, (_, at) => at + 1).filter(
    side => !ofThis.some(number => number.side === side),
  )
  if (missing.length === 0) return null
  const unnumbered = lest.pages.filter((page, at) => numbers[at] === null && page.lines.length > 3).length
  if (unnumbered >= missing.length) return nei(unnumbered > missing.length ? 0.85 : 0.9)
  const text = ofThis.every(number => number.page.source === 'text')
  const strong = ofThis.length > 1 || text
  return {
    verdi: true,
    // Fewer pages than they say there are: then it matters less that one shows no number.
    sikkerhet: lest.pages.length < av ? (strong ? 0.95 : 0.9) : unnumbered > 0 ? 0.7 : strong ? 0.95 : 0.8,
    sted: { side: first.page.number, sitat: first.sitat, boks: first.boks },
    forklaring: `Side ${missing.join(', ')} av ${av} er ikke med.`,
  }
}

/** Pages numbered '1', '2', '4' at the edge, of how many they do not say. */
function fraNakneTall(lest: Reading): Svar | null {
  const numbered = lest.pages.flatMap((page, at) => {
    const line = page.lines.find(
      one =>
        (one.box.top > 0.92 || one.box.bottom < 0.06) &&
        /^[-–—(]? ?\d{1,2} ?[-–—)]?\.?$/.test(one.text.trim()),
    )
    const side = Number(line?.text.replace(/\D/g, '') ?? 0)
    return line && side > 0 ? [{ side, at, page, line }] : []
  })
  const [first] = numbered
  const last = numbered.at(-1)
  if (!first || !last || first === last || first.side - first.at !== 1) return null
  const rising = numbered.every((one, at) => at === 0 || one.side > (numbered[at - 1]?.side ?? 0))
  const missing = last.side - last.at - 1
  if (!rising || missing < 1 || missing > 10) return null
  return {
    verdi: true,
    sikkerhet: 0.85,
    sted: { side: last.page.number, sitat: last.line.text.trim(), boks: last.line.box },
    forklaring: `Sidetallene hopper til ${last.side}.`,
  }
}

const overskrift = /^(?:§|[$8](?=\s\d))?\s?(\d{1,2})\s?[.)]?\s+\p{Lu}?\s?\p{L}/u

/** Sections are counted on each page; over the break to the next, some are left out. */
function fraSprang(lest: Reading): Svar | null {
  for (const [at, page] of lest.pages.entries()) {
    const next = lest.pages[at + 1]
    const last = next && stigende(page).at(-1)
    const follows = next && stigende(next)
    if (!last || !next || !follows || follows.length < 2) continue
    const [resumes] = follows
    // The one before may stand there though one before that could not be read.
    if (resumes && headings(page).includes(resumes.tall - 1)) continue
    if (!resumes || resumes.tall - last.tall < 3 || resumes.tall - last.tall > 12) continue
    return {
      verdi: true,
      sikkerhet: page.source === 'text' && next.source === 'text' ? 0.85 : 0.7,
      sted: { side: next.number, sitat: resumes.sitat, boks: resumes.boks },
      forklaring: `Punkt ${last.tall + 1} til ${resumes.tall - 1} er ikke med.`,
    }
  }
  return null
}

/** Where the second of two columns may begin, and how many lines make one. */
const [secondFrom, secondTo, leastLines] = [0.42, 0.62, 6]
const isInColumn = (left: number, { lines }: PageText): boolean =>
  left > secondFrom &&
  left < secondTo &&
  lines.filter(({ box }) => Math.abs(box.left - left) < 0.01).length >= leastLines

const headings = (page: PageText): number[] =>
  page.lines
    .filter(({ box }) => box.left <= 0.35 || isInColumn(box.left, page))
    .map(({ text }) => Number(overskrift.exec(text)?.[1] ?? 0))

/** The headings of a page that count upwards by one, at its left margin. */
function stigende(page: PageText) {
  const found: { tall: number; sitat: string; boks: PageText['lines'][number]['box'] }[] = []
  for (const line of page.lines) {
    const tall = Number(overskrift.exec(line.text)?.[1] ?? 0)
    const before = found.at(-1)
    if (tall < 1 || tall > 40 || line.box.left > 0.35) continue
    if (!before || tall === before.tall + 1)
      found.push({ tall, sitat: line.text.slice(0, 80), boks: line.box })
  }
  return found
}
