import type { Line, PageText, Reading } from '../../../../platform/reading/page-text.ts'
import { type Flate, overlapper, signaturstreker, tilFlate } from './signatur-flate.ts'
import { nevnerEtternavn, nevnerPerson, nevnerSelskap, ordtall } from './signatur-navn.ts'
import type { Part, Parter, Plass, Uveid } from './signatur-parter.ts'
import { enighet } from './signatur-svar.ts'
import { isNavn, navnUnderStrek } from './signatur-under-strek.ts'

const selskapsrolle =
  /^\W*(?:(?:signatur|underskrift|sign\.?|signed|signature|undertegnet|akseptert|accepted|for|by|of|and|av|på vegne av|on behalf of|v\/)[\s:.]+){0,4}(?:the )?(?:(?:arbeidsgi[vw]|arbeidsgj[ea]v|oppdragsgi[vw]|oppdragsgj[ea]v|produsent(?!fore)|produksjonsselskap|selskap(?:et)?|bestiller|kjøper|kjøpar|kunde|kringkaster)\p{L}*|produksjonen|company|client|producer|production company|employer|engager|commissioner|NRK)(?!\p{L})/iu
const selskapstittel =
  /\b(?:produsent|executive producer|line producer|producer|daglig leder|dagleg leiar|managing director|general manager|CEO|linjeprodusent|produksjonsleder|produksjonsleiar|production manager|redaksjonssjef|programredakt\p{L}+|prosjektleder|HR|adm\.? ?dir\p{L}*|direktør|disponent|kontorsjef|personalsjef|produksjonssjef|styreleder|head of \p{L}+)\b/iu
const arbeidstakerrolle =
  /^\W*(?:(?:signatur|underskrift|sign\.?|signed|signature|undertegnet|akseptert|accepted|for|by|of|av)[\s:.]+){0,3}(?:den |the )?(?:(?:arbeidstak[ea]r|oppdragstak[ea]r|kontraktør|bidragsyt[ea]r|(?:film)?(?:medarbeid|arbeid)[ea]r(?!s)|engasjert|regissør|forfatter|manusforfatter|frilanser|honorarmott[ao]k|rettighetshaver|rettshavar|kunstner|fotograf|klipper|komponist|skuespiller|utøver|leverandør|konsulent|utleier|tilsett|ansatt)\p{L}*|crew ?member|crewmedlem(?:met)?|lender|freelancer|contractor|artist|employee|individual|director|writer)(?!\p{L})/iu
const foretak = /\b(?:AS|ASA|A\/S|ENK|Ltd\.?|Limited|GmbH|AB|ApS|NRK)\b|enkelt(?:person|manns)foretak/

/** «Du» and «Oss» alone, where a form is written to the person. */
const tiltale = /^\W*(?:for )?(?:du|deg|dykk|you)\W*$/iu
const egenOmtale = /^\W*(?:for )?(?:oss|vi|us|we)\W*$/iu

/** «Kari Nes, for produsenten» */
const ofParty =
  /,\s*(?:for|på vegne av|på vegner av|on behalf of)\s+(?:produsenten|selskapet|arbeidsgi[vw]\p{L}*|arbeidsgjev\p{L}*|oppdragsgiv\p{L}*|oppdragsgjev\p{L}*|the (?:company|producer|client|employer))/iu

/** «Sted, dato og arbeidstakers underskrift», «Sted/dato, for Nes Film AS» */
const placeAndDate =
  /^\W*(?:(?:sted|stad|place)\s*(?:,|\/|og|and|&)?\s*)?(?:dato|date)\s*(?:,|\/|:|og|and|&|[-–])\s*/iu
/** «Medarbeider er forsikret. Ved opptak …»: a line of a paragraph. */
const isRunning = (text: string): boolean => /[.!?]\s\p{Lu}\p{Ll}+\s\p{Ll}/u.test(text)

/** Who gets a letter accepts what it says. */
const aksept =
  /(?:lest|lese|read)(?: og| and)?,? (?:\S+ )?(?:aksepter|godta|godtek|godkjen|forst|accept|agree|understood)|aksepterer vilkår|godtek vilkår|I (?:hereby )?(?:accept|agree)/i

