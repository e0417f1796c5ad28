import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, test as base, expect, type Locator, type Page } from '@playwright/test'
import { text as ramme } from '../web/src/app/app.text.ts'
import { noter } from './hemmeligheter.ts'
import { demoAdministrator, demoMedlem, type Person, portalAddress, register } from './samtale.ts'
import { bredder, type Tilstand } from './tilstander.ts'

export { expect }

type Options = {
  /** Whether the info popup has been seen in this browser session. */
  infoVist: boolean
}
type Fixtures = {
  /** Collects what no story may meet; `tillat` names console errors that this story provokes itself. */
  vakt: { feil: string[]; tillat(...patterns: RegExp[]): void }
  /** A browser of somebody else, watched like the story's own. */
  annenNettleser: () => Promise<Page>
  /** A member nobody has met before, logged in in this browser. */
  medlem: () => Promise<Person>
  /** The demo's member, logged in in this browser. */
  demomedlem: () => Promise<Person>
  /** The demo's administrator, logged in in the given page's browser, else in this one. */
  administrator: (page?: Page) => Promise<Person>
}

/** Gives this browser the person's session from its next page on; a later log-out stays. */
export async function giOkt(page: Page, person: Person): Promise<void> {
  await page.context().addInitScript(token => {
    const marker = `e2e.${token.slice(-24)}`
    if (!location.protocol.startsWith('http') || localStorage.getItem(marker)) return
    localStorage.setItem(marker, 'gitt')
    localStorage.setItem('sessionToken', token)
  }, person.token)
}

async function prepare(context: BrowserContext, feil: string[], infoVist: boolean): Promise<void> {
  context.on('console', message => {
    if (message.type() === 'error') feil.push(`console: ${message.text()} (${message.location().url})`)
  })
  context.on('weberror', error => feil.push(`page error: ${error.error().stack}`))
  context.on('request', request => {
    if (/json/.test(request.headers()['content-type'] ?? '')) noter('spurt', request.postDataJSON())
    const { protocol, origin } = new URL(request.url())
    if (/^(https?|wss?):$/.test(protocol) && origin !== portalAddress())
      feil.push(`request to somebody else: ${request.url()}`)
  })
  if (infoVist)
    await context.addInitScript(() => {
      if (location.protocol.startsWith('http')) sessionStorage.setItem('rp.infoVist', 'ja')
    })
}

export const test = base.extend<Options & Fixtures>({
  infoVist: [true, { option: true }],
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
  baseURL: async ({}, use) => use(portalAddress()),
  // biome-ignore lint/correctness/noEmptyPattern: as above.
  vakt: async ({}, use) => {
    const feil: string[] = []
    // What pdf.js says of a document that was closed while it was being opened: nobody has lost anything.
    const tillatt: RegExp[] = [/Unable to initialize viewer Error: Transport destroyed/]
    await use({ feil, tillat: (...patterns) => void tillatt.push(...patterns) })
    expect(feil.filter(line => !tillatt.some(pattern => pattern.test(line)))).toEqual([])
  },
  context: async ({ context, vakt, infoVist }, use) => {
    await prepare(context, vakt.feil, infoVist)
    await use(context)
    // An answer that a story meant to change, and that arrives when the story is over, is nobody's failure.
    const unroute = { behavior: 'ignoreErrors' } as const
    await Promise.all([context, ...context.pages()].map(place => place.unrouteAll(unroute)))
  },
  annenNettleser: async ({ browser, vakt, infoVist }, use) => {
    const contexts: BrowserContext[] = []
    await use(async () => {
      const context = await browser.newContext()
      contexts.push(context)
      await prepare(context, vakt.feil, infoVist)
      return context.newPage()
    })
    await Promise.all(contexts.map(context => context.close()))
  },
  medlem: async ({ page }, use) =>
    use(async () => {
      const person = await register()
      await giOkt(page, person)
      return person
    }),
  demomedlem: async ({ page }, use) =>
    use(async () => {
      const person = await demoMedlem()
      await giOkt(page, person)
      return person
    }),
  administrator: async ({ page }, use) =>
    use(async (other = page) => {
      const person = await demoAdministrator()
      await giOkt(other, person)
      return person
    }),
})

/** Solves the robot check as a person does: ticks the box and waits for the browser's own work. */
export async function loesRobotsjekk(page: Page): Promise<void> {
  const sjekk = page.locator('altcha-widget')
  await sjekk.getByRole('checkbox').click()
  await expect(sjekk.locator('[data-state]').first()).toHaveAttribute('data-state', 'verified')
}

/** Opens the hamburger where there is one. */
export async function aapneMenyen(page: Page): Promise<void> {
  const meny = page.getByRole('button', { name: ramme.meny, exact: true, includeHidden: true })
  // The way in has a banner without a menu, which stands for a moment after the address has become another.
  await expect(meny).toBeAttached()
  if ((await meny.isVisible()) && (await meny.getAttribute('aria-expanded')) === 'false') await meny.click()
}

