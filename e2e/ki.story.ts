import { rename } from 'node:fs/promises'
import path from 'node:path'
import type { Locator, Page } from '@playwright/test'
import { egneDataText } from '../web/src/features/bruker/bruker.text.ts'
import { text as dok, formText, statusText } from '../web/src/features/dokument/dokument.text.ts'
import { text as opp, kiStegText as steg } from '../web/src/features/dokument/opplasting/opplasting.text.ts'
import { text as reg } from '../web/src/features/dokument/registrering/registrering.text.ts'
import { kiText as ki } from '../web/src/features/ki/ki.text.ts'
import { text as viser } from '../web/src/ui/pdf-viewer/pdf-viewer.text.ts'
import type { Fil } from './filer.ts'
import {
  avtale,
  digital,
  expectSted,
  lagre,
  panel,
  readKiFerdig,
  skannet,
  sted,
  test,
  waitForKi,
} from './ki.ts'
import { dokumenterTil, endre, send, uploadFiler } from './samtale.ts'
import { expect, expectAccessible } from './story.ts'

// One worker, and so one portal, for them all.
test.describe.configure({ mode: 'default', timeout: 180_000 })

/** A field's proposals, by the field's name. */
const forslagTil = (page: Page, felt: string) =>
  page.locator('.ki-felt').filter({ has: page.getByLabel(felt, { exact: true }) })

/** Uploads a file in the dialog, with or without KI. */
async function lastOppIDialogen(page: Page, fil: Fil, tittel: string, medKi = true): Promise<Locator> {
  await page.goto('/kontraktsdatabase')
  await page.getByRole('button', { name: dok.lastOpp }).click()
  const dialog = page.getByRole('dialog', { name: opp.overskrift })
  await dialog.locator(`input[aria-label="${opp.velgFiler}"]`).setInputFiles([fil])
  await dialog.getByLabel(opp.tittel).fill(tittel)
  await dialog.getByLabel(opp.trekkUt).setChecked(medKi)
  await dialog.getByRole('button', { name: opp.lastOpp, exact: true }).click()
  return dialog
}

test('KI lærer ikke av dokumentene mine før jeg sier ja, og jeg kan ta det tilbake', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/persondata')
  const valg = page.getByRole('checkbox', { name: egneDataText.ki })
  await expect(valg).not.toBeChecked()
  // It shows what is stored, so it changes with the answer.
  await valg.click()
  await expect(page.getByText(/^Du sa ja \d/)).toBeVisible()
  await page.reload()
  await expect(valg).toBeChecked()
  await expectAccessible(page, 'persondata: KI får lære')
  await valg.click()
  await expect(page.getByText(egneDataText.kiTrukket)).toBeVisible()
  await page.reload()
  await expect(valg).not.toBeChecked()
})

test('den som laster opp en skannet avtale, ser hva KI gjør og hva den fant', async ({
  page,
  medlem,
  browser,
}) => {
  const person = await medlem()
  const dialog = await lastOppIDialogen(page, await skannet(browser, avtale), 'Avtale fra skanneren')
  await expect(dialog.getByText(steg.lagret('Avtale fra skanneren'))).toBeVisible()
  await expect(dialog.getByText(steg.kanLukkes)).toBeVisible()
  await expect(dialog.getByRole('list', { name: steg.navn }).getByText(steg.leser(1, 1))).toBeVisible()
  await expectAccessible(page, 'opplasting: KI leser')
  await expect(dialog.getByRole('list', { name: steg.navn })).toContainText(steg.funnet(true), {
    timeout: 90_000,
  })
  await expectAccessible(page, 'opplasting: KI er ferdig')
  await dialog.getByRole('button', { name: steg.seForslagene }).click()
  const [dokument] = await dokumenterTil(person)
  await expect(page).toHaveURL(`/kontraktsdatabase?dokument=${dokument?._id}&til=forslag`)
  await expect(panel(page)).toBeFocused()
  await expect(panel(page)).toContainText('KI har lest dokumentet.')
  await expect(page.getByRole('region', { name: statusText.overskrift })).toContainText('KI VURDERT')
  await expect(page.getByText(ki.merke).first()).toBeVisible()
  await expectAccessible(page, 'dokument: forslag fra KI')
  await page.reload()
  await expect(panel(page)).toBeFocused()
})

