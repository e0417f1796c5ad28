import type { Page } from '@playwright/test'
import type { Ord } from '../web/skjermer.ts'
import { rows } from '../web/skjermside.ts'
import { stabText } from '../web/src/app/stab.text.ts'
import { register } from './samtale.ts'
import { expect, test } from './story.ts'

/** Where the words of a screen stand. */
function velgereFor(ord: Ord, isMobile: boolean): string[] {
  // On a wide screen the card of the way in stands in the middle, and how high it is, is not known yet.
  if (ord.som === 'inn') return ['.rp-inn__slagord', ...(isMobile ? ['.rp-sidetittel'] : [])]
  if (ord.som === 'hilsen' || ord.som === 'dokument') return ['.rp-sidetittel']
  // The greeting of the dashboard is not known before who it greets.
  if (ord.som === 'stab' && ord.ingress) return ['.rp-ingress']
  return [
    ...(ord.som === 'produksjonsside' ? ['.rp-undermeny'] : []),
    '.rp-sidetittel',
    ...(ord.ingress === undefined ? [] : ['.rp-ingress']),
  ]
}

/** Holds the scripts back until they are let go. */
async function holdSkriptene(page: Page): Promise<() => void> {
  const slipp = Promise.withResolvers<void>()
  await page.route('**/assets/index-*.js', async route => {
    await slipp.promise
    await route.continue()
  })
  return slipp.resolve
}

/** Where something stands, in what the page came with or in the screen itself. */
const stederI = (page: Page, rot: string, velgere: readonly string[]) =>
  Promise.all(
    velgere.map(async velger => {
      const { x, y } = (await page.locator(`${rot} ${velger}`).boundingBox()) ?? {}
      return [velger, x, y]
    }),
  )

/** Goes to a screen, before the scripts and after them. */
async function expectUrokkelig(page: Page, adresse: string, velgere: readonly string[]): Promise<void> {
  const slipp = await holdSkriptene(page)
  await page.goto(adresse, { waitUntil: 'commit' })
  await expect(page.locator(`#rp-skall ${velgere[0]}`)).toBeVisible()
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(({ sheet }) => sheet),
  )
  await page.evaluate(() => document.fonts.ready)
  const foer = await stederI(page, '#rp-skall', velgere)
  await expect(page.getByRole('heading')).toHaveCount(0)
  slipp()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('#rp-skall')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
  expect([adresse, await stederI(page, '#root', velgere)]).toEqual([adresse, foer])
}

for (const ramme of ['ingen', 'medlem', 'stab'] as const)
  test(`på tregt nett står ordene der fra første stund, og flytter seg ikke når resten kommer: ${ramme} @begge`, async ({
    page,
    medlem,
    administrator,
    isMobile,
  }) => {
    if (ramme === 'stab') await administrator()
    if (ramme === 'medlem') await medlem()
    const medOrd = rows.flatMap(row =>
      row.ramme === ramme && row.ord && !row.over ? [{ ...row, ord: row.ord }] : [],
    )
    expect(medOrd.length).toBeGreaterThan({ ingen: 0, medlem: 6, stab: 13 }[ramme])
    for (const { path, ord } of medOrd) {
      await test.step(path, () => expectUrokkelig(page, path, velgereFor(ord, isMobile)))
      await page.unrouteAll()
    }
  })

test('den som ikke er logget inn, ser ikke medlemmenes side på veien til innloggingen', async ({ page }) => {
  const slipp = await holdSkriptene(page)
  await page.goto('/produksjoner', { waitUntil: 'commit' })
  await expect(page.locator('#rp-skall')).toBeAttached()
  await expect(page.locator('#rp-skall')).toBeHidden()
  slipp()
  await expect(page).toHaveURL('/login')
  await expect(page.locator('#rp-skall')).toHaveCount(0)
})

for (const [hva, gjoer] of [
  [
    'males aldri',
    () =>
      Object.assign(window, {
        requestAnimationFrame: () => 0,
        PerformanceObserver: class {
          observe() {}
        },
      }),
  ],
  ['ligger i bakgrunnen', () => Object.defineProperty(document, 'hidden', { value: true })],
] as const)
  test(`skriptene kommer, og bare én gang, også der siden ${hva}`, async ({ page }) => {
    const spurt: string[] = []
    page.on('request', request => void spurt.push(request.url()))
    await page.addInitScript(gjoer)
    await page.goto('/login')
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached()
    expect(spurt.filter(adresse => /\/assets\/index-.*\.js$/.test(adresse))).toHaveLength(1)
  })

