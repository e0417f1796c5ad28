import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import S3rver from '@20minutes/s3rver'
import { openWorkFolder } from '../src/platform/work-folder.ts'
import { startRudeProxy } from './rude-proxy.ts'

const account = 'S3RVER'

/** An S3 server of its own with empty buckets of these names, behind a connection that can be bad. */
export async function startS3(...buckets: string[]) {
  const directory = await mkdtemp(path.join(os.tmpdir(), 'rp-s3-'))
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    // It counts on addresses of a bucket without a slash at the end, and the library puts one there.
    allowMismatchedSignatures: true,
    directory,
    configureBuckets: buckets.map(name => ({ name, configs: [] })),
  })
  const { port } = await server.run()
  const workFolder = openWorkFolder(path.join(directory, '.arbeid'))
  const proxy = await startRudeProxy(port)
  const endpoint = `http://127.0.0.1:${proxy.port}`
  const common = { endpoint, region: 'eu-north-1', pathStyle: true }
  return {
    behave: proxy.behave,
    /** What `openBucket` takes. */
    settings: (bucket: string) => ({ ...common, bucket, accessKeyId: account, secretAccessKey: account }),
    /** The settings of a portal that keeps its files there. */
    env: (bucket: string) => ({
      S3_ENDPOINT: endpoint,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: account,
      S3_SECRET_ACCESS_KEY: account,
    }),
    workFolder: () => workFolder,
    async stop() {
      await proxy.close()
      await server.close()
      await rm(directory, { recursive: true, force: true })
    },
  }
}
