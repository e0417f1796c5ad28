import type { Locator, Page } from '@playwright/test'
import { text as ramme } from '../web/src/app/app.text.ts'
import {
  formText,
  registreringerText,
  slettText,
  statusText,
  text,
  utvalgText,
} from '../web/src/features/dokument/dokument.text.ts'
import { conflictText } from '../web/src/ui/conflict-dialog.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { demoAdministrator, dokumenterTil, endre, register, send, slett, uploadFiler } from './samtale.ts'
import { chooseFane, chooseInMenyen, expect, expectAccessible, goBack, test } from './story.ts'

const aapneKnapp = (page: Page, tittel: string) =>
  page.getByRole('button', { name: new RegExp(`^${text.seDetaljer}.*${tittel}$`) })
const felt = (page: Page, navn: keyof typeof formText.felt) =>
  page.getByLabel(formText.felt[navn], { exact: true })
const lagre = (page: Page) => page.getByRole('button', { name: formText.lagre, exact: true })
const merke = (page: Page, ord: string) => page.getByText(ord, { exact: true })

/** Whether an element is written in the colour of plain text, and in that of success. */
const fargeAv = (element: Locator) =>
  element.evaluate(node => {
    const proeve = node.appendChild(document.createElement('span'))
    const is = (farge: string) => {
      proeve.style.color = `var(--ax-text-${farge}-subtle)`
      return getComputedStyle(node).color === getComputedStyle(proeve).color
    }
    const svar = { noeytral: is('neutral'), groenn: is('success') }
    proeve.remove()
    return svar
  })

test('et medlem uten dokumenter ser at listen er tom, og hva hun kan gjøre', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/kontraktsdatabase')
  await expect(page.getByText('Ingen kontraktsdokumenter funnet.')).toBeVisible()
  await expect(page.getByRole('button', { name: text.lastOpp })).toBeVisible()
  await expectAccessible(page, 'dokumentasjon: ingen dokumenter')
})

test('et nytt dokument står i listen med det som mangler @begge', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Avtale om klipp')
  await page.goto('/kontraktsdatabase')
  for (const navn of Object.values(text.kolonne))
    await expect(page.getByRole('columnheader', { name: navn })).toHaveCount(1)
  await expect(page.getByText(text.manglerProduksjonsselskap)).toBeVisible()
  await expect(page.getByText(text.ingenRegistreringer)).toBeVisible()
  await expect(page.getByRole('table').getByText('IKKE VURDERT')).toBeVisible()
  await aapneKnapp(page, 'Avtale om klipp').click()
  await expect(page).toHaveURL(`/kontraktsdatabase?dokument=${_id}`)
  await expect(merke(page, formText.lagret)).toBeVisible()
  // What is saved is not whole: its mark is no sign that all is well.
  expect(await fargeAv(merke(page, formText.lagret))).toEqual({ noeytral: true, groenn: false })
  await expectAccessible(page, 'dokument: opplysningene')
  await chooseFane(page, text.faneDokument)
  await expect(page.getByText('av 1', { exact: true })).toBeVisible()
  await expectAccessible(page, 'dokument: siden')
  await page.getByRole('button', { name: new RegExp(`^${text.lukk}`) }).click()
  await expect(page).toHaveURL('/kontraktsdatabase')
  await page.goBack()
  await expect(page.getByRole('button', { name: new RegExp(`^${text.lukk}`) })).toBeVisible()
})

test('listen med mange dokumenter er lesbar for alle, og viser registreringene @begge', async ({
  page,
  demomedlem,
}) => {
  await demomedlem()
  await page.goto('/kontraktsdatabase')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.tittel)
  const knapp = page.getByRole('button', { name: /^Vis registreringer \(\d+\)/ }).first()
  await expect(knapp).toBeVisible()
  await expectAccessible(page, 'dokumentasjon: mange dokumenter')
  await knapp.click()
  const modal = page.getByRole('dialog', { name: registreringerText.overskrift })
  await expect(modal.getByRole('listitem')).not.toHaveCount(0)
  await expect(modal.getByText(registreringerText.hint)).toBeVisible()
  await expectAccessible(page, 'dokumentasjon: registreringene i et vindu')
  await modal.getByRole('button', { name: registreringerText.seDetaljer }).click()
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL(/\?dokument=/)
})

