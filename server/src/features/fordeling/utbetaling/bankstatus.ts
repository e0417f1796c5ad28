import { parse } from 'csv-parse/sync'

/** Why the bank did not pay. `kontofeil`: for the account that the money went to, so that nothing more is to be sent there. */
type Grunn = { grunn: string; kontofeil: boolean }
/** What the bank did not do. `alle`: the whole file, or all of one block. */
export type Bankfeil = Grunn & { alle: 'fil' | 'norsk' | 'utland' | null; referanse: string }

/** Reasons of ISO 20022 (ExternalStatusReason1Code) that banks give for one transfer, in words for people. */
const grunner: Readonly<Record<string, string>> = {
  AC01: 'Kontonummeret finnes ikke.',
  AC03: 'Kontonummeret finnes ikke.',
  AC04: 'Kontoen er avsluttet.',
  AC06: 'Kontoen er sperret.',
  AG01: 'Kontoen kan ikke ta imot betalingen.',
  AM04: 'Det var ikke dekning på kontoen det betales fra.',
  BE01: 'Navnet stemmer ikke med kontoen.',
  BE04: 'Adressen mangler eller er feil.',
  BE06: 'Banken kjenner ikke mottakeren.',
  DT01: 'Betalingsdatoen er ikke gyldig.',
  MD07: 'Mottakeren er død.',
  RC01: 'Bankkoden (BIC) er feil.',
}
/** Those that are about the account it was sent to: AC02, AC05, AC10 and AC13 are about ours, and a name or a bank code can be put right. */
const kontokoder = /^(AC0[13467]|AC1[14]|AG01|BE06|MD07)$/
/** A reason in the bank's own words that is about the account of whom it was to pay. */
const isKontofeil = (ord: string): boolean =>
  /konto|iban|mottaker/i.test(ord) &&
  !/dekning|penger|betales? fra|avsender|debitor|adresse|bic|swift/i.test(ord)
const ukjent = 'Banken avviste betalingen.'
const heleFilen = 'Banken tok ikke imot filen fra oss.'

const plain = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&apos;', "'")
    .replaceAll('&amp;', '&')
const blocks = (xml: string, name: string): string[] =>
  xml
    .split(new RegExp(`<(?:\\w+:)?${name}(?:\\s[^>]*)?>`))
    .slice(1)
    .map(one => one.split(new RegExp(`</(?:\\w+:)?${name}\\s*>`))[0] ?? '')
const value = (xml: string, name: string): string => plain(blocks(xml, name)[0] ?? '').trim()

function grunnOf(xml: string): Grunn {
  const info = blocks(xml, 'StsRsnInf')[0] ?? ''
  const told = value(info, 'AddtlInf').replace(/\s+/g, ' ')
  const [kode, sagt] = [value(info, 'Cd'), told ? `Banken sier: ${told}`.slice(0, 300) : ukjent]
  const kjent = grunner[kode]
  return {
    grunn: kjent ?? sagt,
    kontofeil: kontokoder.test(kode) || (kjent === undefined && isKontofeil(told)),
  }
}
/** Of a whole file or block: it is never about the account of any one of those in it. */
function grunnForAlle(xml: string): Grunn {
  const { grunn, kontofeil } = grunnOf(xml)
  return { grunn: kontofeil ? heleFilen : grunn, kontofeil: false }
}

/** Which file a status report says that it is about, by its reference; null where it is none, or does not say. */
export const findMelding = (text: string): string | null =>
  value(blocks(text, 'OrgnlGrpInfAndSts')[0] ?? '', 'OrgnlMsgId') || null

/** A payment status report, pain.002. What is accepted or pending says nothing here. */
function readPain002(xml: string): Bankfeil[] {
  const group = blocks(xml, 'OrgnlGrpInfAndSts')[0] ?? ''
  if (value(group, 'GrpSts') === 'RJCT')
    return [{ alle: 'fil', referanse: value(group, 'OrgnlMsgId'), ...grunnForAlle(group) }]
  return blocks(xml, 'OrgnlPmtInfAndSts').flatMap((block): Bankfeil[] => {
    const own = block.split(/<(?:\w+:)?TxInfAndSts/)[0] ?? ''
    const id = value(own, 'OrgnlPmtInfId')
    if (value(own, 'PmtInfSts') === 'RJCT')
      return [
        { alle: id.endsWith('U') ? 'utland' : 'norsk', referanse: id.slice(0, -1), ...grunnForAlle(own) },
      ]
    return blocks(block, 'TxInfAndSts')
      .filter(one => value(one, 'TxSts') === 'RJCT')
      .map(one => ({ alle: null, referanse: value(one, 'OrgnlEndToEndId'), ...grunnOf(one) }))
  })
}

/** Two columns, reference and reason, with or without a first line of names. */
function readCsv(text: string): Bankfeil[] | null {
  const delimiter = (text.split('\n')[0] ?? '').includes(';') ? ';' : ','
  let rows: string[][]
  try {
    rows = parse(text, {
      delimiter,
      trim: true,
      bom: true,
      relax_column_count: true,
      skip_empty_lines: true,
    }) as string[][]
  } catch {
    return null
  }
  const feil = rows
    .map(([referanse = '', grunn = '']) => ({
      alle: null,
      referanse: referanse.replaceAll('-', '').toLowerCase(),
      grunn: grunn || ukjent,
      kontofeil: isKontofeil(grunn),
    }))
    // Names of columns have no digits. A first reference that is missing or cut off is no such line: its payment failed.
    .filter(({ referanse }, index) => index > 0 || /\d|^[a-f]*$/.test(referanse))
  if (feil.length === 0) return null
  return feil.every(({ referanse }) => /^[0-9a-f]{32}$/.test(referanse)) ? feil : null
}

/** The failures that the bank's file tells of; null where it is neither a status report nor a list of references. */
export function readBankstatus(text: string): Bankfeil[] | null {
  if (/<(?:\w+:)?CstmrPmtStsRpt[\s>]/.test(text)) return readPain002(text)
  return text.trimStart().startsWith('<') ? null : readCsv(text)
}
