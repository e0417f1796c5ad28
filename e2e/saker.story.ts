import type { Page } from '@playwright/test'
import { lukkegrunner } from '../contract/src/sak.ts'
import { syntheticPersonnummer } from '../server/test/personnummer.ts'
import { text as ramme } from '../web/src/app/app.text.ts'
import { brukerText } from '../web/src/features/bruker/stab/stab.text.ts'
import { listText, lukkText, text as sak } from '../web/src/features/sak/behandling/behandling.text.ts'
import { text as henvendelse } from '../web/src/features/sak/henvendelse/henvendelse.text.ts'
import { text as kontakt } from '../web/src/features/sak/kontakt.text.ts'
import { sakText } from '../web/src/features/sak/sak.text.ts'
import { fraseText } from '../web/src/features/vurdering/vurdering.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import {
  demoAdministrator,
  epostTil,
  nyAdresse,
  passord,
  register,
  send,
  uploadFiler,
  writeHenvendelse,
} from './samtale.ts'
import { expect, expectAccessible, giOkt, tabTil, test } from './story.ts'

async function answerAsKollega(nummer: number, tekst: string): Promise<void> {
  const { token } = await demoAdministrator()
  await send('POST', `/api/saker/${nummer}/svar`, { tekst, versjon: 1 }, token)
}

const samtale = (page: Page) => page.getByRole('list', { name: sak.samtale })
const unik = () => nyAdresse().slice(0, 13)

test('medlemmet skriver, saksbehandleren svarer med tastaturet, medlemmet svarer, og saken lukkes @begge', async ({
  page,
  medlem,
  annenNettleser,
  administrator,
}) => {
  test.slow()
  const person = await medlem()
  const dokument = await uploadFiler(person, `Avtale ${unik()}`)
  await page.goto(`/kontraktsdatabase?dokument=${dokument._id}`)
  await page.getByRole('button', { name: kontakt.knapp }).click()
  const dialog = page.getByRole('dialog', { name: kontakt.overskrift })
  await dialog.getByRole('radio', { name: kontakt.valg.reklamasjon }).check()
  await dialog.getByLabel(kontakt.melding, { exact: true }).fill('Statusen er feil.')
  await dialog.getByRole('button', { name: kontakt.send, exact: true }).click()
  await dialog.getByRole('link', { name: kontakt.seHenvendelsen }).click()
  await expect(page).toHaveURL(/\/henvendelser\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: /^Reklamasjon \d+$/ })).toBeVisible()
  await expect(page.getByText(henvendelse.tilstand.aapen)).toBeVisible()
  await expectAccessible(page, 'henvendelse: åpen')
  const nummer = page.url().split('/').at(-1) ?? ''

  const stab = await annenNettleser()
  await administrator(stab)
  await stab.goto(`/admin/saker?nummer=${nummer}`)
  await stab.getByRole('link', { name: nummer, exact: true }).click()
  await expect(samtale(stab)).toContainText('Statusen er feil.')
  await expectAccessible(stab, 'sak: åpen')
  await tabTil(stab, stab.getByLabel(sak.svar))
  await stab.keyboard.type('Du har rett. Vi har rettet statusen.')
  await stab.keyboard.press('Control+Enter')
  await expect(stab.getByText(sak.svarSendt)).toBeVisible()
  await expect(samtale(stab)).toContainText('Du har rett. Vi har rettet statusen.')

  const brev = await epostTil(person.email, new RegExp(`^Svar på henvendelsen din \\(sak ${nummer}\\)`))
  expect(brev.letter.paragraphs.join(' ')).toContain('Du har rett. Vi har rettet statusen.')
  await page.goto(brev.letter.link?.url ?? '')
  await expect(page.getByText(henvendelse.tilstand.besvart)).toBeVisible()
  await expect(samtale(page)).toContainText('Du har rett. Vi har rettet statusen.')
  await page.getByLabel(henvendelse.svar).fill('Tusen takk!')
  await page.getByRole('button', { name: henvendelse.send, exact: true }).click()
  await expect(page.getByText(henvendelse.sendt)).toBeVisible()
  await expect(page.getByText(henvendelse.tilstand.aapen)).toBeVisible()

  await stab.reload()
  await expect(samtale(stab)).toContainText('Tusen takk!')
  await stab.getByRole('button', { name: sak.lukk }).click()
  const lukk = stab.getByRole('dialog', { name: lukkText.overskrift(Number(nummer)) })
  await lukk.getByRole('radio', { name: lukkegrunner.rettet.navn }).check()
  await lukk.getByLabel(lukkText.forklaring).fill('Statusen er nå BEHANDLET.')
  await expectAccessible(stab, 'sak: lukke')
  await lukk.getByRole('button', { name: lukkText.lukk }).click()
  await expect(stab.getByRole('button', { name: sak.gjenaapne })).toBeVisible()
  await expectAccessible(stab, 'sak: lukket')

  await epostTil(person.email, new RegExp(`^Vi har lukket henvendelsen din \\(sak ${nummer}\\)`))
  await page.goto('/henvendelser')
  await expect(page.getByText(henvendelse.tilstand.lukket)).toBeVisible()
  await expectAccessible(page, 'henvendelser')
  await page.getByRole('link', { name: `Reklamasjon ${nummer}` }).click()
  await expect(page.getByText(lukkegrunner.rettet.setning)).toBeVisible()
  await expectAccessible(page, 'henvendelse: lukket')
})

