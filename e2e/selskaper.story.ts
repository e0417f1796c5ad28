import type { Page } from '@playwright/test'
import { isOrgnr } from '@rp/contract/orgnr'
import { formText as registerText } from '../web/src/features/produksjon/register/register.text.ts'
import { angreText } from '../web/src/features/produksjon/sammenslaaing/sammenslaaing.text.ts'
import {
  enhetText,
  forslagText,
  listText as selskapListText,
  formText as selskapText,
} from '../web/src/features/produksjon/selskap/selskap.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { createSelskap, dokumenterTil, endre, nyAdresse, register, uploadFiler } from './samtale.ts'
import { expect, expectAccessible, test } from './story.ts'

const unik = (navn: string) => `${navn} ${nyAdresse().slice(0, 8)}`
const knapp = (page: Page, navn: string) => page.getByRole('button', { name: navn, exact: true })

test('selskaper: feil organisasjonsnummer stoppes, et navn fra et medlem blir et selskap, og to blir ett', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/409/)
  const stab = await administrator()
  const medlem = await register()
  const navn = unik('Nordlysfilm Dokumentar og Drama')
  // Long, and most like the one above: its button has to find room on a phone.
  await createSelskap(stab, `${navn} Produksjon`)
  const { _id } = await uploadFiler(medlem)
  await endre(medlem, _id, { produksjonsselskap: navn })

  await page.goto('/admin/produksjonsselskaper')
  await expect(page.getByRole('table')).toBeVisible()
  await page.getByText(/^Navn som ikke er i registeret/).click()
  await expectAccessible(page, 'selskaper: navn uten selskap')
  await page.getByRole('link', { name: forslagText.opprettHva(navn) }).click()
  const orgnr = page.getByLabel(selskapListText.kolonne.orgnr, { exact: true })
  await expect(page.getByLabel(selskapListText.kolonne.navn, { exact: true })).toHaveValue(navn)
  await orgnr.fill('123 456 789')
  await knapp(page, selskapText.opprett).click()
  await expect(page.getByText(selskapText.orgnrFeil)).toBeVisible()
  await expectAccessible(page, 'selskap: feil organisasjonsnummer')
  await orgnr.fill('')
  await knapp(page, selskapText.opprett).click()
  await expect(page.getByRole('heading', { name: selskapText.endre })).toBeVisible()
  await expectAccessible(page, 'selskap')

  await page.goto(`/admin/produksjonsselskaper?navn=${encodeURIComponent(navn)}`)
  await page.getByRole('link', { name: selskapListText.endreHva(navn), exact: true }).click()
  await page.getByRole('link', { name: selskapText.tilbake }).click()
  await expect(page).toHaveURL(url => url.searchParams.get('navn') === navn)
  await knapp(page, selskapListText.slettHva(navn)).click()
  await page.getByRole('alertdialog').getByRole('button', { name: selskapText.slett, exact: true }).click()
  const nektet = page.getByRole('alertdialog', { name: selskapText.slettFeilet })
  await expect(nektet).toContainText('1 dokument')
  await nektet.getByRole('link', { name: selskapText.slaaSammen }).click()
  const velger = page.getByRole('main').getByRole('combobox')
  await velger.fill('Lupe Dokumentar AS')
  await page.getByRole('option', { name: 'Lupe Dokumentar AS' }).click()
  await knapp(page, selskapText.slaaSammenKnapp).click()
  const bekreft = page.getByRole('alertdialog', { name: selskapText.slaaSammenTittel })
  await expect(bekreft).toContainText(selskapText.slaaSammenFlytter(0, 1, 'Lupe Dokumentar AS'))
  await bekreft.getByRole('button', { name: selskapText.slaaSammenKnapp }).click()
  await expect(page.getByLabel(selskapListText.kolonne.navn, { exact: true })).toHaveValue(
    'Lupe Dokumentar AS',
  )
  const [dokument] = await dokumenterTil(medlem)
  expect(dokument?.produksjonsselskap).toBe('Lupe Dokumentar AS')
})

