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
/** A birth date, and the five digits that follow it, each by itself: «født 188471, personnummer 09188». */
const delt =
  /(?<!\p{L})((?:født|fødd|f\.|born|f.dselsdato|date of birth|(?:f.dsels|person)-? ?(?:nr|num\p{L}{0,6})\.?|fnr\.?)[\s:]{0,3})(\d{5,6})(?!\d)/giu
/** The same over the end of a line in one column, with what stands beside it in another between the two. */
const overSpalter = /(?<!\d)(\d{6})(?=[ \t]*\n)([\s\S]{0,200}?(?<=[\t\n]))(\d{5})(?!\d)/gu
/** So many digits in a word are a number that says something, whatever else it was read with. A date has eight, and two in one word go too. */
const mangeSifre = 9

const dekk = (text: string) => text.replace(/[\p{L}\p{N}@+]/gu, '•')
const dekkBak = (_: string, navn: string, nummer: string) => navn + dekk(nummer)
/** One sign for each unit of the text, so that places stay the same. */
const maskerAlt = (text: string): string =>
  maskerNumre(text)
    .replace(epost, dekk)
    .replace(medNavn, dekkBak)
    .replace(delt, dekkBak)
    .replace(/\S{9,}/gu, word => (word.replace(/\D/g, '').length >= mangeSifre ? dekk(word) : word))
    .replace(telefon, dekk)

/** What is covered where the words stand one after the other, without what parts them: cells, ends of lines, and specks that were read. */
function dekketSamlet(text: string): Set<number> {
  const words = [...text.matchAll(/\S*[\p{L}\p{N}]\S*/gu)]
  const masked = maskerAlt(words.map(([word]) => word).join(' '))
  const covered = new Set<number>()
  let from = 0
  for (const { 0: word, index } of words) {
    for (let at = 0; at < word.length; at++) if (masked[from + at] === '•') covered.add(index + at)
    from += word.length + 1
  }
  return covered
}

/** A number may run on over the cells of a form or the end of a line, so it is looked for with and without them. */
function masker(text: string): string {
  const together = dekketSamlet(text)
  const apart = text.replace(overSpalter, (_, six, between, five) => dekk(six) + between + dekk(five))
  return maskerAdresser(maskerAlt(apart)).replace(/\S/g, (sign, at: number) =>
    together.has(at) ? '•' : sign,
  )
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
