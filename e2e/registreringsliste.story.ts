import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { text as masse } from '../web/src/features/vurdering/masse.text.ts'
import { godkjennText, listText, tildelingText } from '../web/src/features/vurdering/vurdering.text.ts'
import { guardText } from '../web/src/ui/unsaved-guard.text.ts'
import { dokumenterTil, endre, slett, takeSak } from './samtale.ts'
import {
  chooseInListemenyen,
  expect,
  expectAccessible,
  expectFocusKept,
  filter,
  giOkt,
  test,
} from './story.ts'
import { bunke, medSoek, merke, rader } from './vurdering.ts'

const knapp = (page: Page, navn: string) => page.getByRole('button', { name: navn, exact: true })

async function merkOgEndre(page: Page) {
  // A phone has no header: there one card is ticked, and the bar marks the rest.
  if ((page.viewportSize()?.width ?? 0) > 760)
    await page.getByRole('checkbox', { name: masse.merkSiden }).check()
  else {
    await rader(page).getByRole('checkbox').first().check()
    await knapp(page, masse.merkAlle).click()
    await expect(rader(page).getByRole('checkbox').last()).toBeChecked()
  }
  await knapp(page, masse.endre).click()
  return page.getByRole('dialog', { name: masse.tittel })
}

test('filtrene står i adressen, og tilbakeknappen finner dem igjen', async ({ page, administrator }) => {
  const stab = await administrator()
  const { eier, tittel, ids } = await bunke('a', 'b')
  await endre(eier, ids[0] ?? '', {
    arbeidstaker: 'Åse Nordhus',
    ansiennitet: [{ produksjonsnavn: 'Øyfolk i motvind', fagfunksjon: 'Foto', episoder: 7 }],
  })
  await endre(stab, ids[0] ?? '', { signaturePC: true })
  await page.goto(medSoek(tittel))
  await expect(merke(page, listText.antall('2'))).toBeVisible()
  await (await filter(page, listText.kolonne.produksjon)).fill('øyfolk')
  await expect(page).toHaveURL(/produksjon=%C3%B8yfolk/)
  await expect(merke(page, listText.antall('1'))).toBeVisible()
  await (await filter(page, listText.kolonne.signaturePC)).selectOption('No')
  await expect(merke(page, listText.antall('0'))).toBeVisible()
  await expect(page.getByText('Ingenting i listen passer til filtrene.')).toBeVisible()
  await page.goBack()
  await expect(merke(page, listText.antall('1'))).toBeVisible()
  await expect(rader(page)).toContainText('Åse Nordhus')
  await page.reload()
  await expect(await filter(page, listText.kolonne.produksjon)).toHaveValue('øyfolk')
  await expect(merke(page, listText.antall('1'))).toBeVisible()
})

/** What the demo was begun with, whatever other stories add today. */
const demoen = () =>
  `/admin/registreringer?status=alle&til=${encodeURIComponent(new Date(Date.now() - 86_400_000).toISOString())}`

test('listen viser fjorten rader på en stor skjerm, elleve på en bærbar, og svaret på en smal', async ({
  page,
  administrator,
}) => {
  await administrator()
  const hele = () =>
    rader(page).evaluateAll(
      rows =>
        rows.filter(row => {
          const { top, bottom } = row.getBoundingClientRect()
          return top > 0 && bottom <= window.innerHeight
        }).length,
    )
  await page.goto(demoen())
  await expect(rader(page)).not.toHaveCount(0)
  expect(await hele()).toBeGreaterThanOrEqual(14)
  await page.setViewportSize({ width: 1366, height: 768 })
  expect(await hele()).toBeGreaterThanOrEqual(11)
  await page.setViewportSize({ width: 1024, height: 768 })
  await expect(rader(page).locator('.status').first()).toBeInViewport({ ratio: 1 })
  await expect(rader(page).getByRole('link', { name: listText.aapne }).first()).toBeInViewport({ ratio: 1 })
  // The header stays above the rows.
  await rader(page).nth(20).getByRole('link').focus()
  const hode = page.getByRole('columnheader', { name: listText.kolonne.produksjon })
  expect((await hode.boundingBox())?.y).toBe(0)
  await expect(rader(page).nth(20).getByRole('link')).toBeInViewport({ ratio: 1 })
})

test('på telefon står det første kortet på den første skjermen @telefon', async ({ page, administrator }) => {
  await administrator()
  await page.goto(demoen())
  await expect(rader(page).first().getByRole('link')).toBeInViewport({ ratio: 1 })
})

