// `npm start`, and `npm run serve` with --production: builds the web when it has changed, and opens the portal.
import { spawnSync } from 'node:child_process'
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

if (process.argv.includes('--production')) process.env.NODE_ENV = 'production'
// In a process of its own: what a build has taken of memory would stay with the portal.
const build = fileURLToPath(new URL('build-web.mjs', import.meta.url))
const { status } = spawnSync(process.execPath, [build], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)
// From the second start on nothing is compiled, and what turns TypeScript into JavaScript, 15 MB, is not loaded. A clone
// that nobody may write in does without.
enableCompileCache(fileURLToPath(new URL('../.cache/kompilert', import.meta.url)))
await import('../server/src/main.ts')
