import { stabText as stabramme } from '../web/src/app/stab.text.ts'
import { nyText } from '../web/src/features/produksjon/produksjon-velger.text.ts'
import {
  avklarText,
  fordeltText,
  importText,
  paaNyttText,
  radText,
  text,
  utkastText,
} from '../web/src/features/sendeliste/sendeliste.text.ts'
import { demoAdministrator, portalAddress, send } from './samtale.ts'
import { chooseInListemenyen, expect, expectAccessible, expectFocusKept, test } from './story.ts'

/** Names nobody else uses, so that the demo's list and other stories are not in the way. */
const merke = () => Math.random().toString(36).slice(2, 8)

const listeFil = (navn: string, verk: string) => ({
  name: `${navn}.csv`,
  mimeType: 'text/csv',
  buffer: Buffer.from(
    [
      'Rapport;;;',
      'Programtittel;Kanal;Ant. ep.;Prod.år',
      `Kveldsroen ${verk};Kanal Nord;4;2021`,
      `Ukjent ${verk};Kanal Nord;1;2020`,
      ';Kanal Nord;3;',
    ].join('\n'),
    'latin1',
  ),
})

/** A list of one line past the browser. Answers with the line's id. */
async function importerLinje(tittel: string, visningsaar = '2022'): Promise<string> {
  const { token } = await demoAdministrator()
  const headers = { authorization: `Bearer ${token}` }
  const form = new FormData()
  form.set('visningsaar', visningsaar)
  form.append('files', new Blob([`Tittel;Kanal\n${tittel};Kanal Nord`]), 'en-linje.csv')
  const url = `${portalAddress()}/api/sendelister/utkast`
  const utkast = await fetch(url, { method: 'POST', headers, body: form })
  expect(utkast.status).toBe(201)
  const { _id, versjon } = (await utkast.json()) as { _id: string; versjon: number }
  await send('POST', `/api/sendelister/utkast/${_id}/import`, { versjon }, token)
  const query = new URLSearchParams({ visningsaar, tittel })
  const found = await send('GET', `/api/sendelister/rader?${query}`, undefined, token)
  return (found as { rader: { _id: string }[] }).rader[0]?._id ?? ''
}

async function avklarLinje(id: string): Promise<void> {
  const { token } = await demoAdministrator()
  await send('PUT', `/api/sendelister/rader/${id}`, { produksjonsID: null }, token)
}

