import fc from 'fast-check'
import { expect, it } from 'vitest'
import { fullPlan } from '../../../../test/fordeling.ts'
import type { Korreksjonsrad, Oppsett, Rader } from '../kjoering/grunnlag.ts'
import { calculate, linjekolonner } from '../kjoering/regn.ts'

const id = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`
const sendt = (n: number) => ({ produksjonId: id(n), mediehus: 'NRK', episoder: null, premiere: true })
const verk = (n: number, sekunder: number) => ({
  id: id(n),
  tittel: `Verk ${n}`,
  selskap: '',
  verkstype: 'Spillefilm',
  sekunder,
  episoder: 1,
})
const krav = (n: number, verk: number, fagfunksjon: string) => ({
  id: id(100 + n),
  produksjonId: id(verk),
  dokumentId: id(200 + n),
  brukerId: id(300 + n),
  fagfunksjon,
  episoder: 1,
  rettigheter: true,
  signaturPc: true,
  annetSted: false,
})
const rader: Rader = {
  verk: [verk(1, 5400), verk(2, 7001)],
  sendt: [sendt(1), sendt(2)],
  krav: [krav(1, 1, 'Regi'), krav(2, 1, 'Foto'), krav(3, 2, 'Klipper')],
  andel: [],
}
const pott = (n: number, beloep: number) => ({
  id: id(n),
  kilde: 'Norwaco',
  slag: 'Privatkopiering' as const,
  mediehus: [],
  produksjonId: null,
  beloep,
})
const korreksjon = (n: number, pottId: string, beloep: number): Korreksjonsrad => ({
  id: id(400 + n),
  pottId,
  beloep,
  frigitt: beloep > 0 && n % 2 === 0,
  produksjonId: id(1),
  tittel: 'Verk 1',
  selskap: '',
  verkstype: 'Spillefilm',
  gruppe: 'Regi',
  dokumentId: null,
  brukerId: id(301),
  fagfunksjon: 'Regi',
})

const [slagAt, pottAt, beloepAt] = (['slag', 'pott_id', 'beloep'] as const).map(navn =>
  linjekolonner.indexOf(navn),
) as [number, number, number]

/** Pots with money of their own, with what is released to them, and with corrections that fit. */
const oppsett: fc.Arbitrary<Oppsett> = fc
  .array(
    fc.record({
      beloep: fc.integer({ min: 0, max: 10_000_000_000 }),
      frigitt: fc.array(fc.integer({ min: 1, max: 1_000_000_000 }), { maxLength: 4 }),
      korrigert: fc.integer({ min: -1000, max: 800 }),
    }),
    { minLength: 1, maxLength: 3 },
  )
  .map(potter => ({
    plan: fullPlan(),
    potter: potter.map(({ beloep }, index) => pott(500 + index, beloep)),
    frigitt: potter.flatMap(({ frigitt }, index) =>
      frigitt.map(beloep => ({ pottId: id(500 + index), beloep })),
    ),
    korreksjoner: potter
      .map(({ beloep, korrigert }, index) =>
        korreksjon(index, id(500 + index), Math.trunc((beloep * korrigert) / 1000)),
      )
      .filter(({ beloep }) => beloep !== 0),
  }))

it('comes to what came in, pot by pot and to the last øre, whatever is released and corrected', () => {
  fc.assert(
    fc.property(oppsett, one => {
      const regning = calculate(one, rader)
      const linjer = [...regning.linje]
      const { mangler, regnskap } = regning.ferdig()
      expect(mangler).toEqual([])
      const sum = (pottId: string, ...slag: string[]) =>
        linjer
          .filter(rad => rad[pottAt] === pottId && (slag.length === 0 || slag.includes(String(rad[slagAt]))))
          .reduce((all, rad) => all + Number(rad[beloepAt]), 0)
      for (const { id: pottId, beloep } of one.potter) {
        expect(sum(pottId)).toBe(beloep)
        const frigitt = [...one.frigitt, ...one.korreksjoner.filter(rad => rad.frigitt)]
          .filter(rad => rad.pottId === pottId)
          .reduce((all, rad) => all + rad.beloep, 0)
        expect(sum(pottId, 'frigitt') + frigitt).toBe(0)
        // Nothing is deducted or set aside of what was released: that was done where it came in.
        expect(Math.abs(sum(pottId, 'fradrag') - beloep * 0.1)).toBeLessThan(1)
        expect(Math.abs(sum(pottId, 'avsetning') - beloep * 0.05)).toBeLessThan(1)
      }
      const { brutto, ...parts } = regnskap
      expect(Object.values(parts).reduce((all, part) => all + part, 0)).toBe(brutto)
    }),
    { numRuns: 200 },
  )
})
