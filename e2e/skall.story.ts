import { expect, test } from './story.ts'

const skjermer = [
  // On a wide screen the card of the way in stands in the middle, and how high it is, is not known yet.
  { navn: 'innloggingen', adresse: '/login', ord: ['.rp-inn__slagord'], paaTelefon: ['.rp-sidetittel'] },
  {
    navn: 'produksjonene',
    adresse: '/produksjoner',
    ord: ['.rp-undermeny', '.rp-sidetittel', '.rp-ingress'],
  },
  { navn: 'dine produksjoner', adresse: '/dineproduksjoner', ord: ['.rp-undermeny', '.rp-ingress'] },
  { navn: 'fordelingen', adresse: '/fordelingv23', ord: ['.rp-undermeny', '.rp-ingress'] },
  { navn: 'persondata', adresse: '/persondata', ord: ['.rp-sidetittel', '.rp-ingress'] },
  { navn: 'henvendelsene', adresse: '/henvendelser', ord: ['.rp-sidetittel', '.rp-ingress'] },
  { navn: 'dokumentasjonen', adresse: '/kontraktsdatabase', ord: ['.rp-sidetittel'] },
  { navn: 'forsiden', adresse: '/', ord: ['.rp-sidetittel'] },
]

for (const { navn, adresse, ord, paaTelefon = [] } of skjermer)
  test(`på tregt nett står ordene i ${navn} der fra første stund, og flytter seg ikke når resten kommer @begge`, async ({
    page,
    medlem,
    isMobile,
  }) => {
    const velgere = isMobile ? [...ord, ...paaTelefon] : ord
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
    await expect(page.locator(`#rp-skall ${ord[0]}`)).toBeVisible()
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
