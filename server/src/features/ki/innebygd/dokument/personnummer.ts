import { idnr } from '@navikt/fnrvalidator'
import type { Line, PageText, Reading, Word } from '../../../../platform/reading/page-text.ts'
import type { Funn } from '../../funn.ts'
import { omsluttende } from '../ord/setninger.ts'

type Funnet = { nummer: string; page: PageText; words: Word[] }

/**
 * Warns when a document has a valid national ID number, and none that is or may be the account's own. The number itself
 * is compared here and goes nowhere. `eget`: 11 digits, or empty when it is not known, and then nothing is said.
 */
export function finnAnnetPersonnummer(lest: Reading, eget: string): Funn['annetPersonnummer'] {
  if (!/^\d{11}$/.test(eget)) return null
  const found = lest.pages.flatMap(page => [
    ...page.lines.flatMap(line => inLine(page, line)),
    ...page.lines.flatMap((line, at) => overLines(page, line, page.lines.slice(at + 1, at + 5))),
  ])
  const [first] = found
  if (!first || found.some(one => maySame(one.nummer, eget))) return null
  const box = omsluttende(first.words.map(word => word.box))
  const read = first.page.source === 'text' ? 0.98 : Math.min(0.93, 0.5 + first.page.confidence / 2)
  return {
    verdi: true,
    sikkerhet: read,
    sted: { side: first.page.number, sitat: '••••••' + ' •••••', boks: box },
    forklaring: 'Dokumentet har et personnummer som ikke er kontoens eget.',
  }
}

/** Read with a slip or two, or the D-nummer that the same person had before: the same day of birth and hardly other digits. */
function maySame(read: string, eget: string): boolean {
  const differ = [...read].filter((digit, at) => digit !== eget[at]).length
  return differ <= 3 || foedt(read) === foedt(eget)
}

const foedt = (nummer: string): string => {
  const day = Number(nummer.slice(0, 2)) % 40
  const month = Number(nummer.slice(2, 4)) % 40
  return `${day}.${month}.${nummer.slice(4, 6)}`
}

const form =
  /(?<!\d)(?<!\d[.,])\d{6}[ \u00a0\-–.]{0,2}\d{5}(?!\d)(?![.,]\d)|(?<!\d)\d{2}[ .]\d{2}[ .]\d{2}[ \-–]{1,2}\d{5}(?!\d)|(?<!\d)\d(?: \d){10}(?!\d)/g

function inLine(page: PageText, line: Line): Funnet[] {
  const text = line.words.map(word => word.text).join(' ')
  return [...text.matchAll(form)].flatMap(match => {
    const nummer = match[0].replace(/\D/g, '')
    if (!isGyldig(nummer)) return []
    return [{ nummer, page, words: wordsAt(line.words, match.index, match.index + match[0].length) }]
  })
}

/** A number whose last five digits begin the next line of its column. */
function overLines(page: PageText, { words }: Line, below: readonly Line[]): Funnet[] {
  const last = words.at(-1)
  if (!last || !/^\d{6}$/.test(last.text)) return []
  return below.flatMap(line => {
    const [first] = line.words
    const digits = /^\d{5}(?!\d)/.exec(first?.text ?? '')?.[0]
    const isBelow = (line.box.left + line.box.right) / 2 < last.box.right
    const nummer = `${last.text}${digits ?? ''}`
    return first && digits && isBelow && isGyldig(nummer) ? [{ nummer, page, words: [last] }] : []
  })
}

/** Check digits of numbers of persons, also temporary (D) and synthetic ones. */
function isGyldig(nummer: string): boolean {
  const result = idnr(nummer)
  return result.status === 'valid' && result.type !== 'hnr'
}

function wordsAt(words: readonly Word[], from: number, to: number): Word[] {
  let at = 0
  return words.filter(word => {
    const start = at
    at += word.text.length + 1
    return start < to && start + word.text.length > from
  })
}
