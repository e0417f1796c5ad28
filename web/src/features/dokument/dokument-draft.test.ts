import { expect, test } from 'vitest'
import { changedFields, type DokumentDraft, dokumentShape, rebase, toDraft } from './dokument-draft.ts'

const base: DokumentDraft = { filnavn: 'Avtale', arbeidstaker: 'Synne', produksjonsselskap: '', notat: '' }

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
  const document = { ...base, status: 'BEHANDLET' }
  expect(toDraft(document)).toEqual(base)
})

test('et utkast som ikke passer, hentes ikke frem igjen', () => {
  expect(dokumentShape.restore({ ...base, notat: 'ulagret' })).toEqual({ ...base, notat: 'ulagret' })
  expect(dokumentShape.restore({ notat: 'ulagret' })).toBeNull()
  expect(dokumentShape.restore(null)).toBeNull()
})
