import { seasonNumber } from '../kobling/sesong.ts'

const earliest = 1890
const latest = 2100

/**
 * Days from 30.12.1899, as a spreadsheet stores a date that has lost its format. What begins as a year of ours is none of them: «20233» is
 * 2023 with a digit too many, sooner than a day of 1955.
 */
const spreadsheetDay = /^(2[1-9]|3\d|4\d|5\d)\d{3}(\.0+)?$/

/** The year in a cell: a year, a date in whatever order, the first of two years. */
export function yearOf(text: string): number | null {
  const four = /(?<!\d)(1[89]\d\d|20\d\d)(?!\d)/.exec(text.replace(/[.,]0+$/, ''))
  if (four?.[1]) return Number(four[1])
  const short = /^\s*\d{1,2}[./-]\d{1,2}[./-](\d\d)(?!\d)/.exec(text)
  if (short?.[1]) return Number(short[1]) + (Number(short[1]) > 50 ? 1900 : 2000)
  if (!spreadsheetDay.test(text)) return null
  const year = new Date(Date.UTC(1899, 11, 30 + Math.floor(Number(text)))).getUTCFullYear()
  return year >= earliest && year <= latest ? year : null
}

/** True of a day: what a spreadsheet makes of «1-8», and what else is one. */
export const isDate = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) ||
  /^\d{1,2}[./-]\d{1,2}[./-](?:\d\d|\d{4})$/.test(text) ||
  /^\d{1,2}\.? ?(?:jan|feb|mar|apr|ma[ijy]|jun|jul|aug|sep|o[ck]t|nov|de[sc])[a-z]*\.?(?: ?\d{2,4})?$/i.test(
    text,
  )

/** The season in a cell of its own: «2», «S02», «Sesong II», and of «S02E03» the second; null where it is not certain («1-3», a day). */
export function seasonOf(text: string): number | null {
  const bare = text
    .replace(/[.,]0+$/, '')
    .replace(/\b(sesong|season|series|serie|ses|nr|s)\b\.?|^s(?=\d)/gi, '')
    .trim()
  const number = /^(\d{1,2})(?:\s?(?:e|ep)\.?\s?\d{1,4})?\.?$/i.exec(bare)?.[1]
  return number || /^\p{L}+\.?$/u.test(bare) ? seasonNumber(number ?? bare.replace(/\.$/, '')) : null
}

/** What a formula came to that failed, as Excel says it in English and Norwegian. */
export const isFailed = (text: string): boolean =>
  /^#(?:N\/A|I\/T|VALUE!|VERDI!|REF!|DIV\/0!|NAME\?|NAVN\?|NULL!|NUM!|SPILL!|OVERFLYT!|CALC!)$/i.test(text)
