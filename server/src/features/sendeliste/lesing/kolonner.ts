import { type Felt, felter, type Kolonnevalg, type Leseoppsett } from '@rp/contract/sendeliste'
import { fold } from '../kobling/ord.ts'
import { yearOf } from './verdier.ts'

type Rader = readonly (readonly string[])[]

/** What broadcasters call their columns, folded and without punctuation; the likeliest first. */
const names: Record<Felt, readonly string[]> = {
  tittel:
    'tittel|produksjonstittel|programtittel|programnavn|norsk tittel|sendetittel|hovedtittel|serietittel|verktittel|verkstittel|title|program title|programme title|norwegian title|series title|main title|production title|titel|programtitel|program|programme|produksjon|production|serie|verk|navn|name|show|film|filmtittel|verkets tittel|tittel pa verket|tittel pa program|program tittel|program navn|norsk programtittel|produksjonsnavn|verksnavn|serienavn|filmnavn'.split(
      '|',
    ),
  alternativTittel:
    'originaltittel|alternativ tittel|original tittel|engelsk tittel|internasjonal tittel|aka|aka tittel|original title|alternative title|english title|international title|utenlandsk tittel|alternativ titel|originaltitel|arbeidstittel|working title|annen tittel|andre titler|alternative titler|tittel original|originalnavn'.split(
      '|',
    ),
  mediehus:
    'mediehus|kanal|kanalnavn|tv kanal|sendekanal|kringkaster|mediahus|channel|channel name|broadcaster|tv channel|station|network|tjeneste|plattform|platform|service|strommetjeneste|sender|medium|publisert pa|kanal plattform|sendt pa|vist pa|tv selskap|kringkastingsselskap|tv stasjon|stasjon'.split(
      '|',
    ),
  aar: 'ar|visningsar|sendear|ar sendt|sendt ar|year|broadcast year|transmission year|viewing year|tx year|kalenderar|rapportar|sendedato|dato|date|tx date|broadcast date|transmission date|sendt dato|sendt|arstall|visningsarstall|sendearstall|arstall sendt|ar vist|ar for visning|visningsdato|vist dato|visningstidspunkt|sendetidspunkt'.split(
    '|',
  ),
  episoder:
    'episoder|antall episoder|ant episoder|ant ep|antall ep|episodeantall|eps|ep|episodes|number of episodes|no of episodes|nr of episodes|num episodes|no of eps|number of eps|episode count|sendte episoder|episoder sendt|viste episoder|antall sendte episoder|antall sendinger|antall|avsnitt|antal episoder|antal avsnitt|antal|count|antall viste episoder|antall episoder sendt|antall episoder vist|episoder vist|episoder antall|antall sendte ep|antall viste ep|totalt antall episoder'.split(
      '|',
    ),
  premiere:
    'premiere|premierear|ar for premiere|premiere ar|premieredato|produksjonsar|prod ar|prodar|lanseringsar|utgivelsesar|premiere year|year of premiere|production year|prod year|year of production|release year|first aired|first broadcast|original air date|forste visning|forstegangsvisning|produktionsar|year produced|innspillingsar|produsert|premierearstall|arstall for premiere|premiere arstall|produksjonsarstall|ar produsert|produsert ar|utgivelsesdato|lanseringsdato|premiere date|release date|forste sendedato|forst vist|forst sendt'.split(
      '|',
    ),
  produksjonsselskap:
    'produksjonsselskap|prod selskap|prodselskap|produksjonsselskaper|selskap|produsent|produsentselskap|production company|prod company|production companies|prodco|company|producer|produced by|produksjonsbyra|leverandor|supplier|produktionsbolag|bolag|produsert av|produksjonshus|rettighetshaver|distributor|produksjonsfirma|prod firma|firma|foretak|selskapsnavn|produsenter|production house'.split(
      '|',
    ),
  sesong:
    'sesong|sesongnr|sesongnummer|sesong nr|season|season no|season number|season nr|series no|series number|serienr|sasong|sesongnavn|ses|sesonger|ses nr|serie nr|sesong serie'.split(
      '|',
    ),
}
/** Columns that look like a title by their name and are none. */
const notTitles =
  /episode|avsnitt|undertit|subtitle|beskriv|descript|synops|kategori|sjanger|genre|type|id$|^id|kode|code|isan|eidr/

