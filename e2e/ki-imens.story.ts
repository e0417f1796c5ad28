import type { KiLesing, KiSvar } from '@rp/contract/ki'
import { formText, statusText } from '../web/src/features/dokument/dokument.text.ts'
import { text as reg } from '../web/src/features/dokument/registrering/registrering.text.ts'
import { kiText as ki } from '../web/src/features/ki/ki.text.ts'
import { avtale, digital, lagre, panel, skannet, test, waitForKi } from './ki.ts'
import { demoAdministrator, dokumenterTil, endre, send, uploadFiler } from './samtale.ts'
import { expect } from './story.ts'

// One worker, and so one portal, for them all.
test.describe.configure({ mode: 'default', timeout: 180_000 })

test('den som skriver mens KI leser, blir ikke forstyrret og henter forslagene selv', async ({
  page,
  medlem,
  browser,
}) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Avtale fra skanneren', [await skannet(browser, avtale)])
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await expect(panel(page)).toContainText(ki.skjer.imens)
  const notat = page.getByLabel(formText.felt.notat, { exact: true })
  await notat.fill('Avtalen gjelder også høsten')
  await expect(panel(page)).toContainText(ki.klarMensDuSkrev, { timeout: 90_000 })
  const arbeidstaker = page.getByLabel(formText.felt.arbeidstaker, { exact: true })
  await expect(arbeidstaker).toHaveValue('')
  await panel(page).getByRole('button', { name: ki.hentForslag }).click()
  await expect(arbeidstaker).toHaveValue(avtale.arbeidstaker)
  await expect(notat).toHaveValue('Avtalen gjelder også høsten')
  await lagre(page).click()
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  const [dokument] = await dokumenterTil(person)
  expect(dokument).toMatchObject({
    notat: 'Avtalen gjelder også høsten',
    arbeidstaker: avtale.arbeidstaker,
    ansiennitet: [{ produksjonsnavn: avtale.produksjon }],
  })
})

test('over låste felter står det ikke at medlemmet kan fylle inn selv', async ({ page, medlem }) => {
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Avtale som er behandlet', undefined, false)
  // A reading that waits for as long as the story looks.
  const lesing: KiLesing = {
    id: _id,
    tilstand: 'venter',
    lest: 0,
    sider: 0,
    utelatt: 0,
    motor: null,
    reserve: false,
    spraak: null,
    feil: null,
    venterTil: null,
    startet: new Date().toISOString(),
    ferdig: null,
  }
  const svar: KiSvar = { lesing, forslag: [], merknader: [] }
  await page.route(`**/api/document/${_id}/ki`, route => route.fulfill({ json: svar }))
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await expect(panel(page)).toContainText(ki.skjer.imens)
  await endre(await demoAdministrator(), _id, { status: 'BEHANDLET', bekreftelse: 'Avtalen er lest.' })
  await page.reload()
  await expect(page.getByText(statusText.laast)).toBeVisible()
  await expect(panel(page)).toContainText(ki.skjer.venter)
  await expect(panel(page)).not.toContainText(ki.skjer.imens)
})

test('den som lagrer uten å hente forslagene, får lagret sitt, og KI fyller inn resten uten å spørre', async ({
  page,
  medlem,
  browser,
  vakt,
}) => {
  vakt.tillat(/409/)
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Avtale', [await digital(browser, avtale)], false)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await page.getByLabel(formText.felt.produksjonsselskap, { exact: true }).fill('Mitt eget selskap')
  await page.getByRole('button', { name: ki.lesMedKi }).click()
  await expect(panel(page)).toContainText(ki.klarMensDuSkrev, { timeout: 90_000 })
  await lagre(page).click()
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByLabel(reg.episoder, { exact: true })).toHaveValue('6')
  const [dokument] = await dokumenterTil(person)
  expect(dokument).toMatchObject({
    produksjonsselskap: 'Mitt eget selskap',
    ansiennitet: [{ episoder: avtale.episoder }],
  })
})

test('blir KI ferdig i samme øyeblikk som noen lagrer, lagres begge deler uten spørsmål', async ({
  page,
  medlem,
  browser,
  vakt,
}) => {
  vakt.tillat(/409/)
  const person = await medlem()
  const { _id } = await uploadFiler(person, 'Avtale', [await digital(browser, avtale)], false)
  await page.goto(`/kontraktsdatabase?dokument=${_id}`)
  await page.getByLabel(formText.felt.notat, { exact: true }).fill('Avtalen gjelder også høsten')
  // The page goes on hearing what it heard first, until it saves.
  let foerste: string | null = null
  let lagrer = false
  await page.route(`**/api/document/${_id}/ki`, async route => {
    if (lagrer || route.request().method() !== 'GET') return route.continue()
    foerste ??= await (await route.fetch()).text()
    return route.fulfill({ body: foerste, contentType: 'application/json' })
  })
  page.on('request', request => {
    lagrer ||= request.method() === 'PUT'
  })
  await send('POST', `/api/document/${_id}/ki`, undefined, person.token)
  await waitForKi(person, _id, 'ferdig')
  await lagre(page).click()
  await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  await expect(page.getByRole('alertdialog')).toBeHidden()
  await expect(page.getByLabel(reg.episoder, { exact: true })).toHaveValue('6')
  const [dokument] = await dokumenterTil(person)
  expect(dokument).toMatchObject({ notat: 'Avtalen gjelder også høsten', ansiennitet: [{ episoder: 6 }] })
})
