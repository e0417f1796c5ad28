import { expect, test } from 'vitest'
import { vurderingConflict } from './vurdering-conflict.ts'
import { type VurderingDraft, vurderingShape } from './vurdering-draft.ts'

const base: VurderingDraft = {
  status: 'IKKE VURDERT',
  status_comment: '',
  signaturePC: null,
  signatureRH: null,
  rettighetsklausuler: { status: null, comment: '' },
}

test('bare det saksbehandleren har endret, sendes', () => {
  const draft = { ...base, signaturePC: true }
  expect(vurderingShape.toChange(draft, base as never)).toEqual({ signaturePC: true })
})

test('ja, nei og ikke vurdert er tre forskjellige svar', () => {
  expect(vurderingShape.changed({ ...base, signatureRH: false }, base)).toEqual(['signatureRH'])
  expect(
    vurderingShape.changed({ ...base, rettighetsklausuler: { status: null, comment: '' } }, base),
  ).toEqual([])
})

test('en konflikt viser begge versjonene med ord', () => {
  const theirs: VurderingDraft = { ...base, status: 'BEHANDLET', signaturePC: false }
  expect(vurderingConflict({ ...base, signaturePC: true }, theirs)).toEqual([
    { navn: 'Status', min: 'IKKE VURDERT', deres: 'BEHANDLET' },
    { navn: 'Signert av produksjonsselskap', min: 'Ja', deres: 'Nei' },
  ])
})

test('et ødelagt utkast hentes ikke frem igjen', () => {
  expect(vurderingShape.restore(base)).toEqual(base)
  expect(vurderingShape.restore({ ...base, signaturePC: 'ja' })).toBeNull()
  expect(vurderingShape.restore({ status: 'BEHANDLET' })).toBeNull()
})