/** Chooses a link of the bar, which lies behind the hamburger on a phone. */
export async function chooseInMenyen(page: Page, lenke: string): Promise<void> {
  await aapneMenyen(page)
  await page.getByRole('banner').getByRole('link', { name: lenke, exact: true }).click()
}

/** Back as a person presses it: frames after the last key, when the page has taken in what was typed. */
export async function goBack(page: Page): Promise<void> {
  await page.evaluate(() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done))))
  await page.goBack()
}

/** The filter of a column, which lies folded away on a phone. */
export async function filter(page: Page, navn: string) {
  // A table without rows has no height on a phone.
  await expect(page.getByRole('table')).toBeAttached()
  const felt = page
    .getByLabel(navn, { exact: true })
    .or(page.getByLabel(`Filtrer på ${navn}`, { exact: true }))
  if (!(await felt.isVisible())) await page.getByRole('button', { name: 'Flere filtre', exact: true }).click()
  return felt
}

/** Presses one choice of a list's menu: an export, or what is rarely done. */
export async function chooseInListemenyen(page: Page, valg: string): Promise<void> {
  await page.locator('.rp-listemeny > button').click()
  await page.locator('.rp-listemeny__valg').getByText(valg, { exact: true }).click()
}

/** Shows one half of an opened document; where both fit beside each other there is nothing to choose. */
export async function chooseFane(page: Page, navn: string): Promise<void> {
  const fane = page.getByRole('tab', { name: navn, exact: true })
  await expect(page.locator('.todelt')).toBeVisible()
  if (await fane.isVisible()) await fane.click()
}

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa']

async function findFaults(page: Page): Promise<string[]> {
  // The other mode is for frames of other origins, which no screen has; it takes twice the time.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .withTags(wcag)
  const { violations } = await axe.analyze()
  return violations.flatMap(({ id, help, nodes }) =>
    nodes.map(node => `${id} (${help}): ${node.target.join(' ')}\n  ${node.html}\n  ${node.failureSummary}`),
  )
}

/** The page must not need scrolling sideways (WCAG 1.4.10). */
const overflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)

/**
 * Nothing in the page as it stands now breaks WCAG 2.2 A or AA: in light as wide as it is, and in dark, at a width of 320 px unless the
 * state is a wide one. Leaves the page light and as wide as it was. A story that is told at both widths looks on one of them only.
 */
export async function expectAccessible(page: Page, tilstand: Tilstand): Promise<void> {
  const before = page.viewportSize() ?? { width: 1440, height: 900 }
  const bredde = bredder[tilstand]
  if (before.width < 500 !== (bredde === 'telefon')) return
  expect(await overflow(page), 'sideways scrolling').toBeLessThanOrEqual(0)
  expect(await findFaults(page), 'light').toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  await expect(page.locator('html')).toHaveClass('dark')
  if (bredde !== 'bred') {
    await page.setViewportSize({ width: 320, height: 844 })
    // The document viewer fits its pages a moment after the window has changed.
    await expect.poll(() => overflow(page), 'sideways scrolling at 320 px').toBeLessThanOrEqual(0)
  }
  // What has just been made narrow has not been scrolled since: a bar at the edge may lie across anything.
  const faults = (await findFaults(page)).filter(
    fault => bredde !== 'begge' || !fault.includes('partially obscured'),
  )
  expect(faults, 'dark').toEqual([])
  await page.emulateMedia({ colorScheme: 'light' })
  await page.setViewportSize(before)
  await expect(page.locator('html')).toHaveClass('light')
}

/** Some page of the PDF is drawn: its canvas holds more than one colour. */
export async function expectDrawn(page: Page, sidetall: number): Promise<void> {
  const canvas = page.locator(`.pdf__rull [data-page-number="${sidetall}"] canvas`)
  await expect
    .poll(() =>
      canvas.first().evaluate((element: HTMLCanvasElement) => {
        const { width, height } = element
        const pixels =
          element.getContext('2d')?.getImageData(0, 0, width, height).data ?? new Uint8ClampedArray()
        const colours = new Set<number>()
        for (let at = 0; at < pixels.length && colours.size < 2; at += 4)
          colours.add(((pixels[at] ?? 0) << 16) | ((pixels[at + 1] ?? 0) << 8) | (pixels[at + 2] ?? 0))
        return colours.size
      }),
    )
    .toBeGreaterThan(1)
}

/** Presses Tab until the element has focus, as somebody without a mouse must. */
export async function tabTil(page: Page, maal: Locator): Promise<void> {
  await expect(maal).toBeVisible()
  for (let trykk = 0; trykk < 200; trykk++) {
    if (await maal.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  await expect(maal).toBeFocused()
}

/** Who presses a button that goes is left somewhere near it, not on top of the page. */
export const expectFocusKept = (page: Page) =>
  expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
