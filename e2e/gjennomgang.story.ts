import { brukerText } from '../web/src/features/bruker/stab/stab.text.ts'
import { formText, statusText } from '../web/src/features/dokument/dokument.text.ts'
import { text as sider } from '../web/src/features/dokument/sider/sider.text.ts'
import { omDokumentText } from '../web/src/features/sak/behandling/behandling.text.ts'
import {
  fraseText,
  listText,
  tasterText,
  text,
  tildelingText,
} from '../web/src/features/vurdering/vurdering.text.ts'
import { conflictText } from '../web/src/ui/conflict-dialog.text.ts'
import { pdf } from './filer.ts'
import {
  demoAdministrator,
  dokumenterTil,
  endre,
  endreFrase,
  nyAdresse,
  uploadFiler,
  writeHenvendelse,
} from './samtale.ts'
import { expect, expectAccessible, test } from './story.ts'
import { aapneNytt, bunke, dokumentlenker, lagre, merke, unik, vurdertStatus } from './vurdering.ts'

test('saksbehandleren retter alt, også i et ferdig dokument', async ({ page, administrator }) => {
  await administrator()
  const { eier, id } = await aapneNytt(page)
  await endre(await demoAdministrator(), id, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
  await page.reload()
  const skjema = page.locator('dialog.gj')
  await skjema.getByLabel(formText.felt.filnavn, { exact: true }).fill('Rettet tittel')
  await skjema.getByLabel(formText.felt.arbeidstaker, { exact: true }).fill('Synne Fjærevik')
  await skjema.getByLabel('Fagfunksjon', { exact: true }).fill('Kaffekoker')
  await page.keyboard.press('Tab')
  await expect(page.getByText('«Kaffekoker» er ikke godkjent fagfunksjon.')).toBeVisible()
  await expectAccessible(page, 'vurdering: ukjent fagfunksjon')
  await page.getByRole('button', { name: 'Sett MANGLER GODKJENT FAGFUNKSJON' }).click()
  await expect(vurdertStatus(page)).toHaveValue('MANGLER GODKJENT FAGFUNKSJON')
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(merke(page, formText.lagret)).toBeVisible()
  const [lagret] = await dokumenterTil(eier)
  expect(lagret).toMatchObject({
    filnavn: 'Rettet tittel',
    arbeidstaker: 'Synne Fjærevik',
    status: 'MANGLER GODKJENT FAGFUNKSJON',
  })
  expect(lagret?.ansiennitet[0]?.fagfunksjon).toBe('Kaffekoker')
})

test('fraser deles, settes inn der markøren står, og kan rettes og slettes', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/409/)
  await administrator()
  await aapneNytt(page)
  const frase = `Signer side ${nyAdresse().slice(0, 8)}.`
  await page.getByText(fraseText.tittel, { exact: true }).click()
  await page.getByRole('button', { name: fraseText.rediger }).click()
  const dialog = page.getByRole('dialog', { name: fraseText.rediger })
  await dialog.getByLabel(fraseText.ny).fill(frase)
  await dialog.getByRole('button', { name: fraseText.leggTil }).click()
  await expect(dialog.getByText(frase)).toBeVisible()
  await expectAccessible(page, 'vurdering: fraser')
  await dialog.getByRole('button', { name: fraseText.lukk, exact: true }).last().click()
  const kommentar = page.getByLabel(text.kommentar, { exact: true })
  await kommentar.fill('Hei. Takk.')
  await kommentar.evaluate((felt: HTMLTextAreaElement) => felt.setSelectionRange(5, 5))
  await page.getByRole('button', { name: frase, exact: true }).click()
  await expect(kommentar).toHaveValue(`Hei. ${frase} Takk.`)
  await expect(kommentar).toBeFocused()
  await page.getByRole('button', { name: fraseText.rediger }).click()
  const nummer = await dialog
    .locator('li')
    .evaluateAll(
      (linjer, tekst) => linjer.findIndex(linje => linje.querySelector('textarea')?.value === tekst),
      frase,
    )
  const felt = dialog.getByLabel(fraseText.nummer(nummer + 1), { exact: true })
  await felt.fill(`${frase} Min.`)
  await endreFrase(frase, `${frase} Kollegaens.`)
  await dialog.getByRole('button', { name: fraseText.lagreNummer(nummer + 1), exact: true }).click()
  const konflikt = page.getByRole('alertdialog', {
    name: conflictText.lagretAv(conflictText.noen, fraseText.frasen),
  })
  await expect(konflikt).toContainText(`${frase} Kollegaens.`)
  await expectAccessible(page, 'vurdering: to har endret frasen')
  await konflikt.getByRole('button', { name: conflictText.behold }).click()
  await expect(konflikt).toHaveCount(0)
  await expect(felt).toHaveValue(`${frase} Min.`)
  await dialog.getByRole('button', { name: fraseText.slettNummer(nummer + 1), exact: true }).click()
  await expect(dialog.getByText(frase)).toHaveCount(0)
})

