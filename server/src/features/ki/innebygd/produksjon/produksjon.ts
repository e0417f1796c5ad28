import type { Registerverk } from '../../oppslag.ts'
import { type Felt, utsnittOf } from '../felt/felt.ts'
import { isUnclosed } from '../navn/rimelig.ts'
import { findRulletekst } from '../navn/rulletekst.ts'
import { isEtikett } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { fold, foldOcr } from '../ord/likhet.ts'
import { lesOrdenstall, lesSesonger } from '../ord/tall.ts'
import { type Flate, utenLinjeskift } from '../side/flate.ts'
import { lesTittel } from './tittel.ts'
import type { Tittelspor } from './verksvalg.ts'

const notTitle =
  /^(?:(?:the company|punkt|rubrikk|AS|ASA|ANS|Ltd)(?!\p{L})|(?:ja|nei|annet|år)$|(?:underholdning|tv-drama|tv-underholdning|dokumentar|spillefilm|kortfilm|film|serie|drama|animasjon|musikkvideo)s?(?:serie|film|program|drama)?(?:n|en|et|r|er)?(?!\p{Ll})|se |\[|x |n\/?a$|sesong \d+$|(?:NRK ?\d?|TV ?\d(?: \p{L}+)?|TV ?Norge|Viaplay|Netflix|HBO(?: Nordic| Max)?|Discovery\+?|VGTV|C More)$)/iu

/** «29. april 2022», and «29. op april 2022», as it may be recognised. */
const date =
  /^\d{1,2}\.?\s(?:\S{1,4}\s)?(?:jan|feb|mar|apr|mai|may|jun|jul|aug|sep|o[kc]t|nov|de[sc])\p{Ll}*\.?,?\s(?:19|20)\d\d\b|^\d{1,2}\.\s?\d{1,2}\.\s?(?:19|20)?\d\d\b/iu
/** A title begins with a capital, a sentence that goes on does not. */
const goesOn = /^(?:som|skal|is|er)(?!\p{L})/u

function fromFelter(felter: readonly Felt[]): Tittelspor[] {
  const spor: Tittelspor[] = []
  for (const { roller, verdier } of felter) {
    const working = roller.has('arbeidstittel')
    if (!(roller.has('tittel') || working) || (roller.has('person') && !roller.has('tittel'))) continue
    for (const { linjer, maate } of verdier) {
      // «Artist –» goes on in the next line too.
      const over = linjer[0]?.tekst ?? ''
      const most = isUnclosed(over) || /\s[–—-]$/u.test(over) ? 2 : 1
      const utsnitt = utsnittOf(maate === 'under' ? linjer.slice(0, most) : linjer)
      const lesing = lesTittel(utsnitt.tekst)
      const isTitle = lesing && !notTitle.test(lesing.navn) && !goesOn.test(lesing.navn)
      if (!isTitle || isEtikett(lesing.navn) || date.test(utsnitt.tekst)) continue
      spor.push({ lesing: { ...lesing, arbeidstittel: lesing.arbeidstittel || working }, utsnitt })
      break
    }
  }
  return spor
}

/** The names of works' kinds, also first in a sentence. */
const kinds =
  'produksjonen|produksjon|serien|tv-serien|dramaserien|dokumentarserien|krimserien|humorserien|barneserien|animasjonsserien|realityserien|komiserien|miniserien|underholdningsserien|programmet|tv-programmet|underholdningsprogrammet|filmen|spillefilmen|spelefilmen|kinofilmen|kortfilmen|novellefilmen|dokumentarfilmen|dokumentaren|animasjonsfilmen|barnefilmen|musikkvideoen|dramaet|filmprosjektet|prosjektet|langfilmen|the (?:\\p{L}+-part |television |tv |drama |documentary |feature |short |animated |comedy |reality |entertainment |crime )*(?:series|film|programme|program|production|documentary|feature|show|music video)'
const work = new RegExp(
  `(?<!\\p{L})(?:${kinds.replace(/(?<=^|\|)\p{Ll}/gu, first => `[${first}${first.toLocaleUpperCase('nb')}]`)}):?\\s+(?=([«“"„][^\\n]{2,110}|\\p{Lu}[^\\n]{2,90}))`,
  'gu',
)
const season =
  /(?:^|[^\S\n]\p{Ll}{2,12})[^\S\n]+((?:\p{Lu}|[«“"])[^\n,.;()]{2,60}?),?\s+\(?(?:sesong\s+\d|season\s+\d|\d\. sesong|S\d|(?:første|fyrste|andre|tredje|fjerde|femte|sjette)\s+sesong)/gu

/** «engasjeres som VJ i Tittelen»: what follows the function. */
const after =
  /(?:som|as an?|as|være|vere|be an?|be the|those of|that of)\s+[\p{L}/-]{2,30}(?:\s\p{L}{2,20})?\s+(?:på|i|for|on|in|til|of)\s+(?:the\s+)?((?:«|“|")?\p{Lu}[^\n]{2,80})/gu

/** «kostymedesign til Tittelen, en krimserie»: what the work is for, a few words of it before. */
const workFor = /(?<!\p{L})(\p{L}{4,25})\s+(?:til|på|for)\s+(?=((?:«|“|")?\p{Lu}[^\n]{2,80}))/gu

function fromProse(flate: Flate): Tittelspor[] {
  const text = flate.flyt.tekst
  const spor: Tittelspor[] = []
  const add = (start: number, raw: string) => {
    const quoted = /^\s*[«“"„]([^»”"“]{2,80})[»”"“]/u.exec(raw)
    const rest = quoted ? raw.slice(quoted[0].length) : ''
    // Only the season that follows at once belongs to a quoted title.
    const lesing = lesTittel(
      quoted ? `${quoted[0]}${/^[^.;«“\n]{0,60}/u.exec(rest)?.[0] ?? ''}` : cutProse(raw),
    )
    if (!lesing || notTitle.test(lesing.navn) || goesOn.test(lesing.navn) || lesing.navn.length > 70) return
    const length = quoted ? quoted[0].length : lesing.navn.length
    spor.push({ lesing, utsnitt: flate.flyt.utsnitt(start, start + length) })
  }
  for (const found of text.matchAll(work)) add(found.index + found[0].length, found[1] ?? '')
  for (const found of text.matchAll(after))
    add(found.index + found[0].length - (found[1] ?? '').length, found[1] ?? '')
  for (const found of text.matchAll(workFor))
    if (tolkFunksjon(found[1] ?? '')?.godkjent) add(found.index + found[0].length, found[2] ?? '')
  for (const found of text.matchAll(season)) {
    if (/\s(?:til å|to|skal|som|av)\s/u.test(found[1] ?? '')) continue
    const at = found.index + found[0].indexOf(found[1] ?? '')
    add(at, text.slice(at, at + 80).split('\n')[0] ?? '')
  }
  return spor
}

/** A title without quotes goes on as long as its words may be a title's. */
const cutProse = (raw: string): string =>
  raw.split(
    /\s(?:\(|skal|som|er|har|for|produsert|og skal|med|fra|i perioden|i tiden|which|is|has|to be|being|heretter|hereinafter|hereafter|og ei|og en|and)\s|[,;.(]/u,
  )[0] ?? raw

/** «REGIAVTALE – Tittel», «Etterarbeid · Tittel», «TITTEL – CREWLISTE»: a heading or a running foot. */
function fromHeadings(flate: Flate): Tittelspor[] {
  const spor: Tittelspor[] = []
  for (const row of flate.rader)
    for (const cell of row) {
      if (cell.ord.length > 14) continue
      const parts = cell.tekst.split(/\s+[–—·|-]\s+/u)
      if (parts.length < 2 || parts.length > 3) continue
      const about = parts.findIndex(part =>
        /avtale|kontrakt|agreement|contract|crewliste|stabsliste|crew list|kreditliste|etterarbeid|engasjement|deal memo|call sheet|bekreftelse|confirmation/iu.test(
          part,
        ),
      )
      if (about < 0) continue
      for (const part of parts.filter((_, at) => at !== about)) {
        const lesing = lesTittel(part)
        if (lesing && !notTitle.test(lesing.navn) && !tolkFunksjon(lesing.navn))
          spor.push({ lesing, utsnitt: { tekst: lesing.navn, ord: cell.ord } })
      }
    }
  return spor
}

/** The title that stands over the credits. */
function fromRulletekst(flate: Flate): Tittelspor[] {
  const tittel = findRulletekst(flate)?.tittel
  const lesing = tittel && lesTittel(tittel.tekst)
  return lesing && !notTitle.test(lesing.navn)
    ? [{ lesing, utsnitt: { tekst: tittel.tekst, ord: tittel.ord } }]
    : []
}

const quoted = /[«“][^«»“”\n]{2,60}[»”]/gu
const mostQuotes = 12

/** What is quoted anywhere, as in the lines of a bill. */
const fromSitat = ({ flyt }: Flate): Tittelspor[] =>
  [...flyt.tekst.matchAll(quoted)].slice(0, mostQuotes).flatMap(found => {
    const lesing = lesTittel(found[0])
    const utsnitt = flyt.utsnitt(found.index, found.index + found[0].length)
    return lesing ? [{ lesing, utsnitt }] : []
  })

/** «STK3 = Stjernekoret, sesong 3»: what the rest of the paper calls it by is no other title. */
const codes = /(?<!\S)(\p{Lu}[\p{Lu}\d-]{1,9})\s*=\s*(?=[\p{Lu}«“"])/gu

export function findTittelspor(
  flate: Flate,
  felter: readonly Felt[],
  egne: readonly Registerverk[],
): Tittelspor[] {
  const known = new Set([...flate.flyt.tekst.matchAll(codes)].map(found => found[1]))
  return [
    ...fromFelter(felter),
    ...fromProse(utenLinjeskift(flate)),
    ...fromHeadings(flate),
    ...fromRulletekst(flate),
    ...fromSelskapetsVerk(flate, egne),
    ...fromSitat(flate),
  ].filter(({ lesing }) => !known.has(lesing.navn))
}

const withoutBrackets = (tittel: string): string => tittel.replace(/\s*\(.*$/u, '')

/** Works of the employer whose titles stand anywhere in the document. */
function fromSelskapetsVerk(flate: Flate, egne: readonly Registerverk[]): Tittelspor[] {
  const spor: Tittelspor[] = []
  const everything = flate.rader.flatMap(row => row.flatMap(cell => cell.ord))
  // «Opp!» ends with a sign, and «OppI» with a letter that was misread.
  const words = everything.map(one => [foldOcr(one.tekst), foldOcr(fold(one.tekst))])
  const titles = new Set(egne.map(({ tittel }) => withoutBrackets(tittel)))
  for (const title of titles) {
    const wanted = fold(title).split(' ').map(foldOcr)
    if (wanted.join('').length < 4) continue
    for (let at = 0; at + wanted.length <= words.length; at++) {
      if (!wanted.every((one, k) => words[at + k]?.includes(one))) continue
      const ord = everything.slice(at, at + wanted.length)
      // A common word in small letters is no title.
      if (!/^[^\p{L}\d]*[\p{Lu}\d]/u.test(ord[0]?.tekst ?? '')) continue
      const after = everything
        .slice(at + wanted.length, at + wanted.length + 4)
        .map(one => one.tekst)
        .join(' ')
      const found = lesSesonger(after)[0]
      const roman = /^(?:I{2,3}|IV|VI{0,3})(?=[\s,.;:)]|$)/u.exec(after)?.[0]
      const near = found && found.fra < 4 ? found.sesong : roman ? lesOrdenstall(roman) : null
      spor.push({
        lesing: { navn: title, varianter: [title], sesong: near, arbeidstittel: false, bareTall: null },
        utsnitt: { tekst: ord.map(one => one.tekst).join(' '), ord },
      })
      break
    }
  }
  return spor
}
