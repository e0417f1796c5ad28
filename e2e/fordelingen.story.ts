import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { nextBankdag } from '@rp/contract/bankdag'
import { type Funn, type Kjoering, listAvgjoerelser } from '@rp/contract/kjoering'
import type { Pott } from '@rp/contract/pott'
import type { Produksjon, ProduksjonRad } from '@rp/contract/produksjon'
import { forkastOrd } from '@rp/contract/utbetaling'
import { bankStabText } from '../web/src/features/bruker/stab/stab.text.ts'
import {
  funnText,
  godkjenningText,
  text as kjoeringText,
} from '../web/src/features/fordeling/kjoering/kjoering.text.ts'
import { text as korreksjonText } from '../web/src/features/fordeling/korreksjon/korreksjon.text.ts'
import { text as oppgjoerText } from '../web/src/features/fordeling/oppgjoer/oppgjoer.text.ts'
import { text as planText } from '../web/src/features/fordeling/plan/plan.text.ts'
import { text as pottText } from '../web/src/features/fordeling/pott/pott.text.ts'
import { text as regnskapText } from '../web/src/features/fordeling/regnskap/regnskap.text.ts'
import { text as skattText } from '../web/src/features/fordeling/skatt/skattegrunnlag.text.ts'
import { text as utbetalingText } from '../web/src/features/fordeling/utbetaling/utbetaling.text.ts'
import { text as behandlingText } from '../web/src/features/sak/behandling/behandling.text.ts'
import { text as kontaktText } from '../web/src/features/sak/kontakt.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { expectFileAsShown } from './listefil.ts'
import { createProduksjon, endre, type Person, register, send, uploadFiler } from './samtale.ts'
import { chooseInMenyen, expect, expectAccessible, giOkt, goBack, test } from './story.ts'
import { nyAdministrator } from './totrinn.ts'

/** A viewing year that no other story and no demo has. */
const aar = 1990 + Math.floor(Math.random() * 20)
const merke = Math.random().toString(36).slice(2, 8)

test('en saksbehandler skriver inn en pott, retter den og sletter den', async ({ page, administrator }) => {
  await administrator()
  await page.goto('/admin')
  await chooseInMenyen(page, 'Fordelingen')
  await page.getByRole('navigation', { name: 'Fordelingen' }).getByRole('link', { name: 'Potter' }).click()
  await expect(page.getByRole('heading', { level: 1, name: pottText.tittel })).toBeVisible()
  await expectAccessible(page, 'potter')

  const kilde = `Kilde ${merke}`
  await page.getByRole('button', { name: pottText.ny }).click()
  const dialog = page.getByRole('dialog', { name: pottText.ny })
  await dialog.getByRole('button', { name: pottText.lagre }).click()
  await expect(dialog.getByText('Skriv hvem pengene kom fra.')).toBeVisible()
  await expect(dialog.getByLabel(pottText.felt.kilde, { exact: true })).toBeFocused()
  await expectAccessible(page, 'potter: feltene som mangler')
  const paste = async (felt: 'kilde' | 'visningsaar' | 'beloep' | 'mottatt', value: string) => {
    await dialog.getByLabel(pottText.felt[felt], { exact: true }).selectText()
    // As a paste does, and unlike `fill`, it is cut off where the field has no room for more.
    await page.keyboard.insertText(value)
  }
  await paste('kilde', 'x'.repeat(201))
  await expect(dialog.getByText('Teksten kan ha høyst 200 tegn.')).toBeVisible()
  await paste('kilde', kilde)
  for (const [visningsaar, beloep, mottatt, ...feil] of [
    ['23', '-1', '31.02.2026', 'Skriv året med fire siffer.', 'Beløpet må være over 0 kr.'],
    ['1826', '1,250.50', '01.01.1826', 'Året må være fra 1950 til 2100.', 'Komma står foran desimalene.'],
    [
      `${new Date().getFullYear() + 1}`,
      '0',
      '01.01.2099',
      'Skriv året det ble vist.',
      'over 0 kr.',
      'fram i tid',
    ],
    ['2101', '1,555', '01.01.2099', 'Året må være fra 1950 til 2100.', 'høyst to desimaler', 'fram i tid'],
  ] as const) {
    await paste('visningsaar', visningsaar)
    await paste('beloep', beloep)
    await paste('mottatt', mottatt)
    await dialog.getByRole('button', { name: pottText.lagre }).click()
    for (const setning of feil) await expect(dialog.getByText(setning).first()).toBeVisible()
    await expect(dialog.getByLabel(pottText.felt.visningsaar, { exact: true })).toBeFocused()
  }
  await paste('visningsaar', `${String(aar).slice(0, 2)} ${String(aar).slice(2)}`)
  await paste('beloep', 'kr 1 250 000,50')
  await paste('mottatt', '2. mai 2024')
  await dialog.getByRole('button', { name: pottText.lagre }).click()
  await expect(dialog).toHaveCount(0)
  const rad = page.getByRole('row', { name: kilde })
  await expect(rad).toContainText(/1\s250\s000,50\skr/u)
  await expect(rad).toContainText('30.09.2025')

  await rad.getByRole('button', { name: pottText.endreHvem(kilde) }).click()
  const beloep = page.getByLabel(pottText.felt.beloep, { exact: true })
  await beloep.fill('10')
  const sporsmaal = page.getByRole('alertdialog', { name: guardText.overskrift })
  // Back would leave the dialog past its own buttons. Nor is Esc by accident, once or again, what loses it.
  const press = () => beloep.press('Escape')
  const avbryt = () => page.getByRole('button', { name: 'Avbryt', exact: true }).click()
  for (const leave of [() => goBack(page), avbryt, press, press, press, press]) {
    await leave()
    await sporsmaal.getByRole('button', { name: guardText.bli }).press('Escape')
    await expect(sporsmaal).toHaveCount(0)
    await expect(beloep).toHaveValue('10')
  }
  await page.getByRole('button', { name: pottText.lagre }).click()
  await expect(rad).toContainText(/10,00\skr/u)
  await rad.getByRole('button', { name: pottText.slettHvem(kilde) }).click()
  await page.getByRole('button', { name: pottText.slett, exact: true }).click()
  await expect(rad).toHaveCount(0)
})

