import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import { browserFlags, findBrowser } from '../scripts/find-browser.mjs'
import { demoKontoer } from '../server/src/demo/medlemmer.ts'
import { freePort } from '../server/test/free-port.ts'
import { logIn, startPortalProcess } from '../server/test/process.ts'

const version = '13.5.0'
const home = path.join(import.meta.dirname, '../.cache/lighthouse', version)
/** How many times slower the processor is made: as Lighthouse's own phone, and as one that is four times slower still. */
const phones = [4, 16]
const rounds = 5
/** Lighthouse's slow 4G, which it wants told with the processor. */
const throttling = {
  rttMs: 150,
  throughputKbps: 1638.4,
  requestLatencyMs: 562.5,
  downloadThroughputKbps: 1474.56,
  uploadThroughputKbps: 675,
}

type Audit = {
  numericValue?: number
  details?: { items?: { resourceType?: string; transferSize?: number }[] }
}
type Report = {
  categories: { performance: { score: number | null } }
  audits: Record<string, Audit | undefined>
  runtimeError?: { message: string }
}
type Lighthouse = (url: string, flags: Record<string, unknown>) => Promise<{ lhr: Report } | undefined>

/**
 * More than a hundred packages that only this asks for: they are fetched when it is asked for, not with every clone. Nothing of them runs when
 * they are installed.
 */
async function fetchLighthouse(): Promise<Lighthouse> {
  const entry = path.join(home, 'node_modules/lighthouse/core/index.js')
  if (!existsSync(entry)) {
    await mkdir(home, { recursive: true })
    const flags = ['--ignore-scripts', '--no-save', '--no-audit', '--no-fund']
    const args = ['install', '--prefix', home, ...flags, `lighthouse@${version}`]
    const npm = spawn('npm', args, { stdio: 'inherit', shell: process.platform === 'win32' })
    const [code] = await once(npm, 'close')
    if (code !== 0) throw new Error('lighthouse could not be installed')
  }
  return (await import(entry)).default
}

/** What is told of one opening, in the order of the table. */
function figuresOf({ categories, audits, runtimeError }: Report): number[] {
  if (runtimeError) throw new Error(runtimeError.message)
  const of = (name: string) => audits[name]?.numericValue ?? Number.NaN
  const requests = audits['network-requests']?.details?.items ?? []
  const scripts = requests.filter(({ resourceType }) => resourceType === 'Script')
  return [
    100 * (categories.performance.score ?? Number.NaN),
    of('first-contentful-paint'),
    of('largest-contentful-paint'),
    of('total-blocking-time'),
    of('cumulative-layout-shift'),
    scripts.reduce((bytes, { transferSize = 0 }) => bytes + transferSize, 0) / 1000,
  ]
}
const digits = [0, 0, 0, 0, 3, 0]

/** Of each figure, over the openings. */
const medians = (openings: readonly number[][]): number[] =>
  digits.map(
    (_, at) =>
      openings.map(one => one[at] ?? Number.NaN).toSorted((a, b) => a - b)[openings.length >> 1] ??
      Number.NaN,
  )

/** The screens that are measured; one document's review is opened by the first in the list. */
async function listScreens(address: string): Promise<{ sti: string; token: string | null }[]> {
  const log = async ({ email, password }: { email: string; password: string }) =>
    (await logIn(address, email, password)).token
  const [medlem, admin] = [await log(demoKontoer.medlem), await log(demoKontoer.administrator)]
  const list = await fetch(`${address}/api/document/registreringer?side=1&antall=1`, {
    headers: { authorization: `Bearer ${admin}` },
  })
  const id = JSON.parse(await list.text()).rader[0].dokumentId
  const members = [
    '/',
    '/kontraktsdatabase',
    '/produksjoner',
    '/dineproduksjoner',
    '/fordelingv23',
    '/persondata',
  ]
  return [
    { sti: '/login', token: null },
    ...members.map(sti => ({ sti, token: medlem })),
    ...['/admin', '/admin/registreringer', `/admin/registreringer/${id}`].map(sti => ({ sti, token: admin })),
  ]
}

/** Opens one screen again and again, each time with an empty cache and in a new tab, the session kept. */
async function measure(
  lighthouse: Lighthouse,
  executablePath: string,
  address: string,
  screen: Screen,
  cpu: number,
) {
  const port = await freePort()
  const args = [...browserFlags(), `--remote-debugging-port=${port}`]
  await using context = await chromium.launchPersistentContext('', { executablePath, args })
  const page = await context.newPage()
  await page.goto(`${address}/favicon.svg`)
  const { token } = screen
  if (token !== null) await page.evaluate(given => localStorage.setItem('sessionToken', given), token)
  const openings: number[][] = []
  for (let round = 0; round < rounds; round++) {
    const result = await lighthouse(address + screen.sti, {
      port,
      onlyCategories: ['performance'],
      throttling: { ...throttling, cpuSlowdownMultiplier: cpu },
      logLevel: 'error',
    })
    if (result) openings.push(figuresOf(result.lhr))
  }
  return medians(openings)
}
type Screen = Awaited<ReturnType<typeof listScreens>>[number]

/** Lighthouse's judgement of the screens with the demo's content, as a table of its own. Left out where there is no browser. */
export async function benchLighthouse(folder: string): Promise<[]> {
  const executablePath = await findBrowser()
  if (!executablePath) {
    console.error('NO BROWSER: Lighthouse is NOT run. Install Chromium or set CHROMIUM_PATH.')
    return []
  }
  const lighthouse = await fetchLighthouse()
  const port = String(await freePort())
  const address = `http://127.0.0.1:${port}`
  const env = { PORT: port, PUBLIC_URL: address, DATA_DIR: path.join(folder, 'data'), DEMO: 'true' }
  const portal = await startPortalProcess(env)
  try {
    const screens = await listScreens(portal.address)
    console.log('| Skjerm | Prosessor | Poeng | FCP ms | LCP ms | TBT ms | CLS | kB skript |')
    console.log('| --- | --: | --: | --: | --: | --: | --: | --: |')
    for (const cpu of phones)
      for (const screen of screens) {
        const figures = await measure(lighthouse, executablePath, portal.address, screen, cpu)
        const cells = figures.map((figure, at) => figure.toFixed(digits[at]))
        console.log(`| ${screen.sti} | 1/${cpu} | ${cells.join(' | ')} |`)
      }
    return []
  } finally {
    portal.signal('SIGTERM')
    await portal.ended
  }
}
