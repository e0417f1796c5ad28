import { type KiFelt, sikkerNok } from '@rp/contract/ki'
import { formText, statusText } from '../web/src/features/dokument/dokument.text.ts'
import { kiText as ki } from '../web/src/features/ki/ki.text.ts'
import { text as treff } from '../web/src/features/ki/kvalitet/kvalitet.text.ts'
import { text as vurdering } from '../web/src/features/vurdering/vurdering.text.ts'
import { avtale, digital, expectSted, getKi, panel, readKiFerdig, sted, test } from './ki.ts'
import { dokumenterTil, register } from './samtale.ts'
import { expect, expectAccessible } from './story.ts'

// One worker, and so one portal, for them all.
test.describe.configure({ mode: 'default', timeout: 180_000 })

test('saksbehandleren ser forslag til klausul og signaturer, og bryterne står urørt', async ({
  page,
  administrator,
  browser,
}) => {
  const eier = await register()
  const id = await readKiFerdig(eier, await digital(browser, avtale))
  const stab = await administrator()
  await page.goto(`/admin/registreringer/${id}`)
  const klausuler = page.getByRole('region', { name: vurdering.klausuler })
  const signaturer = page.getByRole('region', { name: vurdering.signaturer })
  await expect(klausuler).toContainText('KI: klausul 1a, økonomiske rettigheter i behold')
  await expect(signaturer.getByText(/^ ?KI: /)).toHaveCount(2)
  await expect(klausuler).toContainText(statusText.rettigheter.null)
  await expect(signaturer.getByRole('button', { name: statusText.pc.null })).toBeVisible()
  await expect(signaturer.getByRole('button', { name: statusText.rh.null })).toBeVisible()
  await expectAccessible(page, 'vurdering: forslag fra KI')

  await klausuler.getByRole('button', { name: ki.vis(1) }).click()
  await expectSted(page)
  await page.keyboard.press('Escape')
  await expect(sted(page)).toBeHidden()
  await expect(page).toHaveURL(new RegExp(id))

  await klausuler.getByRole('button', { name: new RegExp(`^${ki.bruk}`) }).click()
  await expect(klausuler).toContainText(statusText.rettigheter.true)
  await expect(page.getByText(formText.ikkeLagret, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: vurdering.lagre, exact: true }).click()
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  const [dokument] = await dokumenterTil(eier)
  expect(dokument?.rettighetsklausuler.status).toBe(true)
  expect(dokument?.signaturePC).toBeNull()
  expect(dokument?.signatureRH).toBeNull()

  // While a signature is not answered, nothing is gone through; one key shows where it was read, and one accepts and goes on.
  await expect(panel(page)).not.toContainText(ki.sjekket)
  await page.keyboard.press('v')
  await expectSted(page)
  await page.keyboard.press('b')
  await expectSted(page)
  await panel(page)
    .getByRole('button', { name: /^Godta alle sikre/ })
    .click()
  const { forslag } = await getKi(stab, id)
  const sikkert = (felt: KiFelt) => {
    const one = forslag.find(row => row.felt === felt && row.sikkerhet >= sikkerNok)
    return one ? (String(one.verdi) as 'true' | 'false') : 'null'
  }
  for (const [part, felt] of [
    ['pc', 'signaturPC'],
    ['rh', 'signaturRH'],
  ] as const)
    await expect(signaturer.getByRole('button', { name: statusText[part][sikkert(felt)] })).toBeVisible()
  await expect(panel(page)).not.toContainText(ki.sjekket)
  await expect(panel(page).getByRole('button', { name: /^Godta alle sikre/ })).toBeHidden()
})

test('saksbehandleren ser hvor godt KI treffer', async ({ page, administrator, browser }) => {
  const eier = await register()
  await readKiFerdig(eier, await digital(browser, avtale))
  await administrator()
  await page.goto('/admin/ki')
  await expect(page.getByRole('heading', { level: 1, name: treff.tittel })).toBeVisible()
  await expect(page.getByRole('row').filter({ hasText: 'Episoder' })).toBeVisible()
  await page.getByLabel(treff.periode).selectOption({ label: treff.perioder[0].navn })
  await expect(page).toHaveURL('/admin/ki?dager=30')
  const maaneder = page.getByRole('region', { name: treff.overTid })
  await expect(maaneder.getByRole('columnheader', { name: treff.former.digital })).toBeVisible()
  const episoder = page.getByRole('row').filter({ hasText: 'Episoder' })
  await expect(episoder.getByRole('cell').first()).not.toHaveText('0')
  await page.getByLabel(treff.form).selectOption({ label: treff.former.foto })
  await expect(page).toHaveURL('/admin/ki?dager=30&form=foto')
  await expect(episoder.getByRole('cell').first()).toHaveText('0')
  await expectAccessible(page, 'hvor godt KI treffer')
})