test('en saksbehandler lager en plan, ser hva som mangler, og lagrer det som er skrevet', async ({
  page,
  administrator,
}) => {
  await administrator()
  await page.goto('/admin/fordelingen/planer')
  await expect(page.getByRole('heading', { level: 1, name: planText.tittel })).toBeVisible()
  await expectAccessible(page, 'fordelingsplaner')
  await page.getByRole('button', { name: planText.ny }).click()
  await page.getByLabel(planText.felt.visningsaar, { exact: true }).fill(String(aar))
  await page.getByLabel(planText.nyFra, { exact: true }).selectOption(planText.nyTom)
  await page.getByRole('button', { name: planText.opprett }).click()
  await expect(page.getByRole('heading', { level: 1, name: `Plan for ${aar}` })).toBeVisible()

  await page.getByLabel(planText.satser.fradrag, { exact: true }).fill('ti')
  await expect(page.getByText(/^Skriv bare tall, for eksempel/)).toBeVisible()
  await page.getByLabel(planText.satser.fradrag, { exact: true }).fill('150')
  await expect(page.getByText('Tallet kan være høyst 100.')).toBeVisible()
  await page.getByRole('button', { name: planText.lagre }).click()
  await expect(page.getByText(planText.retteFoerst)).toBeVisible()
  await expect(page.getByLabel(planText.satser.fradrag, { exact: true })).toBeFocused()
  const mangler = page.getByRole('region', { name: planText.mangel.tittel })
  await mangler.getByText(planText.mangel.alle).click()
  await page.getByLabel(planText.satser.fradrag, { exact: true }).fill('')
  await expect(mangler).toContainText('Fradraget er ikke satt.')
  await page.getByLabel(planText.satser.fradrag, { exact: true }).fill('10,5')
  await expect(mangler).not.toContainText('Fradraget er ikke satt.')

  await page.getByText('Spillefilm', { exact: true }).first().click()
  await expectAccessible(page, 'fordelingsplan: en verkstype er åpen')
  await page.getByLabel(planText.verkstype.vekt, { exact: true }).fill('1,5')
  await page.getByRole('button', { name: planText.lagre }).click()
  await expect(page.getByText(planText.lagret)).toBeVisible()
  await page.reload()
  await expect(page.getByLabel(planText.satser.fradrag, { exact: true })).toHaveValue('10,5')
  await page.getByRole('button', { name: planText.slett, exact: true }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: planText.slett }).click()
  await expect(page).toHaveURL('/admin/fordelingen/planer')
})

