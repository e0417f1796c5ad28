import type { Page } from '@playwright/test'
import { kodeFor } from '../server/test/totrinn.ts'
import { text as inn, kodeText } from '../web/src/features/auth/auth.text.ts'
import { oppsettText } from '../web/src/features/bruker/totrinn/totrinn.text.ts'
import { demoAdministrator, logIn, type Person, register, send } from './samtale.ts'

/** What the app shows; `skritt` half minutes from now. A code counts once, and one of the next half minute is taken too. */
export const appen = (noekkel: string, skritt = 0): string =>
  kodeFor(noekkel, new Date(Date.now() + skritt * 30_000))

/** Turns two-step login on past the browser. Answers the key of the app and the recovery codes. */
export async function slaaPaaTotrinn(person: Person): Promise<{ noekkel: string; koder: string[] }> {
  const { noekkel } = (await send('POST', '/api/user/totrinn/oppsett', {}, person.token)) as {
    noekkel: string
  }
  const body = { kode: appen(noekkel) }
  const { koder } = (await send('POST', '/api/user/totrinn', body, person.token)) as { koder: string[] }
  return { noekkel, koder }
}

/** An administrator whom nobody has met, who has shown a code in this session. */
export async function nyAdministrator(): Promise<Person> {
  const { id, email, password } = await register()
  const { token } = await demoAdministrator()
  await send('PUT', `/api/users/${id}/rolle`, { brukertype: 'administrator' }, token)
  const person = await logIn(email, password)
  await slaaPaaTotrinn(person)
  return person
}

/** E-mail and password, as far as the second step where there is one. */
export async function foersteTrinn(page: Page, { email, password }: Person): Promise<void> {
  await page.goto('/login')
  await page.getByLabel(inn.epost, { exact: true }).fill(email)
  await page.getByLabel(inn.passord, { exact: true }).fill(password)
  await page.getByRole('button', { name: inn.logginn.knapp, exact: true }).click()
}

/** Types a code where the second step asks for it. */
export async function writeKode(page: Page, felt: string, kode: string): Promise<void> {
  await page.getByLabel(felt, { exact: true }).fill(kode)
  await page.getByRole('button', { name: kodeText.knapp, exact: true }).click()
}

/** The key as it stands on the screen, for an app without a camera. */
export const readNoekkel = async (page: Page): Promise<string> =>
  (await page.locator('.rp-totrinn__noekkel code').innerText()).replaceAll(' ', '')

/** Gives the key on the screen to an app, and types its first code. */
export async function confirmApp(page: Page): Promise<string> {
  const noekkel = await readNoekkel(page)
  await page.getByLabel(oppsettText.kode, { exact: true }).fill(appen(noekkel))
  await page.getByRole('button', { name: oppsettText.bekreft, exact: true }).click()
  return noekkel
}
