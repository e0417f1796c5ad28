import type { Line, PageText } from '../../../../platform/reading/page-text.ts'
import { nevnerPerson, nevnerSelskap } from './signatur-navn.ts'
import type { Elektronisk, Part, Parter } from './signatur-parter.ts'

const maate =
  /bank-?id|mitid|freja|buypass|vipps|(?<!\p{L})sms(?!\p{L})|elektronisk|digitalt|electronic|digitally|e-?sign/iu
const dato = /\d{1,2}\.\s?\d{1,2}\.\s?\d{2,4}|\d{4}-\d{2}-\d{2}/gu
const klokkeslett = /(?<![\d.])\d{1,2}[.:]\d{2}(?:[.:]\d{2})?(?![\d.]*\d)/u
/** How it was signed, or at what time of day: nobody who signs on paper writes either. */
const isElektronisk = (text: string): boolean => maate.test(text) || klokkeslett.test(text.replace(dato, ' '))

const navn = /\p{Lu}[\p{L}.'’-]*(?: (?:\p{Ll}{2,3} )?\p{Lu}[\p{L}.'’-]*){1,4}/u
/** «(Nes Film AS)», «for Nes Film AS» */
const hvemFor = /(?:,? \([^()]*\)|,? (?:for|på vegner? av|on behalf of) [^.,]{2,50}?)?/u
const hendelse = new RegExp(
  `^[\\d\\s.:,|–-]*(?:kl\\.? ?[\\d.:]+\\W+)?(${navn.source})${hvemFor.source},? (?:(?:har|has) )?(ikk?j?e (?:ennå |enno )?|not (?:yet )?)?(?:signerte?|undertegne[td]e?|underteikna|signed|skre[iv]+ under)(?!\\p{L})`,
  'u',
)
/** «signerte taushetserklæringen», «signerte rammeavtalen, som fortsatt gjelder»: another paper than this. */
const annetPapir =
  /taushetserklær|ramme(?:avtale|kontrakt)|hovedavtale|hovudavtale|tidligere|tidlegare|previous|rekvisisjon|lån|fullmakt|ordre|følgeseddel|som fortsatt gjelder|trukket|trekt|withdrawn/iu
const vitne = /(?<!\p{L})(?:som vitne|til vitterlighet|as (?:a )?witness)(?!\p{L})/iu
const forFirma = /(?:på vegner? av|on behalf of|(?<!\p{L})for) .{2,50}(?<!\p{L})(?:ASA?|Ltd|NRK)(?!\p{L})/u

/** What a log tells in sentences, each with the time before it or beside it: «Kari Nes signerte med BankID på vegne av Nes Film AS.» */
export function hendelser(page: PageText, parter: Parter): Elektronisk[] {
  return page.lines.flatMap(line => {
    const who = hendelse.exec(line.text)
    if (!who) return []
    const text = helSetning(line, page)
    const row = page.lines.filter(other => isSameRow(other, line)).map(other => other.text)
    if (vitne.test(text) || annetPapir.test(text) || !isElektronisk([text, ...row].join(' · '))) return []
    const isFor = forFirma.test(text) ? nevnerSelskap(text, parter.produksjonsselskap) : null
    // «… på vegne av» another company than the one of this contract.
    if (isFor === false) return []
    const part = nevnerPerson(who[1] ?? '', parter.arbeidstaker)
      ? 'arbeidstaker'
      : nevnerSelskap(text, parter.produksjonsselskap)
        ? 'produksjonsselskap'
        : null
    return [{ part, signert: who[2] === undefined, page, line }]
  })
}

/** A sentence with its second line, where it does not end on the first. */
function helSetning(line: Line, page: PageText): string {
  if (/[.!]\W*$/u.test(line.text)) return line.text
  const next = page.lines.find(
    other =>
      Math.abs(other.box.left - line.box.left) < sameEdge &&
      other.box.top > line.box.top &&
      other.box.top - line.box.bottom < line.box.bottom - line.box.top,
  )
  return next && !hendelse.test(next.text) ? `${line.text} ${next.text}` : line.text
}

const [sameEdge, sameRow] = [0.01, 0.006]
const isSameRow = (one: Line, other: Line): boolean =>
  one !== other && Math.abs(one.box.top - other.box.top) < sameRow

/** Not «Signert innen», «Signert eksemplar» or «Signert av verge». */
const signert =
  /^\W*(?:signert|signed|underskreve[tn]|undertegnet|underteikna)(?!\p{L}|\s(?:innen|eksemplar|av|by|copy|før|dato)(?!\p{L}))/iu
const venter =
  /ikk?j?e (?:ennå |enno |ferdig )?(?:signert|undertegnet|underskrevet|underteikna)|usignert|not (?:yet )?signed|unsigned|vent(?:er|ar) på (?:signatur|signering|underskrift)|(?:awaiting|pending) signature|^\W*(?:vent(?:er|ar)|avventer|pending|awaiting|invitert|invited)\W*$/iu
const arbeidstakercelle =
  /^\W*(?:den )?(?:ansatte?|tilsett|arbeidstak[ea]r|medarbeid[ea]r|oppdragstak[ea]r|filmarbeid[ea]r|kontraktør|frilanser|employee|contractor|freelancer|crew member)(?:en)?\W*$/iu
const selskapscelle =
  /^\W*(?:arbeidsgi[vw]er|arbeidsgjev[ae]r|oppdragsgi[vw]er|oppdragsgjev[ae]r|produsent|produksjonsselskap|selskap|employer|company|client|producer|production company)(?:en|et)?\W*$/iu

const mostWords = 6
/** A table of who has signed: «Arbeidsgiver | Eva Nes | Invitert – ikke signert | –». What a row says, it says of its own party. */
export function tilstandsrader(page: PageText, parter: Parter): Elektronisk[] {
  if (!maate.test(page.lines.map(line => line.text).join('\n'))) return []
  return page.lines.flatMap(line => {
    const waits = venter.test(line.text)
    if (line.words.length > mostWords || !(waits || signert.test(line.text))) return []
    const beside = page.lines.filter(other => isSameRow(other, line))
    const before = beside.filter(other => other.box.right <= line.box.left)
    const part = radensPart(before, parter)
    const told = waits || isElektronisk([line, ...beside].map(one => one.text).join(' · '))
    return part && told ? [{ part, signert: !waits, page, line }] : []
  })
}

function radensPart(cells: readonly Line[], { arbeidstaker, produksjonsselskap }: Parter): Part | null {
  if (cells.some(({ text }) => nevnerPerson(text, arbeidstaker) || arbeidstakercelle.test(text)))
    return 'arbeidstaker'
  if (cells.some(({ text }) => nevnerSelskap(text, produksjonsselskap) || selskapscelle.test(text)))
    return 'produksjonsselskap'
  return null
}