test('et kort blir ikke langt av en lang tittel @telefon', async ({ page, administrator }) => {
  await administrator()
  const { tittel } = await bunke('a', 'b'.repeat(60))
  await page.goto(medSoek(tittel))
  await expect(rader(page)).toHaveCount(2)
  const [lang = 0, kort = 0] = await rader(page).evaluateAll(rows =>
    rows.map(row => row.getBoundingClientRect().height).toSorted((a, b) => b - a),
  )
  expect(lang - kort).toBeLessThan(60)
})

test('Shift merker alt imellom, et klikk på raden åpner den, og en brikke tar filteret bort', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { tittel } = await bunke('a', 'b', 'c')
  await page.goto(medSoek(tittel))
  await expect(rader(page)).toHaveCount(3)
  const boks = rader(page).getByRole('checkbox')
  await boks.nth(0).check()
  await boks.nth(2).click({ modifiers: ['Shift'] })
  await expect(boks.nth(1)).toBeChecked()
  await expect(page.locator('.utvalg')).toContainText(masse.valgt('3'))
  await expect(page.getByRole('checkbox', { name: masse.merkSiden })).toBeChecked()
  await boks.nth(1).uncheck()
  await expect(page.getByRole('checkbox', { name: masse.merkSiden })).toBeChecked({ indeterminate: true })
  await expect(rader(page).first()).toContainText(`${listText.NEI}, ${listText.ikkeVurdert}`)
  await (await filter(page, tildelingText.tittel)).selectOption(listText.ingens)
  await expect(page).toHaveURL(/tildelt=ingen/)
  await page
    .getByRole('button', { name: `Fjern filteret ${tildelingText.tittel}: ${listText.ingens}` })
    .click()
  await expect(page).not.toHaveURL(/tildelt/)
  await expect(page.getByLabel(listText.sok)).toBeFocused()
  await rader(page).first().getByText(`${tittel} a`, { exact: true }).click()
  await expect(page.getByRole('dialog', { name: `${tittel} a` })).toBeVisible()
})

test('det som er hos arbeidstakeren, vises også når listen åpner med det som venter på oss', async ({
  page,
  administrator,
}) => {
  const stab = await administrator()
  const { tittel, ids } = await bunke('a')
  await endre(stab, ids[0] ?? '', { status: 'MANGLER SIGNATUR' })
  await page.goto(`/admin/registreringer?sok=${encodeURIComponent(tittel)}`)
  await expect(merke(page, listText.antall('0'))).toBeVisible()
  await (await filter(page, listText.hos)).selectOption(listText.hosDeg)
  await expect(merke(page, listText.antall('1'))).toBeVisible()
  await (await filter(page, listText.status)).selectOption(listText.venter)
  await expect(merke(page, listText.antall('0'))).toBeVisible()
  await expect(await filter(page, listText.hos)).toHaveValue('')
})

test('ingen ord er delt, og listen passer i vinduet', async ({ page, administrator }) => {
  await administrator()
  // Other stories write words that no column is wide enough for.
  await page.goto(demoen())
  const komplette = rader(page)
    .filter({ has: page.getByRole('link') })
    .filter({ hasNot: page.locator('.mangler'), hasNotText: '–' })
  await expect(komplette).not.toHaveCount(0)
  const frame = page.locator('.rp-filtertabell')
  const delte = (inni = '*') =>
    frame.evaluate((table, selector) => {
      const words: string[] = []
      const walker = document.createTreeWalker(table, NodeFilter.SHOW_TEXT)
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement?.closest(selector)) continue
        if (node.parentElement?.closest('.aksel-sr-only, option, label, small')) continue
        for (const { index, 0: word } of (node.textContent ?? '').matchAll(/(?<!\u00ad)[\p{L}\d]+/gu)) {
          const range = document.createRange()
          range.setStart(node, index)
          range.setEnd(node, index + word.length)
          const tops = new Set(
            [...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)),
          )
          if (tops.size > 1) words.push(word)
        }
      }
      return words
    }, inni)
  expect(await delte()).toEqual([])
  expect(await frame.evaluate(table => table.scrollWidth - table.clientWidth)).toBeLessThanOrEqual(0)
  for (const width of [820, 1024, 1366]) {
    await page.setViewportSize({ width, height: 900 })
    await expect(rader(page).locator('.status').getByText('DOKUMENTASJONEN').first()).toBeAttached()
    expect([width, await delte('.status')]).toEqual([width, []])
  }
})

