import { alleEpisoder } from '@rp/contract/dine-produksjoner'
import { text as dine } from '../web/src/features/dokument/dine/dine.text.ts'
import { text as opplasting } from '../web/src/features/dokument/opplasting/opplasting.text.ts'
import { text as fordeling } from '../web/src/features/fordeling/fordeling.text.ts'
import { menyText, sendelisteText, text } from '../web/src/features/produksjon/produksjon.text.ts'
import { expectFileAsShown } from './listefil.ts'
import { createProduksjon, demoAdministrator } from './samtale.ts'
import { chooseInListemenyen, expect, expectAccessible, test } from './story.ts'

const { kolonne } = text

test('medlemmet blar mellom de tre sidene bak PRODUKSJONER @begge', async ({ page, demomedlem }) => {
  await demomedlem()
  await page.goto('/produksjoner')
  const meny = page.getByRole('navigation', { name: menyText.navn })
  const gaaTil = async (til: string) => {
    const lenke = meny.getByRole('link', {
      name: menyText.sider.find(side => side.til === til)?.tekst ?? til,
    })
    await lenke.click()
    await expect(page).toHaveURL(til)
    await expect(lenke).toHaveAttribute('aria-current', 'page')
    await expect(page.getByRole('table')).toBeVisible()
  }
  await gaaTil('/dineproduksjoner')
  await expectAccessible(page, 'dine produksjoner')
  await gaaTil('/fordelingv23')
  await expectAccessible(page, 'fordeling')
  await gaaTil('/produksjoner')
  await expectAccessible(page, 'produksjoner')
})

test('listen åpnes med begge bryterne av og alle kolonnene, og filtrene følger adressen', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/produksjoner')
  await expect(page.getByRole('columnheader')).toHaveText(Object.values(kolonne))
  await expect(page.getByLabel(text.kunMine)).not.toBeChecked()
  await expect(page.getByLabel(text.kunSendt)).not.toBeChecked()
  const antall = page.getByText(new RegExp(`^${text.antall}: `))
  const alle = await antall.textContent()
  await page.getByLabel(text.kunSendt).check()
  await expect(antall).not.toHaveText(alle ?? '')
  const sendte = await antall.textContent()
  await page.getByLabel(kolonne.tittel).fill('ø')
  await expect(page).toHaveURL('/produksjoner?tittel=%C3%B8&sendt2023=ja')
  await expect(antall).not.toHaveText(sendte ?? '')
  const faerre = await antall.textContent()
  await page.reload()
  await expect(antall).toHaveText(faerre ?? '')
  await expect(page.getByLabel(kolonne.tittel)).toHaveValue('ø')
  await page.getByRole('button', { name: text.nullstill }).click()
  await expect(antall).toHaveText(alle ?? '')
  await expect(page).toHaveURL('/produksjoner')
  await page.goBack()
  await expect(antall).toHaveText(faerre ?? '')
})

test('alle radene på siden passer med det som er skrevet, også de under vinduet', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/produksjoner')
  const titler = page.getByRole('rowheader')
  await expect(titler).not.toHaveCount(0)
  // What lies below the window is drawn in a moment of its own.
  await expect.poll(() => titler.count()).toBeGreaterThan(40)
  const foer = await titler.count()
  await page.getByLabel(kolonne.tittel).pressSequentially('den')
  await expect(page.getByText(new RegExp(`^${text.antall}: `))).not.toHaveText(new RegExp(`: ${foer}$`))
  await expect(async () => {
    const funnet = await titler.allTextContents()
    expect(funnet.length).toBeGreaterThan(0)
    expect(funnet.filter(tittel => !tittel.toLowerCase().includes('den'))).toEqual([])
  }).toPass()
  await page.getByLabel(kolonne.tittel).fill('')
  await expect(titler).toHaveCount(foer)
})

test('den som skriver et filter og straks følger en lenke, kommer dit lenken går', async ({
  page,
  medlem,
}) => {
  await medlem()
  const asked = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  await page.route('**/assets/persondata-page*.js', async route => {
    asked.resolve()
    await release.promise
    await route.continue()
  })
  await page.clock.install()
  await page.goto('/produksjoner')
  // So slow that the list is still being drawn when the link is followed.
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  const patience = { timeout: 60_000 }
  await page.getByLabel(kolonne.tittel).fill('ø', patience)
  await page.getByRole('banner').getByRole('link', { name: 'Din data' }).click(patience)
  await asked.promise
  // The filter wants to stand in the address, while the other page is on its way.
  await page.clock.runFor(1000)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  release.resolve()
  await expect(page).toHaveURL('/persondata')
})