test('en lang liste viser de første dokumentene, og kan søkes i @begge', async ({ page, medlem }) => {
  test.slow()
  const person = await medlem()
  const foerste = await uploadFiler(person, 'Den aller første avtalen', undefined, false)
  for (const nummer of Array(22).keys())
    await uploadFiler(person, `Timeliste ${nummer + 1}`, undefined, false)
  const rader = page.locator('.dok .rp-kort__tittel')
  await page.goto('/kontraktsdatabase')
  await expect(page.getByText(utvalgText.viser(20, 23))).toBeVisible()
  await expect(rader).toHaveCount(20)
  await expectAccessible(page, 'dokumentasjon: en lang liste')
  await page.getByRole('button', { name: utvalgText.visFlere(3) }).click()
  await expect(rader).toHaveCount(23)
  await expect(aapneKnapp(page, 'Timeliste 2')).toBeFocused()

  const soek = page.getByRole('textbox', { name: utvalgText.soek })
  await soek.fill('første avtale')
  await expect(page.getByText(utvalgText.viser(1, 1))).toBeVisible()
  await aapneKnapp(page, 'Den aller første avtalen').click()
  await page.getByLabel(formText.felt.notat).fill('Ikke lagret')
  // What is being written in stays, and a search is no leaving.
  await soek.fill('timeliste 22')
  await expect(rader).toHaveCount(2)
  await expect(page.getByLabel(formText.felt.notat)).toHaveValue('Ikke lagret')
  await soek.fill('finnes ikke')
  await page.getByRole('button', { name: utvalgText.nullstill }).click()
  await expect(soek).toHaveValue('')

  await endre(person, foerste._id, {
    arbeidstaker: 'Ada Fjell',
    produksjonsselskap: 'Havblikk Film AS',
    ansiennitet: [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipper', episoder: 3 }],
  })
  await page.goto('/kontraktsdatabase?venter=ja')
  await expect(page.getByLabel(utvalgText.venter)).toBeChecked()
  await expect(page.getByText(utvalgText.viser(20, 22))).toBeVisible()
  // A link to one document opens it, however far down it stands.
  await page.goto(`/kontraktsdatabase?dokument=${foerste._id}`)
  await expect(page.getByLabel(formText.felt.filnavn)).toHaveValue('Den aller første avtalen')
})

test('nettleserens Tilbake-knapp spør før tall i registreringene forsvinner @begge', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Arbeidsavtale', undefined, false)
  await endre(person, _id, {
    ansiennitet: [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipper', episoder: 3 }],
  })
  await page.goto('/produksjoner')
  await chooseInMenyen(page, ramme.lenker[2].tekst)
  await page.getByRole('button', { name: /^Vis registreringer/ }).click()
  const modal = page.getByRole('dialog', { name: registreringerText.overskrift })
  const episoder = modal.getByLabel(registreringerText.episoder)
  await episoder.fill('6')
  const sporsmaal = page.getByRole('alertdialog', { name: guardText.overskrift })
  await goBack(page)
  await sporsmaal.getByRole('button', { name: guardText.bli }).click()
  await expect(sporsmaal).toHaveCount(0)
  await expect(page).toHaveURL('/kontraktsdatabase')
  await expect(episoder).toHaveValue('6')
  await goBack(page)
  await sporsmaal.getByRole('button', { name: guardText.gaa }).click()
  await expect(page).toHaveURL('/produksjoner')
  await expect(modal).toHaveCount(0)
})

test('to faner: registreringene overskriver ikke det som er lagret i den andre, og spør først [L12]', async ({
  page,
  medlem,
  vakt,
}) => {
  test.slow()
  vakt.tillat(/409/)
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Arbeidsavtale', undefined, false)
  const nattferja = { produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipper' }
  await endre(person, _id, { ansiennitet: [{ ...nattferja, episoder: 3 }] })
  const aapne = async (fane: Page) => {
    await fane.goto('/kontraktsdatabase')
    await fane.getByRole('button', { name: /^Vis registreringer/ }).click()
    const modal = fane.getByRole('dialog', { name: registreringerText.overskrift })
    return {
      modal,
      episoder: modal.getByLabel(registreringerText.episoder),
      lagre: modal.getByRole('button', { name: registreringerText.lagre, exact: true }),
    }
  }
  const [en, annen] = [await aapne(page), await aapne(await page.context().newPage())]
  await en.episoder.fill('6')
  await annen.episoder.fill('4')
  await annen.lagre.click()
  await expect(annen.modal.getByText(registreringerText.lagret)).toBeVisible()
  // In the details of the other tab: another function, and one more registration.
  const merenn = { produksjonsnavn: 'Ærøya', fagfunksjon: 'Foto', episoder: 2 }
  await endre(person, _id, {
    ansiennitet: [{ ...nattferja, fagfunksjon: 'Regissør', episoder: 4 }, merenn],
  })
  await en.lagre.click()
  const konflikt = page.getByRole('alertdialog', { name: conflictText.lagretAvDeg(formText.dokumentet) })
  await expect(konflikt).toContainText('Nattferja, Regissør, 6 episoder; Ærøya, Foto, 2 episoder')
  await expect(konflikt).toContainText('Nattferja, Regissør, 4 episoder')
  await expectAccessible(page, 'dokumentasjon: to har endret registreringene')
  // Thinking about it loses nothing.
  await konflikt.getByRole('button', { name: conflictText.avbryt }).click()
  await expect(en.episoder.first()).toHaveValue('6')
  await en.lagre.click()
  await konflikt.getByRole('button', { name: conflictText.behold }).click()
  await expect(en.modal.getByText(registreringerText.lagret)).toBeVisible()
  const [lagret] = await dokumenterTil(person)
  expect(lagret?.ansiennitet).toMatchObject([{ ...nattferja, fagfunksjon: 'Regissør', episoder: 6 }, merenn])
})

test('registreringene lagres uten spørsmål når den andre fanen endret noe annet', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/409/)
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Arbeidsavtale', undefined, false)
  const rader = (...antall: [number, number]) =>
    ['Nattferja', 'Ærøya'].map((produksjonsnavn, at) => ({ produksjonsnavn, episoder: antall[at] }))
  await endre(person, _id, { ansiennitet: rader(3, 5) })
  await page.goto('/kontraktsdatabase')
  await page.getByRole('button', { name: /^Vis registreringer/ }).click()
  const modal = page.getByRole('dialog', { name: registreringerText.overskrift })
  await modal.getByLabel(registreringerText.episoder).first().fill('6')
  await endre(person, _id, { notat: 'Skrevet i den andre fanen', ansiennitet: rader(3, 7) })
  const hentet = page.waitForResponse(
    response => response.request().method() === 'GET' && response.url().endsWith(`/api/document/${_id}`),
  )
  const sent = page.waitForRequest(request => request.method() === 'PUT')
  await modal.getByRole('button', { name: registreringerText.lagre, exact: true }).click()
  expect(Object.keys((await sent).postDataJSON())).toEqual(['ansiennitet'])
  expect((await sent).headers()['if-match']).toMatch(/^"\d+"$/)
  await expect(modal.getByText(registreringerText.lagret)).toBeVisible()
  const [lagret] = await dokumenterTil(person)
  expect(lagret).toMatchObject({ notat: 'Skrevet i den andre fanen', ansiennitet: rader(6, 7) })
  // Row, form and viewer have what is stored, with what the other tab saved.
  expect(await (await hentet).json()).toMatchObject({ ansiennitet: rader(6, 7) })
  await expect(modal.getByLabel(registreringerText.episoder).last()).toHaveValue('7')
  await modal.getByRole('button', { name: registreringerText.seDetaljer }).click()
  await expect(page.getByLabel(formText.felt.notat)).toHaveValue('Skrevet i den andre fanen')
})

