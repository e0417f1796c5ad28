import { text } from '../web/src/app/app.text.ts'
import { text as produksjonText } from '../web/src/features/produksjon/produksjon.text.ts'
import { infoPopupText } from '../web/src/features/system/info-popup.text.ts'
import { personvernText } from '../web/src/features/system/personvern.text.ts'
import { notFoundText, portalText } from '../web/src/features/system/system.text.ts'
import { send } from './samtale.ts'
import { medlemmets, stabens } from './skjermer.ts'
import { aapneMenyen, chooseInMenyen, expect, expectAccessible, test } from './story.ts'

const meny = [...text.lenker.map(lenke => lenke.tekst), text.loggUt]

test('menyen har de fem lenkene, og en lenke til mine data med navnet mitt @begge', async ({
  page,
  demomedlem,
}) => {
  await demomedlem()
  await page.goto('/')
  await aapneMenyen(page)
  for (const lenke of meny)
    await expect(page.getByRole('banner').getByRole('link', { name: lenke, exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Kari Elise Nordlys' })).toHaveAttribute('href', '/persondata')
  await expect(page.getByRole('link', { name: text.admin, exact: true })).toBeHidden()
  await expect(page.getByRole('banner').getByRole('link', { name: text.tilForsiden })).toHaveAttribute(
    'href',
    '/',
  )
})

test('den som ikke har skrevet navnet sitt, ser e-postadressen i stedet', async ({ page, medlem }) => {
  const { email } = await medlem()
  await page.goto('/')
  await expect(page.getByRole('banner').getByText(email)).toHaveCount(1)
})

test('saksbehandleren har en lenke til dashboardet', async ({ page, administrator }) => {
  await administrator()
  await page.goto('/')
  await chooseInMenyen(page, text.admin)
  await expect(page).toHaveURL('/admin')
})

test('hver side har sin tittel, og overskriften får fokus når man kommer dit @begge', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/')
  await expect(page).toHaveTitle('Hjem – Rettighetsportalen')
  const titler = new Set(['Hjem – Rettighetsportalen'])
  for (const lenke of text.lenker.slice(1)) {
    await chooseInMenyen(page, lenke.tekst)
    await expect(page).toHaveURL(lenke.til)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    await expect(page).not.toHaveTitle([...titler].at(-1) ?? '')
    await expect(page).toHaveTitle(/ – Rettighetsportalen$/)
    titler.add(await page.title())
  }
  expect(titler.size).toBe(text.lenker.length)
})

test('på telefonen ligger lenkene bak menyknappen @telefon', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/')
  const knapp = page.getByRole('button', { name: text.meny, exact: true })
  await expect(knapp).toHaveAttribute('aria-expanded', 'false')
  await expect(page.getByRole('link', { name: text.loggUt })).toBeHidden()
  await knapp.click()
  await expect(knapp).toHaveAttribute('aria-expanded', 'true')
  await expect(page.getByRole('link', { name: text.loggUt })).toBeVisible()
  await expectAccessible(page, 'menyen på telefon')
  await page.getByRole('link', { name: text.loggUt }).press('Escape')
  await expect(knapp).toHaveAttribute('aria-expanded', 'false')
  await chooseInMenyen(page, text.lenker[1].tekst)
  await expect(page).toHaveURL('/persondata')
  await expect(knapp).toHaveAttribute('aria-expanded', 'false')
})

test('den som bruker tastatur, kan hoppe over menyen', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/kontraktsdatabase')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: text.hopp })).toBeFocused()
  await expect(page.getByRole('link', { name: text.hopp })).toBeInViewport()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
})