test('dialogen kan lukkes mens KI leser, og forslagene kommer i det åpne dokumentet', async ({
  page,
  medlem,
  browser,
}) => {
  await medlem()
  const dialog = await lastOppIDialogen(page, await skannet(browser, avtale), 'Avtale på vei')
  await expect(dialog.getByText(steg.kanLukkes)).toBeVisible()
  await dialog.getByRole('button', { name: steg.lukk, exact: true }).last().click()
  await expect(panel(page)).toContainText(ki.skjer.imens)
  await expect(page.getByText(ki.merke).first()).toBeVisible({ timeout: 90_000 })
})

test('et forslag leder til stedet i dokumentet, og det som rettes og lagres, er det eneste som endres @begge', async ({
  page,
  medlem,
  browser,
}) => {
  const person = await medlem()
  const id = await readKiFerdig(person, await skannet(browser, avtale))
  await page.goto(`/kontraktsdatabase?dokument=${id}`)
  const felt = page.getByLabel(formText.felt.arbeidstaker, { exact: true })
  const arbeidstaker = forslagTil(page, formText.felt.arbeidstaker)
  await expect(felt).toHaveValue(avtale.arbeidstaker)
  await expect(arbeidstaker).toContainText(ki.merke)
  await expect(arbeidstaker).toContainText(ki.sikker)

  await arbeidstaker.getByRole('button', { name: ki.vis(1) }).click()
  await expectSted(page)
  await expectAccessible(page, 'dokument: stedet KI fant')
  await page.keyboard.press('Escape')
  await expect(sted(page)).toBeHidden()
  await expect(arbeidstaker.getByRole('button', { name: ki.vis(1) })).toBeFocused()
  await arbeidstaker.getByRole('button', { name: ki.vis(1) }).click()
  await page.getByRole('button', { name: viser.ferdig, exact: true }).click()
  await expect(sted(page)).toBeHidden()

  const [foer] = await dokumenterTil(person)
  await felt.fill('Ingrid Solbakken')
  await expect(page.getByText(formText.ikkeLagret, { exact: true })).toBeVisible()
  await expect(arbeidstaker).toContainText(ki.leste(avtale.arbeidstaker))
  await lagre(page).click()
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  await expect(arbeidstaker.getByText(ki.leste(avtale.arbeidstaker))).toBeHidden()
  const [etter] = await dokumenterTil(person)
  expect(etter?.arbeidstaker).toBe('Ingrid Solbakken')
  expect(etter?.ansiennitet[0]?.fagfunksjon).toBe(foer?.ansiennitet[0]?.fagfunksjon)
  expect(etter?.ansiennitet[0]?.produksjonsID).toBe(foer?.ansiennitet[0]?.produksjonsID)
  await expect(forslagTil(page, reg.fagfunksjon)).toContainText(ki.merke)
})

test('«Stemmer» og «Godta alle sikre» slukker lyset uten å endre noe, og «Fjern» tømmer feltet', async ({
  page,
  medlem,
  browser,
}) => {
  const person = await medlem()
  const id = await readKiFerdig(person, await digital(browser, avtale))
  await page.goto(`/kontraktsdatabase?dokument=${id}`)
  const episoder = forslagTil(page, reg.episoder)
  await episoder.getByRole('button', { name: new RegExp(`^${ki.fjern}`) }).click()
  await expect(page.getByLabel(reg.episoder, { exact: true })).toHaveValue('')
  await expect(page.getByText(formText.ikkeLagret, { exact: true })).toBeVisible()
  await episoder.getByRole('button', { name: new RegExp(`^${ki.bruk}`) }).click()
  await expect(page.getByLabel(reg.episoder, { exact: true })).toHaveValue('6')
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()

  await episoder.getByRole('button', { name: new RegExp(`^${ki.stemmer}`) }).click()
  await expect(episoder.getByText(ki.merke)).toBeHidden()
  await panel(page)
    .getByRole('button', { name: /^Godta alle sikre/ })
    .click()
  await expect(page.getByText(ki.merke)).toHaveCount(0)
  await expect(page.getByLabel(reg.episoder, { exact: true })).toHaveValue('6')
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(reg.episoder, { exact: true })).toHaveValue('6')
  await expect(page.getByText(ki.merke)).toHaveCount(0)
})

