import type { Page } from '@playwright/test'
import {
  text as dokumentText,
  formText,
  registreringerText,
  statusText,
} from '../web/src/features/dokument/dokument.text.ts'
import { text as opplastingText } from '../web/src/features/dokument/opplasting/opplasting.text.ts'
import { text } from '../web/src/features/dokument/registrering/registrering.text.ts'
import { text as sider } from '../web/src/features/dokument/sider/sider.text.ts'
import { nyText, velgerText } from '../web/src/features/produksjon/produksjon-velger.text.ts'
import { text as kontakt } from '../web/src/features/sak/kontakt.text.ts'
import { heic, pdf, tekstfil } from './filer.ts'
import { demoAdministrator, dokumenterTil, endre, epostTil, type Person, uploadFiler } from './samtale.ts'
import { chooseFane, expect, expectAccessible, test } from './story.ts'

const aapne = async (page: Page, id: string, til = '') => {
  await page.goto(`/kontraktsdatabase?dokument=${id}${til && `&til=${til}`}`)
  await expect(page.getByRole('button', { name: kontakt.knapp })).toBeVisible()
}
const felt = (page: Page, navn: string, plass = 0) => page.getByLabel(navn, { exact: true }).nth(plass)
const forste = async (person: Person) => {
  const [dokument] = await dokumenterTil(person)
  if (!dokument) throw new Error('the person has no document')
  return dokument
}
/** Of an open picker; a plain select has options too. */
const forslag = (page: Page) => page.getByRole('listbox').getByRole('option')

test('en registrering fylles ut med tastaturet alene', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await aapne(page, _id, 'produksjon')
  await expect(felt(page, velgerText.produksjon)).toBeFocused()
  await expect(page.getByText(velgerText.tomHint)).toBeVisible()
  await page.keyboard.type('natt')
  await expect(forslag(page).filter({ hasText: /^Natt/ }).first()).toBeVisible()
  await expectAccessible(page, 'dokument: forslag til produksjon')
  await felt(page, velgerText.produksjon).focus()
  // Tab goes on to the next field, past the address below the list.
  await page.keyboard.press('Tab')
  await expect(forslag(page)).toHaveCount(0)
  await expect(page.locator('a[href^="mailto:"]:focus')).toHaveCount(0)
  await felt(page, velgerText.produksjon).focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(felt(page, text.verkstype)).not.toBeEditable()
  await felt(page, text.fagfunksjon).focus()
  await page.keyboard.press('ArrowDown')
  await expect(forslag(page).first()).toBeVisible()
  await page.keyboard.press('Tab')
  await expect(felt(page, text.episoder)).toBeFocused()
  await expect(forslag(page)).toHaveCount(0)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.type('klippe')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(felt(page, text.fagfunksjon)).toHaveValue('Klipper')
  await page.keyboard.press('Tab')
  await page.keyboard.type('9999')
  await expect(page.getByText(/^Produksjonen har \d+ episoder?\. Stemmer tallet\?$/)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  const [entry] = (await forste(person)).ansiennitet
  expect(entry).toMatchObject({
    fagfunksjon: 'Klipper',
    episoder: 9999,
    produksjonsID: expect.any(String),
  })
})

test('registreringer flyttes og fjernes, og den første kan ikke fjernes', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await endre(person, _id, { ansiennitet: [{ fagfunksjon: 'Klipper' }, { fagfunksjon: 'Rekvisitør' }] })
  await aapne(page, _id)
  await expect(page.getByText(text.ikkeGodkjent)).toBeVisible()
  await expect(page.getByRole('button', { name: text.fjernNummer(1) })).toHaveCount(0)
  await page.getByRole('button', { name: text.flyttOpp(2) }).focus()
  await page.keyboard.press('Enter')
  await expect(felt(page, text.fagfunksjon)).toHaveValue('Rekvisitør')
  await expect(page.getByRole('button', { name: text.flyttOpp(1) })).toBeFocused()
  await page.getByRole('button', { name: text.fjernNummer(2) }).click()
  await expect(page.getByText(formText.ikkeLagret, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: formText.lagre, exact: true }).click()
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  expect((await forste(person)).ansiennitet.map(entry => entry.fagfunksjon)).toEqual(['Rekvisitør'])
})

test('en produksjon som mangler, beholdes som tekst eller opprettes', async ({ page, medlem, vakt }) => {
  vakt.tillat(/Failed to load resource/)
  const { _id } = await uploadFiler(await medlem())
  const navn = `Fjellbandet ${crypto.randomUUID().slice(0, 8)}`
  await aapne(page, _id)
  await felt(page, velgerText.produksjon).fill(navn)
  await expect(page.getByText(velgerText.mangler)).toBeVisible()
  await expectAccessible(page, 'dokument: produksjonen mangler')
  await page.getByRole('option', { name: velgerText.opprettMedNavn(navn) }).click()
  const popup = page.getByRole('dialog', { name: nyText.overskrift })
  await popup.getByLabel(nyText.felt.Verkstype).selectOption('TV-underholdning')
  await popup.getByLabel(nyText.felt.Episoder).fill('6')
  await expectAccessible(page, 'dokument: ny produksjon')
  await page.route('**/api/produksjon', route => route.abort())
  await popup.getByRole('button', { name: nyText.opprett }).click()
  await expect(page.getByRole('alertdialog', { name: 'Feil ved lagring av ny produksjon' })).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await page.unroute('**/api/produksjon')
  await popup.getByRole('button', { name: nyText.opprett }).click()
  await expect(felt(page, text.verkstype)).toHaveValue('TV-underholdning')
  await expect(felt(page, text.fagfunksjon)).toBeFocused()
  await page.keyboard.press('ArrowDown')
  await expect(forslag(page)).toHaveCount(7)
})

