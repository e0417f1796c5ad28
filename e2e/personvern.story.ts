import { errorMessage } from '@rp/contract/errors'
import { oppbevaringsregler } from '@rp/contract/oppbevaring'
import { bekreftText } from '../web/src/features/bruker/bruker.text.ts'
import { text as sletting } from '../web/src/features/bruker/sletting/sletting.text.ts'
import { slettingText } from '../web/src/features/bruker/stab/stab.text.ts'
import { text as innstilling } from '../web/src/features/innstilling/innstilling.text.ts'
import { text as oppbevaring } from '../web/src/features/innstilling/oppbevaring/oppbevaring.text.ts'
import { personvernText } from '../web/src/features/system/personvern.text.ts'
import { tilgjengelighetText } from '../web/src/features/system/system.text.ts'
import { register, send } from './samtale.ts'
import { expect, expectAccessible, test } from './story.ts'

test('saksbehandleren ser hva en sletting gjør, sletter medlemmet, og medlemmet kommer ikke inn igjen', async ({
  page,
  administrator,
}) => {
  const medlem = await register()
  await send('PUT', `/api/user/${medlem.id}`, { fornavn: 'Synne', etternavn: 'Slettum' }, medlem.token)
  await send('POST', `/api/user/${medlem.id}/sletting`, { melding: 'Jeg har sluttet' }, medlem.token)
  await administrator()
  await page.goto(`/admin/brukere/${medlem.id}`)
  await page.getByRole('link', { name: slettingText.slett, exact: true }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: sletting.tittelHvem('Synne Slettum') }),
  ).toBeVisible()
  await expect(page.getByText(sletting.beholdesIngenting)).toBeVisible()
  await expectAccessible(page, 'slette et medlem')
  await page.getByRole('button', { name: sletting.slett, exact: true }).click()
  await expect(page.getByText(sletting.mangler)).toBeVisible()
  await page.getByLabel(sletting.notat, { exact: true }).fill('Bedt om det selv')
  await page.getByRole('button', { name: sletting.slett, exact: true }).click()
  const sporsmaal = page.getByRole('alertdialog')
  await expect(sporsmaal).toContainText(sletting.sporsmaal('Synne Slettum'))
  await sporsmaal.getByRole('button', { name: sletting.slett, exact: true }).click()
  await expect(page.getByText(/^Slettet \d/)).toBeVisible({ timeout: 60_000 })
  await expect(page.getByText('Synne')).toHaveCount(0)
  await expectAccessible(page, 'slette et medlem: slettet')
  const answer = await page.request.get(`/api/user/${medlem.id}`, {
    headers: { authorization: `Bearer ${medlem.token}` },
  })
  expect(answer.status()).toBe(401)
})

test('den som ikke bekrefter passordet, har ikke bestilt noe, og ingenting har feilet', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/403/)
  const medlem = await register()
  await administrator()
  await page.route(`**/api/users/${medlem.id}/sletting`, route => {
    const code = 'krever_nytt_passord'
    return route.request().method() === 'POST'
      ? route.fulfill({ status: 403, json: { code, message: errorMessage[code] } })
      : route.continue()
  })
  await page.goto(`/admin/brukere/${medlem.id}/slett`)
  await page.getByLabel(sletting.notat, { exact: true }).fill('Bedt om det selv')
  const slett = page.getByRole('button', { name: sletting.slett, exact: true })
  await slett.click()
  await page.getByRole('alertdialog').getByRole('button', { name: sletting.slett, exact: true }).click()
  const passord = page.getByRole('dialog', { name: bekreftText.tittel })
  await passord.getByRole('button', { name: 'Avbryt' }).click()
  await expect(passord).toHaveCount(0)
  await expect(slett).toBeEnabled()
  await expect(page.getByRole('alert')).toHaveCount(0)
})

test('kan ikke oppryddingen telles, prøves bare den igjen: innstillingene blir ikke lagret', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/400/)
  await administrator()
  await page.route('**/api/oppbevaring', route =>
    route.fulfill({ status: 400, json: { code: 'ugyldig_foresporsel', message: 'Det gikk ikke.' } }),
  )
  const lagringer: string[] = []
  page.on('request', request => void (request.method() === 'PUT' && lagringer.push(request.url())))
  await page.goto('/admin/innstillinger/oppbevaring')
  await expect(page.getByText(oppbevaring.feilet)).toBeVisible()
  await page.unroute('**/api/oppbevaring')
  await page.getByRole('button', { name: 'Prøv igjen', exact: true }).click()
  await expect(page.getByText(oppbevaring.sistTittel)).toBeVisible()
  expect(lagringer).toEqual([])
})

test('saksbehandleren ser hvor lenge alt oppbevares, endrer en tid, og personvernsiden sier det samme', async ({
  page,
  administrator,
}) => {
  await administrator()
  await page.goto('/admin/innstillinger/oppbevaring')
  const felt = page.getByRole('textbox', { name: oppbevaringsregler.saker.hva })
  await expect(felt).toHaveValue('5')
  await expect(page.getByText(/^Blir borte i natt: /).first()).toBeVisible()
  await expectAccessible(page, 'innstillinger: oppbevaring')
  await felt.fill('99')
  await page.getByRole('button', { name: innstilling.lagre, exact: true }).click()
  await expect(page.getByText('Skriv et helt tall fra 1 til 15.').first()).toBeVisible()
  await felt.fill('6')
  await page.getByRole('button', { name: innstilling.lagre, exact: true }).click()
  await expect(page.getByText(innstilling.lagret, { exact: true })).toBeVisible()
  await page.goto('/personvern')
  const rad = page.getByRole('row', { name: new RegExp(oppbevaringsregler.saker.hva) })
  await expect(rad).toContainText(personvernText.varighet('6 år', oppbevaringsregler.saker.fra))
  await page.goto('/admin/innstillinger/oppbevaring')
  await page.getByRole('button', { name: innstilling.tilbakestill, exact: true }).click()
  await page
    .getByRole('alertdialog')
    .getByRole('button', { name: innstilling.tilbakestill, exact: true })
    .click()
  await expect(felt).toHaveValue('5')
  await expect(page.getByText(oppbevaring.sistTittel)).toBeVisible()
})

test('hvem som helst kan lese om personvern og tilgjengelighet', async ({ page }) => {
  await page.goto('/personvern')
  await expect(page.getByRole('heading', { level: 1, name: personvernText.tittel })).toBeVisible()
  await expect(page.getByText(oppbevaringsregler.regnskap.grunn).first()).toBeVisible()
  await expectAccessible(page, 'personvern')
  await page.goto('/tilgjengelighet')
  await expect(page.getByRole('heading', { level: 2, name: tilgjengelighetText.klageTittel })).toBeVisible()
  await expectAccessible(page, 'tilgjengelighet')
})
