import type { Sted } from '@rp/contract/ki'
import type { Line, PageText, Reading } from '../../../../platform/reading/page-text.ts'
import { median } from '../../../../platform/reading/text-lines.ts'
import type { Funn } from '../../funn.ts'
import { maskerNumre } from '../../masking.ts'
import { erLesbar } from '../ord/spraak.ts'
import { tilGrunnform } from '../ord/stamme.ts'
import {
  aksept,
  aldriAvtale,
  annenTittel,
  annet,
  bindende,
  emne,
  foerKontrakt,
  forplikter,
  kontrakt,
  kontraktstittel,
  ofMail,
  rettigheter,
  tilbud,
  tilleggstittel,
} from './dokumenttype-ord.ts'

type Type = Funn['dokumenttype']

/** Characters that the kind of a document is told by. */
const lengst = 60_000

/** A contract, an annex to one that is not among the pages, or something else, such as a payslip or a list of the crew. */
export function finnDokumenttype(lest: Reading): Type {
  const text = lest.pages
    .flatMap(page => page.lines.map(line => line.text.slice(0, 400)))
    .join('\n')
    .slice(0, lengst)
  const titles = lest.pages.map(titler)
  const first = titles.find(lines => lines.length > 0) ?? []
  const clause = /forvaltningskontrakt|management contract|norsk filmforbund/i.test(text) ? 2 : 0
  const rights = rettigheter.test(text) ? 3 : 0
  const isBindende = bindende.test(text)
  const isForelopig = foerKontrakt.test(text)
  const signs =
    kontrakt.filter(sign => sign.test(text)).length + Math.max(clause, rights) + (isBindende ? 2 : 0)
  const others = Math.max(
    ...annet
      .filter((_, at) => !(isBindende && at === ofMail))
      .map(group => group.filter(sign => sign.test(text)).length),
  )
  const tillegg = first.find(isTillegg)
  const isAkseptert = aksept.test(text)
  // Below the title of an annex, it is the contract that is spoken of.
  const contractTitle = titles
    .flat()
    .some(
      line =>
        kontraktstittel.test(tilGrunnform(line.text)) &&
        !isAldriAvtale(line) &&
        !isTillegg(line) &&
        !(tillegg && first.includes(line) && isHeading(tillegg) && line.box.top > tillegg.box.top),
    )
  const other = first.find(
    line =>
      (isAnnenTittel(line) || isAldriAvtale(line)) &&
      !(isBindende && emne.test(line.text)) &&
      !(isAkseptert && tilbud.test(line.text)),
  )
  // Below the title of another kind of paper, 'Bilag' is the head of a column.
  if (tillegg && !contractTitle && !(other && other.box.top < tillegg.box.top))
    return toTillegg(text, signs, tillegg)
  return weigh({
    contractTitle: contractTitle || (isAkseptert && first.some(line => tilbud.test(line.text))),
    signs,
    others,
    other: other ?? null,
    isForelopig,
    words: text.split(/\s+/).length,
    forplikter: rights > 0 || forplikter.test(text),
    // A list of names in a sound text layer has hardly any common words.
    lesbar: (lest.pages.every(page => page.source === 'text') || erLesbar(lest)) && lestSikkert(lest) > 0.68,
  })
}

/** The contract that an annex is an annex to. */
const hovedavtale: readonly RegExp[] = [
  /hovedavtale|hovudavtale|oppr(?:inneli|ineleg)|original agreement|main agreement/i,
  /(?:agreement|contract) dated|(?:avtal[ea]|kontrakt|engasjement)\p{L}* (?:\p{L}+ ){0,2}(?:av|datert|frå|fra|den|inngått|inngått den|inngådd) \d/iu,
  /(?:gjelder|gjeld|står|remain)[^.]{0,70}(?:uendr|uforandr|ved lag|unchanged|in force|full force)/i,
]

function toTillegg(text: string, signs: number, title: Tittel): Type {
  const refers = hovedavtale.some(sign => sign.test(text))
  const sikkerhet = refers ? (signs < 10 ? 0.94 : 0.85) : 0.65
  return {
    verdi: 'tillegg',
    sikkerhet,
    sted: title.sted,
    forklaring: 'Dokumentet er et tillegg til en annen avtale.',
  }
}

