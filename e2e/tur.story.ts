import { statuser } from '@rp/contract/status'
import { formText, statusText } from '../web/src/features/dokument/dokument.text.ts'
import { text as hjem } from '../web/src/features/hjem/hjem.text.ts'
import {
  godkjennText,
  listText,
  svarText,
  text,
  ventText,
} from '../web/src/features/vurdering/vurdering.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { demoAdministrator, dokumenterTil, endre } from './samtale.ts'
import { expect, expectAccessible, filter, giOkt, goBack, test } from './story.ts'
import { aapneNytt, bunke, lagre, medSoek, merke, rader, vurdertStatus } from './vurdering.ts'

const registrering = { produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipp', episoder: null }
const utfylt = {
  arbeidstaker: 'Synne Fjærevik',
  produksjonsselskap: 'Fjordfilm AS',
  ansiennitet: [registrering],
}

test('medlemmet svarer, ser at svaret er sendt, og saksbehandleren ser hva som er endret', async ({
  page,
  administrator,
  annenNettleser,
}) => {
  test.slow()
  const { eier, tittel, ids } = await bunke('a')
  const [id = ''] = ids
  await endre(eier, id, utfylt)
  await endre(await demoAdministrator(), id, { status: 'FYLL INN EPISODER' })

  const hjemme = await annenNettleser()
  await giOkt(hjemme, eier)
  await hjemme.goto('/')
  // The document, and the own data that nobody has filled in.
  await expect(hjemme.getByRole('heading', { level: 1 })).toContainText(hjem.venter(2))
  await hjemme.goto(`/kontraktsdatabase?dokument=${id}`)
  const status = hjemme.getByRole('region', { name: statusText.overskrift })
  await expect(status).toContainText(statuser['FYLL INN EPISODER'].setning)
  await hjemme.getByLabel('Episoder', { exact: true }).fill('4')
  await hjemme.getByRole('button', { name: formText.lagre, exact: true }).click()
  await expect(status).toContainText(/Du svarte .+, og vi ser på det\./)
  await expect(hjemme.getByRole('row', { name: new RegExp(tittel) }).first()).toContainText(
    'Sendt, vi ser på det',
  )
  await hjemme.goto('/')
  await expect(hjemme.getByRole('heading', { level: 1 })).toContainText(hjem.venter(1))
  await expect(hjemme.getByRole('region', { name: hjem.maaGjoere })).not.toContainText('Nattferja')

  await administrator()
  await page.goto(medSoek(tittel))
  await (await filter(page, listText.hos)).selectOption(listText.svarFraMedlemmet)
  await expect(rader(page)).toHaveCount(1)
  await expect(rader(page)).toContainText(listText.svarFraMedlemmet)
  await rader(page).getByRole('link', { name: listText.aapne }).click()
  const svar = page.getByRole('region', { name: svarText.tittel })
  await expect(svar).toContainText('4 episoder')
  await expect(page.getByText(svarText.endret)).toBeVisible()
  await expectAccessible(page, 'vurdering: svar fra medlemmet')

  await page.getByRole('button', { name: ventText.aapne }).click()
  const dialog = page.getByRole('dialog', { name: ventText.tittel })
  await dialog.getByRole('button', { name: ventText.sett }).click()
  await expect(dialog).toContainText(ventText.manglerGrunn)
  await expectAccessible(page, 'vurdering: vent til')
  await dialog.getByLabel(ventText.dag).fill('15.01.2035')
  await dialog.getByLabel(ventText.grunn).fill('Spør produsenten')
  await goBack(page)
  const sporsmaal = page.getByRole('alertdialog', { name: guardText.overskrift })
  await sporsmaal.getByRole('button', { name: guardText.bli }).click()
  await expect(dialog.getByLabel(ventText.grunn)).toHaveValue('Spør produsenten')
  await dialog.getByRole('button', { name: ventText.sett }).click()
  await expect(page.getByText('Venter til 15. januar 2035: Spør produsenten')).toBeVisible()
  await page.getByRole('button', { name: text.lukk, exact: true }).click()
  await expect(rader(page)).toContainText('Venter til')
  await page.goto(`/admin/registreringer?sok=${encodeURIComponent(tittel)}`)
  await expect(page.getByText('Ingenting i listen passer til filtrene.')).toBeVisible()
})

test('en godkjenning der noe mangler, sier hva det er, og ber om en grunn', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/409/)
  await administrator()
  const { eier } = await aapneNytt(page)
  await vurdertStatus(page).selectOption('BEHANDLET')
  await lagre(page).click()
  const dialog = page.getByRole('dialog', { name: godkjennText.tittel })
  await expect(dialog).toContainText('Ingen av registreringene har en produksjon.')
  await expect(dialog).toContainText('Rettighetene er ikke vurdert.')
  await expectAccessible(page, 'vurdering: noe mangler')
  await dialog.getByRole('button', { name: godkjennText.tilbake }).click()
  await expect(merke(page, formText.ikkeLagret)).toBeVisible()
  expect((await dokumenterTil(eier))[0]?.status).toBe('IKKE VURDERT')
  await lagre(page).click()
  await dialog.getByRole('button', { name: godkjennText.godkjenn }).click()
  await expect(dialog).toContainText(godkjennText.manglerGrunn)
  await dialog.getByLabel(godkjennText.grunn).fill('Sett i originalen')
  await dialog.getByRole('button', { name: godkjennText.godkjenn }).click()
  await expect(merke(page, formText.lagret)).toBeVisible()
  await expect(page.getByRole('region', { name: formText.historikk })).toContainText('Sett i originalen')
  expect((await dokumenterTil(eier))[0]?.status).toBe('BEHANDLET')
})

test('kommentaren hører til statusen, og rettighetene har tre svar på én tast', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { eier, ids } = await bunke('a')
  await endre(await demoAdministrator(), ids[0] ?? '', {
    status: 'MANGLER SIGNATUR',
    status_comment: 'Side to.',
  })
  await page.goto(`/admin/registreringer/${ids[0]}`)
  const kommentar = page.getByLabel(text.kommentar, { exact: true })
  await expect(kommentar).toHaveValue('Side to.')
  await page.keyboard.press('3')
  await expect(kommentar).toHaveValue('')
  await page.keyboard.press('9')
  await expect(kommentar).toHaveValue('Side to.')
  await page.keyboard.press('3')
  for (const svar of ['true', 'false', 'null', 'true'] as const) {
    await page.keyboard.press('r')
    await expect(page.getByRole('button', { name: statusText.rettigheter[svar] })).toBeVisible()
  }
  await page.keyboard.press('ControlOrMeta+Enter')
  await expect(merke(page, formText.lagret)).toBeVisible()
  expect((await dokumenterTil(eier))[0]).toMatchObject({
    status: 'UNDER BEHANDLING',
    status_comment: '',
    rettighetsklausuler: { status: true },
  })
})
