import { standardInnstillinger } from '@rp/contract/innstilling'
import type { Database, NewId } from '../features/database.ts'
import { createHistorikkService, type Endring } from '../features/historikk/historikk.service.ts'
import { createFrist } from '../features/sak/frist.ts'
import { insertMelding, insertSak } from '../features/sak/sak.repository.ts'
import { sortKey } from '../platform/db/sort-key.ts'
import { administratorIndeks } from './medlemmer.ts'
import type { DemoMelding, DemoSak } from './saker.ts'

export type SeededDokument = { id: string; filnavn: string; eierIndeks: number }
type Context = {
  db: Database
  newId: NewId
  brukerIds: readonly string[]
  dokumenter: readonly SeededDokument[]
}

/** The cases in the order they came, so that their numbers follow time. Nothing is mailed. */
export async function insertDemoSaker(
  context: Context,
  tx: Database,
  saker: readonly DemoSak[],
): Promise<void> {
  const receivedAt = ({ meldinger }: DemoSak) => meldinger[0]?.tid.getTime() ?? 0
  for (const sak of saker.toSorted((a, b) => receivedAt(a) - receivedAt(b))) await insert(context, tx, sak)
}

const isLastFromUs = ({ meldinger }: DemoSak) =>
  meldinger.filter(({ av }) => av !== 'notat').at(-1)?.av === 'ut'
const tilstandOf = (sak: DemoSak) => (sak.lukking ? 'lukket' : isLastFromUs(sak) ? 'besvart' : 'aapen')

async function insert(context: Context, tx: Database, sak: DemoSak): Promise<void> {
  const { newId, brukerIds, dokumenter } = context
  const id = newId()
  const dokument = sak.omDokument
    ? dokumenter.find(({ eierIndeks }) => eierIndeks === sak.eierIndeks)
    : undefined
  const opprettet = sak.meldinger[0]?.tid ?? new Date(0)
  const waitsSince = sak.meldinger.findLast(({ av }) => av === 'inn')?.tid ?? opprettet
  await insertSak(tx, {
    id,
    bruker_id: brukerIds[sak.eierIndeks] ?? '',
    dokument_id: dokument?.id ?? null,
    dokument_navn: dokument?.filnavn ?? '',
    dokument_sort: sortKey(dokument?.filnavn ?? ''),
    slag: sak.slag,
    opprettet,
    tilstand: tilstandOf(sak),
    frist: createFrist(waitsSince, standardInnstillinger.svarfrist),
    ansvarlig_id: sak.ansvarlig ? (brukerIds[administratorIndeks] ?? null) : null,
    lukket: sak.lukking?.tid ?? null,
    lukket_grunn: sak.lukking?.grunn ?? null,
    lukket_forklaring: sak.lukking?.forklaring ?? '',
  })
  for (const melding of sak.meldinger) await insertDemoMelding(context, tx, id, sak, melding)
  await insertHistorikk(context, tx, id, sak)
}

function insertDemoMelding(
  { newId, brukerIds }: Context,
  tx: Database,
  sakId: string,
  sak: DemoSak,
  { av, tid, tekst }: DemoMelding,
) {
  const avsender_id = brukerIds[av === 'inn' ? sak.eierIndeks : administratorIndeks] ?? null
  return insertMelding(tx, { id: newId(), sak_id: sakId, retning: av, avsender_id, tekst, tid })
}

async function insertHistorikk(
  { db, brukerIds }: Context,
  tx: Database,
  sakId: string,
  sak: DemoSak,
): Promise<void> {
  const linje = (
    tid: Date,
    hvem: number,
    hendelse: 'opprettet' | 'besvart' | 'lukket',
    endringer: Endring[] = [],
  ) =>
    createHistorikkService(db).append(tx, {
      tid,
      aktoerId: brukerIds[hvem] ?? null,
      entitet: 'sak',
      entitetId: sakId,
      hendelse,
      endringer,
    })
  for (const [index, { av, tid }] of sak.meldinger.entries()) {
    if (av === 'notat') continue
    const hvem = av === 'inn' ? sak.eierIndeks : administratorIndeks
    await linje(tid, hvem, index === 0 ? 'opprettet' : 'besvart')
  }
  if (sak.lukking) await linje(sak.lukking.tid, administratorIndeks, 'lukket')
}
