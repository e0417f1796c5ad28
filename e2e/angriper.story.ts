import { errorMessage } from '@rp/contract/errors'
import { text as auth } from '../web/src/features/auth/auth.text.ts'
import { iEgenPortal } from './egen-portal.ts'
import type { Storyportal } from './portal.ts'
import {
  demoAdministrator,
  epostTil,
  lagNyttPassord,
  logIn,
  nyAdresse,
  type Person,
  passord,
  register,
  send,
} from './samtale.ts'
import { test as base, expect } from './story.ts'

/** In a portal of their own, whose log they read. */
const test = base.extend<object, { portal: Storyportal }>({
  portal: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => iEgenPortal({}, use),
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
})

test.describe.configure({ mode: 'default' })

const nytt = 'et splitter nytt passord'
/** What a victim does who has been told that somebody wants to change their address. */
const utveier: Record<string, (offer: Person) => Promise<unknown>> = {
  'lager nytt passord på e-post': ({ email }) => lagNyttPassord(email, nytt),
  'logger ut overalt': ({ token }) => send('POST', '/api/user/logg-ut-overalt', undefined, token),
  'avslutter innloggingene én for én': async ({ id, token }) => {
    const steder = await send('GET', `/api/user/${id}/innlogginger`, undefined, token)
    for (const sted of steder as { id: string; denne: boolean }[])
      if (!sted.denne) await send('DELETE', `/api/user/${id}/innlogginger/${sted.id}`, undefined, token)
  },
  'får en lenke av oss': async ({ id }) =>
    send('POST', `/api/users/${id}/passordlenke`, undefined, (await demoAdministrator()).token),
}

for (const [navn, gaaUt] of Object.entries(utveier))
  test(`tyven som har bedt om å bytte e-postadressen, får den ikke når eieren ${navn} [L1]`, async ({
    page,
    vakt,
  }) => {
    vakt.tillat(/410/)
    const offer = await register()
    const tyv = await logIn(offer.email, passord)
    const tyvensAdresse = nyAdresse()
    await send('POST', '/api/user/epost', { email: tyvensAdresse }, tyv.token)
    const { letter } = await epostTil(tyvensAdresse, /Bekreft den nye/)
    await gaaUt(offer)
    await page.goto(letter.link?.url ?? '')
    await page.getByRole('button', { name: auth.bekreftEpost.knapp }).click()
    await expect(page.getByText(errorMessage.lenke_ugyldig)).toBeVisible()
    const { token } = await demoAdministrator()
    expect(await send('GET', `/api/users/${offer.id}`, undefined, token)).toMatchObject({
      email: offer.email,
    })
  })

test('den som leser loggen, åpner ingen konto med det som står der, og lenken virker for eieren [L4]', async ({
  page,
  portal,
  vakt,
}) => {
  vakt.tillat(/422/)
  const offer = await register()
  await send('POST', '/api/user/forgot-password', { email: offer.email })
  const { letter } = await epostTil(offer.email, /Lag et nytt passord/)
  const { pathname, hash } = new URL(letter.link?.url ?? '')
  const foer = portal.log().length
  await page.goto(letter.link?.url ?? '')
  const nyttPassord = page.getByLabel(auth.tilbakestill.nytt, { exact: true })
  // Refused, so that the link is sent and still opens the account.
  await nyttPassord.fill('passord123456')
  await page.getByRole('button', { name: auth.tilbakestill.knapp }).click()
  await expect(page.getByText(errorMessage.passord_vanlig)).toBeVisible()
  await nyttPassord.fill(nytt)
  const log = portal.log().slice(foer)
  expect(log).toContain('"route":"/api/user/reset-password"')
  // The thief tries each part of it that is as long as a secret, also after what names the link.
  const navn = pathname.split('/').at(-1)
  const deler = [...new Set(log.match(/[\w-]{43,}/g))]
  for (const token of deler.flatMap(del => [del, `${navn}.${del}`])) {
    const opened = send('POST', '/api/user/reset-password', { token, password: 'tyvens eget lange passord' })
    await expect(opened).rejects.toThrow(/answered 4/)
  }
  expect(log).not.toContain(hash.slice(1))
  await page.getByRole('button', { name: auth.tilbakestill.knapp }).click()
  await expect(page.getByText('Passordet er endret. Nå kan du logge inn.')).toBeVisible()
})
