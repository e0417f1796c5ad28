import type { Felt } from '../felt/felt.ts'
import { utsnittOf } from '../felt/felt.ts'
import { findRulletekst } from '../navn/rulletekst.ts'
import { lesTotal } from '../ord/episoder.ts'
import { fold } from '../ord/likhet.ts'
import { lesOrdenstall, lesSesonger, lesTall, tallord } from '../ord/tall.ts'
import type { Flate } from '../side/flate.ts'

/** What the document says beside the title, to tell productions of like names apart. */
export type Kjennetegn = {
  sesong: number | null
  /** Its figure is hard to read. */
  sesongUtydelig?: boolean
  /** The register's name of the employer, or the name as written; empty when not found. */
  selskap: string
  /** Years of the work: the first and the last. */
  aar: { fra: number; til: number } | null
  /** Year of the copyright, as in credits. */
  opphavsaar?: number | null
  verkstype: string | null
  episoder: number | null
}

const types: readonly (readonly [string, RegExp])[] = [
  ['Musikkvideo', /(?<!\p{L})(?:musikkvideo\p{L}*|music video)(?!\p{L})/iu],
  [
    'Animasjon',
    /(?<!\p{L})(?:animasjons?(?:serie\p{L}*|film\p{L}*)?|animated (?:series|film|feature|short)|animation(?: series| film)?|tegnefilm\p{L}*)(?!\p{L})/iu,
  ],
  ['Kortfilm/novellefilm', /(?<!\p{L})(?:kortfilm\p{L}*|novellefilm\p{L}*|short film)(?!\p{L})/iu],
  ['Dokumentar', /(?<!\p{L})(?:dokumentar\p{L}*|documentary\p{L}*|faktaserie\p{L}*)(?!\p{L})/iu],
  [
    'TV-drama',
    /(?<!\p{L})(?:tv-?\s?drama\p{L}*|drama\p{L}*|krimserie\p{L}*|thrillerserie\p{L}*|komiserie\p{L}*|scripted series|tv drama)(?!\p{L})/iu,
  ],
  [
    'TV-underholdning',
    /(?<!\p{L})(?:tv-?\s?underholdning\p{L}*|tv-?\s?underhaldning\p{L}*|underholdning\p{L}*|underhaldning\p{L}*|reality\p{L}*|entertainment|realityserie\p{L}*|konkurranseprogram\p{L}*|talkshow|quiz\p{L}*|livsstil\p{L}*|factual entertainment|livsstilsserie\p{L}*)(?!\p{L})/iu,
  ],
  [
    'Spillefilm',
    /(?<!\p{L})(?:spillefilm\p{L}*|spelefilm\p{L}*|feature film|feature|kinofilm\p{L}*|langfilm\p{L}*)(?!\p{L})/iu,
  ],
]

/** The work type of a few words; of a form with boxes the one that is ticked. */
export function lesVerkstype(text: string): string | null {
  const ticked = /(?:\[\s*[xX✓]\s*\]|[☒☑✓]|(?<!\p{L})[xX](?=\s))\s*([^[\]☐☒☑]{3,25})/u.exec(text)?.[1]
  const read = ticked ?? text
  const kinds = types.filter(([, pattern]) => pattern.test(read))
  return kinds[0]?.[0] ?? null
}