/** The demo has works that lack their type, as every register does: a run stops at them. */
async function correctVerkstyper(token: string): Promise<void> {
  const verk = (await send('GET', '/api/produksjoner', undefined, token)) as Produksjon[]
  for (const { _id } of verk.filter(({ Verkstype }) => Verkstype === null)) {
    const { versjon } = (await send('GET', `/api/produksjoner/${_id}`, undefined, token)) as ProduksjonRad
    await send('PUT', `/api/produksjoner/${_id}`, { Verkstype: 'Dokumentar', versjon }, token)
  }
}

test('en saksbehandler simulerer en kjøring, retter det som stanset den, og ser hvor hver krone er', async ({
  page,
  administrator,
}) => {
  const { token } = await administrator()
  await page.goto('/admin/fordelingen')
  await expect(page.getByRole('heading', { level: 1, name: kjoeringText.tittel })).toBeVisible()
  await expectAccessible(page, 'kjøringer')
  await page.getByRole('link', { name: 'Fordelingen for 2023' }).click()
  await page.getByRole('button', { name: kjoeringText.simuler, exact: true }).click()
  await expect(page.getByRole('link', { name: /mangler verkstype/ })).toHaveAttribute(
    'href',
    /^\/admin\/produksjoner\//,
  )
  await correctVerkstyper(token)
  await page.getByRole('button', { name: kjoeringText.simuler, exact: true }).click()
  const regnskap = page.getByRole('region', { name: kjoeringText.regnskap.tittel })
  await expect(regnskap).toContainText(/3\s830\s000,00\skr/u)
  await page.getByLabel(kjoeringText.summer.etter, { exact: true }).selectOption(kjoeringText.etter.verkstype)
  await expect(page.getByRole('columnheader', { name: kjoeringText.etter.verkstype })).toBeVisible()
  await expectAccessible(page, 'kjøring: simulert')
  await page.getByRole('link', { name: kjoeringText.linjer.lenke }).click()
  await expect(page.getByRole('heading', { level: 1, name: kjoeringText.linjer.tittel })).toBeVisible()
  await expect(page.getByRole('table', { name: kjoeringText.linjer.tabell })).toBeVisible()
  await expectAccessible(page, 'kjøring: linjene')
})

/** A run of a year and a production that no other story has, whose only claim is that of a member without account and number. */
async function nyKjoering(stab: Person): Promise<{ id: string; medlem: Person; dokument: string }> {
  const Produksjonstittel = `Fjellet ${merke}`
  const felter = { Produksjonstittel, Verkstype: 'Spillefilm', Episoder: 1, Premiere: aar }
  const { _id: produksjonsID } = await createProduksjon(stab, felter)
  const medlem = await register()
  const { _id: dokument } = await uploadFiler(medlem, `Regi, ${Produksjonstittel}`, undefined, false)
  await endre(stab, dokument, {
    ansiennitet: [{ produksjonsnavn: Produksjonstittel, produksjonsID, fagfunksjon: 'Regi', episoder: 1 }],
    signaturePC: true,
    signatureRH: true,
    rettighetsklausuler: { status: true, comment: '' },
    status: 'BEHANDLET',
    bekreftelse: 'Prøve',
  })
  const [plan] = (await send('GET', '/api/fordelingsplaner', undefined, stab.token)) as { _id: string }[]
  const pott = {
    kilde: `Kilde ${merke}`,
    slag: 'Enkeltproduksjon',
    visningsaar: aar,
    mediehus: [],
    produksjonsID,
    beloep: 100_000_00,
    mottatt: '2024-05-02',
    fraOrganisasjon: true,
  }
  const { _id } = (await send('POST', '/api/potter', pott, stab.token)) as { _id: string }
  const valg = { navn: `Kjøring ${merke}`, visningsaar: aar, planId: plan?._id, potter: [_id] }
  const kjoering = (await send('POST', '/api/kjoeringer', valg, stab.token)) as { _id: string }
  return { id: kjoering._id, medlem, dokument }
}

