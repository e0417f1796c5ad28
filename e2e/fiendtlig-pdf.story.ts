import type { Page } from '@playwright/test'
import type { Dokument } from '@rp/contract/dokument'
import { activePdfs } from '../server/test/pdf/active-pdfs.ts'
import { onePagePdf } from '../server/test/pdf/raw-pdf.ts'
import { text as dok } from '../web/src/features/dokument/dokument.text.ts'
import { uploadFiler } from './samtale.ts'
import { chooseFane, expect, expectDrawn, test } from './story.ts'

/** What a reader of PDF has been tricked to run (CVE-2024-4367): code in the place of a number in a font. */
const kodeISkrift = onePagePdf({
  page: '/Resources<</Font<</F1 6 0 R>>>>',
  more: [
    '<</Type/Font/Subtype/Type1/BaseFont/Ond/FontMatrix[1 2 3 4 5 (1\\); rpOnd\\(\\)//)]/FontDescriptor 7 0 R>>',
    '<</Type/FontDescriptor/FontName/Ond/Flags 4/FontMatrix[1 2 3 4 5 (1\\); rpOnd\\(\\)//)]>>',
  ],
})

/** The viewer gets the files as an attacker made them, as if nothing had cleaned them on the way in. */
async function uvasket(page: Page, dokument: Dokument) {
  let fil: Buffer = Buffer.alloc(0)
  await page.route('**/api/document/mine/*', async route => {
    const rader = (await (await route.fetch()).json()) as Dokument[]
    await route.fulfill({ json: rader.map(rad => ({ ...rad, bytes: fil.length })) })
  })
  await page.route('**/api/process/secureuploads/**', route =>
    route.fulfill({
      status: 206,
      body: fil,
      headers: {
        'content-type': 'application/pdf',
        'content-range': `bytes 0-${fil.length - 1}/${fil.length}`,
      },
    }),
  )
  return async (neste: Buffer) => {
    fil = neste
    await page.goto(`/kontraktsdatabase?dokument=${dokument._id}`)
    await chooseFane(page, dok.faneDokument)
    await expectDrawn(page, 1)
  }
}

/** Clicks where the traps lie: on what the viewer has made of the annotations. @returns how many took the click */
async function trykk(page: Page): Promise<number> {
  const deler = await page.locator('.pdf__rull .annotationLayer section').all()
  let trykket = 0
  for (const del of deler)
    await del.click({ force: true, timeout: 2000 }).then(
      () => trykket++,
      // Some are as small as nothing, and lie under others.
      () => undefined,
    )
  return trykket
}

// `vakt` fails the story on a request to anybody else, and on any error of the page.
test('leseren kjører ingenting i en fiendtlig PDF, spør ingen om noe og går ikke sin vei [D12]', async ({
  page,
  medlem,
  vakt,
}) => {
  // The library asks us for a picture of a pin where a file is attached; we have none, and take such files out.
  vakt.tillat(/annotation-pushpin\.svg/)
  test.setTimeout(600_000)
  const galt: string[] = []
  await page.exposeFunction('rpOnd', () => void galt.push('code in a font ran'))
  page.on('dialog', dialog => {
    galt.push(`dialog: ${dialog.message()}`)
    void dialog.dismiss()
  })
  page.on('popup', popup => void galt.push(`popup: ${popup.url()}`))
  page.on('download', download => void galt.push(`download: ${download.suggestedFilename()}`))
  const dokument = await uploadFiler(await medlem(), 'Fiendtlig avtale', undefined, false)
  const vis = await uvasket(page, dokument)
  expect(activePdfs.length).toBeGreaterThan(20)
  let trykket = 0
  for (const [navn, fil] of [...activePdfs, ['code in a font', kodeISkrift] as const]) {
    await test.step(navn, () => vis(fil))
    trykket += await trykk(page)
    expect(new URL(page.url()).pathname, navn).toBe('/kontraktsdatabase')
    expect(galt, navn).toEqual([])
  }
  expect(trykket).toBeGreaterThan(0)
})
