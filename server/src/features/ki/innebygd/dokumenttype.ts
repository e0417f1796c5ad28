import type { Sted } from '@rp/contract/ki'
import type { Line, PageText, Reading } from '../../../platform/reading/page-text.ts'
import { median } from '../../../platform/reading/text-lines.ts'
import type { Funn } from '../funn.ts'
import { maskerNumre } from '../masking.ts'
import { erLesbar } from './spraak.ts'
import { tilGrunnform } from './stamme.ts'

type Type = Funn['dokumenttype']

/** Titles, as they stand in large letters or first on the page. In grunnform without spaces. */
const tilleggstittel =
  /tillegg(?!slønn)|endringsavtale|^endring(?:er|ar)?(?:nr\d+)?(?:i|av|til)\w*(?:avtale|kontrakt)|endringsprotokoll|addendum|amendment|^annex|^appendix|^bilag|^vedlegg|forlengelseav|forlengingav|variationagreement|^rider/
const kontraktstittel =
  /avtale|kontrakt|agreement|contract|engasjement|ansettelse|tilsetting|tilsetjing|deal(?:memo|letter)|memoofagreement|oppdragsbekreft|termsofengagement|booking|(?:bekreftelse|stadfesting)pa(?!arbeidsfor|ansettelsesfor|tilsetting|tidligere|atnoen)|dagkontrakt|statementofwork|startform|engagementletter|letterofengagement|freelanceservices|purchaseofservices|kjopavtjenest|leveringav\w*tjenest|^(?:bestilling|avrop|ordrebekreft|innkjopsordre|oppdragsordre|(?:purchase|service|work|job)order|calloff)/
/** The subject of a mail that answers or passes on another. */
const emne = /^\s*(?:re|sv|vs|fwd?|fw|svar)\s*:\s*\S/iu
const annenTittel =
  /lonn?s?(?:slipp|spesifikasjon|utbetaling|oppgave|oppgjor|avregning|seddel|utskrift)|payslip|payadvice|paystatement|wageslip|salaryslip|earningsstatement|crewlist|stabliste|stabsliste|mannskapsliste|kontaktliste|contactlist|unitlist|deltakerliste|rollebesetning|castlist|faktura|invoice|kreditnota|kvittering|receipt|dagsplan|callsheet|opptaksplan|innspillingsplan|shootingschedule|produksjonsplan|timeliste|timesheet|timekort|timecard|bekreftelsepa(?:arbeids|ansettelses)forhold|stadfestingpaarbeidsforhold|diplom|attest|certificate|curriculumvitae|filmografi|filmography|rulletekst|endcredits|creditlist|pressemelding|pressrelease|synopsis|arsoppgave|skattekort|reiseregning|mote?referat|budsjett|sluttseddel|tilbud|prisoverslag|quotation|soknad/

