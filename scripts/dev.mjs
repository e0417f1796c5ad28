// `npm run dev`: the server starts again when its sources change, and Vite reloads the web as it is edited.
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const watched = ['server/src', 'server/migrations', 'contract/src'].map(folder => `--watch-path=${folder}`)
const child = spawn(
  process.execPath,
  [...watched, '--watch-preserve-output', 'server/src/main.ts', '--sources'],
  {
    cwd: root,
    stdio: 'inherit',
  },
)
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM']))
  process.on(signal, () => child.kill(signal))
child.once('exit', code => {
  process.exitCode = code ?? 0
})
