import crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'
import { createKoblingService, type KoblingService } from './kobling.service.ts'
import type { Sendelinje } from './vurdering.ts'

/** title, company, premiere, episodes, work type */
const register: [string, string, number | null, number, string][] = [
  ['Kvitnatt (sesong 1)', 'Havsalt Drama AS', 2020, 8, 'TV-drama'],
  ['Kvitnatt (sesong 2)', 'Havsalt Drama AS', 2021, 8, 'TV-drama'],
  ['Kvitnatt (sesong 3)', 'Havsalt Drama AS', 2023, 6, 'TV-drama'],
  ['Tre tonn torsk', 'Kaikant Film AS', 2019, 1, 'Dokumentar'],
  ['Den lange vinteren på Tromøya', 'Snøfokk Film AS', 2022, 1, 'Spillefilm'],
  ['Bestefar og bieøya', 'Honning & Voks AS', 2021, 10, 'Animasjon'],
  ['By mot bygd (sesong 1)', 'Ville Veier TV AS', 2022, 10, 'TV-underholdning'],
  ['Lykke', 'Kaikant Film AS', 2018, 1, 'Dokumentar'],
  ['Lykke', 'Snøfokk Film AS', 2021, 1, 'Spillefilm'],
  ['Ulvetid', 'Snøfokk Film AS', 2021, 1, 'Spillefilm'],
  ['Fjellfolk', 'Ville Veier TV AS', 2022, 6, 'Dokumentar'],
  ['Fjellfolk – julefeiringen', 'Ville Veier TV AS', 2022, 1, 'Dokumentar'],
  ['Rom 12', 'Havsalt Drama AS', 2021, 6, 'TV-drama'],
  ['Sandslott (kinoversjon)', 'Kaikant Film AS', 2020, 1, 'Dokumentar'],
  ['Nordavindens lange vei hjem', 'Snøfokk Film AS', 2020, 1, 'Kortfilm/novellefilm'],
]

let portal: TestPortal
let kobling: KoblingService
const titles = new Map<string, string>()

async function add([
  tittel,
  selskap,
  premiere,
  episoder,
  verkstype,
]: (typeof register)[number]): Promise<string> {
  const id = crypto.randomUUID()
  titles.set(id, tittel)
  const sesong = Number(/\(sesong (\d+)\)/.exec(tittel)?.[1]) || null
  const tid = new Date()
  await portal.services.db
    .insertInto('produksjon')
    .values({
      id,
      tittel,
      tittel_sort: sortKey(tittel),
      selskap,
      selskap_sort: sortKey(selskap),
      sesong,
      premiere,
      episoder,
      verkstype,
      opprettet: tid,
      endret: tid,
    })
    .execute()
  return id
}

beforeAll(async () => {
  portal = await startTestPortal()
  kobling = createKoblingService(portal.services)
  for (const one of register) await add(one)
})
afterAll(() => portal?.close())

const line = (part: Partial<Sendelinje> & { tittel: string }): Sendelinje => ({
  alternativTittel: '',
  sesong: null,
  mediehus: 'NRK1',
  episoder: null,
  premiere: null,
  selskap: '',
  ...part,
})
async function match(part: Partial<Sendelinje> & { tittel: string }) {
  const [outcome] = await kobling.match([line(part)])
  if (!outcome) throw new Error('no outcome')
  const linked = outcome.produksjonId && titles.get(outcome.produksjonId)
  const candidates = outcome.kandidater.map(({ produksjonId }) => titles.get(produksjonId))
  return { ...outcome, linked, candidates }
}