test('den som går fra registreringene med tall som ikke er lagret, blir spurt, og knappene ligger fast', async ({
  page,
  medlem,
}) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Arbeidsavtale', undefined, false)
  const ansiennitet = Array.from({ length: 30 }, (_, at) => ({
    produksjonsnavn: `Sesong ${at + 1}`,
    episoder: 3,
  }))
  await endre(person, _id, { ansiennitet })
  await page.goto('/kontraktsdatabase')
  const vis = page.getByRole('button', { name: /^Vis registreringer/ })
  const modal = page.getByRole('dialog', { name: registreringerText.overskrift })
  const foerste = modal.getByLabel(registreringerText.episoder).first()
  const spoersmaal = page.getByRole('alertdialog', { name: guardText.overskrift })
  const svar = (navn: string) => spoersmaal.getByRole('button', { name: navn }).click()
  const knapp = (name: string) => modal.getByRole('button', { name, exact: true })
  await vis.click()
  await expect(modal.getByRole('listitem')).toHaveCount(30)
  for (const navn of [registreringerText.lagre, registreringerText.seDetaljer])
    await expect(knapp(navn)).toBeInViewport({ ratio: 1 })
  await foerste.fill('6')
  await modal.locator('.aksel-modal__footer').getByRole('button', { name: registreringerText.lukk }).click()
  await expectAccessible(page, 'dokumentasjon: lukke registreringer som ikke er lagret')
  await svar(guardText.bli)
  await expect(foerste).toHaveValue('6')
  for (const _ of [1, 2]) {
    await foerste.press('Escape')
    await svar(guardText.bli)
  }
  await expect(foerste).toHaveValue('6')
  await page.reload()
  await vis.click()
  await expect(foerste).toHaveValue('6')
  await knapp(registreringerText.seDetaljer).click()
  await svar(guardText.gaa)
  await expect(modal).toBeHidden()
  await expect(page).toHaveURL(/\?dokument=/)
  await vis.click()
  await expect(foerste).toHaveValue('3')
  await foerste.press('Escape')
  await expect(modal).toBeHidden()
  await expect(vis).toBeFocused()
})

