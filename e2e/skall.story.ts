import type { Ord } from '../web/skjermer.ts'
import { rows } from '../web/skjermside.ts'
import { expect, test } from './story.ts'

/** Where the words of a screen stand. */
function velgereFor(ord: Ord, isMobile: boolean): string[] {
  // On a wide screen the card of the way in stands in the middle, and how high it is, is not known yet.
  if (ord.som === 'inn') return ['.rp-inn__slagord', ...(isMobile ? ['.rp-sidetittel'] : [])]
  if (ord.som === 'hilsen') return ['.rp-sidetittel']
  return [
    ...(ord.som === 'produksjonsside' ? ['.rp-undermeny'] : []),
    '.rp-sidetittel',
    ...(ord.ingress === undefined ? [] : ['.rp-ingress']),
  ]
}

const medOrd = rows.flatMap(({ path, ord }) => (ord === undefined ? [] : [{ adresse: path, ord }]))
expect(medOrd.length).toBeGreaterThan(7)

for (const { adresse, ord } of medOrd)
  test(`på tregt nett står ordene på ${adresse} der fra første stund, og flytter seg ikke når resten kommer @begge`, async ({
    page,
    medlem,
    isMobile,
  }) => {
    const velgere = velgereFor(ord, isMobile)
    if (adresse !== '/login') await medlem()
    const slipp = Promise.withResolvers<void>()
    await page.route('**/assets/index-*.js', async route => {
      await slipp.promise
      await route.continue()
    })
    await page.goto(adresse, { waitUntil: 'commit' })
    const steder = (rot: string) =>
      Promise.all(
        velgere.map(async velger => {
          const { x, y } = (await page.locator(`${rot} ${velger}`).boundingBox()) ?? {}
          return [velger, x, y]
        }),
      )
    await expect(page.locator(`#rp-skall ${velgere[0]}`)).toBeVisible()
    await page.waitForFunction(() =>
      [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
    )
    await page.evaluate(() => document.fonts.ready)
    const foer = await steder('#rp-skall')
    await expect(page.getByRole('heading')).toHaveCount(0)
    slipp.resolve()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('#rp-skall')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    expect(await steder('#root')).toEqual(foer)
  })

test('den som ikke er logget inn, ser ikke medlemmenes side på veien til innloggingen', async ({ page }) => {
  const slipp = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async route => {
    await slipp.promise
    await route.continue()
  })
  await page.goto('/produksjoner', { waitUntil: 'commit' })
  await expect(page.locator('#rp-skall')).toBeAttached()
  await expect(page.locator('#rp-skall')).toBeHidden()
  slipp.resolve()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('#rp-skall')).toHaveCount(0)
})
