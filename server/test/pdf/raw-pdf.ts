/** A PDF object: its body as text, or a stream with its dictionary (without Length) and data. */
export type RawObject = string | { dictionary: string; data: Buffer }

/**
 * A PDF of hand-written objects, numbered from 1, where object 1 is the catalog. Nothing is checked, so that files can be
 * wrong in exactly one way.
 */
export function rawPdf(objects: RawObject[], trailer = ''): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n', 'latin1')]
  const offsets: number[] = []
  let position = parts[0]?.length ?? 0
  const add = (part: Buffer) => {
    parts.push(part)
    position += part.length
  }
  for (const [index, object] of objects.entries()) {
    offsets.push(position)
    add(Buffer.from(`${index + 1} 0 obj\n`))
    if (typeof object === 'string') add(Buffer.from(object, 'latin1'))
    else {
      add(Buffer.from(`<<${object.dictionary}/Length ${object.data.length}>>\nstream\n`, 'latin1'))
      add(object.data)
      add(Buffer.from('\nendstream'))
    }
    add(Buffer.from('\nendobj\n'))
  }
  const size = objects.length + 1
  const rows = offsets.map(offset => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const end = `xref\n0 ${size}\n0000000000 65535 f \n${rows}trailer\n<</Size ${size}/Root 1 0 R${trailer}>>\nstartxref\n${position}\n%%EOF\n`
  add(Buffer.from(end))
  return Buffer.concat(parts)
}

/** A one-page PDF that shows "Hei" and carries `catalog` and `page` as further entries; `more` are objects 6 and up. */
export function onePagePdf(extra: { catalog?: string; page?: string; more?: RawObject[] } = {}): Buffer {
  const content = Buffer.from('BT /F1 24 Tf 72 700 Td (Hei) Tj ET')
  return rawPdf([
    `<</Type/Catalog/Pages 2 0 R${extra.catalog ?? ''}>>`,
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>${extra.page ?? ''}>>`,
    { dictionary: '', data: content },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>',
    ...(extra.more ?? []),
  ])
}