test('tastaturet alene velger selskap, år og verkstype', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/produksjoner')
  const selskap = page.getByRole('combobox', { name: kolonne.selskap })
  await selskap.focus()
  await page.keyboard.type('fo')
  const foerste = page.getByRole('option').first()
  await expect(foerste).toHaveText(/^Fo/)
  await expectAccessible(page, 'produksjoner: forslag til selskap')
  const navn = (await foerste.textContent()) ?? ''
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(selskap).toHaveValue(navn)
  await expect(page.getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Tab')
  await page.keyboard.type('20')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Space')
  const verkstype = page.getByRole('button', { name: kolonne.verkstype, expanded: true })
  await expect(verkstype).toHaveText('TV-underholdning')
  await expectAccessible(page, 'produksjoner: verkstypene')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: text.lukk })).toHaveCount(0)
  await expect(page.getByRole('button', { name: `${kolonne.verkstype} TV-underholdning` })).toBeFocused()
  await expect(page).toHaveURL(/selskap=Fo.*&premiere=20&verkstype=TV-underholdning$/)
})

test('kolonnene sorteres stigende, så synkende, på norsk', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/produksjoner')
  const tittel = page.getByRole('columnheader', { name: kolonne.tittel })
  await expect(tittel).toHaveAttribute('aria-sort', 'ascending')
  await tittel.getByRole('button').click()
  await expect(tittel).toHaveAttribute('aria-sort', 'descending')
  await expect(page.getByRole('rowheader').first()).toHaveText(/^(Å|Aa)/)
  const selskap = page.getByRole('columnheader', { name: kolonne.selskap })
  await selskap.getByRole('button').click()
  await expect(selskap).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL('/produksjoner?sorter=selskap')
})

test('sendelisteinformasjonen åpnes fra cellen, og fokus kommer tilbake dit', async ({ page, medlem }) => {
  await medlem()
  await page.goto('/produksjoner')
  const sendt = page.getByRole('button', { name: new RegExp(text.sendtI2023) }).first()
  await sendt.click()
  const dialog = page.getByRole('dialog', { name: sendelisteText.overskrift })
  await expect(dialog.getByRole('row')).not.toHaveCount(0)
  await expectAccessible(page, 'produksjoner: sendelisten')
  await page.keyboard.press('Escape')
  await expect(sendt).toBeFocused()
  await page
    .getByRole('button', { name: new RegExp(text.ikkeSendt) })
    .first()
    .click()
  await expect(dialog).toContainText(sendelisteText.ingen)
})

test('en lang fagfunksjon er forkortet, og leses hel når den får fokus', async ({ page, demomedlem }) => {
  await demomedlem()
  await page.goto('/produksjoner?mine=ja')
  const forkortet = page.getByRole('button', { name: 'Regissør (og animatør som...' }).first()
  await expect(page.getByRole('tooltip')).toHaveCount(0)
  await forkortet.focus()
  await expect(page.getByRole('tooltip')).toHaveText('Regissør (og animatør som har regi)')
  await expectAccessible(page, 'dine produksjoner: forkortet fagfunksjon')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('tooltip')).toHaveCount(0)
})

test('på telefon ligger filtrene bak en knapp, og rekkefølgen velges i en liste @telefon', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/produksjoner?verkstype=TV-drama')
  await expect(page.getByLabel(kolonne.tittel, { exact: true })).toBeHidden()
  await page.getByRole('button', { name: text.filtrer(1) }).click()
  await page.getByLabel(kolonne.tittel, { exact: true }).fill('e')
  await expect(page.getByRole('button', { name: text.filtrer(2) })).toBeVisible()
  await page.getByLabel(text.sorterEtter).selectOption({ label: `${kolonne.tittel}, ${text.synkende}` })
  await expect(page).toHaveURL(/retning=synkende/)
  await expectAccessible(page, 'produksjoner: filtrene på telefon')
})

test('når produksjonene ikke lar seg hente, sier siden fra og kan prøve igjen', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/ERR_FAILED/)
  await medlem()
  const listen = /\/api\/produksjoner(\/side)?$/
  await page.route(listen, route => route.abort())
  await page.goto('/produksjoner')
  await expect(page.getByText(text.laster)).toBeVisible()
  await expect(page.getByText(text.feil)).toBeVisible()
  await expectAccessible(page, 'produksjoner: listen kom ikke')
  await page.unroute(listen)
  await page.getByRole('button', { name: text.proevIgjen }).click()
  await expect(page.getByRole('table')).toBeVisible()
})

