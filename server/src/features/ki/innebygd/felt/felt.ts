import { isUnclosed } from '../navn/rimelig.ts'
import { lesEpisoder } from '../ord/episoder.ts'
import { isEtikett, rollerAv } from '../ord/etiketter.ts'
import type { Rolle } from '../ord/etikettord.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import { type Celle, toCelle, type Utsnitt } from '../side/celle.ts'
import type { Flate } from '../side/flate.ts'

/** A label with what may be its value: beside it, or under it. */
export type Felt = {
  roller: ReadonlySet<Rolle>
  etikett: Celle
  /** The likeliest first; the lines of each from the top. */
  verdier: { maate: 'samme' | 'hoeyre' | 'under'; linjer: Celle[] }[]
}

export const utsnittOf = (linjer: readonly Celle[]): Utsnitt => ({
  tekst: linjer.map(({ tekst }) => tekst).join(' '),
  ord: linjer.flatMap(({ ord }) => ord),
})

const emOf = (cell: Celle) => (2 * (cell.right - cell.left)) / Math.max(1, cell.tekst.length)
const separator = /^[-–—:]$/u

/** «Label: value» and «Label – value» in one cell; the label may be several words. */
function splitCell(cell: Celle): { etikett: Celle; rest: Celle; roller: ReadonlySet<Rolle> } | null {
  for (let at = 0; at < Math.min(cell.ord.length - 1, 6); at++) {
    const word = cell.ord[at]
    const next = cell.ord[at + 1]
    if (!word || !next) break
    const colon = /[:?]$/u.test(word.tekst) || separator.test(next.tekst)
    if (!colon) continue
    const head = cell.ord.slice(0, at + 1)
    const tail = cell.ord.slice(separator.test(next.tekst) ? at + 2 : at + 1)
    if (tail.length === 0) return null
    const etikett = toCelle(head, cell.rad)
    const roller = rollerAv(etikett.tekst)
    if (roller.size > 0) return { etikett, rest: toCelle(tail, cell.rad), roller }
    if (word.tekst.endsWith(':')) return null
  }
  return null
}

/** «Navn: Kari Nes  Født: 1980»: every label of a cell with its value. */
function splitAll(cell: Celle): { etikett: Celle; rest: Celle; roller: ReadonlySet<Rolle> }[] {
  const first = splitCell(cell)
  if (!first) return []
  const { ord } = first.rest
  for (const [at, word] of ord.entries()) {
    if (at === 0 || !/\p{L}[.)]?:$/u.test(word.tekst)) continue
    // «Nes Fødselsnr.:» would pass for some number.
    const lengths = /\p{L}{3}(?:nr|nummer)[.)]?:$/u.test(word.tekst) ? [1] : [3, 2, 1]
    const count = lengths.find(
      count => at + 1 - count > 0 && rollerAv(toCelle(ord.slice(at + 1 - count, at + 1)).tekst).size > 0,
    )
    if (count === undefined) continue
    const from = at + 1 - count
    return [
      { ...first, rest: toCelle(ord.slice(0, from), cell.rad) },
      ...splitAll(toCelle(ord.slice(from), cell.rad)),
    ]
  }
  return [first]
}

/** What runs on from a label in small letters or figures must be what it asks for: «Oppgave maskør», «Gjelder 4 episoder». */
function answers(roller: ReadonlySet<Rolle>, tekst: string): boolean {
  if (tekst.length > 60 || /[.]$/u.test(tekst)) return false
  if (roller.has('funksjon') || roller.has('funksjonNoe'))
    return tekst.split(' ').length <= 7 && tolkFunksjon(tekst) !== null
  if (roller.has('sesong')) return /^\d{1,2}\.?$/u.test(tekst)
  const lest = roller.has('episoder') ? lesEpisoder(tekst, true) : null
  return lest !== null && ('antall' in lest || 'ingen' in lest || tekst.split(' ').length <= 4)
}

const betweenParts = /^[·•|¦:;–—-]$/u
/** «Kanalen · Program: Natt»: a line that something else stands first in. */
function splitParted(cell: Celle): { etikett: Celle; rest: Celle; roller: ReadonlySet<Rolle> }[] {
  const whole = splitAll(cell)
  const at = cell.ord.findIndex(({ tekst }) => betweenParts.test(tekst))
  const rest = cell.ord.slice(at + 1)
  if (whole.length > 0 || at < 1 || at > 4 || rest.length < 2) return whole
  return splitParted(toCelle(rest, cell.rad))
}

