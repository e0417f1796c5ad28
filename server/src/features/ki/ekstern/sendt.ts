import { fold } from '../innebygd/ord/likhet.ts'
import type { Ord } from '../innebygd/side/celle.ts'
import type { Flate } from '../innebygd/side/flate.ts'
import { maskerNumre } from '../masking.ts'
import { maskerAdresser } from './adresse.ts'

/** A word with what the other engine sees of it, in words of letters and digits alone; `dekket` when not all of it. */
export type Sendtord = { ord: Ord; norm: readonly string[]; dekket: boolean }
export type Sendtside = { side: number; tekst: string; ord: readonly Sendtord[] }

/** Some twenty pages of contract. The built-in engine reads the rest as well. */
const flestTegn = 60_000

const epost = /[\p{L}\p{N}._%+-]+\s?@\s?[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+/gu
const telefon =
  /(?<![\p{L}\p{N}])(?:(?:\+|00)\d{1,3}[ .]?)?(?:\d{8}|\d{2}[ .]\d{2}[ .]\d{2}[ .]\d{2}|\d{3}[ .]\d{2}[ .]\d{3})(?![\p{L}\p{N}])/gu
const medNavn =
  /(?<!\p{L})((?:telefon|tlf|mobil|phone|tel)\p{L}*\.?(?:\s?(?:nr|no)\.?)?\s?[:.]?\s?)(\+?[\d][\d .\-()]{5,18}\d)/giu

const dekk = (text: string) => text.replace(/[\p{L}\p{N}@+]/gu, '•')
/** One sign for each unit of the text, so that places stay the same. */
const maskerAlt = (text: string): string =>
  maskerNumre(text)
    .replace(epost, dekk)
    .replace(medNavn, (_, navn: string, nummer: string) => navn + dekk(nummer))
    .replace(telefon, dekk)

/** A number may run on over the cells of a form or the end of a line, so it is looked for with and without them. */
function masker(text: string): string {
  const apart = maskerAdresser(maskerAlt(text))
  const together = maskerAlt(text.replace(/[\t\n]/g, ' '))
  return apart.replace(/[^\t\n]/g, (sign, at: number) => (together[at] === '•' ? '•' : sign))
}

/** Without signs that show nothing or turn the text around, and without those of two units, which no contract needs. */
const plain = (text: string) =>
  text.replace(/[\p{C}\s\u{10000}-\u{10ffff}]/gu, found => ' '.repeat(found.length))

function createSide(side: number, rader: Flate['rader'], most: number): Sendtside {
  let tekst = ''
  const places: { ord: Ord; fra: number }[] = []
  for (const rad of rader) {
    if (tekst.length > most) break
    for (const [at, celle] of rad.entries()) {
      if (tekst) tekst += at === 0 ? '\n' : '\t'
      for (const [index, ord] of celle.ord.entries()) {
        if (index > 0) tekst += ' '
        places.push({ ord, fra: tekst.length })
        tekst += plain(ord.tekst)
      }
    }
  }
  const masked = masker(tekst)
  const ord = places.map(({ ord, fra }) => {
    const seen = masked.slice(fra, fra + ord.tekst.length)
    const dekket = seen !== tekst.slice(fra, fra + ord.tekst.length)
    return { ord, norm: fold(seen).split(' ').filter(Boolean), dekket }
  })
  return { side, tekst: masked, ord }
}

/** What leaves the portal of a document: the text page by page, without ID, account and phone numbers, e-mail and postal addresses. */
export function createSendt(flate: Flate): Sendtside[] {
  const sider: Sendtside[] = []
  let rest = flestTegn
  for (const [side, rader] of Map.groupBy(flate.rader, rad => rad[0]?.side ?? 0)) {
    if (rest <= 0) break
    const sendt = createSide(side, rader, rest)
    rest -= sendt.tekst.length
    sider.push(sendt)
  }
  return sider
}
