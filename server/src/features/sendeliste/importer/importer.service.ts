import type { Importresultat, Sendelisteimport } from '@rp/contract/sendeliste'
import type { FastifyRequest } from 'fastify'
import { sortKey } from '../../../platform/db/sort-key.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Clock, Database, InTransaction, NewId, Tx } from '../../database.ts'
import type { HistorikkService } from '../../historikk/historikk.service.ts'
import type { KoblingService } from '../kobling/kobling.service.ts'
import type { Utfall } from '../kobling/valg.ts'
import type { Radlinje } from '../lesing/linjer.ts'
import { type MottattListe, receiveListe } from '../lesing/mottak.ts'
import {
  countOnly,
  deleteArbeid,
  deleteOnly,
  deleteRader,
  findArbeid,
  findImport,
  findVisningsaar,
  insertImport,
  listImporter,
  listRemaining,
  listYear,
  lockVisningsaar,
  markAngret,
  saveArbeid,
  updateSendeliste,
} from './importer.repository.ts'
import {
  type Aar,
  type Koblet,
  readValg,
  remembered,
  saveLinjer,
  settleKobling,
  toKjent,
  toSendelinje,
} from './lagring.ts'
import { compareLists, noekkelOf } from './samsvar.ts'

type Dependencies = {
  db: Database
  inTransaction: InTransaction
  kobling: KoblingService
  historikk: HistorikkService
  now: Clock
  newId: NewId
}

const arbeidDays = 1
const examplesPerOutcome = 5

async function requireVisningsaar(db: Database, aar: number): Promise<void> {
  if (!(await findVisningsaar(db, aar)))
    throw new AppError('ugyldig_foresporsel', 'no such viewing year', {
      felt: { visningsaar: `Visningsåret ${aar} finnes ikke. Legg det til under Innstillinger først.` },
    })
}

/** Matches with its progress written down, so that whoever waits can ask. */
async function match(
  d: Dependencies,
  caller: Caller,
  noekkel: string | null,
  linjer: readonly Radlinje[],
): Promise<Utfall[]> {
  const tell = async (ferdig: number) => {
    if (noekkel)
      await saveArbeid(d.db, { bruker_id: caller.id, noekkel, ferdig, av: linjer.length, endret: d.now() })
  }
  await tell(0)
  return d.kobling.match(linjer, tell)
}

async function readAar(db: Database, aar: number): Promise<Aar> {
  const rader = await listYear(db, aar)
  return { rader: new Map(rader.map(row => [row.id, row])), valg: await readValg(db, aar) }
}

function plan(linjer: readonly Radlinje[], outcomes: readonly Utfall[], aar: Aar): Koblet[] {
  const none: Utfall = { produksjonId: null, tvil: false, sikkerhet: 0, metode: null, kandidater: [] }
  const samsvar = compareLists(linjer, [...aar.rader.values()].map(toKjent))
  return samsvar.map((one, i) => settleKobling(one, outcomes[i] ?? none, aar))
}

function resultOf(koblede: readonly Koblet[], merknader: MottattListe['merknader']): Importresultat {
  const count = (test: (koblet: Koblet) => boolean) => koblede.filter(test).length
  return {
    nye: count(({ samsvar }) => samsvar.kjent === null),
    endrede: count(({ samsvar }) => samsvar.kjent !== null && !samsvar.uendret),
    kjente: count(({ samsvar }) => samsvar.uendret),
    koblet: count(({ kobling }) => kobling.produksjon_id !== null),
    tvil: count(({ kobling }) => kobling.produksjon_id === null && kobling.tvil),
    uten: count(({ kobling }) => kobling.produksjon_id === null && !kobling.tvil),
    merknader,
  }
}

const outcomeOf = ({ kobling }: Koblet) => (kobling.produksjon_id ? 'koblet' : kobling.tvil ? 'tvil' : 'uten')

