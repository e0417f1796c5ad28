import { aldersgrenser, type Oversikt } from '@rp/contract/oversikt'
import { statusnavn } from '@rp/contract/status'
import type { Clock, Database } from '../database.ts'
import * as repository from './oversikt.repository.ts'

type Dependencies = { db: Database; now: Clock }

const day = 86_400_000

/** The ages of the queue as times of receipt, youngest first. */
function agesAt(naa: Date): { fra: Date | null; til: Date | null }[] {
  const limits = aldersgrenser.map(days => new Date(naa.getTime() - days * day))
  return [null, ...limits].map((til, index) => ({ fra: limits[index] ?? null, til }))
}

async function listAlder(db: Database, naa: Date) {
  return Promise.all(
    agesAt(naa).map(async ({ fra, til }) => ({
      fra: fra?.toISOString() ?? null,
      til: til?.toISOString() ?? null,
      antall: await repository.countVentende(db, naa, { fra, til }),
    })),
  )
}

/** Known statuses in their order, then what staff has written itself, most used first. */
function inOrder(rows: { status: string; antall: number }[]): Oversikt['status'] {
  const known: readonly string[] = statusnavn
  return [
    ...statusnavn.map(status => rows.find(row => row.status === status) ?? { status, antall: 0 }),
    ...rows.filter(row => !known.includes(row.status)).sort((a, b) => b.antall - a.antall),
  ]
}

async function get(db: Database, naa: Date): Promise<Oversikt> {
  const { idag, igaar, mandag } = await repository.readDager(db, naa)
  const [koe, hosMedlem, alder, status, behandlet, antallIdag, siden, blikk] = await Promise.all([
    repository.readKoe(db, naa),
    repository.countHosMedlem(db),
    listAlder(db, naa),
    repository.countByStatus(db),
    repository.countBehandlet(db, mandag),
    repository.countBehandletSiden(db, idag),
    repository.countSiden(db, igaar),
    repository.countBlikk(db, naa),
  ])
  return {
    venter: {
      antall: koe.antall,
      eldste: koe.eldste?.toISOString() ?? null,
      medianDager: koe.median === null ? null : Math.floor(koe.median),
      alder,
    },
    hosMedlem,
    status: inOrder(status),
    behandlet,
    behandletIdag: { fra: idag.toISOString(), antall: antallIdag },
    siden: { tid: igaar.toISOString(), ...siden },
    blikk,
  }
}

/** The numbers of the staff's dashboard, counted when asked for. */
export const createOversiktService = ({ db, now }: Dependencies) => ({
  get: () => get(db, now()),
})
export type OversiktService = ReturnType<typeof createOversiktService>
