import type { Browser, Page } from '@playwright/test'
import type { KiSvar } from '@rp/contract/ki'
import { formText } from '../web/src/features/dokument/dokument.text.ts'
import { kiText } from '../web/src/features/ki/ki.text.ts'
import { egenPortal } from './egen-portal.ts'
import type { Fil } from './filer.ts'
import type { Storyportal } from './portal.ts'
import {
  createProduksjon,
  createSelskap,
  demoAdministrator,
  type Person,
  send,
  uploadFiler,
} from './samtale.ts'
import { test as base, expect } from './story.ts'

/** Stories in a portal of their own, for in the others' nothing is read. */
export const test = base.extend<object, { kiPortal: Storyportal }>({
  kiPortal: egenPortal({ KI: 'innebygd' }, () => registrerProduksjon()),
})

export const getKi = (person: Person, id: string): Promise<KiSvar> =>
  send('GET', `/api/document/${id}/ki`, undefined, person.token) as Promise<KiSvar>

/** Waits until KI is done with a document, or has given up. */
export const waitForKi = async (person: Person, id: string, tilstand: 'ferdig' | 'feilet'): Promise<void> =>
  expect
    .poll(async () => (await getKi(person, id)).lesing?.tilstand, { timeout: 70_000, message: 'KI-lesingen' })
    .toBe(tilstand)

/** A contract that nobody has made, as lines of a page. */
export type Avtale = {
  selskap: string
  arbeidstaker: string
  produksjon: string
  fagfunksjon: string
  episoder: number
}

export const avtale: Avtale = {
  selskap: 'Havstrømmen Film AS',
  arbeidstaker: 'Ingrid Solbakk',
  produksjon: 'Fyrvakta på Hasvågen',
  fagfunksjon: 'Klipper',
  episoder: 6,
}

/** What the contract is about stands in the registers. */
async function registrerProduksjon(): Promise<void> {
  const stab = await demoAdministrator()
  await createSelskap(stab, avtale.selskap)
  await createProduksjon(stab, {
    Produksjonstittel: avtale.produksjon,
    Produksjonsselskap: avtale.selskap,
    Verkstype: 'TV-drama',
    Episoder: avtale.episoder,
  })
}

/** Uploads, and waits until KI has proposed what it found. */
export async function readKiFerdig(person: Person, fil: Fil): Promise<string> {
  const { _id } = await uploadFiler(person, 'Avtale fra skanneren', [fil])
  await waitForKi(person, _id, 'ferdig')
  return _id
}

export const panel = (page: Page) => page.getByRole('region', { name: kiText.overskrift })
export const lagre = (page: Page) => page.getByRole('button', { name: formText.lagre, exact: true })
export const sted = (page: Page) => page.locator('.pdf__sted')

/** The place is marked on its page, in view, and told in words. */
export async function expectSted(page: Page): Promise<void> {
  await expect(sted(page)).toBeVisible()
  await expect(sted(page)).toBeInViewport()
  await expect(page.getByText(/^Side 1: /)).toBeVisible()
}

const html = ({ selskap, arbeidstaker, produksjon, fagfunksjon, episoder }: Avtale) => `
  <body style="font: 25px/1.5 'Liberation Serif', 'DejaVu Serif', serif; margin: 110px 120px; color: #222; background: #fdfcf8">
  <h1 style="font-size: 42px">Arbeidsavtale</h1>
  <p>Mellom <b>${selskap}</b>, org.nr. 312 456 786 (produksjonsselskapet) og <b>${arbeidstaker}</b> (arbeidstakeren)
  er det inngått slik avtale:</p>
  <h2>1. Produksjonen</h2>
  <p>Produksjon: ${produksjon}<br>Dramaserie i ${episoder} episoder.</p>
  <h2>2. Stillingen</h2>
  <p>Stilling: ${fagfunksjon}<br>Arbeidstakeren arbeider på ${episoder} episoder av serien.</p>
  <h2>3. Lønn og arbeidstid</h2>
  <p>Lønn utbetales den 15. i hver måned. Arbeidstiden følger gjeldende overenskomst.</p>
  <h2>4. Rettigheter</h2>
  <p>For medlemmer av Norsk filmforbund med forvaltningskontrakt med F©R (Filmforbundets Organisasjon for
  Rettighetsforvaltning) reguleres opphavsrettigheter i «Avtale om rettigheter mellom Virke Produsentforeningen og
  Norsk Filmforbund/F©R» av 29.10.16.</p>
  <h2>5. Signaturer</h2>
  <p>Sted og dato: Bodø, 3. mars 2023</p>
  <table style="width: 100%; margin-top: 90px"><tr>
  <td style="width: 45%; border-top: 2px solid #333">For produksjonsselskapet</td><td></td>
  <td style="width: 45%; border-top: 2px solid #333">Arbeidstaker</td></tr></table></body>`

/** Does something with the contract as a page that somebody could print. */
async function withSide(browser: Browser, avtale: Avtale, use: (page: Page) => Promise<Buffer>) {
  const context = await browser.newContext({
    viewport: { width: 1240, height: 1754 },
    deviceScaleFactor: 1.4,
  })
  try {
    const page = await context.newPage()
    await page.setContent(html(avtale))
    return await use(page)
  } finally {
    await context.close()
  }
}

/** The contract as a scanner gives it: a picture of the page, without any text. */
export const skannet = async (browser: Browser, avtale: Avtale): Promise<Fil> => ({
  name: 'skann.jpg',
  mimeType: 'image/jpeg',
  buffer: await withSide(browser, avtale, page => page.screenshot({ type: 'jpeg', quality: 82 })),
})

/** The contract as it was sent by mail: with its text, and read in no time. */
export const digital = async (browser: Browser, avtale: Avtale): Promise<Fil> => ({
  name: 'avtale.pdf',
  mimeType: 'application/pdf',
  buffer: await withSide(browser, avtale, page =>
    page.pdf({ format: 'A4', scale: 0.6, printBackground: true }),
  ),
})
