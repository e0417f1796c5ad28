import type { Page } from '@playwright/test'
import type { Dokument } from '@rp/contract/dokument'
import { formText, statusText } from '../web/src/features/dokument/dokument.text.ts'
import { dialogText, text } from '../web/src/features/dokument/vurdering/vurdering.text.ts'
import { dokumenterTil, epostTil, lastOpp, nyAdresse, type Person, registrer } from './samtale.ts'
import { expect, tabTil, test } from './story.ts'

const antall = 20
const medlemmer = 4

/** What is done with a document, by keys alone, and what its owner should then read. */
type Vurdering = {
  gjoer: (page: Page) => Promise<void>
  blir: Partial<Dokument>
  leser: readonly string[]
}

const statusmerke = (page: Page, status: string) =>
  expect(page.locator('dialog.gj').getByRole('combobox', { name: text.status, exact: true })).toHaveValue(
    status,
  )

const ferdig: Vurdering = {
  gjoer: async page => {
    await page.keyboard.press('4')
    await statusmerke(page, 'BEHANDLET')
    await page.keyboard.press('p')
    await page.keyboard.press('a')
    await expect(page.getByRole('button', { name: statusText.rh.true })).toBeVisible()
    await page.keyboard.press('r')
    const klausuler = page.getByRole('dialog', { name: text.redigerKlausuler })
    await tabTil(page, klausuler.getByLabel(dialogText.beholdt))
    await page.keyboard.press('Space')
    await tabTil(page, klausuler.getByRole('button', { name: dialogText.lagre, exact: true }))
    await page.keyboard.press('Enter')
    await expect(klausuler).toBeHidden()
  },
  blir: {
    status: 'BEHANDLET',
    signaturePC: true,
    signatureRH: true,
    rettighetsklausuler: { status: true, comment: '' },
  },
  leser: [
    'BEHANDLET',
    'du har signert',
    'produksjonsselskapet har signert',
    'økonomiske rettighetene i behold',
  ],
}
const usignert: Vurdering = {
  gjoer: async page => {
    await page.keyboard.press('9')
    await statusmerke(page, 'MANGLER SIGNATUR')
    await page.keyboard.press('a')
    await page.keyboard.press('a')
    await expect(page.getByRole('button', { name: statusText.rh.false })).toBeVisible()
    await page.keyboard.press('m')
    await expect(page.getByLabel(text.kommentar, { exact: true })).toBeFocused()
    // Letters are letters while one writes: no key of the review may take them.
    await page.keyboard.type('Signer side 4, takk.')
  },
  blir: { status: 'MANGLER SIGNATUR', signatureRH: false, status_comment: 'Signer side 4, takk.' },
  leser: ['MANGLER SIGNATUR', 'Signaturen din mangler.', 'Signer side 4, takk.'],
}
const egenStatus: Vurdering = {
  gjoer: async page => {
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: text.redigerStatus })
    await tabTil(page, dialog.getByLabel(dialogText.statusFelt))
    await page.keyboard.press('ControlOrMeta+A')
    await page.keyboard.insertText('Revidert')
    await tabTil(page, dialog.getByRole('button', { name: dialogText.bruk }))
    await page.keyboard.press('Enter')
    await expect(dialog).toBeHidden()
    await statusmerke(page, 'Revidert')
  },
  blir: { status: 'Revidert' },
  leser: ['Revidert'],
}
const internt = 'Ring produsenten på mandag'
const episoder: Vurdering = {
  gjoer: async page => {
    await page.keyboard.press('6')
    await statusmerke(page, 'MANGLER EPISODER')
    await page.keyboard.press('n')
    await expect(page.getByLabel(text.interntNotat)).toBeFocused()
    await page.keyboard.insertText(internt)
  },
  blir: { status: 'MANGLER EPISODER' },
  leser: ['MANGLER EPISODER', 'Antall episoder mangler.'],
}
const vurderinger = [ferdig, usignert, egenStatus, episoder] as const
const vurderingAv = (nummer: number): Vurdering => vurderinger[nummer % vurderinger.length] ?? ferdig

type Sak = { eier: Person; tittel: string }

/** A queue that only this story knows, oldest first. */
async function lagBunke(bunke: string): Promise<Sak[]> {
  const folk = await Promise.all(Array.from({ length: medlemmer }, () => registrer()))
  const saker = Array.from({ length: antall }, (_, nummer) => ({
    eier: folk[nummer % medlemmer] as Person,
    tittel: `${bunke} nr. ${String(nummer + 1).padStart(2, '0')}`,
  }))
  for (const { eier, tittel } of saker) await lastOpp(eier, tittel)
  return saker
}

test('en saksbehandlers time: tjue dokumenter fra kø til e-post, med tastaturet alene', async ({
  page,
  administrator,
}) => {
  test.setTimeout(600_000)
  await administrator()
  const bunke = `Bunke ${nyAdresse().slice(0, 8)}`
  const saker = await lagBunke(bunke)
  await page.goto(`/admin/registreringer?sok=${encodeURIComponent(bunke)}`)
  await tabTil(page, page.getByRole('link', { name: new RegExp(`${bunke} nr. 01`) }))
  await page.keyboard.press('Enter')
  for (const [nummer, { tittel }] of saker.entries()) {
    await expect(page.getByRole('heading', { level: 1, name: tittel })).toBeVisible()
    await expect(
      page.getByText(text.plass(String(nummer + 1), String(antall)), { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
    await vurderingAv(nummer).gjoer(page)
    await expect(page.getByText(formText.ikkeLagret, { exact: true })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
  }
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(page).toHaveURL(/\/admin\/registreringer\?/)

  for (const [nummer, { eier, tittel }] of saker.entries()) {
    const { blir, leser } = vurderingAv(nummer)
    const dokument = (await dokumenterTil(eier)).find(({ filnavn }) => filnavn === tittel)
    expect(dokument).toMatchObject(blir)
    const brev = await epostTil(eier.email, new RegExp(tittel.replaceAll('.', '\\.')))
    const ord = JSON.stringify(brev.letter)
    for (const forventet of leser) expect(ord).toContain(forventet)
    expect(ord).toContain(`/kontraktsdatabase?dokument=${dokument?._id}`)
    expect(ord).not.toContain(internt)
  }
})
