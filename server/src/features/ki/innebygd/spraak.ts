import type { Reading } from '../../../platform/reading/page-text.ts'
import type { Funn } from '../funn.ts'

const ord = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** Common words that one written language has and the others have not. */
const engelsk = ord(
  'the of and to is by with shall this be any all are or that which from as on agreement company will not been has have its period between',
)
const norsk = ord(
  'og av til er det som på med den har ved om eller etter skal kan være i en et de fra mellom',
)
const bokmaal = ord(
  'ikke en fra noen hver være blir jeg arbeidsgiver oppdragsgiver uke lønn lønnen lønns avtalen partene produksjonen hvis mer hvor også gjennom oppgitt mellom selv avtalt opphavsrettigheter ansettelse ansettelsen varer opphører arbeidstakeren underskrift navn nå egen egne tittel medlemmer rettigheter reguleres betales regnes dager måned per første ytelse',
)
const nynorsk = ord(
  'ikkje ein frå nokon kvar vere blir eg arbeidsgjevar arbeidsgivar oppdragsgjevar veke løn løna avtala partane viss meir kvar òg gjennom oppgjeve mellom sjølv avtalt opphavsrettar tilsetjing tilsetjinga vert sluttar arbeidstakaren namn no eigen eige eigne medlemer medlemmar rettar regulerte dagar månad fyrste yting kva korleis dei desse dette noko ho heilt berre skriven gjeld verta gjer gjere kjem vidare ved innan saman einskild rett blei mellombels framfor stad arbeidsstad episodar veka timar etter tid kan skrive skal vil skriv',
)

/** The language that most of the words are in: by common words, so that names and titles say nothing. */
export function finnSpraak(lest: Reading): Funn['spraak'] {
  const words = lest.pages
    .flatMap(page => page.lines)
    .flatMap(line => line.text.toLocaleLowerCase('nb').split(/[^\p{L}]+/u))
  const count = (set: ReadonlySet<string>, not?: ReadonlySet<string>) =>
    words.filter(word => set.has(word) && !not?.has(word)).length
  const english = count(engelsk, norsk)
  const norwegian = count(norsk, engelsk) + count(bokmaal, norsk) + count(nynorsk, norsk)
  if (english + norwegian < 3) return 'ukjent'
  if (english > norwegian) return 'en'
  return count(nynorsk, bokmaal) > count(bokmaal, nynorsk) ? 'nn' : 'nb'
}
