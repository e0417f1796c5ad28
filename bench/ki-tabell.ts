import { type Dom, type Maal, maal } from './ki-dom.ts'

export type Tall = { antall: number; presisjon: number; dekning: number; f1: number }
export type Baand = { fra: number; verdier: number; rette: number }

/** Precision: of what was proposed, how much was right. Recall: of what was to be found, how much was. */
export function count(domer: readonly Dom[]): Tall {
  const proposed = domer.filter(one => one.funnet !== null).length
  const wanted = domer.filter(one => one.ventet !== null).length
  const right = domer.filter(one => one.rett && one.funnet !== null && one.ventet !== null).length
  const presisjon = proposed === 0 ? 0 : right / proposed
  const dekning = wanted === 0 ? 0 : right / wanted
  const sum = presisjon + dekning
  return { antall: wanted, presisjon, dekning, f1: sum === 0 ? 0 : (2 * presisjon * dekning) / sum }
}

/** How many of the values given with so much certainty are right. A whole registration is no value of its own. */
export function calibrate(domer: readonly Dom[]): Baand[] {
  const values = domer.filter(
    one => one.funnet !== null && one.sikkerhet !== null && one.maal !== 'hele registreringen',
  )
  const floors = [0.97, 0.9, 0.8, 0.7, 0.5, 0]
  return floors.map((fra, index) => {
    const inBand = values.filter(
      ({ sikkerhet }) => (sikkerhet ?? 0) >= fra && (sikkerhet ?? 0) < (floors[index - 1] ?? 2),
    )
    return { fra, verdier: inBand.length, rette: inBand.filter(one => one.rett).length }
  })
}

const two = (value: number): string => value.toFixed(2)
const share = (part: number, whole: number): string =>
  whole === 0 ? 'ingen' : `${part}/${whole} = ${(part / whole).toFixed(3)}`

function toTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const lines = [head, head.map(() => '---'), ...rows].map(cells => `| ${cells.join(' | ')} |`)
  return lines.join('\n')
}

const forms = ['digital', 'skann', 'foto', 'blandet'] as const
const languages = ['nb', 'nn', 'en'] as const

/** F1 of each field, over all documents and per form and language. */
export function toFeltTabell(domer: readonly Dom[]): string {
  const rows = maal.flatMap(name => {
    const own = domer.filter(one => one.maal === name)
    if (own.length === 0) return []
    const { antall, presisjon, dekning, f1 } = count(own)
    const part = (test: (one: Dom) => boolean) => (own.some(test) ? two(count(own.filter(test)).f1) : '–')
    return [
      [
        name,
        String(antall),
        two(presisjon),
        two(dekning),
        two(f1),
        ...forms.map(form => part(one => one.form === form)),
        ...languages.map(language => part(one => one.language === language)),
      ],
    ]
  })
  return toTable(['felt', 'antall', 'presisjon', 'dekning', 'F1', ...forms, ...languages], rows)
}

/** How much may be trusted: all fields together, and those that a member sees filled in. */
export function toSikkerhetTabell(domer: readonly Dom[]): string {
  const filled: readonly Maal[] = [
    'arbeidstaker',
    'produksjonsselskap',
    'produksjon',
    'fagfunksjon',
    'episoder',
  ]
  const member = calibrate(domer.filter(one => filled.includes(one.maal)))
  const all = calibrate(domer)
  const rows = all.map((band, index) => [
    `fra ${two(band.fra)}`,
    share(band.rette, band.verdier),
    share(member[index]?.rette ?? 0, member[index]?.verdier ?? 0),
  ])
  const sure = (bands: readonly Baand[]) => {
    const own = bands.filter(one => one.fra >= 0.9)
    const sum = (pick: (one: Baand) => number) => own.reduce((total, one) => total + pick(one), 0)
    return share(
      sum(one => one.rette),
      sum(one => one.verdier),
    )
  }
  return toTable(
    ['sikkerhet', 'rette av alle felt', 'rette av medlemmets felt'],
    [...rows, ['0,9 og over', sure(all), sure(member)]],
  )
}

/** The documents with most wrong, and what was wrong there. Values that were sure and wrong count double. */
export function listWorst(domer: readonly Dom[], howMany: number): string {
  const wrong = domer.filter(one => !one.rett && one.maal !== 'hele registreringen')
  const weight = (one: Dom) => ((one.sikkerhet ?? 0) >= 0.9 ? 2 : 1)
  const documents = [...Map.groupBy(wrong, one => one.id)].map(([id, own]) => ({
    id,
    own,
    sum: own.reduce((total, one) => total + weight(one), 0),
  }))
  return documents
    .toSorted((a, b) => b.sum - a.sum || a.id.localeCompare(b.id))
    .slice(0, howMany)
    .map(({ id, own }) => {
      const first = own[0]
      const lines = own.map(
        one =>
          `    ${one.maal}: ventet ${one.ventet ?? '–'}, fant ${one.funnet ?? '–'}${one.sikkerhet === null ? '' : ` (${two(one.sikkerhet)})`}`,
      )
      return `  ${id} (${first?.form}, ${first?.language})\n${lines.join('\n')}`
    })
    .join('\n')
}