/** So that what is reported to the tax office of this year stays as it is for the story beside this one. */
const nesteAar = nextBankdag(`${new Date().getFullYear() + 1}-01-03`)
/** The payment has failed for want of an account; it goes with the first file once there is one. */
async function betalUt(page: Page, id: string, medlem: Person): Promise<void> {
  const utbetaling = page.getByRole('region', { name: utbetalingText.tittel })
  await expect(utbetaling.getByText(utbetalingText.feilede)).toBeVisible()
  await send('PUT', `/api/user/${medlem.id}`, { kontonummer: '15039999991' }, medlem.token)
  const dato = utbetaling.getByLabel(utbetalingText.dato, { exact: true })
  await dato.fill(nesteAar)
  await utbetaling.getByRole('button', { name: utbetalingText.lag }).click()
  // The first one had the wrong date.
  await utbetaling.getByRole('button', { name: utbetalingText.forkast }).click()
  const forkast = page.getByRole('dialog', { name: utbetalingText.forkastSpoersmaal })
  await forkast.getByLabel('Begrunnelse').fill('Datoen er feil.')
  await forkast.getByRole('button', { name: utbetalingText.forkast }).click()
  await expect(forkast.getByText(utbetalingText.bekreftelseFeil)).toBeVisible()
  await forkast.getByLabel(utbetalingText.bekreftelse).fill(forkastOrd)
  await expectAccessible(page, 'kjøring: forkast fil')
  await forkast.getByRole('button', { name: utbetalingText.forkast }).click()
  await expect(utbetaling.getByText(/^Forkastet av/)).toBeVisible()
  await utbetaling.getByRole('button', { name: utbetalingText.lag }).click()
  const hent = utbetaling.getByRole('button', { name: utbetalingText.lastNed })
  const [fil] = await Promise.all([page.waitForEvent('download'), hent.click()])
  const innhold = await readFile(await fil.path(), 'utf8')
  expect(innhold).toContain('<Id>15039999991</Id>')
  await utbetaling.getByRole('button', { name: utbetalingText.merk }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: utbetalingText.merk }).click()
  await expect(utbetaling.getByText(/^Merket som sendt/)).toBeVisible()
  await utbetaling
    .getByRole('listitem')
    .first()
    .locator('input[type=file]')
    .setInputFiles({
      name: 'svar.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(`Referanse;Grunn\n${id};Prøve`),
    })
  await expect(utbetaling.getByText(utbetalingText.lest(0, 1))).toBeVisible()
  await expectAccessible(page, 'kjøring: sendt til banken')
  await godtaAvvist(page, innhold.match(/(?<=<EndToEndId>)\w+/)?.[0] ?? '')
}

/** The bank refuses the account, but is wrong: staff say that it can be used again, and the money goes there with the next file. */
async function godtaAvvist(page: Page, referanse: string): Promise<void> {
  const kjoering = page.url()
  const utbetaling = page.getByRole('region', { name: utbetalingText.tittel })
  const buffer = Buffer.from(`Referanse;Grunn\n${referanse};Kontoen er avsluttet`)
  const svar = utbetaling.getByRole('listitem').first().locator('input[type=file]')
  await svar.setInputFiles({ name: 'svar.csv', mimeType: 'text/csv', buffer })
  await expect(utbetaling.getByText(utbetalingText.venterPaaKonto)).toBeVisible()
  await utbetaling.getByRole('link').click()
  await page.getByRole('button', { name: bankStabText.godta }).click()
  const dialog = page.getByRole('dialog', { name: bankStabText.godta })
  await dialog.getByLabel('Begrunnelse').fill('Banken tok feil.')
  await expectAccessible(page, 'bruker: kontoen kan brukes igjen')
  await dialog.getByRole('button', { name: bankStabText.godta }).click()
  await expect(page.getByText(bankStabText.avvist)).toHaveCount(0)
  await page.goto(kjoering)
  await expect(utbetaling.getByText(utbetalingText.proevesIgjen)).toBeVisible()
  await utbetaling.getByLabel(utbetalingText.dato, { exact: true }).fill(nesteAar)
  await utbetaling.getByRole('button', { name: utbetalingText.lag }).click()
  await utbetaling.getByRole('button', { name: utbetalingText.merk }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: utbetalingText.merk }).click()
  await expect(utbetaling.getByText(/^Merket som sendt/)).toHaveCount(2)
}

