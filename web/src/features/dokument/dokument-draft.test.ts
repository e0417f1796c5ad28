import type { Dokument, Registrering } from '@rp/contract/dokument'
import { expect, test } from 'vitest'
import { changedFields, dokumentShape, rebase, toDraft } from './dokument-draft.ts'
import { reduceRegistreringer } from './registrering/registrering-draft.ts'

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