function examplesOf(koblede: readonly Koblet[], titles: ReadonlyMap<string, string>) {
  const byOutcome = Map.groupBy(koblede, outcomeOf)
  return (['tvil', 'uten', 'koblet'] as const).flatMap(utfall =>
    (byOutcome.get(utfall) ?? []).slice(0, examplesPerOutcome).map(({ samsvar: { linje }, kobling }) => {
      const { selskap, ...rest } = linje
      const produksjon = kobling.produksjon_id ? (titles.get(kobling.produksjon_id) ?? null) : null
      return { ...rest, produksjonsselskap: selskap, utfall, sikkerhet: kobling.sikkerhet, produksjon }
    }),
  )
}

/** Saves a list that has been read; all of it or nothing. */
async function save(d: Dependencies, aktoerId: string, liste: MottattListe, outcomes: readonly Utfall[]) {
  return d.inTransaction(async tx => {
    await lockVisningsaar(tx, liste.visningsaar)
    const aar = await readAar(tx, liste.visningsaar)
    const koblede = plan(liste.linjer, outcomes, aar)
    const resultat = resultOf(koblede, liste.merknader)
    const { nye, endrede, kjente } = resultat
    const id = d.newId()
    const tid = d.now()
    await insertImport(tx, {
      id,
      visningsaar: liste.visningsaar,
      filnavn: liste.filnavn,
      oppsett: JSON.stringify({ ...liste.oppsett, overskrifter: liste.overskrifter }),
      importert: tid,
      importert_av: aktoerId,
      nye,
      endrede,
      kjente,
      merknader: JSON.stringify(liste.merknader),
    })
    await saveLinjer(tx, id, liste.visningsaar, koblede, aar, d.newId)
    const facts = { filnavn: liste.filnavn, visningsaar: liste.visningsaar, nye, endrede, kjente }
    await d.historikk.append(tx, {
      tid,
      aktoerId,
      entitet: 'sendeliste',
      entitetId: id,
      hendelse: 'importert',
      endringer: Object.entries(facts).map(([felt, til]) => ({ felt, fra: null, til: String(til) })),
    })
    return { id, resultat }
  })
}

type Row = Awaited<ReturnType<typeof listImporter>>[number]
const toImport = (row: Row): Sendelisteimport => ({
  _id: row.id,
  visningsaar: row.visningsaar,
  filnavn: row.filnavn,
  importert: row.importert.toISOString(),
  hvem: row.hvem,
  nye: row.nye,
  endrede: row.endrede,
  kjente: row.kjente,
  rader: row.rader,
  tvil: row.tvil,
  merknader: row.merknader as Sendelisteimport['merknader'],
  angret: row.angret?.toISOString() ?? null,
  angretAv: row.angret_hvem,
})