/** Accepts what is still open of the findings of a run. */
async function acceptAlle({ token }: Person, id: string): Promise<void> {
  const funn = `/api/kjoeringer/${id}/funn`
  const { rader } = (await send('GET', `${funn}?antall=200&aapne=ja`, undefined, token)) as {
    rader: Funn[]
  }
  for (const { _id, slag } of rader)
    await send(
      'PUT',
      `${funn}/${_id}`,
      { avgjoerelse: listAvgjoerelser(slag)[0], begrunnelse: 'Sjekket.', avgjort: null },
      token,
    )
}

/** From the complaint to the line, which gave too much. */
async function korriger(page: Page): Promise<void> {
  await page.getByRole('link', { name: behandlingText.korriger }).click()
  await page.getByRole('button', { name: /^Korriger linje/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Korriger linje/ })
  await dialog.getByRole('button', { name: korreksjonText.lagre }).click()
  await expect(dialog.getByText(korreksjonText.beloepFeil)).toBeVisible()
  await dialog.getByLabel(korreksjonText.forMye).check()
  await dialog.getByLabel(korreksjonText.beloep, { exact: true }).fill('1000')
  await dialog.getByLabel('Begrunnelse', { exact: true }).fill('Regien var delt.')
  await expectAccessible(page, 'kjøring: en linje korrigeres')
  await dialog.getByRole('button', { name: korreksjonText.lagre }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/^Korrigert med/)).toBeVisible()
  await page.getByRole('button', { name: /^Korriger linje/ }).click()
  await expect(dialog.getByText(/^Linjen er allerede korrigert med/)).toBeVisible()
  await dialog.getByRole('button', { name: 'Avbryt' }).click()
  await page.getByRole('link', { name: kjoeringText.tilKjoeringen }).click()
  const korreksjoner = page.getByRole('region', { name: korreksjonText.tittel })
  await expect(korreksjoner.getByText(korreksjonText.venter)).toBeVisible()
  await expect(korreksjoner.getByRole('link', { name: /^Klage nr\./ })).toBeVisible()
}

/** A later run with more money of the same source for the same production. */
async function nesteKjoering({ token }: Person, foer: string): Promise<string> {
  const { potter, plan } = (await send('GET', `/api/kjoeringer/${foer}`, undefined, token)) as Kjoering
  const alle = (await send('GET', '/api/potter', undefined, token)) as Pott[]
  const { produksjonsID = null } = alle.find(({ _id }) => potter.includes(_id)) ?? {}
  const pott = {
    kilde: `Kilde ${merke}`,
    slag: 'Enkeltproduksjon',
    visningsaar: aar,
    mediehus: [],
    produksjonsID,
    beloep: 50_000_00,
    mottatt: '2025-05-02',
    fraOrganisasjon: true,
  }
  const { _id } = (await send('POST', '/api/potter', pott, token)) as Pott
  const valg = { navn: `Neste ${merke}`, visningsaar: aar, planId: plan._id, potter: [_id] }
  return ((await send('POST', '/api/kjoeringer', valg, token)) as Kjoering)._id
}

