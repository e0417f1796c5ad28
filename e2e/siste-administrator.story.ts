import { listText, tilgangText } from '../web/src/features/bruker/stab/stab.text.ts'
import { egenPortal } from './egen-portal.ts'
import type { Storyportal } from './portal.ts'
import { demoKollega, send } from './samtale.ts'
import { test as base, expect } from './story.ts'

/** A portal of its own: in the others, other stories make administrators. */
const test = base.extend<object, { egenPortal: Storyportal }>({
  egenPortal: egenPortal({}),
})

test('den siste administratoren kan ikke fjernes, og blir fortalt det på forhånd', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/409/)
  const stab = await administrator()
  const { id } = await demoKollega()
  await send('PUT', `/api/users/${id}/rolle`, { brukertype: 'arbeidstaker' }, stab.token)
  await page.goto(`/admin/brukere/${stab.id}`)
  await page.getByRole('button', { name: tilgangText.taBort, exact: true }).click()
  const sporsmaal = page.getByRole('alertdialog', { name: tilgangText.taBort })
  await expect(sporsmaal).toContainText(tilgangText.degSelv)
  await sporsmaal.getByRole('button', { name: tilgangText.taBort }).click()
  await expect(sporsmaal).toContainText('Dette er den siste administratoren.')
  await sporsmaal.getByRole('button', { name: 'Avbryt' }).click()
  await expect(page.getByText(listText.roller.administrator, { exact: true })).toHaveCount(2)
})
