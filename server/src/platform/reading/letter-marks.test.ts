import { expect, it } from 'vitest'
import { inPolish, withMarks } from './letter-marks.ts'

it.each([
  ['Måret', 'Máret', 'Máret'],
  ['(Kovåcs),', 'Kovács.', '(Kovács),'],
  ['Muiioz', 'Muñoz', 'Muñoz'],
  ['Jönsdöttir', 'Jónsdóttir', 'Jónsdóttir'],
  ['Noélle', 'Noẽlle', 'Noëlle'],
  ['Grunewald', 'Grũnewald', 'Grünewald'],
  ['Miiller', 'Mũiller', 'Müller'],
  ['Miller', 'Mùiler', 'Müller'],
  ['Mårta', 'Mãrta', 'Märta'],
  ['Joåo', 'João', 'João'],
  ['Sarié', 'Šarié', 'Šarić'],
  ['Luéka', 'Lucka', 'Lučka'],
  ['Éerny', 'Öerný', 'Černý'],
  ['Tomå5', 'Tomáš', 'Tomáš'],
  ['KOVÅCS', 'KOVÁCS', 'KOVÁCS'],
  ['Jirgen', 'Jurgen', 'Jürgen'],
  ['Éerny', 'Gerný', 'Černý'],
  ['Ondføej', 'Ondrej', 'Ondřej'],
  ['Gonqgalves', 'Goncalves', 'Gonçalves'],
  ['tukasz', 'Lukasz', 'Łukasz'],
  ['Jårgen', 'Jurgen', 'Jürgen'],
  ['Öztirk', 'OztUrk', 'Öztürk'],
  ['Zoé', 'Zoö', 'Zoë'],
  ['$zabö', 'Szabó', 'Szabó'],
  ['Wi$niewski', 'Wiśniewski', 'Wiśniewski'],
  ['Radl', 'Raúl', 'Raúl'],
  ['Dordevit', 'Đorđevié', 'Đorđević'],
  ['Bergén,', 'Bergen,', 'Bergen,'],
])('of «%s» and «%s» makes «%s»', (norwegian, other, marked) => {
  expect(withMarks(norwegian, other)).toBe(marked)
})

it.each([
  ['Håkan', 'Hảkan'],
  ['Åse', 'Âse'],
  ['Björk', 'Bjồrk'],
  ['Ekström', 'Ekstrỏm'],
  ['Sæther', 'Sœther'],
  ['Bjørnøy', 'Bjornoy'],
  ['André', 'André'],
  ['Grafikk', 'Grafñkk'],
  ['Solberg', 'Soldóg'],
  ['Åsen', ''],
  ['Émile', 'Emile'],
  ['til', 'til'],
  ['Stian', 'Slian'],
])('keeps «%s» where the other model reads «%s»', (norwegian, other) => {
  expect(withMarks(norwegian, other)).toBe(norwegian)
})

it.each([
  ['tukasz', 'Łukasz'],
  ['*tuczak,', '*Łuczak,'],
  ['Wi$niarek', 'Wiśniarek'],
  ['tiltak', 'tiltak'],
  ['US$', 'US$'],
])('tells the letters of Polish names by what they were taken for: %s', (read, meant) => {
  expect(inPolish(read)).toBe(meant)
})