const headerText = (cell: string): string =>
  fold(cell)
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

/** How well a header names a field: exactly, or with other words around it. */
function nameScore(header: string, felt: Felt): number {
  if (header === '') return 0
  const list = names[felt]
  const exact = list.indexOf(header)
  if (exact >= 0) return 100 - exact
  if (felt === 'tittel' && notTitles.test(header)) return 0
  if (/\bid\b|kode|code|lengde|varighet|duration|minutt|sekund|tid\b|time/.test(header)) return 0
  const words = ` ${header} `
  const part = list.findIndex(name => name.length >= 4 && words.includes(` ${name} `))
  return part >= 0 ? 50 - part / 2 : 0
}

type Facts = {
  filled: number
  distinct: number
  years: number
  small: number
  letters: number
  companies: number
  constant: boolean
  length: number
}

function factsOf(rader: Rader, column: number): Facts {
  const values = rader.map(rad => rad[column] ?? '').filter(Boolean)
  const share = (test: (value: string) => boolean) =>
    values.length === 0 ? 0 : values.filter(test).length / values.length
  return {
    filled: rader.length === 0 ? 0 : values.length / rader.length,
    distinct: values.length === 0 ? 0 : new Set(values).size / values.length,
    years: share(value => yearOf(value) !== null),
    small: share(value => /^\d{1,3}([.,]0+)?$/.test(value)),
    letters: share(value => /\p{L}{2}/u.test(value) && yearOf(value) === null),
    constant: values.length > 1 && new Set(values).size === 1,
    companies: share(value => /\b(as|asa|ab|film|tv|media|produksjon|productions?|studio)\b/i.test(value)),
    length: values.length === 0 ? 0 : values.reduce((sum, value) => sum + value.length, 0) / values.length,
  }
}

/** Whether the values of a column can be what its name says; a name that its content contradicts counts for nothing. */
const fits: Record<Felt, (facts: Facts) => boolean> = {
  tittel: facts => facts.filled === 0 || (facts.letters > 0.5 && facts.filled > 0.3),
  alternativTittel: facts => facts.filled === 0 || facts.letters > 0.5,
  mediehus: facts => facts.filled === 0 || facts.letters > 0.4,
  aar: facts => facts.years > 0.6,
  episoder: facts => facts.filled === 0 || facts.small > 0.5 || facts.letters < 0.8,
  premiere: facts => facts.filled === 0 || facts.years > 0.5,
  produksjonsselskap: facts => facts.filled === 0 || facts.letters > 0.5,
  sesong: facts => facts.filled === 0 || facts.length < 15,
}

/** For lists without a header: what the values themselves look like. */
const looks: Partial<Record<Felt, (facts: Facts) => number>> = {
  tittel: facts =>
    facts.letters > 0.7 ? facts.distinct * 20 + Math.min(facts.length, 30) / 3 - facts.companies * 15 : 0,
  produksjonsselskap: facts => (facts.letters > 0.7 && facts.companies > 0.4 ? facts.companies * 20 : 0),
  mediehus: facts =>
    facts.letters > 0.5 && facts.distinct < 0.35 && facts.companies < 0.4 ? 15 - facts.distinct * 20 : 0,
  aar: facts => (facts.years > 0.9 && facts.constant ? 15 : 0),
  premiere: facts => (facts.years > 0.8 && facts.distinct >= 0.02 ? 12 : 0),
  episoder: facts => (facts.small > 0.8 ? 8 : 0),
}

const sampleRows = 200

type Score = { felt: Felt; column: number; score: number }

/** Gives each field the column that fits it best; no column is two things. */
function assign(scores: readonly Score[]): Kolonnevalg {
  const chosen = Object.fromEntries(felter.map(felt => [felt, null])) as Kolonnevalg
  const taken = new Set<number>()
  for (const { felt, column, score } of [...scores].sort((a, b) => b.score - a.score)) {
    if (score <= 0 || chosen[felt] !== null || taken.has(column)) continue
    chosen[felt] = column
    taken.add(column)
  }
  return chosen
}

