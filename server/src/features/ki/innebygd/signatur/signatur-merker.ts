import type { Line, PageText, Reading, Word } from '../../../../platform/reading/page-text.ts'
import { readNavn } from '../navn/navn.ts'
import { likhet } from '../ord/likhet.ts'
import { type Flate, overlapper, tilFlate } from './signatur-flate.ts'
import { haler } from './signatur-hale.ts'

/** Something on a page that may be a signature. `styrke`: how surely it was made by a hand or is meant to look so. */
export type Merke = {
  page: PageText
  flate: Flate
  styrke: number
  slag: 'strøk' | 'skrift' | 'gjetning' | 'stempel'
  tekst: string
}

export const findMerker = (lest: Reading): Merke[] => {
  const script = skrifter(lest)
  return lest.pages.flatMap(page => [
    ...stroek(page),
    ...script(page),
    ...uleselig(page),
    ...overNavn(page),
    ...stempler(page),
  ])
}

/** In points: a round stamp is larger than a tall signature. */
const tallest = 72
/** Ink as large as a name that somebody writes: not a box to tick, a speck, or initials in a corner. */
function stroek(page: PageText): Merke[] {
  const pieces = page.ink
    .filter(mark => mark.kind === 'strokes' && mark.coverage < 0.5)
    .map(mark => tilFlate(mark.box, page))
    .filter(one => one.bottom - one.top >= 5 && one.right - one.left >= 5)
  const isName = (one: Flate): boolean => {
    const [width, height] = [one.right - one.left, one.bottom - one.top]
    const edge = one.left < page.width * 0.005 || one.right > page.width * 0.996
    // A round stamp is as high as it is wide; a name is written along its line.
    if (height > tallest && width < height * 1.45) return false
    return (
      width >= 38 &&
      height >= 9 &&
      width < page.width * 0.6 &&
      height < 130 &&
      !edge &&
      one.top < page.height * 0.95
    )
  }
  const plain = samlet(pieces).filter(isName)
  const rules = page.ink.filter(({ kind }) => kind === 'rule').map(({ box }) => tilFlate(box, page))
  const sloping = page.source === 'text' ? rules.filter(isSloping) : []
  const tails = page.source === 'text' ? [] : haler(rules, pieces)
  const tied = samlet([...pieces, ...sloping, ...tails])
    .filter(isName)
    .filter(
      one =>
        pieces.filter(piece => isWithin(piece, one)).length > 1 || tails.some(tail => isWithin(tail, one)),
    )
    .filter(one => !plain.some(other => isWithin(other, one)))
  return [...plain, ...tied].map(flate => {
    const isSure = flate.right - flate.left >= 55 && !tails.some(tail => isWithin(tail, flate))
    const styrke = (isSure ? 0.96 : 0.85) - (page.source === 'text' ? 0 : 0.02)
    return { page, flate, styrke, slag: 'strøk' as const, tekst: '' }
  })
}

const isWithin = (one: Flate, other: Flate): boolean =>
  overlapper(one, other) && one.top < other.bottom && other.top < one.bottom

/** A long stroke that hardly rises looks like a rule, but is thicker than one that was set: it ties the others of a signature together. */
const isSloping = ({ left, right, top, bottom }: Flate): boolean => bottom - top > 2 && right - left < 100

/** What a signing service prints where a signature stands: 'DocuSigned by:'. */
const stempler = (page: PageText): Merke[] =>
  page.lines
    .filter(
      line =>
        /docu ?signed by|(?:digitally|electronically|e-?) ?signed by|(?:digitalt|elektronisk) signert av|signert (?:elektronisk|digitalt|med BankID)/i.test(
          line.text,
        ) && line.words.length <= 14,
    )
    .map(line => ({
      page,
      flate: tilFlate(line.box, page),
      styrke: 0.93,
      slag: 'stempel' as const,
      tekst: line.text,
    }))

/** Pieces right beside each other as one. */
function samlet(pieces: readonly Flate[]): Flate[] {
  const groups: Flate[] = []
  for (const piece of pieces.toSorted((a, b) => a.left - b.left)) {
    const near = groups.find(
      group => piece.left - group.right < 14 && piece.top < group.bottom + 4 && group.top < piece.bottom + 4,
    )
    if (!near) groups.push({ ...piece })
    else {
      near.right = Math.max(near.right, piece.right)
      near.top = Math.min(near.top, piece.top)
      near.bottom = Math.max(near.bottom, piece.bottom)
    }
  }
  return groups
}

const skriftnavn =
  /script|hand|brush|signature|kristi|caveat|vibes|dancing|apple|pacifico|sacramento|allura|satisfy|zapf|bradley|mistral|freestyle|edwardian|kunstler|parisienne|cookie|italianno|tangerine|rouge|reenie|shadows|indie|nothingyou|cedarville|labelle|saint|herrvon|rainbow|coveredby|zeyada|marker|kalam|patrick|gochi|handlee|chancery|snell|lucidacall|monotypecors|pinyon|marck|badscript|yellowtail|kaushan|lobster|courgette/i
const vanligskrift =
  /sans|serif|mono|symbol|dingbat|emoji|wingding|courier|times|arial|helvetica|condensed|narrow|calibri|carlito/i

