import { looksLikeCompany, readNavn } from '../navn/navn.ts'
import { companyName, readSelskap } from '../navn/selskapsnavn.ts'
import { rollerAv } from '../ord/etiketter.ts'
import type { Utsnitt } from '../side/celle.ts'
import { type Flate, linjeskift } from '../side/flate.ts'

/** A party of the agreement as prose presents it: «mellom X AS (heretter kalt Produsenten) og …». */
export type Part = { slag: 'person' | 'selskap'; navn: string; utsnitt: Utsnitt; vekt: number }

const called =
  /(?:(?:heretter|sein[ae]re|senere)(?:\s+(?:kalt|kalla|omtalt som|benevnt))?|(?:i\s+)?det\s+følg(?:ende|jande)(?:\s+(?:kalt|kalla))?|nedenfor\s+kalt|hereinafter(?:\s+(?:called|referred\s+to\s+as))?|hereafter(?:\s+(?:called|referred\s+to\s+as))?|in\s+the\s+following|kalt|kalla|\((?:the|som)?|(?<!\p{L})as\s+the|,\s*som|,(?=\s*[«“"]))[\s:,"“«'’]*((?:den|the)?\s*\p{L}{4,25}(?:\s\p{L}{4,12})?)/giu
const opening =
  /(?:^|[\s(«])(?:mellom|between|part(?:ene|ane|er|ar)(?!\p{L})(?:[^.\n]{0,40}?(?<!\p{L})er|(?=:))|(?:inngått|inngåtte|made|entered into)\s[^\n]{0,30}?(?:av|by)|(?:the\s+)?parties[^.\n]{0,40}?are|by and between)[\s:]+/giu
const and =
  /[\s,.)]\s*(?:–\s*)?(?:\d\)|2\.|\(?[ab]\)|og|and|OG|AND)[\s:]+(?=(?:\(?\d\)\s*)?(?:\p{Ll}[\p{L}-]+\s+){0,3}["“«]?[\p{Lu}@])/gu

/** «Nes Farge, enkeltpersonforetak …, ved innehaver Kari Nes»: a firm may be called like a person. */
const soleTrader =
  /^[^\n]{0,80}?[\s,(](?:enkelt(?:person|manns)foretak|enkeltpersonføretak|ENK|sole (?:trader|proprietor\p{L}*))(?!\p{L})/u

/** «Kari Nes (ENK 987 654 321)»: the person, with the number of the firm; «Nes Lyd (ENK)» is a firm. */
const ownName =
  /^(?!\p{L}*(?:lyd|film|foto|klipp|media|farge|studio|produksjon|design))\p{L}+\s*\((?:ENK|[Ee]nkelt(?:person|manns)foretak)[^()]*\d/iu

function partOf(flate: Flate, from: number, to: number, vekt: number): Part | null {
  const { flyt } = flate
  const numbered = /^\s*\(?(?:\d|[ab])[).]\s+/u.exec(flyt.tekst.slice(from, to))?.[0].length ?? 0
  if (numbered > 0) return partOf(flate, from + numbered, to, vekt)
  const text = flyt.tekst.slice(from, to)
  const offset = text.length - text.trimStart().length
  const marks = [...text.matchAll(called)].map(found => {
    const mark = (found[1] ?? '').trim()
    const own = rollerAv(mark)
    return own.size > 0 ? own : rollerAv(`the ${mark}`)
  })
  const says = (rolle: 'person' | 'selskap') =>
    marks.some(roller => roller.has(rolle) && !roller.has(rolle === 'person' ? 'selskap' : 'person'))
  // The company's name may go on in the next line; a person's over it is none.
  const [first = '', second = ''] = (text.split('\n', 1)[0] ?? '').split(linjeskift)
  const head = readNavn(first) === first.trim() ? first : `${first} ${second}`
  const company = companyName.exec(
    head.replace(/^\s*(?:(?:produksjons|film|tv-)?selskapet\s+|firmaet\s+|the company\s+)/iu, ''),
  )
  const before = /^\s*(?:(?:\p{Ll}[\p{L}-]+|The|Den)\s+){1,3}(?=\p{Lu})/u.exec(text)?.[0] ?? ''
  const person = readNavn(text) ?? (before ? readNavn(text.slice(before.length)) : null)
  const skip = person && readNavn(text) === null ? before.length : offset
  const cut = (navn: string) => flyt.utsnitt(from + skip, from + skip + Math.max(navn.length, 2))
  const isFirm =
    soleTrader.test(text) &&
    !(person && ownName.test(text.slice(text.indexOf(person.split(' ').at(-1) ?? ''))))
  if (person && !company && !isFirm && !says('selskap'))
    return { slag: 'person', navn: person, utsnitt: cut(person), vekt: vekt + (says('person') ? 1 : 0) }
  // «Nes Lyd AS ved Kari Nes, heretter kalt Oppdragstaker»: the person behind the own firm.
  if (says('person') || isFirm) {
    const behind =
      /(?<!\p{L})(?:v\/|v\.|ved|representert ved|represented by|for the services of|services of|f\/s\/o|tjenestene til|through|innehaver|eier|owner|c\/o|by|(?:eies|eid|eigd|eigast|owned)\s+(?:av|by))\s*(?:innehaver\s+|innehavar\s+|eier\s+|eigar\s+|daglig leder\s+|dagleg leiar\s+|its\s+(?:sole\s+)?(?:director|owner)\s+|director\s+|\p{Ll}{4,20}\s+)?(?=\p{Lu})/gu
    for (const found of text.matchAll(behind)) {
      const at = found.index + found[0].length
      const own = readNavn(text.slice(at))
      if (own)
        return {
          slag: 'person',
          navn: own,
          utsnitt: flyt.utsnitt(from + at, from + at + own.length),
          vekt: vekt + 1,
        }
    }
  }
  const name = company || says('selskap') || looksLikeCompany(text.slice(0, 60)) ? readSelskap(text) : null
  if (name && !says('person'))
    return { slag: 'selskap', navn: name, utsnitt: cut(name), vekt: vekt + (says('selskap') ? 1 : 0) }
  return null
}

/** A second company that only lends the person. */
const isLoan = (text: string): boolean =>
  /^[^\n]{0,120}\b(?:lender|loan-?out|for the services of|service company|utleier|leverandør)/iu.test(text)

const role =
  /[(«“"]\s*(?:(?:heretter|sein[ae]re|senere)\s+(?:kalt\s+|kalla\s+)?|the\s+|som\s+)?["“«]?((?:den\s|the\s)?\p{L}{4,20})["”»]?\s*[)»”"]\s*[.,]?$/iu
/** «Kari Nes («Forfatteren») skal for X AS («Produsenten»)» */
const besideRole =
  /\s(?:for|og|and|med|with|av|by)\s+(\p{Lu}[^()«»\n]{2,50}\s(?:AS|ASA|ANS|DA|BA|Ltd\.?))\s*\([^()]{0,40}\)[.,]?$/u

/** «Kari Nes, Lia 2, 0567 Oslo (Oppdragstaker)»: a line for each party. */
function fromLines({ rader, celler, flyt }: Flate): Part[] {
  return celler.flatMap((cell): Part[] => {
    const roller = rollerAv((role.exec(cell.tekst)?.[1] ?? '').trim())
    const at = flyt.stedFor(cell.ord[0])
    if (at < 0) return []
    const cut = (navn: string) => {
      const from = at + Math.max(0, cell.tekst.indexOf(navn))
      return flyt.utsnitt(from, from + navn.length)
    }
    const person = roller.has('person') ? readNavn(cell.tekst) : null
    if (person) return [{ slag: 'person', navn: person, utsnitt: cut(person), vekt: 3 }]
    const selskap = roller.has('selskap') ? readSelskap(besideRole.exec(cell.tekst)?.[1] ?? cell.tekst) : null
    // «Kari Nes (selskapet)» under a contract is who signs for it.
    const isSigner =
      cell.rad > rader.length / 2 && readNavn(cell.tekst) === cell.tekst.replace(role, '').trim()
    return selskap && !isSigner ? [{ slag: 'selskap', navn: selskap, utsnitt: cut(selskap), vekt: 3 }] : []
  })
}

const marked =
  /\((?:(?:heretter|sein[ae]re|senere)\s+(?:kalt\s+|kalla\s+)?|the\s+)?["“«]?(?:the\s+)?(\p{L}{4,20})["”»]?\)\s*,?\s*(?:og|and)\s+(?:\p{Ll}[\p{L}-]+\s+){0,2}(\p{Lu}[^\n]{4,60})/gu
/** «X AS (Produsenten) og Kari Nes …»: the one beside the company. */
function fromMarked({ flyt }: Flate): Part[] {
  return [...flyt.tekst.matchAll(marked)].flatMap((found): Part[] => {
    const raw = found[2] ?? ''
    const navn = rollerAv(found[1] ?? '').has('selskap') ? readNavn(raw) : null
    const at = found.index + found[0].length - raw.length
    return navn ? [{ slag: 'person', navn, utsnitt: flyt.utsnitt(at, at + navn.length), vekt: 2.6 }] : []
  })
}

const formed = '([^\\n,.(]{3,60}?\\s(?:AS|A\\/S|ASA|ANS|DA|BA|SA|Ltd\\.?|Limited|NRK))'
const someone = '(?:\\p{Ll}[\\p{L}-]+\\s+){0,2}(\\p{Lu}[^\\n,.(]{4,60}?)'
const address = ',\\s[^\\n.(]{2,60}?(?<!\\d)\\d{4}\\s+\\p{Lu}[\\p{L}-]+'
/** «Vi», «du»: what the agreement calls its parties where it speaks to the person. */
const spokenTo = '\\s*\\([«“"”’\']*(?:vi|oss|we|us|du|deg|you)[»”"’\']*\\)'
/** «(org.nr. 911 222 333)», «, født 1. mai 1990,»: a number or a date that tells who it is. */
const number =
  '(?:\\s*\\([^()\\n]*\\d[^()\\n]*\\)|,\\s(?:født|fødd|born|f\\.|fnr|org)[^,\\n(]*\\d[^,\\n(]*,?)?'
const starts = '(?:^|[\\n\\u2028]|\\.\\s)\\s*'
/** «, ved Ola Nes,» who signs for the company */
const representative =
  '(?:,?\\s+(?:v\\/|v\\.|ved|representert\\s+ved|represented\\s+by)\\s*(?:\\p{Ll}[\\p{L}-]+\\s+){0,2}\\p{Lu}[^\\n,.(]{3,40})?'
const have = ',?\\s+(?:har|er|inngår|inngikk|inngjekk|avtaler|have|has|are|agree|entered?|gjer|blir)\\s'
const pairs = [
  // Where no verb says that they agree, the person's address does, or what the agreement calls the person.
  {
    company: 1,
    person: 2,
    pattern: `${starts}${formed}${number}(?:${address})?${representative},?(?:${spokenTo})?\\s+(?:og|and)\\s+${someone}${number}(?:${have}|${address}|${spokenTo})`,
  },
].map(({ pattern, ...places }) => ({ ...places, pattern: new RegExp(pattern, 'gu') }))
/** Who sells what is made, or speaks for the person, employs nobody. */
const lendsRights =
  /(?<!\p{L})(?:forlag|talent|distribu\p{L}*|sales|agenc?y|agentur|management|publishing)(?!\p{L})|stall\s/iu
/** «X AS og Kari Nes har inngått denne avtalen», «X AS og Kari Nes, Lia 2, 0567 Oslo»: no «mellom». */
function fromPair({ flyt }: Flate): Part[] {
  return pairs.flatMap(one =>
    [...flyt.tekst.matchAll(one.pattern)].flatMap((found): Part[] => {
      const [raw, rawCompany] = [found[one.person] ?? '', found[one.company] ?? '']
      const person = readNavn(raw)
      const selskap = readSelskap(rawCompany.split('\u2028').at(-1) ?? '')
      const at = found.index + found[0].lastIndexOf(raw)
      const first = found.index + found[0].indexOf(selskap ?? '')
      if (!person || !selskap || lendsRights.test(selskap)) return []
      return [
        { slag: 'person', navn: person, utsnitt: flyt.utsnitt(at, at + person.length), vekt: 2.4 },
        { slag: 'selskap', navn: selskap, utsnitt: flyt.utsnitt(first, first + selskap.length), vekt: 2.4 },
      ]
    }),
  )
}

/** The parties named in «mellom … og …»; the rights agreements that clauses cite have no persons in them. */
export function findParter(flate: Flate): Part[] {
  const text = flate.flyt.tekst
  const found: Part[] = []
  for (const open of text.matchAll(opening)) {
    const from = open.index + open[0].length
    const rest = text.slice(from, from + 900)
    for (const middle of rest.matchAll(and)) {
      const to = from + middle.index
      const second = to + middle[0].length
      const end = Math.min(text.length, second + 450)
      const one = partOf(flate, from, to, 2)
      const other = partOf(flate, second, end, 2)
      if (one && other && (one.slag !== other.slag || isLoan(text.slice(second, end)))) {
        found.push(one, ...(one.slag === other.slag ? [] : [other]))
        break
      }
    }
  }
  return [...found, ...fromLines(flate), ...fromPair(flate), ...fromMarked(flate)]
}
