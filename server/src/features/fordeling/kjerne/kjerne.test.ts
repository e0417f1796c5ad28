import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fasitlinje, fasit } from '../../../../test/langsom-fasit.ts'
import { distributePott, type Krav, type Linje, type Pottregning, type Verk } from './kjerne.ts'
import type { Poengliste } from './verkets-andeler.ts'

const liste: Poengliste = {
  grupper: [350, 350, 175, 120, 70, 50, 30, 30],
  felles: [{ grupper: [1, 2], poeng: 350 }],
}
const uuid = (n: number) => `00000000-0000-4000-8000-${String(n).padStart(12, '0')}`

type Enige = { hvem: number; snitt: readonly number[] }
const isSammen = (a: Krav, b: Krav) => a.verk === b.verk && a.gruppe === b.gruppe
/** Gives the first claims of some functions shares that come to the whole: what lies between cuts of it. */
function bliEnige(krav: readonly Krav[], enige: readonly Enige[]): Krav[] {
  let all = [...krav]
  for (const { hvem, snitt } of enige) {
    const first = all[hvem]
    const group = first ? all.filter(one => isSammen(one, first)).slice(0, snitt.length + 1) : []
    if (group.length < 2) continue
    const cuts = [0, ...snitt.slice(0, group.length - 1).sort((a, b) => a - b), 10_000]
    all = all.map(one => {
      const place = group.indexOf(one)
      if (place === -1) return first && isSammen(one, first) ? { ...one, andel: null } : one
      return { ...one, andel: (cuts[place + 1] ?? 0) - (cuts[place] ?? 0) }
    })
  }
  return all
}

type Sak = { verk: Verk[]; krav: Krav[]; pott: Pottregning }
/** Works with any values, claims with any episodes, a pot with any rates: also none, nothing and too many. */
const saker: fc.Arbitrary<Sak> = fc
  .record({
    verdier: fc.array(fc.oneof(fc.constant(0n), fc.bigInt(1n, 10n ** 12n)), { maxLength: 6 }),
    viste: fc.array(fc.integer({ min: 0, max: 40 }), { minLength: 6, maxLength: 6 }),
    krav: fc.array(
      fc.record({
        // Often the same, so that several share a function.
        verk: fc.oneof(fc.constant(0), fc.nat(5)),
        gruppe: fc.oneof(fc.constant(3), fc.nat(7)),
        episoder: fc.option(fc.integer({ min: 0, max: 60 })),
        foerVederlag: fc.boolean(),
        annetSted: fc.boolean(),
      }),
      { maxLength: 25 },
    ),
    enige: fc.array(
      fc.record({ hvem: fc.nat(24), snitt: fc.array(fc.nat(10_000), { minLength: 1, maxLength: 4 }) }),
      {
        maxLength: 4,
      },
    ),
    brutto: fc.integer({ min: 0, max: 10_000_000_000 }),
    fradrag: fc.integer({ min: 0, max: 5000 }),
    avsetning: fc.integer({ min: 0, max: 5000 }),
    korrigert: fc.integer({ min: -10_000, max: 10_000 }),
    utenKrav: fc.constantFrom('avsettes' as const, 'fordeles' as const),
    alleKrav: fc.boolean(),
  })
  .map(({ verdier, viste, krav, enige, korrigert, ...pott }) => ({
    verk: verdier.map((_, index) => ({ id: uuid(index), poeng: liste })),
    krav: bliEnige(
      krav
        .filter(({ verk }) => verk < verdier.length)
        .map((one, index) => ({ ...one, andel: null, id: uuid(100 + index) })),
      enige,
    ),
    pott: {
      ...pott,
      verdier,
      viste: viste.slice(0, verdier.length),
      // As much as there is to share, or as much more.
      korreksjoner: Math.trunc(
        (((pott.brutto * (10_000 - pott.fradrag - pott.avsetning)) / 10_000) * korrigert) / 10_000,
      ),
    },
  }))

const run = ({ verk, krav, pott }: Sak) => distributePott(verk, krav, pott).linjer
const sum = (linjer: readonly Linje[]) => linjer.reduce((all, { beloep }) => all + beloep, 0)
const nameOf = ({ verk, krav }: Sak, line: Linje) =>
  [line.slag, verk[line.verk]?.id, line.gruppe, krav[line.krav]?.id].join(' ')
const byName = (sak: Sak) => new Map(run(sak).map(line => [nameOf(sak, line), line.beloep]))