function verkstypeOf(flate: Flate, felter: readonly Felt[]): string | null {
  for (const { roller, verdier, etikett } of felter) {
    if (!roller.has('sjanger') && !roller.has('omfang')) continue
    for (const { linjer } of verdier) {
      const row = flate.rader[linjer[0]?.rad ?? -1] ?? []
      const ticked = row
        .map(cell => cell.tekst)
        .find(text => /(?:^|\s)(?:[xX]|\[\s*[xX]\s*\]|[☒☑])\s/u.test(text))
      const read = lesVerkstype(ticked ?? linjer.map(one => one.tekst).join(' '))
      if (read && etikett) return read
    }
  }
  // What the heading and the first lines of the terms call it; a list of all kinds tells nothing.
  const start = flate.flyt.tekst.slice(0, 2600)
  const counted = types
    .map(([type, pattern]) => ({
      type,
      count: [...start.matchAll(new RegExp(pattern.source, 'giu'))].length,
      at: start.search(pattern),
    }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || a.at - b.at)
  return counted.length > 0 && counted.length < 4 ? (counted[0]?.type ?? null) : null
}

/** The season that a field asks for. */
function seasonOfFelter(felter: readonly Felt[]): number | null {
  for (const { roller, verdier } of felter) {
    if (!roller.has('sesong')) continue
    for (const { linjer } of verdier) {
      const first = utsnittOf(linjer.slice(0, 1))
      const text = first.tekst
      const read =
        lesSesonger(text)[0]?.sesong ??
        lesTall(text.split(/[\s/,(]/u)[0]?.replace(/\.$/u, '') ?? '') ??
        lesOrdenstall(text.split(/[\s/,(]/u)[0] ?? '')
      if (read !== null && read > 0 && read < 60) return read
    }
  }
  return null
}

const clear = 0.8
const isSeasonUnclear = (felter: readonly Felt[]): boolean =>
  felter
    .filter(({ roller }) => roller.has('sesong'))
    .flatMap(({ verdier }) => verdier.flatMap(({ linjer }) => linjer[0]?.ord.slice(0, 1) ?? []))
    .some(({ lesesikkerhet }) => lesesikkerhet < clear)

function seasonOf(flate: Flate, felter: readonly Felt[]): number | null {
  const told = seasonOfFelter(felter)
  if (told !== null) return told
  const all = new Set(lesSesonger(flate.flyt.tekst).map(({ sesong }) => sesong))
  return all.size === 1 ? ([...all][0] ?? null) : null
}

const dates =
  /(?<!\d)(?:\d{1,2}[./-]\d{1,2}[./-]((?:20)?\d\d)|\d{1,2}\.?\s+\p{L}{3,9}\s+(20\d\d)|\p{L}{3,9}\s+\d{1,2},\s+(20\d\d)|(?:uke|veke|week)\s+\d{1,2}[\s,/-]+(20\d\d)|(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|des|dec)\p{L}*\s+(20\d\d)|(?:våren?|hausten|høsten?|vinteren|sommeren|spring|autumn|fall|summer|winter)\s+(20\d\d)|(20\d\d)-\d\d-\d\d)(?!\d)/giu
/** Agreements that clauses cite have dates of their own. No quote holds the beginning of another: each is looked at once. */
const cited =
  /«[^«»]*»|“[^“”]*”|av\s+\d{1,2}\.\s?\d{1,2}\.\s?(?:20)?\d\d|of\s+\d{1,2}\.\d{1,2}\.(?:20)?\d\d|av\s+\d{1,2}\.\s+\p{L}+\s+20\d\d|lov\s+\d|født\s+\S+/giu

export const withoutCited = (text: string): string => text.replace(cited, ' ')

function yearsOf(flate: Flate, felter: readonly Felt[]): Kjennetegn['aar'] {
  const read = (text: string) =>
    [...withoutCited(text).matchAll(dates)]
      .map(found => Number(found.slice(1).find(Boolean)))
      .map(year => (year < 100 ? 2000 + year : year))
      .filter(year => year >= 1990 && year <= 2060)
  const periods = felter
    .filter(({ roller }) => roller.has('periode'))
    .flatMap(({ verdier }) => verdier.flatMap(({ linjer }) => read(linjer.map(one => one.tekst).join(' '))))
  const years = periods.length > 0 ? periods : read(flate.flyt.tekst)
  return years.length > 0 ? { fra: Math.min(...years), til: Math.max(...years) } : null
}

const copyright = /^(?:©|\(c\)|copyright)\s*(?:\p{L}[^\d]{1,40}\s)?((?:19|20)\d\d)(?!\d)/iu
/** Who makes a form has rights to the form. */
const formMaker = /forbund|forening|virke|skjema|standard/iu

/** The year of «© 2021», a line of its own. */
function copyrightOf({ celler }: Flate): number | null {
  const years = celler.flatMap(({ tekst }) =>
    tekst.length < 60 && !formMaker.test(tekst) ? (copyright.exec(tekst)?.[1] ?? []) : [],
  )
  return new Set(years).size === 1 ? Number(years[0]) : null
}

/** «dokumentarserie i tre deler» */
const inParts = new RegExp(
  `(?:serie\\p{L}*|series)[^.\\n]{0,60}?(?:\\s(?:i|in|på)|,)\\s(\\d{1,2}|${tallord})\\s(?:deler|delar|parts)`,
  'iu',
)

/** ««Verket» – drama – sesong 1 – 8 episoder» */
const countedTitle = new RegExp(
  `[»”"].{0,120}?(?<![\\p{L}\\d])(\\d{1,3}|${tallord})\\s+(?:episod|program)\\p{L}*`,
  'iu',
)
/** How many episodes the series has: of the field for it, or the only number the document gives. */
function totalOf(flate: Flate, felter: readonly Felt[]): number | null {
  for (const { roller, verdier, etikett } of felter) {
    if (!roller.has('omfang')) continue
    for (const { linjer } of verdier) {
      const text = linjer.map(one => one.tekst).join(' ')
      const total = lesTotal(text) ?? (/episod/iu.test(etikett.tekst) ? lesTall(text) : null)
      if (total) return total
    }
  }
  const text = flate.flyt.tekst
  const counted = felter.flatMap(({ roller, verdier }) =>
    roller.has('tittel') ? (countedTitle.exec(verdier[0]?.linjer[0]?.tekst ?? '')?.[1] ?? []) : [],
  )
  if (counted[0]) return lesTall(counted[0])
  const dimension = lesTotal(/\d{1,3}\s*[x×]\s*\d{1,3}\s*(?:min|')/iu.exec(text)?.[0] ?? '')
  if (dimension) return dimension
  const of = /\((?:av|of)\s+(\d{1,2})\)|\d\s+av\s+(\d{1,2})\s+episod/iu.exec(text)
  if (of) return Number(of[1] ?? of[2])
  const parts = inParts.exec(text)?.[1]
  if (parts) return lesTall(parts)
  const long =
    /(?<![\p{L}\d])([\p{L}\d]+)\s+(?:episod\p{L}*|program\p{L}*)\s+(?:à|a|á|of|på)\s+(?:ca\.?\s*)?\d+/iu.exec(
      text,
    )
  return long?.[1] ? lesTall(long[1]) : null
}

export const findKjennetegn = (flate: Flate, felter: readonly Felt[], selskap: string): Kjennetegn => ({
  sesong: seasonOf(flate, felter),
  sesongUtydelig: isSeasonUnclear(felter),
  selskap,
  aar: yearsOf(flate, felter),
  opphavsaar: copyrightOf(flate) ?? findRulletekst(flate)?.aar ?? null,
  verkstype: verkstypeOf(flate, felter),
  episoder: totalOf(flate, felter),
})
/** Words of a series: then a missing number of episodes must be asked for. */
export function namesSerie(text: string): boolean {
  return /(?<!\p{L})(?:\p{L}*serien?|series|sesong\p{L}*|season|episod\p{L}*)(?!\p{L})/iu.test(fold(text))
}