test('én avgjør funnene og kontrollerer, en annen godkjenner og betaler ut, og medlemmet ser hva det ble og hvorfor', async ({
  page,
  annenNettleser,
  administrator,
  vakt,
}) => {
  test.slow()
  // The control is refused because a document has changed.
  vakt.tillat(/409/)
  // An administrator from before the run was made: a newer one cannot approve it.
  const [stab, godkjenner] = [await administrator(), await nyAdministrator()]
  const { id, medlem: person, dokument } = await nyKjoering(stab)
  await page.goto(`/admin/fordelingen/${id}`)
  await page.getByRole('button', { name: kjoeringText.simuler, exact: true }).click()
  const funn = page.getByRole('region', { name: funnText.tittel })
  await expect(funn.getByRole('listitem').first()).toBeVisible()
  await expectAccessible(page, 'kjøring: funnene')
  await expect(page.getByRole('button', { name: godkjenningText.kontroller })).toBeDisabled()
  await funn.getByRole('button', { name: funnText.avgjoer.godtatt, exact: true }).first().click()
  await page.getByRole('dialog').getByRole('button', { name: funnText.lagre }).click()
  await expect(page.getByText('Skriv en begrunnelse.')).toBeVisible()
  await page.getByLabel('Begrunnelse', { exact: true }).fill('Sjekket med selskapet.')
  await page.getByRole('dialog').getByRole('button', { name: funnText.lagre }).click()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(funn.getByText('Sjekket med selskapet.')).toBeVisible()
  await acceptAlle(stab, id)
  await page.reload()
  await endre(stab, dokument, { status: 'MANGLER SIGNATUR' })
  await page.getByRole('button', { name: godkjenningText.kontroller }).click()
  await expect(funn.getByText(funnText.slag.dokument_endret)).toBeVisible()
  await expect(funn.getByText(`${funnText.endret.status}.`)).toBeVisible()
  await expectAccessible(page, 'kjøring: et dokument er endret etter simuleringen')
  await acceptAlle(stab, id)
  await page.reload()
  await page.getByRole('button', { name: godkjenningText.kontroller }).click()
  await expect(page.getByText(/^Kontrollert av/)).toBeVisible()

  const andre = await annenNettleser()
  await giOkt(andre, godkjenner)
  await andre.goto(`/admin/fordelingen/${id}`)
  await andre.getByRole('button', { name: godkjenningText.godkjenn }).click()
  await andre.getByRole('alertdialog').getByRole('button', { name: godkjenningText.godkjenn }).click()
  await expect(andre.getByText(/^Godkjent av/)).toBeVisible()
  await expectAccessible(andre, 'kjøring: godkjent')
  await endre(stab, dokument, { status: 'BEHANDLET', bekreftelse: 'Prøve' })
  await betalUt(andre, id, person)
  await andre.goto(`/admin/fordelingen/regnskap?aar=${aar}`)
  await expect(andre.getByText(regnskapText.stemmer)).toBeVisible()
  await expect(andre.getByRole('row', { name: `Kilde ${merke}` })).toContainText(/100\s000,00\skr/u)
  await expectAccessible(andre, 'fordelingens regnskap')
  await expectFileAsShown(andre, andre.getByRole('table'), /^regnskap-\d{4}.*\.csv$/)

  const medlem = await annenNettleser()
  await giOkt(medlem, person)
  await medlem.goto('/oppgjoer')
  const oppgjoer = medlem.getByRole('region', { name: `Kjøring ${merke}` })
  await expect(oppgjoer.getByRole('row').nth(1)).toBeVisible()
  await expectAccessible(medlem, 'oppgjør')
  await expectFileAsShown(medlem, oppgjoer.getByRole('table'), /^oppgjoer-\d{4}.*\.csv$/)
  await expect(
    oppgjoer.getByText(/^Pengene er på vei til kontoen som slutter på 9991, og kommer /),
  ).toBeVisible()
  await oppgjoer.getByRole('link', { name: oppgjoerText.hvorfor }).first().click()
  await expect(medlem.getByRole('heading', { level: 1, name: oppgjoerText.hvorfor })).toBeVisible()
  await expect(medlem.getByRole('region', { name: oppgjoerText.utregning })).toContainText(`Kilde ${merke}`)
  await expectAccessible(medlem, 'oppgjør: hvorfor dette beløpet')
  await medlem.getByRole('button', { name: kontaktText.klag }).click()
  const klage = medlem.getByRole('dialog', { name: kontaktText.klag })
  await klage.getByLabel(kontaktText.melding, { exact: true }).fill('Jeg hadde regien på alt.')
  await expectAccessible(medlem, 'oppgjør: klage')
  await klage.getByRole('button', { name: kontaktText.send }).click()
  await klage.getByRole('link', { name: kontaktText.seHenvendelsen }).click()
  await expect(medlem).toHaveURL(/\/henvendelser\/\d+$/)
  await expect(medlem.getByText(`Fjellet ${merke}, Regi`)).toBeVisible()
  const nummer = new URL(medlem.url()).pathname.split('/').at(-1)
  await page.goto(`/admin/saker/${nummer}`)
  await expect(page.getByText(`Fjellet ${merke}, Regi`)).toBeVisible()
  await korriger(page)

  const ny = await nesteKjoering(stab, id)
  await page.goto(`/admin/fordelingen/${ny}`)
  await page.getByRole('button', { name: kjoeringText.simuler, exact: true }).click()
  await expect(page.getByText(kjoeringText.regnskap.korreksjon)).toBeVisible()
  await acceptAlle(stab, ny)
  await page.reload()
  await page.getByRole('button', { name: godkjenningText.kontroller }).click()
  await expect(page.getByText(/^Kontrollert av/)).toBeVisible()
  await andre.goto(`/admin/fordelingen/${ny}`)
  await andre.getByRole('button', { name: godkjenningText.godkjenn }).click()
  await andre.getByRole('alertdialog').getByRole('button', { name: godkjenningText.godkjenn }).click()
  await expect(andre.getByText(/^Godkjent av/)).toBeVisible()
  await medlem.goto('/oppgjoer')
  const nyeste = medlem.getByRole('region', { name: `Neste ${merke}` })
  await nyeste
    .getByRole('row', { name: `Korreksjon av Kjøring ${merke}` })
    .getByRole('link')
    .click()
  await expect(medlem.getByText(/Begrunnelse: Regien var delt\.$/)).toBeVisible()
})

