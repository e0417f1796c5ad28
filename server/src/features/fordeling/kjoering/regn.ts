import crypto from 'node:crypto'
import type { Linjeslag, Regnskap } from '@rp/contract/kjoering'
import { type Mangel, manglerIPlan } from '@rp/contract/planinnhold'
import { distributePott, type Krav, type Linje, sortKrav, sortVerk } from '../kjerne/kjerne.ts'
import type { Gruppetelling } from './funn.ts'
import {
  type Frigittrad,
  type Korreksjonsrad,
  manglerIPotter,
  manglerIRader,
  type Oppsett,
  type Rader,
  toKjerne,
} from './grunnlag.ts'

/** The columns of what a run writes, in the order in which `Utregning` gives their values. */
export const linjekolonner = [
  'nummer',
  'slag',
  'pott_id',
  'produksjon_id',
  'gruppe',
  'registrering_id',
  'dokument_id',
  'bruker_id',
  'fagfunksjon',
  'egne',
  'teller',
  'nevner',
  'beloep',
  'korreksjon_id',
  'andel',
  'samlet',
] as const
export const verkkolonner = [
  'pott_id',
  'produksjon_id',
  'tittel',
  'selskap',
  'verkstype',
  'sekunder',
  'viste',
  'verdi',
] as const
type Pott = ReturnType<typeof toKjerne>['potter'][number]
export type Verdi = string | number | bigint | null
/** Rows of a run in their order, each computed as it is asked for, and after the last of them what came out. */
export type Regning = {
  verk: Iterable<Verdi[]>
  linje: Iterable<Verdi[]>
  /** To be asked for once, when all rows have been read. */
  ferdig(): Utregning
  /** The claims as all lines count them, by work and function; when all rows have been read. */
  grupper(): Iterable<Gruppetelling>
}
export type Utregning = {
  mangler: Mangel[]
  regnskap: Regnskap
  linjer: number
  /** Ids of those who have a claim or a correction in it. */
  mottakere: string[]
  /** Of each pot, by its id. */
  sumVerdi: Record<string, string>
  resultat: string
}

/** Columns that every line has had from the beginning. */
const foersteKolonner = 13
/** No screen shows more, and whoever mends these finds the rest at the next try. */
const mostShown = 500
/** Characters that are hashed at once. */
const hashedAtOnce = 65_536
const tomt = {
  brutto: 0,
  fradrag: 0,
  avsetning: 0,
  krav: 0,
  annetSted: 0,
  korreksjon: 0,
  frigitt: 0,
  utenKrav: 0,
  ufordelt: 0,
}
const feltOf = {
  fradrag: 'fradrag',
  avsetning: 'avsetning',
  krav: 'krav',
  annet_sted: 'annetSted',
  korreksjon: 'korreksjon',
  frigitt: 'frigitt',
  uten_krav: 'utenKrav',
  ufordelt: 'ufordelt',
} as const

function stopped(mangler: readonly Mangel[]): Utregning {
  const more = mangler.length - mostShown
  const rest = more > 0 ? [{ verkstype: null, tekst: `Og ${more} til.` }] : []
  const shown = [...mangler.slice(0, mostShown), ...rest]
  return { mangler: shown, regnskap: { ...tomt }, linjer: 0, mottakere: [], sumVerdi: {}, resultat: '' }
}

const groupsOf = ({ plan }: Oppsett) =>
  new Map(plan.verkstyper.map(one => [one.verkstype, one.grupper.map(({ gruppe }) => gruppe)]))

