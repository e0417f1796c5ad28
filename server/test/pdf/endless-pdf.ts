import { type RawObject, rawPdf } from './raw-pdf.ts'

const depth = 9
const times = 10
const firstForm = 5
const after = firstForm + depth

/**
 * A small file with a page that is never finished: each form draws the next one ten times.
 * @param words of the page that follows it; none follows where they are left out
 */
export function endlessPdf(words?: string): Buffer {
  const forms = Array.from({ length: depth }, (_, level): RawObject => {
    const inner = level + 1 < depth ? `/XObject<</F ${firstForm + level + 1} 0 R>>` : ''
    const drawn = inner ? '/F Do ' : '0 0 m 100 100 l S '
    return {
      dictionary: `/Type/XObject/Subtype/Form/BBox[0 0 595 842]/Resources<<${inner}>>`,
      data: Buffer.from(drawn.repeat(times)),
    }
  })
  const shown = (words?.match(/.{1,70}(?: |$)/gu) ?? []).map(line => `(${line.trim()}) '`).join(' ')
  return rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    words ? `<</Type/Pages/Count 2/Kids[3 0 R ${after} 0 R]>>` : '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</XObject<</F ${firstForm} 0 R>>>>>>`,
    { dictionary: '', data: Buffer.from('/F Do') },
    ...forms,
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents ${after + 1} 0 R/Resources<</Font<</T ${after + 2} 0 R>>>>>>`,
    { dictionary: '', data: Buffer.from(`BT /T 12 Tf 60 700 Td 16 TL ${shown} ET`) },
    '<</Type/Font/Subtype/Type1/BaseFont/Helvetica/Encoding/WinAnsiEncoding>>',
  ])
}

/** A page whose content is a stream of 0 bytes. */
export const emptyPagePdf = (): Buffer =>
  rawPdf([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Count 1/Kids[3 0 R]>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<<>>>>',
    { dictionary: '', data: Buffer.alloc(0) },
  ])
