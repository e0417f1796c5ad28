import type { Sted } from '@rp/contract/ki'
import type { Line, PageText, Reading } from '../../../platform/reading/page-text.ts'
import type { Funn } from '../funn.ts'
import { maskerNumre } from '../masking.ts'
import { tilGrunnform } from './stamme.ts'

type Type = Funn['dokumenttype']

/** Titles, as they stand in large letters or first on the page. In grunnform without spaces. */
const tilleggstittel =
  /tillegg(?!slønn)|endringsavtale|endringsprotokoll|addendum|amendment|^annex|^appendix|^bilag|^vedlegg|forlengelseav|forlengingav|variationagreement|^rider/
const kontraktstittel =
  /avtale|kontrakt|agreement|contract|engasjement|ansettelse|tilsetting|tilsetjing|dealmemo|memoofagreement|oppdragsbekreft|termsofengagement|statementofwork|startform|engagementletter|letterofengagement/
const annenTittel =
  /lonnsslipp|lonsslipp|lonnsspesifikasjon|lonnspesifikasjon|lonnsutbetaling|payslip|payadvice|crewlist|stabliste|stabsliste|mannskapsliste|kontaktliste|contactlist|unitlist|deltakerliste|rollebesetning|castlist|faktura|invoice|kreditnota|kvittering|receipt|dagsplan|callsheet|opptaksplan|innspillingsplan|shootingschedule|produksjonsplan|timeliste|timesheet|timekort|timecard|diplom|attest|certificate|curriculumvitae|filmografi|filmography|rulletekst|endcredits|creditlist|pressemelding|pressrelease|synopsis|arsoppgave|skattekort|reiseregning|mote?referat|budsjett|sluttseddel|tilbud|prisoverslag|quotation|soknad/

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
    /(?:man|tir|ons|tor|fre)(?:dag)?\b[\s\S]*(?:tir|ons|tor|fre|l[øo]r)(?:dag)?\b/i,
    /attest(?:ert|eres)|godkjent av|approved by/i,
  ],
  [
    /bekreftes (?:herved|hermed)|herved bekreft|this is to certify|to whom it may concern/i,
    /har (?:v[æa]rt|arbeidet|jobbet) (?:ansatt|hos|i|som)|was employed|has worked/i,
    /fratr[åa]dt|sluttet|tildeles|awarded|pris for/i,
  ],
  [
    /crew ?list|stabs?liste|unit list/i,
    /versjon \d|oppdatert \d|version \d|updated/i,
    /avdeling|department/i,
    /tlf|telefon|mobil|phone/i,
  ],
]

/** What contracts say. */
const kontrakt: readonly RegExp[] = [
  /(?:for|on behalf of) (?:the )?(?:arbeidsgi?ve|oppdragsgi?ve|produsent|selskap|produksjon|company|producer|client|employer)/i,
  /underskrift|undertegne|signatur|signed by|signature|skrive under/i,
  /heretter|i det følgende|hereinafter|\(the ["“]/i,
  /\bpartene\b|\bpartane\b|the parties|each party|begge parter/i,
  /oppsigelse|oppseiing|terminat|heve avtalen|avbestill/i,
  /taushet|teieplikt|fortrolig|confidential/i,
  /verneting|tvist|governing law|jurisdiction|norsk rett|norwegian law/i,
  /feriepenge|feriepengar|holiday pay|honorar|vederlag|\bfee\b|l[øo]nn/i,
  /engasjert|ansettes|tilsett|engages|engagement|oppdraget|oppdragstaker/i,
  /eksemplar|counterpart|in two copies/i,
  /f[øo]dselsn|personn|d-n(?:r|um)|norwegian id/i,
  /krediter|navngi|namngje|credited/i,
  /opphavsrett|rettighet|copyright|\brights\b|rettar/i,
  /avtalen|kontrakten|avtala|this agreement|the contract/i,
]

/** A contract, an annex to one that is not among the pages, or something else, such as a payslip or a list of the crew. */
export function finnDokumenttype(lest: Reading): Type {
  const text = lest.pages.flatMap(page => page.lines.map(line => line.text)).join('\n')
  const titles = lest.pages.map(titler)
  const first = titles.find(lines => lines.length > 0) ?? []
  const signs = kontrakt.filter(sign => sign.test(text)).length
  const others = Math.max(...annet.map(group => group.filter(sign => sign.test(text)).length))
  const contractTitle = titles
    .flat()
    .some(line => hasTittel(line, kontraktstittel) && !hasTittel(line, tilleggstittel))
  const tillegg = first.find(line => hasTittel(line, tilleggstittel))
  if (tillegg && !contractTitle) return toTillegg(text, signs, tillegg)
  const other = first.find(line => hasTittel(line, annenTittel) && !hasTittel(line, kontraktstittel))
  return weigh({ contractTitle, signs, others, other: other ?? null, words: text.split(/\s+/).length })
}

function toTillegg(text: string, signs: number, title: Tittel): Type {
  const refers =
    /hovedavtale|hovudavtale|opprinnelig(?:e)? avtale|avtale(?:n)? av \d|original agreement|main agreement|agreement dated|gjelder uendret|gjeld uendra|remain (?:unchanged|in (?:full )?force)|avtale datert/i.test(
      text,
    )
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
}): Type {
  const contract = found.signs + (found.contractTitle ? 4 : 0)
  const other = (found.other ? 5 : 0) + (found.others >= 2 ? found.others * 1.5 : 0)
  const sted = found.other ? found.other.sted : null
  if (found.words < 8) return { verdi: 'ikke_kontrakt', sikkerhet: 0.3, sted: null }
  if (other > contract || (found.signs <= 2 && !found.contractTitle)) {
    const clear = found.other !== null || found.others >= 3
    const sikkerhet = !found.contractTitle && found.signs <= 5 ? (clear ? 0.95 : 0.8) : 0.7
    return { verdi: 'ikke_kontrakt', sikkerhet, sted }
  }
  const lead = contract - other
  return { verdi: 'kontrakt', sikkerhet: lead >= 6 ? 0.97 : lead >= 3 ? 0.85 : 0.65, sted: null }
}

const hasTittel = (line: Line, pattern: RegExp) => pattern.test(tilGrunnform(line.text))

type Tittel = Line & { sted: Sted }

/** The lines of a page that may be its title: short, high up, and larger than the text or among the very first. */
function titler(page: PageText): Tittel[] {
  const heights = page.lines.map(hoeyde).sort((a, b) => a - b)
  const usual = heights[Math.floor(heights.length / 2)] ?? 0
  const candidates = page.lines.filter(line => line.words.length <= 9 && /\p{L}{4}/u.test(line.text))
  const upper = candidates.filter(line => line.box.top < 0.4 && !/[.,;:]$/.test(line.text.trim()))
  const large = upper.filter(line => hoeyde(line) > usual * 1.15 || isVersaler(line.text))
  return [...large, ...upper.slice(0, 3).filter(line => !large.includes(line))].map(line => ({
    ...line,
    sted: { side: page.number, sitat: maskerNumre(line.text), boks: line.box },
  }))
}

const hoeyde = (line: Line): number => {
  const heights = line.words.map(word => word.box.bottom - word.box.top).sort((a, b) => a - b)
  return heights[Math.floor(heights.length / 2)] ?? 0
}
const isVersaler = (text: string) => /\p{Lu}{5}/u.test(text) && !/\p{Ll}{2}/u.test(text)