async function getImport(db: Database, id: string): Promise<Sendelisteimport> {
  const [row] = await listImporter(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such import')
  return toImport(row)
}

async function requireStanding(db: Database, id: string) {
  const row = await findImport(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such import')
  if (row.angret) throw new AppError('import_angret', 'import is undone already')
  return row
}

/**
 * Gives lines that others hold what the latest of those says of them. A person's decision stays, or counts again where the import
 * had made another line of it.
 */
async function restore(tx: Tx, importId: string, visningsaar: number): Promise<number> {
  const changed = (await listRemaining(tx, importId)).filter(row => row.har_endring)
  const valg = await readValg(tx, visningsaar)
  for (const row of changed) {
    const { tittel, alternativ_tittel, sesong, mediehus, episoder, premiere, selskap } = row
    const { produksjon_id, sikkerhet, metode, tvil } = row
    const noekkel = noekkelOf(toSendelinje(row))
    const decided = valg.get(noekkel)
    const before = decided === undefined ? { produksjon_id, sikkerhet, metode, tvil } : remembered(decided)
    await updateSendeliste(tx, {
      id: row.sendeliste_id,
      tittel,
      tittel_sort: sortKey(tittel),
      alternativ_tittel,
      sesong,
      mediehus,
      episoder,
      premiere,
      selskap,
      noekkel,
      ...(row.avgjort ? {} : before),
    })
  }
  return changed.length
}

async function undo(d: Dependencies, caller: Caller, id: string): Promise<void> {
  const { visningsaar } = await requireStanding(d.db, id)
  await d.inTransaction(async tx => {
    await lockVisningsaar(tx, visningsaar)
    const { filnavn } = await requireStanding(tx, id)
    const { antall } = await countOnly(tx, id)
    const tilbakestilt = await restore(tx, id, visningsaar)
    await deleteOnly(tx, id)
    await deleteRader(tx, id)
    const tid = d.now()
    await markAngret(tx, id, tid, caller.id)
    const facts = { filnavn, fjernet: antall, tilbakestilt }
    await d.historikk.append(tx, {
      tid,
      aktoerId: caller.id,
      entitet: 'sendeliste',
      entitetId: id,
      hendelse: 'angret',
      endringer: Object.entries(facts).map(([felt, til]) => ({ felt, fra: null, til: String(til) })),
    })
  })
}

/** Broadcast lists as they come from media houses: read, tried, imported, undone. */
export const createImporterService = (
  d: Dependencies & { titlesOf: (db: Database, ids: readonly string[]) => Promise<Map<string, string>> },
) => ({
  /** @throws AppError that names what is wrong with the file */
  read: async (request: FastifyRequest) => {
    const liste = await receiveListe(request, false, d.kobling.listKjenteOrd)
    await requireVisningsaar(d.db, liste.visningsaar)
    return liste
  },
  /** What an import would do, without doing it. */
  async tryOut(caller: Caller, request: FastifyRequest) {
    const liste = await receiveListe(request, true, d.kobling.listKjenteOrd)
    await requireVisningsaar(d.db, liste.visningsaar)
    const outcomes = await match(d, caller, liste.noekkel, liste.linjer)
    const koblede = plan(liste.linjer, outcomes, await readAar(d.db, liste.visningsaar))
    const titles = await d.titlesOf(
      d.db,
      koblede.flatMap(({ kobling }) => kobling.produksjon_id ?? []),
    )
    return { ...resultOf(koblede, liste.merknader), eksempler: examplesOf(koblede, titles) }
  },
  async importListe(caller: Caller, request: FastifyRequest) {
    const liste = await receiveListe(request, true, d.kobling.listKjenteOrd)
    await requireVisningsaar(d.db, liste.visningsaar)
    if (liste.linjer.length === 0) throw new AppError('liste_tom', 'no usable row')
    const outcomes = await match(d, caller, liste.noekkel, liste.linjer)
    const { id, resultat } = await save(d, caller.id, liste, outcomes)
    return { import: await getImport(d.db, id), resultat }
  },
  list: async (): Promise<Sendelisteimport[]> => (await listImporter(d.db)).map(toImport),
  /** @throws AppError `import_angret` when it is undone already */
  async foretellUndo(id: string) {
    await requireStanding(d.db, id)
    const [only, remaining] = await Promise.all([countOnly(d.db, id), listRemaining(d.db, id)])
    const tilbakestilles = remaining.filter(row => row.har_endring).length
    return {
      fjernes: only.antall,
      tilbakestilles,
      beholdes: remaining.length - tilbakestilles,
      avgjorte: only.avgjorte,
    }
  },
  /** @throws AppError `import_angret` when it is undone already */
  undo: (caller: Caller, id: string) => undo(d, caller, id),
  async getArbeid(caller: Caller, noekkel: string) {
    return (await findArbeid(d.db, caller.id, noekkel)) ?? { ferdig: 0, av: 0 }
  },
  jobs: {
    /** Reads titles that are new in the register ahead of the import that needs them, and forgets old progress. */
    les_titler: async () => {
      await d.kobling.refresh()
      await deleteArbeid(d.db, new Date(d.now().getTime() - arbeidDays * 86_400_000))
    },
  },
})