test('filen inneholder det filteret gir, uten formler og personnummer', async ({ page, administrator }) => {
  await administrator()
  const { eier, tittel, ids } = await bunke('a', 'b')
  await endre(eier, ids[0] ?? '', { arbeidstaker: '=HYPERLINK("http://folk.example")' })
  await page.goto(medSoek(tittel))
  await expect(merke(page, listText.antall('2'))).toBeVisible()
  const hentet = page.waitForEvent('download')
  await chooseInListemenyen(page, 'Last ned CSV')
  const fil = await hentet
  expect(fil.suggestedFilename()).toMatch(/^registreringer-.+\.csv$/)
  const innhold = await readFile(await fil.path(), 'utf8')
  const linjer = innhold.replace('\uFEFF', '').trim().split('\r\n')
  expect(linjer).toHaveLength(3)
  expect(linjer[0]).toContain(
    `${listText.medlem};${listText.kolonne.arbeidstaker};${listText.kolonne.produksjon};`,
  )
  expect(linjer[1]).toContain(eier.email)
  expect(innhold).toContain(`"'=HYPERLINK(""http://folk.example"")"`)
  expect(innhold).not.toMatch(/\b\d{11}\b/)
  expect(innhold).not.toContain(eier.id)
})

test('mange får ny status på én gang: først vises hva som blir endret, så kan det angres', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/Failed to load resource/)
  const stab = await administrator()
  const { eier, tittel, ids } = await bunke('a', 'b', 'c')
  await endre(stab, ids[2] ?? '', { status: 'BEHANDLET', bekreftelse: 'Prøve' })
  await page.goto(medSoek(tittel))
  await expect(merke(page, listText.antall('3'))).toBeVisible()
  const dialog = await merkOgEndre(page)
  await expect(dialog).toContainText(masse.valgt('3'))
  await dialog.getByRole('combobox', { name: masse.status }).fill('MANGLER SIGNATUR')
  await dialog.getByLabel(masse.kommentar).fill('Send oss den siste siden.')
  await dialog.getByRole('button', { name: masse.vis }).click()
  const dette = dialog.getByRole('region', { name: masse.dette })
  await expect(dette).toBeFocused()
  await expect(dette).toContainText(`${masse.utfall.endres()}: 2`)
  await expect(dialog).toContainText(`${masse.utfall.laast(1)}: 1`)
  await expectAccessible(page, 'registreringer: hva som blir endret')
  await dialog.getByRole('button', { name: masse.lagre('2') }).dblclick()
  await expect(dialog).toBeHidden()
  await expect(page.locator('.utvalg')).toContainText(masse.ferdig('2'))
  await expectFocusKept(page)
  await expect(page.locator('.utvalg')).toContainText(`${masse.utfall.laast(1)}: 1`)
  await expect(page.getByRole('table').locator('.status').getByText('MANGLER SIGNATUR')).toHaveCount(2)
  // What goes wrong with the next marking is told as well.
  await page.route('**/registreringer/utvalg**', route => route.abort())
  await rader(page).getByRole('checkbox').first().check()
  await knapp(page, masse.merkAlle).click()
  await expect(page.locator('.utvalg').getByRole('status')).toHaveCount(3)
  await page.unroute('**/registreringer/utvalg**')
  await page.locator('.utvalg').getByRole('button', { name: masse.angre }).click()
  await expect(page.locator('.utvalg')).toContainText(masse.angret('2'))
  await expectFocusKept(page)
  expect((await dokumenterTil(eier)).map(({ status }) => status).sort()).toEqual([
    'BEHANDLET',
    'IKKE VURDERT',
    'IKKE VURDERT',
  ])
  await expectAccessible(page, 'registreringer: endret og angret')
})

test('det som er skrevet for mange, går ikke tapt uten spørsmål, og følger ikke med til andre', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { tittel } = await bunke('a', 'b')
  await page.goto(medSoek(tittel))
  const dialog = await merkOgEndre(page)
  const status = dialog.getByRole('combobox', { name: masse.status })
  await status.fill('BEHANDLET')
  await dialog.getByRole('button', { name: masse.vis }).click()
  const grunn = dialog.getByLabel(godkjennText.grunn)
  await grunn.fill('Avtalen er lest på papir.')
  const spoersmaal = page.getByRole('alertdialog', { name: guardText.overskrift })
  for (const leave of [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('button', { name: 'Lukk' }).click(),
    () => dialog.getByRole('button', { name: masse.avbryt, exact: true }).click(),
  ]) {
    await leave()
    await spoersmaal.getByRole('button', { name: guardText.bli }).click()
    await expect(grunn).toHaveValue('Avtalen er lest på papir.')
  }
  await page.keyboard.press('Escape')
  await spoersmaal.getByRole('button', { name: guardText.gaa }).click()
  await expect(dialog).toBeHidden()
  await expect(knapp(page, masse.endre)).toBeFocused()
  await rader(page).getByRole('checkbox').first().uncheck()
  await knapp(page, masse.endre).click()
  await expect(dialog).toContainText(masse.valgt('1'))
  await expect(status).toHaveValue('')
})

