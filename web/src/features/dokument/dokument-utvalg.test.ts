import { expect, it } from 'vitest'
import { dokument, registrering } from '../../../test/dokument.ts'
import { createUtvalg } from './dokument-utvalg.ts'

const ferdig = {
  status: 'BEHANDLET',
  tur: { hos: 'ingen', siden: '2026-01-01T00:00:00.000Z', besvart: null },
} as const
const navn = { arbeidstaker: 'Sinéad O’Brien', produksjonsselskap: 'Havblikk Film AS' }
const find = createUtvalg([
  dokument('tre', [registrering('Nattferja', { fagfunksjon: 'Klipper' })], { ...navn, filnavn: 'Avtale 3' }),
  dokument('to', [registrering('Øyfolk')], { ...navn, ...ferdig, filnavn: 'Avtale 2' }),
  dokument('en', [], { filnavn: 'Timeliste' }),
])
const ids = (utvalg: Partial<Parameters<typeof find>[0]>) =>
  find({ ord: '', venter: false, openId: null, ...utvalg }).map(({ _id }) => _id)

it.each([
  ['', ['tre', 'to', 'en']],
  ['  ', ['tre', 'to', 'en']],
  ['avtale', ['tre', 'to']],
  ['klipper nattferja', ['tre']],
  ["o'brien", ['tre', 'to']],
  ['havblikk øyfolk', ['to']],
  ['behandlet', ['to']],
  ['finnes ikke', []],
])('finds by all that the row shows, in the order of the list: %j', (ord, found) => {
  expect(ids({ ord })).toEqual(found)
})

it('leaves what waits for the member alone', () => {
  expect(ids({ venter: true })).toEqual(['en'])
  expect(ids({ venter: true, ord: 'avtale' })).toEqual([])
})

it('keeps what is open where it is, whatever is asked for', () => {
  expect(ids({ ord: 'timeliste', openId: 'to' })).toEqual(['to', 'en'])
  expect(ids({ venter: true, openId: 'to' })).toEqual(['to', 'en'])
})