test('det som er spurt om for én, får ikke den som har logget inn i mellomtiden', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/403 \(Forbidden\)/)
  const { token } = await administrator()
  const annen = await register()
  const spurt: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/oversikt')) spurt.push(request.headers().authorization)
  })
  const slipp = await holdSkriptene(page)
  await page.goto('/admin', { waitUntil: 'commit' })
  await expect.poll(() => spurt).toEqual([`Bearer ${token}`])
  await page.evaluate(other => localStorage.setItem('sessionToken', other), annen.token)
  slipp()
  await expect(page.getByRole('heading', { name: stabText.ingenTilgang.tittel })).toBeVisible()
  expect(spurt).toEqual([token, annen.token].map(one => `Bearer ${one}`))
})

for (const ramme of ['medlem', 'stab'] as const)
  test(`skjermene spør om det første før skriptene er her, og bare én gang: ${ramme}`, async ({
    page,
    medlem,
    administrator,
  }) => {
    const { id } = await (ramme === 'stab' ? administrator() : medlem())
    const spurt: string[] = []
    page.on('request', request => {
      if (/\/api\/|\/assets\/index-.*\.js$/.test(request.url()))
        spurt.push(request.url().replace(/^.*?(?=\/api|\/assets)/, ''))
    })
    const somHenter = rows.filter(row => row.ramme === ramme && row.henter && !row.path.includes(':'))
    expect(somHenter.length).toBeGreaterThan(2)
    for (const { path, henter = [] } of somHenter)
      await test.step(path, async () => {
        // The screen before asks for no more.
        await page.goto('about:blank')
        spurt.length = 0
        await page.goto(path)
        await expect.poll(() => page.evaluate(() => Reflect.get(window, 'rpHentet').size)).toBe(0)
        const ventet = ['/api/user/{meg}', ...henter].map(adresse => adresse.replace('{meg}', id))
        const skript = spurt.findIndex(adresse => adresse.startsWith('/assets/'))
        expect(skript).toBeGreaterThan(0)
        expect(spurt.slice(0, skript).toSorted()).toEqual(ventet.toSorted())
        for (const adresse of ventet) expect(spurt.filter(one => one === adresse)).toHaveLength(1)
      })
  })

test.describe('infomeldingen', () => {
  test.use({ infoVist: false })
  test('står i siden før skriptene er her, og flytter seg ikke når de kommer @begge', async ({
    page,
    medlem,
  }) => {
    await medlem()
    const slipp = await holdSkriptene(page)
    await page.goto('/kontraktsdatabase', { waitUntil: 'commit' })
    const steder = (rot: string) =>
      page.locator(`${rot} :is(.aksel-heading, p)`).evaluateAll(alle =>
        alle.map(one => {
          const { x, y, width, height } = one.getBoundingClientRect()
          return [one.textContent, x, y, width, height]
        }),
      )
    await expect(page.locator('#rp-skall > dialog p').first()).toBeVisible()
    await page.evaluate(() => document.fonts.ready)
    const foer = await steder('#rp-skall > dialog')
    expect(foer.length).toBeGreaterThan(3)
    slipp()
    await expect(page.locator('#rp-skall')).toHaveCount(0)
    await page.evaluate(() => document.fonts.ready)
    expect(await steder('#root dialog')).toEqual(foer)
    await page.getByRole('button', { name: 'OK', exact: true }).click()
    await page.goto('/kontraktsdatabase', { waitUntil: 'commit' })
    await expect(page.locator('#rp-skall > dialog')).toBeHidden()
  })
})

test('kommer ikke skriptene fram, sier siden det, og lastes på nytt', async ({ page, medlem, vakt }) => {
  vakt.tillat(/ERR_FAILED/, /dynamically imported module/)
  await medlem()
  await page.route('**/assets/index-*.js', route => route.abort())
  await page.goto('/kontraktsdatabase')
  const melding = page.getByRole('alert')
  await expect(melding).toContainText('Vi fikk ikke hentet hele siden')
  await page.unroute('**/assets/index-*.js')
  await melding.getByRole('button', { name: 'Last siden på nytt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Din dokumentasjon' })).toBeVisible()
  await expect(melding).toHaveCount(0)
})
