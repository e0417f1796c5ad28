import { maksUtvalg, type Registreringsrad } from '@rp/contract/registreringsliste'
import { pageOf } from '../../../platform/db/list-page.ts'
import type { Clock, Database, InTransaction } from '../../database.ts'
import { createCounts } from './antall.ts'
import * as repository from './liste.repository.ts'

export type ListeDependencies = { db: Database; inTransaction: InTransaction; now: Clock }
type Side = { side: number; antall: number }

const rowsAtOnce = 1000
/** A request that sorts waits for so many new rows to be put in order at most. */
const roundsInRequest = 20
const sortedByText: ReadonlySet<string> = new Set([
  'arbeidstaker',
  'produksjon',
  'fagfunksjon',
  'produksjonsselskap',
])

/** Documents around the one that is open, of which the web asks for more when it comes to the end. */
const rekkeBefore = 200
const rekkeAfter = 400

const toRad = (row: repository.Rad): Registreringsrad => ({
  id: row.id,
  dokumentId: row.dokument_id,
  versjon: row.versjon,
  arbeidstaker: row.arbeidstaker,
  eier: row.eier,
  filnavn: row.filnavn,
  produksjonsnavn: row.produksjonsnavn,
  fagfunksjon: row.fagfunksjon,
  produksjonsselskap: row.selskap,
  signaturePC: row.signatur_pc,
  signatureRH: row.signatur_rh,
  rettigheter: row.rettighet_status,
  episoder: row.episoder,
  status: row.status,
  mottatt: row.opprettet.toISOString(),
  tildelt: row.tildelt_id === null ? null : { id: row.tildelt_id, navn: row.tildelt_navn ?? '' },
})

async function fillOrder(d: ListeDependencies, rounds: number): Promise<void> {
  for (let round = 0; round < rounds; round++) {
    const filled = await d.inTransaction(tx => repository.fillOrder(tx, rowsAtOnce))
    if (filled < rowsAtOnce) return
  }
}

const prepareOrder = (d: ListeDependencies, sporring: repository.Sporring) =>
  sporring.sorter && sortedByText.has(sporring.sorter) ? fillOrder(d, roundsInRequest) : undefined

type Dokumenttall = (sporring: repository.Sporring) => Promise<number>

async function listRekke(
  d: ListeDependencies,
  countDokumenter: Dokumenttall,
  sporring: repository.Sporring,
  fra: string,
) {
  await prepareOrder(d, sporring)
  const radId = await repository.findSted(d.db, sporring, fra)
  if (radId === undefined) return { dokumenter: [], foersteNummer: 0, antall: 0 }
  const [before, after, countBefore, antall] = await Promise.all([
    repository.listNaboer(d.db, sporring, { radId, before: true, limit: rekkeBefore }),
    repository.listNaboer(d.db, sporring, { radId, before: false, limit: rekkeAfter }),
    repository.countBefore(d.db, sporring, radId),
    countDokumenter(sporring),
  ])
  const earlier = [...new Set(before)].filter(id => id !== fra)
  const later = [...new Set(after)].filter(id => id !== fra && !earlier.includes(id))
  return {
    dokumenter: [...earlier.toReversed(), fra, ...later],
    foersteNummer: countBefore - earlier.length + 1,
    antall,
  }
}

/** The staff's list of registrations: one row a document and registration, paged, filtered and sorted by the database. */
export function createListeService(d: ListeDependencies) {
  const countRader = createCounts(d.now, (sporring: repository.Sporring) =>
    repository.countRader(d.db, sporring),
  )
  const countDokumenter = createCounts(d.now, (sporring: repository.Sporring) =>
    repository.countDokumenter(d.db, sporring),
  )
  return {
    async list(sporring: repository.Sporring, side: Side) {
      await prepareOrder(d, sporring)
      const [rader, antall, dokumenter] = await Promise.all([
        repository.listRader(d.db, sporring, pageOf(side)),
        countRader(sporring),
        countDokumenter(sporring),
      ])
      return { rader: rader.map(toRad), antall, dokumenter }
    },
    listStatuser: () => repository.listStatuser(d.db),
    async listUtvalg(sporring: repository.Sporring) {
      const dokumenter = await repository.listUtvalg(d.db, sporring, maksUtvalg + 1)
      return { dokumenter: dokumenter.slice(0, maksUtvalg), flere: dokumenter.length > maksUtvalg }
    },
    listRekke: (sporring: repository.Sporring, fra: string) => listRekke(d, countDokumenter, sporring, fra),
    /** Puts every row in order that has not been, as after a migration. */
    fillOrder: () => fillOrder(d, Number.POSITIVE_INFINITY),
  }
}
export type ListeService = ReturnType<typeof createListeService>
