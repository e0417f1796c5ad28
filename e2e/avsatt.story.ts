import type { Kjoering } from '@rp/contract/kjoering'
import type { Pott } from '@rp/contract/pott'
import { holdtText, text } from '../web/src/features/fordeling/avsatt/avsatt.text.ts'
import { text as kjoeringText } from '../web/src/features/fordeling/kjoering/kjoering.text.ts'
import { text as regnskapText } from '../web/src/features/fordeling/regnskap/regnskap.text.ts'
import { createProduksjon, endre, type Person, register, send, uploadFiler } from './samtale.ts'
import { chooseInMenyen, expect, expectAccessible, giOkt, test } from './story.ts'
import { nyAdministrator } from './totrinn.ts'

/** A viewing year that no other story and no demo has. */
const aar = 1970 + Math.floor(Math.random() * 19)
const merke = Math.random().toString(36).slice(2, 8)
const kilde = `Reserve ${merke}`

type Ny = { navn: string; beloep: number; mottatt: string; produksjonsID: string }

/** A run of one pot of a single production that nobody has claimed anything of. */
async function nyKjoering({ token }: Person, { navn, ...felter }: Ny): Promise<string> {
  const [plan] = (await send('GET', '/api/fordelingsplaner', undefined, token)) as { _id: string }[]
  const fast = { kilde, slag: 'Enkeltproduksjon', visningsaar: aar, mediehus: [], fraOrganisasjon: false }
  const { _id } = (await send('POST', '/api/potter', { ...fast, ...felter }, token)) as Pott
  const valg = { navn, visningsaar: aar, planId: plan?._id, potter: [_id] }
  return ((await send('POST', '/api/kjoeringer', valg, token)) as Kjoering)._id
}

async function simuler(id: string, { token }: Person): Promise<Kjoering> {
  await send('POST', `/api/kjoeringer/${id}/simulering`, undefined, token)
  const read = async () => (await send('GET', `/api/kjoeringer/${id}`, undefined, token)) as Kjoering
  await expect.poll(async () => (await read()).tilstand, { timeout: 60_000 }).toBe('simulert')
  return read()
}

/** One controls it, and another approves it. */
async function frys(id: string, stab: Person, andre: Person): Promise<void> {
  const { versjon: foer } = await simuler(id, stab)
  const url = `/api/kjoeringer/${id}`
  const kontrollert = await send('POST', `${url}/kontroll`, { versjon: foer }, stab.token)
  const { versjon, resultat } = kontrollert as Kjoering
  await send('POST', `${url}/godkjenning`, { versjon, resultat }, andre.token)
}

test('én ber om å frigi det ingen har krav på, en annen godkjenner, og regnskapet viser hvor pengene ble av', async ({
  page,
  annenNettleser,
  administrator,
}) => {
  test.slow()
  const [stab, annen] = [await administrator(), await nyAdministrator()]
  const felter = { Produksjonstittel: `Odden ${merke}`, Verkstype: 'Spillefilm', Episoder: 1, Premiere: aar }
  const { _id: produksjonsID } = await createProduksjon(stab, felter)
  const gammel = { navn: `Gammel ${merke}`, beloep: 100_000_00, mottatt: '2020-05-02', produksjonsID }
  await frys(await nyKjoering(stab, gammel), stab, annen)
  const fersk = { navn: `Fersk ${merke}`, beloep: 50_000_00, mottatt: '2025-05-02', produksjonsID }
  const kjoering = await nyKjoering(stab, fersk)

  await page.goto('/admin')
  await chooseInMenyen(page, 'Fordelingen')
  await page.getByRole('navigation', { name: 'Fordelingen' }).getByRole('link', { name: text.tittel }).click()
  await expect(page.getByRole('heading', { level: 1, name: text.tittel })).toBeVisible()
  const klare = page.getByRole('region', { name: text.klare })
  const rad = klare.getByRole('row', { name: kilde }).filter({ hasText: text.slag.uten_krav })
  await expect(rad).toContainText('31.12.2023')
  await expectAccessible(page, 'avsatt')
  await rad.getByRole('button', { name: text.frigiHva(text.slag.uten_krav, kilde) }).click()
  const dialog = page.getByRole('dialog', { name: /^Frigi/ })
  await dialog.getByRole('button', { name: text.send }).click()
  await expect(dialog.getByText(text.tilFeil)).toBeVisible()
  await expect(dialog.getByText('Skriv en begrunnelse.')).toBeVisible()
  await dialog.getByLabel(text.til, { exact: true }).selectOption({ index: 1 })
  await dialog.getByLabel('Begrunnelse', { exact: true }).fill('Vedtatt 22. mai.')
  await expectAccessible(page, 'avsatt: frigi')
  await dialog.getByRole('button', { name: text.send }).click()
  await expect(dialog).toHaveCount(0)
  const venter = page
    .getByRole('region', { name: text.venter })
    .getByRole('listitem')
    .filter({ hasText: kilde })
  await expect(venter.getByText(text.godkjennHjelp)).toBeVisible()
  await expect(venter.getByRole('button', { name: text.godkjenn })).toHaveCount(0)

  const andre = await annenNettleser()
  await giOkt(andre, annen)
  await andre.goto('/admin/fordelingen/avsatt')
  const hans = andre.getByRole('listitem').filter({ hasText: kilde })
  await hans.getByRole('button', { name: /^Godkjenn/ }).click()
  await andre.getByRole('alertdialog').getByRole('button', { name: text.godkjenn }).click()
  await expect(hans.getByText(/^Godkjent av/)).toBeVisible()
  await expectAccessible(andre, 'avsatt: frigitt')

  await simuler(kjoering, stab)
  await andre.goto(`/admin/fordelingen/${kjoering}`)
  await expect(andre.getByText(kjoeringText.regnskap.frigitt)).toBeVisible()
  await andre.goto(`/admin/fordelingen/regnskap?aar=${aar}`)
  await expect(andre.getByText(regnskapText.stemmer)).toBeVisible()
  const regnskap = andre.getByRole('table')
  await expect(regnskap.getByRole('row', { name: `Gammel ${merke}` })).toContainText(/85\s000,00\skr/u)
  await expect(regnskap.getByRole('row', { name: `Fersk ${merke}` })).toContainText(/[−-]85\s000,00\skr/u)
})