test('saken tas og gis fra seg, og tastene står i en liste som kan slås av', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { id } = await aapneNytt(page)
  await page.getByRole('button', { name: tildelingText.ta }).click()
  await expect(page.getByText(tildelingText.du)).toBeVisible()
  await page.keyboard.press('t')
  await expect(page.getByText(tildelingText.ingen)).toBeVisible()
  await page.keyboard.press('o')
  await expect(page.locator('[id$="-produksjon"]').first()).toBeFocused()
  await page.keyboard.press('Escape')
  await page.keyboard.press('?')
  const dialog = page.getByRole('dialog', { name: tasterText.tittel })
  // All of it is seen at once.
  expect(await dialog.evaluate(one => one.scrollHeight <= one.clientHeight)).toBe(true)
  await expect(dialog.getByText(tasterText.hva.hjelp)).toBeInViewport()
  await expect(dialog).toContainText(tasterText.hva.neste)
  await expectAccessible(page, 'vurdering: tastene')
  await dialog.getByLabel(tasterText.enkle).uncheck()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.keyboard.press('p')
  await page.keyboard.press('4')
  await expect(page.getByRole('button', { name: statusText.pc.null })).toBeVisible()
  await expect(merke(page, formText.lagret)).toBeVisible()
  await expect(page).toHaveURL(`/admin/registreringer/${id}`)
})

test('dokumentet beholder bredde og størrelse fra det ene til det neste', async ({ page, administrator }) => {
  await administrator()
  const { tittel } = await bunke('a', 'b')
  await page.goto(`/admin/registreringer?sok=${encodeURIComponent(tittel)}`)
  await dokumentlenker(page).first().click()
  const deler = page.getByRole('separator', { name: text.bredde })
  await deler.focus()
  for (let trykk = 0; trykk < 5; trykk++) await page.keyboard.press('ArrowLeft')
  await expect(deler).toHaveAttribute('aria-valuenow', '46')
  await expect(merke(page, 'av 1')).toBeVisible()
  const prosent = page.locator('.pdf__prosent')
  const tilpasset = await prosent.textContent()
  await page.getByRole('button', { name: 'Zoom inn' }).click()
  await expect(prosent).not.toHaveText(tilpasset ?? '')
  const valgt = await prosent.textContent()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: `${tittel} b` })).toBeVisible()
  await expect(deler).toHaveAttribute('aria-valuenow', '46')
  await expect(prosent).toHaveText(valgt ?? '')
  await page.reload()
  await expect(deler).toHaveAttribute('aria-valuenow', '46')
  await expect(prosent).toHaveText(valgt ?? '')
})

test('fra dokumentet går veien til medlemmet, de andre dokumentene og sakene', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { eier, id } = await aapneNytt(page)
  await expect(page.getByText(omDokumentText.ingen)).toBeVisible()
  await uploadFiler(eier, unik())
  const nummer = await writeHenvendelse(eier, id)
  await page.reload()
  const sak = page.getByRole('link', { name: omDokumentText.sak('Tilbakemelding', nummer) })
  await expect(sak).toHaveAttribute('href', `/admin/saker/${nummer}`)
  await expectAccessible(page, 'vurdering: med saker')
  await page.getByRole('link', { name: eier.email, exact: true }).click()
  await page.getByRole('link', { name: brukerText.registreringer('2') }).click()
  await expect(page.getByText(listText.antall('2'), { exact: true })).toBeVisible()
  await expect(page.getByText(listText.bareEier(eier.email))).toBeVisible()
  await expectAccessible(page, 'registreringer: bare én eiers')
  await page.getByRole('button', { name: listText.visAlle }).click()
  await expect(page).toHaveURL('/admin/registreringer?status=alle')
})

test('saksbehandleren legger til sider for medlemmet, og det hun har skrevet, står der fortsatt', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { eier, id } = await aapneNytt(page)
  await page.getByLabel(text.kommentar, { exact: true }).fill('Takk for siden du sendte.')
  await page.getByRole('button', { name: text.leggTilSider }).click()
  const dialog = page.getByRole('dialog', { name: sider.overskrift })
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles([await pdf('side.pdf', ['Side to'])])
  await dialog.getByRole('button', { name: sider.leggTil }).click()
  const melding = page.getByRole('alertdialog', { name: sider.lagtTil })
  await expect(melding).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByLabel(text.kommentar, { exact: true })).toHaveValue('Takk for siden du sendte.')
  await expect(page.getByText(text.sider(2))).toBeVisible()
  await lagre(page).click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  const [lagret] = await dokumenterTil(eier)
  expect(lagret).toMatchObject({ _id: id, sider: 2, status_comment: 'Takk for siden du sendte.' })
})