/** What other documents say, a group for each kind; two of one group are a sign, three are a strong one. */
const annet: readonly RegExp[][] = [
  [
    /l[øo]nnsart/i,
    /forskudd(?:s)?trekk|skattetrekk|tax deducted|PAYE/i,
    /netto (?:utbetalt|l[øo]nn)|utbetalt beløp|net pay/i,
    /hittil i [åa]r|hittil i år|year to date/i,
    /feriepengegrunnlag|trekkgrunnlag|skattepliktig/i,
    /l[øo]nnsperiode|pay period/i,
    /ansattn(?:r|ummer)|employee no/i,
  ],
  [
    /^\s*(?:fra|frå|from)\s*:/im,
    /^\s*(?:til|to)\s*:/im,
    /^\s*(?:emne|subject|vedr)\s*:/im,
    /^\s*(?:sendt|sent|dato|date)\s*:/im,
    /\S+@\S+\.\S+/,
    /<\S+@\S+>/,
    /^\s*(?:med vennlig hilsen|mvh|hilsen|helsing|best regards|kind regards|best|cheers|regards)\b/im,
    /skrev (?:følgende )?:|wrote:/i,
  ],
  [
    /faktura(?:nr|nummer|dato)|invoice (?:no|number|date)/i,
    /forfall(?:sdato)?|due date/i,
    /\bKID\b|bankgiro/i,
    /[åa] betale|amount due|total due/i,
    /\bmva\b|merverdiavgift|\bVAT\b/i,
    /ordre(?:nr|nummer)|deres ref|v[åa]r ref|kundenr/i,
  ],
  [
    /call ?sheet|dagsplan/i,
    /\bcall\b|oppm[øo]te/i,
    /\bwrap\b/i,
    /soloppgang|sunrise|solnedgang|sunset/i,
    /\bscene\b|\bsc\.|\bINT\b|\bEXT\b/i,
    /n[æa]rmeste (?:sykehus|legevakt)|nearest hospital/i,
    /location|lunsj|lunch/i,
  ],
  [
    /takk til|thanks to|with thanks|special thanks/i,
    /produsert (?:av|for)|produced by|en produksjon (?:av|fra)|a production/i,
    /©\s*(?:19|20)\d\d|copyright (?:19|20)\d\d|all rights reserved/i,
    /i rollene|\bcast\b|medvirkende/i,
    /st[øo]tte? (?:av|fra)|with support from|filmfond/i,
  ],
  [
    /timeliste|time ?sheet/i,
    /sum timer|total hours/i,
    /overtid|overtime/i,
    /(?:man|tir|ons|tor|fre)(?:dag)?\b[\s\S]{0,200}?(?:tir|ons|tor|fre|l[øo]r)(?:dag)?\b/i,
    /attest(?:ert|eres)|godkjent av|approved by/i,
  ],
  [
    /bekreftes (?:herved|hermed)|herved bekreft|this is to certify|to whom it may concern/i,
    /har (?:v[æa]rt|arbeidet|jobbet) (?:ansatt|hos|for|i|som)|was employed|has worked/i,
    /fratr[åa]dt|sluttet|tildeles|awarded|pris for/i,
  ],
  [
    /crew ?list|stabs?liste|unit list/i,
    /versjon \d|oppdatert \d|version \d|updated/i,
    /avdeling|department/i,
    /tlf|telefon|mobil|phone/i,
  ],
]

const ofMail = 1

/** That the person says yes, in a line of its own. */
const aksept =
  /^\W*(?:(?:tilbudet|tilbodet)\s(?:er|blir|vert)\s)?(?:(?:lest|lese|read)\s(?:og|and)\s)?(?:akseptert|aksept|godtatt|godteke|bekreftet|stadfesta|accepted|agreed|signed\sfor\sacceptance|countersigned|jeg\s(?:godtar|aksepterer|takker\sja)|eg\s(?:godtek|tek\simot|takkar\sja)|i\s(?:accept|agree))(?![\p{L}])/imu

