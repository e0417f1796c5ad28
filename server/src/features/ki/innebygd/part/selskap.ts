import type { Verdi } from '../../funn.ts'
import type { Oppslag, Registerselskap } from '../../oppslag.ts'
import type { Felt } from '../felt/felt.ts'
import { fold, foldOcr, likhet } from '../ord/likhet.ts'
import { type Flate, stedOf } from '../side/flate.ts'
import type { Part } from './parter.ts'
import { findOrgnr, findSelskapsspor, otherBefore, type Selskapsspor } from './selskap-spor.ts'

type Selskapsfunn = { verdi: Verdi<string>; register: Registerselskap | null }

type Gruppe = {
  navn: string
  register: Registerselskap | null
  lik: number
  vekt: number
  spor: Selskapsspor[]
}

const legalForms = ['as', 'asa', 'ans', 'ba', 'da', 'sa', 'ltd']
const bare = (navn: string) =>
  foldOcr(navn)
    .split(' ')
    .filter(word => !legalForms.includes(word))
    .join('')

/** The register's company of that name, if one is so like it that slips of reading explain the rest. */
function registered(
  navn: string,
  candidates: readonly Registerselskap[],
): { selskap: Registerselskap; lik: number } | null {
  const graded = candidates
    .map(selskap => ({
      selskap,
      lik: Math.max(likhet(selskap.navn, navn), bare(selskap.navn) === bare(navn) ? 0.97 : 0),
    }))
    .sort((a, b) => b.lik - a.lik)
  const [best, next] = graded
  if (!best || best.lik < 0.84) return null
  return next &&
    next.lik > best.lik - 0.03 &&
    best.lik < 0.97 &&
    fold(next.selskap.navn) !== fold(best.selskap.navn)
    ? null
    : best
}

/** «Underhaldning AS» at the beginning of a line, of «Nordfjord Underhaldning AS» that another place has in one. */
const wholeOf = (navn: string, names: readonly string[]): string =>
  names.find(
    one =>
      /^\p{Lu}\p{Ll}/u.test(one) &&
      one.endsWith(` ${navn}`) &&
      one.split(' ').length === navn.split(' ').length + 1,
  ) ?? navn

async function group(spor: readonly Selskapsspor[], oppslag: Oppslag): Promise<Gruppe[]> {
  const names = [...new Set(spor.map(({ navn }) => navn))]
  const found = await oppslag.selskaper(names)
  const groups: Gruppe[] = []
  for (const told of [...spor].sort((a, b) => b.vekt - a.vekt)) {
    const one = { ...told, navn: wholeOf(told.navn, names) }
    const match = registered(one.navn, found[names.indexOf(one.navn)] ?? [])
    const navn = match?.selskap.navn ?? one.navn
    const own = groups.find(
      group => fold(group.navn) === fold(navn) || likhet(bare(group.navn), bare(navn)) > 0.9,
    )
    if (!own) {
      groups.push({
        navn,
        register: match?.selskap ?? null,
        lik: match?.lik ?? 0,
        vekt: one.vekt,
        spor: [one],
      })
      continue
    }
    own.vekt += one.vekt < 0 ? one.vekt : Math.min(one.vekt, own.spor.length > 3 ? 0.1 : 1.6)
    own.spor.push(one)
    if (match && match.lik > own.lik) Object.assign(own, { navn, register: match.selskap, lik: match.lik })
  }
  return groups
}

/** A number of the register speaks for its company, unless it stands with the worker's own firm. */
async function weighOrgnr(flate: Flate, groups: Gruppe[], oppslag: Oppslag): Promise<void> {
  const numbers = findOrgnr(flate)
  const found = await oppslag.selskaperMedOrgnr(numbers.map(({ nummer }) => nummer))
  for (const { nummer, fra, utsnitt } of numbers) {
    const selskap = found.find(({ orgnr }) => orgnr === nummer)
    if (!selskap || otherBefore.test(flate.flyt.tekst.slice(Math.max(0, fra - 110), fra))) continue
    const own = groups.find(group => fold(group.navn) === fold(selskap.navn))
    if (own) {
      own.vekt += 2
      Object.assign(own, { navn: selskap.navn, register: selskap, lik: 1 })
    } else
      groups.push({
        navn: selskap.navn,
        register: selskap,
        lik: 1,
        vekt: 2,
        spor: [{ navn: selskap.navn, utsnitt, vekt: 2 }],
      })
  }
}

function certaintyOf({ vekt, register, lik }: Gruppe, next: number, flate: Flate): number {
  const lead = vekt - next
  if (vekt < 1) return register && next < 0.3 ? 0.72 : 0.4
  if (lead < 0.5) return 0.4
  const base = vekt >= 4.5 ? 0.97 : vekt >= 3 ? 0.94 : vekt >= 2 ? 0.82 : 0.6
  const known = register
    ? lik >= 0.95
      ? base + 0.01
      : Math.min(base, 0.92)
    : Math.min(base, flate.lesesikkerhet > 0.99 ? 0.92 : 0.8)
  return lead >= 1.2 ? known : Math.min(known, 0.75)
}

/** The national broadcaster by its full name is the one the registers know by letters. */
const asCalled = (one: Selskapsspor): Selskapsspor =>
  /^norsk rikskringkasting(?:\s+AS)?$/iu.test(one.navn) ? { ...one, navn: 'NRK' } : one

/** The employer: not a co-producer, a broadcaster that ordered the work, or the worker's own firm. */
export async function findSelskap(
  flate: Flate,
  felter: readonly Felt[],
  parter: readonly Part[],
  oppslag: Oppslag,
): Promise<Selskapsfunn | null> {
  const spor: Selskapsspor[] = [
    ...parter.filter(({ slag }) => slag === 'selskap'),
    ...findSelskapsspor(flate, felter),
  ]
  const groups = await group(spor.map(asCalled), oppslag)
  await weighOrgnr(flate, groups, oppslag)
  const [best, next] = groups.sort((a, b) => b.vekt - a.vekt)
  if (!best || best.vekt < (best.register ? 0.3 : 0.8)) return null
  const shown = best.spor.toSorted((a, b) => b.vekt - a.vekt)[0]
  return {
    verdi: {
      verdi: best.navn,
      sikkerhet: certaintyOf(best, next?.vekt ?? 0, flate),
      sted: shown ? stedOf(shown.utsnitt) : null,
    },
    register: best.register,
  }
}
