import { text as dokument } from '../web/src/features/dokument/dokument.text.ts'
import { text as opplasting } from '../web/src/features/dokument/opplasting/opplasting.text.ts'
import { text } from '../web/src/features/hjem/hjem.text.ts'
import { writeHenvendelse } from './samtale.ts'
import { expect, expectAccessible, test } from './story.ts'

test('et nytt medlem ser hva det første steget er, de fire stegene og de tre kravene @begge', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`${text.hei('')} ${text.velkommen}`)
  await expect(page.getByText(text.foersteOppgave.tittel, { exact: true })).toBeVisible()
  for (const steg of Object.values(text.steg))
    await expect(page.getByRole('heading', { level: 3, name: steg.tittel })).toBeVisible()
  for (const krav of text.krav) await expect(page.getByText(krav.navn)).toBeVisible()
  await expect(page.getByText(text.kostnad)).toBeVisible()
  await expectAccessible(page, 'hjem: nytt medlem')
  await page.getByRole('link', { name: text.foersteOppgave.knapp }).click()
  await expect(page.getByRole('dialog', { name: opplasting.overskrift })).toBeVisible()
  await expect(page).toHaveURL('/kontraktsdatabase')
  await page.reload()
  await expect(page.getByRole('button', { name: dokument.lastOpp })).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('medlemmet i demoen ser det som venter, og kommer rett til dokumentet', async ({ page, demomedlem }) => {
  await demomedlem()
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Hei, Kari\. .+ venter på deg\.$/)
  const oppgaver = page.getByRole('region', { name: text.maaGjoere })
  await expect(oppgaver.getByRole('listitem')).not.toHaveCount(0)
  await expect(page.getByRole('region', { name: text.stilling })).toContainText(text.ferdig)
  await expectAccessible(page, 'hjem: med oppgaver')
  const dokumenter = oppgaver.getByRole('listitem').filter({ hasNotText: text.dineData.tittel })
  await dokumenter.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/kontraktsdatabase\?dokument=/)
  await expect(page.getByRole('button', { name: /^Lukk/ })).toBeVisible()
})

test('et medlem som har skrevet til oss, ser at det venter på svar @begge', async ({ page, medlem }) => {
  const person = await medlem()
  await page.goto('/')
  await expect(page.getByRole('heading', { name: text.aar.tittel })).toBeVisible()
  const venter = page.getByRole('region', { name: text.henvendelser.tittel })
  await expect(venter).toHaveCount(0)
  const nummer = await writeHenvendelse(person)
  await page.reload()
  await expect(venter).toContainText(text.henvendelser.venter(1))
  await venter.getByRole('link', { name: text.henvendelser.knapp(1) }).click()
  await expect(page).toHaveURL(`/henvendelser/${nummer}`)
})

test('lenkene ut av portalen åpnes i ny fane og røper ikke hvor medlemmet kommer fra', async ({
  page,
  medlem,
}) => {
  await medlem()
  await page.goto('/')
  const lenker = page
    .getByRole('region', { name: text.lenkerTittel })
    .getByRole('link', { name: text.nyFane })
  await expect(lenker).not.toHaveCount(0)
  for (const lenke of await lenker.all()) {
    await expect(lenke).toHaveAttribute('target', '_blank')
    await expect(lenke).toHaveAttribute('rel', 'noreferrer')
  }
})

test('når dokumentene ikke lar seg hente, sier forsiden fra og kan prøve igjen', async ({
  page,
  medlem,
  vakt,
}) => {
  vakt.tillat(/ERR_FAILED/)
  await medlem()
  await page.route('**/api/document/mine/**', route => route.abort())
  await page.goto('/')
  await expect(page.getByText(text.feil)).toBeVisible()
  await expectAccessible(page, 'hjem: dokumentene kom ikke')
  await page.unroute('**/api/document/mine/**')
  await page.getByRole('button', { name: text.proevIgjen }).click()
  await expect(page.getByText(text.foersteOppgave.tittel, { exact: true })).toBeVisible()
})