function weigh(found: {
  contractTitle: boolean
  signs: number
  others: number
  other: Tittel | null
  isForelopig: boolean
  words: number
  forplikter: boolean
  lesbar: boolean
}): Type {
  const contract = found.signs + (found.contractTitle ? 4 : 0)
  // It has the words of an agreement, as of secrecy, all the same.
  const isNever = found.other !== null && isAldriAvtale(found.other) && !found.contractTitle
  const before = found.isForelopig && !found.contractTitle ? 8 : 0
  const other = before + (isNever ? 15 : found.other ? 5 : 0) + (found.others >= 2 ? found.others * 1.5 : 0)
  const sted = found.other ? found.other.sted : null
  // Letters that make no words: nothing can be said of it.
  if (!found.lesbar) return { verdi: 'kontrakt', sikkerhet: 0.4, sted: null }
  if (found.words < 8) return { verdi: 'ikke_kontrakt', sikkerhet: 0.3, sted: null }
  if (other > contract || (found.signs <= 3 && !found.contractTitle)) {
    const clear = found.other !== null || found.others >= 3
    const sikkerhet = !found.contractTitle && found.signs <= 5 ? (clear ? 0.95 : 0.8) : 0.7
    return { verdi: 'ikke_kontrakt', sikkerhet, sted }
  }
  if (!found.forplikter && !found.contractTitle)
    return { verdi: 'ikke_kontrakt', sikkerhet: found.others >= 2 ? 0.88 : 0.7, sted }
  const lead = contract - other
  return { verdi: 'kontrakt', sikkerhet: lead >= 6 ? 0.97 : lead >= 3 ? 0.85 : 0.65, sted: null }
}

const lestSikkert = (lest: Reading): number => {
  const read = lest.pages.filter(page => page.lines.length > 0)
  return read.reduce((sum, page) => sum + page.confidence, 0) / Math.max(1, read.length)
}

/** The name of another kind of paper, at the beginning or the end of a title. 'Invoice' beside a box to tick is none. */
function isAnnenTittel(line: Line): boolean {
  if (emne.test(line.text)) return true
  const norm = tilGrunnform(line.text)
  const match = annenTittel.exec(norm)
  if (!match || /[☐☒☑□■✓]/u.test(line.text) || kontraktstittel.test(norm)) return false
  return match.index === 0 || match.index + match[0].length >= norm.length - 3 || norm.length < 25
}

const isAldriAvtale = ({ text, words }: Line): boolean =>
  words.length <= 5 && aldriAvtale.test(tilGrunnform(text))

/** «Kveldstillegg», «Smusstillegg»: what is paid besides wages is no addition to a contract. */
const loennstillegg =
  /(?:kveld|natt|helg|l[øo]rdag|s[øo]ndag|overtid|skift|turnus|vakt|beredskap|ubekvem|smuss|risiko|l[øo]nn?|funksjon|ansvar|reise|utstyr)\p{L}{0,3}tillegg/iu

/** The name of the paper and hardly more. */
const isHeading = ({ words }: Line): boolean => words.length <= 3

const isTillegg = ({ text }: Line): boolean =>
  tilleggstittel.test(tilGrunnform(text)) && !loennstillegg.test(text)

type Tittel = Line & { sted: Sted }

/** The lines of a page that may be its title: short, high up, and larger than the text or among the very first. */
function titler(page: PageText): Tittel[] {
  const usual = median(page.lines.map(hoeyde))
  const candidates = page.lines.filter(line => line.words.length <= 9 && /\p{L}{4}/u.test(line.text))
  const upper = candidates.filter(line => line.box.top < 0.4 && !/[.,;:]$/.test(line.text.trim()))
  const large = upper.filter(line => hoeyde(line) > usual * 1.15 || isVersaler(line.text))
  const subject = page.lines.filter(
    line =>
      line.words.length <= longestSubject &&
      line.box.top < 0.4 &&
      tilleggstittel.exec(tilGrunnform(line.text))?.index === 0 &&
      isAlone(line, page),
  )
  return [...new Set([...large, ...upper.slice(0, 3), ...subject])].map(line => ({
    ...line,
    sted: { side: page.number, sitat: maskerNumre(line.text), boks: line.box },
  }))
}

const longestSubject = 13
/** With paper over and under it, as the subject of a letter has. */
const isAlone = (line: Line, { lines }: PageText): boolean => {
  const room = 0.6 * (line.box.bottom - line.box.top)
  return lines.every(
    ({ box }) =>
      box === line.box ||
      box.bottom < line.box.top - room ||
      box.top > line.box.bottom + room ||
      box.right < line.box.left ||
      box.left > line.box.right,
  )
}

const hoeyde = ({ words }: Line): number => median(words.map(({ box }) => box.bottom - box.top))
const isVersaler = (text: string) => /\p{Lu}{5}/u.test(text) && !/\p{Ll}{2}/u.test(text)
