import type { Utbetalingsmangel } from '@rp/contract/bruker'
import { checkPostnummer, isNorge } from '@rp/contract/postnummer'
import { describe, expect, it } from 'vitest'
import { checkIban, checkSwift, normalBankkode, showIban } from './bank-sjekk.ts'
import { landliste } from './landliste.ts'
import { foelgeOf, manglerOf } from './mangler.ts'
import { findPoststed } from './postnummer.ts'
import * as sjekk from './sjekk.ts'

const table = (check: (value: string) => string | null, good: string[], bad: [string, RegExp][]) => {
  it.each(good)('accepts «%s»', value => expect(check(value)).toBeNull())
  it.each(bad)('refuses «%s» with the reason', (value, reason) => expect(check(value)).toMatch(reason))
}

describe('kontonummer', () => {
  table(
    sjekk.checkKontonummer,
    ['', '00991234578', '0099.12.34578', '0099 12 34578', ' 0099-12-34578 ', '86011117947'],
    [
      ['00991234579', /stemmer ikke/],
      ['00992134578', /stemmer ikke/],
      ['0099123457', /Dette har 10/],
      ['009912345780', /Dette har 12/],
      ['NO93 8601 1117 947', /IBAN/],
      ['konto', /bare ha sifre/],
    ],
  )
  it('is shown in groups, as banks print it', () => {
    expect(sjekk.showKontonummer('00991234578')).toBe('0099 12 34578')
    expect(sjekk.showKontonummer('123')).toBe('123')
  })
})

describe('telefonnummer', () => {
  table(
    sjekk.checkTelefon,
    [
      '',
      '41234567',
      '412 34 567',
      '+47 412 34 567',
      '0047 41234567',
      '+4741234567',
      '+45 12 34 56 78',
      '(+46) 70-123 45 67',
      '000 12 345',
    ],
    [
      ['4123456', /Dette har 7/],
      ['412345678', /Dette har 9/],
      ['+47 4123456', /Dette har 7/],
      ['+45 123', /6 til 15/],
      ['ring meg', /bare ha sifre/],
    ],
  )
})

describe('postnummer', () => {
  table(
    value => checkPostnummer(value, 'Norge'),
    ['', '0155', ' 0155 ', 'N-0155', 'NO-0155'],
    [
      ['155', /4 sifre/],
      ['01555', /4 sifre/],
      ['SW1A 1AA', /velg landet først/],
      ['0000', /finnes ikke/],
      ['N-0000', /finnes ikke/],
    ],
  )
  it.each(['SW1A 1AA', '2100', '10115', '0000'])('leaves «%s» to the other country', value =>
    expect(checkPostnummer(value, 'Sverige')).toBeNull())
})

describe('e-post', () => {
  table(
    sjekk.checkEpost,
    ['kari@folk.example', ' kari.nordlys+film@under.folk.example ', 'ære@blåbær.example'],
    [
      ['', /Skriv inn/],
      ['kari', /mangler @/],
      ['kari@', /etter @/],
      ['kari@folk', /etter @/],
      ['kari nordlys@folk.example', /mellomrom/],
      ['a@b@c.example', /ett navn/],
      ['@folk.example', /ett navn/],
    ],
  )
})

describe('IBAN', () => {
  table(
    checkIban,
    ['', 'NO93 8601 1117 947', 'dk50 0040 0440 1162 43', 'SE45.5000.0000.0583.9825.7466'],
    [
      ['NO9386011117948', /stemmer ikke/],
      ['DK500040044011624', /feil lengde/],
      ['86011117947', /feltet for kontonummer/],
      ['123456', /to bokstaver/],
      ['ZZ9386011117947', /to bokstaver/],
    ],
  )
  it('is stored without spaces and shown in groups of four', () => {
    expect(normalBankkode(' dk50 0040 0440 1162 43 ')).toBe('DK5000400440116243')
    expect(showIban('DK5000400440116243')).toBe('DK50 0040 0440 1162 43')
  })
})

describe('SWIFT', () => {
  table(
    checkSwift,
    ['', 'DNBANOKK', 'dnba no kk', 'DABADKKKXXX'],
    [
      ['DNBANOK', /8 eller 11/],
      ['DNBA1OKK', /stemmer ikke/],
    ],
  )
})

describe('personnummer', () => {
  table(
    sjekk.checkPersonnummer,
    ['01818012345', '018180 12345'],
    [
      ['', /nøyaktig 11 siffer/],
      ['0181801234', /nøyaktig 11 siffer/],
    ],
  )
})