test('mens hele listen er underveis, søker og sorterer tjeneren, og radene er de samme når den er kommet @begge', async ({
  page,
  demomedlem,
}) => {
  test.slow()
  // Stories beside this one add productions: only these are compared.
  const stab = await demoAdministrator()
  const merke = `Underveis${Math.random().toString(36).slice(2, 8)}`
  const verk = [
    ['Aasen', 'Øst Film', 2022, 'Dokumentar'],
    ['Bryggen', '', 2019, 'TV-drama'],
    ['Øyfolk', 'Aaby Film', 2023, ''],
    ['Zoo', 'Aaby Film', 2021, 'TV-drama'],
  ] as const
  for (const [navn, Produksjonsselskap, Premiere, Verkstype] of verk)
    await createProduksjon(stab, {
      Produksjonstittel: `${navn} ${merke}`,
      Produksjonsselskap,
      Premiere,
      Verkstype,
    })
  await demomedlem()
  let slipp = () => {}
  const underveis = new Promise<void>(resolve => {
    slipp = resolve
  })
  await page.route('**/api/produksjoner', async route => {
    await underveis
    await route.continue()
  })
  const rader = page.getByRole('table').getByRole('rowheader')
  const holdt = page.locator('[data-hele]')
  const antall = page.getByText(new RegExp(`^${text.antall}: `))
  const steg: [string, string][] = []
  const adresser = [
    `?tittel=${merke}`,
    `?tittel=${merke}&retning=synkende`,
    `?tittel=${merke}&sorter=selskap&retning=synkende`,
    `?tittel=${merke}&sorter=verkstype`,
    `?tittel=${merke}+aa`,
    `?tittel=${merke}&premiere=20&verkstype=TV-drama&verkstype=Dokumentar`,
    `?tittel=${merke}&side=9`,
    '?mine=ja',
  ]
  const les = async () =>
    [(await rader.allTextContents()).join(' | '), (await antall.textContent()) ?? ''] as [string, string]
  for (const adresse of adresser) {
    await page.goto(`/produksjoner${adresse}`)
    await expect(holdt).toHaveAttribute('data-hele', 'false')
    steg.push(await les())
  }
  await page.goto('/produksjoner')
  await page
    .getByRole('button', { name: new RegExp(text.sendtI2023) })
    .first()
    .click()
  await expect(page.getByRole('dialog').getByRole('cell').first()).toBeVisible()
  await page.keyboard.press('Escape')
  slipp()
  for (const [nummer, adresse] of adresser.entries()) {
    await page.goto(`/produksjoner${adresse}`)
    await expect(holdt).toHaveAttribute('data-hele', 'true')
    expect([adresse, ...(await les())]).toEqual([adresse, ...(steg[nummer] ?? [])])
  }
})

test('uten sendelisten vises produksjonene likevel, med beskjed om hva som mangler', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/ERR_FAILED/)
  await medlem()
  await page.route('**/api/sendelister', route => route.abort())
  await page.goto('/produksjoner')
  await expect(page.getByText(text.sendelisteFeil)).toBeVisible()
  await expect(page.getByLabel(text.kunSendt)).toBeDisabled()
  await expectAccessible(page, 'produksjoner: uten sendelisten')
  await page.unroute('**/api/sendelister')
  await page.getByRole('button', { name: text.proevIgjen }).click()
  await expect(page.getByText(text.sendelisteFeil)).toHaveCount(0)
})

test('et nytt medlem får vite hva som skal til for å se produksjonene og fordelingen sin', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/fordelingv23')
  for (const linje of fordeling.tom) await expect(page.getByText(linje)).toBeVisible()
  await expectAccessible(page, 'fordeling: nytt medlem')
  await page.goto('/dineproduksjoner')
  await expect(page.getByText(dine.tom)).toBeVisible()
  await expectAccessible(page, 'dine produksjoner: nytt medlem')
  await page.getByRole('link', { name: dine.lastOpp }).click()
  await expect(page.getByRole('dialog', { name: opplasting.overskrift })).toBeVisible()
})

test('medlemmet går fra en manglende episode til dokumentet', async ({ page, demomedlem }) => {
  await demomedlem()
  // Of a film, and in a document that is finished, there is nothing to fill in.
  for (const adresse of ['/fordelingv23', '/dineproduksjoner']) {
    await page.goto(adresse)
    const film = page.getByRole('row').filter({ hasText: 'Snø i lommene' })
    await expect(film).toContainText(alleEpisoder)
    await expect(film.getByRole('link')).toHaveCount(0)
  }
  await page.getByRole('link', { name: dine.fyllInn }).first().click()
  await expect(page).toHaveURL(/\/kontraktsdatabase\?dokument=/)
})

test('medlemmet tar listene med seg som CSV og Excel', async ({ page, demomedlem }) => {
  await demomedlem()
  for (const [adresse, fil] of [
    ['/dineproduksjoner', dine.fil],
    ['/fordelingv23', fordeling.fil],
  ] as const) {
    await page.goto(adresse)
    const tabell = page.getByRole('table').last()
    await expect(tabell.getByRole('rowheader').first()).toBeVisible()
    await expectFileAsShown(page, tabell, new RegExp(`^${fil}.*\\.csv$`))
    const hentet = page.waitForEvent('download')
    await chooseInListemenyen(page, 'Last ned Excel')
    expect((await hentet).suggestedFilename()).toMatch(new RegExp(`^${fil}.*\\.xlsx$`))
  }
})
