import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { countPages, type RenderedPage, readPageText, renderPage } from '../../../../test/pdf/read-pdf.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../../../test/portal.ts'

let portal: TestPortal
let person: Person
beforeAll(async () => {
  portal = await startTestPortal()
  person = await portal.createPerson()
})
afterAll(() => portal?.close())

const folder = path.join(import.meta.dirname, '../../../../test/pdf/filer')
const paper = (navn: string) => ({ navn, innhold: readFileSync(path.join(folder, navn)) })
/** Padding of which there is nothing to see but its length. */
const nuller = {
  navn: 'hale-nuller-80kb.pdf',
  innhold: Buffer.concat([paper('dobbel-eof.pdf').innhold, Buffer.alloc(80_000)]),
}

type Fil = { navn: string; innhold: Buffer }
type Shown = { id: string; path: string; bytes: Buffer; somDenKom: boolean; endringer: string[] }

/** The document as a person gets to see it, in a file. */
async function show(id: string): Promise<Shown> {
  const get = (url: string) => portal.app.inject({ url, headers: bearer(person) })
  const { rawPayload: bytes } = await get(`/api/process/secureuploads/${id}`)
  const { somDenKom, endringer } = (await get(`/api/document/${id}/filer`)).json()
  const shown = path.join(portal.dataDir, `${id}.pdf`)
  await writeFile(shown, bytes)
  return { id, path: shown, bytes, somDenKom, endringer }
}
async function send(filer: Fil[], felter = {}): Promise<Shown> {
  const answer = await portal.upload(person, filer, felter)
  expect(answer.statusCode, answer.body).toBe(201)
  return show(answer.json().document._id)
}
async function addTo(id: string, fil: Fil): Promise<Shown> {
  const form = formBody({}, [fil])
  const headers = { ...form.headers, ...bearer(person) }
  const url = `/api/process/add-pages/${id}`
  const answer = await portal.app.inject({ method: 'POST', url, payload: form.payload, headers })
  expect(answer.statusCode, answer.body).toBe(200)
  return show(id)
}

const look = (shown: Shown, page = 0) => renderPage(shown.path, page, { annotations: true })

/** How many of the points of an A4 page, given in points from below, are dark. */
function countDark({ colourAt }: RenderedPage, [x1, y1, x2, y2]: readonly [number, number, number, number]) {
  let dark = 0
  for (let x = x1; x <= x2; x++)
    for (let y = y1; y <= y2; y++) if (colourAt(x / 595, 1 - y / 842).some(value => value < 128)) dark++
  return dark
}

describe('papers as people have them', () => {
  it.each([
    ['eierpassord-aes256.pdf', 2],
    ['eierpassord-rc4-128.pdf', 2],
    ['dobbel-eof.pdf', 1],
    ['signert-usynlig.pdf', 1],
    ['skjema-avtale.pdf', 1],
    ['skjema-avtale-laast.pdf', 1],
    ['merknader-og-felt.pdf', 1],
    ['avkryssing-aa.pdf', 1],
    ['lag-2.pdf', 1],
  ])('%s alone is the document, byte for byte', async (navn, sider) => {
    const fil = paper(navn)
    const shown = await send([fil])
    expect([shown.somDenKom, shown.bytes.equals(fil.innhold)]).toEqual([true, true])
    expect(await countPages(shown.path)).toBe(sider)
    expect((await readPageText(shown.path, sider - 1)).length).toBeGreaterThan(5)
  })

  it('takes zeros behind the end of a PDF for nothing', async () => {
    const shown = await send([nuller])
    expect([shown.somDenKom, await readPageText(shown.path, 0)]).toEqual([true, 'Kontrakt med hale'])
  })

  it.each([
    ['hale-html-3kb.pdf', ['Kontrakt med hale']],
    ['hode-php-notice.pdf', ['Kontrakt med hale']],
    ['suffix_junk.pdf', [/^ARBEIDSAVTALE/, /Sølvi Åsheim/]],
  ])('%s is shown with all its pages and nothing around them', async (navn, texts) => {
    const shown = await send([paper(navn)])
    expect([shown.somDenKom, shown.endringer.includes('utenfor')]).toEqual([false, true])
    expect(await countPages(shown.path)).toBe(texts.length)
    for (const [page, text] of texts.entries()) expect(await readPageText(shown.path, page)).toMatch(text)
    expect(shown.bytes.toString('latin1')).not.toMatch(/<script|<html|Notice/)
  })

  it('shows all of a photo whose end marker is missing', async () => {
    const shown = await send([paper('uten-eoi.jpg')])
    const { colourAt } = await renderPage(shown.path, 0)
    expect(colourAt(0.5, 0.98)).not.toEqual([128, 128, 128])
    expect(await countPages(shown.path)).toBe(1)
  })

  it('keeps what is filled in visible: in the second of two forms, and in one form twice', async () => {
    const [forside, avtale] = [paper('skjema-forside.pdf'), paper('skjema-avtale.pdf')]
    const alone = countDark(await look(await send([avtale])), [200, 560, 480, 752])
    expect(alone).toBeGreaterThan(200)
    for (const filer of [
      [forside, avtale],
      [avtale, avtale],
    ])
      expect(countDark(await look(await send(filer), 1), [200, 560, 480, 752])).toBe(alone)
  })

  it.each([
    'skjema-avtale-laast.pdf',
    'merknader-og-felt.pdf',
    'avkryssing-aa.pdf',
  ])('keeps what lies on the pages of %s when it is put together with others', async navn => {
    const page = [0, 0, 595, 842] as const
    const alone = countDark(await look(await send([paper(navn)])), page)
    const merged = await look(await send([paper('dobbel-eof.pdf'), paper(navn)]), 1)
    expect(alone).toBeGreaterThan(200)
    expect(countDark(merged, page)).toBe(alone)
  })

  it('keeps hidden layers hidden: in two files, in one file twice, and in pages added', async () => {
    const [en, to] = [paper('lag-1.pdf'), paper('lag-2.pdf')]
    const expectHidden = async (shown: Shown, pages: Fil[]) => {
      for (const [index, fil] of pages.entries()) {
        const [page, alone] = [await look(shown, index), await look(await send([fil]))]
        expect(countDark(page, [0, 0, 595, 842])).toBe(countDark(alone, [0, 0, 595, 842]))
        expect(countDark(page, [50, 680, 400, 790])).toBeGreaterThan(100)
        if (fil === to) expect(countDark(page, [50, 380, 590, 480])).toBe(0)
      }
    }
    const both = await send([en, to])
    await expectHidden(both, [en, to])
    await expectHidden(await send([to, to]), [to, to])
    await expectHidden(await addTo((await send([en])).id, to), [en, to])
  })

  it('takes a signed file together with others only once the person knows', async () => {
    const filer = [paper('dobbel-eof.pdf'), paper('signert-usynlig.pdf')]
    expect((await portal.upload(person, filer)).json().code).toBe('signatur_brytes')
    expect((await send(filer, { godtatt: 'signatur' })).endringer).toContain('signatur')
  })

  it.each([
    ['xfa-dynamisk.pdf', 'fil_xfa'],
    ['portefolje.pdf', 'fil_portefoelje'],
  ])('never takes %s in silence', async (navn, code) => {
    for (const felter of [{}, { godtatt: 'vedlegg,signatur' }])
      expect((await portal.upload(person, [paper(navn)], felter)).json().code).toBe(code)
  })
})
