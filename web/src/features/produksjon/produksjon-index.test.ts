import { type Produksjon, verkstyper } from '@rp/contract/produksjon'
import { describe, expect, it } from 'vitest'
import { createProduksjonIndex } from './produksjon-index.ts'
import { emptySearch, type ProduksjonSearch } from './produksjon-search.ts'

const fold = (text: string) => text.toLowerCase().replaceAll('aa', 'å')
const hasWords = (text: string, typed: string) =>
  typed
    .split(' ')
    .filter(Boolean)
    .every(word => fold(text).includes(fold(word)))

const collator = new Intl.Collator('nb')
const none = new Set<string>()

const produksjon = (id: string, felt: Partial<Produksjon> = {}): Produksjon => ({
  _id: id,
  Produksjonstittel: id,
  Produksjonsselskap: '',
  Sesong: null,
  Premiere: null,
  Verkstype: null,
  Spilletid_sekunder: null,
  Episoder: null,
  Bruk: null,
  ...felt,
})

const few = [
  produksjon('Bakrommet på Bislet', {
    Produksjonsselskap: 'Skumring TV AS',
    Premiere: 2023,
    Verkstype: 'TV-drama',
  }),
  produksjon('Den siste melkeruta', {
    Produksjonsselskap: 'Ærfugl Film AS',
    Premiere: 2022,
    Verkstype: 'Dokumentar',
  }),
  produksjon('Hundre dager mørketid', { Produksjonsselskap: 'Ålesund Lys AS', Premiere: 1920 }),
  produksjon('Uten selskap', { Premiere: null, Verkstype: 'TV-drama' }),
  produksjon('Øyfolk', { Produksjonsselskap: 'Øst Film AS', Premiere: 2016, Verkstype: 'TV-drama' }),
  produksjon('Åsgårdskiosken', {
    Produksjonsselskap: 'Aaby Film AS',
    Premiere: 2022,
    Verkstype: 'Animasjon',
  }),
]
const index = createProduksjonIndex(few)
const find = (search: Partial<ProduksjonSearch>, mine = none, sendt = none) =>
  [...index.find({ ...emptySearch, ...search }, mine, sendt)].map(row => few[row]?.Produksjonstittel)

describe('filters', () => {
  it.each<[string, Partial<ProduksjonSearch>, string[]]>([
    ['title in the middle, in any case', { tittel: 'MELKE' }, ['Den siste melkeruta']],
    ['title with Norwegian letters', { tittel: 'øyf' }, ['Øyfolk']],
    ['title with space around', { tittel: '  på ' }, ['Bakrommet på Bislet']],
    ['company', { selskap: 'film' }, ['Den siste melkeruta', 'Øyfolk', 'Åsgårdskiosken']],
    ['whole year', { premiere: '2022' }, ['Den siste melkeruta', 'Åsgårdskiosken']],
    [
      'beginning of a year, not its end',
      { premiere: '20' },
      ['Bakrommet på Bislet', 'Den siste melkeruta', 'Øyfolk', 'Åsgårdskiosken'],
    ],
    [
      'two work types',
      { verkstyper: ['Animasjon', 'Dokumentar'] },
      ['Den siste melkeruta', 'Åsgårdskiosken'],
    ],
    [
      'all of them together',
      { tittel: 'ø', selskap: 'øst', premiere: '2016', verkstyper: ['TV-drama'] },
      ['Øyfolk'],
    ],
    ['nothing found', { tittel: 'finnes ikke' }, []],
    ['a sign that means something in patterns', { tittel: '.*' }, []],
  ])('%s', (_, search, expected) => {
    expect(find(search)).toEqual(expected)
  })

  it('leaves only the user’s own, only those broadcast, or those that are both', () => {
    const mine = new Set(['Øyfolk', 'Uten selskap'])
    const sendt = new Set(['Øyfolk', 'Bakrommet på Bislet'])
    expect(find({ mine: true }, mine, sendt)).toEqual(['Uten selskap', 'Øyfolk'])
    expect(find({ sendt: true }, mine, sendt)).toEqual(['Bakrommet på Bislet', 'Øyfolk'])
    expect(find({ mine: true, sendt: true }, mine, sendt)).toEqual(['Øyfolk'])
  })
})