test('en lesing som ingen har godtatt noe av, kan tas på nytt, og timegrensen sier når', async ({
  page,
  medlem,
  browser,
  vakt,
}) => {
  vakt.tillat(/429/)
  const person = await medlem()
  const id = await readKiFerdig(person, await digital(browser, avtale))
  await page.goto(`/kontraktsdatabase?dokument=${id}`)
  await expect(panel(page)).toContainText(ki.stemmerIkke)
  await expectAccessible(page, 'dokument: KI kan lese på nytt')
  await page.route(`**/api/document/${id}/ki`, route =>
    route.request().method() === 'POST'
      ? route.fulfill({
          status: 429,
          contentType: 'application/json',
          body: JSON.stringify({ code: 'for_mange_forsoek', message: 'Vent 20 minutter og prøv igjen.' }),
        })
      : route.continue(),
  )
  await panel(page).getByRole('button', { name: ki.lesPaaNytt }).click()
  await expect(panel(page).getByRole('alert')).toContainText('Vent 20 minutter')
  await page.unroute(`**/api/document/${id}/ki`)
  await panel(page).getByRole('button', { name: ki.lesPaaNytt }).click()
  await expect(page.getByText(ki.merke).first()).toBeVisible({ timeout: 90_000 })
  await expect(panel(page).getByRole('alert')).toHaveCount(0)
})

test('det personen har skrevet selv, står urørt, og KI sier hva den fant i tillegg', async ({
  page,
  medlem,
  browser,
}) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Avtale', [await digital(browser, avtale)], false)
  const egne = { produksjonsnavn: 'Vinterlys', fagfunksjon: 'Foto' }
  await endre(person, _id, { arbeidstaker: 'Ingrid S.', ansiennitet: [egne] })
  await send('POST', `/api/document/${_id}/ki`, undefined, person.token)
  await waitForKi(person, _id, 'ferdig')
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await expect(page.getByLabel(formText.felt.arbeidstaker, { exact: true })).toHaveValue('Ingrid S.')
  await expect(forslagTil(page, formText.felt.arbeidstaker)).toContainText(ki.leste(avtale.arbeidstaker))
  await expect(page.getByLabel(reg.fagfunksjon, { exact: true })).toHaveValue('Foto')
  const ekstra = page.getByRole('region', { name: ki.fantOgsaa })
  await expect(ekstra).toContainText(avtale.fagfunksjon)
  await expectAccessible(page, 'dokument: KI fant noe i tillegg')
  await ekstra.getByRole('button', { name: new RegExp(`^${ki.leggTil}`) }).click()
  await expect(page.getByLabel(reg.fagfunksjon, { exact: true })).toHaveCount(2)
  await expect(page.getByLabel(reg.episoder, { exact: true }).last()).toHaveValue('6')
  await lagre(page).click()
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  const [dokument] = await dokumenterTil(person)
  expect(dokument).toMatchObject({
    arbeidstaker: 'Ingrid S.',
    ansiennitet: [egne, { fagfunksjon: avtale.fagfunksjon, episoder: 6 }],
  })
})

test('en lesing som feilet, sier hva som skjedde, og «Les på nytt» gir forslagene @telefon', async ({
  page,
  medlem,
  browser,
  kiPortal,
}) => {
  const person = await medlem()
  const filer = path.join(kiPortal.dataDir, 'filer')
  const id = await readKiFerdig(person, await digital(browser, avtale))
  // The store of files is away for a while.
  await rename(filer, `${filer}-borte`)
  try {
    await send('POST', `/api/document/${id}/ki`, undefined, person.token)
    await waitForKi(person, id, 'feilet')
  } finally {
    await rename(`${filer}-borte`, filer)
  }
  await page.goto(`/kontraktsdatabase?dokument=${id}`)
  await expect(panel(page)).toContainText(ki.feilet.intern)
  await expect(panel(page)).toContainText(ki.feiletHva)
  await expectAccessible(page, 'dokument: lesingen feilet')
  await panel(page).getByRole('button', { name: ki.lesPaaNytt }).click()
  await expect(panel(page)).toContainText('KI har lest dokumentet.', { timeout: 90_000 })
  await expect(page.getByText(ki.merke).first()).toBeVisible()
})

test('uten kryss leses ingenting, og KI kan bes om det senere', async ({ page, medlem, browser }) => {
  const person = await medlem()
  await lastOppIDialogen(page, await digital(browser, avtale), 'Uten KI', false)
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
  await expect(panel(page).getByRole('button', { name: ki.lesMedKi })).toBeVisible()
  const [dokument] = await dokumenterTil(person)
  expect(dokument?.status).toBe('IKKE VURDERT')
  await panel(page).getByRole('button', { name: ki.lesMedKi }).click()
  await expect(page.getByText(ki.merke).first()).toBeVisible({ timeout: 90_000 })
})
