import type { Route } from '@playwright/test'
import { demoMedlem, type Person, send } from './samtale.ts'
import { expect, test } from './story.ts'

/** Layout shift (CLS) that is seen: a third of what is still called good. */
const merkes = 0.03
/** What stands in the place of what is fetched. */
const venter = '.rp-henter, .gj__henter, .rp-produksjoner__lastes, .aksel-loader, .aksel-skeleton'

/** One shift: how much, and what moved from where to where (px from the top of the window). */
type Flytting = { verdi: number; hva: string[] }

/** Runs in the page: keeps every shift in `window.flyttet`. */
function followShifts() {
  type Shift = {
    value: number
    sources: { node: Node | null; previousRect: DOMRect; currentRect: DOMRect }[]
  }
  const flyttet: Flytting[] = []
  Reflect.set(window, 'flyttet', flyttet)
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) {
      const { value, sources } = entry as PerformanceEntry & Shift
      const moved = sources.map(({ node, previousRect, currentRect }) => {
        const element = node instanceof Element ? node : node?.parentElement
        return `${element?.tagName} ${element?.className}: ${previousRect.y} → ${currentRect.y}`
      })
      flyttet.push({ verdi: value, hva: moved })
    }
  }).observe({ type: 'layout-shift', buffered: true })
}

async function withDokument(adresse: string, { token }: Person): Promise<string> {
  if (!adresse.includes(':id')) return adresse
  const [first] = (await send('GET', '/api/document/documents', undefined, token)) as { _id: string }[]
  return adresse.replace(':id', first?._id ?? '')
}

test.beforeAll('medlemmet er logget inn mange steder, og listen over dem er lang', async () => {
  for (let sted = 0; sted < 20; sted++) await demoMedlem()
})

for (const adresse of [
  '/',
  '/kontraktsdatabase',
  '/produksjoner',
  '/dineproduksjoner',
  '/fordelingv23',
  '/persondata',
  '/henvendelser',
  '/admin/registreringer',
  '/admin/registreringer/:id',
])
  test(`ingenting på ${adresse} flytter seg når svarene kommer sent @begge`, async ({
    page,
    demomedlem,
    administrator,
  }) => {
    const hvem = await (adresse.startsWith('/admin') ? administrator() : demomedlem())
    await page.addInitScript(followShifts)
    const tegnet = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        for (let n = 0; n < 3; n++) await new Promise(resolve => requestAnimationFrame(resolve))
      })
    // One answer at a time, each drawn before the next comes, and the last asked for first: what arrives in pieces moves the most.
    const spurt: Route[] = []
    await page.route('**/api/**', route => void spurt.push(route))
    const answerOneByOne = async () => {
      for (let route = spurt.pop(); route; route = spurt.pop()) {
        await route.continue()
        await (await route.request().response())?.finished()
        await tegnet()
      }
    }
    await page.goto(await withDokument(adresse, hvem))
    await expect(page.locator(venter).first()).toBeVisible()
    await tegnet()
    await expect(async () => {
      await answerOneByOne()
      await expect(page.locator(venter)).toHaveCount(0, { timeout: 200 })
    }).toPass()
    await tegnet()
    const flyttet: Flytting[] = await page.evaluate(() => Reflect.get(window, 'flyttet'))
    const sum = flyttet.reduce((sum, { verdi }) => sum + verdi, 0)
    expect(sum, JSON.stringify(flyttet, null, 1)).toBeLessThan(merkes)
  })
