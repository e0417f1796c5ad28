import type pg from 'pg'
import type { Services } from '../app/services.ts'
import type { FieldCipher } from '../platform/crypto/field-cipher.ts'
import { createDatabase } from '../platform/db/pool.ts'
import { suspendUpkeep } from '../platform/db/upkeep.ts'
import { StartError } from '../platform/start-error.ts'
import { writeAvledet } from './avledet.ts'
import { copyDokumenter, type Grunnlag } from './dokumenter.ts'
import { storePdfer } from './filer.ts'
import { copyFolk, createFolk } from './folk.ts'
import { copySegl } from './forsegl.ts'
import { copyRegister, createProduksjoner } from './register.ts'
import { createKilder, type Kilder, type Stoerrelse } from './stoerrelse.ts'
import { withoutIndexes } from './without-indexes.ts'

type Options = {
  services: Pick<Services, 'bruker' | 'cipher' | 'storage' | 'kjede'>
  /** As the owner of the tables. */
  connection: Parameters<typeof createDatabase>[0]['connection']
  stoerrelse: Stoerrelse
  /** What everything leads up to; nothing is later. */
  naa: Date
  say: (line: string) => void
}

const seed = 2023
const day = 86_400_000
/** An index is sorted in memory, and built by all cores. */
const roomy =
  "set local maintenance_work_mem = '512MB'; set local work_mem = '128MB'; set local max_parallel_maintenance_workers = 2"
const growing = [
  'bruker',
  'bruker_likhet',
  'produksjon',
  'sendeliste',
  'sendelisterad',
  'dokument',
  'fil',
  'historikk',
  'registrering',
  'registreringsrad',
]

type Kilde = { kilder: Kilder; stoerrelse: Stoerrelse; cipher: FieldCipher; say: (line: string) => void }

/** All rows of people, in the caller's transaction, and what the database makes of them. */
async function write(
  client: pg.ClientBase,
  { kilder, stoerrelse, cipher, say }: Kilde,
  grunnlag: Grunnlag,
): Promise<void> {
  const { brukere, produksjoner, sendelister, dokumenter } = stoerrelse
  const restoreUpkeep = await suspendUpkeep(client, ['public'])
  await withoutIndexes(client, growing, async () => {
    say(`Skriver ${brukere} brukere.`)
    await copyFolk(client, kilder, { ...grunnlag, cipher })
    say(`Skriver ${produksjoner} produksjoner og ${sendelister} linjer på sendelister.`)
    await copyRegister(client, kilder, stoerrelse, grunnlag)
    say(`Skriver ${dokumenter} dokumenter.`)
    await copyDokumenter(client, kilder, stoerrelse, grunnlag)
    say('Skriver det som er avledet.')
    await writeAvledet(client, sortKeysOf(grunnlag))
    say('Forsegler historikken.')
    await copySegl(client)
    say('Lager indeksene.')
  })
  say('Kontrollerer henvisningene.')
  await restoreUpkeep()
}

const sortKeysOf = ({ produksjoner }: Grunnlag) =>
  new Map(produksjoner.map(({ tittel, tittelSort }) => [tittel, tittelSort]))

/**
 * Fills an empty portal with as much as it is to carry, the same each time that is given the same day; only what is sealed differs.
 * All rows come in one transaction, while triggers, foreign keys and indexes rest: what they keep is made at the end, of all rows at
 * once. Cut off, it leaves files that the sweeper takes.
 * @throws StartError when somebody has an account there already
 */
export async function seedStor({ services, connection, stoerrelse, naa, say }: Options): Promise<void> {
  if (await services.bruker.hasAny())
    throw new StartError(
      'Portalen har brukere fra før. Velg en tom mappe med DATA_DIR, så er ingen data i veien.',
    )
  const today = new Date(Math.floor(naa.getTime() / day) * day)
  const kilder = createKilder(seed)
  const [folk, produksjoner] = [createFolk(kilder, stoerrelse), createProduksjoner(kilder, stoerrelse)]
  const administrator = folk.find(({ brukertype }) => brukertype === 'administrator')?.id ?? ''
  say('Lagrer tjue kontrakter.')
  const pdfer = await storePdfer(services.storage, seed, today)
  const log = { warn: say }
  const { pool, close } = createDatabase({ connection, max: 1, statementTimeoutMs: 0, log })
  const client = await pool.connect()
  try {
    await client.query(`begin; ${roomy}`)
    const kilde = { kilder, stoerrelse, cipher: services.cipher, say }
    await write(client, kilde, { folk, produksjoner, pdfer, administrator, naa: today })
    await client.query('commit')
    // What is left of it is the mark at the end of the chain.
    await services.kjede.seal()
    say('Måler opp tabellene.')
    await client.query('vacuum (analyze)')
  } finally {
    client.release(true)
    await close()
  }
}