/** A label that ran together with its value: «Produksjon Havdronningen». */
function splitRun(cell: Celle): { etikett: Celle; rest: Celle; roller: ReadonlySet<Rolle> } | null {
  if (cell.ord.length > 12 || cell.tekst === cell.tekst.toLocaleUpperCase('nb')) return null
  for (let count = Math.min(3, cell.ord.length - 1); count > 0; count--) {
    const next = cell.ord[count]
    const etikett = toCelle(cell.ord.slice(0, count), cell.rad)
    if (!next || !/^\p{Lu}/u.test(etikett.tekst) || etikett.tekst.length < 4) continue
    const roller = rollerAv(etikett.tekst)
    if (roller.size === 0 || roller.has('annet')) continue
    const rest = toCelle(cell.ord.slice(count), cell.rad)
    // «Funksjon Periode» are two headings of a table, and «Prosjekt Rogn» may be what the production is called.
    if (isEtikett(rest.tekst) && !tolkFunksjon(rest.tekst)) continue
    const capital = /^[\p{Lu}«“"']/u.test(next.tekst) && cell.ord.length <= 9
    // «Production Designer» is no production called Designer.
    const isFunction = capital && !roller.has('funksjon') && cell.ord.length <= 3 && tolkFunksjon(cell.tekst)
    if ((capital && !isFunction) || answers(roller, rest.tekst)) return { etikett, rest, roller }
  }
  return null
}

/** The lines that go on under a value, as long as nothing stands to their left. */
function continuation(flate: Flate, first: Celle, most: number, label?: Celle): Celle[] {
  const lines = [first]
  for (let rad = first.rad + 1; lines.length < most && rad < flate.rader.length; rad++) {
    const row = flate.rader[rad] ?? []
    const last = lines.at(-1) ?? first
    const em = emOf(first)
    const cell = row.find(one => Math.abs(one.left - first.left) < 1.2 * em)
    if (row[0] && row[0].side !== first.side) break
    if ((row[0]?.top ?? 0) - last.top > 2.1 * em) break
    if (!cell) continue
    const left = row[row.indexOf(cell) - 1]
    const inLabels = label && row.some(one => one !== cell && Math.abs(one.left - label.left) < 1.2 * em)
    if (
      !isUnclosed(last.tekst) &&
      ((inLabels && label.right < first.left) ||
        (left && left.right > first.left - 30 * em && isEtikett(left.tekst)) ||
        (isEtikett(cell.tekst) && !isCounted(last, cell)) ||
        splitCell(cell))
    )
      break
    lines.push(cell)
  }
  return lines
}

/** «Hele sesongen, 10» over «episoder» is one value. */
export const isCounted = (above: Celle | undefined, { tekst }: Celle): boolean =>
  /\d$/u.test(above?.tekst ?? '') && /^(?:episod|program|sending|avsnitt)\p{Ll}*$/u.test(tekst)

/** The cell under a label: nearest, and beginning where it begins. */
function below(flate: Flate, label: Celle, roller: ReadonlySet<Rolle>): Celle | null {
  const em = Math.max(emOf(label), 7)
  for (let rad = label.rad + 1; rad < Math.min(flate.rader.length, label.rad + 5); rad++) {
    for (const cell of flate.rader[rad] ?? []) {
      if (cell.side !== label.side || cell.top - label.bottom > 2.6 * em) return null
      const aligned =
        Math.abs(cell.left - label.left) < 1.6 * em || (cell.left <= label.left && cell.right >= label.right)
      if (aligned) return valueIn(cell, roller)
    }
  }
  return null
}

/** Whether a cell is what stands under a label. */
export function hasLabelAbove(flate: Flate, cell: Celle): boolean {
  const em = Math.max(emOf(cell), 7)
  return flate.rader
    .slice(Math.max(0, cell.rad - 3), cell.rad)
    .flat()
    .some(
      one =>
        one.side === cell.side &&
        cell.top - one.bottom < 2.2 * em &&
        Math.abs(one.left - cell.left) < 1.6 * em &&
        isEtikett(one.tekst),
    )
}

/** Beside «Medarbeider», where both sign. */
const ofSigner = /^(?:for|på vegne av|på vegner av|on behalf of)\s/iu
/** «Funksjon: Regissør»: a function is a value there, though parties are called by it too. */
const isValue = (roller: ReadonlySet<Rolle>, text: string): boolean =>
  !isEtikett(text) && !/\p{L}:$/u.test(text) && !(roller.has('person') && ofSigner.test(text))

/** A value that stands half a line off its label: of two lines with the label beside their middle, or a little crooked. */
function halfLine(flate: Flate, label: Celle): Celle | null {
  const em = emOf(label)
  const near = [-1, 1].flatMap(step => {
    const row = flate.rader[label.rad + step] ?? []
    const [only] = row
    const close =
      only && only.side === label.side && Math.abs(label.top - only.top) < (step < 0 ? 1.1 : 1.5) * em
    return close && row.length === 1 && only.left > label.right + em ? [only] : []
  })
  return near[0] ?? null
}

/** The cell as a value; «Navn: Kari Nes» under «Arbeidstaker» is the name, any other label asks for something else. */
function valueIn(cell: Celle, roller: ReadonlySet<Rolle>): Celle | null {
  const split = splitCell(cell)
  if (split)
    return split.roller.has('navn') && (roller.has('person') || roller.has('selskap')) ? split.rest : null
  return isValue(roller, cell.tekst) ? cell : null
}

/** A heading beside a heading: in a row of three at least, each with something under it in the same row. */
function headsColumn(flate: Flate, row: readonly Celle[], right: Celle, under: Celle): boolean {
  const next = flate.rader[under.rad] ?? []
  return (
    row.length > 2 &&
    next.length >= row.length - 1 &&
    next.some(one => Math.abs(one.left - right.left) < 6) &&
    row.every(({ tekst }) => tekst.split(' ').length <= 3 && !/\d/u.test(tekst))
  )
}

function valuesOf(flate: Flate, label: Celle, roller: ReadonlySet<Rolle>): Felt['verdier'] {
  const verdier: Felt['verdier'] = []
  const row = flate.rader[label.rad] ?? []
  const at = row.findIndex(one => one.left >= label.left - 1 && one.right >= label.right - 1)
  const right = row[at + 1]
  const under = below(flate, label, roller)
  // What stands under another label is that one's.
  const between = right ? null : halfLine(flate, label)
  if (between && valueIn(between, roller))
    verdier.push({ maate: 'hoeyre', linjer: continuation(flate, between, 2, label) })
  const isHead = right && under && (hasLabelAbove(flate, right) || headsColumn(flate, row, right, under))
  const beside = right && !isHead ? valueIn(right, roller) : null
  if (beside) verdier.push({ maate: 'hoeyre', linjer: continuation(flate, beside, 3, label) })
  if (under) verdier.push({ maate: 'under', linjer: continuation(flate, under, 4) })
  return verdier
}

/** Beside a label that asks for a title: «Prosjekt Havørn» is the whole of it. */
function isAnswer({ rader }: Flate, cell: Celle): boolean {
  const row = rader[cell.rad] ?? []
  const left = row[row.indexOf(cell) - 1]
  const roller = left ? rollerAv(left.tekst) : null
  return roller !== null && (roller.has('tittel') || roller.has('arbeidstittel'))
}

/** Every label of the document with its values. */
export function findFelter(flate: Flate): Felt[] {
  const felter: Felt[] = []
  for (const cell of flate.celler) {
    const roller = rollerAv(cell.tekst)
    if (roller.size > 0) {
      felter.push({ roller, etikett: cell, verdier: valuesOf(flate, cell, roller) })
      continue
    }
    const told = splitParted(cell)
    const run = told.length === 0 && !isAnswer(flate, cell) ? splitRun(cell) : null
    for (const [at, split] of (run ? [run] : told).entries()) {
      const isLast = at >= told.length - 1
      const linjer = [split.rest, ...(isLast ? continuation(flate, split.rest, 3).slice(1) : [])]
      felter.push({ roller: split.roller, etikett: split.etikett, verdier: [{ maate: 'samme', linjer }] })
    }
  }
  return felter.flatMap(eachOf)
}

/** The heading above a field: whose name «Navn» asks for. */
export function sectionOf(felter: readonly Felt[], { etikett }: Felt): 'person' | 'selskap' | null {
  const headings = felter
    .filter(one => one.roller.has('person') || one.roller.has('selskap'))
    .filter(one => one.etikett !== etikett && !one.verdier.some(v => v.maate !== 'under'))
    .map(one => ({ one, cell: one.etikett }))
    .filter(
      ({ cell }) =>
        cell.side === etikett.side && cell.bottom <= etikett.top + 3 && cell.left <= etikett.left + 24,
    )
    .sort((a, b) => b.cell.top - a.cell.top || b.cell.left - a.cell.left)
  const nearest = headings[0]
  if (!nearest) return null
  const near = headings.filter(({ cell }) => Math.abs(cell.top - nearest.cell.top) < 4)
  const chosen = near.sort((a, b) => b.cell.left - a.cell.left)[0]?.one.roller
  return chosen?.has('person') ? 'person' : chosen?.has('selskap') ? 'selskap' : null
}

const betweenAsked = /\s*\/\s*/u
/** «Prosjekt/sesong/ep.»: a label that asks for several things, with as many answers. */
function eachOf({ roller, etikett, verdier }: Felt): Felt[] {
  const asked = etikett.tekst.replace(/:\s*$/u, '').split(betweenAsked)
  const [line] = verdier[0]?.linjer ?? []
  const answers = line?.tekst.split(betweenAsked) ?? []
  const each = asked.map(one => rollerAv(one))
  if (!line || asked.length < 2 || answers.length !== asked.length || each.some(one => one.size === 0))
    return [{ roller, etikett, verdier }]
  let from = 0
  return each.map((own, at): Felt => {
    const words = (answers[at] ?? '').split(/\s+/u).length
    const ord = line.ord.slice(from).filter(({ tekst }) => tekst !== '/')
    from = line.ord.length - ord.length + words
    return {
      roller: own,
      etikett: { ...etikett, tekst: asked[at] ?? '' },
      verdier: [
        { maate: 'samme', linjer: [{ ...toCelle(ord.slice(0, words), line.rad), tekst: answers[at] ?? '' }] },
      ],
    }
  })
}
