import type { Page } from '@playwright/test'
import { type FakeClamd, startFakeClamd, virusText } from '../server/test/clamd.ts'
import { onePagePdf } from '../server/test/pdf/raw-pdf.ts'
import { text as dok, sperreText } from '../web/src/features/dokument/dokument.text.ts'
import { text as feiletText } from '../web/src/features/oversikt/oversikt.text.ts'
import { iEgenPortal } from './egen-portal.ts'
import { pdf } from './filer.ts'
import { demoAdministrator, epostTil, uploadFiler } from './samtale.ts'
import { test as base, chooseFane, expect, expectAccessible, expectDrawn, giOkt } from './story.ts'

/** In a portal of their own, with a virus scanner. */
const test = base.extend<object, { clamd: FakeClamd }>({
  clamd: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from the pattern.
    async ({}, use) => {
      const clamd = await startFakeClamd()
      await iEgenPortal({ CLAMAV: clamd.address }, () => use(clamd))
      await clamd.close()
    },
    { scope: 'worker', auto: true, timeout: 240_000 },
  ],
})
test.describe.configure({ mode: 'serial' })

async function aapneDokumentet(page: Page, id: string): Promise<void> {
  await page.goto(`/kontraktsdatabase?dokument=${id}`)
  await chooseFane(page, dok.faneDokument)
}

test('et dokument holdes til viruskontrollen har svart, og vises så av seg selv [D13]', async ({
  page,
  medlem,
  annenNettleser,
  clamd,
}) => {
  clamd.mood = 'legger-paa'
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Avtale som venter')
  await aapneDokumentet(page, _id)
  const sperre = page.locator('.sperre')
  await expect(sperre.getByRole('heading', { name: sperreText.venter })).toBeVisible()
  await expect(sperre).toContainText(sperreText.venterMens)
  await expect(page.locator('canvas')).toHaveCount(0)
  await expectAccessible(page, 'dokument: holdes til viruskontrollen har svart')

  const stabside = await annenNettleser()
  await giOkt(stabside, await demoAdministrator())
  await stabside.goto('/admin/feilet')
  const rad = stabside.getByRole('row', { name: /Avtale som venter/ })
  await expect(rad).toContainText(feiletText.tilstand.venter)
  await expectAccessible(stabside, 'feilet e-post og jobber: viruskontrollen venter')
  await stabside.goto(`/admin/registreringer/${_id}`)
  await chooseFane(stabside, dok.faneDokument)
  await expect(stabside.getByRole('heading', { name: sperreText.venter })).toBeVisible()

  clamd.mood = 'frisk'
  await stabside.goto('/admin/feilet')
  await rad.getByRole('button', { name: new RegExp(`^${feiletText.kontroller}`) }).click()
  // The member's page asks by itself, and shows the document when it may.
  await expectDrawn(page, 1)
  await expect(sperre).toHaveCount(0)
})

test('et dokument med virus er stengt for alle, og medlemmet får vite hva hun skal gjøre [D13]', async ({
  page,
  medlem,
  annenNettleser,
  clamd,
}) => {
  clamd.mood = 'frisk'
  const person = await medlem()
  const smittet = { ...(await pdf('avtale.pdf', ['x'])), buffer: onePagePdf({ more: [`(${virusText})`] }) }
  const { _id } = await uploadFiler(person, 'Avtale med virus', [smittet])
  await aapneDokumentet(page, _id)
  const sperre = page.locator('.sperre')
  await expect(sperre.getByRole('heading', { name: sperreText.smittet })).toBeVisible()
  await expect(sperre).toContainText(sperreText.smittetMedlem)
  await expect(page.locator('canvas')).toHaveCount(0)
  await expectAccessible(page, 'dokument: har virus')
  await epostTil(person.email, /stengt/)

  const stabside = await annenNettleser()
  await giOkt(stabside, await demoAdministrator())
  await stabside.goto(`/admin/registreringer/${_id}`)
  await chooseFane(stabside, dok.faneDokument)
  await expect(stabside.getByRole('heading', { name: sperreText.smittet })).toBeVisible()
  await expect(stabside.locator('.sperre')).toContainText(sperreText.smittetStab)
  await stabside.goto('/admin/feilet')
  const rad = stabside.getByRole('row', { name: /Avtale med virus/ })
  await expect(rad).toContainText(feiletText.tilstand.smittet)
  await expect(rad).toContainText('Test.Virus')
})