/** What contracts say. */
const kontrakt: readonly RegExp[] = [
  /(?:for|on behalf of) (?:the )?(?:arbeidsgi?ve|oppdragsgi?ve|produsent|selskap|produksjon|company|producer|client|employer)/i,
  /underskrift|undertegne|signatur|signerer?\b|signed by|signature|skriv(?:e|er)? under/i,
  /heretter|i det følgende|hereinafter|\(the ["“]/i,
  /\bpartene\b|\bpartane\b|the parties|each party|begge parter/i,
  /oppsigelse|oppseiing|terminat|heve avtalen|avbestill/i,
  /taushet|teieplikt|fortrolig|confidential/i,
  /verneting|tvist|governing law|jurisdiction|norsk rett|norwegian law/i,
  /feriepenge|feriepengar|holiday pay|honorar|vederlag|\bfee\b|l[øo]nn|\bl[øo]na\b|(?:dag|time|uke)(?:s)?sats/i,
  /engasjert|ansettes|tilsett|engages|engagement|oppdraget|oppdragstaker/i,
  /eksemplar|counterpart|in two copies/i,
  /f[øo]dselsn|personn|d-n(?:r|um)|norwegian id/i,
  /krediter|navngi|namngje|credited/i,
  /opphavsrett|rettighet|copyright|\brights\b|rettar/i,
  /avtalen|kontrakten|avtala|this agreement|the contract/i,
  /\b(?:mellom|between)\b[\s\S]{3,120}?\b(?:og|and)\b[\s\S]{3,80}?\b(?:AS|ASA|Ltd|Limited|NRK)\b/,
  /^\W*(?:arbeidstak|oppdragstak|medarbeid|freelance|crew member|artist|contractor|the contractor|honorarmottak|regiss[øo]ren)/im,
  /^\W*(?:arbeidsgi|arbeidsgj|oppdragsgi|oppdragsgj|client|the client|company|the company|producer|produsent|selskap|produksjonsselskap)/im,
  /cancellation|avlys|avbestill|deliverable|leveranse/i,
  /org(?:anisasjons)?\.? ?n(?:r|ummer)|company no|reg\.? no/i,
  // A letter says it in plain words: what is agreed, what is asked of the person, what is paid for it, and that the person says yes.
  /(?:er|blitt|vorte|vart|ble)\s(?:vi\s)?(?:enige|einige|samde)\som|we\s(?:have\s)?agreed?|har\s(?:i\sdag\s)?(?:avtalt|sagt\sja\stil)/i,
  /tilby[rd]\sdeg|vi\s(?:vil\sgjerne|ønsker|ynskjer|engasjerer|engasjerar|tilbyr|tilbyd|ber)|would\slike\s(?:you\s)?to|delighted\sthat\syou|joining\sus|du\sbegynner|du\sbyrjar|velkommen|(?:fint|flott|gla[de]{1,2}|kjekt|hyggelig|bestemt)\s(?:for\s)?at\sdu|hyr(?:et|a)\sinn|tak(?:ket|ka)\sja\stil|(?:er|blir|vert)\s(?:ansatt|tilsett)\ssom/i,
  /(?:er|blir|vert)\s(?:avtalt\stil\s|avtala\stil\s)?(?:kr\.?\s|NOK\s)?\d[\d .]{2,}\s?(?:kr|NOK|,-)|(?:du|han|hun|ho)\s(?:får|vil\sfå)\s[\d ]{3,}\s(?:kroner|kr)|betaler\s(?:kr\s)?[\d ]{3,}|(?:will\spay|pays?)\syou|you\s(?:will\sbe|are)\spaid|(?:your|the)\s(?:salary|fee)\s(?:is|will\sbe)/i,
  /(?:du|han|hun|ho)\s(?:skal|gjør|gjer|lager|lagar|jobber|jobbar|skriver|skriv|klipper|klippar|regisserer|leverer|leverar|fotograferer|arbeider|arbeidar|sitter|sit)\s|you\s(?:will|shall|are\sto)\s(?!be\spaid)/i,
  aksept,
]

/** What becomes of the rights is said where something is agreed, seldom in other papers. */
const rettigheter =
  /(?:rettighet\p{L}*|rettar|\brights?|copyright|intellectual property)(?![\p{L}])[^.]{0,140}?(?:overdra|går |overtas|tilfaller|tilfell|vests?\b|assign|transfer|regulere|regulert|regulated|klarer|cleared|følger av|follow from|collective)|(?:overdra|overfører|assigns?\b|transfers?\b)[^.]{0,100}?(?:rettighet|rettar|rights)|(?:eksklusiv|exclusive|ubegrenset|uavgrensa)[^.]{0,40}?(?<!\p{L})(?:rett|rights?)(?!\p{L})/iu

/** Signed by the one who gets it, an offer is the contract. */
const tilbud = /tilbud|tilbod|quotation|prisoverslag/i

/** «Svar ja, så er det bindende», «this letter is our agreement»: the paper says that it is the contract, also a mail. */
const bindende =
  /(?:har|er)\s(?:vi|me|det)\s(?:en|ein)\savtale(?!\p{L}|\s?\?)|(?:er|blir|vert|are|is|becomes?)\s(?:\p{L}+\s){0,2}(?:bindende|bindande|binding)(?!\p{L})|gjeld(?:er)?\ssom\s(?:avtale|kontrakt)|(?:constitutes?|forms?)\s(?:the|our|an)\s(?:agreement|contract)|utgjør\s(?:vår\s|hele\s)?(?:avtale|kontrakt)/iu

/** Every contract speaks of an agreement or says what somebody shall do; a statement of what was paid does neither. */
const forplikter =
  /avtal|kontrakt|agree|contract|aksept|accept|vilk[åa]r|\bterms\b|engasj|engage|enige?\som|einige\som|samde\som|hyr(?:et|a)\s|tilby[rd]\s|\b(?:skal|skulle|m[åa]|plikter|forplikter|shall|must|will|undertakes?)\b|(?:ansett|tilset)(?:es|ast|jast)\b|p[åa]tar seg|memo\b/i

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
        !isTillegg(line) &&
        !(tillegg && first.includes(line) && isHeading(tillegg) && line.box.top > tillegg.box.top),
    )
  const other = first.find(
    line =>
      isAnnenTittel(line) &&
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
  words: number
  forplikter: boolean
  lesbar: boolean
}): Type {
  const contract = found.signs + (found.contractTitle ? 4 : 0)
  const other = (found.other ? 5 : 0) + (found.others >= 2 ? found.others * 1.5 : 0)
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
