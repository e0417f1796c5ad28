import path from 'node:path'
import { inFolder, inStore, mergeSlettede, type Slettede } from '../features/personvern/sletting/slettede.ts'
import type { Config } from '../platform/config/config.ts'
import { StartError } from '../platform/start-error.ts'
import { diskPlace } from '../platform/storage/disk-place.ts'
import type { S3Settings } from '../platform/storage/s3-bucket.ts'
import { s3Place } from '../platform/storage/s3-place.ts'
import type { StorePlace } from '../platform/storage/storage.ts'
import { openWorkFolder } from '../platform/work-folder.ts'

export const openArbeid = (config: Pick<Config, 'DATA_DIR'>) =>
  openWorkFolder(path.resolve(config.DATA_DIR, 'arbeid'))

/** @throws StartError when the settings do not hang together */
function readS3(config: Config): S3Settings | undefined {
  const { S3_ENDPOINT: endpoint, S3_BUCKET: bucket } = config
  const { S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config
  if (!bucket) {
    if (!endpoint) return undefined
    throw new StartError('S3_ENDPOINT er satt, men ikke S3_BUCKET. Sett begge, eller ingen.')
  }
  if (!accessKeyId || !secretAccessKey)
    throw new StartError(
      'S3_BUCKET er satt, men ikke både S3_ACCESS_KEY_ID og S3_SECRET_ACCESS_KEY. Portalen kommer ikke inn i bøtta uten dem.',
    )
  const pathStyle = config.S3_PATH_STYLE ?? endpoint !== undefined
  return { endpoint, bucket, region: config.S3_REGION, accessKeyId, secretAccessKey, pathStyle }
}

/**
 * Where the files lie: a bucket where S3_BUCKET names one, else in the data folder.
 * @param workFolder the process's own, where it has one open: one of them sweeps what another has left
 */
export async function fillagerOf(config: Config, workFolder = () => openArbeid(config)): Promise<StorePlace> {
  const s3 = readS3(config)
  return s3 ? s3Place(s3, workFolder) : diskPlace(path.resolve(config.DATA_DIR, 'filer'))
}

/** The list of who is erased lies where every process of the portal sees it. */
export const slettedeOf = (config: Pick<Config, 'DATA_DIR'>, place: StorePlace): Slettede =>
  place.notes ? inStore(place.notes('slettede')) : inFolder(path.resolve(config.DATA_DIR))

/** The same at the start of a portal: what the data folder knew before the files moved to a bucket is known there too. */
export async function openSlettede(config: Pick<Config, 'DATA_DIR'>, place: StorePlace): Promise<Slettede> {
  const slettede = slettedeOf(config, place)
  if (place.notes) await mergeSlettede(inFolder(path.resolve(config.DATA_DIR)), slettede, new Date())
  return slettede
}
