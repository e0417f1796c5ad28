import { visningsaar } from '@rp/contract/fordeling'
import { type Funn, listAvgjoerelser } from '@rp/contract/kjoering'
import { bankText } from '../web/src/features/bruker/bruker.text.ts'
import { formText } from '../web/src/features/dokument/dokument.text.ts'
import { text as anslagText } from '../web/src/features/fordeling/anslag/anslag.text.ts'
import {
  funnText,
  text as kjoeringText,
  anslagText as valgText,
} from '../web/src/features/fordeling/kjoering/kjoering.text.ts'
import { text as hjemText } from '../web/src/features/hjem/hjem.text.ts'
import { text as vurderingText } from '../web/src/features/vurdering/vurdering.text.ts'
import { createProduksjon, endre, type Person, register, send, uploadFiler } from './samtale.ts'
import { expect, expectAccessible, giOkt, test } from './story.ts'
import { lagre, merke as merkeIBunnen } from './vurdering.ts'

const merke = Math.random().toString(36).slice(2, 8)
const tittel = `Anslaget ${merke}`

/** A member with an approved claim of a function of the production. */
async function opphaver(stab: Person, produksjonsID: string, fagfunksjon: string) {
  const medlem = await register()
  const { _id: dokument } = await uploadFiler(medlem, `${fagfunksjon}, ${tittel}`, undefined, false)
  await endre(stab, dokument, {
    ansiennitet: [{ produksjonsnavn: tittel, produksjonsID, fagfunksjon, episoder: 1 }],
    signaturePC: true,
    signatureRH: true,
    rettighetsklausuler: { status: true, comment: '' },
    status: 'BEHANDLET',
    bekreftelse: 'Prøve',
  })
  return { medlem, dokument }
}

/** A run of the viewing year that members are shown, of a pot that is of this production alone. */
async function nyKjoering({ token }: Person, produksjonsID: string): Promise<string> {
  const [plan] = (await send('GET', '/api/fordelingsplaner', undefined, token)) as { _id: string }[]
  const pott = {
    kilde: `Kilde ${merke}`,
    slag: 'Enkeltproduksjon',
    visningsaar: visningsaar.aar,
    mediehus: [],
    produksjonsID,
    beloep: 100_000_00,
    mottatt: '2024-05-02',
    fraOrganisasjon: true,
  }
  const { _id } = (await send('POST', '/api/potter', pott, token)) as { _id: string }
  const valg = {
    navn: `Anslag ${merke}`,
    visningsaar: visningsaar.aar,
    planId: plan?._id,
    potter: [_id],
  }
  return ((await send('POST', '/api/kjoeringer', valg, token)) as { _id: string })._id
}

/** Holds back what the run has found no account for. */
async function holdKonto({ token }: Person, url: string): Promise<void> {
  const { rader } = (await send('GET', `${url}?slag=mangler_konto`, undefined, token)) as { rader: Funn[] }
  for (const { _id, avgjort } of rader) {
    const holdt = { avgjoerelse: 'holdt_tilbake', begrunnelse: 'Prøve', avgjort: avgjort?.tid ?? null }
    await send('PUT', `${url}/${_id}`, holdt, token)
  }
}

test('staben merker manus som forvaltes av andre, og viser medlemmene et anslag @begge', async ({
  page,
  annenNettleser,
  administrator,
}) => {
  test.slow()
  const stab = await administrator()
  const felter = { Produksjonstittel: tittel, Verkstype: 'Spillefilm', Episoder: 1 }
  const { _id } = await createProduksjon(stab, felter)
  const { medlem } = await opphaver(stab, _id, 'Regi')
  const manus = await opphaver(stab, _id, 'Manus (original)')
  const id = await nyKjoering(stab, _id)

  await page.goto(`/admin/registreringer/${manus.dokument}`)
  const forvaltning = page.getByLabel(vurderingText.forvaltning(`${tittel}, Manus (original)`))
  await forvaltning.check()
  await expectAccessible(page, 'vurdering: manus som forvaltes av andre')
  await lagre(page).click()
  await expect(merkeIBunnen(page, formText.lagret)).toBeVisible()
  await expect(forvaltning).toBeChecked()

  await page.goto(`/admin/fordelingen/${id}`)
  await page.getByRole('button', { name: kjoeringText.simuler, exact: true }).click()
  const funn = page.getByRole('region', { name: funnText.tittel })
  await expect(funn.getByText(funnText.slag.forvaltes_annet_sted)).toBeVisible()
  const regnskap = page.getByRole('region', { name: kjoeringText.regnskap.tittel })
  await expect(regnskap.getByText(kjoeringText.regnskap.annetSted)).toBeVisible()

  const hos = await annenNettleser()
  await giOkt(hos, medlem)
  const hentet = () => hos.waitForResponse(/\/anslag\/\d+$/)
  await Promise.all([hentet(), hos.goto('/fordelingv23')])
  const anslag = hos.getByRole('region', { name: anslagText.tittel, exact: true })
  await expect(anslag).toHaveCount(0)

  const valg = page.getByRole('region', { name: valgText.tittel })
  await expect(valg.getByText(valgText.aapneFunn)).toBeVisible()
  const url = `/api/kjoeringer/${id}/funn`
  const aapne = (await send('GET', `${url}?aapne=ja`, undefined, stab.token)) as { rader: Funn[] }
  for (const { _id, slag } of aapne.rader) {
    const svar = { avgjoerelse: listAvgjoerelser(slag)[0], begrunnelse: 'Prøve', avgjort: null }
    await send('PUT', `${url}/${_id}`, svar, stab.token)
  }
  await page.reload()
  await valg.getByRole('button', { name: valgText.vis }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: valgText.vis }).click()
  await expect(valg.getByRole('button', { name: valgText.skjul })).toBeVisible()
  await expectAccessible(page, 'kjøring: medlemmene ser anslaget')

  await hos.reload()
  await expect(anslag.getByText(tittel)).toBeVisible()
  await expect(anslag.getByText(anslagText.ikkeEndelig)).toBeVisible()
  await expectAccessible(hos, 'fordeling: et anslag')
  await hos.goto('/')
  await hos.getByRole('link', { name: hjemText.anslag.knapp }).click()
  await expect(anslag.getByText(tittel)).toBeVisible()

  // What is held back is told with its reason, and the way to where the member can do something about it.
  await holdKonto(stab, url)
  await hos.reload()
  await expect(anslag.getByText(/^Vi holder tilbake /)).toBeVisible()
  await expectAccessible(hos, 'fordeling: et anslag der noe holdes tilbake')
  await anslag.getByRole('link', { name: anslagText.grunn.mangler_konto.vei }).click()
  await expect(hos.getByLabel(bankText.kontonummer, { exact: true })).toBeFocused()
  await hos.goto('/fordelingv23')

  await page.reload()
  await valg.getByRole('button', { name: valgText.skjul }).click()
  await expect(valg.getByText(valgText.lukket)).toBeVisible()
  await Promise.all([hentet(), hos.reload()])
  await expect(anslag).toHaveCount(0)
})