it('lists every country once under its Norwegian name, Norge first and the others in order', () => {
  const letters = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))
  const names = new Intl.DisplayNames('nb', { type: 'region', fallback: 'none' })
  const kjente = new Set(letters.flatMap(a => letters.map(b => names.of(a + b))))
  expect(landliste[0]).toBe('Norge')
  expect(landliste.filter(navn => !kjente.has(navn))).toEqual([])
  expect(new Set(landliste).size).toBe(250)
  expect(landliste.slice(1)).toEqual(landliste.slice(1).toSorted(new Intl.Collator('nb').compare))
})

it.each([
  ['', true],
  ['Norge', true],
  ['noreg ', true],
  ['Danmark', false],
])('takes the country «%s» for Norway: %s', (land, expected) => expect(isNorge(land)).toBe(expected))

it.each([
  ['0155', 'Oslo'],
  ['8601', 'Mo i Rana'],
  ['0000', null],
  ['12', null],
])('knows the place of %s: %s', async (postnummer, poststed) => {
  expect(await findPoststed(postnummer)).toBe(poststed)
})

const full = {
  fornavn: 'Kari',
  etternavn: 'Ås',
  telefonnummer: '41234567',
  adresse: 'Storgata 1',
  postnummer: '0155',
  by: 'Oslo',
  land: 'Norge',
  kontonummer: '00991234578',
  iban: '',
  swift: '',
  mangler: [] as Utbetalingsmangel[],
}
it.each<[string, typeof full, string[]]>([
  ['nothing when all is filled in', full, []],
  ['the account number', { ...full, kontonummer: ' ', mangler: ['mangler_konto'] }, ['kontonummer']],
  [
    'IBAN and SWIFT of a member abroad',
    { ...full, land: 'Danmark', kontonummer: '', mangler: ['mangler_konto'] },
    ['IBAN', 'SWIFT'],
  ],
  [
    'SWIFT where there is only an IBAN',
    { ...full, kontonummer: '', iban: 'DK50', mangler: ['mangler_konto'] },
    ['SWIFT'],
  ],
  ['nothing of a member abroad with a Norwegian account', { ...full, land: 'Danmark' }, []],
  ['names first', { ...full, by: '', fornavn: '' }, ['fornavn', 'poststed']],
  [
    'the answer about the EEA, which holds money back',
    { ...full, mangler: ['mangler_eoes'] },
    ['svar på spørsmålet om EØS'],
  ],
  [
    'the account once, and the number',
    { ...full, kontonummer: '', mangler: ['mangler_konto', 'mangler_nummer'] },
    ['kontonummer', 'personnummer eller internasjonalt ID-nummer'],
  ],
  [
    'an account that cannot be paid to',
    { ...full, kontonummer: '1', mangler: ['mangler_konto'] },
    ['gyldig kontonummer'],
  ],
  [
    'another account where the bank has refused this one',
    { ...full, mangler: ['avvist_konto'] },
    ['et annet kontonummer (banken har avvist kontoen)'],
  ],
  [
    'another account abroad where the bank has refused this one',
    { ...full, kontonummer: '', iban: 'DK5000400440116243', swift: 'DABADKKK', mangler: ['avvist_konto'] },
    ['en annen konto (banken har avvist IBAN-en)'],
  ],
])('misses %s', (_, bruker, expected) => {
  expect(manglerOf(bruker).map(({ navn }) => navn)).toEqual(expected)
})

it.each<[string, Partial<typeof full>, string[], RegExp]>([
  ['a telephone number holds nothing', { telefonnummer: '' }, ['telefonnummer'], /nå deg\.$/],
  ['the answer about the EEA', { mangler: ['mangler_eoes'] }, ['eoes'], /for privatkopiering\.$/],
  ['the number', { mangler: ['mangler_nummer'] }, ['personnummer'], /^Uten dette/],
  [
    'the number and the telephone of a member abroad',
    { land: 'Danmark', telefonnummer: '', mangler: ['mangler_nummer'] },
    ['telefonnummer', 'internasjonalIdNummer'],
    /nå deg og betale deg\.$/,
  ],
])('says where and what comes of it: %s', (_, felter, expected, foelge) => {
  const mangler = manglerOf({ ...full, ...felter })
  expect(mangler.map(({ felt }) => felt)).toEqual(expected)
  expect(foelgeOf(mangler)).toMatch(foelge)
})
