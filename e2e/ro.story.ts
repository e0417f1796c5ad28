import { expect, test } from './story.ts'

/** Layout shift (CLS) that is seen: half of what is still called good. */
const merkes = 0.05
/** What stands in the place of what is fetched. */
const venter = '.rp-henter, .rp-produksjoner__lastes, .aksel-loader, .aksel-skeleton'

for (const adresse of [
  '/',
  '/kontraktsdatabase',
  '/produksjoner',
  '/dineproduksjoner',
  '/fordelingv23',
  '/persondata',
  '/henvendelser',
])
  test(`ingenting på ${adresse} flytter seg når svarene kommer sent`, async ({ page, demomedlem }) => {
    await demomedlem()
    await page.addInitScript(() => {
      Reflect.set(window, 'flyttet', 0)
      new PerformanceObserver(list => {
        for (const entry of list.getEntries())
          Reflect.set(window, 'flyttet', Reflect.get(window, 'flyttet') + Number(Reflect.get(entry, 'value')))
      }).observe({ type: 'layout-shift', buffered: true })
    })
    const slipp = Promise.withResolvers<void>()
    await page.route('**/api/**', async route => {
      await slipp.promise
      await route.continue()
    })
    const tegnet = () =>
      page.evaluate(async () => {
        await document.fonts.ready
        for (let n = 0; n < 3; n++) await new Promise(resolve => requestAnimationFrame(resolve))
      })
    await page.goto(adresse)
    await expect(page.locator(venter).first()).toBeVisible()
    await tegnet()
    slipp.resolve()
    await page.waitForLoadState('networkidle')
    await expect(page.locator(venter)).toHaveCount(0)
    await tegnet()
    expect(await page.evaluate(() => Reflect.get(window, 'flyttet'))).toBeLessThan(merkes)
  })