test.describe('i en ny nettleser', () => {
  test.use({ infoVist: false })
  test('nytt og hjelp vises én gang, ikke igjen før neste gang nettleseren åpnes', async ({
    page,
    medlem,
    annenNettleser,
  }) => {
    await medlem()
    await page.goto('/')
    // What stands above it is for staff to write, also while this story is told.
    const popup = page.getByRole('alertdialog').filter({ hasText: infoPopupText.hjelpTittel })
    await expect(popup).toBeVisible()
    await expectAccessible(page, 'nytt og hjelp')
    await expect(popup.getByRole('button', { name: 'OK' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(popup).toBeHidden()
    await page.goto('/kontraktsdatabase')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(popup).toBeHidden()
    const hjemme = await annenNettleser()
    await hjemme.goto('/personvern')
    await expect(hjemme.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(hjemme.getByRole('alertdialog')).toBeHidden()
  })
})

test('mørk visning velges i bunnen av siden og huskes', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/')
  const html = page.locator('html')
  await page.getByRole('button', { name: 'Mørk visning' }).click()
  await expect(html).toHaveClass('dark')
  await page.reload()
  await expect(html).toHaveClass('dark')
  await page.getByRole('button', { name: 'Lys visning' }).click()
  await expect(html).toHaveClass('light')
})

test.describe('på en maskin som er satt til mørk', () => {
  test.use({ colorScheme: 'dark' })
  test('er portalen mørk uten at man velger noe', async ({ page }) => {
    await page.goto('/login')
    await expect(page.locator('html')).toHaveClass('dark')
  })
})

test('en adresse som ikke finnes, får en side som sier det', async ({ page, medlem, vakt }) => {
  vakt.tillat(/404/)
  expect((await page.goto('/finnes-ikke'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundText.tittel)
  await expectAccessible(page, 'finnes ikke: uten innlogging')
  await medlem()
  expect((await page.goto('/heller/ikke'))?.status()).toBe(404)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundText.tittel)
  await expect(page).toHaveTitle(`${notFoundText.tittel} – Rettighetsportalen`)
  await expectAccessible(page, 'finnes ikke: medlem')
  await page.getByRole('main').getByRole('link', { name: notFoundText.tilForsiden }).click()
  await expect(page).toHaveURL('/')
})

test.describe('første besøk', () => {
  test.use({ infoVist: false })
  test('en ukjent adresse blant sakene vises i saksbehandlerens ramme', async ({
    page,
    administrator,
    vakt,
  }) => {
    vakt.tillat(/404/)
    await administrator()
    await page.goto('/admin/finnes-ikke')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundText.tittel)
    await expect(page.locator('.rp-stab')).toBeVisible()
    await expect(page.getByRole('alertdialog')).toBeHidden()
    await expectAccessible(page, 'finnes ikke: saksbehandler')
    for (const adresse of [
      'sendelister/abc',
      'sendelister/1999',
      'sendelister/1999/avklar',
      'innstillinger/abc',
    ]) {
      await page.goto(`/admin/${adresse}`)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(notFoundText.tittel)
    }
    // What makes no sense in an address is as if it were not.
    await page.goto('/admin/registreringer?fra=igaar&hos=naboen&eier=noen')
    await expect(page.getByRole('table')).toBeVisible()
  })
})

test('et trykk på en lenke synes mens siden er på vei, også når nettet er tregt', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/')
  const underveis = page.locator('html[data-paa-vei]')
  const slipp = Promise.withResolvers<void>()
  await page.route('**/assets/personvern-page*', async route => {
    await slipp.promise
    await route.continue()
  })
  await page.getByRole('contentinfo').getByRole('link', { name: portalText.personvern }).click()
  await expect(underveis).toBeAttached()
  const strek = await page.evaluate(() => getComputedStyle(document.body, '::before').animationDelay)
  expect(Number.parseFloat(strek)).toBeLessThan(0.1)
  slipp.resolve()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(personvernText.tittel)
  await expect(underveis).toHaveCount(0)
})

test('den som mister nettet på vei til en annen side, får vite at nettet er borte', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/ERR_INTERNET_DISCONNECTED/, /Failed to fetch dynamically imported module/)
  await medlem()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.context().setOffline(true)
  await page.getByRole('contentinfo').getByRole('link', { name: portalText.personvern }).click()
  await expect(page.getByText(text.feil.utenNett)).toBeVisible()
  await page.context().setOffline(false)
  await page.getByRole('button', { name: text.feil.proevIgjen }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(personvernText.tittel)
})

test('medlemmets sider passer på et nettbrett', async ({ page, demomedlem }) => {
  const { token } = await demomedlem()
  const [{ nummer }] = (await send('GET', '/api/henvendelser', undefined, token)) as [{ nummer: number }]
  await page.setViewportSize({ width: 820, height: 1180 })
  for (const side of medlemmets) {
    await page.goto(side.replace('/1', `/${nummer}`))
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('.aksel-loader, .rp-henter')).toHaveCount(0)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), side).toBe(820)
  }
})

