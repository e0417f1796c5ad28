import { brukerColumns, holdsIndeks } from '../features/bruker/bruker.service.ts'
import type { Tables } from '../features/database.ts'
import type { Config } from '../platform/config/config.ts'
import { parseKeyring } from '../platform/config/secrets.ts'
import { createFieldCipher, type FieldCipher } from '../platform/crypto/field-cipher.ts'
import { type EncryptedColumn, type KeyUse, listKeyUse, requireKeys } from '../platform/crypto/key-check.ts'
import { rotateKeys } from '../platform/crypto/rotate-keys.ts'
import type { Database } from '../platform/db/pool.ts'
import { outboxColumns } from '../platform/email/outbox.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'

/** Every column that FIELD_KEYS seals; a test holds it against the tables. */
export const encryptedColumns: readonly EncryptedColumn[] = [...brukerColumns, ...outboxColumns]

const ringOf = (config: Config) => parseKeyring('FIELD_KEYS', config.FIELD_KEYS)
function indexKeyOf(config: Config): Buffer {
  const ring = parseKeyring('INDEX_KEY', config.INDEX_KEY)
  return ring.keys[ring.current] ?? Buffer.alloc(0)
}

/** The cipher of the configuration's keys, whether or not they are those of the database. */
export const createCipher = (config: Config): FieldCipher =>
  createFieldCipher(ringOf(config), indexKeyOf(config))

/** @throws StartError when the database was written with other keys */
export async function openCipher(
  config: Config,
  { pool, kysely }: Pick<Database<Tables>, 'pool' | 'kysely'>,
): Promise<FieldCipher> {
  await requireKeys({
    pool,
    ring: ringOf(config),
    indexKey: indexKeyOf(config),
    columns: encryptedColumns,
    indexHolds: cipher => holdsIndeks(kysely, cipher),
  })
  return createCipher(config)
}

/** How much each key of FIELD_KEYS still opens. */
export const listFieldKeyUse = (
  config: Config,
  { pool }: Pick<Database<Tables>, 'pool'>,
): Promise<KeyUse[]> => listKeyUse(pool, ringOf(config), encryptedColumns)

/** Seals with the newest key what an older one has sealed, as soon as the portal has a newer one. */
export const createKeyJobs = (
  { pool }: Pick<Database<Tables>, 'pool'>,
  cipher: FieldCipher,
): JobHandlers => ({
  async bytt_noekler(_payload: never, { log }) {
    const done = await rotateKeys(pool, cipher, encryptedColumns, (table, id) =>
      log.error({ table, id }, 'a sealed value does not open'),
    )
    if (done > 0) log.info({ done, key: cipher.currentKey }, 'sealed anew with the newest key')
  },
})
