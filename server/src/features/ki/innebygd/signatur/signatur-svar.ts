import type { PageText } from '../../../../platform/reading/page-text.ts'
import { tilFlate } from './signatur-flate.ts'
import { nevnerPerson } from './signatur-navn.ts'
import type { Uveid } from './signatur-parter.ts'

type Navn = { arbeidstaker: string | null }

const bareUnderskrift =
  /^\W*(?:(?:sted|stad|place)\s*(?:,|\/|og)?\s*)?(?:(?:dato|date)\s*(?:,|\/|og|and)?\s*)?(?:underskrift|signatur|signature)\W*$/iu
/** «Eg tek imot stillinga»: only the worker says so. */
const takesIt =
  /^\W*(?:svar:?\s+)?(?:jeg|eg|I)\s(?:[^\s.]+ ){0,3}?(?:tar imot|tek imot|takker ja|takkar ja|godtar|godtek|aksepterer|aksepterar|accept|bekrefter|stadfestar|confirm)/iu
const forAnother = /på vegner? av|on behalf of|(?<!\p{L})for \p{Lu}\p{Ll}+\s\p{Lu}/u
/** «Underskrift» alone, under a sentence that the worker says: «Jeg, Kari Nes, takker ja». */
export function svarslipp(page: PageText, { arbeidstaker }: Navn): Uveid[] {
  const says = page.lines.filter(
    ({ text }) =>
      (takesIt.test(text) && !forAnother.test(text)) ||
      (/^\W*(?:jeg|eg|I)(?!\p{L})/iu.test(text) && nevnerPerson(text, arbeidstaker)),
  )
  return page.lines
    .filter(({ text }) => bareUnderskrift.test(text))
    .map(line => ({ part: 'arbeidstaker' as const, page, line, flate: tilFlate(line.box, page) }))
    .filter(({ flate }) =>
      says.some(one => {
        const above = flate.top - tilFlate(one.box, page).bottom
        return above > 0 && above < 150
      }),
    )
}

/** «Enig:», «Agreed:», alone on what is left of the line for a name. */
export const bareEnig =
  /^\W*(?:(?:jeg|eg) er )?(?:enig|einig|samd|godtatt|godteke|akseptert|bekreftet|stadfesta|(?:(?:read|agreed|accepted|and) )*(?:agreed|accepted|confirmed))[\s:._…]*$/iu
const hilsen =
  /^\W*(?:med )?(?:vennlig|venleg|beste|hjertelig)?\s?hils(?:en|ing)(?!\p{L})|^\W*(?:yours|kind regards|best regards|sincerely)/iu
/** In points: how far above an answer the sender's name and the greeting stand, and how near under it the other's field is. */
const [senderAbove, greetingAbove, fieldBelow] = [160, 220, 110]

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
      const isAnswer =
        company.some(one => flate.top - one.flate.bottom > 0 && flate.top - one.flate.bottom < senderAbove) ||
        page.lines.some(line => {
          const above = flate.top - tilFlate(line.box, page).bottom
          return above > 0 && above < greetingAbove && hilsen.test(line.text)
        })
      return isAnswer && !isHeading
    })
}