test('medlemmets sider kan leses med dobbelt så stor skrift @telefon', async ({ page, demomedlem }) => {
  test.slow()
  const readLarge = async (sider: readonly string[]) => {
    for (const side of sider) {
      await page.goto(side)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('.aksel-loader, .rp-henter')).toHaveCount(0)
      await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'))
      // Also what the frame of the way in would clip.
      expect(await page.evaluate(listCut), side).toEqual([])
    }
  }
  await readLarge(['/login', '/registrering', '/forgot-password', '/personvern', '/tilgjengelighet'])
  const { token } = await demomedlem()
  const [{ nummer }] = (await send('GET', '/api/henvendelser', undefined, token)) as [{ nummer: number }]
  await readLarge(medlemmets.map(side => side.replace('/1', `/${nummer}`)))
})

/** Words and fields that reach past the right edge of the window, but for what is hidden or scrolls by itself. */
function listCut(): string[] {
  const { clientWidth } = document.documentElement
  return [
    ...document.querySelectorAll<HTMLElement>(
      '#root :is(h1, h2, h3, p, a, dt, dd, td, label, input, select, button)',
    ),
  ]
    .filter(one => one.checkVisibility({ visibilityProperty: true }))
    .filter(one => one.getBoundingClientRect().right > clientWidth + 1)
    .filter(one => !one.closest('thead, .aksel-sr-only, [role="status"]:empty'))
    .filter(one => {
      let around: Element | null = one
      while (around && getComputedStyle(around).overflowX !== 'auto') around = around.parentElement
      return around === null
    })
    .map(one => `${one.tagName} ${one.textContent}`)
}

test('listene til de som behandler sakene, kan leses på et nettbrett', async ({ page, administrator }) => {
  const alle = await stabens(await administrator())
  const sider = alle.filter(side => !/\d/.test(side))
  expect(sider.length).toBeGreaterThan(12)
  for (const side of sider) {
    await page.goto(side)
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
    await expect(page.locator('.aksel-loader, .rp-henter')).toHaveCount(0)
    for (const width of [820, 1024]) {
      await page.setViewportSize({ width, height: 1180 })
      await expect
        .poll(() => page.evaluate(overlappingHeaders), { message: `${side} på ${width}` })
        .toEqual([])
      await expect
        .poll(() => page.evaluate(() => document.documentElement.scrollWidth), { message: side })
        .toBe(width)
    }
  }
})

/** Names of columns that reach into the next, as they are painted: the words may be wider than their cell. */
function overlappingHeaders(): string[] {
  return [...document.querySelectorAll<HTMLElement>('table thead tr:first-child')].flatMap(row => {
    // Hidden above the cards of a narrow window.
    if (getComputedStyle(row.parentElement ?? row).clipPath !== 'none') return []
    const seen = [...row.children].filter(cell => !cell.querySelector('.aksel-sr-only'))
    const painted = seen.map(cell => {
      const words = document.createRange()
      words.selectNodeContents(cell)
      return { name: cell.textContent, box: words.getBoundingClientRect() }
    })
    return painted.flatMap(({ name, box }, index) => {
      const next = painted[index + 1]
      return next && next.box.width > 0 && box.right > next.box.left + 0.5 ? [`${name}|${next.name}`] : []
    })
  })
}