/** Counts lines by claim. */
function tellKrav(oppsett: Oppsett, rader: Rader, { krav, rad }: { krav: readonly Krav[]; rad: Int32Array }) {
  const sums = new Map(
    (['beloep', 'privat', 'annetSted', 'viste'] as const).map(felt => [felt, new Float64Array(krav.length)]),
  )
  const isTalt = new Uint8Array(krav.length)
  const add = (felt: 'beloep' | 'privat' | 'annetSted', line: Linje) => {
    const sum = sums.get(felt) as Float64Array
    sum[line.krav] = (sum[line.krav] ?? 0) + line.beloep
  }
  const at = (felt: 'beloep' | 'privat' | 'annetSted' | 'viste', index: number) =>
    sums.get(felt)?.[index] ?? 0
  return {
    add(line: Linje, { alleKrav, viste }: Pott['regning']): void {
      if (line.krav === -1) return
      isTalt[line.krav] = 1
      add(line.slag === 'krav' ? 'beloep' : 'annetSted', line)
      if (line.slag === 'krav' && alleKrav) add('privat', line)
      const mest = sums.get('viste') as Float64Array
      mest[line.krav] = Math.max(mest[line.krav] ?? 0, viste[line.verk] ?? 0)
    },
    /** @param lister the claims of each work, those of a group beside each other */
    *grupper(lister: readonly Int32Array[]): Generator<Gruppetelling> {
      const navn = groupsOf(oppsett)
      for (const [verk, list] of lister.entries()) {
        const { id = '', verkstype = '' } = rader.verk[verk] ?? {}
        const talte = Array.from(list).filter(index => isTalt[index] === 1)
        for (const [gruppe, alle] of Map.groupBy(talte, index => krav[index]?.gruppe ?? -1))
          yield {
            produksjonId: id,
            gruppe: navn.get(verkstype ?? '')?.[gruppe] ?? '',
            krav: alle.map(index => ({
              brukerId: rader.krav[rad[index] ?? -1]?.brukerId ?? '',
              episoder: krav[index]?.episoder ?? null,
              viste: at('viste', index),
              beloep: at('beloep', index),
              privat: at('privat', index),
              annetSted: krav[index]?.annetSted ? at('annetSted', index) : null,
            })),
          }
      }
    },
  }
}

/** What one line is called by: ids and names in place of the core's indexes, as columns in their order. */
function namer(oppsett: Oppsett, rader: Rader, alle: readonly Krav[], rad: Int32Array) {
  const groups = groupsOf(oppsett)
  return (
    nummer: number,
    pottId: string,
    line: Linje,
  ): { slag: Linjeslag; mottaker: string | null; verdier: Verdi[] } => {
    const krav = line.krav === -1 ? undefined : rader.krav[rad[line.krav] ?? -1]
    const { slag } = line
    const verk = rader.verk[line.verk]
    const gruppe = verk ? groups.get(verk.verkstype ?? '')?.[line.gruppe] : undefined
    const claim = [
      krav?.id ?? null,
      krav?.dokumentId ?? null,
      krav?.brukerId ?? null,
      krav?.fagfunksjon ?? null,
      krav?.episoder ?? null,
    ]
    const numbers = [line.teller, line.nevner, line.beloep]
    const avtalt = [alle[line.krav]?.andel ?? null, line.samlet]
    return {
      slag,
      mottaker: krav && slag === 'krav' ? krav.brukerId : null,
      verdier: [
        nummer,
        slag,
        pottId,
        verk?.id ?? null,
        gruppe ?? null,
        ...claim,
        ...numbers,
        null,
        ...avtalt,
      ],
    }
  }
}

/** A correction as a line of its pot: of the work and the document of the line that it corrects. */
function korreksjonslinje(nummer: number, one: Korreksjonsrad): Verdi[] {
  const { id, pottId, produksjonId, gruppe, dokumentId, brukerId, fagfunksjon, beloep } = one
  const claim = [null, dokumentId, brukerId, fagfunksjon, null]
  return [nummer, 'korreksjon', pottId, produksjonId, gruppe, ...claim, 0, 1, beloep, id, null, null]
}

/** What is released as a line of the pot that shares it out: it takes from what came in there, for the others to have, or for one where it was held back. */
function frigittlinje(
  nummer: number,
  { pottId, beloep }: Frigittrad,
  av?: Pick<Korreksjonsrad, 'produksjonId' | 'gruppe'>,
): Verdi[] {
  const work = [av?.produksjonId ?? null, av?.gruppe ?? null]
  const claim = [null, null, null, null, null]
  return [nummer, 'frigitt', pottId, ...work, ...claim, 0, 1, -beloep, null, null, null]
}

/**
 * A line as its hash reads it. The columns that came later stand last, and a line that has none of them is as it was before there were any.
 * @param verdier in the order of `linjekolonner`
 */
