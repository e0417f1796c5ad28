import type { Page } from '@playwright/test'
import { formText } from '../web/src/features/dokument/dokument.text.ts'
import { listText, text } from '../web/src/features/vurdering/vurdering.text.ts'
import { nyAdresse, type Person, register, uploadFiler } from './samtale.ts'
import { expect } from './story.ts'

export const unik = () => `Avtale ${nyAdresse().slice(0, 13)}`
export const merke = (page: Page, ord: string) => page.getByText(ord, { exact: true })
export const vurdertStatus = (page: Page) =>
  page.locator('dialog.gj').getByRole('combobox', { name: text.status, exact: true })
export const lagre = (page: Page) => page.getByRole('button', { name: text.lagre, exact: true })

/** A document that only this story knows, opened by the person in `page`. */
export async function aapneNytt(page: Page): Promise<{ eier: Person; id: string }> {
  const eier = await register()
  const { _id: id } = await uploadFiler(eier, unik())
  await page.goto(`/admin/registreringer/${id}`)
  await expect(merke(page, formText.lagret)).toBeVisible()
  return { eier, id }
}

/** Documents that only this story knows, found by the words in front of their titles. */
export async function bunke(...deler: string[]): Promise<{ eier: Person; tittel: string; ids: string[] }> {
  const eier = await register()
  const tittel = unik()
  const ids: string[] = []
  for (const del of deler) ids.push((await uploadFiler(eier, `${tittel} ${del}`))._id)
  return { eier, tittel, ids }
}

/** The rows of the list, and the list with these titles only, whatever their status. */
export const rader = (page: Page) => page.getByRole('table').locator('tbody').getByRole('row')
export const medSoek = (tittel: string, mer = '') =>
  `/admin/registreringer?sok=${encodeURIComponent(tittel)}&status=alle${mer}`

/** The list's ways to its documents, one a row. */
export const dokumentlenker = (page: Page) =>
  page.getByRole('link', { name: new RegExp(`^${listText.aapne}: `) })
