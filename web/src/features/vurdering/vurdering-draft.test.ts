import { expect, test } from 'vitest'
import { vurderingConflict } from './vurdering-conflict.ts'
import { godkjent, kommentarFor, type VurderingDraft, vurderingShape, withPhrase } from './vurdering-draft.ts'

const base: VurderingDraft = {
  filnavn: 'Avtale',
  arbeidstaker: '',
  produksjonsselskap: '',
  notat: '',
  ansiennitet: [],
  status: 'IKKE VURDERT',
  status_comment: '',
  signaturePC: null,
  signatureRH: null,
  rettighetsklausuler: { status: null, comment: '' },
  internt_notat: '',
}

test('bare det saksbehandleren har endret, sendes', () => {
  const draft = { ...base, signaturePC: true, internt_notat: 'Ring på mandag', arbeidstaker: 'Synne' }
  expect(vurderingShape.toChange(draft, base as never)).toEqual({
    signaturePC: true,
    internt_notat: 'Ring på mandag',
    arbeidstaker: 'Synne',
  })
})

test('en ny status sendes med kommentaren, også når ordene er de samme som før', () => {
  const spurt = { ...base, status: 'MANGLER SIGNATUR', status_comment: 'Side to.' }
  const draft = { ...spurt, status: 'DOKUMENTASJONEN ER MANGELFULL' }
  expect(vurderingShape.toChange(draft, spurt as never)).toEqual({
    status: 'DOKUMENTASJONEN ER MANGELFULL',
    status_comment: 'Side to.',
  })
  expect(vurderingShape.toChange({ ...spurt, notat: 'Nytt' }, spurt as never)).toEqual({ notat: 'Nytt' })
})

test('ja, nei og ikke vurdert er tre forskjellige svar', () => {
  expect(vurderingShape.changed({ ...base, signatureRH: false }, base)).toEqual(['signatureRH'])
  expect(
    vurderingShape.changed({ ...base, rettighetsklausuler: { status: null, comment: '' } }, base),
  ).toEqual([])
})

test('en konflikt viser begge versjonene med ord, og hva bare den andre har endret', () => {
  const theirs: VurderingDraft = { ...base, status: 'BEHANDLET', signaturePC: false, notat: 'Fra medlemmet' }
  const mine = { ...base, signaturePC: true, internt_notat: 'Mitt' }
  expect(vurderingConflict({ draft: mine, original: base })(theirs as never)).toEqual([
    { navn: 'Status', min: 'IKKE VURDERT', deres: 'BEHANDLET', bareDeres: true },
    { navn: 'Internt notat', min: 'Mitt', deres: '' },
    { navn: 'Signert av produksjonsselskap', min: 'Ja', deres: 'Nei' },
    { navn: 'Notat', min: '', deres: 'Fra medlemmet', bareDeres: true },
  ])
})

test('det den andre har endret, blir med når jeg beholder mitt', () => {
  const theirs: VurderingDraft = { ...base, notat: 'Fra medlemmet', status: 'UNDER BEHANDLING' }
  const mine = { ...base, status: 'BEHANDLET', internt_notat: 'Mitt' }
  expect(vurderingShape.rebase(mine, base, theirs)).toEqual({
    ...base,
    notat: 'Fra medlemmet',
    status: 'BEHANDLET',
    internt_notat: 'Mitt',
  })
})

test('et ødelagt utkast hentes ikke frem igjen', () => {
  expect(vurderingShape.restore(base)).toEqual(base)
  expect(vurderingShape.restore({ ...base, signaturePC: 'ja' })).toBeNull()
  expect(vurderingShape.restore({ ...base, internt_notat: undefined })).toBeNull()
  expect(vurderingShape.restore({ status: 'BEHANDLET' })).toBeNull()
})

test('en ny status begynner uten kommentaren til den gamle, og får den igjen når den er tilbake', () => {
  const spurt = { status: 'MANGLER SIGNATUR', status_comment: 'Side to.' }
  expect(kommentarFor({ status: 'BEHANDLET' }, spurt, spurt)).toEqual({ status_comment: '' })
  expect(kommentarFor({ status: 'MANGLER SIGNATUR' }, { status_comment: '' }, spurt)).toEqual({
    status_comment: 'Side to.',
  })
  // What was written for this review stays.
  expect(kommentarFor({ status: 'BEHANDLET' }, { status_comment: 'Takk.' }, spurt)).toEqual({})
  expect(kommentarFor({ status: 'BEHANDLET', status_comment: 'Ny' }, spurt, spurt)).toEqual({})
})

test('å godkjenne setter det som ikke er vurdert, i orden, og lar det andre stå', () => {
  expect(godkjent({ ...base, signaturePC: null, signatureRH: false })).toMatchObject({
    status: 'BEHANDLET',
    signaturePC: true,
    signatureRH: false,
  })
})

test('den første frasen settes bak det som står, én gang', () => {
  expect(withPhrase('', 'Signer.')).toBe('Signer.')
  expect(withPhrase('Hei. ', 'Signer.')).toBe('Hei. Signer.')
  expect(withPhrase('Hei. Signer.', 'Signer.')).toBe('Hei. Signer.')
})