test('en saksbehandler importerer en sendeliste, avklarer en linje og angrer importen', async ({
  page,
  administrator,
}) => {
  const verk = merke()
  const fil = `sendt-${verk}`
  await administrator()
  await page.goto('/admin/sendelister')
  await expect(page.getByRole('heading', { level: 1, name: text.tittel })).toBeVisible()
  await expectAccessible(page, 'sendelister')
  await page.getByRole('link', { name: text.importer }).first().click()

  await page.getByRole('combobox', { name: importText.visningsaar }).selectOption('2022')
  await page.getByLabel(importText.fil, { exact: true }).setInputFiles(listeFil(fil, verk))
  await expect(page.getByText(importText.lest('2'))).toBeVisible()
  await expect(page.getByLabel(importText.tegnsett)).toHaveValue('Windows-1252')
  await expectAccessible(page, 'sendeliste: filen')
  await page.getByRole('button', { name: importText.videre }).click()
  await expect(page.getByLabel(importText.felt.tittel, { exact: true })).toHaveValue('0')
  await expect(page.getByLabel(importText.overskriftsrad)).toHaveValue('2')
  await expectFocusKept(page)
  await expectAccessible(page, 'sendeliste: kolonnene')
  await page.getByText(importText.merknader('1')).click()
  await expect(page.getByText('Rad 5 er utelatt: Raden mangler tittel.')).toBeVisible()

  await page.getByRole('button', { name: importText.finn }).click()
  await expect(page.locator('[data-tall="nye"]')).toContainText('2')
  await expectFocusKept(page)
  // The demo has paid what it distributed of the year.
  await expect(page.getByText(fordeltText.importer(2022))).toBeVisible()
  await expectAccessible(page, 'sendeliste: hva som blir importert')
  await page.getByRole('button', { name: importText.importer }).click()
  await expect(page.getByText('Sendelisten er importert: 2 linjer er nye.')).toBeVisible()
  await expectFocusKept(page)

  await page.getByRole('link', { name: importText.seAlle }).click()
  await expect(page.getByRole('heading', { level: 1, name: radText.tittel(2022) })).toBeVisible()
  await expectAccessible(page, 'sendeliste: linjene')
  const lastetNed = page.waitForEvent('download')
  await chooseInListemenyen(page, 'Last ned CSV')
  expect((await lastetNed).suggestedFilename()).toMatch(/^sendeliste-2022-.*\.csv$/)
  await page.getByRole('button', { name: paaNyttText.knapp }).click()
  await expect(page.getByText(/^Vi så på /)).toBeVisible()
  await page.getByRole('link', { name: radText.velg + radText.for(`Ukjent ${verk}`) }).click()
  await page.getByLabel(avklarText.soek).fill('sesong 1')
  await page.locator('.registersoek li').getByRole('button').first().click()
  await expect(page.getByText(/ er koblet til «/)).toBeVisible()

  await page.goto('/admin/sendelister')
  await page.getByRole('link', { name: `${fil}.csv`, exact: true }).click()
  await expect(page.getByText(radText.bareImport(`${fil}.csv`))).toBeVisible()
  await expect(page.getByRole('region', { name: 'Historikk' })).toContainText('importerte sendelisten')
  await expectAccessible(page, 'sendelister: importert')
  await page.getByRole('button', { name: radText.visAlle }).click()
  await expect(page).toHaveURL('/admin/sendelister/2022')
  await page.goto('/admin/sendelister')
  await page.getByRole('button', { name: `${text.importer_.angre} ${fil}.csv` }).click()
  await expect(page.getByText(text.angre.fjernes('2'))).toBeVisible()
  await expect(page.getByText(fordeltText.angre)).toBeVisible()
  await expectAccessible(page, 'sendelister: angre importen')
  await page.getByRole('button', { name: text.angre.ja }).click()
  await expect(page.getByText(text.angre.ferdig)).toBeVisible()
  await expectFocusKept(page)
})

test('en import som er lastet på nytt midt i, fortsetter der den var, og kan finnes igjen og slettes', async ({
  page,
  administrator,
}) => {
  const verk = merke()
  const fil = `halvveis-${verk}`
  const sendt: string[] = []
  page.on('request', request => {
    if (request.headers()['content-type']?.startsWith('multipart/')) sendt.push(request.url())
  })
  await administrator()
  await page.goto('/admin/sendelister/ny')
  await page.getByRole('combobox', { name: importText.visningsaar }).selectOption('2022')
  await page.getByLabel(importText.fil, { exact: true }).setInputFiles(listeFil(fil, verk))
  await page.getByRole('button', { name: importText.videre }).click()
  await page.getByLabel(importText.felt.mediehus, { exact: true }).selectOption('')
  await expect(page.getByRole('region', { name: importText.slik })).not.toContainText('Kanal Nord')
  await page.getByLabel(importText.fastMediehus).fill('Kanal Sør')
  await page.getByLabel(importText.fastMediehus).blur()
  await expect(page.getByRole('region', { name: importText.slik })).toContainText('Kanal Sør')

  await page.reload()
  await expect(page.getByLabel(importText.fastMediehus)).toHaveValue('Kanal Sør')
  await expect(page.getByRole('combobox', { name: importText.visningsaar })).toHaveValue('2022')
  // What is typed counts also when the button is pressed at once.
  await page.getByLabel(importText.fastMediehus).fill('Kanal Vest')
  await page.getByRole('button', { name: importText.finn }).click()
  await expect(page.locator('[data-tall="nye"]')).toContainText('2')
  await page.reload()
  await expect(page.locator('[data-tall="nye"]')).toContainText('2')
  expect(sendt).toHaveLength(1)

  await page.goto('/admin/sendelister/ny')
  const paabegynt = page.getByRole('region', { name: utkastText.tittel })
  await expect(paabegynt).toContainText(`${fil}.csv`)
  await expectAccessible(page, 'sendeliste: påbegynte importer')
  await page.getByRole('link', { name: `${utkastText.fortsett} ${fil}.csv` }).click()
  await expect(page.getByRole('button', { name: importText.importer })).toBeVisible()
  await page.getByRole('button', { name: importText.tilKolonnene }).click()
  await expect(page.getByLabel(importText.fastMediehus)).toHaveValue('Kanal Vest')
  await page.goto('/admin/sendelister/ny')
  await page.getByRole('button', { name: `${utkastText.slett} ${fil}.csv` }).click()
  await expect(page.getByRole('link', { name: `${utkastText.fortsett} ${fil}.csv` })).toBeHidden()
})