test('avbryter man sendingen av sider, står filene der, og fokus går dit man var', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await aapne(page, _id)
  const knapp = page.getByRole('button', { name: sider.knapp, exact: true })
  await knapp.click()
  const dialog = page.getByRole('dialog', { name: sider.overskrift })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([await pdf('signert.pdf', ['Signert side'])])
  // Held on its way, so that there is something to cancel.
  await page.route('**/add-pages/**', () => {})
  await dialog.getByRole('button', { name: sider.leggTil }).click()
  const avbryt = dialog.getByRole('button', { name: sider.avbryt, exact: true })
  await avbryt.click()
  await expect(dialog.getByText(opplastingText.avbrutt)).toBeFocused()
  await expect(dialog.getByText('signert.pdf', { exact: true })).toBeVisible()
  await avbryt.click()
  const spoersmaal = page.getByRole('alertdialog', { name: sider.lukkOverskrift })
  await spoersmaal.getByRole('button', { name: sider.lukkLikevel }).click()
  await expect(dialog).toBeHidden()
  await expect(knapp).toBeFocused()
  expect((await forste(person)).sider).toBe(1)
})

test('sider legges til, også etter et feil valg og en brutt sending @begge', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/Failed to load resource/)
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await aapne(page, _id, 'signatur')
  const dialog = page.getByRole('dialog', { name: sider.overskrift })
  const send = dialog.getByRole('button', { name: sider.leggTil })
  await expect(send).toBeDisabled()
  await expectAccessible(page, 'dokument: legge til sider')
  const velger = dialog.locator('input[type=file]').first()
  await velger.setInputFiles([tekstfil('notat.txt'), heic('bilde.heic')])
  await expect(page.getByRole('alertdialog')).toContainText(
    'Kun PDF- og bildefiler (PNG, JPG, JPEG) kan legges til som sider.',
  )
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  await velger.setInputFiles([await pdf('signert.pdf', ['Signert side'])])
  const noekler: (string | undefined)[] = []
  page.on('request', request => {
    if (request.url().includes('/add-pages/')) noekler.push(request.headers()['idempotency-key'])
  })
  await page.route('**/add-pages/**', route => route.abort())
  await send.click()
  await expect(dialog.getByRole('alert').filter({ hasText: sider.feilet })).toBeFocused()
  await expect(dialog.getByText('Feil ved opplasting av sider. Prøv igjen.')).toBeVisible()
  await page.unroute('**/add-pages/**')
  await dialog.getByRole('button', { name: sider.proevIgjen }).click()
  await expect(page.getByRole('alertdialog', { name: 'Sider har blitt lagt til dokumentet!' })).toBeVisible()
  await page.getByRole('button', { name: 'OK', exact: true }).click()
  expect((await forste(person)).sider).toBe(2)
  await chooseFane(page, dokumentText.faneDokument)
  await expect(page.getByText('av 2', { exact: true })).toBeVisible()
  expect(noekler).toEqual([noekler[0], noekler[0]])
})

test('et ferdig dokument er låst, men vi kan fortsatt nås', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await endre(person, _id, {
    ansiennitet: [{ produksjonsnavn: 'Nattferja' }, { produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipper' }],
  })
  await endre(await demoAdministrator(), _id, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
  await aapne(page, _id)
  await expect(page.getByText(statusText.laast)).toBeVisible()
  await expect(page.getByRole('button', { name: sider.knapp })).toBeDisabled()
  for (const navn of [formText.lagre, text.leggTil])
    await expect(page.getByRole('button', { name: navn, exact: true })).toBeDisabled()
  for (const navn of [text.flyttOpp(2), text.flyttNed(1), text.fjernNummer(2)])
    await expect(page.getByRole('button', { name: navn })).toBeDisabled()
  await expect(page.getByLabel(text.fagfunksjon).first()).toBeDisabled()
  await expect(page.getByRole('button', { name: text.hjelp })).toBeEnabled()
  await expectAccessible(page, 'dokument: låst')
  await page.getByRole('button', { name: dokumentText.visRegistreringer(2) }).click()
  const modal = page.getByRole('dialog', { name: registreringerText.overskrift })
  await expect(modal.getByLabel(registreringerText.episoder).first()).toBeDisabled()
  await expect(modal.getByRole('button', { name: registreringerText.lagre })).toBeDisabled()
  await expectAccessible(page, 'dokumentasjon: låste registreringer')
  await modal.getByRole('button', { name: registreringerText.seDetaljer }).click()
  await page.getByRole('button', { name: kontakt.knapp }).click()
  const dialog = page.getByRole('dialog', { name: kontakt.overskrift })
  await expect(dialog.getByLabel(kontakt.til, { exact: true })).toBeDisabled()
  await dialog.getByLabel(kontakt.valg.reklamasjon).check()
  await dialog.getByLabel(kontakt.melding, { exact: true }).fill('Antallet episoder er feil.')
  await expectAccessible(page, 'dokument: skrive til oss')
  await dialog.getByRole('button', { name: kontakt.send, exact: true }).click()
  const svar = dialog.getByText(/Saken har nummer \d+\./)
  await expect(svar).toBeVisible()
  const nummer = /nummer (\d+)/.exec((await svar.textContent()) ?? '')?.[1] ?? 'ukjent'
  const { letter } = await epostTil(person.email, new RegExp(`sak ${nummer}`))
  expect(letter.paragraphs.join(' ')).toContain('Antallet episoder er feil.')
})
