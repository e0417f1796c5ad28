import { cutText } from '../../../platform/cut-text.ts'
import { wordsOf } from './ord.ts'
import { takeSeason, takeTrailingNumber } from './sesong.ts'
import { isLabel, tellsVersion, verkstypeOf } from './sjanger.ts'

/** One way to understand a title. */
export type Lesemaate = {
  /** Words as compared; see ord.ts. */
  readonly ord: readonly string[]
  readonly sesong: number | null
  /** `hel`: the whole title. `alias`: one of several names. `ytre`, `indre`: outside and inside of parentheses. */
  readonly del: 'hel' | 'alias' | 'ytre' | 'indre'
  /** The season is a bare number at the end, which may be part of the title. */
  readonly gjettet: boolean
  /** What was left out makes it another version of the work. */
  readonly versjon: boolean
}
export type LestTittel = {
  readonly lesemaater: readonly Lesemaate[]
  /** Work type told by a label such as «Dok.film:». */
  readonly verkstype: string | null
  /** Year in parentheses behind the title. */
  readonly aar: number | null
}

const prefix = /^([^:–—]{2,40}?)(?::\s*|\s+[-–—]\s+)(?=\S)(.+)$/u
const suffix = /^(.+?)\s*(?:\s[-–—]\s+|[([]\s*|,\s+|\|\s*)([^()[\]]{1,40}?)\s*[)\]]?\s*$/u
const year = /\s*[([]\s*((?:19|20)\d\d)(?:\s*[-–/]\s*(?:19|20)?\d\d)?\s*[)\]]\s*$/u
const aliasMark =
  /\s+(?:a\.?k\.?a\.?|alias|også kjent som|eng(?:elsk)?\.?\s*(?:tittel)?:|orig(?:inal)?\.?\s*(?:tittel|title)?:)\s+|\s+[/|=]{1,2}\s+/iu
const maxLength = 300

/** Takes labels before and after the title away: «NRK Dokumentar: Verket (R)» is «Verket». */
function takeLabels(title: string): { rest: string; verkstype: string | null } {
  let rest = title
  let verkstype: string | null = null
  for (let round = 0; round < 4; round++) {
    const before = prefix.exec(rest)
    const after = suffix.exec(rest)
    if (before?.[1] && before[2] && isLabel(before[1])) {
      verkstype ??= verkstypeOf(before[1])
      rest = before[2].trim()
    } else if (after?.[1] && after[2] && isLabel(after[2])) {
      verkstype ??= verkstypeOf(after[2])
      rest = after[1].trim()
    } else break
  }
  return { rest, verkstype }
}

type Part = { text: string; del: Lesemaate['del']; versjon: boolean }

/** The names that a title gives: with «/» or «aka» between them, or one in parentheses. */
function partsOf(text: string): Part[] {
  const parts: Part[] = [{ text, del: 'hel', versjon: false }]
  const aliases = text
    .split(aliasMark)
    .map(part => part.trim())
    .filter(Boolean)
  if (aliases.length > 1)
    for (const alias of aliases) parts.push({ text: takeLabels(alias).rest, del: 'alias', versjon: false })
  const found = /^(.*?\S)\s*[([]([^()[\]]+)[)\]]\s*(.*)$/u.exec(text)
  if (found?.[1] && found[2]) {
    const inner = found[2].replace(
      /^(?:a\.?k\.?a\.?|alias|eng(?:elsk)?\.?(?: tittel)?:?|org?(?:iginal)?\.?(?:tittel)?:?)\s+/iu,
      '',
    )
    const outer = `${found[1]} ${found[3] ?? ''}`.trim()
    parts.push({ text: outer, del: 'ytre', versjon: tellsVersion(wordsOf(inner)) })
    if (!tellsVersion(wordsOf(inner))) parts.push({ text: inner, del: 'indre', versjon: false })
  }
  return parts
}

function lesemaaterOf(parts: readonly Part[], told: number | null): Lesemaate[] {
  const seen = new Set<string>()
  const readings: Lesemaate[] = []
  const add = (text: string, sesong: number | null, gjettet: boolean, { del, versjon }: Part) => {
    const ord = wordsOf(text)
    const key = `${ord.join(' ')}|${sesong}`
    if (ord.length === 0 || seen.has(key)) return
    seen.add(key)
    readings.push({ ord, sesong, del, gjettet, versjon })
  }
  for (const part of parts) {
    const { rest, sesong } = takeSeason(part.text)
    const known = told ?? sesong
    add(rest, known, false, part)
    const bare = known === null ? takeTrailingNumber(rest) : null
    if (bare) add(bare.rest, bare.sesong, true, part)
  }
  return readings
}

/**
 * Reads a title as a broadcaster or the register writes it: labels, season, other names and year taken apart. A title with a
 * bare number at the end has two readings.
 * @param sesong the season, where it stands beside the title
 * @param alias another title of the same work, where there is one
 */
export function readTittel(raw: string, sesong: number | null = null, alias = ''): LestTittel {
  const title = cutText(raw, maxLength).replace(/\s+/gu, ' ').trim()
  const found = year.exec(title)
  const withoutYear = found ? title.slice(0, found.index).trim() || title : title
  const { rest, verkstype } = takeLabels(withoutYear)
  const whole = takeSeason(rest)
  const told = sesong ?? whole.sesong
  const parts = partsOf(whole.rest)
  if (alias.trim())
    parts.push({ text: takeSeason(cutText(alias, maxLength)).rest, del: 'alias', versjon: false })
  // «Ett navn / A Name III»: the number at the end counts for every name.
  const bare = told === null && parts.length > 1 ? takeTrailingNumber(whole.rest) : null
  const readings = lesemaaterOf(parts, told)
  if (bare) {
    const others = lesemaaterOf(partsOf(bare.rest), bare.sesong).map(reading => ({
      ...reading,
      gjettet: true,
    }))
    readings.push(
      ...others.filter(
        other => !readings.some(one => one.sesong === other.sesong && one.ord.join() === other.ord.join()),
      ),
    )
  }
  return { lesemaater: readings, verkstype, aar: found?.[1] ? Number(found[1]) : null }
}
