import { text as dok, formText, statusText } from '../web/src/features/dokument/dokument.text.ts'
import { text as opp } from '../web/src/features/dokument/upload/upload.text.ts'
import {
  dialogText,
  listText,
  text as vurder,
} from '../web/src/features/dokument/vurdering/vurdering.text.ts'
import { pdf } from './filer.ts'
import { dokumenterTil, register, uploadFiler } from './samtale.ts'
import { expect, tabTil, test } from './story.ts'
import { dokumentlenker, unik } from './vurdering.ts'

test('en avtale lastes opp med tastaturet alene', async ({ page, medlem }) => {
  const person = await medlem()
  // Asked for from the start: the browser must have been told to hand the choice over before the key is pressed.
  const velger = page.waitForEvent('filechooser', { timeout: 0 })
  await page.goto('/kontraktsdatabase')
  const knapp = page.getByRole('button', { name: dok.lastOpp })
  await tabTil(page, knapp)
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: opp.overskrift })
  await tabTil(page, dialog.getByRole('button', { name: new RegExp(`^(${opp.slipp}|${opp.velgFiler})`) }))
  await page.keyboard.press('Enter')
  await (await velger).setFiles([await pdf('avtale.pdf', ['Avtale'])])
  await tabTil(page, dialog.getByLabel(opp.tittel))
  await page.keyboard.insertText('Lastet opp uten mus')
  await tabTil(page, dialog.getByLabel(opp.trekkUt))
  await page.keyboard.press('Space')
  await tabTil(page, dialog.getByRole('button', { name: opp.lastOpp, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  const [dokument] = await dokumenterTil(person)
  expect(dokument?.filnavn).toBe('Lastet opp uten mus')
  expect(dokument?.autoextract).toBe(false)
  await tabTil(page, page.getByLabel(formText.felt.notat, { exact: true }))
  await page.keyboard.insertText('Skrevet uten mus')
  await tabTil(page, page.getByRole('button', { name: formText.lagre, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  expect((await dokumenterTil(person))[0]?.notat).toBe('Skrevet uten mus')
})

test('en avtale vurderes med tastaturet alene', async ({ page, administrator }) => {
  await administrator()
  const eier = await register()
  const tittel = unik()
  await uploadFiler(eier, tittel)
  await page.goto('/admin/registreringer')
  await expect(page.getByRole('table')).toBeVisible()
  await tabTil(page, page.getByLabel(listText.sok))
  await page.keyboard.insertText(tittel)
  await expect(page.getByText(listText.antall('1'), { exact: true })).toBeVisible()
  await tabTil(page, dokumentlenker(page))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: tittel })).toBeFocused()
  await tabTil(page, page.getByRole('button', { name: vurder.redigerStatus }))
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: vurder.redigerStatus })
  await expect(dialog.getByLabel(dialogText.statusFelt)).toBeFocused()
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.insertText('MANGLER SIGNATUR')
  await page.keyboard.press('Tab')
  await expect(dialog.getByRole('button', { name: dialogText.bruk })).toBeFocused()
  await tabTil(page, dialog.getByLabel(vurder.kommentar))
  await page.keyboard.insertText('Side 2 mangler.')
  await tabTil(page, dialog.getByRole('button', { name: dialogText.bruk }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: vurder.redigerStatus })).toBeFocused()
  await tabTil(page, page.getByRole('button', { name: statusText.pc.null }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: statusText.pc.true })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(page.getByRole('button', { name: statusText.pc.false })).toBeFocused()
  await tabTil(page, page.getByRole('button', { name: vurder.lagre, exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  const [dokument] = await dokumenterTil(eier)
  expect(dokument?.status).toBe('MANGLER SIGNATUR')
  expect(dokument?.status_comment).toBe('Side 2 mangler.')
  expect(dokument?.signaturePC).toBe(false)
})
