import zlib from 'node:zlib'

const escapeXml = (text: string) => text.replace(/[<>&"]/g, sign => `&#${sign.charCodeAt(0)};`)
const columnName = (column: number) => String.fromCharCode(65 + column)

/** What a formula came to that failed is `{ feil: '#N/A' }`. */
type Cell = string | number | null | { readonly feil: string }

const sheetXml = (rows: readonly (readonly Cell[])[]) =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
    .map(
      (row, r) =>
        `<row r="${r + 1}">${row
          .map((cell, c) => {
            const at = `r="${columnName(c)}${r + 1}"`
            if (cell === null) return ''
            if (typeof cell === 'number') return `<c ${at}><v>${cell}</v></c>`
            if (typeof cell === 'object') return `<c ${at} t="e"><v>${cell.feil}</v></c>`
            return `<c ${at} t="inlineStr"><is><t>${escapeXml(cell)}</t></is></c>`
          })
          .join('')}</row>`,
    )
    .join('')}</sheetData></worksheet>`

/** A zip whose entries are stored as they are. */
function zip(files: Readonly<Record<string, string>>): Buffer {
  const local: Buffer[] = []
  const central: Buffer[] = []
  let at = 0
  for (const [name, text] of Object.entries(files)) {
    const data = Buffer.from(text)
    const head = Buffer.alloc(30)
    head.writeUInt32LE(0x04034b50, 0)
    head.writeUInt16LE(20, 4)
    head.writeUInt32LE(zlib.crc32(data), 14)
    head.writeUInt32LE(data.length, 18)
    head.writeUInt32LE(data.length, 22)
    head.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(20, 4)
    head.copy(entry, 6, 4, 30)
    entry.writeUInt32LE(at, 42)
    local.push(head, Buffer.from(name), data)
    central.push(entry, Buffer.from(name))
    at += head.length + name.length + data.length
  }
  const directory = Buffer.concat(central)
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(central.length / 2, 8)
  end.writeUInt16LE(central.length / 2, 10)
  end.writeUInt32LE(directory.length, 12)
  end.writeUInt32LE(at, 16)
  return Buffer.concat([...local, directory, end])
}

/** A workbook as a spreadsheet would save it. */
export function makeXlsx(
  sheets: Readonly<Record<string, readonly (readonly Cell[])[]>>,
  hidden: readonly string[] = [],
): Buffer {
  const names = Object.keys(sheets)
  const office = 'http://schemas.openxmlformats.org'
  const related = `${office}/officeDocument/2006/relationships`
  const overrides = names.map(
    (_, i) =>
      `<Override PartName="/xl/worksheets/sheet${i + 1}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/>`,
  )
  return zip({
    '[Content_Types].xml': `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${overrides.join('')}</Types>`,
    '_rels/.rels': `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="rId1" Type="${related}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${office}/spreadsheetml/2006/main" xmlns:r="${related}"><sheets>${names.map((name, i) => `<sheet name="${escapeXml(name)}" sheetId="${i + 1}"${hidden.includes(name) ? ' state="hidden"' : ''} r:id="rId${i + 1}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships xmlns="${office}/package/2006/relationships">${names.map((_, i) => `<Relationship Id="rId${i + 1}" Type="${related}/worksheet" Target="worksheets/sheet${i + 1}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      names.map((name, i) => [`xl/worksheets/sheet${i + 1}.xml`, sheetXml(sheets[name] ?? [])]),
    ),
  })
}
