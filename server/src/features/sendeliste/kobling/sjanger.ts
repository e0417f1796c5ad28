import { wordsOf } from './ord.ts'

/** Words that a broadcaster puts before or after a title to say what kind of work it is; the work type where they tell it. */
const kinds: Readonly<Record<string, string | null>> = {
  dok: 'Dokumentar',
  doku: 'Dokumentar',
  dokument: 'Dokumentar',
  dokumentar: 'Dokumentar',
  dokumentaren: 'Dokumentar',
  dokumentarfilm: 'Dokumentar',
  dokumentarfilmen: 'Dokumentar',
  dokumentarserie: 'Dokumentar',
  dokfilm: 'Dokumentar',
  dokserie: 'Dokumentar',
  documentary: 'Dokumentar',
  faktaserie: 'Dokumentar',
  spillefilm: 'Spillefilm',
  kinofilm: 'Spillefilm',
  feature: 'Spillefilm',
  helaftensfilm: 'Spillefilm',
  langfilm: 'Spillefilm',
  kortfilm: 'Kortfilm/novellefilm',
  kortfilmen: 'Kortfilm/novellefilm',
  novellefilm: 'Kortfilm/novellefilm',
  short: 'Kortfilm/novellefilm',
  drama: 'TV-drama',
  dramaserie: 'TV-drama',
  tvdrama: 'TV-drama',
  krimserie: 'TV-drama',
  animasjon: 'Animasjon',
  animasjonsfilm: 'Animasjon',
  animasjonsserie: 'Animasjon',
  tegnefilm: 'Animasjon',
  musikkvideo: 'Musikkvideo',
  underholdning: 'TV-underholdning',
  reality: 'TV-underholdning',
  realityserie: 'TV-underholdning',
  film: null,
  filmen: null,
  filmklassiker: null,
  familiefilm: null,
  barnefilm: null,
  julefilm: null,
  tvfilm: null,
  movie: null,
  serie: null,
  tvserie: null,
  serien: null,
  series: null,
  miniserie: null,
  barneserie: null,
  krim: null,
  komedie: null,
  komiserie: null,
  humor: null,
  thriller: null,
  barn: null,
  barne: null,
  super: null,
  norsk: null,
  norske: null,
  norwegian: null,
  ny: null,
  kveldens: null,
  dagens: null,
  ukens: null,
  mandagens: null,
  fredagens: null,
  lordagens: null,
  sondagens: null,
  premiere: null,
  sesongpremiere: null,
  sesongstart: null,
  seriestart: null,
  tv: null,
  r: null,
  reprise: null,
  repr: null,
  hd: null,
  uhd: null,
  teksta: null,
  tekstet: null,
  synstolket: null,
  synstolka: null,
  tegnspraktolket: null,
  tegnsprak: null,
  dubbet: null,
  norskdubbet: null,
}

/** Media houses and channels stand before titles too. */
const channels = new Set(
  'nrk nrk1 nrk2 nrk3 nrksuper tv2 tvnorge norge tv3 tv4 tv6 fem fem4 max vox rex viaplay viasat discovery vgtv vg v4 play direkte zebra livsstil humor eurosport to tre seks fire'.split(
    ' ',
  ),
)

/** Words that make another work of the same name: a version, a sequel, something about it. */
const versions = new Set(
  'cut directors kinoversjon kinoversjonen langversjon kortversjon tvversjon versjon versjonen epilog prolog spesial special spesialen jul julespesial paskespesial sommerspesial bakom kamera making making-of ekstra extra bonus hoydepunkter hoydepunktene finale finalen gjenforening gjenforeningen konsert live podkast remastered extended uncut remake'.split(
    ' ',
  ),
)

const isKind = (word: string): boolean => Object.hasOwn(kinds, word)

/** True when the words only say what kind of work follows, and from whom: «NRK Dokumentar», «Norsk film». */
export function isLabel(text: string): boolean {
  const words = wordsOf(text)
  return (
    words.length > 0 &&
    words.length <= 4 &&
    words.some(isKind) &&
    words.every(word => isKind(word) || channels.has(word))
  )
}

/** The work type that such words tell, if they do. */
export const verkstypeOf = (text: string): string | null =>
  wordsOf(text)
    .map(word => (isKind(word) ? kinds[word] : null))
    .find(Boolean) ?? null

export const tellsVersion = (words: readonly string[]): boolean => words.some(word => versions.has(word))