/** Whom a line speaks of, if it may stand at a place to sign. */
function partAv(line: Line, parter: Parter): Part | null {
  // Recognition finds accents where a letter is smudged, and takes a last «t» for an exclamation: «Arbéidstaker», «Ansat!».
  const text = line.text
    .trim()
    .slice(0, 200)
    .replace(/[éèê]/gu, 'e')
    .replace(/(?<=\p{L})!$/u, 't')
    .replace(placeAndDate, '')
  if (ordtall(line) > 11 || (/[.;]$/.test(text) && line.words.length > 6)) return null
  const selskap = nevnerSelskap(text, parter.produksjonsselskap) && !nevnerPerson(text, parter.arbeidstaker)
  if (aksept.test(text)) return 'arbeidstaker'
  if (isRunning(text)) return null
  if (selskapsrolle.test(text) || egenOmtale.test(text)) return 'produksjonsselskap'
  if (arbeidstakerrolle.test(text) || tiltale.test(text)) return 'arbeidstaker'
  if (selskap) return 'produksjonsselskap'
  if (nevnerPerson(text, parter.arbeidstaker)) return 'arbeidstaker'
  if (line.words.length > 8) return null
  if (foretak.test(text) && nevnerEtternavn(text, parter.arbeidstaker)) return 'arbeidstaker'
  if (ofParty.test(text)) return 'produksjonsselskap'
  if (selskapstittel.test(text) || foretak.test(text)) return 'produksjonsselskap'
  return null
}

/** All places to sign that the document may have, the likeliest first. */
export function findPlasser(lest: Reading, parter: Parter): Plass[] {
  const found = lest.pages.flatMap(page => {
    const lines = page.lines.flatMap(line => {
      const part = partAv(line, parter)
      return part ? [{ part, page, line, flate: tilFlate(line.box, page) }] : []
    })
    const own = lines.map(one => (erEgetForetak(one, lines, parter) ? { ...one, part: worker } : one))
    const beside = [...own, ...own.flatMap(one => motpart(one, page, own))]
    const ruled = [...beside, ...navnUnderStrek(page, beside, parter)]
    const both = [...ruled, ...enighet(page, ruled)]
    const named = [...both, ...page.lines.flatMap(line => under(line, page, both))]
    return named.map(one => ({ ...one, strek: strekVed(one.flate, page), vekt: 0 }))
  })
  return found
    .map(one => ({ ...one, vekt: weigh(one, found) }))
    .filter(one => one.vekt >= 2)
    .sort((a, b) => b.vekt - a.vekt)
}

/** A place whose words are known, but not yet what speaks for it. */
const worker = 'arbeidstaker' as const

/** Another firm beside the employer, where nobody else signs for the worker: the worker's own, whatever it is called. */
function erEgetForetak(one: Uveid, lines: readonly Uveid[], { produksjonsselskap }: Parter): boolean {
  const text = one.line.text
  if (one.part === worker || !foretak.test(text) || nevnerSelskap(text, produksjonsselskap)) return false
  const near = lines.filter(other => other !== one && Math.abs(other.flate.top - one.flate.top) < 130)
  return (
    near.some(other => nevnerSelskap(other.line.text, produksjonsselskap)) &&
    !near.some(other => other.part === worker && !overlapper(other.flate, one.flate))
  )
}

/** What a field of a party is called, whoever the party is. */
export const felt = /^\W*(?:sign|underskr|navn|namn|name|print|tittel|title|v\/|by\b|_{3}|\.{4})/i

/** The fields of a column belong to the party that its head names: 'Produsent', and below it 'Signatur:'. */
function under(line: Line, page: PageText, known: readonly Uveid[]): Uveid[] {
  if (!felt.test(line.text) || line.words.length > 8 || known.some(one => one.line === line)) return []
  const flate = tilFlate(line.box, page)
  const head = known
    .filter(one => flate.top > one.flate.top && flate.top - one.flate.bottom < 110)
    .filter(one => Math.abs(flate.left - one.flate.left) < 30)
    .sort((a, b) => b.flate.top - a.flate.top)[0]
  return head ? [{ part: head.part, page, line, flate }] : []
}

/** What stands beside one party at the bottom of a page is the other, although only the name is printed there. */
function motpart(one: Uveid, page: PageText, known: readonly Uveid[]): Uveid[] {
  if (one.line.box.top < 0.35 || tekstUnder(one.flate, page)) return []
  const beside = page.lines.filter(
    line =>
      Math.abs(line.box.top - one.line.box.top) * page.height < 14 &&
      !overlapper(tilFlate(line.box, page), one.flate) &&
      isNavn(line),
  )
  if (known.some(other => other.part !== one.part && Math.abs(other.flate.top - one.flate.top) < 40))
    return []
  const part = one.part === 'arbeidstaker' ? 'produksjonsselskap' : 'arbeidstaker'
  return beside.slice(0, 1).map(line => ({ part, page, line, flate: tilFlate(line.box, page) }))
}

