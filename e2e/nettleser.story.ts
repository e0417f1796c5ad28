import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Page } from '@playwright/test'
import { text as dok } from '../web/src/features/dokument/dokument.text.ts'
import { reportBrudd } from './brudd.ts'
import { demoAdministrator, dokumenterTil, portalAddress } from './samtale.ts'
import { aapne, medlemmets, stabens } from './skjermer.ts'
import { chooseFane, expect, expectDrawn, loesRobotsjekk, test } from './story.ts'

declare global {
  const trustedTypes: { createPolicy(name: string, rules: object): unknown }
}

/** Opens each screen and waits until it has its heading and nothing more is on its way. */
async function gaaGjennom(page: Page, skjermer: readonly string[]): Promise<void> {
  for (const skjerm of skjermer) {
    await page.goto(skjerm)
    await expect(page.getByRole('heading', { level: 1 }).first(), skjerm).toBeVisible()
    await page.waitForLoadState('networkidle')
  }
}

/** Dozens of pages, one after another. */
const mangeSider = 300_000

// `vakt` fails each story, and so these, on a request to anybody else.
test('de åpne sidene bryter ingen av nettleserens regler og spør ingen andre om noe [E2] [E9]', async ({
  page,
  vakt,
}) => {
  test.setTimeout(mangeSider)
  // The way back from a login that nobody began: there is nothing to end, or no provider at all.
  vakt.tillat(/409|410/)
  const brudd = await reportBrudd(page)
  expect(aapne.length).toBeGreaterThan(6)
  await gaaGjennom(page, aapne)
  await page.goto('/registrering')
  await loesRobotsjekk(page)
  expect(brudd).toEqual([])
})

test('medlemmets sider bryter ingen av nettleserens regler og spør ingen andre om noe [E2] [E9]', async ({
  page,
  demomedlem,
  vakt,
}) => {
  test.setTimeout(mangeSider)
  vakt.tillat(/404/)
  const person = await demomedlem()
  const brudd = await reportBrudd(page)
  expect(medlemmets.length).toBeGreaterThan(6)
  await gaaGjennom(page, medlemmets)
  const [dokument] = await dokumenterTil(person)
  await page.goto(`/kontraktsdatabase?dokument=${dokument?._id}`)
  await chooseFane(page, dok.faneDokument)
  await expectDrawn(page, 1)
  expect(brudd).toEqual([])
})

test('saksbehandlerens sider bryter ingen av nettleserens regler og spør ingen andre om noe [E2] [E9]', async ({
  page,
  administrator,
  vakt,
}) => {
  test.setTimeout(mangeSider)
  vakt.tillat(/404/)
  await administrator()
  const brudd = await reportBrudd(page)
  const skjermer = await stabens(await demoAdministrator())
  expect(skjermer.length).toBeGreaterThan(20)
  await gaaGjennom(page, [...skjermer, '/dev/epost', '/api/dokumentasjon'])
  expect(brudd).toEqual([])
})

test('nettleseren nekter det siden aldri gjør: kode og oppmerking fra tekst, og andres filer', async ({
  page,
  vakt,
}) => {
  vakt.tillat(/Content Security Policy/i, /TrustedHTML|TrustedScript|Failed to load resource/)
  await page.goto('/login')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  const utfall = await page.evaluate(async () => {
    const proev = (gjoer: () => unknown) => {
      try {
        gjoer()
        return 'gikk'
      } catch {
        return 'nektet'
      }
    }
    const knapp = document.createElement('p')
    const inni = document.createElement('style')
    inni.textContent = 'html { outline: 3px solid red }'
    document.head.append(inni)
    const skript = document.createElement('script')
    const somTekst = proev(() => {
      skript.textContent = 'window.rpKjoert = true'
      document.head.append(skript)
    })
    return {
      innerHTML: proev(() => (knapp.innerHTML = '<img src=x>')),
      // In a turn of its own: what the story's own call does, the browser lets through.
      eval: await new Promise(answer => setTimeout(() => answer(proev(() => new Function('return 1')())))),
      arbeider: proev(() => new Worker('/assets/noe.js')),
      blob: proev(() => new Worker(URL.createObjectURL(new Blob(['1'])))),
      regel: proev(() => trustedTypes.createPolicy('ny', {})),
      stil: getComputedStyle(document.documentElement).outlineStyle,
      skript: `${somTekst} ${'rpKjoert' in window}`,
      utenfor: await fetch('https://ond.example/').then(
        () => 'gikk',
        () => 'nektet',
      ),
    }
  })
  expect(utfall).toMatchObject({
    innerHTML: 'nektet',
    eval: 'nektet',
    arbeider: 'nektet',
    blob: 'nektet',
    regel: 'nektet',
    stil: 'none',
    utenfor: 'nektet',
  })
  expect(utfall.skript).toMatch(/false$/)
})

/** A page of somebody else, on an address of its own. */
async function annetNettsted(html: string) {
  const server = createServer((_request, response) =>
    response.setHeader('Content-Type', 'text/html; charset=utf-8').end(html),
  )
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return { address: `http://localhost:${port}/`, close: () => server.close() }
}

test('et annet nettsted får ikke vist portalen i en ramme [E7]', async ({ browser, demomedlem }) => {
  const person = await demomedlem()
  const annet = await annetNettsted(`<h1>Et annet sted</h1><iframe src="${portalAddress()}/login"></iframe>`)
  // Nobody watches this browser: the refusal it looks for would be a fault anywhere else.
  const context = await browser.newContext()
  const page = await context.newPage()
  const beskjeder: string[] = []
  page.on('console', beskjed => beskjeder.push(beskjed.text()))
  await page.goto(annet.address)
  await expect.poll(() => beskjeder.join('\n')).toMatch(/frame-ancestors|X-Frame-Options/)
  await expect(page.frameLocator('iframe').getByRole('heading')).toHaveCount(0)
  await context.close()
  annet.close()
  expect(person.token).not.toBe('')
})
