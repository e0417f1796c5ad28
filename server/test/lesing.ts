import type { InkMark, Line, PageText, Reading } from '../src/platform/reading/page-text.ts'

/** A line of a made-up page: its words from `x` to the right, `y` from the top, both in hundredths of the page. */
export type Proevelinje = {
  tekst: string
  x?: number
  y: number
  font?: string
  sikkerhet?: number
  /** Of its letters, against those of other lines. */
  grad?: number
}
type Proeveside = { linjer: Proevelinje[]; strek?: InkMark[]; kilde?: PageText['source'] }

const bredde = 0.0085

function toLine({ tekst, x = 10, y, font, sikkerhet = 1, grad = 1 }: Proevelinje): Line {
  let left = x / 100
  const bottom = y / 100 + 0.012 * grad
  const words = tekst.split(' ').map(text => {
    const box = { left, right: left + text.length * bredde * grad, top: y / 100, bottom }
    left = box.right + (bredde * grad) / 2
    return { text, box, confidence: sikkerhet, ...(font ? { font } : {}) }
  })
  return { text: tekst, words, box: { left: x / 100, right: left, top: y / 100, bottom } }
}

/** A reading as the reader would give it, of pages of A4. */
export const proevelesing = (...sider: Proeveside[]): Reading => ({
  skipped: 0,
  pages: sider.map(({ linjer, strek = [], kilde = 'text' }, at) => ({
    number: at + 1,
    width: 595,
    height: 842,
    source: kilde,
    confidence: kilde === 'text' ? 1 : 0.93,
    lines: linjer.map(toLine).toSorted((a, b) => a.box.top - b.box.top),
    ink: strek,
  })),
})

/** Paragraphs under each other, broken where a line is full. */
export function proeveavsnitt(avsnitt: readonly string[], fra = 10): Proevelinje[] {
  let y = fra
  return avsnitt.flatMap(tekst => {
    const linjer = (tekst.match(/.{1,85}(?:\s|$)/g) ?? []).map((part, at) => ({
      tekst: part.trim(),
      y: y + at * 1.6,
    }))
    y += linjer.length * 1.6 + 2.5
    return linjer
  })
}

/** A signature, and the rule to sign on, in hundredths of the page. */
export const proevestroek = (x: number, y: number): InkMark => ({
  kind: 'strokes',
  box: { left: x / 100, right: (x + 25) / 100, top: y / 100, bottom: (y + 4) / 100 },
  coverage: 0.1,
})
export const proevestrek = (x: number, y: number): InkMark => ({
  kind: 'rule',
  box: { left: x / 100, right: (x + 38) / 100, top: y / 100, bottom: y / 100 + 0.001 },
  coverage: 1,
})
