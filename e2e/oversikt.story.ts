import { text as fordeling } from '../web/src/features/fordeling/stab/fordelingsliste.text.ts'
import { text } from '../web/src/features/oversikt/oversikt.text.ts'
import { listText } from '../web/src/features/vurdering/vurdering.text.ts'
import { chooseInMenyen, expect, expectAccessible, test } from './story.ts'

test('Dashboardet sier hva som venter, og hvert tall åpner listen bak @begge', async ({
  page,
  administrator,
}) => {
  await administrator()
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1 })).toContainText(/God (morgen|dag|kveld)/)
  await expect(page.getByText(/dokumenter venter på vurdering/)).toBeVisible()
  await expect(page.getByRole('heading', { name: text.etterStatus })).toBeVisible()
  await expectAccessible(page, 'dashboard')

  await page.getByRole('link', { name: /MANGLER SIGNATUR/ }).click()
  await expect(page).toHaveURL(/\/admin\/registreringer\?.*status=MANGLER/)
  const merker = page.getByRole('table').locator('.status')
  await expect(merker.getByText('MANGLER SIGNATUR', { exact: true })).not.toHaveCount(0)
  await expect(merker.filter({ hasNotText: 'MANGLER SIGNATUR' })).toHaveCount(0)
  await page.goBack()
  await page.getByRole('link', { name: text.tall.venter }).click()
  await expect(page).toHaveURL(/\/admin\/registreringer$/)
})

test('Fra dashboardet går det an å begynne på neste i køen', async ({ page, administrator }) => {
  await administrator()
  await page.goto('/admin')
  await page.getByRole('button', { name: listText.start }).click()
  await expect(page).toHaveURL(/\/admin\/registreringer\/[0-9a-f-]{36}/)
  await expect(page.locator('dialog.gj').getByRole('heading', { level: 1 })).toBeVisible()
})

test('Fordelingen viser dokumentene på sendelisten med summer, og kan filtreres', async ({
  page,
  administrator,
}) => {
  await administrator()
  await page.goto('/admin')
  await chooseInMenyen(page, fordeling.tittel)
  await expect(page.getByRole('heading', { level: 1, name: fordeling.tittel })).toBeVisible()
  await expect(page.getByRole('table')).toContainText(fordeling.ikkeVurdert(fordeling.nei))
  const sum = page.getByRole('region', { name: fordeling.sum.tittel })
  await expect(sum).toContainText(fordeling.sum.privatkopiering)
  await expect(page.locator('tbody td', { hasText: 'Privatkopiering' }).first()).toBeVisible()
  await expectAccessible(page, 'fordelingslisten')

  await page.goto('/admin/fordeling?arbeidstaker=ingen+heter+dette')
  await expect(page.getByText('Ingenting i listen passer til filtrene.')).toBeVisible()
  await page.getByRole('button', { name: 'Nullstill filtre' }).first().click()
  await expect(page.locator('tbody td', { hasText: 'Privatkopiering' }).first()).toBeVisible()
})

test('Feilet e-post og jobber har en egen side, som er tom når alt er i orden', async ({
  page,
  administrator,
}) => {
  await administrator()
  await page.goto('/admin/feilet')
  await expect(page.getByRole('heading', { level: 1, name: text.feiletTittel })).toBeVisible()
  await expect(page.getByText(text.ingenJobber)).toBeVisible()
  await expectAccessible(page, 'feilet e-post og jobber')
})
