import type { PageText } from '../../../../platform/reading/page-text.ts'
import { tilFlate } from './signatur-flate.ts'
import type { Uveid } from './signatur-parter.ts'

/** «Enig:», «Agreed:», alone on what is left of the line for a name. */
const bareEnig =
  /^\W*(?:(?:jeg|eg) er )?(?:enig|einig|samd|godtatt|godteke|akseptert|bekreftet|stadfesta|(?:(?:read|agreed|accepted|and) )*(?:agreed|accepted|confirmed))[\s:._…]*$/iu
/** In points: how far above an answer the sender's name stands, and how near under it the other's field is. */
const [senderAbove, fieldBelow] = [160, 110]

/** Who gets a letter agrees under the sender's name; over two fields «Agreed:» is the heading of both. */
export function enighet(page: PageText, known: readonly Uveid[]): Uveid[] {
  const company = known.filter(one => one.part === 'produksjonsselskap')
  return page.lines
    .filter(({ text }) => bareEnig.test(text))
    .map(line => ({ part: 'arbeidstaker' as const, page, line, flate: tilFlate(line.box, page) }))
    .filter(({ flate }) => {
      const isHeading = company.some(
        one => one.flate.bottom > flate.top - 4 && one.flate.top - flate.bottom < fieldBelow,
      )
      const isAnswer = company.some(
        one => flate.top - one.flate.bottom > 0 && flate.top - one.flate.bottom < senderAbove,
      )
      return isAnswer && !isHeading
    })
}
