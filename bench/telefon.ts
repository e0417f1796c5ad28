import type { BrowserContext, Page } from '@playwright/test'
import { textPdf } from '../server/test/pdf/sample-pdfs.ts'
import { send } from '../server/test/process.ts'
import { text } from '../web/src/features/produksjon/produksjon.text.ts'
import { newContext, openBareTable, openList, openWhole, pressKey, type Scene } from './produksjonsliste.ts'
import { type Result, sideBySide } from './side-by-side.ts'

/** A slow mobile network as Lighthouse simulates it, in bytes a second. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_638_400 / 8,
  uploadThroughput: 675_000 / 8,
}
const slowerCpu = 4

async function slowDown(page: Page, { network = true } = {}): Promise<void> {
  const session = await page.context().newCDPSession(page)
  if (network) {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
  }
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowerCpu })
}

/** Milliseconds until the largest thing on the screen was painted, and how much has moved that the person had not touched. */
async function largestPaint(page: Page): Promise<{ ms: number; shift: number }> {
  return page.evaluate(async () => {
    let moved = 0
    new PerformanceObserver(list => {
      for (const entry of list.getEntries()) moved += Number(Reflect.get(entry, 'value'))
    }).observe({ type: 'layout-shift', buffered: true })
    const paints = await new Promise<PerformanceEntry[]>(resolve => {
      new PerformanceObserver(list => resolve(list.getEntries())).observe({
        type: 'largest-contentful-paint',
        buffered: true,
      })
    })
    return { ms: paints.at(-1)?.startTime ?? Number.NaN, shift: moved }
  })
}

type Opening = { context: () => Promise<BrowserContext>; open: (page: Page) => Promise<unknown> }

/** On a slow phone with an empty cache. */
async function paintOf({ context, open }: Opening): Promise<{ ms: number; shift: number }> {
  const own = await context()
  try {
    const page = await own.newPage()
    await slowDown(page)
    await open(page)
    return await largestPaint(page)
  } finally {
    await own.close()
  }
}

async function benchPaint(scene: Scene, name: string, ours: Opening): Promise<Result> {
  const floor = {
    context: () => scene.browser.newContext(),
    open: async (page: Page) => {
      const html = '<!doctype html><meta name="viewport" content="width=device-width"><p>En linje tekst'
      await page.route('**/bar', route => route.fulfill({ contentType: 'text/html', body: html }))
      await page.goto(`${scene.address}/bar`)
    },
  }
  const { shift } = await paintOf(ours)
  return sideBySide({
    name: `Største tegning (LCP) av ${name} på tregt 4G og ${slowerCpu} ganger tregere prosessor, CLS ${shift.toFixed(2)} (mål 0) / en bar linje tekst`,
    goal: { ms: 2000 },
    // Nothing is warm in a new context.
    rounds: 3,
    warmUps: 0,
    ours: async () => (await paintOf(ours)).ms,
    floor: async () => (await paintOf(floor)).ms,
  })
}

/** Milliseconds from the start of the navigation until the first rows are painted, on a slow line with an empty cache. */
const benchRows = (scene: Scene): Promise<Result> => {
  const measure = async (open: (page: Page) => Promise<number>) => {
    const context = await newContext(scene)
    const page = await context.newPage()
    await slowDown(page)
    const ms = await open(page)
    await context.close()
    return ms
  }
  return sideBySide({
    name: `De første radene av /produksjoner på tregt 4G og ${slowerCpu} ganger tregere prosessor / første svar fra tjeneren`,
    goal: { ms: 2500 },
    rounds: 3,
    warmUps: 0,
    ours: () => measure(page => openList(page, scene.address)),
    floor: () =>
      measure(async page => {
        await page.goto(`${scene.address}/api/oppsett`)
        return page.evaluate(() => performance.now())
      }),
  })
}

async function benchKey(scene: Scene): Promise<Result> {
  const context = await newContext(scene)
  const page = await context.newPage()
  await openWhole(page, scene.address)
  const rows = await page.locator('tbody tr').count()
  const bare = await openBareTable(context, rows)
  for (const one of [page, bare]) await slowDown(one, { network: false })
  await page.getByRole('search').getByLabel(text.kolonne.tittel, { exact: true }).focus()
  const result = await sideBySide({
    name: `Tastetrykk til tegnet treff på ${slowerCpu} ganger tregere prosessor / ny tekst i en bar tabell med ${rows} rader`,
    goal: { ms: 100 },
    rounds: 20,
    ours: round => pressKey(page, round),
    floor: round => pressKey(bare, round),
  })
  await context.close()
  return result
}

/** Milliseconds from the click on a document until its first page stands there drawn. */
async function openDocument(page: Page, address: string, title: string): Promise<number> {
  // The bare page was in front, and nothing is drawn behind it.
  await page.bringToFront()
  await page.goto(`${address}/kontraktsdatabase`)
  const row = page.getByRole('button', { name: new RegExp(`${RegExp.escape(title)}$`) }).first()
  await row.waitFor()
  await page.evaluate(() => {
    const drawn = () => {
      const canvas = document.querySelector<HTMLCanvasElement>('.pdf__rull [data-page-number="1"] canvas')
      if (!canvas?.width) return false
      const small = new OffscreenCanvas(300, 300).getContext('2d')
      small?.drawImage(canvas, 0, 0, 300, 300)
      const shown = new Uint32Array(small?.getImageData(0, 0, 300, 300).data.buffer ?? new ArrayBuffer(4))
      return shown.some(pixel => pixel !== shown[0])
    }
    const waited = new Promise<number>(resolve => {
      const begin = ({ timeStamp }: Event) => {
        const look = () => (drawn() ? resolve(performance.now() - timeStamp) : requestAnimationFrame(look))
        look()
      }
      window.addEventListener('click', begin, { capture: true, once: true })
    })
    Reflect.set(window, 'tegnet', waited)
  })
  await row.click()
  return page.evaluate(() => Reflect.get(window, 'tegnet') as Promise<number>)
}

async function benchDocument(scene: Scene): Promise<Result> {
  const { address, token } = scene
  const { id } = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString())
  const title = 'Arbeidsavtale'
  const content = await textPdf(Array.from({ length: 5 }, (_, n) => `Side ${n + 1}`))
  const { status } = await send(
    address,
    { id, token },
    { filnavn: title, filer: [{ navn: 'a.pdf', innhold: content }] },
  )
  if (status !== 201) throw new Error(`the upload answered ${status}`)
  const context = await newContext(scene)
  const page = await context.newPage()
  const bare = await openBareTable(context, 1)
  const result = await sideBySide({
    name: 'Åpne et dokument til første side er tegnet / ny tekst i en bar tabell med én rad',
    goal: { ms: 500 },
    rounds: 10,
    ours: () => openDocument(page, address, title),
    floor: round => pressKey(bare, round),
  })
  await context.close()
  return result
}

/** What somebody on an old phone waits for. */
export async function benchTelefon(scene: Scene): Promise<Result[]> {
  const { browser, address } = scene
  const phone = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
  const login = await benchPaint(scene, '/login', {
    context: () => browser.newContext(phone),
    open: page => page.goto(`${address}/login`, { waitUntil: 'networkidle' }),
  })
  const list = await benchPaint(scene, '/produksjoner', {
    context: () => newContext(scene),
    open: page => openList(page, address),
  })
  return [login, list, await benchRows(scene), await benchKey(scene), await benchDocument(scene)]
}