describe('links', () => {
  it.each([
    ['the same title', { tittel: 'Tre tonn torsk' }, 'Tre tonn torsk', 'noeyaktig'],
    ['capitals and punctuation', { tittel: 'TRE  TONN, TORSK!' }, 'Tre tonn torsk', 'normalisert'],
    ['lost accents', { tittel: 'Bestefar og bieoya' }, 'Bestefar og bieøya', 'normalisert'],
    ['«&» for «og»', { tittel: 'Bestefar & bieøya' }, 'Bestefar og bieøya', 'normalisert'],
    ['«vs.» for «mot»', { tittel: 'By vs. bygd S01' }, 'By mot bygd (sesong 1)', 'normalisert'],
    ['a number in words', { tittel: '3 tonn torsk' }, 'Tre tonn torsk', 'normalisert'],
    [
      'the article at the end',
      { tittel: 'LANGE VINTEREN PÅ TROMØYA, DEN' },
      'Den lange vinteren på Tromøya',
      'ordstilling',
    ],
    ['a label before', { tittel: 'NRK Dokumentar: Tre tonn torsk' }, 'Tre tonn torsk', 'normalisert'],
    ['a label after', { tittel: 'Tre tonn torsk (dokumentar) (R)' }, 'Tre tonn torsk', 'normalisert'],
    ['another name with a slash', { tittel: 'Ulvetid / Wolf Hour' }, 'Ulvetid', 'alias'],
    ['another name with aka', { tittel: 'WOLF HOUR AKA ULVETID', premiere: 2021 }, 'Ulvetid', 'alias'],
    ['another name in parentheses', { tittel: 'Wolf Hour (Ulvetid)', premiere: 2021 }, 'Ulvetid', 'alias'],
    ['another name in a column', { tittel: 'Wolf Hour', alternativTittel: 'Ulvetid' }, 'Ulvetid', 'alias'],
    ['S03', { tittel: 'Kvitnatt S03' }, 'Kvitnatt (sesong 3)', 'normalisert'],
    ['S03E02', { tittel: 'Kvitnatt S03E02' }, 'Kvitnatt (sesong 3)', 'normalisert'],
    ['2. sesong', { tittel: 'KVITNATT 2. SESONG' }, 'Kvitnatt (sesong 2)', 'normalisert'],
    ['andre sesong', { tittel: 'Kvitnatt, andre sesong' }, 'Kvitnatt (sesong 2)', 'normalisert'],
    ['ses. 2', { tittel: 'Kvitnatt - ses. 2' }, 'Kvitnatt (sesong 2)', 'normalisert'],
    [
      'a parenthesis that was never closed',
      { tittel: 'Kvitnatt (sesong 2' },
      'Kvitnatt (sesong 2)',
      'normalisert',
    ],
    ['a Roman number', { tittel: 'Kvitnatt III' }, 'Kvitnatt (sesong 3)', 'normalisert'],
    ['a bare number', { tittel: 'Kvitnatt 1' }, 'Kvitnatt (sesong 1)', 'normalisert'],
    ['a season in a column', { tittel: 'Kvitnatt', sesong: 2 }, 'Kvitnatt (sesong 2)', 'normalisert'],
    ['the first season of what has none', { tittel: 'Fjellfolk S01' }, 'Fjellfolk', 'normalisert'],
    [
      'a season told by year and episodes',
      { tittel: 'Kvitnatt', premiere: 2023, episoder: 6 },
      'Kvitnatt (sesong 3)',
      'normalisert',
    ],
    ['a number that belongs to the title', { tittel: 'ROM 12' }, 'Rom 12', 'noeyaktig'],
    [
      'a slip, with the company',
      { tittel: 'Tre ton torsk', selskap: 'Kaikant Film', premiere: 2019 },
      'Tre tonn torsk',
      'skrivefeil',
    ],
    [
      'swapped letters, with the company',
      { tittel: 'Kvitantt s2', selskap: 'HAVSALT DRAMA AS' },
      'Kvitnatt (sesong 2)',
      'skrivefeil',
    ],
    [
      'a title cut off',
      { tittel: 'NORDAVINDENS LANGE VEI HJ', selskap: 'Snøfokk Film', premiere: 2020 },
      'Nordavindens lange vei hjem',
      'avkortet',
    ],
    [
      'the same title twice, told apart by company',
      { tittel: 'Lykke', selskap: 'Snøfokk Film' },
      'Lykke',
      'noeyaktig',
    ],
    [
      'a premiere one year off',
      { tittel: 'Kvitnatt S1', premiere: 2019 },
      'Kvitnatt (sesong 1)',
      'normalisert',
    ],
    ['words that a slip parted', { tittel: 'Fjell folk' }, 'Fjellfolk', 'normalisert'],
  ] as const)('%s', async (_, part, expected, metode) => {
    const { linked, metode: found, sikkerhet } = await match(part)
    expect([linked, found]).toEqual([expected, metode])
    expect(sikkerhet).toBeGreaterThanOrEqual(0.95)
  })
})

