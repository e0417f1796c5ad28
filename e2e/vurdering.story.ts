import { stabText as stabramme } from '../web/src/app/stab.text.ts'
import { formText } from '../web/src/features/dokument/dokument.text.ts'
import { dialogText, listText, merknadText, text } from '../web/src/features/vurdering/vurdering.text.ts'
import { conflictText } from '../web/src/ui/conflict-dialog.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { demoAdministrator, dokumenterTil, endre, register, send, uploadFiler } from './samtale.ts'
import { chooseFane, expect, expectAccessible, filter, test } from './story.ts'
import { aapneNytt, bunke, dokumentlenker, lagre, merke, unik, vurdertStatus } from './vurdering.ts'

test('saksbehandleren søker, velger status og tømmer filtrene @begge', async ({ page, administrator }) => {
  await administrator()
  const eier = await register()
  const tittel = unik()
  await uploadFiler(eier, tittel)
  await page.goto('/admin/registreringer')
  const merker = page.getByRole('table').locator('.status')
  await expect(merker).not.toHaveCount(0)
  await expect(merker.getByText('BEHANDLET', { exact: true })).toHaveCount(0)
  await expectAccessible(page, 'registreringer')
  await (await filter(page, listText.sok)).fill(tittel)
  await expect(merke(page, listText.antall('1'))).toBeVisible()
  await expect(page).toHaveURL(/sok=/)
  await (await filter(page, listText.status)).selectOption('BEHANDLET')
  await expect(page.getByText('Ingenting i listen passer til filtrene.')).toBeVisible()
  await expectAccessible(page, 'registreringer: ingen treff')
  await page.getByRole('button', { name: 'Nullstill filtre' }).first().click()
  await expect(page).toHaveURL('/admin/registreringer')
  await (await filter(page, listText.status)).selectOption('BEHANDLET')
  await expect(merker.getByText('BEHANDLET', { exact: true })).not.toHaveCount(0)
  await expect(merker.filter({ hasNotText: 'BEHANDLET' })).toHaveCount(0)
})

test('listen har flere sider, og adressen husker hvilken', async ({ page, administrator }) => {
  await administrator()
  const eier = await register()
  for (let nummer = 0; nummer < 24; nummer++) await uploadFiler(eier, `Bunke ${nummer}`)
  await page.goto('/admin/registreringer')
  await (await filter(page, listText.status)).selectOption(listText.alleStatuser)
  await expect(page).toHaveURL('/admin/registreringer?status=alle')
  const sider = page.getByRole('navigation', { name: 'Sider i listen' })
  await sider.getByRole('button', { name: '2', exact: true }).click()
  await expect(page).toHaveURL('/admin/registreringer?status=alle&side=2')
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
  await expectAccessible(page, 'registreringer: flere sider')
  await dokumentlenker(page).first().click()
  await expect(page).toHaveURL(/\/admin\/registreringer\/.+\?status=alle&side=2$/)
  await page.getByRole('button', { name: text.lukk, exact: true }).click()
  await expect(page).toHaveURL('/admin/registreringer?status=alle&side=2')
})

