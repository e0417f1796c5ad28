import type { Database, NewId } from '../features/database.ts'
import { insertForslag, insertLesing } from '../features/ki/ki.repository.ts'
import type { DemoKi } from './ki.ts'
import type { Papir } from './kontrakt.ts'

type Context = { newId: NewId; produksjonIds: readonly (string | null)[] }

/** A reading of long ago, with what became of its proposals. */
export async function insertDemoKi(
  { newId, produksjonIds }: Context,
  tx: Database,
  ki: DemoKi,
  steder: Papir['steder'],
  det: { dokumentId: string; sider: number; startet: Date; ferdig: Date },
): Promise<void> {
  const id = newId()
  const done = ki.tilstand === 'ferdig'
  await insertLesing(tx, {
    id,
    dokument_id: det.dokumentId,
    tilstand: ki.tilstand,
    forsoek: 1,
    lest: done ? det.sider : 0,
    sider: det.sider,
    motor: done ? 'innebygd' : null,
    feil: ki.feil,
    merknader: JSON.stringify(
      ki.merknader.map(({ kode, sted }) => ({ kode, sted: steder.get(sted) ?? null })),
    ),
    startet: det.startet,
    ferdig: det.ferdig,
  })
  await insertForslag(
    tx,
    ki.forslag.map(one => {
      const sted = steder.get(one.sted ?? '')
      return {
        id: newId(),
        lesing_id: id,
        felt: one.felt,
        gruppe: one.gruppe,
        verdi: JSON.stringify(one.verdi),
        produksjon_id: one.felt === 'produksjon' ? (produksjonIds[one.gruppe ?? 0] ?? null) : null,
        i_behold: one.iBehold,
        sikkerhet: one.sikkerhet,
        sted: sted ? JSON.stringify(sted) : null,
        forklaring: one.forklaring,
        tilstand: one.tilstand,
      }
    }),
  )
}
