import type { Line, PageText, Reading } from '../../../../platform/reading/page-text.ts'
import { unionOf } from '../../../../platform/reading/text-lines.ts'
import { nevnerPerson, nevnerSelskap } from './signatur-navn.ts'
import type { Elektronisk, Part, Parter } from './signatur-parter.ts'
import { hendelser, tilstandsrader } from './signatur-protokoll.ts'

/** Words of the services that sign and of the page that they add: at least two on a page. */
const tjeneste: readonly RegExp[] = [
  /penneo|signant|scrive|docusign|adobe (?:acrobat )?sign|verified\.eu|verified by|visma sign|oneflow|getaccept|hellosign|dropbox sign|signicat|signere\.no|posten signering|egnyte|contractbook|juro\b|simplysign|idfy/i,
  /bank-?id|freja|mitid|buypass|sms|e-?mail (?:\+|verif)|IP(?:-adresse| address)?:/i,
  /sha-?256|sha-?512|envelope id|konvolutt-id|dokument(?:referanse|nøkkel|-?id)|document (?:reference|key|id)|transaction id|transaksjons/i,
  /elektronisk (?:sign|undertegn|underteikn)|(?:signert|undertegnet|underteikna) elektronisk|signed electronically|electronic(?:ally)? sign|e-?sign(?:ed|ert|atur)|(?:elektronisk|digitalt) underskr[ei]v|underskr[ei]v\p{L}* (?:elektronisk|digitalt|med)|signeringsbevis|signeringsforløp|signeringshistorikk|digital(?:t|ly)? sign|juridisk bindende|forsegl(?:et|ing)|sealed|status for signering|signeringsstatus|sign(?:ing|ature) status|audit trail|signeringslogg|signaturlogg|signaturside|signature page|signature certificate|certificate of completion|bevis på signering/iu,
  /\d{1,2}[.:]\d{2}(?:[.:]\d{2})? ?(?:CET|CEST|UTC|GMT|\(|\+0)/,
]
const signert =
  /\bsignerte?\b|\bsigned\b|underteikna|undertegnet|underskr[ei]v|\bskre[iv]+ under|har signert|e-signed|completed|fullført|accepted/i
const venter =
  /\bvent(?:er|ar)\b|pending|awaiting|ikk?j?e (?:ferdig )?(?:signert|undertegnet|underskrevet)|usignert|not (?:yet )?signed|unsigned|gjenst[åa]r|utest[åa]ende|declined|avvist|avsl[åa]tt|utl[øo]pt|expired|ufullstendig/i
/** What happens before somebody signs; beside a signature it says nothing. */
const underveis =
  /\bsendt|\bsent\b|delivered|levert til|\b[åa]pnet|viewed|opened|sett av|invited|invitert|mottatt|mangler/i
/** An entry of a log: signed at a time of day, or waited for. */
const protokoll =
  /sign(?:ert|erte|ed)\b.{0,40}(?<![\d.])\d{1,2}[.:]\d{2}(?!\.?\d)|(?:venter|ventar) på (?:signatur|underskrift|signering)|(?:awaiting|pending) signature|(?:underskrifts?|signatur|signerings?)(?:protokoll|logg|oversikt|forløp|historikk|bevis)/i
const alleFerdig =
  /signert av (?:alle|begge|samtlige)|signed by (?:all|both)|(?:all|both) (?:parties|signatories|signers) (?:have )?signed|alle (?:parter|undertegnere) har signert|begge (?:parter|partar) har signert/i
const tid = /\d{1,2}[.:]\d{2}(?:[.:]\d{2})?/

/** What pages added by a service for electronic signatures say of each who was to sign. */
export function findElektronisk(lest: Reading, parter: Parter): Elektronisk[] {
  return lest.pages.flatMap(page => {
    const text = page.lines.map(line => line.text).join('\n')
    const kinds = tjeneste.filter(sign => sign.test(text)).length
    const rows = tilstandsrader(page, parter)
    if (kinds < 2 && !protokoll.test(text)) return rows
    const sure = [...rows, ...hendelser(page, parter)]
    const others = oppfoeringer(page, parter).filter(
      entry => entry.part === null || !sure.some(one => one.part === entry.part),
    )
    const entries = [...sure, ...others]
    const told = entries.some(entry => entry.part !== null) ? fordel(entries) : []
    const all = page.lines.find(line => alleFerdig.test(line.text))
    const untold = (['arbeidstaker', 'produksjonsselskap'] as const).filter(
      part => all && !told.some(one => one.part === part),
    )
    return [...told, ...untold.flatMap(part => (all ? [{ part, signert: true, page, line: all }] : []))]
  })
}

/** Each name on the page, with what stands beside it and right below it up to the next. */
function oppfoeringer(page: PageText, parter: Parter): Elektronisk[] {
  const lines = page.lines
    .map(line => withNext(line, page.lines, parter))
    .toSorted((a, b) => a.box.top - b.box.top)
  const heads = lines.filter(line => isNavn(line, page, parter))
  return heads.flatMap((line, at) => {
    const until = Math.min(line.box.top + 0.13, nextTop(heads, at))
    const [from, to] = spalte(line, heads)
    const own = lines.filter(
      one =>
        one.box.top > line.box.top - 0.008 &&
        one.box.top < until - 0.004 &&
        one.box.left >= from &&
        one.box.left < to,
    )
    const beside = own.map(one => one.text).join(' · ')
    const waits = venter.test(beside) || (underveis.test(beside) && !signert.test(beside))
    if (!waits && !signert.test(beside) && !tid.test(beside)) return []
    return [{ part: partAv(line, beside, parter), signert: !waits, page, line }]
  })
}

/** A narrow column parts the name: its first line with the one below it, where they are the person's only together. */
function withNext(line: Line, lines: readonly Line[], { arbeidstaker }: Parter): Line {
  if (line.words.length > 3 || nevnerPerson(line.text, arbeidstaker)) return line
  const next = lines.find(
    other =>
      other.box.top > line.box.top &&
      other.box.top - line.box.bottom < line.box.bottom - line.box.top &&
      Math.abs(other.box.left - line.box.left) < 0.01,
  )
  if (!next || next.words.length > 3 || nevnerPerson(next.text, arbeidstaker)) return line
  const text = `${line.text} ${next.text}`
  if (!nevnerPerson(text, arbeidstaker)) return line
  return { ...line, text, words: [...line.words, ...next.words], box: unionOf([line.box, next.box]) }
}

/** Entries may stand beside each other: each has the lines from its own left edge to the next one's. */
function spalte(head: Line, heads: readonly Line[]): [number, number] {
  const row = heads.filter(other => Math.abs(other.box.top - head.box.top) < 0.03)
  const right = row.filter(other => other.box.left > head.box.left + 0.15).map(other => other.box.left)
  const isFirst = row.every(other => other.box.left >= head.box.left)
  return [isFirst ? 0 : head.box.left - 0.03, right.length > 0 ? Math.min(...right) - 0.03 : 1]
}

const nextTop = (heads: readonly Line[], at: number): number =>
  heads
    .slice(at + 1)
    .find(
      other =>
        other.box.top > (heads[at]?.box.top ?? 0) + 0.012 &&
        Math.abs(other.box.left - (heads[at]?.box.left ?? 0)) < 0.15,
    )?.box.top ?? 1

const mostWords = 8
/** A person's name that heads an entry: at the left, with what it says of the signing beside it or below. */
function isNavn(line: Line, page: PageText, parter: Parter): boolean {
  // A sentence that names the person is no entry.
  if (nevnerPerson(line.text, parter.arbeidstaker)) return line.words.length <= mostWords
  // «Nes Film AS v/ Eva Nes» with its own state beside it is an entry as well.
  const ofCompany = nevnerSelskap(line.text, parter.produksjonsselskap) && line.words.length <= mostWords
  if (ofCompany && !signert.test(line.text) && !created.test(line.text) && hasState(line, page)) return true
  // «Kari Nes for Nes Film AS»
  const own = line.text
    .trim()
    .replace(/\s*\([^()]*\)$|,\s.*$|\s+(?:for|på vegner? av|on behalf of|v\/|[–—-])\s.*$/u, '')
  if (/\b(?:AS|ASA|SHA|BankID|Dokument|Document|Side|Page|CET|UTC|kl)\b|\d{3}|[:@]/.test(own)) return false
  const name = /^(?:\p{Lu}[\p{L}.'’-]+ ){1,4}\p{Lu}[\p{L}.'’-]+(?: \(\p{Lu}{2,4}\))?(?:,? \p{L}+)?$/u.test(
    own,
  )
  return name && isTold(line, page)
}

const isTold = (line: Line, page: PageText): boolean =>
  page.lines.some(
    one =>
      Math.abs(one.box.top - line.box.top) < 0.11 &&
      (signert.test(one.text) || venter.test(one.text) || underveis.test(one.text) || tid.test(one.text)),
  )

const sameRow = 0.006
const created = /opprett|avsend|sendt|created|sent|uploaded|lastet opp/iu
/** Its own state stands beside it; a time alone is none. */
const hasState = (line: Line, page: PageText): boolean =>
  page.lines.some(
    one =>
      one !== line &&
      Math.abs(one.box.top - line.box.top) < sameRow &&
      (signert.test(one.text) || venter.test(one.text)),
  )

function partAv(line: Line, beside: string, parter: Parter): Part | null {
  if (nevnerPerson(line.text, parter.arbeidstaker)) return 'arbeidstaker'
  if (nevnerSelskap(`${line.text} ${beside}`, parter.produksjonsselskap)) return 'produksjonsselskap'
  if (/privatperson|private individual|som privat|personlig/i.test(beside)) return 'arbeidstaker'
  if (
    /(?:på vegne av|on behalf of|for) .{2,50}\b(?:AS|ASA|Ltd|NRK)\b|produsent|producer|daglig leder|arbeidsgiver|oppdragsgiver/i.test(
      beside,
    )
  )
    return 'produksjonsselskap'
  if (/arbeidstaker|oppdragstaker|crew member|contractor|freelancer|employee/i.test(beside))
    return 'arbeidstaker'
  return null
}

/** The one whose side is not said signs for the side that nobody else does. */
function fordel(entries: readonly Elektronisk[]): Elektronisk[] {
  const has = (part: Part) => entries.some(entry => entry.part === part)
  const missing: Part | null = !has('produksjonsselskap')
    ? 'produksjonsselskap'
    : !has('arbeidstaker')
      ? 'arbeidstaker'
      : null
  return entries.map(entry => (entry.part === null && missing ? { ...entry, part: missing } : entry))
}
