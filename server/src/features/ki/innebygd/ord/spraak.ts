import type { Reading } from '../../../../platform/reading/page-text.ts'
import type { Funn } from '../../funn.ts'

const ord = (text: string): ReadonlySet<string> => new Set(text.split(' '))
/** Common words that one written language has and the others have not. */
const engelsk = ord(
  'the of and to is by with shall this be any all are or that which from as on agreement company will not been has have its period between',
)
const norsk = ord(
  'og av til er det som på med den har ved om eller etter skal kan være i en et de fra mellom',
)
const bokmaal = ord(
  'ikke fra noen hver være blir jeg arbeidsgiver oppdragsgiver uke lønn lønnen lønns avtalen partene produksjonen hvis mer hvor også gjennom oppgitt mellom opphavsrettigheter ansettelsen varer opphører arbeidstakeren nå egen egne medlemmer rettigheter reguleres betales regnes dager måned ytelse gjelder ansettes mellom gjøres oppgis uken timer vilkårene perioden måneder ansvarlig episoder arbeidstid stillingsstørrelse navn eies skrevet gi forlenges kreves',
)
const nynorsk = ord(
  'ikkje ein frå nokon kvar vere blir eg arbeidsgjevar arbeidsgivar oppdragsgjevar veke løn løna avtala partane viss meir kvar òg gjennom oppgjeve mellom sjølv opphavsrettar tilsetjing tilsetjinga vert sluttar arbeidstakaren namn eigen eige eigne medlemer medlemmar rettar regulerte dagar månad fyrste yting kva korleis dei dette noko ho heilt berre skriven gjeld gjer gjere kjem vidare saman einskild blei mellombels stad arbeidsstad episodar veka timar skrive skriv',
)

const toOrd = (lest: Reading): string[] =>
  lest.pages
    .flatMap(page => page.lines)
    .flatMap(line => line.text.toLocaleLowerCase('nb').split(/[^\p{L}]+/u))
    .filter(word => word !== '')

/** Some of the words are common ones; a foreign layer of text or a hopeless picture has none. Of few words nothing is said. */
export function erLesbar(lest: Reading): boolean {
  const words = toOrd(lest).filter(word => word.length > 1)
  const common = words.filter(word => [engelsk, norsk, bokmaal, nynorsk].some(set => set.has(word)))
  return words.length < 60 || common.length / words.length > 0.04
}

/** The language that most of the words are in: by common words, so that names and titles say nothing. */
export function finnSpraak(lest: Reading): Funn['spraak'] {
  const words = toOrd(lest)
  const count = (set: ReadonlySet<string>, not?: ReadonlySet<string>) =>
    words.filter(word => set.has(word) && !not?.has(word)).length
  const english = count(engelsk, norsk)
  const norwegian = count(norsk, engelsk) + count(bokmaal, norsk) + count(nynorsk, norsk)
  if (english + norwegian < 3) return words.some(word => /[æøå]/.test(word)) ? 'nb' : 'ukjent'
  if (english > norwegian) return 'en'
  return count(nynorsk, bokmaal) > count(bokmaal, nynorsk) ? 'nn' : 'nb'
}
