import type { Page } from '@playwright/test'
import { text as auth } from '../web/src/features/auth/auth.text.ts'
import { text as dokumentText, formText, slettText } from '../web/src/features/dokument/dokument.text.ts'
import { text as masse } from '../web/src/features/vurdering/masse.text.ts'
import { ownSentence } from '../web/src/platform/api-answer.ts'
import { conflictText } from '../web/src/ui/conflict-dialog.text.ts'
import { dokumenterTil, endre, epostTil, logIn, register, send, uploadFiler } from './samtale.ts'
import { expect, test } from './story.ts'
import { aapneNytt, bunke, lagre, medSoek, merke, rader, unik, vurdertStatus } from './vurdering.ts'

/** The server carries out the next such call, and the answer never comes. With `dark` nothing else comes through either, until it is lit. */
async function mistSvaret(page: Page, metode: string, adresse: string, dark = false) {
  let lost = false
  let lit = !dark
  await page.route(adresse, async route => {
    if (route.request().method() !== metode || lost) return route.fallback()
    lost = true
    await route.fetch()
    await route.abort()
  })
  if (dark)
    await page.route('**/api/**', route =>
      lost && !lit && route.request().method() === 'GET' ? route.abort() : route.fallback(),
    )
  return () => {
    lit = true
  }
}

test.beforeEach(({ vakt }) => vakt.tillat(/ERR_FAILED|Failed to load resource/))

test('medlemmets dokument er lagret selv om svaret ble borte, og det som skrives etterpå, lagres oppå', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, undefined, undefined, false)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  const notat = page.getByLabel(formText.felt.notat, { exact: true })
  const lagreDet = page.getByRole('button', { name: formText.lagre, exact: true })
  const konflikt = page.getByRole('alertdialog')
  await notat.fill('Først')
  await mistSvaret(page, 'PUT', `**/api/document/${_id}`)
  await lagreDet.click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  await expect(page.getByText(ownSentence.nettverk)).toBeHidden()
  await page.unrouteAll()
  await notat.fill('Så')
  const light = await mistSvaret(page, 'PUT', `**/api/document/${_id}`, true)
  await lagreDet.click()
  await expect(page.getByText(ownSentence.nettverk)).toBeVisible()
  light()
  await lagreDet.click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  await page.unrouteAll()
  await notat.fill('Enda mer')
  const again = await mistSvaret(page, 'PUT', `**/api/document/${_id}`, true)
  await lagreDet.click()
  await expect(page.getByText(ownSentence.nettverk)).toBeVisible()
  await notat.fill('Til slutt')
  again()
  await lagreDet.click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  await expect(konflikt).toBeHidden()
  expect((await dokumenterTil(person))[0]).toMatchObject({ notat: 'Til slutt', versjon: 5 })
})

test('det som er lagret i et annet vindu etter et tapt svar, spørres det om', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/409/)
  const person = await medlem()
  const { _id } = await uploadFiler(person, undefined, undefined, false)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  const notat = page.getByLabel(formText.felt.notat, { exact: true })
  const lagreDet = page.getByRole('button', { name: formText.lagre, exact: true })
  await notat.fill('Mitt første')
  await mistSvaret(page, 'PUT', `**/api/document/${_id}`)
  await lagreDet.click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  await page.unrouteAll()
  await endre(person, _id, { notat: 'Fra det andre vinduet' })
  await notat.fill('Mitt andre')
  await lagreDet.click()
  await expect(
    page.getByRole('alertdialog', { name: conflictText.lagretAvDeg(formText.dokumentet) }),
  ).toContainText('Fra det andre vinduet')
  expect((await dokumenterTil(person))[0]).toMatchObject({ notat: 'Fra det andre vinduet' })
})

test('vurderingen er lagret selv om svaret ble borte', async ({ page, administrator }) => {
  await administrator()
  const { id } = await aapneNytt(page)
  await vurdertStatus(page).selectOption('UNDER BEHANDLING')
  const light = await mistSvaret(page, 'PUT', `**/api/document/${id}`, true)
  await lagre(page).click()
  await expect(page.getByText(ownSentence.nettverk)).toBeVisible()
  light()
  await lagre(page).click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  await expect(
    page.getByRole('alertdialog', { name: conflictText.lagretAvDeg(formText.dokumentet) }),
  ).toBeHidden()
})

