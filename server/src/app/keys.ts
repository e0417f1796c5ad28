import { oidcColumns } from '../features/auth/oidc/bevis.ts'
import { totrinnColumns } from '../features/auth/totrinn/totrinn.service.ts'
import { brukerColumns, hasIndeks } from '../features/bruker/bruker.service.ts'
import type { Clock, Database as DatabaseOfFeatures, Tables } from '../features/database.ts'
import { countFilerByKey, createFilnoekkelJobs } from '../features/dokument/filnoekkel/filnoekkel.service.ts'
import { betalingColumns } from '../features/fordeling/utbetaling/mottaker.ts'
import { svarColumns } from '../features/idempotens/idempotens.service.ts'
import type { Config } from '../platform/config/config.ts'
import { parseKeyring } from '../platform/config/secrets.ts'
import { checkSealed, type SealReport } from '../platform/crypto/check-sealed.ts'
import { createFieldCipher, type FieldCipher } from '../platform/crypto/field-cipher.ts'
import {
  type EncryptedColumn,
  type KeyProof,
  type KeyUse,
  listKeyUse,
  requireKeys,
  requireProofs,
} from '../platform/crypto/key-check.ts'
import { rotateKeys } from '../platform/crypto/rotate-keys.ts'
import type { Database } from '../platform/db/pool.ts'
import { outboxColumns } from '../platform/email/outbox.ts'
import type { JobHandlers } from '../platform/jobs/jobs.ts'
import { createFileCipher, type FileCipher } from '../platform/storage/file-cipher.ts'
import type { FileStorage } from '../platform/storage/storage.ts'

/** Every column that FIELD_KEYS seals; a test holds it against the tables. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  ...brukerColumns,
  ...totrinnColumns,
  ...oidcColumns,
  ...betalingColumns,
  ...outboxColumns,
  ...svarColumns,
]

const ringOf = (config: Config) => parseKeyring('FIELD_KEYS', config.FIELD_KEYS)
function indexKeyOf(config: Config): Buffer {
  const ring = parseKeyring('INDEX_KEY', config.INDEX_KEY)
  return ring.keys[ring.current] ?? Buffer.alloc(0)
}

/** The cipher of the configuration's keys, whether or not they are those of the database. */
export const createCipher = (config: Config): FieldCipher =>
  createFieldCipher(ringOf(config), indexKeyOf(config))

/** The cipher of the stored files: the same keys, as many as there are. */
export const createFilkryptering = (config: Config): FileCipher => createFileCipher(ringOf(config))

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
    filesByKey: await countFilerByKey(kysely, { except: Object.keys(ringOf(config).keys) }),
    indexHolds: cipher => hasIndeks(kysely, cipher),
  })
  return createCipher(config)
}

/** @throws StartError when the configuration has another key than the one that made one of these proofs */
export const requireKeysOf = (config: Config, proofs: readonly KeyProof[]): void =>
  requireProofs(proofs, ringOf(config), indexKeyOf(config))

/** Opens every sealed value of the database where it stands. */
export const sjekkForseglet = (
  config: Config,
  { pool }: Pick<Database<Tables>, 'pool'>,
): Promise<SealReport> => {
  const { keys } = ringOf(config)
  return checkSealed(pool, createCipher(config), encryptedColumns, id => id in keys)
}

/** How much each key of FIELD_KEYS still opens. @param filesByKey of the store itself; what the database says of it, if not given */
export const listFieldKeyUse = async (
  config: Config,
  { pool, kysely }: Pick<Database<Tables>, 'pool' | 'kysely'>,
  filesByKey?: ReadonlyMap<string, number>,
): Promise<KeyUse[]> =>
  listKeyUse(
    pool,
    ringOf(config),
    encryptedColumns,
    filesByKey ?? (await countFilerByKey(kysely, { except: [] })),
  )

type Platform = Pick<Database<Tables>, 'pool'> & {
  cipher: FieldCipher
  storage: FileStorage
  db: DatabaseOfFeatures
  now: Clock
}

/** Seals with the newest key what an older one has sealed, as soon as the portal has a newer one: values, and files. */
export const createKeyJobs = ({ pool, cipher, storage, db, now }: Platform): JobHandlers => ({
  async bytt_noekler(_payload: never, { log }) {
    const done = await rotateKeys(pool, cipher, encryptedColumns, (table, id) =>
      log.error({ table, id }, 'a sealed value does not open'),
    )
    if (done > 0) log.info({ done, key: cipher.currentKey }, 'sealed anew with the newest key')
  },
  ...createFilnoekkelJobs({ db, storage, now, currentKey: cipher.currentKey }),
})
