import { isNorge } from '@rp/contract/postnummer'
import type { Mottaker } from './mottaker.ts'

/** Who pays: the organisation's own account. */
export type Betaler = { navn: string; id: string; konto: string; bic: string }
export type Overfoering = { id: string; beloep: number; tekst: string; mottaker: Mottaker }
/** What a block or the whole file comes to, in øre. */
export type Sum = { antall: number; beloep: number }
export type Fil = {
  id: string
  laget: Date
  /** '2026-11-26' */
  dato: string
  betaler: Betaler
  norsk: Sum
  utland: Sum
}

const taken = /^[\x20-\x7eÀ-ÖØ-öø-ÿ]+$/
/** Signs that names and titles have, and that are no letter of Western Europe with an accent. */
const written: Readonly<Record<string, string>> = {
  ...{ '©': '(C)', '®': '(R)', '™': '(TM)', '€': 'EUR', '–': '-', '—': '-', '‑': '-', '−': '-', '…': '...' },
  ...{ '«': '"', '»': '"', '“': '"', '”': '"', '„': '"', '‘': "'", '’': "'", '‹': "'", '›': "'" },
  ...{ Đ: 'D', đ: 'd', Ŋ: 'N', ŋ: 'n', Ŧ: 'T', ŧ: 't', Ł: 'L', ł: 'l', Œ: 'OE', œ: 'oe', ı: 'i', ẞ: 'SS' },
}
/** What banks take: the letters of Western Europe, digits and plain punctuation. Anything else loses its accent, is spelled, or is a full stop. */
const bankTekst = (text: string, max: number): string =>
  [...text.normalize('NFC')]
    .map(sign => (taken.test(sign) ? sign : (written[sign] ?? sign.normalize('NFKD').replace(/\p{M}/gu, ''))))
    .map(sign => (taken.test(sign) ? sign : '.'))
    .join('')
    .trim()
    .slice(0, max)

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => entities[sign] ?? sign)
/** An element, or nothing where it would be empty. */
const el = (name: string, ...content: readonly string[]): string => {
  const inner = content.join('')
  return inner && `<${name}>${inner}</${name}>`
}
const text = (name: string, value: string, max = 35): string => el(name, escaped(bankTekst(value, max)))
const kroner = (oere: number): string => `${Math.trunc(oere / 100)}.${String(oere % 100).padStart(2, '0')}`

/** A reference of at most 35 characters, as the standard wants it: an id without its hyphens. */
export const referanseOf = (id: string): string => id.replaceAll('-', '')

const sums = ({ antall, beloep }: Sum): string =>
  el('NbOfTxs', String(antall)) + el('CtrlSum', kroner(beloep))
const konto = (bban: string): string =>
  el('Id', el('Othr', text('Id', bban, 34), el('SchmeNm', el('Cd', 'BBAN'))))
const bank = (bic: string): string => el('FinInstnId', text('BICFI', bic, 11))
const party = ({ navn, id }: Betaler): string =>
  text('Nm', navn, 140) +
  (id && el('Id', el('OrgId', el('Othr', text('Id', id), el('SchmeNm', el('Cd', 'CUST'))))))

function head({ id, laget, betaler, norsk, utland }: Fil): string {
  const all = { antall: norsk.antall + utland.antall, beloep: norsk.beloep + utland.beloep }
  return el(
    'GrpHdr',
    text('MsgId', referanseOf(id)),
    el('CreDtTm', `${laget.toISOString().slice(0, 19)}Z`),
    sums(all),
    el('InitgPty', party(betaler)),
  )
}

/** All of a block but its transfers: one for accounts in Norway, one for those abroad. */
function blockHead({ id, dato, betaler, ...fil }: Fil, slag: 'norsk' | 'utland'): string {
  return (
    text('PmtInfId', `${referanseOf(id)}${slag === 'norsk' ? 'N' : 'U'}`) +
    el('PmtMtd', 'TRF') +
    sums(fil[slag]) +
    (slag === 'norsk' ? el('PmtTpInf', el('InstrPrty', 'NORM'), el('SvcLvl', el('Cd', 'NURG'))) : '') +
    el('ReqdExctnDt', el('Dt', dato)) +
    el('Dbtr', party(betaler)) +
    el('DbtrAcct', konto(betaler.konto), el('Ccy', 'NOK')) +
    el('DbtrAgt', bank(betaler.bic)) +
    (slag === 'utland' ? el('ChrgBr', 'SHAR') : '')
  )
}

const norsk = new Intl.DisplayNames('nb', { type: 'region' })
const bokstaver = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
/** Codes of countries (ISO 3166-1) by their Norwegian names. A code that is no longer used stands for another. */
const landkoder = new Map(
  bokstaver
    .flatMap(a => bokstaver.map(b => a + b))
    .filter(kode => new Intl.Locale(`und-${kode}`).region === kode)
    .map(kode => [norsk.of(kode), kode] as const)
    .filter(([navn, kode]) => navn !== kode),
)
/** Where somebody lives. Banks take no address without it: of whoever has not said so, that of the account. */
const landkodeOf = ({ land = '', iban }: Mottaker): string =>
  (land.trim() && (isNorge(land) ? 'NO' : landkoder.get(land.trim()))) ||
  iban.slice(0, 2) ||
  (land.trim() ? '' : 'NO')

function transfer({ id, beloep, tekst, mottaker }: Overfoering): string {
  const { navn, adresse, postnummer, by, iban, bic } = mottaker
  const land = landkodeOf(mottaker)
  return el(
    'CdtTrfTxInf',
    el('PmtId', text('InstrId', referanseOf(id)), text('EndToEndId', referanseOf(id))),
    el('Amt', `<InstdAmt Ccy="NOK">${kroner(beloep)}</InstdAmt>`),
    bic && el('CdtrAgt', bank(bic)),
    el(
      'Cdtr',
      text('Nm', navn, 140),
      land &&
        el(
          'PstlAdr',
          text('StrtNm', adresse, 70),
          text('PstCd', postnummer, 16),
          text('TwnNm', by, 35),
          el('Ctry', land),
        ),
    ),
    el('CdtrAcct', iban ? el('Id', el('IBAN', iban)) : konto(mottaker.konto)),
    el('RmtInf', text('Ustrd', tekst, 140)),
  )
}

/**
 * A credit transfer initiation of ISO 20022, pain.001.001.09, in kroner: a block for accounts in Norway and one for those abroad. The
 * transfers come as they are asked for, so that nothing but one batch of them is held in memory.
 */
export async function* writePain001(
  fil: Fil,
  overfoeringer: (slag: 'norsk' | 'utland') => AsyncIterable<readonly Overfoering[]>,
): AsyncGenerator<Buffer> {
  const out = (part: string) => Buffer.from(part, 'utf8')
  yield out(
    `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn>${head(fil)}`,
  )
  for (const slag of ['norsk', 'utland'] as const) {
    if (fil[slag].antall === 0) continue
    yield out(`<PmtInf>${blockHead(fil, slag)}`)
    for await (const some of overfoeringer(slag)) yield out(`${some.map(transfer).join('\n')}\n`)
    yield out('</PmtInf>')
  }
  yield out('</CstmrCdtTrfInitn></Document>\n')
}
