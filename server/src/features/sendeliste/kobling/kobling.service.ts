import type { Database, InTransaction } from '../../database.ts'
import {
  findAlike,
  findBySelskap,
  findSame,
  listMedTegn,
  listSelskapsVerk,
  listUleste,
  listUsette,
  listVerk,
  lockNavn,
  type Navn,
  type Soek,
  saveLeste,
  type Treff,
} from './kobling.repository.ts'
import { companyWords } from './ord.ts'
import { createPause } from './pause.ts'
import type { Lesemaate } from './tittel.ts'
import { decide, type Utfall } from './valg.ts'
import {
  type LestLinje,
  type LestVerk,
  type Registerverk,
  readLinje,
  readVerk,
  type Sendelinje,
} from './vurdering.ts'

export type { Registerverk }

type Dependencies = { db: Database; inTransaction: InTransaction }

const registerAtOnce = 500
const linesAtOnce = 100
/** So certain of the same title that a title with slips cannot be better. */
const settled = 0.98

const keysOf = (ord: readonly string[]) => ({
  navn: ord.join(' '),
  samlet: ord.join(''),
  ordnet: ord.toSorted().join(' '),
})

/** Brings the names of the register up to date: what is new or renamed since last time is read. */
async function refreshNavn({ inTransaction }: Dependencies): Promise<void> {
  const pause = createPause()
  for (;;) {
    const done = await inTransaction(async tx => {
      await lockNavn(tx)
      const uleste = await listUleste(tx, registerAtOnce)
      const navn: Navn[] = []
      const leste = []
      for (const one of uleste) {
        const verk = readVerk({ ...one, premiere: null, verkstype: null, episoder: null })
        leste.push({ ...one, selskapsnavn: verk.selskap.join('') })
        const own = new Map(verk.lest.lesemaater.map(({ ord }) => [ord.join(' '), keysOf(ord)]))
        for (const keys of own.values()) navn.push({ produksjon_id: one.id, ...keys })
        await pause()
      }
      if (uleste.length > 0) await saveLeste(tx, leste, navn)
      return uleste.length < registerAtOnce
    })
    if (done) return
  }
}

type Verksamling = Map<string, LestVerk>

/** Reads those of the productions that this run has not met yet. */
async function gather(
  db: Database,
  verk: Verksamling,
  treff: readonly Treff[],
): Promise<Map<number, LestVerk[]>> {
  const missing = [...new Set(treff.map(({ id }) => id))].filter(id => !verk.has(id))
  const pause = createPause()
  for (const row of missing.length > 0 ? await listVerk(db, missing) : []) {
    verk.set(row.id, readVerk(row))
    await pause()
  }
  const perLine = new Map<number, LestVerk[]>()
  for (const { i, id } of treff) {
    const found = verk.get(id)
    const list = perLine.get(i) ?? []
    if (found && !list.includes(found)) list.push(found)
    perLine.set(i, list)
  }
  return perLine
}

const soekOf = (
  linjer: readonly LestLinje[],
  wanted: (i: number) => boolean,
  which: (reading: Lesemaate) => boolean,
): Soek[] =>
  linjer.flatMap((linje, i) => {
    if (!wanted(i)) return []
    const own = new Map(linje.lest.lesemaater.filter(which).map(({ ord }) => [ord.join(' '), keysOf(ord)]))
    return [...own.values()].map(keys => ({ i, ...keys }))
  })

const bareTittel = (tittel: string): LestLinje =>
  readLinje({
    tittel,
    alternativTittel: '',
    sesong: null,
    mediehus: '',
    episoder: null,
    premiere: null,
    selskap: '',
  })

const selskapSoek = (linjer: readonly LestLinje[], wanted: (i: number) => boolean) =>
  linjer.flatMap(({ selskap, linje: { premiere } }, i) =>
    wanted(i) && selskap.length > 0 && premiere !== null
      ? [{ i, selskapsnavn: selskap.join(''), premiere }]
      : [],
  )

/** Two connections: the database weighs one half beside the other. Each name is looked for once, however many lines have it. */
async function findInHalves(db: Database, soek: readonly Soek[]): Promise<Treff[]> {
  const names = [...new Map(soek.map(one => [one.navn, one])).values()].map((one, i) => ({ ...one, i }))
  const middle = Math.ceil(names.length / 2)
  const halves = await Promise.all(
    [names.slice(0, middle), names.slice(middle)].map(half => (half.length > 0 ? findAlike(db, half) : [])),
  )
  const byName = Map.groupBy(halves.flat(), ({ i }) => names[i]?.navn ?? '')
  return soek.flatMap(({ i, navn }) => (byName.get(navn) ?? []).map(({ id }) => ({ i, id })))
}