test('én administrator lager grunnlaget til Skatteetaten, og en annen frigir det og laster det ned', async ({
  page,
  annenNettleser,
}) => {
  test.slow()
  const frigir = await nyAdministrator()
  await giOkt(page, await nyAdministrator())
  await page.goto('/admin/fordelingen')
  await page
    .getByRole('navigation', { name: 'Fordelingen' })
    .getByRole('link', { name: skattText.tittel })
    .click()
  await page.getByRole('button', { name: skattText.lag }).click()
  await expect(page.getByText('Skriv en begrunnelse.')).toBeVisible()
  const begrunnelse = `Innrapportering ${merke}`
  await page.getByLabel('Begrunnelse', { exact: true }).fill(begrunnelse)
  // The demo was paid this year, which is not over.
  await expect(page.getByText(skattText.uferdigFeil)).toBeVisible()
  await page.getByLabel(skattText.uferdigBekreft).check()
  await page.getByRole('button', { name: skattText.lag }).click()
  const mitt = page.getByRole('region').filter({ hasText: begrunnelse })
  await expect(mitt.getByText(skattText.stand.klar)).toBeVisible()
  await expect(mitt.getByRole('button', { name: skattText.frigi })).toHaveCount(0)
  await expectAccessible(page, 'skattegrunnlag: venter på en annen')

  const andre = await annenNettleser()
  await giOkt(andre, frigir)
  await andre.goto('/admin/fordelingen/skattegrunnlag')
  const grunnlag = andre.getByRole('region').filter({ hasText: begrunnelse })
  await grunnlag.getByRole('button', { name: skattText.frigi }).click()
  const dialog = andre.getByRole('dialog', { name: /^Frigi grunnlaget/ })
  await dialog.getByLabel('Begrunnelse', { exact: true }).fill('Kontrollert mot banken.')
  await dialog.getByRole('button', { name: skattText.frigi }).click()
  await expect(dialog).toHaveCount(0)
  await expect(grunnlag.getByText(/^Frigitt av .*«Kontrollert mot banken\.»$/)).toBeVisible()
  const hent = grunnlag.getByRole('button', { name: skattText.lastNed })
  const [fil] = await Promise.all([andre.waitForEvent('download'), hent.click()])
  expect(fil.suggestedFilename()).toMatch(/^skattegrunnlag-\d{4}\.xlsx$/)
  expect((await readFile(await fil.path())).subarray(0, 2).toString()).toBe('PK')
  await expectAccessible(andre, 'skattegrunnlag: frigitt')
})
