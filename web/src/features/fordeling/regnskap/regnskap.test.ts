import { expect, it } from 'vitest'
import { deler, isWhole, shownOf, sumOf } from './regnskap.ts'

const pott = {
  pottId: '1',
  kilde: 'Norwaco',
  slag: 'Privatkopiering' as const,
  kjoering: null,
  brutto: 100,
  fradrag: 10,
  avsetning: 5,
  tilMedlemmer: 30,
  staarOver: 1,
  feilet: 2,
  utbetalt: 7,
  holdtTilbake: 20,
  annetSted: 4,
  utenKrav: 14,
  frigitt: 4,
  ikkeFordelt: 3,
}

it('sums each kind of amount, and tells when an øre is missing', () => {
  const sum = sumOf([pott, { ...pott, pottId: '2', utenKrav: 13 }])
  expect(sum).toEqual({
    brutto: 200,
    fradrag: 20,
    avsetning: 10,
    tilMedlemmer: 60,
    staarOver: 2,
    feilet: 4,
    utbetalt: 14,
    holdtTilbake: 40,
    annetSted: 8,
    utenKrav: 27,
    frigitt: 8,
    ikkeFordelt: 6,
  })
  expect([isWhole(pott), isWhole(sum), isWhole(sumOf([]))]).toEqual([true, false, true])
})

it('has a column for what some pot has', () => {
  const uten = { ...pott, frigitt: 0, annetSted: 0 }
  expect(shownOf([uten, { ...uten, frigitt: -4 }])).toEqual(deler.filter(del => del !== 'annetSted'))
})