test('et navn uten selskap får et fra registeret, og valget kan angres', async ({ page, administrator }) => {
  const stab = await administrator()
  const medlem = await register()
  const navn = unik('Vestvendt Film')
  const selskap = `${navn} og Fjernsyn AS`
  const { selskap: behold } = await createSelskap(stab, selskap)
  const { _id } = await uploadFiler(medlem)
  await endre(medlem, _id, { produksjonsselskap: navn })
  const selskapet = async () => (await dokumenterTil(medlem))[0]?.produksjonsselskap

  await page.goto('/admin/produksjonsselskaper')
  await page.getByText(/^Navn som ikke er i registeret/).click()
  await knapp(page, forslagText.velgHva(navn)).click()
  const velg = page.getByRole('alertdialog', { name: forslagText.hvilketTittel(navn) })
  await velg.getByRole('button', { name: forslagText.bekreftKnapp }).click()
  await expect(velg.getByText(forslagText.velgSelskap)).toBeVisible()
  await expectAccessible(page, 'selskaper: velg selskap')
  await velg.getByRole('combobox').fill(selskap)
  await velg.getByRole('option', { name: selskap }).click()
  await expect(velg).toContainText(forslagText.bekreft(navn, selskap))
  await velg.getByRole('button', { name: forslagText.bekreftKnapp }).click()
  await expect(velg).toBeHidden()
  expect(await selskapet()).toBe(selskap)

  await page.goto(`/admin/produksjonsselskaper/${behold._id}`)
  await expect(page.getByText(selskapText.iBruk(0, 1))).toBeVisible()
  await knapp(page, angreText.angreHva(navn)).click()
  const bekreft = page.getByRole('alertdialog', { name: angreText.bekreftTittel(navn) })
  await expect(bekreft).toContainText(angreText.faarNavnet([angreText.dokumenter(1)], navn))
  await bekreft.getByRole('button', { name: angreText.angre }).click()
  await expect(page.getByText(angreText.angret(navn, false))).toBeVisible()
  await expect(knapp(page, angreText.angreHva(navn))).toHaveCount(0)
  expect(await selskapet()).toBe(navn)
})

/** A number for test data that no other story has. */
function nyttOrgnr(): string {
  for (;;) {
    const orgnr = `3${String(Math.floor(Math.random() * 1e8)).padStart(8, '0')}`
    if (isOrgnr(orgnr)) return orgnr
  }
}

test('et selskap fylles ut fra Enhetsregisteret, og det som er skrevet, blir stående', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/40[49]/)
  await administrator()
  const felt = (navn: keyof typeof selskapListText.kolonne) =>
    page.getByLabel(selskapListText.kolonne[navn], { exact: true })
  const orgnr = nyttOrgnr()
  await page.goto('/admin/produksjonsselskaper/ny')
  await knapp(page, enhetText.hent).click()
  await expect(page.getByText(enhetText.mangler)).toBeVisible()
  await expect(felt('orgnr')).toBeFocused()
  await felt('orgnr').fill('889640782')
  await knapp(page, enhetText.hent).click()
  await expect(page.getByText('Enhetsregisteret har ingen enhet')).toBeVisible()
  await felt('orgnr').fill('923609016')
  await felt('navn').fill(unik('Eget navn'))
  await knapp(page, enhetText.hent).click()
  await expect(page.getByText('Enheten ble slettet fra Enhetsregisteret 4. mars 2019.')).toBeVisible()
  await expectAccessible(page, 'selskap: slettet i Enhetsregisteret')

  const navn = await felt('navn').inputValue()
  await felt('orgnr').fill(orgnr)
  await knapp(page, enhetText.hent).click()
  await expect(page.getByText(`«TESTENHET ${orgnr} AS», Aksjeselskap, Havnegata 48`)).toBeVisible()
  await expect(page.getByText(enhetText.fylt([selskapListText.kolonne.epost, 'Telefon']))).toBeVisible()
  await expect(felt('navn')).toHaveValue(navn)
  await expect(felt('epost')).toHaveValue('post@bolge.example')
  await expectAccessible(page, 'selskap: fylt ut av Enhetsregisteret')
  await knapp(page, selskapText.opprett).click()
  await expect(page.getByRole('heading', { name: selskapText.endre })).toBeVisible()

  await page.goto('/admin/produksjonsselskaper/ny')
  await felt('navn').fill(unik('Et annet'))
  await felt('orgnr').fill(orgnr)
  await knapp(page, selskapText.opprett).click()
  await expect(page.getByText(`Organisasjonsnummeret står på «${navn}» fra før.`)).toBeVisible()
  await expect(felt('orgnr')).toBeFocused()
  await expectAccessible(page, 'selskap: organisasjonsnummeret er i bruk')
  await felt('orgnr').fill('')
  await expect(page.getByText(`Organisasjonsnummeret står på «${navn}» fra før.`)).toBeHidden()

  await felt('navn').fill(navn)
  await knapp(page, selskapText.opprett).click()
  await page.getByRole('link', { name: registerText.tilEksisterende }).click()
  await knapp(page, guardText.gaa).click()
  await expect(page.getByRole('heading', { name: selskapText.endre })).toBeVisible()
  await expect(felt('orgnr')).toHaveValue(/^[\d ]+$/)
})