test('dokumentet åpnes i en dialog over listen, og lukkes med Esc og med tilbakeknappen', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { tittel } = await bunke('a', 'b')
  const listen = `/admin/registreringer?sok=${encodeURIComponent(tittel).replaceAll('%20', '+')}`
  await page.goto(listen)
  const aapne = dokumentlenker(page).first()
  await aapne.click()
  const dialog = page.getByRole('dialog', { name: `${tittel} a` })
  await expect(dialog).toBeVisible()
  await expect(page.getByRole('heading', { name: `${tittel} a` })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL(listen)
  await expect(aapne).toBeFocused()
  await aapne.click()
  await page.getByRole('link', { name: text.neste, exact: true }).click()
  await expect(page.getByRole('dialog', { name: `${tittel} b` })).toBeVisible()
  await vurdertStatus(page).selectOption('UNDER BEHANDLING')
  await vurdertStatus(page).focus()
  const vakt = page.getByRole('alertdialog', { name: guardText.overskrift })
  // In a field Esc leaves the field, and not the document.
  await page.keyboard.press('Escape')
  await expect(vurdertStatus(page)).not.toBeFocused()
  await expect(vakt).toBeHidden()
  await page.keyboard.press('Escape')
  await vakt.getByRole('button', { name: guardText.gaa }).click()
  await expect(page).toHaveURL(listen)
  await page.goForward()
  await expect(page.getByRole('dialog', { name: `${tittel} b` })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(listen)
})

test('PDF og opplysninger står ved siden av hverandre, og er lesbare for alle @begge', async ({
  page,
  administrator,
}) => {
  await administrator()
  await aapneNytt(page)
  await expectAccessible(page, 'vurdering: opplysningene')
  await chooseFane(page, text.faneDokument)
  await expect(merke(page, 'av 1')).toBeVisible()
  await expectAccessible(page, 'vurdering: siden')
})

test('på en liten bærbar står PDF og skjema ved siden av hverandre', async ({ page, administrator }) => {
  await administrator()
  await page.setViewportSize({ width: 1024, height: 768 })
  await aapneNytt(page)
  await expect(merke(page, 'av 1')).toBeInViewport()
  await expect(vurdertStatus(page)).toBeInViewport()
  await expect(page.getByRole('tab')).toHaveCount(0)
})

test('et annet navn enn medlemmets står først og i rødt, og overskriften nevner medlemmet', async ({
  page,
  administrator,
}) => {
  const stab = await administrator()
  const eier = await register()
  await send('PUT', `/api/users/${eier.id}`, { fornavn: 'Kari', etternavn: 'Nordlys' }, stab.token)
  const { _id } = await uploadFiler(eier, unik())
  await endre(eier, _id, { arbeidstaker: 'Ola Nordmann' })
  await page.goto(`/admin/registreringer/${_id}`)
  await expect(page.locator('.gj__h')).toContainText(text.medlemmet('Kari Nordlys'))
  await expect(page.locator('.gj__h')).not.toContainText('Ola Nordmann')
  await expect(page.locator('.gj__p > section').first()).toContainText(
    merknadText.annetNavn('Ola Nordmann', 'Kari Nordlys'),
  )
  await expectAccessible(page, 'vurdering: et annet navn enn medlemmets')
  const skjema = page.locator('dialog.gj')
  await skjema.getByLabel(formText.felt.arbeidstaker, { exact: true }).fill('Kari Marie Nordlys')
  await expect(page.getByRole('region', { name: merknadText.alvorlig })).toBeHidden()
})

test('dialogene for status og klausuler endrer bare utkastet', async ({ page, administrator }) => {
  await administrator()
  const { eier } = await aapneNytt(page)
  await expect(page.getByText(text.ingenKommentar)).toBeVisible()
  await page.getByRole('button', { name: text.redigerKlausuler }).click()
  const klausuler = page.getByRole('dialog', { name: text.redigerKlausuler })
  await klausuler.getByLabel(dialogText.beholdt).check()
  await klausuler.getByLabel(dialogText.klausulKommentar).fill('Punkt 7 i avtalen.')
  await expectAccessible(page, 'vurdering: klausulene')
  await klausuler.getByRole('button', { name: dialogText.lagre }).click()
  await expect(page.getByText('Punkt 7 i avtalen.')).toBeVisible()
  await page.getByRole('button', { name: text.redigerStatus }).click()
  const dialog = page.getByRole('dialog', { name: text.redigerStatus })
  await dialog.getByLabel(dialogText.statusFelt).fill('Revidert')
  await expect(dialog).toContainText('Status ukjent. Kontakt support for mer informasjon.')
  await expectAccessible(page, 'vurdering: ukjent status')
  await dialog.getByRole('button', { name: dialogText.bruk }).click()
  await expect(merke(page, formText.ikkeLagret)).toBeVisible()
  expect((await dokumenterTil(eier))[0]?.status).toBe('IKKE VURDERT')
  await lagre(page).click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  const lagret = (await dokumenterTil(eier))[0]
  expect(lagret?.status).toBe('Revidert')
  expect(lagret?.rettighetsklausuler).toEqual({ status: true, comment: 'Punkt 7 i avtalen.' })
})

test('to saksbehandlere vurderer det samme: den siste ser begge versjonene', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/409/)
  await administrator()
  const { eier, id } = await aapneNytt(page)
  await vurdertStatus(page).selectOption('MANGLER SIGNATUR')
  await endre(await demoAdministrator(), id, { status: 'UNDER BEHANDLING' })
  await lagre(page).click()
  const konflikt = page.getByRole('alertdialog', { name: conflictText.lagretAvDeg(formText.dokumentet) })
  await expect(konflikt).toContainText('MANGLER SIGNATUR')
  await expect(konflikt).toContainText('UNDER BEHANDLING')
  await konflikt.getByRole('button', { name: conflictText.behold }).click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  expect((await dokumenterTil(eier))[0]?.status).toBe('MANGLER SIGNATUR')
})