export function hashtekst(verdier: readonly Verdi[]): string {
  let length = verdier.length
  while (length > foersteKolonner && verdier[length - 1] === null) length--
  return `${(length === verdier.length ? verdier : verdier.slice(0, length)).join('\t')}\n`
}

/** The works of a pot as it counts them. What was corrected of a work that it does not count has the work's name all the same. */
function* verkrader(
  { verk }: Rader,
  orden: readonly number[],
  { id: pottId, regning }: Pott,
  korrigert: readonly Korreksjonsrad[],
): Generator<Verdi[]> {
  const missing = new Map(korrigert.map(one => [one.produksjonId, one]))
  for (const place of orden) {
    const [work, viste] = [verk[place], regning.viste[place] ?? 0]
    if (!work || viste === 0) continue
    const { id, tittel, selskap, verkstype, sekunder } = work
    yield [pottId, id, tittel, selskap, verkstype, sekunder, viste, regning.verdier[place] ?? 0n]
    missing.delete(id)
  }
  for (const { produksjonId, tittel, selskap, verkstype } of missing.values())
    yield [pottId, produksjonId, tittel, selskap, verkstype, null, 0, 0n]
}

/** Hashes texts many at a time: there are a million, and each is short. */
function hashOf() {
  const hash = crypto.createHash('sha256')
  let waiting = ''
  return {
    update(tekst: string): void {
      waiting += tekst
      if (waiting.length < hashedAtOnce) return
      hash.update(waiting)
      waiting = ''
    },
    digest: () => hash.update(waiting).digest('hex'),
  }
}

/**
 * Computes a run from what it counts. Only the lines of one pot are in memory at a time.
 * @returns its rows and what came out, or what is missing: there are no rows then
 */
export function calculate(oppsett: Oppsett, rader: Rader): Regning {
  const { verkstyper, mangler } = manglerIRader(oppsett, rader)
  const all = [...manglerIPlan(oppsett.plan, verkstyper), ...mangler, ...manglerIPotter(oppsett)]
  if (all.length > 0) return { verk: [], linje: [], ferdig: () => stopped(all), grupper: () => [] }
  const { verk, krav, rad, potter } = toKjerne(oppsett, rader)
  const ordnet = { verk: sortVerk(verk), krav: sortKrav(verk, krav) }
  const name = namer(oppsett, rader, krav, rad)
  const korrigertI = (id: string) => oppsett.korreksjoner.filter(({ pottId }) => pottId === id)
  const talte = tellKrav(oppsett, rader, { krav, rad })
  const hash = hashOf()
  const people = new Set<string>()
  const out: Utregning = { ...stopped([]), regnskap: { ...tomt } }
  const count = (slag: Linjeslag, beloep: number, brukerId: string | null, verdier: Verdi[]): Verdi[] => {
    out.regnskap[feltOf[slag]] += beloep
    if (brukerId) people.add(brukerId)
    hash.update(hashtekst(verdier))
    return verdier
  }
  function* linjerader(): Generator<Verdi[]> {
    for (const { id, regning } of potter) {
      const { linjer, sumVerdi } = distributePott(verk, krav, regning, ordnet)
      out.sumVerdi[id] = String(sumVerdi)
      out.regnskap.brutto += regning.brutto
      for (const line of linjer) {
        talte.add(line, regning)
        const { slag, mottaker, verdier } = name(++out.linjer, id, line)
        yield count(slag, line.beloep, mottaker, verdier)
      }
      for (const one of korrigertI(id)) {
        yield count('korreksjon', one.beloep, one.brukerId, korreksjonslinje(++out.linjer, one))
        if (one.frigitt) yield count('frigitt', -one.beloep, null, frigittlinje(++out.linjer, one, one))
      }
      for (const one of oppsett.frigitt.filter(({ pottId }) => pottId === id))
        yield count('frigitt', -one.beloep, null, frigittlinje(++out.linjer, one))
    }
  }
  function* alleVerk(): Generator<Verdi[]> {
    for (const pott of potter) yield* verkrader(rader, ordnet.verk, pott, korrigertI(pott.id))
  }
  const ferdig = () => ({ ...out, mottakere: [...people], resultat: hash.digest() })
  return { verk: alleVerk(), linje: linjerader(), ferdig, grupper: () => talte.grupper(ordnet.krav) }
}
