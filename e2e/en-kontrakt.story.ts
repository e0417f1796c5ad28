import type { Page } from '@playwright/test'
import { statuser } from '@rp/contract/status'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import { text as ramme } from '../web/src/app/app.text.ts'
import { text as inn } from '../web/src/features/auth/auth.text.ts'
import { text as dok, formText, statusText } from '../web/src/features/dokument/dokument.text.ts'
import { text as opp } from '../web/src/features/dokument/opplasting/opplasting.text.ts'
import { dialogText, listText, text as vurder } from '../web/src/features/vurdering/vurdering.text.ts'
import { text as leser } from '../web/src/ui/pdf-viewer/pdf-viewer.text.ts'
import { pdf, telefonbilde } from './filer.ts'
import { epostTil, nyAdresse, passord } from './samtale.ts'
import { chooseFane, chooseInMenyen, expect, expectDrawn, loesRobotsjekk, test } from './story.ts'

const kommentar = 'Produksjonsselskapet har ikke signert side 3. Få den signert, og last opp siden på nytt.'

async function registrerOgLoggInn(page: Page, epost: string) {
  await page.goto('/registrering')
  await page.getByLabel(inn.personnummer).fill(syntheticPersonnummer())
  await page.getByLabel(inn.epost).fill(epost)
  await page.getByLabel(inn.passord, { exact: true }).fill(passord)
  await loesRobotsjekk(page)
  await page.getByRole('button', { name: inn.registrering.knapp }).click()
  const svar = page.getByRole('alertdialog', { name: inn.registrering.ferdigTittel })
  await expect(svar).toContainText('Du er registrert. Nå kan du logge inn.')
  await svar.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByLabel(inn.epost)).toHaveValue(epost)
  await loggInnMed(page, epost)
}

async function loggInnMed(page: Page, epost: string) {
  await page.getByLabel(inn.epost).fill(epost)
  await page.getByLabel(inn.passord, { exact: true }).fill(passord)
  await page.getByRole('button', { name: inn.logginn.knapp, exact: true }).click()
}

async function lastOppKontrakten(page: Page, tittel: string) {
  await chooseInMenyen(page, ramme.lenker[2].tekst)
  await page.getByRole('button', { name: dok.lastOpp }).click()
  const dialog = page.getByRole('dialog', { name: opp.overskrift })
  await dialog
    .locator(`input[aria-label="${opp.velgFiler}"]`)
    .setInputFiles([
      await telefonbilde('side-1.jpg', 6),
      await telefonbilde('side-2.jpg', 1),
      await telefonbilde('side-3.jpg', 8),
      await pdf('framdriftsplan.pdf', ['Framdriftsplan', 'Innspilling i august']),
    ])
  await dialog.getByLabel(opp.tittel).fill(tittel)
  await dialog.getByLabel(opp.kommentar).fill('Side 1 til 3 er fotografert.')
  await dialog.getByRole('button', { name: opp.lastOpp, exact: true }).click()
  await expect(page.getByText(dok.lastetOpp)).toBeVisible()
}

/** Three photos and a PDF of two pages, seen as one document of five. */
async function seDokumentet(page: Page, sider: number[]) {
  await chooseFane(page, dok.faneDokument)
  await expect(page.getByText(leser.av(5), { exact: true })).toBeVisible()
  for (const side of sider) {
    await page.getByLabel(leser.gaaTilSide).fill(String(side))
    await page.getByLabel(leser.gaaTilSide).press('Enter')
    await expectDrawn(page, side)
  }
}

async function vurderKontrakten(page: Page, tittel: string) {
  await page.goto(`/admin/registreringer?sok=${encodeURIComponent(tittel)}`)
  await expect(page.getByText(listText.antall('1'), { exact: true })).toBeVisible()
  await page.getByRole('row').getByRole('link', { name: listText.aapne }).click()
  await expect(page.getByRole('heading', { level: 1, name: tittel })).toBeVisible()
  await seDokumentet(page, [1, 5])
  await chooseFane(page, vurder.faneVurdering)
  await expect(page.getByText('Side 1 til 3 er fotografert.')).toBeVisible()
  await page.getByRole('button', { name: vurder.redigerStatus }).click()
  const status = page.getByRole('dialog', { name: vurder.redigerStatus })
  await status.getByLabel(dialogText.statusFelt).fill('MANGLER SIGNATUR')
  await expect(status.getByText(statuser['MANGLER SIGNATUR'].setning)).toBeVisible()
  await status.getByLabel(vurder.kommentar).fill(kommentar)
  await status.getByRole('button', { name: dialogText.bruk }).click()
  await page.getByRole('button', { name: statusText.pc.null }).click()
  await page.getByRole('button', { name: statusText.pc.true }).click()
  await page.getByRole('button', { name: statusText.rh.null }).click()
  await expect(page.getByText(formText.ikkeLagret)).toBeVisible()
  await page.getByRole('button', { name: vurder.lagre, exact: true }).click()
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
}

test('en kontrakt går hele veien fra tre telefonbilder og en PDF til svar i posten @begge', async ({
  page,
  administrator,
  annenNettleser,
}) => {
  test.slow()
  const epost = nyAdresse()
  const tittel = `Avtale ${epost.slice(0, 8)}`
  await test.step('medlemmet registrerer seg og logger inn', () => registrerOgLoggInn(page, epost))
  await expect(page).toHaveURL('/')
  await test.step('bekrefter e-postadressen', async () => {
    const brev = await epostTil(epost, /Bekreft e-postadressen/)
    const postkassen = await annenNettleser()
    await postkassen.goto(brev.letter.link?.url ?? '')
    await postkassen.getByRole('button', { name: inn.bekreftEpost.knapp }).click()
    await expect(postkassen.getByText('Takk. E-postadressen er bekreftet.')).toBeVisible()
  })
  await test.step('laster opp kontrakten', () => lastOppKontrakten(page, tittel))
  await test.step('ser den satt sammen', () => seDokumentet(page, [1, 2, 3, 4, 5]))
  await test.step('saksbehandleren vurderer den', async () => {
    const kontor = await annenNettleser()
    await administrator(kontor)
    await vurderKontrakten(kontor, tittel)
  })
  await test.step('medlemmet følger lenken i e-posten', async () => {
    const brev = await epostTil(epost, /MANGLER SIGNATUR/)
    expect(brev.letter.paragraphs.join(' ')).toContain(kommentar)
    const hjemme = await annenNettleser()
    await hjemme.goto(brev.letter.link?.url ?? '')
    await expect(hjemme).toHaveURL('/login')
    await loggInnMed(hjemme, epost)
    await expect(hjemme).toHaveURL(/\/kontraktsdatabase\?dokument=/)
    const status = hjemme.getByRole('region', { name: statusText.overskrift })
    await expect(status).toContainText('MANGLER SIGNATUR')
    await expect(status).toContainText(statuser['MANGLER SIGNATUR'].setning)
    await expect(status).toContainText(kommentar)
    await expect(status).toContainText(statusText.pc.false)
    await expect(status).toContainText(statusText.rh.true)
    const historikk = hjemme.getByRole('region', { name: formText.historikk })
    await expect(historikk).toContainText('Saksbehandler satte statusen til')
    await expect(historikk).toContainText('lastet opp dokumentet')
  })
})