const familie = (font: string | undefined): string =>
  (font ?? '').replace(/^[A-Z]{6}\+/, '').replace(/[-,].*$/, '')

/** A name set in a script or in a face that the rest of the document has not. */
function skrifter(lest: Reading): (page: PageText) => Merke[] {
  const words = lest.pages
    .filter(page => page.source === 'text')
    .flatMap(page => page.lines.flatMap(line => line.words))
  const count = new Map<string, number>()
  for (const word of words) count.set(familie(word.font), (count.get(familie(word.font)) ?? 0) + 1)
  const isSkrift = (font: string | undefined): number => {
    const face = familie(font)
    const rare = (count.get(face) ?? 0) <= Math.max(4, words.length * 0.03) && count.size > 1
    if (skriftnavn.test(face)) return rare ? 0.97 : 0.75
    return rare && !vanligskrift.test(face) ? 0.93 : 0
  }
  return page =>
    page.source !== 'text'
      ? []
      : page.lines.flatMap(line => {
          const hand = line.words.filter(word => isSkrift(word.font) > 0 && /\p{L}/u.test(word.text))
          const tekst = hand.map(word => word.text).join(' ')
          if (hand.length === 0 || hand.length > 5 || !/^\p{Lu}|^\p{L}{2,}/u.test(tekst) || /\d/.test(tekst))
            return []
          const styrke = Math.min(...hand.map(word => isSkrift(word.font)))
          return [{ page, flate: rundt(hand, page), styrke, slag: 'skrift' as const, tekst }]
        })
}

/** What the recogniser made of handwriting: few odd letters that it is not sure of, or a script as easy to read as print. */
function uleselig(page: PageText): Merke[] {
  // A text layer without the names of its faces has only the size of the letters to tell a script by.
  const isNameless = page.lines.every(line => line.words.every(word => word.font === undefined))
  if (page.source !== 'ocr' && !isNameless) return []
  const usual = middels(page.lines.flatMap(line => line.words.map(hoeyde)))
  return page.lines.flatMap((line): Merke[] => {
    const flate = tilFlate(line.box, page)
    const large = middels(line.words.map(hoeyde)) > usual * 1.7
    if (large && erNavnPaaStrek(line, page))
      return [{ page, flate, styrke: 0.8, slag: 'skrift', tekst: line.text }]
    if (page.source !== 'ocr') return []
    const wide = flate.right - flate.left >= 30 && flate.bottom - flate.top >= 9
    if (!wide || !isUleselig(line, large)) return []
    return [{ page, flate, styrke: 0.7, slag: 'gjetning', tekst: line.text }]
  })
}

function isUleselig(line: Line, large: boolean): boolean {
  if (line.words.length > 7 || /\d{4}|^\W*\p{Lu}\p{L}+,/u.test(line.text) || !/[\p{L}\d]/u.test(line.text))
    return false
  const sure = line.words.reduce((sum, word) => sum + word.confidence, 0) / Math.max(1, line.words.length)
  return sure < (large ? 0.9 : 0.62)
}

/** A name right on a rule to sign on. */
function erNavnPaaStrek(line: Line, page: PageText): boolean {
  const { left, right, bottom } = tilFlate(line.box, page)
  if (
    !/^(?:\p{Lu}\p{Ll}[\p{L}.’'-]*|\p{Lu}(?:[.-]{1,2}\p{Lu})?\.?)(?: \p{Lu}[\p{L}.’'-]*){1,4}$/u.test(
      line.text,
    )
  )
    return false
  const rules = page.ink.filter(mark => mark.kind === 'rule').map(mark => tilFlate(mark.box, page))
  return rules.some(rule => Math.abs(rule.bottom - bottom) < 7 && rule.left < right && left < rule.right)
}

/** Only the letters: a script may be read in pieces. */
const letters = (text: string): string => text.replace(/[^\p{L}]/gu, '').toLocaleLowerCase('nb')
const muchLarger = 1.5
/** In points. */
const rightUnder = 36
/** A name in much larger letters right over the same name in print: written, whatever face it is in. */
function overNavn(page: PageText): Merke[] {
  return page.lines.flatMap((line): Merke[] => {
    const own = letters(line.text)
    if (line.words.length > 6 || own.length < 6 || /\d/.test(line.text)) return []
    const flate = tilFlate(line.box, page)
    const isNamedUnder = page.lines.some(other => {
      const under = tilFlate(other.box, page)
      const away = under.top - flate.bottom
      const navn = away > -6 && away < rightUnder && overlapper(under, flate) ? readNavn(other.text) : null
      return (
        navn !== null &&
        middels(line.words.map(hoeyde)) > muchLarger * middels(other.words.map(hoeyde)) &&
        likhet(own, letters(navn)) > sameName
      )
    })
    return isNamedUnder ? [{ page, flate, styrke: 0.93, slag: 'skrift', tekst: line.text }] : []
  })
}
const sameName = 0.8

const hoeyde = (word: Word): number => word.box.bottom - word.box.top
const middels = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0

function rundt(words: readonly Word[], page: PageText): Flate {
  const all = words.map(word => tilFlate(word.box, page))
  return {
    left: Math.min(...all.map(one => one.left)),
    right: Math.max(...all.map(one => one.right)),
    top: Math.min(...all.map(one => one.top)),
    bottom: Math.max(...all.map(one => one.bottom)),
  }
}
