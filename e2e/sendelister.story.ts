import { text as ramme } from '../web/src/app/app.text.ts'
import { avklarText, importText, radText, text } from '../web/src/features/sendeliste/sendeliste.text.ts'
import { expect, expectAccessible, test } from './story.ts'

/** Names nobody else uses, so that the demo's list and other stories are not in the way. */
const merke = () => Math.random().toString(36).slice(2, 8)

const listeFil = (navn: string, verk: string) => ({
  name: `${navn}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Rapport;;;',
      'Programtittel;Kanal;Ant. ep.;Prod.år',
      `Kveldsroen ${verk};Kanal Nord;4;2021`,
      `Ukjent ${verk};Kanal Nord;1;2020`,
      ';Kanal Nord;3;',
    ].join('\n'),
    'latin1',
  ),
})

test('en saksbehandler importerer en sendeliste, avklarer en linje og angrer importen', async ({
  page,
  administrator,
}) => {
  const verk = merke()
  const fil = `sendt-${verk}`
  await administrator()
  await page.goto('/admin/sendelister')
  await expect(page.getByRole('heading', { level: 1, name: text.tittel })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: text.importer }).first().click()

  await page.getByRole('combobox', { name: importText.visningsaar }).selectOption('2022')
  await page.getByLabel(importText.fil, { exact: true }).setInputFiles(listeFil(fil, verk))
  await page.getByRole('button', { name: importText.les }).click()
  await expect(page.getByText(importText.lest('2'))).toBeVisible()
  await expect(page.getByLabel(importText.felt.tittel, { exact: true })).toHaveValue('0')
  await expect(page.getByLabel(importText.overskriftsrad)).toHaveValue('2')
  await expectAccessible(page)
  await page.getByText(importText.merknader('1')).click()
  await expect(page.getByText('Rad 5 er utelatt: Raden mangler tittel.')).toBeVisible()

  await page.getByRole('button', { name: importText.finn }).click()
  await expect(page.locator('[data-tall="nye"]')).toContainText('2')
  await expectAccessible(page)
  await page.getByRole('button', { name: importText.importer }).click()
  await expect(page.getByText('Sendelisten er importert: 2 linjer er nye.')).toBeVisible()

  await page.getByRole('link', { name: importText.seAlle }).click()
  await expect(page.getByRole('heading', { level: 1, name: radText.tittel(2022) })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: radText.velg + radText.for(`Ukjent ${verk}`) }).click()
  await page.getByLabel(avklarText.soek).fill('sesong 1')
  await page.locator('.registersoek').getByRole('button').first().click()
  await expect(page.getByText('Linjen er koblet.')).toBeVisible()

  await page.goto('/admin/sendelister')
  await page.getByRole('button', { name: `${text.importer_.angre} ${fil}.csv` }).click()
  await expect(page.getByText(text.angre.fjernes('2'))).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: text.angre.ja }).click()
  await expect(page.getByText(text.angre.ferdig)).toBeVisible()
})

test('en saksbehandler avklarer usikre linjer med tastaturet @desktop', async ({ page, administrator }) => {
  await administrator()
  await page.goto('/admin/sendelister/2023/avklar')
  await expect(page.getByRole('navigation', { name: ramme.administrasjon })).toBeVisible()
  const tittel = page.getByRole('heading', { level: 2 }).first()
  await expect(tittel).toBeVisible()
  await expectAccessible(page)
  const foerste = await tittel.textContent()
  await page.keyboard.press('n')
  await expect(tittel).not.toHaveText(foerste ?? '')
  await page.keyboard.press('p')
  await expect(tittel).toHaveText(foerste ?? '')
  await page.keyboard.press('1')
  await expect(page.getByText(/^Linjen er koblet/)).toBeVisible()
  await expect(tittel).not.toHaveText(foerste ?? '')
})