describe('one pot', () => {
  it('comes to the last øre, whatever the works, claims and rates, and no line is below nothing', () => {
    fc.assert(
      fc.property(saker, sak => {
        const linjer = run(sak)
        expect(sum(linjer)).toBe(sak.pott.brutto - sak.pott.korreksjoner)
        expect(linjer.every(({ beloep }) => Number.isSafeInteger(beloep) && beloep >= 0)).toBe(true)
      }),
      { numRuns: 300 },
    )
  })

  it('is what a slow sum of fractions in other code says, line by line', () => {
    fc.assert(
      fc.property(saker, sak => {
        const told = (line: Fasitlinje) => [
          [line.slag, line.verk, line.gruppe, line.krav].join(' '),
          line.beloep,
        ]
        const wanted = fasit(sak.verk, sak.krav, sak.pott).map(told)
        expect([...byName(sak)].sort()).toEqual(wanted.sort())
      }),
      { numRuns: 200 },
    )
  })

  it('is the same in whatever order works and claims come', () => {
    fc.assert(
      fc.property(saker, fc.infiniteStream(fc.nat()), (sak, random) => {
        const shuffle = <T>(rows: readonly T[]): T[] =>
          rows
            .map(row => ({ row, place: random.next().value ?? 0 }))
            .sort((a, b) => a.place - b.place)
            .map(({ row }) => row)
        const order = shuffle(sak.verk.map((_, index) => index))
        const moved: Sak = {
          verk: order.map(index => sak.verk[index] as Verk),
          krav: shuffle(sak.krav).map(one => ({ ...one, verk: order.indexOf(one.verk) })),
          pott: {
            ...sak.pott,
            verdier: order.map(index => sak.pott.verdier[index] ?? 0n),
            viste: order.map(index => sak.pott.viste[index] ?? 0),
          },
        }
        expect([...byName(moved)].sort()).toEqual([...byName(sak)].sort())
      }),
      { numRuns: 200 },
    )
  })

  it('takes more than one øre from nobody when another claim falls away', () => {
    const some = saker.filter(({ krav }) => krav.length > 1)
    fc.assert(
      fc.property(some, fc.nat(), (sak, which) => {
        const without = sak.krav.filter((_, index) => index !== which % sak.krav.length)
        const [before, after] = [byName(sak), byName({ ...sak, krav: without })]
        const gone = sak.krav[which % sak.krav.length] as Krav
        // An agreement ends when one of its claims falls away: its work is shared anew then.
        const isOpen = sak.krav.some(one => one.andel !== null && isSammen(one, gone))
        for (const { id } of without.filter(({ verk }) => !isOpen || verk !== gone.verk))
          for (const [name, beloep] of before)
            if (name.endsWith(id)) expect(after.get(name) ?? 0).toBeGreaterThanOrEqual(beloep - 1)
      }),
      { numRuns: 300 },
    )
  })

  it('is within one øre of the double when it is doubled', () => {
    fc.assert(
      fc.property(saker, sak => {
        const exact = new Map(
          fasit(sak.verk, sak.krav, sak.pott).map(line => [
            [line.slag, line.verk, line.gruppe, line.krav].join(' '),
            line.eksakt,
          ]),
        )
        const { brutto, korreksjoner } = sak.pott
        const double = { ...sak.pott, brutto: brutto * 2, korreksjoner: korreksjoner * 2 }
        for (const [name, beloep] of byName({ ...sak, pott: double })) {
          const { teller, nevner } = exact.get(name) ?? { teller: 0n, nevner: 1n }
          const off = BigInt(beloep) * nevner - 2n * teller
          expect(off < nevner && off > -nevner).toBe(true)
        }
      }),
      { numRuns: 200 },
    )
  })
})

