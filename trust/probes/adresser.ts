import { spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { readdir, stat } from 'node:fs/promises'
import { type IncomingMessage, request } from 'node:http'
import path from 'node:path'
import { textPdf } from '../../server/test/pdf/sample-pdfs.ts'
import { call, send } from '../../server/test/process.ts'
import { bearer, type Ground } from '../ground.ts'
import { type Probe, seen, tally } from '../probe.ts'

const root = path.resolve(import.meta.dirname, '../..')

async function uploadOne(ground: Ground) {
  const portal = await ground.portal()
  const person = await ground.member(portal)
  const filer = [{ navn: 'avtale.pdf', innhold: await textPdf(['Arbeidsavtale']) }]
  const answer = await send(portal.address, person, { filnavn: 'Arbeidsavtale', filer })
  return { portal, person, id: (answer.body as { document: { _id: string } }).document._id }
}

/** Ids that differ from a real one in their last bytes, nearest first. */
function neighbours(id: string, count: number): string[] {
  const value = BigInt(`0x${id.replaceAll('-', '')}`)
  return Array.from({ length: count }, (_, i) => {
    const shifted = value + BigInt(i % 2 ? -(i + 1) : i + 2) / 2n
    const hex = shifted.toString(16).padStart(32, '0')
    return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
  })
}

async function enumerate(ground: Ground) {
  const { portal, person, id } = await uploadOne(ground)
  const other = await ground.member(portal)
  const statuses: number[] = []
  const ids = neighbours(id, 1000)
  for (let at = 0; at < ids.length; at += 20)
    statuses.push(
      ...(await Promise.all(
        ids.slice(at, at + 20).map(async (near, i) => {
          const who = i % 2 ? other : person
          return (await call(`${portal.address}/api/document/${near}`, { headers: bearer(who) })).status
        }),
      )),
    )
  const isRandom = /^[0-9a-f]{8}-[0-9a-f]{4}-4/.test(id)
  return seen(
    isRandom && statuses.every(status => status === 404),
    `${tally(statuses)}; ids are random UUIDs: ${isRandom}`,
  )
}

const forbidden = [
  '/.git/config',
  '/.git/HEAD',
  '/.env',
  '/.npmrc',
  '/package.json',
  '/package-lock.json',
  '/server/src/main.ts',
  '/src/main.tsx',
  '/data/hemmeligheter.json',
  '/hemmeligheter.json',
  '/filer/',
  '/filer',
  '/data/',
  '/arbeid/',
  '/uferdig/',
  '/secureuploads/',
  '/uploads/',
  '/assets/',
  '/assets/../package.json',
  '/assets/..%2f..%2fpackage.json',
  '/%2e%2e/%2e%2e/etc/passwd',
  '/..%5c..%5cetc/passwd',
  '/debug',
  '/metrics',
  '/api/',
  '/api/debug',
  '/api/graphql',
  '/server-status',
  '/actuator/health',
  '/.well-known/../.env',
  '/.DS_Store',
  '/backup.sql',
  '/dump.sql',
  '/web.config',
  '/phpinfo.php',
  '/wp-login.php',
  '/node_modules/fastify/package.json',
  '/assets/index.js.map',
] as const

async function hidden(ground: Ground) {
  const portal = await ground.portal()
  const answers = await Promise.all(forbidden.map(url => rawGet(portal.address, url)))
  const wrong = answers.filter(
    ({ status, body }) => status !== 404 && !(status === 400 && body.includes('ugyldig_foresporsel')),
  )
  return seen(
    wrong.length === 0,
    `${forbidden.length} addresses: ${tally(answers.map(({ status }) => status))}${wrong.length ? `; answered: ${wrong.map(({ url, status }) => `${url} ${status}`).join(', ')}` : ''}`,
  )
}

/** Sends the path as it stands: a URL object would tidy its dots away. */
async function rawGet(address: string, url: string) {
  const { hostname, port } = new URL(address)
  const asked = request({ hostname, port, path: url, agent: false }).end()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  const body = Buffer.concat(await Array.fromAsync(response as AsyncIterable<Buffer>)).toString()
  return { url, status: response.statusCode ?? 0, body }
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
}

async function store(ground: Ground) {
  const { portal, person } = await uploadOne(ground)
  const folder = path.join(ground.dataDir, 'filer')
  const files = await filesOf(folder)
  const modes = await Promise.all(files.map(async file => ((await stat(file)).mode & 0o777).toString(8)))
  const plain = files.filter(file => readFileSync(file).includes('%PDF-'))
  const addresses = files.flatMap(file => {
    const relative = path.relative(ground.dataDir, file)
    return [
      `/${relative}`,
      `/${path.basename(file)}`,
      `/assets/${relative}`,
      `/api/process/secureuploads/${path.basename(file)}`,
    ]
  })
  const statuses = []
  for (const url of addresses)
    statuses.push((await call(`${portal.address}${url}`, { headers: bearer(person) })).status)
  const fine =
    files.length > 0 &&
    modes.every(mode => mode === '600') &&
    statuses.every(status => status === 404) &&
    plain.length === 0
  return seen(
    fine,
    `modes ${tally(modes)}; ${addresses.length} addresses of stored files: ${tally(statuses)}; readable PDF in ${plain.length} of ${files.length} files`,
  )
}

type Lock = { packages: Record<string, { version?: string; integrity?: string; link?: boolean }> }

async function supply() {
  const lock = JSON.parse(readFileSync(path.join(root, 'package-lock.json'), 'utf8')) as Lock
  const installed = Object.entries(lock.packages).filter(
    ([name, { link }]) => name.includes('node_modules/') && !link,
  )
  const unpinned = installed.filter(([, entry]) => !entry.integrity || !entry.version)
  const loose = ['package.json', 'server/package.json', 'web/package.json', 'contract/package.json'].flatMap(
    file => {
      const {
        dependencies = {},
        devDependencies = {},
        optionalDependencies = {},
      } = JSON.parse(readFileSync(path.join(root, file), 'utf8'))
      return Object.entries({ ...dependencies, ...devDependencies, ...optionalDependencies } as Record<
        string,
        string
      >).filter(([, version]) => /^[\^~*>]/.test(version))
    },
  )
  const npm = (...args: string[]) =>
    spawnSync('npm', args, { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 28, timeout: 120_000 })
  const sbom = npm('sbom', '--sbom-format=cyclonedx', '--package-lock-only').stdout
  const parts = /"components"/.test(sbom) ? (JSON.parse(sbom).components as unknown[]).length : 0
  const audit = npm('audit', '--json').stdout
  const found = /"vulnerabilities":\s*\{/.test(audit)
    ? JSON.parse(audit).metadata?.vulnerabilities
    : undefined
  const audited = found
    ? `npm audit: ${found.critical} critical, ${found.high} high, ${found.moderate} moderate`
    : 'npm audit: the registry gave no answer'
  const fine = unpinned.length === 0 && loose.length === 0 && parts > 0 && !(found?.critical || found?.high)
  return seen(
    fine,
    `${installed.length} packages pinned with checksums, ${unpinned.length} not; ${loose.length} loose ranges; SBOM of ${parts} parts; ${audited}`,
  )
}

export const adresseProbes: readonly Probe[] = [
  { id: 'C3', expected: 'Ids are random; 1000 neighbours of a real one answer 404', run: enumerate },
  { id: 'D10', expected: 'Stored files are 0600 and encrypted; no address reaches them', run: store },
  { id: 'CI', expected: '/.git, /.env, /package.json and the like answer 404', run: hidden },
  {
    id: 'CI',
    expected: 'Exact versions, a lock file with checksums, an SBOM, no known serious holes',
    run: supply,
  },
]
