import type { Page } from '@playwright/test'
import type { Dokument } from '@rp/contract/dokument'
import { formText, statusText } from '../web/src/features/dokument/dokument.text.ts'
import { dialogText, text } from '../web/src/features/vurdering/vurdering.text.ts'
import {
  dokumenterTil,
  endre,
  epostTil,
  nyAdresse,
  type Person,
  register,
  send,
  uploadFiler,
} from './samtale.ts'
import { expect, tabTil, test } from './story.ts'

const antall = 20
const medlemmer = 4

/** What is done with a document, by keys alone, in how many presses with the saving, and what its owner should then read. */
type Vurdering = {
  gjoer: (page: Page) => Promise<void>
  hoeyst?: number
  blir: Partial<Dokument>
  leser: readonly string[]
}

const statusmerke = (page: Page, status: string) =>
  expect(page.locator('dialog.gj').getByRole('combobox', { name: text.status, exact: true })).toHaveValue(
    status,
  )

const ferdig: Vurdering = {
  gjoer: async page => {
    await page.keyboard.press('g')
    await statusmerke(page, 'BEHANDLET')
    await expect(page.getByRole('button', { name: statusText.rh.true })).toBeVisible()
    await expect(page.getByRole('button', { name: statusText.rettigheter.true })).toBeVisible()
  },
  hoeyst: 4,
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
const frase = `Signer siste side, og legg den til. ${nyAdresse().slice(0, 8)}`
const usignert: Vurdering = {
  gjoer: async page => {
    await page.keyboard.press('9')
    await statusmerke(page, 'MANGLER SIGNATUR')
    await page.keyboard.press('a')
    await page.keyboard.press('a')
    await expect(page.getByRole('button', { name: statusText.rh.false })).toBeVisible()
    await page.keyboard.press('f')
    await expect(page.getByLabel(text.kommentar, { exact: true })).not.toHaveValue('')
  },
  hoeyst: 5,
  blir: { status: 'MANGLER SIGNATUR', signatureRH: false },
  leser: ['MANGLER SIGNATUR', 'Signaturen din mangler.', 'Kommentar fra oss'],
}
const egenStatus: Vurdering = {
  gjoer: async page => {
    await page.keyboard.press('s')
    const dialog = page.getByRole('dialog', { name: text.redigerStatus })
    await tabTil(page, dialog.getByLabel(dialogText.statusFelt))
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

/** What a member has filled in: nothing that an approval would ask for is missing. */
const utfylt = {
  arbeidstaker: 'Synne Fjærevik',
  produksjonsselskap: 'Fjordfilm AS',
  ansiennitet: [{ produksjonsnavn: 'Nattferja', fagfunksjon: 'Klipp', episoder: 4 }],
}

/** Counts each press of a key in the page; a chord is one. */
async function countPresses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const count = { presses: 0 }
    Object.assign(window, { count })
    document.addEventListener('keydown', ({ key }) => {
      if (!['Control', 'Meta', 'Shift'].includes(key)) count.presses++
    })
  })
  return () =>
    page.evaluate(() => {
      const { count } = window as unknown as { count: { presses: number } }
      const { presses } = count
      count.presses = 0
      return presses
    })
}

/** A queue that only this story knows, oldest first. */
async function lagBunke(bunke: string): Promise<Sak[]> {
  const folk = await Promise.all(Array.from({ length: medlemmer }, () => register()))
  const saker = Array.from({ length: antall }, (_, nummer) => ({
    eier: folk[nummer % medlemmer] as Person,
    tittel: `${bunke} nr. ${String(nummer + 1).padStart(2, '0')}`,
  }))
  for (const { eier, tittel } of saker) {
    const { _id } = await uploadFiler(eier, tittel)
    await endre(eier, _id, utfylt)
  }
  return saker
}

test('en saksbehandlers time: tjue dokumenter fra kø til e-post, med tastaturet alene', async ({
  page,
  administrator,
}) => {
  test.setTimeout(600_000)
  const { token } = await administrator()
  await send('POST', '/api/fraser', { tekst: frase }, token)
  const bunke = `Bunke ${nyAdresse().slice(0, 8)}`
  const saker = await lagBunke(bunke)
  await page.goto(`/admin/registreringer?sok=${encodeURIComponent(bunke)}`)
  await tabTil(page, page.getByRole('row', { name: new RegExp(`${bunke} nr. 01`) }).getByRole('link'))
  await page.keyboard.press('Enter')
  const presses = await countPresses(page)
  for (const [nummer, { tittel }] of saker.entries()) {
    await expect(page.locator('dialog.gj').getByLabel(formText.felt.filnavn)).toHaveValue(tittel)
    await expect(
      page.getByText(text.plass(String(nummer + 1), String(antall)), { exact: true }),
    ).toBeVisible()
    await expect(page.getByText(formText.lagret, { exact: true })).toBeVisible()
    const vurdering = vurderingAv(nummer)
    await presses()
    await vurdering.gjoer(page)
    await expect(page.getByText(formText.ikkeLagret, { exact: true })).toBeVisible()
    await page.keyboard.press('ControlOrMeta+Shift+Enter')
    if (vurdering.hoeyst) expect(await presses()).toBeLessThanOrEqual(vurdering.hoeyst)
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
