import { sentence } from '../contract/src/errors.ts'
import { demoKontoer } from '../server/src/demo/medlemmer.ts'
import { call } from '../server/test/process.ts'
import { text } from '../web/src/features/auth/auth.text.ts'
import { egenPortal } from './egen-portal.ts'
import type { Storyportal } from './portal.ts'
import { test as base, expect, expectAccessible, loesRobotsjekk } from './story.ts'

/** A portal of its own, with the limits of one in production and a balancer in front of it that says who calls. */
const test = base.extend<object, { strengPortal: Storyportal }>({
  strengPortal: egenPortal({ LOGINS_PER_ACCOUNT: '10', TRUST_PROXY: 'true' }),
})

test('når mange har gjettet på kontoen, løser eieren robotsjekken på en ny maskin og kommer inn @telefon [A11]', async ({
  page,
  vakt,
  strengPortal,
}) => {
  vakt.tillat(/401/, /403/)
  const { email, password } = demoKontoer.medlem
  for (let i = 0; i < 20; i++)
    await call(`${strengPortal.address}/api/user/login`, {
      method: 'POST',
      headers: { 'x-forwarded-for': `192.0.2.${i}` },
      body: { email, password: 'noe helt annet' },
    })
  const passord = page.getByLabel(text.passord, { exact: true })
  const knapp = page.getByRole('button', { name: text.logginn.knapp, exact: true })
  const sjekk = page.getByRole('group', { name: text.registrering.robotNavn })
  await page.goto('/login')
  await expect(sjekk).toBeHidden()
  await page.getByLabel(text.epost, { exact: true }).fill(email)
  await passord.fill(password)
  await knapp.click()
  await expect(sjekk.getByText(sentence('krever_robotsjekk'))).toBeVisible()
  await expectAccessible(page, 'innlogging: robotsjekk')

  await knapp.click()
  await expect(sjekk.getByText(text.registrering.robot)).toBeVisible()

  await passord.fill('ikke det riktige')
  await loesRobotsjekk(page)
  await knapp.click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'OK' }).click()
  await expect(sjekk).toBeVisible()

  await passord.fill(password)
  await loesRobotsjekk(page)
  await knapp.click()
  await expect(page).toHaveURL('/')
})