test('sesongen leses i listen, også der tittelen kuttes', async ({ page, administrator }) => {
  await administrator()
  await page.goto(demoen())
  await expect(rader(page)).not.toHaveCount(0)
  for (const width of [1440, 1024]) {
    await page.setViewportSize({ width, height: 900 })
    const { lest, kuttet } = await page.locator('[data-kolonne="produksjon"]').evaluateAll(readSeasons)
    expect(kuttet, `${width} px`).toEqual([])
    expect(lest, `${width} px`).toBeGreaterThan(0)
  }
})

/** In how many cells the season of the title can be read, and the titles of those where it stands and cannot. */
function readSeasons(cells: Element[]): { lest: number; kuttet: string[] } {
  const isRead = (node: Text) => {
    const range = document.createRange()
    range.selectNodeContents(node)
    range.setStart(node, node.data.search(/\(sesong/))
    const frame = node.parentElement?.closest('.vurder__en')?.getBoundingClientRect()
    return frame !== undefined && range.getBoundingClientRect().right <= frame.right + 1
  }
  const read = cells.flatMap(cell => {
    const found: Text[] = []
    const nodes = document.createTreeWalker(cell, NodeFilter.SHOW_TEXT)
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text
      if (/\(sesong \d+\)$/.test(node.data)) found.push(node)
    }
    return found.length === 0 ? [] : [{ tittel: cell.textContent, isRead: found.some(isRead) }]
  })
  const kuttet = read.filter(one => !one.isRead).map(({ tittel }) => tittel)
  return { lest: read.length - kuttet.length, kuttet }
}

test('det som er merket og ikke vises lenger, sies det fra om, og det kan tas ut av merkingen', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { tittel } = await bunke('a', 'b', 'c')
  await page.goto(medSoek(tittel))
  await page.getByRole('checkbox', { name: masse.merkSiden }).check()
  const linje = page.locator('.utvalg')
  await expect(linje).toContainText(masse.valgt('3'))
  await expect(knapp(page, masse.fjernSkjulte)).toHaveCount(0)
  const sok = page.getByLabel(listText.sok)
  await sok.fill(`${tittel} finnes ikke`)
  await expect(linje).toContainText(masse.valgt('3') + masse.visesIkke('3', 3, 3))
  await expect(knapp(page, masse.fjernSkjulte)).toHaveCount(0)
  await sok.fill(`${tittel} b`)
  await expect(linje).toContainText(masse.valgt('3') + masse.visesIkke('2', 2, 3))
  await knapp(page, masse.fjernSkjulte).click()
  await expect(linje).toContainText(masse.valgt('1'))
  await expect(knapp(page, masse.fjernSkjulte)).toHaveCount(0)
  await expect(knapp(page, masse.endre)).toBeVisible()
})

test('signaturene settes for mange på én gang, og de merkede radene synes', async ({
  page,
  administrator,
}) => {
  await administrator()
  const { eier, tittel } = await bunke('a', 'b')
  await page.goto(medSoek(tittel))
  await rader(page).getByRole('checkbox').first().check()
  await expect(page.locator('tr.vurder__valgt')).toHaveCount(1)
  const dialog = await merkOgEndre(page)
  await dialog.getByLabel(masse.pc).selectOption(masse.signatur.Yes)
  await dialog.getByLabel(masse.rh).selectOption(masse.signatur.No)
  await dialog.getByRole('button', { name: masse.vis }).click()
  await dialog.getByRole('button', { name: masse.lagre('2') }).click()
  await expect(page.locator('.utvalg')).toContainText(masse.ferdig('2'))
  await page.reload()
  await expect(page.locator('.utvalg').getByRole('button', { name: masse.angre })).toBeVisible()
  await expect(page.locator('.utvalg')).toContainText(/Du endret \d+ dokument/)
  expect(
    (await dokumenterTil(eier)).map(({ signaturePC, signatureRH }) => [signaturePC, signatureRH]),
  ).toEqual([
    [true, false],
    [true, false],
  ])
})

