import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { expect, it } from 'vitest'

/** Tells of every package that is loaded, before the first of them is. */
const hook = `import { registerHooks } from 'node:module'
registerHooks({ load(url, context, next) { console.log(url); return next(url, context) } })`

/** What draws, reads, mails and asks others: each is large, and comes with the first thing there is to do. */
const heavy = [
  'sharp',
  'pdfkit',
  '@embedpdf/pdfium',
  'nodemailer',
  'openid-client',
  '@aws-sdk/client-s3',
  'ai',
]

it('has none of what only some of its work needs in memory when it starts', () => {
  const portal = path.join(import.meta.dirname, 'portal.ts')
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [
      '--import',
      `data:text/javascript,${encodeURIComponent(hook)}`,
      '--input-type=module',
      '-e',
      `await import(${JSON.stringify(portal)})`,
    ],
    { encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  expect(status).toBe(0)
  expect(stdout).toContain('/node_modules/fastify/')
  for (const name of heavy) expect(stdout).not.toContain(`/node_modules/${name}/`)
}, 60_000)
