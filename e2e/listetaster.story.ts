import { text as masse } from '../web/src/features/dokument/vurdering/masse.text.ts'
import { listText, tasterText } from '../web/src/features/dokument/vurdering/vurdering.text.ts'
import { expect, expectAccessible, filter, test } from './story.ts'
import { bunke, dokumentlenker, medSoek, rader } from './vurdering.ts'

test('tastene går mellom radene, merker, åpner, søker og viser hjelpen @desktop', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { tittel } = await bunke('a', 'b')
  await page.goto(medSoek(tittel))
  await expect(rader(page)).toHaveCount(2)
  const se = dokumentlenker(page)
  await page.keyboard.press('j')
  await expect(se.nth(0)).toBeFocused()
  await page.keyboard.press('j')
  await expect(se.nth(1)).toBeFocused()
  await page.keyboard.press('k')
  await expect(se.nth(0)).toBeFocused()
  await page.keyboard.press('x')
  await expect(rader(page).nth(0).getByRole('checkbox')).toBeChecked()
  // Also from a tick that was set with the mouse.
  await rader(page).nth(0).getByRole('checkbox').uncheck()
  await page.keyboard.press('j')
  await expect(se.nth(1)).toBeFocused()
  await page.keyboard.press('?')
  const hjelp = page.getByRole('alertdialog', { name: masse.taster })
  await expect(hjelp).toBeVisible()
  await expectAccessible(page)
  const enkle = hjelp.getByRole('checkbox', { name: tasterText.enkle })
  await enkle.uncheck()
  await page.keyboard.press('Escape')
  await expect(hjelp).toBeHidden()
  await page.keyboard.press('k')
  await expect(se.nth(1)).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await expect(se.nth(0)).toBeFocused()
  await page.evaluate(() => localStorage.removeItem('rp.enkelttaster'))
  await page.keyboard.press('/')
  await expect(await filter(page, listText.sok)).toBeFocused()
  await se.nth(0).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: `${tittel} a` })).toBeVisible()
})
