import { strFromU8, unzipSync } from 'fflate'

/** Attributes of the elements with a name, in their order. */
const elementsOf = (xml: string, name: string): string[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${name}\\s([^>]*)>`, 'g'))].map(found => found[1] ?? '')
const attribute = (attributes: string, name: string): string =>
  new RegExp(`(?:^|\\s)${name}="([^"]*)"`).exec(attributes)?.[1] ?? ''

const columnOf = (letters: string): number =>
  [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1

/** Cells that are merged downwards, counted from 0: what stands in the first row goes for the others too. */
export type Flettet = { readonly kolonne: number; readonly fra: number; readonly til: number }

/** «A2:B4»; undefined for cells of one row. */
function toFlettet(ref: string): Flettet | undefined {
  const [, letters, from, to] = /^([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})$/.exec(ref) ?? []
  if (!letters || !from || !to || from === to) return undefined
  return { kolonne: columnOf(letters), fra: Number(from) - 1, til: Number(to) - 1 }
}

/** They stand behind all cells of the sheet. */
function mergedIn(sheet: Uint8Array): Flettet[] {
  const start = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength).lastIndexOf('mergeCells count')
  const anywhere = start < 0 ? 0 : start
  return elementsOf(strFromU8(sheet.subarray(anywhere)), 'mergeCell').flatMap(
    one => toFlettet(attribute(one, 'ref')) ?? [],
  )
}

/** A cell whose formula failed, counted from 0: «#N/A». */
export type Feilcelle = { readonly rad: number; readonly kolonne: number; readonly tekst: string }

const longestFormula = 9000
function errorsIn(sheet: Uint8Array): Feilcelle[] {
  const bytes = Buffer.from(sheet.buffer, sheet.byteOffset, sheet.byteLength)
  const found: Feilcelle[] = []
  for (let at = bytes.indexOf('t="e"'); at >= 0; at = bytes.indexOf('t="e"', at + 5)) {
    const end = Math.min(bytes.indexOf('</', bytes.indexOf('v>#', at)), at + longestFormula)
    const cell = bytes.subarray(bytes.lastIndexOf('<', at), Math.max(at, end)).toString('latin1')
    const [, letters, row] = /^<(?:\w+:)?c\s(?:[^>]*\s)?r="([A-Z]{1,3})(\d{1,7})"/.exec(cell) ?? []
    const [tekst] = /#[A-Z0-9/_]+[!?]?$/.exec(cell) ?? []
    if (letters && row && tekst) found.push({ rad: Number(row) - 1, kolonne: columnOf(letters), tekst })
  }
  return found
}

/**
 * What the library that reads the sheets does not give: `flettede`, of merged cells it gives the first alone; `feil`, which it leaves empty; and
 * `skjult`: who opens the workbook does not see it.
 */
export type Arkform = {
  readonly flettede: readonly Flettet[]
  readonly feil: readonly Feilcelle[]
  readonly skjult: boolean
}

/** What the sheets of a workbook are like beside their cells, in the order of the workbook. */
export function listArkformer(workbook: Uint8Array): Arkform[] {
  const files = unzipSync(workbook, {
    filter: ({ name }) =>
      /^xl\/(?:workbook\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/.test(name),
  })
  const read = (name: string) => (files[name] ? strFromU8(files[name]) : '')
  const targets = new Map(
    elementsOf(read('xl/_rels/workbook.xml.rels'), 'Relationship').map(one => [
      attribute(one, 'Id'),
      attribute(one, 'Target').replace(/^\/?(?:xl\/)?/, 'xl/'),
    ]),
  )
  return elementsOf(read('xl/workbook.xml'), 'sheet').map(one => {
    const sheet = files[targets.get(attribute(one, '(?:\\w+:)?id')) ?? '']
    const skjult = /hidden/i.test(attribute(one, 'state'))
    return { flettede: sheet ? mergedIn(sheet) : [], feil: sheet ? errorsIn(sheet) : [], skjult }
  })
}

/** The rows with what failed, and with what stands in the first of merged cells in each of them. */
export function fillIn(
  rader: readonly (readonly unknown[])[],
  { flettede, feil }: Pick<Arkform, 'flettede' | 'feil'>,
): (readonly unknown[])[] {
  const filled = rader.map(rad => [...rad])
  for (const { rad, kolonne, tekst } of feil) {
    const cells = filled[rad]
    while (cells && cells.length < kolonne) cells.push(null)
    if (cells) cells[kolonne] ??= tekst
  }
  for (const { kolonne, fra, til } of flettede) {
    const value = filled[fra]?.[kolonne] ?? null
    for (const rad of filled.slice(fra + 1, til + 1)) rad[kolonne] ??= value
  }
  return filled
}