test('hjelpen forklarer alle ti statusene', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await page.getByRole('button', { name: statusText.hjelp }).click()
  const hjelp = page.getByRole('alertdialog', { name: statusText.hjelp })
  await expect(hjelp.getByRole('term')).toHaveCount(10)
  await expectAccessible(page, 'dokument: hjelp om statusene')
})

test('det som er endret, er ikke lagret før man lagrer', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Før')
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await expect(merke(page, 'LAGRET')).toBeVisible()
  await expect(lagre(page)).toBeDisabled()
  await felt(page, 'filnavn').fill('')
  await expect(merke(page, 'IKKE LAGRET')).toBeVisible()
  await lagre(page).click()
  await expect(page.getByText(formText.manglerFilnavn)).toBeVisible()
  await expectAccessible(page, 'dokument: tittelen mangler')
  await felt(page, 'filnavn').fill('Etter')
  await felt(page, 'produksjonsselskap').fill('Blåfjell Film')
  await lagre(page).click()
  await expect(merke(page, 'LAGRET')).toBeVisible()
  await page.reload()
  await expect(felt(page, 'filnavn')).toHaveValue('Etter')
  await expect(felt(page, 'produksjonsselskap')).toHaveValue('Blåfjell Film')
  await expect(page.getByRole('region', { name: formText.historikk })).toContainText('fra «Før» til «Etter»')
})

test('den som går fra noe som ikke er lagret, blir spurt', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await felt(page, 'notat').fill('Ring før klokka tolv')
  await chooseInMenyen(page, ramme.lenker[0].tekst)
  const vakt = page.getByRole('alertdialog', { name: guardText.overskrift })
  await expect(vakt).toBeVisible()
  await expectAccessible(page, 'dokument: forlate det som ikke er lagret')
  await vakt.getByRole('button', { name: guardText.bli }).click()
  await expect(felt(page, 'notat')).toHaveValue('Ring før klokka tolv')
  await page.getByRole('contentinfo').getByRole('link').first().click()
  await vakt.getByRole('button', { name: guardText.gaa }).click()
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(text.tittel)
})

test('det som er skrevet, overlever at siden lastes på nytt [fault 34]', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await felt(page, 'notat').fill('Halvferdig setning')
  page.on('dialog', dialog => dialog.accept())
  await page.reload()
  await expect(felt(page, 'notat')).toHaveValue('Halvferdig setning')
  await expect(merke(page, 'IKKE LAGRET')).toBeVisible()
})

test('et dokument slettes først når man bekrefter', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Feil avtale')
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  const slett = page.getByRole('button', { name: formText.slett, exact: true })
  await slett.click()
  const spoersmaal = page.getByRole('alertdialog', { name: slettText.overskrift })
  await expect(spoersmaal).toContainText('Er du sikker på at du vil slette dette dokumentet?')
  await expectAccessible(page, 'dokument: slette')
  await spoersmaal.getByRole('button', { name: slettText.avbryt }).click()
  expect(await dokumenterTil(person)).toHaveLength(1)
  await slett.click()
  await spoersmaal.getByRole('button', { name: slettText.slett }).click()
  await expect(page.getByText(text.slettet)).toBeVisible()
  await expect(page).toHaveURL('/kontraktsdatabase')
  expect(await dokumenterTil(person)).toEqual([])
})

test('et ferdig behandlet dokument kan leses, men ikke endres', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Ferdig avtale')
  await endre(await demoAdministrator(), _id, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await expect(page.getByText(statusText.laast)).toBeVisible()
  await expect(felt(page, 'filnavn')).toHaveValue('Ferdig avtale')
  for (const navn of ['filnavn', 'arbeidstaker', 'produksjonsselskap', 'notat'] as const)
    await expect(felt(page, navn)).toBeDisabled()
  await expect(lagre(page)).toBeDisabled()
  await expect(page.getByRole('button', { name: formText.slett, exact: true })).toBeDisabled()
})

