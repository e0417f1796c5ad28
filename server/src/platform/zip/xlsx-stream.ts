import { Readable } from 'node:stream'
import { ZipFile } from 'yazl'

export type Cell = string | number | null

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const kind = 'application/vnd.openxmlformats-officedocument.spreadsheetml'
const packageOf = (what: string) => `http://schemas.openxmlformats.org/package/2006/${what}`

/** What XML 1.0 has no way to write, and half of a pair of surrogates. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is taken out.
const unwritable = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g
/** A cell of Excel holds no more. */
const longestText = 32_767

const written = (text: string) =>
  text
    .slice(0, longestText)
    .toWellFormed()
    .replace(unwritable, '')
    .replace(/[<>&"]/g, sign => `&#${sign.charCodeAt(0)};`)

/** What stands around the one sheet: a workbook that says so, and a bold style for the header. */
const parts = (name: string): Readonly<Record<string, string>> => ({
  '[Content_Types].xml': `<Types xmlns="${packageOf('content-types')}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="${kind}.sheet.main+xml"/><Override PartName="/xl/styles.xml" ContentType="${kind}.styles+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${kind}.worksheet+xml"/></Types>`,
  '_rels/.rels': `<Relationships xmlns="${packageOf('relationships')}"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${packageOf('relationships')}"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  'xl/workbook.xml': `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="${written(name.slice(0, 31))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  'xl/styles.xml': `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders><cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs><cellXfs count="2"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/><xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/></cellXfs></styleSheet>`,
})

/** A text is a text, also where it looks like a formula. */
function cellXml(cell: Cell, at: string): string {
  if (cell === null || cell === '') return ''
  if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
  return `<c ${at} t="inlineStr"><is><t xml:space="preserve">${written(cell)}</t></is></c>`
}

/** @param number counted from 1; at most 26 cells. */
const rowXml = (row: readonly Cell[], number: number, style = '') =>
  `<row r="${number}">${row
    .map((cell, at) => cellXml(cell, `r="${String.fromCharCode(65 + at)}${number}"${style}`))
    .join('')}</row>`

/** In characters: as wide as the longest text that is known when the sheet begins, within reason. */
const columnXml = (texts: readonly Cell[], at: number) => {
  const longest = Math.max(...texts.map(text => String(text ?? '').length))
  return `<col min="${at + 1}" max="${at + 1}" width="${Math.min(Math.max(longest + 2, 8), 60)}" customWidth="1"/>`
}

async function* sheetXml(header: readonly string[], batches: AsyncIterable<readonly (readonly Cell[])[]>) {
  let last = 0
  for await (const rows of batches) {
    if (last === 0)
      yield `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols>${header
        .map((title, at) => columnXml([title, ...rows.map(row => row[at] ?? null)], at))
        .join('')}</cols><sheetData>${rowXml(header, ++last, ' s="1"')}`
    yield rows.map(row => rowXml(row, ++last)).join('')
  }
  yield '</sheetData><pageSetup orientation="landscape"/></worksheet>'
}

/**
 * A workbook of one sheet, written as its rows come. The stream fails when the rows do.
 * @param batches at least one, of any number of rows
 */
export function createXlsxStream(
  name: string,
  header: readonly string[],
  batches: AsyncIterable<readonly (readonly Cell[])[]>,
): Readable {
  const zip = new ZipFile()
  // The library's types promise less than it gives.
  const stream = zip.outputStream as Readable
  const sheet = Readable.from(sheetXml(header, batches))
  zip.on('error', error => stream.destroy(error))
  sheet.on('error', error => stream.destroy(error))
  stream.on('close', () => sheet.destroy())
  for (const [path, xml] of Object.entries(parts(name))) zip.addBuffer(Buffer.from(declaration + xml), path)
  zip.addReadStream(sheet, 'xl/worksheets/sheet1.xml')
  zip.end()
  return stream
}
