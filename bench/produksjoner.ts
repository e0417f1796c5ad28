import crypto from 'node:crypto'
import { chmod, mkdir } from 'node:fs/promises'
import path from 'node:path'
import { type Browser, type BrowserContext, chromium, type Page } from '@playwright/test'
import { buildWeb } from '../scripts/build-web.mjs'
import { browserFlags, findBrowser } from '../scripts/find-browser.mjs'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import { call, logIn, startPortalProcess } from '../server/test/process.ts'
import { text } from '../web/src/features/produksjon/produksjon.text.ts'
import { insertRegisters, letters, produksjoner } from './produksjoner-data.ts'
import { type Result, sideBySide } from './side-by-side.ts'

const many = produksjoner.toLocaleString('en')
const root = path.dirname(import.meta.dirname)

type Scene = { browser: Browser; address: string; token: string }

/** A member nobody has met before; returns the session token. */
async function registerMember(address: string): Promise<string> {
  const account = { email: `${crypto.randomUUID()}@folk.example`, password: crypto.randomUUID() }
  const body = { ...account, personnummer: syntheticPersonnummer() }
  const { status } = await call(`${address}/api/user/register`, { method: 'POST', body })
  if (status !== 201) throw new Error(`registration answered ${status}`)
  return (await logIn(address, account.email, account.password)).token
}

/** A browser that has fetched nothing yet, with the member's session. It marks the moment when the list is painted. */
async function newContext({ browser, token }: Scene): Promise<BrowserContext> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
  })
  await context.addInitScript(given => {
    if (!location.protocol.startsWith('http')) return
    localStorage.setItem('sessionToken', given)
    sessionStorage.setItem('rp.infoVist', 'ja')
    const observer = new MutationObserver(() => {
      if (!document.querySelector('tbody tr')) return
      observer.disconnect()
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark('malt')))
    })
    observer.observe(document, { childList: true, subtree: true })
  }, token)
  return context
}

/** Milliseconds from the start of the navigation until the list is painted. */
async function openList(page: Page, address: string): Promise<number> {
  await page.goto(`${address}/produksjoner`, { waitUntil: 'commit' })
  return page.evaluate(
    () =>
      new Promise<number>(resolve => {
        new PerformanceObserver(list => {
          for (const { startTime } of list.getEntriesByName('malt')) resolve(startTime)
        }).observe({ type: 'mark', buffered: true })
      }),
  )
}

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
    name: `opening /produksjoner cold, ${many} productions / bare fetch + JSON.parse`,
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
    name: `opening /produksjoner warm (304), ${many} productions / bare fetch (304) + JSON.parse`,
    goal: null,
    rounds: 10,
    async ours(round) {
      const ms = await openList(page, scene.address)
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

/** Milliseconds from the event that `act` causes until the table's new first row, and with it the others, is painted. */
async function untilPainted(
  page: Page,
  event: 'keydown' | 'click',
  act: () => Promise<void>,
): Promise<number> {
  await page.bringToFront()
  await page.evaluate(name => {
    const firstRow = () => document.querySelector('tbody tr')?.textContent
    const before = firstRow()
    const maalt = new Promise<number>(resolve => {
      let start = 0
      const begin = () => {
        start = performance.now()
      }
      window.addEventListener(name, begin, { capture: true, once: true })
      const observer = new MutationObserver(() => {
        if ((firstRow() ?? before) === before) return
        observer.disconnect()
        requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - start)))
      })
      observer.observe(document, { childList: true, characterData: true, subtree: true })
    })
    // Not returned: the press comes first.
    Reflect.set(window, 'maalt', maalt)
  }, event)
  await act()
  return page.evaluate(() => Reflect.get(window, 'maalt') as Promise<number>)
}

/** A field, and a bare table with as many rows as the list shows, of which each key press changes every text. */
async function openBareTable(context: BrowserContext, rows: number): Promise<Page> {
  const page = await context.newPage()
  const row = `<tr>${'<td>Arven i nord</td>'.repeat(Object.keys(text.kolonne).length)}</tr>`
  await page.setContent(`<input><table>${row.repeat(rows)}</table><script>
    const cells = document.querySelectorAll('td')
    document.querySelector('input').oninput = event => {
      for (let i = 0; i < cells.length; i++) cells[i].firstChild.data = event.target.value + ' kveld ' + i
    }
  </script>`)
  await page.locator('input').focus()
  return page
}

async function benchInApp(scene: Scene): Promise<Result[]> {
  const context = await newContext(scene)
  const page = await context.newPage()
  await openList(page, scene.address)
  const rows = await page.locator('tbody tr').count()
  const bare = await openBareTable(context, rows)
  const field = page.getByRole('search').getByLabel(text.kolonne.tittel, { exact: true })
  const press = (which: Page, key: string) => untilPainted(which, 'keydown', () => which.keyboard.press(key))
  const both = async (which: Page, round: number) => {
    const ms = await press(which, letters.at(round % letters.length) ?? '')
    await press(which, 'Backspace')
    return ms
  }
  const link = (to: string) => page.getByRole('banner').locator(`a[href="${to}"]`).first()
  const other = link('/persondata')
  const back = link('/produksjoner')
  const floor = (round: number) => both(bare, round)
  await field.focus()
  const key = await sideBySide({
    name: `key press to painted result, ${many} productions (goal 30 ms) / new text in a bare table of ${rows} rows`,
    goal: null,
    rounds: 30,
    ours: round => both(page, round),
    floor,
  })
  const again = await sideBySide({
    name: `opening /produksjoner from another page of the portal / new text in a bare table of ${rows} rows`,
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
  await buildWeb(root, line => console.log(line))
  const dataDir = path.join(folder, 'data')
  await mkdir(dataDir)
  await chmod(dataDir, 0o711)
  const portal = await startPortalProcess({ DATA_DIR: dataDir })
  try {
    await insertRegisters(dataDir)
    const token = await registerMember(portal.address)
    await using browser = await chromium.launch({ executablePath, args: browserFlags() })
    const scene = { browser, address: portal.address, token }
    return [...(await benchInApp(scene)), await benchCold(scene), await benchWarm(scene)]
  } finally {
    portal.signal('SIGTERM')
    await portal.ended
  }
}
