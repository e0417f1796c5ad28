import { demoKontoer } from '../server/src/demo/medlemmer.ts'
import { text as inn, totrinnText } from '../web/src/features/auth/auth.text.ts'
import { foerstText, koderText } from '../web/src/features/bruker/totrinn/totrinn.text.ts'
import { egenPortal } from './egen-portal.ts'
import type { Storyportal } from './portal.ts'
import { test as base, expect, expectAccessible } from './story.ts'
import { confirmApp } from './totrinn.ts'

/** A portal of its own that asks two-step login of administrators, as one in production does. */
const test = base.extend<object, { strengPortal: Storyportal }>({
  strengPortal: egenPortal({ TOTRINN_ADMINISTRATOR: 'true' }),
})

test('en administrator må slå på totrinnsinnlogging før noe annet, og kommer dit hun skulle [B12]', async ({
  page,
  vakt,
}) => {
  vakt.tillat(/403/)
  const { email, password } = demoKontoer.administrator
  await page.goto('/admin/brukere')
  await page.getByLabel(inn.epost, { exact: true }).fill(email)
  await page.getByLabel(inn.passord, { exact: true }).fill(password)
  await page.getByRole('button', { name: inn.logginn.knapp, exact: true }).click()
  await expect(page).toHaveURL('/totrinn')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(totrinnText.tittel)
  await expectAccessible(page, 'totrinn kreves')
  await page.goto('/admin/registreringer')
  await expect(page).toHaveURL('/totrinn')
  await page.reload()
  await page.getByRole('button', { name: foerstText.begynn, exact: true }).click()
  await expect(page.getByRole('img')).toBeVisible()
  await expectAccessible(page, 'totrinn kreves: appen')
  await confirmApp(page)
  await expect(page.getByText(koderText.paa)).toBeVisible()
  await expectAccessible(page, 'totrinn kreves: kodene')
  await page.getByLabel(koderText.tattVare).check()
  await page.getByRole('button', { name: foerstText.fortsett, exact: true }).click()
  // Where she last wanted to go.
  await expect(page).toHaveURL('/admin/registreringer')
  await expect(page.getByRole('table')).toBeVisible()
})
