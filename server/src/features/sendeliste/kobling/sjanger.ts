import { wordsOf } from './ord.ts'

/** Words that a broadcaster puts before or after a title to say what kind of work it is, by the work type that they tell. */
const telling: Readonly<Record<string, string>> = {
  Dokumentar:
    'dok doku dokument dokumentar dokumentaren dokumentarfilm dokumentarfilmen dokumentarserie dokfilm dokserie documentary faktaserie',
  Spillefilm: 'spillefilm kinofilm feature helaftensfilm langfilm',
  'Kortfilm/novellefilm': 'kortfilm kortfilmen novellefilm short',
  'TV-drama': 'drama dramaserie tvdrama krimserie',
  Animasjon: 'animasjon animasjonsfilm animasjonsserie tegnefilm',
  Musikkvideo: 'musikkvideo',
  'TV-underholdning': 'underholdning reality realityserie',
}
/** Those that tell none. */
const plain =
  'film filmen filmklassiker familiefilm barnefilm julefilm tvfilm movie serie tvserie serien series miniserie barneserie krim komedie komiserie humor thriller barn barne super norsk norske norwegian ny kveldens dagens ukens mandagens fredagens lordagens sondagens premiere sesongpremiere sesongstart seriestart tv r reprise repr hd uhd teksta tekstet synstolket synstolka tegnspraktolket tegnsprak dubbet norskdubbet'
const kinds = new Map<string, string | null>([
  ...Object.entries(telling).flatMap(([verkstype, words]) =>
    words.split(' ').map(word => [word, verkstype] as const),
  ),
  ...plain.split(' ').map(word => [word, null] as const),
])

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

/** True when the words only say what kind of work follows, and from whom: «NRK Dokumentar», «Norsk film». */
export function isLabel(text: string): boolean {
  const words = wordsOf(text)
  return (
    words.length > 0 &&
    words.length <= 4 &&
    words.some(word => kinds.has(word)) &&
    words.every(word => kinds.has(word) || channels.has(word))
  )
}

/** The work type that such words tell, if they do. */
export const verkstypeOf = (text: string): string | null =>
  wordsOf(text)
    .map(word => kinds.get(word))
    .find(Boolean) ?? null

export const tellsVersion = (words: readonly string[]): boolean => words.some(word => versions.has(word))