function proposeKolonner(header: readonly string[], body: Rader): Kolonnevalg {
  const columns = Math.max(header.length, ...body.map(rad => rad.length))
  const sample = body.slice(0, sampleRows)
  const byName: Score[] = []
  const byLook: Score[] = []
  for (let column = 0; column < columns; column++) {
    const facts = factsOf(sample, column)
    const text = headerText(header[column] ?? '')
    for (const felt of felter) {
      const named = nameScore(text, felt)
      if (named > 0 && (sample.length === 0 || fits[felt](facts))) byName.push({ felt, column, score: named })
      if (text === '' || header.length === 0) byLook.push({ felt, column, score: looks[felt]?.(facts) ?? 0 })
    }
  }
  const valg = assign([...byName, ...byLook])
  // A list must have a title: whatever column looks most like one.
  if (valg.tittel === null) {
    const taken = new Set(Object.values(valg))
    const titles = Array.from({ length: columns }, (_, column) => ({
      felt: 'tittel' as const,
      column,
      score: looks.tittel?.(factsOf(sample, column)) ?? 0,
    }))
    valg.tittel = assign(titles.filter(({ column }) => !taken.has(column))).tittel ?? null
  }
  return valg
}

const searchedRows = 30

/** Index of the row whose cells name most fields; -1 where no row names the title and something else, or two fields at all. */
function findHeader(rader: Rader): number {
  let best = { index: -1, score: 1 }
  for (const [index, rad] of rader.slice(0, searchedRows).entries()) {
    const named = namedInHeader(rad)
    // A row of values may hold a word or two of a header; it also holds numbers, which a header does not.
    const numbers = rad.filter(cell => /^\d+([.,]\d+)?$/.test(cell)).length
    const score = named.size - numbers * 2
    if (score > best.score) best = { index, score }
  }
  if (best.index >= 0) return best.index
  // A list of titles alone, under their name.
  const first = rader.findIndex(rad => rad.some(Boolean))
  const cells = rader[first]?.filter(Boolean) ?? []
  return cells.length > 0 && cells.every(cell => nameScore(headerText(cell), 'tittel') >= 80) ? first : -1
}

/** How the portal would read a file that nobody has told it anything of. */
export function proposeOppsett({ rader, valgtArk }: { rader: Rader; valgtArk: string }): Leseoppsett {
  const header = findHeader(rader)
  const body = rader.slice(header + 1).filter(rad => rad.some(Boolean))
  return {
    ark: valgtArk,
    kolonneark: valgtArk,
    overskriftsrad: header + 1,
    kolonner: proposeKolonner(header >= 0 ? (rader[header] ?? []) : [], body),
    mediehus: '',
  }
}

const namedInHeader = (rad: Rader[number]): Set<Felt> =>
  new Set(rad.flatMap(cell => felter.filter(felt => nameScore(headerText(cell), felt) >= 45)))

/** What a header with one name of ours makes of `likenessToList`. */
export const namedColumn = 100

/** How much rows look like a list, to choose among the sheets of a workbook: a header that names a title and more, then many rows. */
export function likenessToList(rader: Rader): number {
  const header = findHeader(rader)
  const named = header >= 0 ? namedInHeader(rader[header] ?? []) : new Set<Felt>()
  return (
    (named.has('tittel') ? 1000 : 0) +
    named.size * namedColumn +
    Math.min(namedColumn - 1, rader.length - header - 1)
  )
}

/** The columns under another header, when a person has chosen another row or sheet. */
export const proposeUnder = (rader: Rader, overskriftsrad: number): Kolonnevalg =>
  proposeKolonner(
    overskriftsrad > 0 ? (rader[overskriftsrad - 1] ?? []) : [],
    rader.slice(overskriftsrad).filter(rad => rad.some(Boolean)),
  )

/** What each column is called; a number where nothing stands above it. */
export function headersOf(rader: Rader, overskriftsrad: number): string[] {
  const columns = Math.min(
    200,
    rader.reduce((most, rad) => Math.max(most, rad.length), 0),
  )
  const header = overskriftsrad > 0 ? (rader[overskriftsrad - 1] ?? []) : []
  return Array.from({ length: columns }, (_, column) => header[column] || `Kolonne ${column + 1}`)
}
