import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { errorMessage } from '@rp/contract/errors'
import { text as ramme } from '../web/src/app/app.text.ts'
import { kodeText } from '../web/src/features/auth/auth.text.ts'
import { bekreftText } from '../web/src/features/bruker/bruker.text.ts'
import { tilgangText } from '../web/src/features/bruker/stab/stab.text.ts'
import {
  avText,
  koderText,
  oppsettText,
  totrinnText as text,
} from '../web/src/features/bruker/totrinn/totrinn.text.ts'
import { epostTil, register } from './samtale.ts'
import { chooseInMenyen, expect, expectAccessible, test } from './story.ts'
import { appen, confirmApp, foersteTrinn, slaaPaaTotrinn, writeKode } from './totrinn.ts'

const knapp = (page: Page, navn: string) => page.getByRole('button', { name: navn, exact: true })
const koderPaaSkjermen = (page: Page) =>
  page.getByRole('list', { name: koderText.liste }).getByRole('listitem')

test('et medlem slår på totrinnsinnlogging, tar vare på kodene og logger inn med appen @begge', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/403/)
  const person = await medlem()
  await page.goto('/persondata')
  await knapp(page, text.slaaPaa).click()
  const dialog = page.getByRole('dialog', { name: text.slaaPaa })
  await expect(dialog.getByRole('img', { name: oppsettText.qr })).toBeVisible()
  await expectAccessible(page, 'totrinn: appen')
  await dialog.getByRole('button', { name: oppsettText.bekreft }).click()
  await expect(dialog.getByText(oppsettText.mangler)).toBeVisible()
  await dialog.getByLabel(oppsettText.kode, { exact: true }).fill('000 000')
  await page.keyboard.press('Enter')
  await expect(dialog.getByText(errorMessage.feil_kode)).toBeInViewport({ ratio: 1 })
  const noekkel = await confirmApp(page)

  const koder = page.getByRole('dialog', { name: koderText.tittel })
  await expect(koderPaaSkjermen(page)).toHaveCount(10)
  await expectAccessible(page, 'totrinn: kodene')
  const nedlasting = page.waitForEvent('download')
  await koder.getByRole('button', { name: koderText.lastNed }).click()
  const fil = await readFile(await (await nedlasting).path(), 'utf8')
  for (const kode of await koderPaaSkjermen(page).allInnerTexts()) expect(fil).toContain(kode)
  await page.keyboard.press('Escape')
  await koder.getByRole('button', { name: koderText.ferdig }).click()
  await expect(koder.getByText(koderText.manglerTattVare)).toBeVisible()
  await koder.getByLabel(koderText.tattVare).check()
  await koder.getByRole('button', { name: koderText.ferdig }).click()
  await expect(page.getByText(text.koderIgjen('10', '10'))).toBeVisible()
  await expectAccessible(page, 'persondata: totrinn er på')
  await epostTil(person.email, /Totrinnsinnlogging er slått på/)

  await chooseInMenyen(page, ramme.loggUt)
  await expect(page).toHaveURL('/login')
  await foersteTrinn(page, person)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(kodeText.tittel)
  const felt = page.getByLabel(kodeText.app.felt, { exact: true })
  await expect(felt).toBeFocused()
  await expect(felt).toHaveAttribute('autocomplete', 'one-time-code')
  await expect(felt).toHaveAttribute('inputmode', 'numeric')
  await expectAccessible(page, 'innlogging: kode fra appen')
  await knapp(page, kodeText.knapp).click()
  await expect(page.getByText(kodeText.app.mangler)).toBeVisible()
  await writeKode(page, kodeText.app.felt, '000000')
  await expect(page.getByText(errorMessage.feil_kode)).toBeVisible()
  const neste = appen(noekkel, 1)
  await writeKode(page, kodeText.app.felt, ` ${neste.slice(0, 3)} ${neste.slice(3)} `)
  await expect(page).toHaveURL('/')
})

test('en gjenopprettingskode slipper meg inn én gang, og jeg kan lage nye og slå av', async ({
  page,
  vakt,
}) => {
  vakt.tillat(/403/)
  const person = await register()
  const { koder } = await slaaPaaTotrinn(person)
  await foersteTrinn(page, person)
  await knapp(page, kodeText.app.annen).click()
  const felt = page.getByLabel(kodeText.papir.felt, { exact: true })
  await expect(felt).toBeFocused()
  await expectAccessible(page, 'innlogging: gjenopprettingskode')
  await writeKode(page, kodeText.papir.felt, koder[0] ?? '')
  await expect(page).toHaveURL('/')
  await epostTil(person.email, /gjenopprettingskodene dine er brukt/)
  await page.goto('/persondata')
  await expect(page.getByText(text.koderIgjen('9', '10'))).toBeVisible()

  await knapp(page, text.nyeKoder).click()
  const sporsmaal = page.getByRole('alertdialog', { name: text.nyeKoder })
  await sporsmaal.getByRole('button', { name: text.nyeKoder }).click()
  await expect(koderPaaSkjermen(page)).toHaveCount(10)
  const [ny = ''] = await koderPaaSkjermen(page).allInnerTexts()
  await page.getByLabel(koderText.tattVare).check()
  await knapp(page, koderText.ferdig).click()
  await expect(page.getByText(text.koderIgjen('10', '10'))).toBeVisible()

  await knapp(page, text.slaaAv).click()
  const dialog = page.getByRole('dialog', { name: avText.tittel })
  await expectAccessible(page, 'totrinn: slå av')
  await dialog.getByLabel(bekreftText.passord, { exact: true }).fill(person.password)
  await dialog.getByLabel(avText.kode, { exact: true }).fill(koder[1] ?? '')
  await dialog.getByRole('button', { name: avText.slaaAv, exact: true }).click()
  await expect(dialog.getByText(errorMessage.feil_kode)).toBeVisible()
  await dialog.getByLabel(avText.kode, { exact: true }).fill(ny)
  await dialog.getByRole('button', { name: avText.slaaAv, exact: true }).click()
  await expect(knapp(page, text.slaaPaa)).toBeVisible()
  await epostTil(person.email, /Totrinnsinnlogging er slått av/)
})

test('saksbehandleren nullstiller for et medlem som har mistet telefonen', async ({
  page,
  administrator,
  annenNettleser,
}) => {
  await administrator()
  const person = await register()
  await slaaPaaTotrinn(person)
  await page.goto(`/admin/brukere/${person.id}`)
  await expect(page.getByText(tilgangText.totrinnPaa, { exact: true })).toBeVisible()
  await knapp(page, tilgangText.nullstillTittel).click()
  const dialog = page.getByRole('alertdialog', { name: tilgangText.nullstillTittel })
  await dialog.getByRole('button', { name: tilgangText.nullstill }).click()
  await expect(dialog.getByText(tilgangText.nullstillMangler)).toBeVisible()
  await expectAccessible(page, 'bruker: nullstille totrinn')
  await dialog.getByLabel(tilgangText.nullstillGrunn, { exact: true }).fill('Mistet telefonen, ringte oss')
  await dialog.getByRole('button', { name: tilgangText.nullstill }).click()
  await expect(page.getByText(tilgangText.totrinnAv, { exact: true })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Historikk' })).toContainText('Mistet telefonen, ringte oss')
  await epostTil(person.email, /slått av totrinnsinnlogging for deg/)
  const annen = await annenNettleser()
  await foersteTrinn(annen, person)
  await expect(annen).toHaveURL('/')
})