const mostTitler = 20_000

/** Words of the register's titles and companies with letters beyond a–z, in lower case. */
async function listKjenteOrd(db: Database): Promise<string[]> {
  const rows = await listMedTegn(db, mostTitler)
  const words = rows.flatMap(
    ({ tittel, selskap }) =>
      `${tittel} ${selskap}`
        .normalize('NFC')
        .toLowerCase()
        .match(/\p{L}*[^\P{L}a-z]\p{L}*/gu) ?? [],
  )
  return [...new Set(words)]
}

/** Finds the productions that the lines of a broadcast list are about. */
export function createKoblingService(d: Dependencies) {
  /**
   * The register's productions whose names are the same as, or most like, each of the titles. What staff have not looked at is left out:
   * the titles are a member's, and it may be another's.
   */
  async function findVerk(titler: readonly string[], lik: boolean): Promise<Registerverk[][]> {
    const linjer = titler.map(bareTittel)
    const every = () => true
    const soek = soekOf(linjer, every, every)
    if (soek.length === 0) return titler.map(() => [])
    const treff = await findSame(d.db, soek)
    if (!lik)
      treff.push(
        ...(await findInHalves(
          d.db,
          soekOf(linjer, every, ({ gjettet }) => !gjettet),
        )),
      )
    const gathered = await gather(d.db, new Map(), treff)
    const usette = await listUsette(
      d.db,
      treff.map(({ id }) => id),
    )
    const found = (i: number) => (gathered.get(i) ?? []).map(({ verk }) => verk)
    return titler.map((_, i) => found(i).filter(verk => !usette.has(verk.id)))
  }

  async function matchBatch(linjer: readonly LestLinje[], verk: Verksamling): Promise<Utfall[]> {
    const pause = createPause()
    const decideAll = async (
      candidates: Map<number, LestVerk[]>,
      outcomes: Utfall[],
      wanted: (i: number) => boolean,
    ) => {
      for (const [i, linje] of linjer.entries()) {
        if (wanted(i)) outcomes[i] = decide(linje, candidates.get(i) ?? [])
        await pause()
      }
    }
    const outcomes: Utfall[] = []
    const same = await findSame(
      d.db,
      soekOf(
        linjer,
        () => true,
        () => true,
      ),
    )
    await decideAll(await gather(d.db, verk, same), outcomes, () => true)
    const open = (i: number) => !outcomes[i]?.produksjonId || outcomes[i].sikkerhet < settled
    if (!linjer.some((_, i) => open(i))) return outcomes
    // With and without the bare number at the end, a name has the same neighbours.
    const alike = await findInHalves(
      d.db,
      soekOf(linjer, open, ({ gjettet }) => !gjettet),
    )
    const bySelskap = await findBySelskap(d.db, selskapSoek(linjer, open))
    await decideAll(await gather(d.db, verk, [...same, ...alike, ...bySelskap]), outcomes, open)
    return outcomes
  }

  return {
    /** Reads what is new in the register. Matching does so too; the first time, with a large register, it takes a minute. */
    refresh: () => refreshNavn(d),
    /**
     * Productions that titles read elsewhere may be, a list for each title; the season is left out of the comparison.
     * @param lik only those with the very same words
     */
    async findVerk(titler: readonly string[], lik = false): Promise<Registerverk[][]> {
      await refreshNavn(d)
      return findVerk(titler, lik)
    },
    /** At most 300 works of a company. */
    async listSelskapsVerk(selskap: string): Promise<Registerverk[]> {
      await refreshNavn(d)
      const navn = companyWords(selskap).join('')
      return navn ? listSelskapsVerk(d.db, navn, 300) : []
    },
    listKjenteOrd: () => listKjenteOrd(d.db),
    /**
     * @param onProgress told how many lines are done
     * @returns an outcome for each line, in their order
     */
    async match(
      linjer: readonly Sendelinje[],
      onProgress: (done: number) => Promise<void> = async () => {},
    ): Promise<Utfall[]> {
      await refreshNavn(d)
      const verk: Verksamling = new Map()
      const outcomes: Utfall[] = []
      for (let from = 0; from < linjer.length; from += linesAtOnce) {
        const batch = linjer.slice(from, from + linesAtOnce).map(readLinje)
        outcomes.push(...(await matchBatch(batch, verk)))
        await onProgress(outcomes.length)
      }
      return outcomes
    },
  }
}
export type KoblingService = ReturnType<typeof createKoblingService>
