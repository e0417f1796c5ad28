import type { Page, Request } from '@playwright/test'
import { text as ramme } from '../web/src/app/app.text.ts'
import { personligText, personnummerText } from '../web/src/features/bruker/bruker.text.ts'
import { chooseInMenyen, expect, expectAccessible, test } from './story.ts'

/** The portal is upgraded while the page stands: from now on its answers name another build, until the page is loaded anew. */
async function oppgrader(page: Page): Promise<void> {
  await page.route('**/api/**', async route => {
    const answer = await route.fetch()
    await route.fulfill({
      response: answer,
      headers: { ...answer.headers(), 'x-portal-utgave': 'en-nyere-utgave' },
    })
  })
  const reloaded = (request: Request) => {
    if (!request.isNavigationRequest()) return
    page.off('request', reloaded)
    void page.unroute('**/api/**')
  }
  page.on('request', reloaded)
}

test('en gammel fane sier fra at portalen er oppdatert, og det som er skrevet, overlever at siden lastes på nytt [fault 31]', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/persondata')
  const fornavn = page.getByLabel(personligText.fornavn, { exact: true })
  await fornavn.fill('Halvferdig')
  const beskjed = page.getByText(ramme.nyUtgave.tekst)
  await expect(beskjed).toHaveCount(0)
  await oppgrader(page)
  await page.getByRole('button', { name: personnummerText.vis }).click()
  await expect(beskjed).toBeVisible()
  await expect(fornavn).toHaveValue('Halvferdig')
  page.on('dialog', dialog => dialog.accept())
  await page.getByRole('button', { name: ramme.feil.lastPaaNytt }).click()
  await expect(beskjed).toHaveCount(0)
  await expect(fornavn).toHaveValue('Halvferdig')
  await page.getByRole('button', { name: personnummerText.vis }).click()
  await expect(page.getByText(/^\d{6} ?\d{5}$/)).toBeVisible()
  await expect(beskjed).toHaveCount(0)
})

test('den som vil vente, får være i fred', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/persondata')
  await oppgrader(page)
  // A call that is made for sure: what a page shows may have been fetched before it is opened.
  await page.getByRole('button', { name: personnummerText.vis }).click()
  const beskjed = page.getByText(ramme.nyUtgave.tekst)
  await expect(beskjed).toBeVisible()
  await expectAccessible(page, 'portalen er oppdatert')
  await page.getByRole('button', { name: ramme.nyUtgave.senere }).click()
  await expect(beskjed).toHaveCount(0)
  await chooseInMenyen(page, ramme.lenker[0].tekst)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(beskjed).toHaveCount(0)
})