describe('order', () => {
  it.each<[string, Partial<ProduksjonSearch>, string[]]>([
    [
      'titles fall',
      { synkende: true },
      [
        'Åsgårdskiosken',
        'Øyfolk',
        'Uten selskap',
        'Hundre dager mørketid',
        'Den siste melkeruta',
        'Bakrommet på Bislet',
      ],
    ],
    [
      'companies rise, aa as å, none last',
      { sorter: 'selskap' },
      [
        'Bakrommet på Bislet',
        'Den siste melkeruta',
        'Øyfolk',
        'Åsgårdskiosken',
        'Hundre dager mørketid',
        'Uten selskap',
      ],
    ],
    [
      'companies fall, none still last',
      { sorter: 'selskap', synkende: true },
      [
        'Hundre dager mørketid',
        'Åsgårdskiosken',
        'Øyfolk',
        'Den siste melkeruta',
        'Bakrommet på Bislet',
        'Uten selskap',
      ],
    ],
    [
      'work types fall, titles rise within each',
      { sorter: 'verkstype', synkende: true },
      [
        'Bakrommet på Bislet',
        'Uten selskap',
        'Øyfolk',
        'Den siste melkeruta',
        'Åsgårdskiosken',
        'Hundre dager mørketid',
      ],
    ],
  ])('%s', (_, search, expected) => {
    expect(find(search)).toEqual(expected)
  })
})

describe('suggestions of companies', () => {
  it.each([
    ['æ', ['Ærfugl Film AS']],
    ['AA', ['Aaby Film AS', 'Ålesund Lys AS']],
    ['film', []],
    ['', []],
  ])('«%s»', (typed, expected) => {
    expect(index.suggestSelskap(typed, 8)).toEqual(expected)
  })
  it('are no more than asked for, in Norwegian order', () => {
    const many = createProduksjonIndex(
      ['Åfilm', 'Afilm', 'Zfilm', 'Øfilm', 'Æfilm'].map(name =>
        produksjon(name, { Produksjonsselskap: `Nord ${name}` }),
      ),
    )
    expect(many.suggestSelskap('nord', 4)).toEqual(['Nord Afilm', 'Nord Zfilm', 'Nord Æfilm', 'Nord Øfilm'])
  })
})

describe('50 000 productions', () => {
  const words = ['Ås', 'Øy', 'Ære', 'Zoo', 'Aas', 'Bre', 'Natt', 'Fjell', 'Sommer', 'krutt']
  const rows = Array.from({ length: 50_000 }, (_, i) =>
    produksjon(String(i), {
      Produksjonstittel: `${words[i % 10]} ${words[(i * 7) % 9]} ${(i * 7919) % 50_000}`,
      Produksjonsselskap: i % 50 === 0 ? '' : `${words[(i * 3) % 10]} Film ${i % 1999} AS`,
      Premiere: i % 40 === 0 ? null : 1950 + (i % 75),
      Verkstype: verkstyper[i % 9] ?? null,
    }),
  ).sort((a, b) => collator.compare(a.Produksjonstittel, b.Produksjonstittel))
  const large = createProduksjonIndex(rows)
  const mine = new Set(['7', '4711', '49999'])

  /** The same question, answered without any index. */
  function plain(search: ProduksjonSearch): string[] {
    const keep = rows.filter(
      row =>
        hasWords(row.Produksjonstittel, search.tittel) &&
        hasWords(row.Produksjonsselskap, search.selskap) &&
        String(row.Premiere ?? '').startsWith(search.premiere) &&
        (search.verkstyper.length === 0 || search.verkstyper.includes(row.Verkstype ?? '')) &&
        (!search.mine || mine.has(row._id)),
    )
    const field = (row: Produksjon) =>
      search.sorter === 'selskap' ? row.Produksjonsselskap : (row.Verkstype ?? '')
    if (search.sorter === 'tittel') return (search.synkende ? keep.reverse() : keep).map(row => row._id)
    return keep
      .sort(
        (a, b) =>
          Number(field(a) === '') - Number(field(b) === '') ||
          collator.compare(field(a), field(b)) * (search.synkende ? -1 : 1),
      )
      .map(row => row._id)
  }

  it.each<Partial<ProduksjonSearch>>([
    {},
    { synkende: true },
    { sorter: 'selskap' },
    { sorter: 'selskap', synkende: true, premiere: '19' },
    { sorter: 'verkstype', synkende: true, tittel: 'øy' },
    { tittel: 'NATT', selskap: 'ås', premiere: '2' },
    { verkstyper: ['TV-drama', 'Spillefilm'], sorter: 'verkstype' },
    { mine: true, sorter: 'selskap' },
  ])('are found as by looking at each: %o', part => {
    const search = { ...emptySearch, ...part }
    expect([...large.find(search, mine, none)].map(row => rows[row]?._id)).toEqual(plain(search))
  })
})