test('saksbehandleren setter inn en frase, sender med Ctrl+Enter, og svarer og lukker i ett', async ({
  page,
  medlem,
  annenNettleser,
  administrator,
}) => {
  const person = await medlem()
  const nummer = await writeHenvendelse(person)
  const { token } = await demoAdministrator()
  const frase = `Vi har rettet det ${unik()}.`
  await send('POST', '/api/fraser', { tekst: frase }, token)
  const stab = await annenNettleser()
  await administrator(stab)
  await stab.goto(`/admin/saker/${nummer}`)
  await stab.getByLabel(sak.svar).fill('Takk.')
  await stab.getByText(fraseText.tittel, { exact: true }).click()
  await stab.getByRole('button', { name: frase }).click()
  await expect(stab.getByLabel(sak.svar)).toHaveValue(`Takk. ${frase}`)
  await stab.keyboard.press('Control+Enter')
  await expect(samtale(stab)).toContainText(`Takk. ${frase}`)
  await expect(stab.getByText(sak.svarSendt)).toBeVisible()
  await stab.getByLabel(sak.svar).fill('Da er vi ferdige.')
  await stab.getByRole('button', { name: sak.svarOgLukk }).click()
  await expect(stab.locator('.sak__lukket')).toBeFocused()
  await expect(samtale(stab)).toContainText('Da er vi ferdige.')

  await page.goto('/')
  await page.getByRole('contentinfo').getByRole('link', { name: ramme.henvendelser }).click()
  await expect(page).toHaveURL('/henvendelser')
  await expect(page.getByText(henvendelse.tilstand.lukket)).toBeVisible()
})

