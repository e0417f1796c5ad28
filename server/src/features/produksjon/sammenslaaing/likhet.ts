import type { Kandidat } from './sammenslaaing.repository.ts'

type Verk = Pick<Kandidat, 'tittel' | 'sesong' | 'premiere'>

/** The season as the field or the title in parentheses has it. */
function seasonOf({ sesong, tittel }: Verk): number | null {
  const written = /\(\s*(?:sesong|s\.?)\s*(\d+)\s*\)\s*$/i.exec(tittel)?.[1]
  return sesong ?? (written === undefined ? null : Number(written))
}

/** Below this they are not worth showing. */
const leastLikhet = 0.55

/**
 * How likely two productions are the same work, 0 to 1; null when they are not. Titles decide; another season is another work; a
 * year that agrees speaks for it, and one that is far off against.
 */
export function likhetOf(a: Verk, b: Verk, tittellikhet: number): number | null {
  const [seasonA, seasonB] = [seasonOf(a), seasonOf(b)]
  if (seasonA !== null && seasonB !== null && seasonA !== seasonB) return null
  let likhet = tittellikhet
  if (seasonA !== seasonB) likhet -= 0.1
  if (a.premiere !== null && b.premiere !== null) {
    const years = Math.abs(a.premiere - b.premiere)
    likhet += years === 0 ? 0.1 : years === 1 ? 0 : -0.25
  }
  return likhet < leastLikhet ? null : Math.min(likhet, 1)
}