/** A run whose only claim is held back, approved by another. */
async function nyHoldt(stab: Person, andre: Person, navn: string): Promise<void> {
  const Produksjonstittel = `Vika ${merke}`
  const felter = { Produksjonstittel, Verkstype: 'Spillefilm', Episoder: 1, Premiere: aar }
  const { _id: produksjonsID } = await createProduksjon(stab, felter)
  const { _id: dokument } = await uploadFiler(
    await register(),
    `Regi, ${Produksjonstittel}`,
    undefined,
    false,
  )
  await endre(stab, dokument, {
    ansiennitet: [{ produksjonsnavn: Produksjonstittel, produksjonsID, fagfunksjon: 'Regi', episoder: 1 }],
    signaturePC: true,
    signatureRH: true,
    rettighetsklausuler: { status: true, comment: '' },
    status: 'BEHANDLET',
    bekreftelse: 'Prøve',
  })
  const id = await nyKjoering(stab, { navn, beloep: 100_000_00, mottatt: '2025-05-02', produksjonsID })
  await simuler(id, stab)
  const funn = `/api/kjoeringer/${id}/funn`
  const holdt = { avgjoerelse: 'holdt_tilbake', begrunnelse: 'Venter på svar.', avgjort: null }
  const { rader } = (await send('GET', `${funn}?antall=200`, undefined, stab.token)) as {
    rader: { _id: string }[]
  }
  for (const { _id } of rader) await send('PUT', `${funn}/${_id}`, holdt, stab.token)
  await frys(id, stab, andre)
}

test('en saksbehandler finner linjen som er holdt tilbake, og lar den gå til reserven', async ({
  page,
  administrator,
}) => {
  test.slow()
  const navn = `Holdt ${merke}`
  await nyHoldt(await administrator(), await nyAdministrator(), navn)
  await page.goto('/admin/fordelingen/avsatt')
  const rad = page.getByRole('row', { name: navn }).filter({ hasText: text.slag.holdt })
  await rad.getByRole('link', { name: text.seLinjeneHva(text.slag.holdt, kilde) }).click()
  await page.getByRole('button', { name: /^Frigi linje/ }).click()
  const dialog = page.getByRole('dialog', { name: /^Frigi linje/ })
  await dialog.getByRole('button', { name: holdtText.frigi }).click()
  await expect(dialog.getByText('Skriv en begrunnelse.')).toBeVisible()
  await dialog.getByLabel(holdtText.reserve, { exact: true }).check()
  await dialog.getByLabel('Begrunnelse', { exact: true }).fill('Kravet er trukket.')
  await expectAccessible(page, 'kjøring: en linje frigis')
  await dialog.getByRole('button', { name: holdtText.frigi }).click()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(kjoeringText.linjer.holdtTil.reserve)).toBeVisible()
  await page.goto('/admin/fordelingen/avsatt')
  const venter = page.getByRole('region', { name: text.venter }).getByRole('listitem')
  await expect(venter.filter({ hasText: text.reserven(1) }).filter({ hasText: kilde })).toBeVisible()
})
