import { text as registrering } from '../web/src/features/auth/auth.text.ts'
import { text as dok } from '../web/src/features/dokument/dokument.text.ts'
import { text as last } from '../web/src/features/dokument/opplasting/opplasting.text.ts'
import { text } from '../web/src/features/fordeling/uhentet/uhentet.text.ts'
import { portalText } from '../web/src/features/system/system.text.ts'
import { pdf } from './filer.ts'
import { dokumenterTil, register } from './samtale.ts'
import { expect, expectAccessible, test } from './story.ts'

test('den som ikke har konto, finner et verk ingen har meldt seg på, registrerer seg, og dokumentet får verket @begge', async ({
  page,
}) => {
  await page.goto('/login')
  await page.getByRole('link', { name: portalText.ikkeHentet }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.tittel })).toBeVisible()
  const rader = page.getByRole('table').getByRole('row')
  await expect(rader.nth(1)).toBeVisible()
  await expectAccessible(page, 'ikke hentet')

  await page.getByLabel(text.soek.tittel, { exact: true }).fill('finnes ikke noe slikt')
  await page.getByRole('button', { name: text.soek.knapp, exact: true }).click()
  await expect(page.getByText(text.ingenTreff)).toBeVisible()
  await expectAccessible(page, 'ikke hentet: ingen treff')
  await page.getByRole('link', { name: text.soek.nullstill }).click()
  await expect(page.getByLabel(text.soek.tittel, { exact: true })).toHaveValue('')
  await expect(rader.nth(1)).toBeVisible()
  await page.getByLabel(text.soek.funksjon, { exact: true }).selectOption('Foto')
  await page.getByRole('button', { name: text.soek.knapp, exact: true }).click()
  await expect(page).toHaveURL('/ikke-hentet?funksjon=Foto')
  await expect(rader.getByRole('cell', { name: 'Regi', exact: true })).toHaveCount(0)
  const tittel = (await rader.nth(1).locator('.rp-verk').textContent()) ?? ''
  await page.getByRole('link', { name: text.megHva(tittel, 'Foto') }).click()
  await expect(page.getByRole('heading', { level: 1, name: registrering.registrering.tittel })).toBeVisible()

  // The registration itself is told in its own story; afterwards the log-in leads on.
  const person = await register()
  await page.goto('/login')
  await page.getByLabel(registrering.epost, { exact: true }).fill(person.email)
  await page.getByLabel(registrering.passord, { exact: true }).fill(person.password)
  await page.getByRole('button', { name: registrering.logginn.knapp, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: last.overskrift })
  await expect(dialog.getByText(last.verketValgt)).toBeVisible()
  await expectAccessible(page, 'opplasting: verket er valgt')
  await page.reload()
  await expect(dialog.getByText(last.verketValgt)).toBeVisible()
  await dialog
    .locator(`input[aria-label="${last.velgFiler}"]`)
    .setInputFiles([await pdf('avtale.pdf', ['Avtale'])])
  await dialog.getByLabel(last.tittel).fill('Avtale')
  await dialog.getByLabel(last.trekkUt).uncheck()
  await dialog.getByRole('button', { name: last.lastOpp, exact: true }).click()
  await expect(page.getByText(dok.lastetOppHva)).toBeVisible()
  const [dokument] = await dokumenterTil(person)
  expect(dokument?.ansiennitet.map(({ produksjonsnavn }) => produksjonsnavn)).toEqual([tittel])
})
