import { lesOrdenstall, lesSesonger } from '../ord/tall.ts'
import type { Flyt } from '../side/flate.ts'

/** One of several seasons that a text names together, with what is said of it alone. */
export type Sesongledd = { sesong: number; fra: number; til: number }

const number =
  '(?:\\d{1,2}|[ivx]{1,4}|f[øo]rste|fyrste|andre|annen|tredje|fjerde|femte|sjette|first|second|third|fourth|fifth)'
const between = '\\s*(?:,|/|\\+|&|og|and|samt)\\s*'
const numbers = `${number}\\.?(?:${between}${number}\\.?)*`
const range = `(\\d{1,2})\\s*(?:[-–—]|til(?: og med)?|t\\.?o\\.?m\\.?|to|through)\\s*(\\d{1,2})`
const before = new RegExp(
  `(?<!\\p{L})(?:sesong(?:er|ar|en|ene|ane)?|seasons?)\\s+(?:nr\\.?\\s*)?(?:${range}|(${number}(?:${between}${number})+))(?![\\p{L}\\d])`,
  'giu',
)
const after = new RegExp(
  `(?<![\\p{L}\\d])(${numbers}${between}${number}\\.?)\\s+(?:sesong(?:en|ene|ane)?|seasons?)(?!\\p{L})`,
  'giu',
)
const otherTime = /opsjon|option|tidligere|tidlegare|previous|forrige|neste|next|eventuell/iu

function listed(text: string): Sesongledd[] {
  for (const pattern of [before, after])
    for (const found of text.matchAll(pattern)) {
      const [from, to] = pattern === before ? [Number(found[1]), Number(found[2])] : [0, 0]
      const told =
        from && to
          ? Array.from({ length: Math.max(0, Math.min(to - from, 12) + 1) }, (_, at) => from + at)
          : [...(found[3] ?? found[1] ?? '').matchAll(new RegExp(number, 'giu'))].map(one =>
              // «sesong 2, i tiden …»
              one[0] === 'i' ? 0 : (lesOrdenstall(one[0]) ?? 0),
            )
      const own = [...new Set(told)].filter(one => one > 0 && one < 60)
      if (own.length > 1)
        return own.map(sesong => ({ sesong, fra: found.index, til: found.index + found[0].length }))
    }
  return []
}

const countedBefore = /(?:episod|program|sending)\p{L}*\s+(?:i|av|in|of|på|til|for)\s+$/iu
/** «sesong 1 (10 episoder) og sesong 2 (6 episoder)»: each goes on to the next. */
function apart(text: string): Sesongledd[] {
  const all = lesSesonger(text)
  const first = all.findIndex(({ til }, at) => {
    const next = all[at + 1]
    const gap = next ? text.slice(til, next.fra) : ''
    return (
      next !== undefined &&
      gap.length < 60 &&
      /(?:^|[\s,)])(?:og|and|samt|,|&)\s/u.test(`${gap} `) &&
      !/[.\n]\s/u.test(gap)
    )
  })
  if (first < 0) return []
  // «seks episoder i sesong 1 og alle åtte i sesong 2»: each begins where the one before ends.
  const before = text.slice(0, all[first]?.fra ?? 0)
  const start = Math.max(...['.', ';', '\n'].map(stop => before.lastIndexOf(stop))) + 1
  if (countedBefore.test(text.slice(start, all[first]?.fra)))
    return all
      .slice(first)
      .map(({ sesong, fra }, at, own) => ({ sesong, fra: own[at - 1]?.til ?? start, til: fra }))
  return all.slice(first).map(({ sesong, fra, til }, at, own) => {
    const stop = text.slice(til).search(/[.;\n]\s|$/u)
    return { sesong, fra, til: own[at + 1]?.fra ?? til + Math.max(0, stop) }
  })
}

/** The seasons that a document names together; none where it names just one, or others in other places. */
export function lesSesongliste({ tekst }: Pick<Flyt, 'tekst'>): Sesongledd[] {
  const found =
    [listed(tekst), apart(tekst)].find(one => new Set(one.map(({ sesong }) => sesong)).size > 1) ?? []
  const [first] = found
  if (!first || otherTime.test(tekst.slice(Math.max(0, first.fra - 60), first.til + 30))) return []
  const own = new Set(found.map(({ sesong }) => sesong))
  const others = lesSesonger(tekst).some(({ sesong }) => !own.has(sesong))
  return others ? [] : [...new Map(found.map(one => [one.sesong, one])).values()]
}
