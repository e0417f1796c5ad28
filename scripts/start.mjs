// `npm start`, and `npm run serve` with --production: builds the web when it has changed, and opens the portal.
import { fileURLToPath } from 'node:url'
import { buildWeb } from './build-web.mjs'

if (process.argv.includes('--production')) process.env.NODE_ENV = 'production'
await buildWeb(fileURLToPath(new URL('..', import.meta.url)), line => console.log(line))
await import('../server/src/main.ts')
