import type { Dokument, Registrering } from '@rp/contract/dokument'
import { expect, test } from 'vitest'
import { changedFields, dokumentShape, rebase, toDraft } from './dokument-draft.parts.ts'
import { reduceRegistreringer } from './registrering/registrering-draft.parts.ts'

const entry: Registrering = {
  produksjonsnavn: 'Nattferja',
  produksjonsID: 'p1',
  fagfunksjon: 'Klipper',
  episoder: 3,
  stillingsprosent: '',
  verkstype: 'TV-drama',
  premiere: 2022,
  episoderTotalt: 8,
}
const saved = {
  filnavn: 'Avtale',
  arbeidstaker: 'Synne',
  produksjonsselskap: '',
  notat: '',
  ansiennitet: [entry],
}
const base = toDraft(saved)

test('et skjema som er endret tilbake, er lagret', () => {
  expect(changedFields({ ...base, notat: 'x' }, base)).toEqual(['notat'])
  expect(changedFields({ ...base }, base)).toEqual([])
})

test('egne endringer legges oppå det andre har lagret', () => {
  const mine = { ...base, notat: 'mitt' }
  const theirs = { ...base, notat: 'deres', arbeidstaker: 'Synne Fjærevik' }
  expect(rebase(mine, base, theirs)).toEqual({ ...theirs, notat: 'mitt' })
})

test('det som ble skrevet mens det ble lagret, blir stående og er ikke lagret ennå', () => {
  const sent = { ...base, notat: 'Første setning.' }
  const skrevet = { ...sent, notat: 'Første setning. Og en til.' }
  const lagret = dokumentShape.toDraft({ ...saved, notat: sent.notat } as Dokument, sent)
  expect(rebase(skrevet, sent, lagret)).toEqual(skrevet)
  expect(changedFields(rebase(skrevet, sent, lagret), lagret)).toEqual(['notat'])
  expect(changedFields(rebase(sent, sent, lagret), lagret)).toEqual([])
})

test('det KI har fylt inn i tomme felt, står ved siden av det personen skrev i samme registrering', () => {
  const tom = { ...entry, produksjonsnavn: '', produksjonsID: null, fagfunksjon: '', episoder: null }
  const fra = toDraft({ ...saved, ansiennitet: [tom] })
  const type = 'episoder_skrevet' as const
  const mine = {
    ...fra,
    ansiennitet: reduceRegistreringer(fra.ansiennitet, { type, id: 'reg-0', skrevet: '5' }),
  }
  const medKi = toDraft({ ...saved, ansiennitet: [entry, { ...entry, fagfunksjon: 'Manus' }] })
  expect(dokumentShape.rebase(mine, fra, medKi).ansiennitet).toMatchObject([
    { id: 'reg-0', produksjonsID: 'p1', fagfunksjon: 'Klipper', episoder: 5, skrevet: '5' },
    { fagfunksjon: 'Manus', episoder: 3 },
  ])
})

test('en registrering der personen har valgt produksjonen selv, er personens egen', () => {
  const tom = { ...entry, produksjonsnavn: '', produksjonsID: null, fagfunksjon: '', episoder: null }
  const fra = toDraft({ ...saved, ansiennitet: [tom] })
  const type = 'navn_skrevet' as const
  const mine = {
    ...fra,
    ansiennitet: reduceRegistreringer(fra.ansiennitet, { type, id: 'reg-0', navn: 'Dagferja' }),
  }
  expect(dokumentShape.rebase(mine, fra, base).ansiennitet).toMatchObject([
    { produksjonsnavn: 'Dagferja', produksjonsID: null, fagfunksjon: '', episoder: null },
  ])
})

test('utkastet tar bare med feltene som skjemaet eier', () => {
  const document = { ...saved, status: 'BEHANDLET' }
  expect(toDraft(document)).toEqual(base)
})

test('bare endrede felt sendes, og registreringer uten det som er avledet eller bare finnes i nettleseren', () => {
  const document = saved as Dokument
  expect(dokumentShape.toChange({ ...base, notat: 'nytt' }, document)).toEqual({ notat: 'nytt' })
  const ansiennitet = reduceRegistreringer(base.ansiennitet, {
    type: 'episoder_skrevet',
    id: 'reg-0',
    skrevet: '5',
  })
  expect(dokumentShape.toChange({ ...base, ansiennitet }, document)).toEqual({
    ansiennitet: [
      {
        produksjonsnavn: 'Nattferja',
        produksjonsID: 'p1',
        fagfunksjon: 'Klipper',
        episoder: 5,
        stillingsprosent: '',
      },
    ],
  })
})

test('et utkast som ikke passer, hentes ikke frem igjen', () => {
  expect(dokumentShape.restore({ ...base, notat: 'ulagret' })).toEqual({ ...base, notat: 'ulagret' })
  expect(dokumentShape.restore({ notat: 'ulagret' })).toBeNull()
  expect(dokumentShape.restore({ ...base, ansiennitet: [entry] })).toBeNull()
  expect(dokumentShape.restore(null)).toBeNull()
})