test('når listen ikke lar seg hente, sier siden fra og kan prøve igjen', async ({ page, medlem, vakt }) => {
  vakt.tillat(/ERR_FAILED/)
  const person = await medlem()
  await uploadFiler(person, 'Avtalen')
  await page.route('**/api/document/mine/**', route => route.abort())
  await page.goto('/kontraktsdatabase')
  await expect(page.getByRole('heading', { name: text.feilet })).toBeVisible()
  await expectAccessible(page, 'dokumentasjon: listen kom ikke')
  await page.unroute('**/api/document/mine/**')
  await page.getByRole('button', { name: text.proevIgjen }).click()
  await expect(aapneKnapp(page, 'Avtalen')).toBeVisible()
})

test('det som ikke lot seg lagre, står ved knappen som ble trykket @begge', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/ERR_FAILED/)
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Avtalen')
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await felt(page, 'filnavn').fill('Avtalen fra i sommer')
  await page.route('**/api/**', route =>
    route.request().method() === 'GET' ? route.fallback() : route.abort(),
  )
  await lagre(page).click()
  const melding = page.getByRole('alert').filter({ hasText: formText.feilet })
  await expect(melding).toBeInViewport({ ratio: 1 })
  await expect(lagre(page)).toBeInViewport({ ratio: 1 })
})

test('medlemmet setter inn sitt eget navn som arbeidstaker med ett trykk', async ({ page, medlem }) => {
  const person = await medlem()
  const navn = { fornavn: 'Kari', etternavn: 'Nordlys' }
  await send('PUT', `/api/users/${person.id}`, navn, (await demoAdministrator()).token)
  const { _id } = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await page.getByRole('button', { name: formText.settInnNavn('Kari Nordlys') }).click()
  await expect(felt(page, 'arbeidstaker')).toHaveValue('Kari Nordlys')
  await expect(felt(page, 'arbeidstaker')).toBeFocused()
  await lagre(page).click()
  await expect(merke(page, 'LAGRET')).toBeVisible()
  expect((await dokumenterTil(person))[0]?.arbeidstaker).toBe('Kari Nordlys')
})

test('en lenke til et slettet dokument, eller til en annens, sier det i én setning', async ({
  page,
  medlem,
}) => {
  const annens = await uploadFiler(await register())
  const person = await medlem()
  const eget = await uploadFiler(person)
  await page.goto(`/kontraktsdatabase?dokument=${annens._id}`)
  await expect(page.getByText(text.ikkeHer)).toBeVisible()
  await page.goto(`/kontraktsdatabase?dokument=${eget._id}`)
  await expect(felt(page, 'notat')).toBeVisible()
  await expect(page.getByText(text.ikkeHer)).toBeHidden()
  await slett(person, eget._id)
  await page.reload()
  await expect(page.getByText(text.ikkeHer)).toBeVisible()
})

for (const { valg, knapp, notat } of [
  { valg: 'beholder sin egen', knapp: conflictText.behold, notat: 'Skrevet i den første fanen' },
  { valg: 'bruker den lagrede', knapp: conflictText.bruk, notat: 'Skrevet i den andre fanen' },
])
  test(`to faner endrer det samme: den som kommer sist, ser begge og ${valg} [fault 14]`, async ({
    page,
    medlem,
    vakt,
  }) => {
    vakt.tillat(/409/)
    const person = await medlem()
    const { _id } = await uploadFiler(person)
    const adresse = `/kontraktsdatabase?dokument=${_id}`
    await page.goto(adresse)
    await felt(page, 'notat').fill('Skrevet i den første fanen')
    const annen = await page.context().newPage()
    await annen.goto(adresse)
    await felt(annen, 'notat').fill('Skrevet i den andre fanen')
    await lagre(annen).click()
    await expect(merke(annen, 'LAGRET')).toBeVisible()
    await page.bringToFront()
    await lagre(page).click()
    const konflikt = page.getByRole('alertdialog', { name: conflictText.lagretAvDeg(formText.dokumentet) })
    await expect(konflikt).toContainText('Skrevet i den første fanen')
    await expect(konflikt).toContainText('Skrevet i den andre fanen')
    if (knapp === conflictText.behold) await expectAccessible(page, 'dokument: to har endret')
    await konflikt.getByRole('button', { name: knapp }).click()
    await expect(merke(page, 'LAGRET')).toBeVisible()
    await expect(felt(page, 'notat')).toHaveValue(notat)
    expect((await dokumenterTil(person)).map(dokument => dokument.notat)).toEqual([notat])
  })
