import { createDatabase } from '../../platform/db/pool.ts'
import { StartError } from '../../platform/start-error.ts'
import type { Services } from '../services.ts'
import { copyDokumenter } from './dokumenter.ts'
import { storePdfer } from './filer.ts'
import { copyFolk, createFolk } from './folk.ts'
import { copyRegister, createProduksjoner } from './register.ts'
import { createKilder, type Stoerrelse } from './stoerrelse.ts'
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
/** Not the users: those of one name are found by an index while they come. */
const growing = [
  'produksjon',
  'sendeliste',
  'sendelisterad',
  'dokument',
  'fil',
  'historikk',
  'registrering',
  'registreringsrad',
]

/**
 * Fills an empty portal with as much as it is to carry, the same each time that is given the same day; only what is sealed differs.
 * All rows come in one transaction, through the same triggers as any other: cut off, it leaves files that the sweeper takes.
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
    await client.query("begin; set local maintenance_work_mem = '256MB'; set local work_mem = '128MB'")
    // Triggers and foreign keys are planned while the tables are empty, and would go on reading them whole.
    await client.query('set local enable_seqscan = off')
    say(`Skriver ${stoerrelse.brukere} brukere.`)
    await copyFolk(client, kilder, { folk, cipher: services.cipher, naa: today })
    await withoutIndexes(client, growing, async () => {
      say(
        `Skriver ${stoerrelse.produksjoner} produksjoner og ${stoerrelse.sendelister} linjer på sendelister.`,
      )
      await copyRegister(client, kilder, stoerrelse, { produksjoner, administrator, naa: today })
      say(`Skriver ${stoerrelse.dokumenter} dokumenter.`)
      const grunnlag = { folk, produksjoner, pdfer, administrator, naa: today }
      await copyDokumenter(client, kilder, stoerrelse, grunnlag, say)
      say('Lager indeksene.')
    })
    await client.query('commit')
    say('Forsegler historikken.')
    await services.kjede.seal()
    await client.query('vacuum (analyze)')
  } finally {
    client.release(true)
    await close()
  }
}