test('et filter lagres under et navn, brukes av en annen, får nytt navn og slettes', async ({
  page,
  administrator,
  annenNettleser,
  vakt,
}) => {
  vakt.tillat(/500/)
  await administrator()
  const { tittel } = await bunke('a')
  const navn = `Min ${tittel}`
  await page.goto(medSoek(tittel))
  await knapp(page, masse.lagreFilter).click()
  await page.getByLabel(masse.filternavn).fill(navn)
  await page.keyboard.press('Enter')
  const lenke = page.getByRole('link', { name: navn, exact: true })
  await expect(lenke).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page, 'registreringer: lagret filter')
  const annen = await annenNettleser()
  await administrator(annen)
  await annen.goto('/admin/registreringer')
  await annen.getByRole('link', { name: navn, exact: true }).click()
  await expect(merke(annen, listText.antall('1'))).toBeVisible()
  await knapp(page, masse.ordne).click()
  await knapp(page, `${masse.giNavn}: ${navn}`).click()
  await page.getByLabel(masse.filternavn).fill(`${navn} 2`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('link', { name: `${navn} 2`, exact: true })).toBeVisible()
  await knapp(page, `${masse.slett}: ${navn} 2`).click()
  const spoersmaal = page.getByRole('alertdialog', { name: masse.slett })
  await page.route('**/api/filtre/*', route => route.fulfill({ status: 500, body: '' }))
  await spoersmaal.getByRole('button', { name: masse.slett, exact: true }).click()
  await expect(spoersmaal.locator('.aksel-alert')).toBeVisible()
  await page.unroute('**/api/filtre/*')
  await spoersmaal.getByRole('button', { name: masse.slett, exact: true }).click()
  await expect(spoersmaal).toBeHidden()
  await expect(page.getByRole('link', { name: `${navn} 2`, exact: true })).toHaveCount(0)
})

test('det medlemmet har slettet, hentes tilbake, og medlemmet ser det igjen', async ({
  page,
  administrator,
  annenNettleser,
}) => {
  await administrator()
  const { eier, tittel, ids } = await bunke('a')
  await slett(eier, ids[0] ?? '')
  expect(await dokumenterTil(eier)).toEqual([])
  await page.goto('/admin/registreringer')
  await chooseInListemenyen(page, masse.slettede)
  await expect(page.getByRole('heading', { level: 1, name: masse.slettede })).toBeVisible()
  await (await filter(page, 'Søk')).fill(tittel)
  await expect(merke(page, masse.slettedeAntall('1'))).toBeVisible()
  await expectAccessible(page, 'registreringer: slettede')
  await knapp(page, `${masse.hentTilbake}: ${tittel} a`).click()
  await expect(page.getByText(masse.hentet(`${tittel} a`))).toBeVisible()
  await expect(merke(page, masse.slettedeAntall('0'))).toBeVisible()
  const hos = await annenNettleser()
  await giOkt(hos, eier)
  await hos.goto('/kontraktsdatabase')
  await expect(hos.getByText(`${tittel} a`).first()).toBeVisible()
})

test('listen viser hvem som har saken, og «Mine» finner mine', async ({ page, administrator }) => {
  const stab = await administrator()
  const { tittel, ids } = await bunke('a', 'b')
  await takeSak(stab, ids[0] ?? '')
  await page.goto(medSoek(tittel))
  await expect(rader(page).nth(0)).toContainText(tildelingText.du)
  await (await filter(page, tildelingText.tittel)).selectOption(listText.mine)
  await expect(merke(page, listText.antall('1'))).toBeVisible()
  await (await filter(page, tildelingText.tittel)).selectOption(listText.ingens)
  await expect(rader(page)).toHaveCount(1)
  await expect(rader(page)).toContainText(`${tittel} b`)
  await page.getByRole('link', { name: 'Mine', exact: true }).click()
  await expect(page).toHaveURL('/admin/registreringer?tildelt=meg')
  await page.getByRole('button', { name: listText.start }).click()
  await expect(page).toHaveURL(/\/admin\/registreringer\/.+\?tildelt=meg$/)
})

test('når listen ikke kommer, sies det, og «Prøv igjen» henter den', async ({
  page,
  administrator,
  vakt,
}) => {
  vakt.tillat(/500/)
  await administrator()
  const kall = '**/api/document/registreringer?*'
  await page.route(kall, route => route.fulfill({ status: 500, body: '' }))
  await page.goto('/admin/registreringer?status=alle')
  await expect(page.getByRole('heading', { name: 'Vi fikk ikke hentet listen' })).toBeVisible()
  await expectAccessible(page, 'registreringer: listen kom ikke')
  await page.unroute(kall)
  await knapp(page, 'Prøv igjen').click()
  await expect(rader(page)).not.toHaveCount(0)
})
