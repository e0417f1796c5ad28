import type { Oppslag, Registerverk } from '../../oppslag.ts'
import { fold, likhet } from '../ord/likhet.ts'
import { lesSesonger } from '../ord/tall.ts'
import type { Tittellesing } from './tittel.ts'

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
export type Verkstreff = {
  verk: Registerverk
  vekt: number
  lik: number
  forsprang: number
  sesongUkjent: boolean
}

/** A title of the register without its season, and its other names. */
function namesOf(tittel: string): string[] {
  const bare = (text: string) => {
    const [season] = lesSesonger(text)
    return (season ? `${text.slice(0, season.fra).replace(/[\s(,:–—-]+$/u, '')}` : text).trim() || text
  }
  const parts = tittel.split(/\s+(?:aka|a\.k\.a\.|\/|=)\s+/iu)
  const inner = /\(([^()]+)\)/u.exec(tittel)?.[1]
  const outer = tittel.replace(/\s*\([^()]*\)\s*/u, ' ').trim()
  const names = [bare(tittel), ...parts.map(bare), outer]
  if (inner && lesSesonger(inner).length === 0) names.push(inner)
  return [...new Set(names.filter(Boolean))]
}

const bareCompany = (navn: string) =>
  fold(navn)
    .replace(/\s(?:as|asa|ans|ba|da)$/u, '')
    .replaceAll(' ', '')

function titleWeight(lik: number, length: number): number {
  const base =
    lik >= 1 ? 4 : lik >= 0.95 ? 3.4 : lik >= 0.9 ? 2.6 : lik >= 0.84 ? 1.6 : lik >= 0.76 ? 0.4 : -6
  return length < 5 && lik < 1 ? base - 2 : base
}

function seasonWeight(told: number | null, { sesong }: Registerverk): number {
  if (told === null) return 0
  if (sesong === told) return 2.5
  if (sesong === null) return told === 1 ? -0.2 : -2.5
  return -7
}

/** A work premieres after the work on it, seldom more than two years after. */
function yearWeight(aar: Kjennetegn['aar'], { premiere }: Registerverk): number {
  if (!aar || premiere === null) return 0
  if (premiere < aar.fra) return -3
  const after = premiere - aar.til
  return after <= 1 ? 1.4 : after === 2 ? 0.2 : -1
}

/** Credits bear the year that the work was finished in: most often that of its premiere, and never a later one. */
function copyrightWeight(year: number | null | undefined, { premiere }: Registerverk): number {
  if (!year || premiere === null) return 0
  return premiere === year ? 2 : premiere === year + 1 ? 0.2 : -1.5
}

const related = (a: string, b: string) =>
  a === b || (a === 'TV-drama' && b === 'Animasjon') || (b === 'TV-drama' && a === 'Animasjon')

/** «Under isen dokumentarserie i 4 deler» in a cell: how like a title of the company is what begins with it. */
const beginning = 0.95
function weigh(lesing: Tittellesing, facts: Kjennetegn, verk: Registerverk) {
  const names = namesOf(verk.tittel)
  const company = bareCompany(facts.selskap)
  const own = bareCompany(verk.selskap)
  let lik = 0
  let length = 0
  for (const variant of lesing.varianter)
    for (const name of names) {
      const begins =
        company !== '' && company === own && name.length > 4 && fold(variant).startsWith(`${fold(name)} `)
      const one = Math.max(likhet(variant, name), begins ? beginning : 0)
      if (one > lik) [lik, length] = [one, name.length]
    }
  // «Verket» is «Verket» before it is «Verket (kinoversjon)».
  const added = /\(([^()]+)\)/u.exec(verk.tittel)?.[1] ?? ''
  const unsaid =
    added !== '' &&
    lesSesonger(added).length === 0 &&
    !lesing.varianter.some(variant => fold(variant).includes(fold(added)))
  const companyWeight =
    !company || !own
      ? 0
      : company === own
        ? 2.5
        : likhet(company, own) > 0.85 || company.startsWith(own) || own.startsWith(company)
          ? 1.5
          : -2
  const typeWeight =
    facts.verkstype && verk.verkstype ? (related(facts.verkstype, verk.verkstype) ? 0.7 : -1) : 0
  const total =
    facts.episoder && facts.episoder > 1 && verk.episoder
      ? facts.episoder === verk.episoder
        ? 0.9
        : facts.episoder > verk.episoder
          ? -0.9
          : -0.3
      : 0
  const years = yearWeight(facts.aar, verk) + copyrightWeight(facts.opphavsaar, verk)
  return {
    verk,
    lik,
    vekt:
      titleWeight(lik, length) -
      (unsaid ? 1.2 : 0) +
      seasonWeight(lesing.sesong ?? facts.sesong, verk) +
      companyWeight +
      typeWeight +
      total +
      years,
    years,
    isExact: lik >= 1 && companyWeight === 2.5 && seasonWeight(lesing.sesong ?? facts.sesong, verk) >= 0,
  }
}

/** The production of the register that a title is; «Tittelen 4» is also looked for as the fourth season of «Tittelen». */
export async function findVerk(
  lesing: Tittellesing,
  facts: Kjennetegn,
  oppslag: Oppslag,
  egne: readonly Registerverk[],
): Promise<Verkstreff | null> {
  const whole = await findOne(lesing, facts, oppslag, egne)
  const { bareTall } = lesing
  if (!bareTall || (whole && whole.lik >= 0.97)) return whole
  const { navn, sesong } = bareTall
  const other = await findOne({ ...lesing, navn, varianter: [navn], sesong }, facts, oppslag, egne)
  return other && other.lik >= 0.9 && other.verk.sesong === sesong && other.vekt > (whole?.vekt ?? 0)
    ? other
    : whole
}

/** The production of the register that a title is, if one fits better than all others. */
async function findOne(
  lesing: Tittellesing,
  facts: Kjennetegn,
  oppslag: Oppslag,
  egne: readonly Registerverk[],
): Promise<Verkstreff | null> {
  const found = (await oppslag.verk(lesing.varianter.slice(0, 5))).flat()
  const candidates = [...new Map([...found, ...egne].map(verk => [verk.id, verk])).values()]
  const weighed = candidates.map(verk => weigh(lesing, facts, verk))
  // The very title, of the very company: no title that is like it comes before it, whatever the dates say.
  const exact = weighed.filter(one => one.isExact)
  const graded = (exact.length > 0 ? exact : weighed).sort((a, b) => b.vekt - a.vekt)
  const [best, next] = graded
  if (!best || best.vekt < 2.4) return null
  const told = lesing.sesong ?? facts.sesong
  return {
    verk: best.verk,
    vekt: best.vekt,
    lik: best.lik,
    forsprang: next ? best.vekt - next.vekt : 9,
    // «Verket 2022» may be how its season is called.
    sesongUkjent: told === null && best.verk.sesong !== null && fold(best.verk.tittel) !== fold(lesing.navn),
  }
}
