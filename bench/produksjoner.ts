import path from 'node:path'
import { chromium, type Page } from '@playwright/test'
import { browserFlags, findBrowser } from '../scripts/find-browser.mjs'
import { demoKontoer } from '../server/src/demo/medlemmer.ts'
import { createStoerrelse } from '../server/src/stor/stoerrelse.ts'
import { logIn } from '../server/test/process.ts'
import { text } from '../web/src/features/produksjon/produksjon.text.ts'
import {
  newContext,
  openBareTable,
  openList,
  openWhole,
  pressKey,
  type Scene,
  untilPainted,
} from './produksjonsliste.ts'
import { type Result, sideBySide } from './side-by-side.ts'
import { benchTelefon } from './telefon.ts'
import { startPortal } from './upload.ts'

const many = createStoerrelse().produksjoner.toLocaleString('nb')

/** Milliseconds of the least a page could do: fetch the list, parse it, and paint. */
async function openBare(page: Page, { address, token }: Scene): Promise<number> {
  await page.goto(`${address}/api/oppsett`)
  return page.evaluate(async authorization => {
    const start = performance.now()
    const response = await fetch('/api/produksjoner', { headers: { authorization } })
    document.body.textContent = `${JSON.parse(await response.text()).length}`
    return new Promise<number>(resolve => {
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
    })
  }, `Bearer ${token}`)
}

/** Bytes the list took over the network in this page; some hundred when the server answered 304. */
const fetchedBytes = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    return entries.find(({ name }) => name.endsWith('/api/produksjoner'))?.transferSize ?? 0
  })

function benchCold(scene: Scene): Promise<Result> {
  const inNew = async (open: (page: Page) => Promise<number>) => {
    const context = await newContext(scene)
    const ms = await open(await context.newPage())
    await context.close()
    return ms
  }
  return sideBySide({
    name: `Åpne /produksjoner kaldt, ${many} produksjoner / bare fetch + JSON.parse`,
    goal: null,
    rounds: 7,
    ours: () => inNew(page => openList(page, scene.address)),
    floor: () => inNew(page => openBare(page, scene)),
  })
}

async function benchWarm(scene: Scene): Promise<Result> {
  const context = await newContext(scene)
  const page = await context.newPage()
  const isKnown = async (round: number) => {
    // The first rounds fill the cache.
    const bytes = await fetchedBytes(page)
    if (round >= 0 && bytes > 10_000) throw new Error(`warm, and yet ${bytes} bytes were fetched`)
  }
  return sideBySide({
    name: `Åpne /produksjoner varmt (304), ${many} produksjoner / bare fetch (304) + JSON.parse`,
    goal: null,
    rounds: 10,
    async ours(round) {
      const ms = await openList(page, scene.address)
      // The whole list is asked for after the rows are painted; to leave before it is here would empty the cache.
      await page.locator('[data-hele="true"]').waitFor()
      await isKnown(round)
      return ms
    },
    async floor(round) {
      const ms = await openBare(page, scene)
      await isKnown(round)
      return ms
    },
  })
}

async function benchInApp(scene: Scene): Promise<Result[]> {
  const context = await newContext(scene)
  const page = await context.newPage()
  await openWhole(page, scene.address)
  const rows = await page.locator('tbody tr').count()
  const bare = await openBareTable(context, rows)
  const field = page.getByRole('search').getByLabel(text.kolonne.tittel, { exact: true })
  const link = (to: string) => page.getByRole('banner').locator(`a[href="${to}"]`).first()
  const other = link('/persondata')
  const back = link('/produksjoner')
  const floor = (round: number) => pressKey(bare, round)
  await field.focus()
  const key = await sideBySide({
    name: `Tastetrykk til tegnet treff, ${many} produksjoner / ny tekst i en bar tabell med ${rows} rader`,
    goal: { ms: 30 },
    rounds: 30,
    ours: round => pressKey(page, round),
    floor,
  })
  const again = await sideBySide({
    name: `Åpne /produksjoner fra en annen side i portalen / ny tekst i en bar tabell med ${rows} rader`,
    goal: null,
    rounds: 10,
    async ours() {
      await other.click()
      await page.locator('tbody').waitFor({ state: 'detached' })
      return untilPainted(page, 'click', () => back.click())
    },
    floor,
  })
  return [key, again]
}

/** What a member waits for among 50,000 productions, in a real browser. No rows, and a loud word, where there is none. */
export async function benchProduksjoner(folder: string): Promise<Result[]> {
  const executablePath = await findBrowser()
  if (!executablePath) {
    const line = '!'.repeat(78)
    console.error(
      `${line}\nNO BROWSER: /produksjoner is NOT measured. Install Chromium or set CHROMIUM_PATH.\n${line}`,
    )
    return []
  }
  const dataDir = path.join(folder, 'data')
  const few = ['--brukere', '20', '--dokumenter', '20', '--registreringer', '20', '--sendelister', '35000']
  const portal = await startPortal(dataDir, few)
  try {
    const { email, password } = demoKontoer.medlem
    const { token } = await logIn(portal.address, email, password)
    await using browser = await chromium.launch({ executablePath, args: browserFlags() })
    const scene = { browser, address: portal.address, token }
    return [
      ...(await benchInApp(scene)),
      await benchCold(scene),
      await benchWarm(scene),
      ...(await benchTelefon(scene)),
    ]
  } finally {
    portal.signal('SIGTERM')
    await portal.ended
  }
}
