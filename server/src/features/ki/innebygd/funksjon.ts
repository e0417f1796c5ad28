import { type Funksjonstolkning, tolkFunksjon } from './fagord.ts'
import type { Felt } from './felt.ts'
import type { Celle, Flate, Utsnitt } from './flate.ts'
import { fold, likhet } from './likhet.ts'
import { isNavneliste } from './tabell.ts'

/** A function the document gives the person: its own words, and what they mean. */
export type Funksjonsspor = {
  ord: string
  tolket: Funksjonstolkning | null
  utsnitt: Utsnitt
  vekt: number
  kilde: string
}

const stop =
  /\s(?:på|for|ved|hos|gjennom|on|at|during|under|fra|frå|i forbindelse|i samband|in connection|i produksjonen|i serien|i filmen|til|om|samt ha|with responsibility|with|med|og har|and (?:shall|will)|som|to the|to render|in (?:the|relation)|of the (?:production|series|film|programme)|av)\s|[.;:«“"\n]|,\s*(?:med|fast|i|på|og har|som|with|team|\d)|\s\(?(?:ep|episode)\.?\s*\d/iu
const between = /\s*(?:,|;|\/|\+|&|\s(?:og|and|samt|as well as|i tillegg til|in addition to|\/)\s)\s*/iu

const tidy = (text: string): string =>
  text
    .replace(/^[\s"“«'’:;,.·–—_|[\]()☒☑✓✗-]+|[\s"”»'’:;,.·–—_|[\]-]+$/gu, '')
    .replace(/^(?:[xX]\s+)(?=\p{L})/u, '')
    .replace(/^(?:en|ein|ei|the|an?|your?|vår|vår nye)\s+(?=\p{L}{3})/iu, '')
    .trim()

/** «regissør og manusforfatter» are two; «Casting og deltakeransvarlig» is one, as neither is approved. */
export function splitFunksjoner(text: string): { ord: string; tolket: Funksjonstolkning | null }[] {
  const outside = text
    .replace(/\([^)]*\)/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim()
  const whole = tidy(text)
  if (!whole) return []
  const parts = outside
    .split(between)
    .map(tidy)
    .filter(part => part.length > 1)
  const read = parts.map(ord => ({ ord, tolket: tolkFunksjon(ord) }))
  const known = read.filter(one => one.tolket)
  if (known.length > 1 && known.some(one => one.tolket?.godkjent)) {
    const kinds = new Map(known.map(one => [one.tolket?.fag, one]))
    if (kinds.size > 1) return [...kinds.values()]
  }
  const tolket = tolkFunksjon(outside) ?? tolkFunksjon(whole)
  const first = known.length === 1 && read[0] === known[0] ? read[0]?.ord : undefined
  return [{ ord: tolket?.godkjent && first ? first : whole, tolket }]
}

/** Only the part that names the function: «A-foto, fast team 1», «klipper på filmen, fra …». */
function cutPhrase(text: string): string {
  const found = stop.exec(` ${text}`)
  const cut = found && found.index > 2 ? ` ${text}`.slice(0, found.index) : text
  return tolkFunksjon(cut) ? cut : text
}

const checked = /^(?:\[?\s*[xX✓✔☒☑]\s*\]?|☒|☑|✓|✔)\s*(?=\p{L})/u

function fromFelter(flate: Flate, felter: readonly Felt[]): Funksjonsspor[] {
  const spor: Funksjonsspor[] = []
  for (const { roller, verdier, etikett } of felter) {
    if (isNavneliste(flate, etikett)) continue
    const loose = !roller.has('funksjon')
    if (!(roller.has('funksjon') || roller.has('funksjonNoe'))) continue
    for (const { linjer, maate } of verdier) {
      const line = linjer[0]
      if (!line) continue
      const whole =
        maate === 'hoeyre' || maate === 'samme' ? linjer.map(one => one.tekst).join(' ') : line.tekst
      if (whole.length > 90 || (loose && whole.length > 45)) continue
      const phrase = cutPhrase(whole)
      const parts = splitFunksjoner(phrase)
      const understood = parts.some(part => part.tolket)
      if (loose && !understood) continue
      for (const part of parts)
        spor.push({
          ...part,
          utsnitt: { tekst: line.tekst, ord: line.ord },
          vekt: loose ? 1.5 : understood ? 3 : 1.8,
          kilde: 'felt',
        })
      break
    }
  }
  return spor
}

/** Boxes that are ticked: «X A-foto», «[X] Klipp». */
function fromChecked(flate: Flate): Funksjonsspor[] {
  const spor: Funksjonsspor[] = []
  for (const cell of flate.celler) {
    const box = /(?:^|\s)(?:\[\s*[xX✓✔]\s*\]|[☒☑✓✔]|X)\s*([\p{Lu}][\p{L}-]+(?:\/[\p{L}-]+)?)/u.exec(
      cell.tekst,
    )
    const tolket = box?.[1] ? tolkFunksjon(box[1]) : null
    if (box?.[1] && tolket && cell.ord.length <= 8)
      spor.push({
        ord: box[1],
        tolket,
        utsnitt: { tekst: box[1], ord: cell.ord },
        vekt: checked.test(cell.tekst) ? 2 : 1.6,
        kilde: 'kryss',
      })
  }
  return spor
}

const engagedAs =
  /(?:ansettes|ansatt|engasjeres|engasjert|engasjerast|tilsettes|tilsett|tilsatt|tilsettast|hired|engaged|employed|retained|appointed|contracted|hyres|leies inn|kontrahert|kontraheres|acts?|act|stiller|virker|virke|arbeider|arbeide|arbeidar|jobbe|jobber|fungerer|fungere|medvirker|tjenester|tjenestene|tenester|services|ansettelsen|ansettelse|tilsetjinga|engasjementet|stillingen|stillinga|rollen|oppdraget|arbeidet|arbeid|on board|work|works|working|serve|serves|delta|deltar|bidra|bidrar|krediteres|kreditert|credited|oppgaven|opptre|render|bekreftet|confirmed|leverer|påtar seg(?: arbeidet)?|tek på seg|skal|shall|will)\s+(?:(?!som\b|as\b)[\p{L}()]+\s+){0,4}?(?:som|as)\s+(?:(?:an?|the|en|ein|ei|selvstendig|seriens|filmens|the production’s|our)\s+)?([^\n]{3,110})/giu
const isA =
  /(?:oppdragstaker(?:en)?|oppdragstakar(?:en)?|arbeidstaker(?:en)?|arbeidstakar(?:en)?|medarbeider(?:en)?|den engasjerte|den ansatte|frilanser(?:en)?|the freelancer|the contractor|the crew member|the employee|hun|han|du|påtar seg å|tek på seg å)\s+(?:er|være|vere|skal være|skal vere|is|shall be|will be|blir)\s+((?!engasjert|ansatt|tilsett|selvstendig|ansvarlig|medlem|bundet|kjent|hired|engaged|an independent|responsible)[^\n]{3,90})/giu
const heading =
  /(?:^|\n)\s*(?:avtale\s+(?:om|for)\s+)?(regi|manus|manusforfatter|regissør|regi og manus|foto|fotograf|klipp|klippe|klipper|lyd|lyddesign|scenografi|scenograf|kostymedesign|kostyme|maske|maskør|animasjon|vfx|colour grading|director|directing|writer|editor|cinematographer)(?:s?kontrakt|s?avtale|s?avtalen|\s+agreement|\s+contract|\s+services agreement)?(?=[\s\n–-])/giu

function fromProse(flate: Flate): Funksjonsspor[] {
  const text = flate.flyt.tekst
  const spor: Funksjonsspor[] = []
  for (const [pattern, weight] of [
    [engagedAs, 2.6],
    [isA, 2.4],
  ] as const)
    for (const found of text.matchAll(pattern)) {
      const raw = found[1] ?? ''
      const phrase = tidy(cutAtStop(raw))
      const parts = splitFunksjoner(phrase).filter(part => part.tolket)
      const at = found.index + found[0].length - raw.length
      for (const part of parts)
        spor.push({
          ...part,
          utsnitt: flate.flyt.utsnitt(at, at + Math.max(3, phrase.length)),
          vekt: weight,
          kilde: 'prosa',
        })
      if (parts.length > 0 && spor.filter(one => one.kilde === 'prosa').length > 8) break
    }
  return spor
}

const cutAtStop = (raw: string): string => {
  const found = stop.exec(raw)
  return found ? raw.slice(0, found.index) : raw
}

function fromHeading(flate: Flate): Funksjonsspor[] {
  return [...flate.flyt.tekst.slice(0, 500).matchAll(heading)].flatMap(found => {
    const at = found.index + found[0].indexOf(found[1] ?? '')
    return splitFunksjoner(found[1] ?? '').flatMap(part =>
      part.tolket
        ? [
            {
              ...part,
              utsnitt: flate.flyt.utsnitt(at, at + (found[1] ?? '').length),
              vekt: 1,
              kilde: 'overskrift',
            },
          ]
        : [],
    )
  })
}

/** In a list of names the function stands in the person's row, or above the name; in a payslip it is a line of its own. */
function fromName(flate: Flate, navn: string): Funksjonsspor[] {
  const spor: Funksjonsspor[] = []
  for (const row of flate.rader) {
    const own = row.find(cell => namesPerson(cell, navn))
    if (!own) continue
    for (const cell of row) {
      const text = cell === own ? withoutName(cell, navn) : cell.tekst
      if (text.length < 2 || text.length > 50) continue
      for (const part of splitFunksjoner(text.replace(/\b(?:ep|episode)\.?\s*[\d–, -]+/giu, '')))
        if (part.tolket)
          spor.push({ ...part, utsnitt: { tekst: cell.tekst, ord: cell.ord }, vekt: 1.4, kilde: 'rad' })
    }
    const above = flate.rader[(row[0]?.rad ?? 0) - 1]
    for (const cell of above ?? [])
      if (cell.tekst.length < 40 && cell.side === own.side)
        for (const part of splitFunksjoner(cell.tekst))
          if (part.tolket && Math.abs((cell.left + cell.right - own.left - own.right) / 2) < 60)
            spor.push({ ...part, utsnitt: { tekst: cell.tekst, ord: cell.ord }, vekt: 0.9, kilde: 'rad' })
  }
  return spor
}

const namesPerson = (cell: Celle, navn: string): boolean =>
  fold(cell.tekst).includes(fold(navn)) || (cell.ord.length <= 5 && likhet(cell.tekst, navn) > 0.82)
const withoutName = (cell: Celle, navn: string): string => {
  const at = cell.tekst.toLowerCase().indexOf(navn.toLowerCase())
  return at < 0 ? '' : tidy(`${cell.tekst.slice(0, at)} ${cell.tekst.slice(at + navn.length)}`)
}

const wage =
  /(?:timelønn|timeløn|dagslønn|ukelønn|månedslønn|lønn|løn|honorar|wage|salary|fee)\s+(?:som\s+)?(\p{L}[\p{L}-]{2,25})/giu
function fromWages(flate: Flate): Funksjonsspor[] {
  return [...flate.flyt.tekst.matchAll(wage)].flatMap(found => {
    const tolket = tolkFunksjon(found[1] ?? '')
    const at = found.index + found[0].length - (found[1] ?? '').length
    return tolket
      ? [
          {
            ord: found[1] ?? '',
            tolket,
            utsnitt: flate.flyt.utsnitt(at, at + (found[1] ?? '').length),
            vekt: 1.4,
            kilde: 'loenn',
          },
        ]
      : []
  })
}

export function findFunksjonsspor(
  flate: Flate,
  felter: readonly Felt[],
  navn: string | null,
): Funksjonsspor[] {
  return [
    ...fromFelter(flate, felter),
    ...fromChecked(flate),
    ...fromProse(flate),
    ...fromHeading(flate),
    ...(navn ? fromName(flate, navn) : []),
    ...fromWages(flate),
  ]
}

/** The functions of the place that says it best, with what else agrees. */
/** How many other places name the same function, and how many another. */
export type Valgtfunksjon = Funksjonsspor & { enige: number; uenige: number }

export function chooseFunksjoner(spor: readonly Funksjonsspor[]): Valgtfunksjon[] {
  const best = Math.max(0, ...spor.map(one => one.vekt))
  const source = spor.find(one => one.vekt === best)
  if (!source) return []
  const same = spor.filter(
    one =>
      one.kilde === source.kilde && one.vekt >= best - 0.2 && one.utsnitt.ord[0] === source.utsnitt.ord[0],
  )
  const kinds = new Map(same.map(one => [one.tolket?.fag ?? fold(one.ord), one]))
  return [...kinds].map(([fag, one]) => {
    const others = spor.filter(other => other.utsnitt.ord[0] !== one.utsnitt.ord[0] && other.tolket)
    return {
      ...one,
      enige: others.filter(other => other.tolket?.fag === fag).length,
      uenige: others.filter(other => ![...kinds.keys()].includes(other.tolket?.fag ?? '') && other.vekt > 1.4)
        .length,
    }
  })
}