test('masseendring og angring gjøres én gang, og si hva de gjorde, når svaret først ble borte', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { tittel } = await bunke('a', 'b', 'c')
  await page.goto(medSoek(tittel))
  await expect(rader(page)).toHaveCount(3)
  await page.getByRole('checkbox', { name: masse.merkSiden }).check()
  await page.getByRole('button', { name: masse.endre, exact: true }).click()
  const dialog = page.getByRole('dialog', { name: masse.tittel })
  await dialog.getByRole('combobox', { name: masse.status }).fill('UNDER BEHANDLING')
  await dialog.getByRole('button', { name: masse.vis }).click()
  await mistSvaret(page, 'POST', '**/api/document/masseendring')
  await dialog.getByRole('button', { name: masse.lagre('3') }).click()
  await expect(dialog).toContainText(ownSentence.nettverk)
  await expect(rader(page).getByText('UNDER BEHANDLING').first()).toBeAttached()
  await dialog.getByRole('button', { name: masse.lagre('3') }).click()
  const linje = page.locator('.utvalg')
  await expect(linje).toContainText(masse.ferdig('3'))
  await mistSvaret(page, 'POST', '**/angre')
  await linje.getByRole('button', { name: masse.angre }).click()
  await expect(linje).toContainText(ownSentence.nettverk)
  await linje.getByRole('button', { name: masse.angre }).click()
  await expect(linje).toContainText(masse.angret('3'))
})

test('et dokument er slettet selv om svaret ble borte', async ({ page, medlem }) => {
  const person = await medlem()
  const slett = async (dark: boolean) => {
    const { _id } = await uploadFiler(person)
    await page.goto(`/kontraktsdatabase?dokument=${_id}`)
    await page.getByRole('button', { name: formText.slett, exact: true }).click()
    const light = await mistSvaret(page, 'DELETE', `**/api/document/${_id}`, dark)
    const spoersmaal = page.getByRole('alertdialog', { name: slettText.overskrift })
    const knapp = spoersmaal.getByRole('button', { name: slettText.slett })
    await knapp.click()
    return { spoersmaal, knapp, light }
  }
  await slett(false)
  await expect(page.getByText(dokumentText.ikkeHer)).toBeVisible()
  await expect(page.getByText(dokumentText.tom)).toBeVisible()
  const { spoersmaal, knapp, light } = await slett(true)
  await expect(spoersmaal).toContainText(ownSentence.nettverk)
  // The list is asked for anew only then, else the question goes with what it is about.
  page.on('response', response => response.request().method() === 'DELETE' && light())
  await knapp.click()
  await expect(page.getByText(dokumentText.slettet)).toBeVisible()
  await expect(page.getByText(dokumentText.tom)).toBeVisible()
})

test('det som opprettes på nytt etter et tapt svar, er ett', async ({ page, administrator }) => {
  const stab = await administrator()
  const navn = unik()

  await page.goto('/admin/produksjonsselskaper/ny')
  await page.getByLabel(/^Navn/).fill(navn)
  await mistSvaret(page, 'POST', '**/api/produksjonsselskaper')
  const opprett = page.getByRole('button', { name: /^(Opprett|Lagre|Registrer)/ })
  await opprett.click()
  const feil = page.getByRole('alertdialog')
  await expect(feil).toContainText(ownSentence.nettverk)
  await feil.getByRole('button', { name: 'OK' }).click()
  await opprett.click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  const liste = (await send('GET', '/api/produksjonsselskaper', undefined, stab.token)) as { navn: string }[]
  expect(liste.filter(one => one.navn === navn)).toHaveLength(1)
})

test('et nytt passord er lagret selv om svaret ble borte, og det samme en gang til sier at det er gjort', async ({
  page,
}) => {
  const { email } = await register()
  await send('POST', '/api/user/forgot-password', { email })
  const { letter } = await epostTil(email, /nytt passord/)
  await page.goto(letter.link?.url ?? '')
  await page.getByLabel(auth.tilbakestill.nytt, { exact: true }).fill('fyret blinker hver natt')
  await mistSvaret(page, 'POST', '**/api/user/reset-password')
  const lagreDet = page.getByRole('button', { name: auth.tilbakestill.knapp })
  await lagreDet.click()
  await expect(page.getByText(ownSentence.nettverk)).toBeVisible()
  await lagreDet.click()
  await expect(page.getByText(/Passordet er endret/)).toBeVisible()
  await logIn(email, 'fyret blinker hver natt')
})

test('et langt søk korter feltet ned, og lista står', async ({ page, administrator }) => {
  await administrator()
  const lang = 'x'.repeat(300)
  for (const liste of ['registreringer', 'saker']) {
    await page.goto(`/admin/${liste}?sok=${lang}`)
    const soek = page.locator('input[name="sok"]')
    await expect(soek).toHaveValue('x'.repeat(200))
    await expect(page.getByText('Ingenting i listen passer til filtrene.')).toBeVisible()
    await soek.fill('')
    await soek.pressSequentially('y'.repeat(205), { delay: 0 })
    await expect(soek).toHaveValue('y'.repeat(200))
  }
})