describe('at the edges', () => {
  const pott = (over: Partial<Pottregning>): Pottregning => ({
    brutto: 100_00,
    fradrag: 0,
    avsetning: 0,
    korreksjoner: 0,
    utenKrav: 'avsettes',
    alleKrav: true,
    verdier: [1n],
    viste: [1],
    ...over,
  })
  const verk = [{ id: uuid(1), poeng: liste }]
  const krav = (episoder: number | null, n = 1): Krav => ({
    id: uuid(n),
    verk: 0,
    gruppe: 3,
    episoder,
    andel: null,
    annetSted: false,
    foerVederlag: true,
  })
  const claims = (linjer: readonly Linje[]) =>
    linjer.filter(({ slag }) => slag === 'krav').map(({ beloep }) => beloep)

  it('keeps a pot that no work can take, undivided', () => {
    const { linjer } = distributePott(verk, [krav(1)], pott({ verdier: [0n], fradrag: 1000 }))
    expect(linjer.map(({ slag, beloep }) => [slag, beloep])).toEqual([
      ['fradrag', 1000],
      ['avsetning', 0],
      ['ufordelt', 9000],
      ['krav', 0],
    ])
  })

  it('shares what corrections leave, and more where they give money back', () => {
    for (const [korreksjoner, foto, rest] of [
      [20_00, 9_60, 70_40],
      [-50_00, 18_00, 132_00],
    ] as const)
      expect(sum(distributePott(verk, [krav(1)], pott({ korreksjoner })).linjer)).toBe(foto + rest)
    expect(claims(distributePott(verk, [krav(1)], pott({ korreksjoner: 20_00 })).linjer)).toEqual([9_60])
    expect(claims(distributePott(verk, [krav(1)], pott({ korreksjoner: 100_00 })).linjer)).toEqual([0])
  })

  it('gives one person all points of the function, also without a number of episodes', () => {
    for (const episoder of [1, null, 7])
      expect(claims(distributePott(verk, [krav(episoder)], pott({})).linjer)).toEqual([12_00])
  })

  it('shares what several have together as they have agreed, and gives them no more than that', () => {
    const [kari, ola, nina] = [krav(2, 1), krav(4, 2), krav(3, 3)]
    const enige = [{ ...kari, andel: 9000 }, { ...ola, andel: 1000 }, nina]
    // Six of twelve episodes are theirs, and three are hers.
    expect(claims(distributePott(verk, [kari, ola, nina], pott({ viste: [12] })).linjer)).toEqual([
      200, 400, 300,
    ])
    const { linjer } = distributePott(verk, enige, pott({ viste: [12] }))
    expect(claims(linjer)).toEqual([540, 60, 300])
    expect(linjer.filter(({ slag }) => slag === 'krav').map(({ samlet }) => samlet)).toEqual([6, 6, null])
    // A film: all of the function is theirs.
    const film = [
      { ...krav(null, 1), andel: 6000 },
      { ...krav(null, 2), andel: 4000 },
    ]
    expect(claims(distributePott(verk, film, pott({})).linjer)).toEqual([720, 480])
  })

  it('leaves the part of who gets nothing of a pot, where the others have agreed', () => {
    const enige = [
      { ...krav(null, 1), andel: 6000 },
      { ...krav(null, 2), andel: 4000, foerVederlag: false },
    ]
    const { linjer } = distributePott(verk, enige, pott({ alleKrav: false }))
    expect(claims(linjer)).toEqual([720])
    expect(sum(linjer)).toBe(100_00)
  })

  it('sets apart what another organisation manages: its own points, whatever the plan says of the rest', () => {
    const [hers, manus] = [krav(null, 1), { ...krav(null, 2), gruppe: 1, annetSted: true }]
    const told = (krav: Krav[], utenKrav: 'avsettes' | 'fordeles') =>
      distributePott(verk, krav, pott({ utenKrav }))
        .linjer.filter(({ beloep }) => beloep > 0)
        .map(({ slag, beloep }) => [slag, beloep])
    expect(told([hers, manus], 'fordeles')).toEqual([
      ['annet_sted', 35_00],
      ['krav', 25_53],
      ['uten_krav', 39_47],
    ])
    expect(told([hers, manus], 'avsettes').slice(0, 2)).toEqual([
      ['annet_sted', 35_00],
      ['krav', 12_00],
    ])
    // Nobody else has a claim: what is not theirs is not shared out, and not theirs either.
    const alone = told([manus], 'fordeles')
    expect(alone[0]).toEqual(['annet_sted', 35_00])
    expect(new Set(alone.slice(1).map(([slag]) => slag))).toEqual(new Set(['uten_krav']))
  })

  it('gives nothing for no episodes, and the whole function to who has them', () => {
    expect(claims(distributePott(verk, [krav(0), krav(10, 2)], pott({ viste: [10] })).linjer)).toEqual([
      0, 12_00,
    ])
  })

  it('gives equal shares to equals, and the odd øre to the first by id', () => {
    const three = [krav(1, 3), krav(1, 1), krav(1, 2)]
    const { linjer } = distributePott(verk, three, pott({ brutto: 100, utenKrav: 'fordeles' }))
    expect(claims(linjer)).toEqual([34, 33, 33])
    expect(linjer.filter(({ slag }) => slag === 'krav').map(line => three[line.krav]?.id)).toEqual([
      uuid(1),
      uuid(2),
      uuid(3),
    ])
  })

  it('lets script and adaptation take no more together than their cap', () => {
    const both = [1, 2].map(gruppe => ({ ...krav(1, gruppe), gruppe }))
    expect(claims(distributePott(verk, both, pott({ brutto: 105_00 })).linjer)).toEqual([24_50, 12_25])
    expect(claims(distributePott(verk, both.slice(1), pott({ brutto: 100_00 })).linjer)).toEqual([17_50])
  })

  it('shares a million lines to the last øre', () => {
    const works = Array.from({ length: 100_000 }, (_, index) => ({ id: uuid(index), poeng: liste }))
    const claims = Array.from({ length: 600_000 }, (_, index) => ({
      ...krav(1 + (index % 12), index),
      verk: (index * 7919) % works.length,
      gruppe: index % 8,
    }))
    const whole = pott({
      brutto: 22_000_000_00,
      fradrag: 1000,
      avsetning: 500,
      verdier: works.map((_, index) => BigInt(1 + ((index * 104_729) % 1_000_003))),
      viste: works.map((_, index) => 1 + (index % 10)),
    })
    const { linjer } = distributePott(works, claims, whole)
    expect(linjer.length).toBeGreaterThan(1_000_000)
    expect(sum(linjer)).toBe(whole.brutto)
  }, 300_000)
})