test('saksbehandleren filtrerer listen, og adressen husker det', async ({ page, administrator }) => {
  await administrator()
  const ord = unik()
  const eier = await register()
  const dokument = await uploadFiler(eier, `Avtale ${ord}`)
  const nummer = await writeHenvendelse(eier, dokument._id, 'reklamasjon')
  await page.goto(`/admin/saker?dokument=${dokument._id}`)
  await expect(page.getByText(listText.bareDokument(`Avtale ${ord}`))).toBeVisible()
  await expect(page.getByRole('link', { name: listText.tilDokumentet })).toHaveAttribute(
    'href',
    `/admin/registreringer/${dokument._id}`,
  )
  await expect(page.getByText(listText.antall('1'), { exact: true })).toBeVisible()
  await expectAccessible(page, 'saker: om ett dokument')
  await page.getByRole('button', { name: listText.visAlle }).click()
  await expect(page).toHaveURL('/admin/saker')
  await page.goto(`/admin/saker?dokumentnavn=${ord}&tilstand=aapen`)
  await page.getByRole('link', { name: String(nummer), exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Reklamasjon ${nummer}`)
  await page.getByRole('link', { name: sak.tilbake }).click()
  await expect(page).toHaveURL(`/admin/saker?dokumentnavn=${ord}&tilstand=aapen`)
  await page.goBack()
  await page.getByRole('link', { name: eier.email, exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(eier.email)
  await page.getByRole('link', { name: brukerText.saker('1') }).click()
  await expect(page.getByText(listText.bareBruker(eier.email))).toBeVisible()
  await expect(page.getByText(listText.antall('1'), { exact: true })).toBeVisible()
  await page.getByRole('link', { name: listText.tilBrukeren }).click()
  await expect(page).toHaveURL(`/admin/brukere/${eier.id}`)
})

test('den som svarer etter en annen, får se svaret og velger selv', async ({ page, administrator, vakt }) => {
  vakt.tillat(/409/)
  await administrator()
  const nummer = await writeHenvendelse(await register())
  await page.goto(`/admin/saker/${nummer}`)
  await page.getByLabel(sak.svar).fill('Mitt svar.')
  await answerAsKollega(nummer, 'Kollegaens svar.')
  await page.getByRole('button', { name: sak.sendSvar }).click()
  const konflikt = page.getByRole('alertdialog', { name: sak.konflikt.overskrift })
  await expect(konflikt).toContainText('Kollegaens svar.')
  await expectAccessible(page, 'sak: en annen har svart')
  await konflikt.getByRole('button', { name: sak.konflikt.vent }).click()
  await expect(page.getByLabel(sak.svar)).toHaveValue('Mitt svar.')
  await expect(samtale(page)).toContainText('Kollegaens svar.')
  await page.getByRole('button', { name: sak.sendSvar }).click()
  await expect(samtale(page)).toContainText('Mitt svar.')
})

test('et internt notat vises for saksbehandlere og aldri for medlemmet', async ({
  page,
  administrator,
  annenNettleser,
}) => {
  await administrator()
  const eier = await register()
  const nummer = await writeHenvendelse(eier)
  await page.goto(`/admin/saker/${nummer}`)
  await page.getByRole('radio', { name: sak.maater.notat }).check()
  await page.getByLabel(sak.notat).fill('Sjekk mot listen.')
  await page.getByRole('button', { name: sak.lagreNotat }).click()
  await expect(samtale(page)).toContainText('Sjekk mot listen.')
  await page.getByRole('button', { name: sak.taSaken }).click()
  await expect(page.getByRole('button', { name: sak.taSaken })).toBeHidden()
  await expectAccessible(page, 'sak: med notat')
  const hos = await annenNettleser()
  await giOkt(hos, eier)
  await hos.goto(`/henvendelser/${nummer}`)
  await expect(hos.getByRole('list', { name: henvendelse.samtale })).toContainText('Hei')
  await expect(hos.getByText('Sjekk mot listen.')).toHaveCount(0)
})

test('en sak som er bare for oss, lukkes uten ord til medlemmet', async ({ page, administrator }) => {
  const [eier, personnummer] = [nyAdresse(), syntheticPersonnummer()]
  const register = (email: string) =>
    send('POST', '/api/user/register', { email, personnummer, password: passord })
  await register(eier)
  await expect(register(nyAdresse())).rejects.toThrow(/409/)
  await administrator()
  await expect(async () => {
    await page.goto('/admin/saker?slag=personnummer&tilstand=aktive')
    await page.getByRole('row', { name: eier }).getByRole('link').first().click({ timeout: 2000 })
  }).toPass()
  await page.getByRole('button', { name: sak.lukk }).click()
  const lukk = page.getByRole('dialog')
  await lukk.getByLabel(lukkText.forklaringForOss).fill('Det var samme person.')
  await expect(lukk).not.toContainText('medlemmet')
  await expectAccessible(page, 'sak: lukke, bare for oss')
  await lukk.getByRole('button', { name: lukkText.lukk }).click()
  await expect(page.getByRole('button', { name: sak.gjenaapne })).toBeVisible()
})

test('et personnummer i svaret stoppes før det sendes, og utkastet forlates ikke uten spørsmål', async ({
  page,
  administrator,
}) => {
  await administrator()
  const nummer = await writeHenvendelse(await register())
  await page.goto(`/admin/saker/${nummer}`)
  await page.getByLabel(sak.svar).fill('Nummeret ditt er 01810112345.')
  await expect(page.getByText(sakText.nummer('personnummer'))).toBeVisible()
  await page.getByRole('button', { name: sak.sendSvar }).click()
  await expect(page.getByLabel(sak.svar)).toBeFocused()
  await expectAccessible(page, 'sak: personnummer i svaret')
  await page.getByLabel(sak.svar).fill('Et halvt svar')
  await page.reload()
  await expect(page.getByLabel(sak.svar)).toHaveValue('Et halvt svar')
  await page.getByRole('link', { name: sak.tilbake }).click()
  const spoersmaal = page.getByRole('alertdialog', { name: guardText.overskrift })
  await spoersmaal.getByRole('button', { name: guardText.bli }).click()
  await expect(page.getByLabel(sak.svar)).toHaveValue('Et halvt svar')
})

test('et medlem ser ikke andres henvendelser', async ({ page, medlem, vakt }) => {
  vakt.tillat(/404/)
  await medlem()
  const nummer = await writeHenvendelse(await register())
  await page.goto(`/henvendelser/${nummer}`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(henvendelse.enFeilet)
  await page.getByRole('link', { name: henvendelse.tilbake }).click()
  await expect(page.getByText(henvendelse.tom)).toBeVisible()
  await expectAccessible(page, 'henvendelser: ingen')
})