test('en side som ikke lar seg hente, gir en feilside med en vei videre', async ({ page, medlem, vakt }) => {
  vakt.tillat(/ERR_FAILED/, /Failed to fetch dynamically imported module/)
  await medlem()
  await page.goto('/')
  await page.route('**/assets/personvern-page*', route => route.abort())
  await page.getByRole('contentinfo').getByRole('link', { name: portalText.personvern }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.feil.tittel)
  await expect(page.getByText(text.feil.smaatt)).toBeVisible()
  await expectAccessible(page, 'siden lot seg ikke hente')
  await page.unroute('**/assets/personvern-page*')
  await page.getByRole('button', { name: text.feil.lastPaaNytt }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(personvernText.tittel)
})

test('mangler stilarket til en side, sier feilsiden at portalen kan ha fått en ny utgave, eller at nettet er borte', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/404|ERR_INTERNET_DISCONNECTED/, /Unable to preload CSS/)
  await medlem()
  await page.goto('/')
  await page.route('**/assets/*.css', route => route.fulfill({ status: 404 }))
  await chooseInMenyen(page, text.lenker[3].tekst)
  await expect(page.getByText(text.feil.nyUtgave)).toBeVisible()
  await page.unroute('**/assets/*.css')
  await page.getByRole('link', { name: text.feil.tilForsiden, exact: true }).click()
  await expect(page).toHaveURL('/')
  await page.route('**/assets/*.css', route => route.abort('internetdisconnected'))
  await page.context().setOffline(true)
  await chooseInMenyen(page, text.lenker[3].tekst)
  await expect(page.getByText(text.feil.utenNett)).toBeVisible()
  await page.context().setOffline(false)
  await page.unroute('**/assets/*.css')
  await page.getByRole('button', { name: text.feil.proevIgjen }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(produksjonText.tittel)
})

test('det som trykkes på telefonen, er stort nok, og fanene står på én linje @telefon', async ({
  page,
  administrator,
}) => {
  await page.goto('/registrering')
  const robot = page.locator('altcha-widget').getByRole('checkbox')
  // The box is 22 px: what is pressed reaches 11 px beyond it.
  await robot.click({ position: { x: -9, y: 31 }, force: true })
  await expect(robot).toBeChecked()
  await administrator()
  await page.goto('/admin/innstillinger/oppbevaring')
  const fane = page.getByRole('main').getByRole('navigation').locator('[aria-current]')
  await expect(fane).toBeInViewport({ ratio: 1 })
  const faner = page.getByRole('main').getByRole('navigation').getByRole('listitem')
  const linjer = await faner.evaluateAll(alle => new Set(alle.map(en => en.getBoundingClientRect().top)).size)
  expect(linjer).toBe(1)
  await page.goto('/admin/innstillinger/fagfunksjoner')
  const valg = page.getByRole('radio')
  await expect(valg.first()).toBeVisible()
  const hoeyder = await page
    .locator('.aksel-radio__label')
    .evaluateAll(alle => alle.map(en => Number.parseFloat(getComputedStyle(en, '::before').height)))
  expect(hoeyder.length).toBeGreaterThan(0)
  expect(Math.min(...hoeyder)).toBeGreaterThanOrEqual(44)
})

test('en side som lastes helt på nytt, åpner øverst, og tilbake fører dit jeg var @begge', async ({
  page,
  demomedlem,
}) => {
  await demomedlem()
  const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
  const scrollDown = async () => {
    await expect(page.getByRole('heading', { level: 2 }).nth(2)).toBeVisible()
    await page.evaluate(() => window.scrollTo(0, 300))
    await expect.poll(scrolled).toBe(300)
  }
  await page.goto('/personvern')
  await scrollDown()
  for (const side of ['/produksjoner', '/persondata']) {
    await page.goto(side)
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport()
    expect(await scrolled(), side).toBe(0)
  }
  await scrollDown()
  // A press would scroll to it first.
  await page.locator('a[href="/kontraktsdatabase"]').first().dispatchEvent('click')
  await expect(page).toHaveURL('/kontraktsdatabase')
  await expect.poll(scrolled).toBe(0)
  await page.goBack()
  await expect.poll(scrolled).toBe(300)
  // Those that are loaded whole again.
  await page.goBack()
  await page.goBack()
  await expect(page).toHaveURL('/personvern')
  await expect.poll(scrolled).toBeGreaterThan(100)
})