describe('leaves to a person, with the right one among the candidates', () => {
  it.each([
    ['two works of one name, and nothing to tell them apart', { tittel: 'Lykke' }, 'Lykke'],
    ['a series whose season nobody tells', { tittel: 'Kvitnatt' }, 'Kvitnatt (sesong 1)'],
    [
      'a translated title of the same company, year and length',
      { tittel: 'White Night', selskap: 'Havsalt Drama AS', premiere: 2023, episoder: 6 },
      'Kvitnatt (sesong 3)',
    ],
    [
      'the same title of another company, many years apart',
      { tittel: 'Ulvetid', selskap: 'Morgenrøde Film AS', premiere: 1998 },
      'Ulvetid',
    ],
    ['a slip and nothing else', { tittel: 'Tre ton torsk' }, 'Tre tonn torsk'],
    [
      'a version that is not in the register',
      { tittel: "Ulvetid (director's cut)", selskap: 'Snøfokk Film AS', premiere: 2021 },
      'Ulvetid',
    ],
    [
      'something more after the title',
      { tittel: 'Fjellfolk: Påskespesial', selskap: 'Ville Veier TV', premiere: 2022, episoder: 1 },
      'Fjellfolk',
    ],
    [
      'a slip, with facts that speak against it',
      { tittel: 'Nordavindens lange vei hjm', selskap: 'Morgenrøde Film AS', premiere: 1998 },
      'Nordavindens lange vei hjem',
    ],
    [
      'a part of the title, and nothing else',
      { tittel: 'Vinteren på Tromøya' },
      'Den lange vinteren på Tromøya',
    ],
    [
      'another ending, with another company and year',
      { tittel: 'Bestefaren og bieøya', selskap: 'Morgenrøde Film AS', premiere: 1998, episoder: 30 },
      'Bestefar og bieøya',
    ],
    [
      'a title cut off, with another company and year',
      { tittel: 'NORDAVINDENS LANGE VEI HJ', selskap: 'Morgenrøde Film AS', premiere: 1998 },
      'Nordavindens lange vei hjem',
    ],
    [
      'another name in parentheses, with another company and year',
      { tittel: 'Fjellfolk (Mountain People)', selskap: 'Morgenrøde Film AS', premiere: 1998, episoder: 30 },
      'Fjellfolk',
    ],
    [
      'a version of which the register has another',
      { tittel: 'Sandslott', selskap: 'Kaikant Film AS' },
      'Sandslott (kinoversjon)',
    ],
  ] as const)('%s', async (_, part, expected) => {
    const { linked, candidates, tvil } = await match(part)
    expect([linked, tvil]).toEqual([null, true])
    expect(candidates).toContain(expected)
  })
})

describe('does not link', () => {
  it.each([
    ['a season that the register lacks', { tittel: 'Kvitnatt S04', selskap: 'Havsalt Drama AS' }],
    ['a sequel', { tittel: 'Ulvetid 2', premiere: 2023, selskap: 'Snøfokk Film AS' }],
    ['another number', { tittel: 'Rom 13', premiere: 2021, selskap: 'Havsalt Drama AS', episoder: 6 }],
    ['another word in a short title', { tittel: 'Tre tonn sild', selskap: 'Kaikant Film AS' }],
    ['one letter that makes another word', { tittel: 'Ulvetid'.replace('tid', 'sti') }],
    ['something else altogether', { tittel: 'Kaffe på verandaen', premiere: 2021 }],
  ] as const)('%s', async (_, part) => {
    expect((await match(part)).linked).toBeNull()
  })
})

it('sees a production that is new, renamed or gone since last time', async () => {
  const id = await add(['Stille som mus', 'Kaikant Film AS', 2023, 1, 'Dokumentar'])
  expect((await match({ tittel: 'STILLE SOM MUS' })).produksjonId).toBe(id)
  const { db } = portal.services
  await db.updateTable('produksjon').set({ tittel: 'Stille som sne' }).where('id', '=', id).execute()
  expect((await match({ tittel: 'Stille som sne' })).produksjonId).toBe(id)
  expect((await match({ tittel: 'Stille som mus' })).produksjonId).toBeNull()
  await db.deleteFrom('produksjon').where('id', '=', id).execute()
  expect((await match({ tittel: 'Stille som sne' })).produksjonId).toBeNull()
})
