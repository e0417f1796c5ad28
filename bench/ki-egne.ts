// What members who let us have taught by what became of KI's proposals: read from the portal's database, and made into examples.
import { createClosers } from '../server/src/app/closers.ts'
import { joinDatabase } from '../server/src/app/open-database.ts'
import { hashOf, laerteFelt } from '../server/src/features/ki/innebygd/sikkerhet/trekk.ts'
import { listLaerbare } from '../server/src/features/ki/samtykke/samtykke.repository.ts'
import { readConfig } from '../server/src/platform/config/config.ts'
import { createLog } from '../server/src/platform/log.ts'
import type { Eksempel, Laerdom } from './ki-laering.ts'

export type Egen = Awaited<ReturnType<typeof listLaerbare>>[number]

/** Of the portal that the settings name, which need not run. Nothing in it is changed. */
export async function readEgne(): Promise<Egen[]> {
  const closers = createClosers(createLog('warn'))
  try {
    const { kysely } = await joinDatabase(readConfig(process.env), createLog('warn'), closers)
    return await kysely.transaction().setAccessMode('read only').execute(listLaerbare)
  } finally {
    await closers.closeAll()
  }
}

/** With the words of the corpus in place of their hashes. A sign that no document of the corpus has is left out. */
export function toLaerdom(egne: readonly Egen[], korpus: readonly Eksempel[]): Laerdom[] {
  const ord = new Map(korpus.flatMap(({ trekk }) => trekk.map(one => [hashOf(one), one] as const)))
  return egne.flatMap(({ felt, trekk, tilstand }) => {
    const laert = laerteFelt.find(one => one === felt)
    const kjente = (trekk ?? []).flatMap(one => ord.get(one) ?? [])
    return laert && kjente.length > 0 ? [{ felt: laert, trekk: kjente, rett: tilstand === 'godtatt' }] : []
  })
}
