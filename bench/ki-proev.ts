import { sikkerNok } from '@rp/contract/ki'
import { chanceOf } from '../server/src/features/ki/innebygd/sikkerhet/sikkerhet.ts'
import { laerteFelt } from '../server/src/features/ki/innebygd/sikkerhet/trekk.ts'
import { type Eksempel, type Laerdom, train } from './ki-laering.ts'

type Proevd = Eksempel & { laert: number }

/** How sure each value is to those who learned from all writers but its own, and from what members have taught. */
export function tryLeftOut(eksempler: readonly Eksempel[], egne: readonly Laerdom[] = []): Proevd[] {
  const skrivere = [...new Set(eksempler.map(one => one.skriver))].toSorted()
  return skrivere.flatMap(skriver => {
    const vekter = train([...eksempler.filter(one => one.skriver !== skriver), ...egne])
    return wholeTables(
      eksempler
        .filter(one => one.skriver === skriver)
        .map(one => ({ ...one, laert: chanceOf(vekter[one.felt], one.trekk) })),
    )
  })
}

/** As the engine does: no row of a table is sure where another is not. */
const wholeTables = (proevd: readonly Proevd[]): Proevd[] =>
  Object.values(Object.groupBy(proevd, one => one.id)).flatMap((own = []) => {
    const rows = own.filter(one => one.gruppe !== null)
    const isSure = rows.every(one => one.laert >= sikkerNok)
    if (isSure || own.every(one => one.registreringer < 2)) return own
    return own.map(one =>
      one.gruppe === null ? one : { ...one, laert: Math.min(one.laert, sikkerNok - 0.01) },
    )
  })

/** The share with its 95 % interval by Wilson. */
function share(sure: readonly Proevd[]): string {
  const [all, right] = [sure.length, sure.filter(one => one.rett).length]
  if (all === 0) return 'ingen'
  const z = 1.96
  const middle = (right + z ** 2 / 2) / (all + z ** 2)
  const reach = (z * Math.sqrt((right * (all - right)) / all + z ** 2 / 4)) / (all + z ** 2)
  return `${right}/${all} = ${(right / all).toFixed(3)} (${(middle - reach).toFixed(3)}–${(middle + reach).toFixed(3)})`
}

/** Documents with more than two values that were sure and wrong. */
const crowded = (proevd: readonly Proevd[], certainty: (one: Proevd) => number): number =>
  Object.values(
    Object.groupBy(
      proevd.filter(one => !one.rett && certainty(one) >= sikkerNok),
      one => one.id,
    ),
  ).filter(own => (own?.length ?? 0) > 2).length

/** The sure values by rule and by learning, for each field and each writer who was left out. */
export function toProevetabell(eksempler: readonly Eksempel[], egne: readonly Laerdom[] = []): string {
  const proevd = tryLeftOut(eksempler, egne)
  const row = (name: string, own: readonly Proevd[]) =>
    `| ${name} | ${own.length} | ${share(own.filter(one => one.regel >= sikkerNok))} | ${share(own.filter(one => one.laert >= sikkerNok))} |`
  const groups: [string, Proevd[]][] = [
    ...laerteFelt.map((felt): [string, Proevd[]] => [felt, proevd.filter(one => one.felt === felt)]),
    ...Object.entries(Object.groupBy(proevd, one => one.skriver)).map(
      ([name, own = []]): [string, Proevd[]] => [name, own],
    ),
    ['alle', proevd],
  ]
  return [
    '| felt eller skriver | verdier | sikre etter regel | sikre etter læring |',
    '| --- | --- | --- | --- |',
    ...groups.map(([name, own]) => row(name, own)),
    '',
    `Dokumenter med flere enn to sikre feil: ${crowded(proevd, one => one.regel)} etter regel, ${crowded(proevd, one => one.laert)} etter læring`,
  ].join('\n')
}