const saysWhoSigns =
  /^\W*(?:for|v\/|på vegne av|on behalf of)(?!\p{L})|(?:arbeidstak[ea]r|oppdragstak[ea]r|medarbeid[ea]r|filmarbeid[ea]r|ansatt|engasjerte|arbeidsgiv|oppdragsgiv|produsenten|underskrift|signatur)/iu

function weigh(one: Omit<Plass, 'vekt'>, all: readonly Omit<Plass, 'vekt'>[]): number {
  const { page, flate } = one
  const beside = all.some(
    other =>
      other.page === page &&
      other.part !== one.part &&
      Math.abs(other.flate.top - flate.top) < 30 &&
      !overlapper(other.flate, flate),
  )
  const above = all.some(
    other => other.page === page && other.part !== one.part && Math.abs(other.flate.top - flate.top) < 130,
  )
  // The name of the company at the head of a page has its logo beside it.
  const isHead = flate.top < page.height * 0.22 && !beside && !saysWhoSigns.test(one.line.text)
  const signed = !isHead && underStroek(one)
  const low = flate.top > page.height * 0.35 || page.lines.length < 12
  return (
    (one.strek ? 2 : 0) +
    (beside ? 2 : above ? 1 : 0) +
    (tekstUnder(flate, page) && !signed ? -1 : 2) +
    (etterStedOgDato(flate, page) ? 1 : 0) +
    (signed ? 3 : 0) +
    (/^\W*(?:for|on behalf)\b/i.test(one.line.text) ? 1 : 0) +
    (low || signed ? 0 : flate.top < page.height * 0.22 ? -3 : -1)
  )
}

/** Somebody has written right above it, as large as a name, or below it where it says who signs there. */
const underStroek = ({ flate, page, line }: Omit<Plass, 'vekt'>): boolean =>
  page.ink
    .filter(({ kind }) => kind === 'strokes')
    .map(({ box }) => tilFlate(box, page))
    .filter(one => one.right - one.left >= 55 && one.bottom - one.top >= 12 && overlapper(one, flate))
    .some(one => {
      const [above, below] = [flate.top - one.bottom, one.top - flate.bottom]
      return (above > -6 && above < 30) || (below > -6 && below < 40 && saysWhoSigns.test(line.text))
    })

/** Running text further down the page: then this is the head of a form, or a paragraph about the party. */
const tekstUnder = (flate: Flate, page: PageText): boolean =>
  page.lines.filter(
    line => line.box.top * page.height > flate.bottom + 2 && ordtall(line) >= 7 && line.box.top < 0.93,
  ).length > 1

const stedOgDato =
  /^\W*(?:sted|stad|place|dato|date|den)\b|^\W*\p{Lu}[\p{L} ]{2,20},? (?:den )?\d{1,2}\.? ?(?:\d{1,2}|\p{Ll}+)\.? ?(?:\d{2,4})|underskrift|signatur|undertegn|agreed and accepted/iu

const etterStedOgDato = (flate: Flate, page: PageText): boolean =>
  page.lines.some(
    line =>
      stedOgDato.test(line.text) &&
      line.words.length < 9 &&
      tilFlate(line.box, page).top < flate.bottom + 30 &&
      tilFlate(line.box, page).top > flate.top - 220,
  )

/** Most of the words stand over or under it: one that only begins there is that of the column beside. */
const isFor = (rule: Flate, words: Flate): boolean =>
  Math.min(rule.right, words.right) - Math.max(rule.left, words.left) >= (words.right - words.left) / 2

/** In points. */
const beside = 12
/** The rule to sign on: right above the words, right below, or after them. */
function strekVed(flate: Flate, page: PageText): Flate | null {
  const drawn = signaturstreker(page)
  const typed = page.lines
    .flatMap(line => line.words)
    .filter(word => /[_.…]{8}/.test(word.text))
    .map(word => tilFlate(word.box, page))
  const rules = [...drawn, ...typed]
  const near = rules.filter(
    rule =>
      overlapper({ ...rule, right: rule.right }, { ...flate, right: flate.right + 60 }) &&
      Math.abs((rule.top + rule.bottom) / 2 - (flate.top + flate.bottom) / 2) < 75 &&
      (isFor(rule, flate) || rule.left >= flate.right - 4),
  )
  const distance = (rule: Flate) =>
    (rule.top < flate.top ? flate.top - rule.bottom : (rule.top - flate.bottom) * 1.2) +
    // On a page that lies askew the rule of the column beside may be nearer.
    (isFor(rule, flate) ? 0 : beside)
  return near.sort((a, b) => distance(a) - distance(b))[0] ?? null
}
