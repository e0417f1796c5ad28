import { fold } from '../ord/likhet.ts'
import { linjeskift, sentenceStart } from '../side/flate.ts'
import { functionsBeside } from './avsnitt.ts'
import type { Grunnlag } from './grunnlag.ts'

/** Where a text names a work, and where what it says of it begins. */
export type Omtale = {
  tittel: string
  at: number
  start: number
  isHead: boolean
  /** «…, og i Verket» goes on with what the sentence said of another. */
  isJoined: boolean
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, String.raw`\$&`)
const marker =
  '(?:[-–—•·*]\\s*|\\(?[a-h\\d]{1,2}[).:]\\s*|(?:arbeid|avrop|oppdrag|produksjon|prosjekt|bestilling|punkt|assignment|order|job|production|project)\\s*(?:nr\\.?\\s*)?[\\da-h]{1,2}\\s*[:.)–-]?\\s*)'
const kindOfWork =
  '(?:(?:den|the|en|ein|a)\\s+)?(?:\\p{Ll}+\\s+)?\\p{L}*(?:serien?|film(?:en)?|dokumentar(?:en)?|programm?et|drama(?:et)?|produksjonen|series|documentary|show|programme)\\s+'
const work = '(?:\\p{L}[\\p{L}-]*\\s+){1,3}(?:av|på|til|for|i|of|on)\\s+'
/** What may stand before a title that a part begins with: «Avrop 3: Klipp av», «a) dokumentarserien». */
const head = new RegExp(`^\\s*${marker}?(?:(${work}))?(?:${kindOfWork})?[«“"„]?\\s*$`, 'iu')

const joined = /(?:,|\s)\s*(?:og|samt|and)\s/gu
/** Where a text names works of the employer, the longest title that fits. */
export function findOmtaler({ flate, egne }: Grunnlag): Omtale[] {
  const { tekst } = flate.flyt
  const titles = [...new Set(egne.map(({ tittel }) => tittel.replace(/\s*\(.*$/u, '')))].filter(
    one => fold(one).length >= 3,
  )
  const all = titles
    .flatMap(tittel =>
      [tittel, tittel.toLocaleUpperCase('nb')].flatMap(written =>
        [
          ...tekst.matchAll(
            new RegExp(`(?<![\\p{L}\\d])${escaped(written).replaceAll(' ', '\\s')}(?![\\p{L}\\d])`, 'gu'),
          ),
        ].map(found => ({ tittel, at: found.index, end: found.index + written.length })),
      ),
    )
    .toSorted((a, b) => a.at - b.at)
  return all
    .filter(
      one =>
        !all.some(
          other => other.at <= one.at && other.end >= one.end && other.end - other.at > one.end - one.at,
        ),
    )
    .map(({ tittel, at }, index, own) => {
      const line = Math.max(tekst.lastIndexOf('\n', at), tekst.lastIndexOf(linjeskift, at)) + 1
      const sentence = sentenceStart(tekst, at)
      const isAt = (from: number) => {
        const [before, own] = head.exec(tekst.slice(from, at)) ?? []
        return before !== undefined && (!own || functionsBeside(own, null).length > 0)
      }
      const start = isAt(line) ? line : sentence
      const before = own[index - 1]
      if (!before || before.tittel === tittel || before.at < start)
        return { tittel, at, start, isHead: isAt(start), isJoined: false }
      const join = [...tekst.slice(before.end, at).matchAll(joined)].at(-1)
      return {
        tittel,
        at,
        start: join ? before.end + join.index : at,
        isHead: false,
        isJoined: join !== undefined,
      }
    })
}