test('en saksbehandler avklarer usikre linjer med tastaturet', async ({ page, administrator }) => {
  await administrator()
  await page.goto('/admin/sendelister/2023/avklar')
  await expect(page.getByRole('navigation', { name: stabramme.administrasjon })).toBeVisible()
  const tittel = page.getByRole('heading', { level: 2 }).first()
  await expect(tittel).toBeVisible()
  await expectAccessible(page, 'sendeliste: avklare')
  const foerste = await tittel.textContent()
  await page.keyboard.press('n')
  await expect(tittel).not.toHaveText(foerste ?? '')
  await page.keyboard.press('p')
  await expect(tittel).toHaveText(foerste ?? '')
  await page.keyboard.press('1')
  await expect(page.getByText(/ er koblet til «/)).toBeVisible()
  await expect(tittel).not.toHaveText(foerste ?? '')
})

test('en saksbehandler oppretter produksjonen som mangler, ser hva linjen ble koblet til, og angrer valget', async ({
  page,
  administrator,
}) => {
  const verk = `Havkant ${merke()}`
  const linje = await importerLinje(verk)
  await administrator()
  await page.goto(`/admin/sendelister/2022/avklar?rad=${linje}`)
  await page.getByRole('button', { name: avklarText.opprett }).click()
  const dialog = page.getByRole('dialog', { name: nyText.overskrift })
  await expect(dialog.getByLabel(nyText.felt.Produksjonstittel)).toHaveValue(verk)
  await dialog.getByRole('button', { name: nyText.opprett }).click()
  await expect(page.getByText(`«${verk}» er koblet til «${verk}».`)).toBeVisible()
  await expectAccessible(page, 'sendeliste: avklart, kan angres')
  await page.keyboard.press('a')
  await expect(page.getByText(`Valget er angret. «${verk}» står uten produksjon.`)).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: verk })).toBeVisible()
  await expect(page.getByRole('button', { name: avklarText.angre })).toBeHidden()
})

test('det siste valget kan angres også etter at siden er lastet på nytt', async ({ page, administrator }) => {
  const tittel = `Havsule ${merke()}`
  // A year that no other story decides in.
  const linje = await importerLinje(tittel, '2019')
  await administrator()
  await page.goto(`/admin/sendelister/2019/avklar?rad=${linje}`)
  await expect(page.getByRole('heading', { level: 2, name: tittel })).toBeVisible()
  await page.keyboard.press('0')
  await expect(page.getByRole('button', { name: avklarText.angre })).toBeVisible()
  await page.reload()
  await expect(page.getByText(avklarText.siste(tittel))).toBeVisible()
  await page.getByRole('button', { name: avklarText.angre }).click()
  await expect(page.getByText(`Valget er angret. «${tittel}» står uten produksjon.`)).toBeVisible()
  await expect(page.getByRole('button', { name: avklarText.angre })).toBeHidden()
})

test('den som avklarer en linje etter en kollega, får se kollegaens valg og velger selv', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/409/)
  const verk = merke()
  const linje = await importerLinje(`Havtorn ${verk}`)
  await administrator()
  await page.goto(`/admin/sendelister/2022/avklar?rad=${linje}`)
  await expect(page.getByRole('heading', { level: 2, name: `Havtorn ${verk}` })).toBeVisible()
  await avklarLinje(linje)
  await page.keyboard.press('0')
  const dialog = page.getByRole('alertdialog', { name: avklarText.konflikt.tittel })
  await expect(dialog).toContainText('valgt at den står uten produksjon')
  await expectAccessible(page, 'sendeliste: en annen har avklart')
  await dialog.getByRole('button', { name: avklarText.konflikt.deres }).click()
  await expect(page.getByText(/^Avklart av /)).toBeVisible()
  await expect(page.getByRole('region', { name: 'Historikk' })).toContainText('endret sendelisten')
})
