import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { buildWeb } from '../scripts/build-web.mjs'
import { startEnhetsregister } from '../server/test/enhetsregister.ts'
import { startPortalProcess } from '../server/test/process.ts'
import { openHemmeligheter } from './hemmeligheter.ts'

const root = path.dirname(import.meta.dirname)

/** A port that nobody listens on: mails carry the portal's address, so it must be known before the start. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address()
      server.close(() => resolve(typeof bound === 'object' && bound ? bound.port : 0))
    })
  })
}

export type Storyportal = { address: string; dataDir: string; log: () => string; stop: () => Promise<void> }

/** A real portal with the demo, a data folder and an embedded database of its own, and a stand-in for Enhetsregisteret. */
export async function startStoryPortal(env: NodeJS.ProcessEnv = {}): Promise<Storyportal> {
  await buildWeb(root, () => {})
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'rp-e2e-'))
  const port = await freePort()
  const address = `http://127.0.0.1:${port}`
  const enhetsregister = await startEnhetsregister()
  const portal = await startPortalProcess({
    PORT: String(port),
    PUBLIC_URL: address,
    DATA_DIR: dataDir,
    DEMO: 'true',
    ENHETSREGISTERET_URL: enhetsregister.address,
    NOTICE_MINUTES: '0',
    LOGINS_PER_ACCOUNT: '100000',
    LOGINS_PER_MINUTE: '10000',
    REGISTRATIONS_PER_HOUR: '10000',
    LOG_LEVEL: 'info',
    ...env,
  })
  const spor = openHemmeligheter()
  const stop = async () => {
    await spor.addMails(address)
    portal.signal('SIGTERM')
    const { code, output } = await portal.ended
    await enhetsregister.close()
    await rm(dataDir, { recursive: true, force: true })
    spor.requireClean(output)
    if (code !== 0) throw new Error(`the portal ended with ${code}:\n${output}`)
  }
  return { address, dataDir, log: portal.said, stop }
}

/** One portal for all stories. `RP_E2E_PORTAL` names one that runs already; it is then left alone. */
async function startPortal(): Promise<() => Promise<void>> {
  if (process.env.RP_E2E_PORTAL) return async () => {}
  const { address, stop } = await startStoryPortal()
  process.env.RP_E2E_PORTAL = address
  return stop
}

// biome-ignore lint/style/noDefaultExport: Playwright finds the setup by its default export.
export default startPortal
