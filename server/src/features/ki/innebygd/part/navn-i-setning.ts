import { readNavn } from '../navn/navn.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import type { Flate } from '../side/flate.ts'
import { name, onlyOne, type Spor } from './navnespor.ts'

const mister = '(?:(?:Mr|Ms|Mrs|Miss|Herr|Fru)\\.?\\s+)?'
/** Phrases that a name follows, or goes before, and what each of them is worth. */
const phrases: readonly (readonly [string, number])[] = [
  // «Hei Kari Lien Nes!»
  [
    `(?:^|[\\n\\u2028])\\s*(?:Kjære|Hei|Hallo|Dear|Hi|Hello),?\\s+${mister}(${name})(?:\\s*[,!.–-]|(?=[\\n\\u2028]|$))`,
    2.2,
  ],
  // «Lest og akseptert 3. mai: Kari Nes»
  [
    `(?:[Aa]kseptert|[Gg]odtatt|[Gg]odteke|[Bb]ekreftet|[Ss]tadfesta|[Aa]ccepted|[Aa]cceptance|[Tt]akker ja|[Tt]akkar ja|[Ss]ier ja|[Ss]eier ja|den det gjelder|den det gjeld|[Cc]ountersigned)[^:\\n\\u2028]{0,30}(?::|\\d{4},?)\\s*(${name})`,
    2.2,
  ],
  // «Nes Lyd, hvis eneste ansatte er Kari Nes»
  [
    `(?:(?:drives|drivast|drive|eies|eigd|run|owned)\\s+(?:av|by)|[Ii]nnehav(?:er|ar):?|eneste ansatte(?:\\s+er)?|einaste tilsette(?:\\s+er)?|sole employee(?:\\s+is)?|through its (?:sole )?(?:director|owner),?)\\s+(${name})`,
    2.2,
  ],
  // «Kontrakten gjelder Kari Nes, som skal …», «… kan bekrefte følgende om Kari Nes»
  [
    `(?:gjelder|gjeld|concerns|følgende om|følgjande om|the following (?:about|concerning))(?:\\s+for)?\\s+(${name})(?=\\s*(?:,\\s+(?:som|who)|:|,[^,.\\n]{3,40}\\d,\\s\\d{4}\\s))`,
    2.2,
  ],
  [
    `(?:\\p{L}*(?:[Aa]vtale|[Kk]ontrakt|AVTALE|KONTRAKT)|[Ee]mployment contract)\\s+(?:for|til|FOR|TIL|MED)\\s+(${name})`,
    1.8,
  ],
]
const patterns = phrases.map(([pattern, vekt]) => ({ pattern: new RegExp(pattern, 'gu'), vekt }))

/** What somebody does or has agreed to; where two are told to do it, one of them is another. */
const does = new RegExp(
  `(?<!(?:mens|medan|while|whereas)\\s)(${name})(?:\\s*\\([^)]{0,60}\\))?(?:,[^,.\\n]{2,60},)?\\s+(?:har (?:i dag )?sagt ja til|har (?:skrevet|skrive|klippet|klippa|fotografert|regissert|påtatt seg|teke på seg)|skal for|(?:worked|arbeidet|arbeidde|jobbet|jobba) (?:for|hos|på)|(?:fotograferer|fotograferar|klipper|klippar|regisserer|regisserar|skriver|skriv|teikner|tegner)(?!\\p{L}))`,
  'gu',
)
/** «All grading by Kari Nes», «Klipp: Kari Nes» in a text that names one such. */
const doneBy = new RegExp(`(\\p{L}{4,20})\\s+(?:by|av|ved)\\s+(${name})`, 'gu')

/** The person as sentences and short lines of letters and simple contracts present one. */
export function fromSetninger(flate: Flate): Spor[] {
  const { flyt } = flate
  const spor = (raw: string, at: number, vekt: number): Spor[] => {
    const navn = readNavn(raw)
    return navn ? [{ navn, utsnitt: flyt.utsnitt(at, at + navn.length), vekt, kilde: 'prosa' }] : []
  }
  const told = patterns.flatMap(({ pattern, vekt }) =>
    [...flyt.tekst.matchAll(pattern)].flatMap(found =>
      spor(found[1] ?? '', found.index + found[0].lastIndexOf(found[1] ?? ''), vekt),
    ),
  )
  const doing = [...flyt.tekst.matchAll(does)].flatMap(found => spor(found[1] ?? '', found.index, 1.8))
  const done = [...flyt.tekst.matchAll(doneBy)].flatMap(found =>
    tolkFunksjon(found[1] ?? '')?.godkjent
      ? spor(found[2] ?? '', found.index + found[0].lastIndexOf(found[2] ?? ''), 1.5)
      : [],
  )
  return [...told, ...onlyOne(doing), ...onlyOne(done)]
}
