import type { KiForslag } from '@rp/contract/ki'
import { expect, test } from 'vitest'
import { findLinje, listStabForslag, sikreAv } from './stab-forslag.ts'
import type { VurderingDraft } from './vurdering-draft.ts'

const draft: VurderingDraft = {
  filnavn: '',
  arbeidstaker: '',
  produksjonsselskap: '',
  notat: '',
  ansiennitet: [],
  status: 'IKKE VURDERT',
  status_comment: '',
  signaturePC: null,
  signatureRH: null,
  rettighetsklausuler: { status: null, comment: 'Punkt 7' },
  internt_notat: '',
}
const forslag = (felt: KiForslag['felt'], verdi: KiForslag['verdi'], mer: Partial<KiForslag> = {}) => ({
  ...{ id: felt, felt, gruppe: null, verdi, produksjonsID: null, sikkerhet: 0.97, sted: null },
  ...{ forklaring: '', tilstand: 'foreslaatt' as const },
  ...mer,
})
const alle: readonly KiForslag[] = [
  forslag('arbeidstaker', 'Synne'),
  forslag('signaturPC', true),
  forslag('signaturRH', false, { sikkerhet: 0.5 }),
  forslag('rettighetsklausul', '1a', { iBehold: true }),
  forslag('status', 'BEHANDLET'),
]

test('det ingen har tatt stilling til, venter, og alle sikre tar signaturer og rettigheter, ikke status', () => {
  const aapne = listStabForslag(alle, draft)
  expect(aapne.map(({ change }) => change)).toEqual([
    { signaturePC: true },
    { signatureRH: false },
    { rettighetsklausuler: { status: true, comment: 'Punkt 7' } },
    { status: 'BEHANDLET' },
  ])
  expect(sikreAv(aapne).map(one => one.forslag.felt)).toEqual(['signaturPC', 'rettighetsklausul'])
})

test('det en saksbehandler har svart på, eller KI ikke kan si, venter ikke', () => {
  const svart = { ...draft, status: 'Revidert', signaturePC: false, signatureRH: false }
  expect(listStabForslag(alle, svart).map(one => one.forslag.felt)).toEqual(['rettighetsklausul'])
  expect(listStabForslag([forslag('rettighetsklausul', 'taus', { iBehold: null })], draft)).toEqual([])
  expect(listStabForslag([forslag('signaturPC', true, { tilstand: 'forkastet' })], draft)).toEqual([])
})

test('ved bryterne står «Bruk» bare ved det som venter, og statusforslaget går når en annen status er satt', () => {
  const felter = ['signaturPC', 'signaturRH', 'rettighetsklausul', 'status'] as const
  const bruk = (forslag: readonly KiForslag[], utkast: VurderingDraft) =>
    felter.map(felt => {
      const linje = findLinje(forslag, felt, utkast)
      return linje === undefined ? 'ingen' : linje.change === null ? 'lest' : 'bruk'
    })
  expect(bruk(alle, draft)).toEqual(['bruk', 'bruk', 'bruk', 'bruk'])
  const svart = { ...draft, status: 'MANGLER SIGNATUR', signaturePC: false, signatureRH: false }
  expect(bruk(alle, svart)).toEqual(['lest', 'lest', 'bruk', 'ingen'])
  expect(bruk(alle, { ...draft, status: 'BEHANDLET' })).toEqual(['bruk', 'bruk', 'bruk', 'lest'])
  const doemt = alle.map(one => ({ ...one, tilstand: 'forkastet' as const }))
  expect(bruk(doemt, draft)).toEqual(['lest', 'lest', 'lest', 'ingen'])
  // What the panel counts is what can be used.
  for (const utkast of [draft, svart])
    expect(bruk(alle, utkast).filter(ord => ord === 'bruk')).toHaveLength(
      listStabForslag(alle, utkast).length,
    )
})