test('mens medlemmet endrer, ser saksbehandleren begge versjonene og mister ingenting', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/409/)
  await administrator()
  const { eier, id } = await aapneNytt(page)
  await page.getByLabel(text.interntNotat).fill('Ring produsenten')
  await page.getByLabel(formText.felt.notat, { exact: true }).fill('Rettet av oss')
  await endre(eier, id, { notat: 'Fra medlemmet', arbeidstaker: 'Synne Fjærevik' })
  await lagre(page).click()
  const konflikt = page.getByRole('alertdialog', {
    name: conflictText.lagretAv(eier.email, formText.dokumentet),
  })
  await expect(konflikt).toContainText('Rettet av oss')
  await expect(konflikt).toContainText('Fra medlemmet')
  await expect(konflikt).toContainText(conflictText.blirMed)
  await expectAccessible(page, 'vurdering: medlemmet har endret')
  await konflikt.getByRole('button', { name: conflictText.behold }).click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  const [lagret] = await dokumenterTil(eier)
  expect(lagret).toMatchObject({ notat: 'Rettet av oss', arbeidstaker: 'Synne Fjærevik' })
  expect(JSON.stringify(lagret)).not.toContain('Ring produsenten')
})

test('en vurdering som ikke er lagret, forlates ikke uten spørsmål', async ({ page, administrator }) => {
  await administrator()
  const { eier } = await aapneNytt(page)
  await vurdertStatus(page).selectOption('UNDER BEHANDLING')
  const lukk = page.getByRole('button', { name: text.lukk, exact: true })
  await lukk.click()
  const vakt = page.getByRole('alertdialog', { name: guardText.overskrift })
  await vakt.getByRole('button', { name: guardText.bli }).click()
  await expect(merke(page, formText.ikkeLagret)).toBeVisible()
  await lukk.click()
  await vakt.getByRole('button', { name: guardText.gaa }).click()
  await expect(page).toHaveURL('/admin/registreringer')
  expect((await dokumenterTil(eier))[0]?.status).toBe('IKKE VURDERT')
})

test('«Lagre og neste» går videre i bunken', async ({ page, administrator }) => {
  await administrator()
  const { eier, tittel } = await bunke('a', 'b')
  await page.goto(`/admin/registreringer?sok=${encodeURIComponent(tittel)}`)
  await dokumentlenker(page).first().click()
  await expect(merke(page, text.plass('1', '2'))).toBeVisible()
  await vurdertStatus(page).selectOption('UNDER BEHANDLING')
  await page.getByRole('button', { name: text.lagreOgNeste }).click()
  await expect(merke(page, text.plass('2', '2'))).toBeVisible()
  expect((await dokumenterTil(eier)).map(dokument => dokument.status).sort()).toEqual([
    'IKKE VURDERT',
    'UNDER BEHANDLING',
  ])
})

test('en tast som trykkes før neste dokument er her, fører ikke forbi det', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { tittel } = await bunke('a', 'b', 'c')
  const { promise: light, resolve } = Promise.withResolvers<void>()
  let first: string | undefined
  // The first one comes, its neighbours do not.
  await page.route('**/api/document/*/kontroll', async route => {
    first ??= route.request().url()
    if (route.request().url() !== first) await light
    await route.fallback()
  })
  await page.goto(`/admin/registreringer?sok=${encodeURIComponent(tittel)}`)
  await dokumentlenker(page).first().click()
  await expect(merke(page, text.plass('1', '3'))).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(page.getByRole('dialog', { name: text.henter })).toBeVisible()
  await page.keyboard.press('g')
  resolve()
  await expect(merke(page, text.plass('2', '3'))).toBeVisible()
  await expect(merke(page, text.forTidlig)).toBeVisible()
  await page.keyboard.press('Control+Shift+Enter')
  await expect(merke(page, text.plass('2', '3'))).toBeVisible()
  await page.keyboard.press('g')
  await expect(merke(page, text.forTidlig)).toBeHidden()
  await expect(merke(page, formText.ikkeLagret)).toBeVisible()
})

test('et dokument som ikke finnes, gir en melding og en vei tilbake', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/404/)
  await administrator()
  await page.goto('/admin/registreringer/00000000-0000-4000-8000-000000000000')
  await expect(page.getByRole('heading', { level: 1, name: text.feilet })).toBeVisible()
  await expectAccessible(page, 'vurdering: finnes ikke')
  await page.getByRole('button', { name: text.lukk, exact: true }).click()
  await expect(page).toHaveURL('/admin/registreringer')
})

test('et medlem slipper ikke inn til sakene', async ({ page, medlem, vakt }) => {
  // The list is asked for before it is known who asks.
  vakt.tillat(/403 \(Forbidden\)/)
  await medlem()
  await page.goto('/admin/registreringer')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(stabramme.ingenTilgang.tittel)
  await expectAccessible(page, 'ingen tilgang')
})
