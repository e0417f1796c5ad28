/** Points of a work type: of each group, and of groups that together can take no more than so many. Tenths, 1000 in all. */
export type Poengliste = {
  readonly grupper: readonly number[]
  readonly felles: readonly { readonly grupper: readonly number[]; readonly poeng: number }[]
}
type Krav = {
  gruppe: number
  episoder: number | null
  /** What its person has agreed on with others of the group, in hundredths of a percent; null where there is no agreement. */
  andel: number | null
  /** Managed by another organisation: it takes its own points, and none that nobody claimed. */
  annetSted: boolean
}
export type Andeler = {
  /** Of each claim, in the order they came. */
  andeler: bigint[]
  /** Episodes that those of a group who have agreed have together, by group. */
  samlet: ReadonlyMap<number, bigint>
  /** What nobody claimed, by group. */
  rest: { gruppe: number; teller: bigint }[]
  nevner: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b

type Gruppe = {
  poeng: bigint
  /** What the claims take of `av`, which is all their episodes, or all that were shown where that is more; both times `skala`. */
  egne: bigint
  av: bigint
  /** Parts that an episode is counted in: a share that is agreed on is a part of the episodes of several. */
  skala: bigint
  /** Episodes of those who have agreed. */
  samlet: bigint
  /** What a shared cap leaves of it. */
  faktor: { teller: bigint; nevner: bigint }
}

/** Where nothing was shown and nobody says a number, all count the same. */
const episoderOf = ({ episoder }: Krav, viste: number): bigint => BigInt(episoder ?? (viste || 1))

const hel = 10_000n
type Sum = { alle: bigint; samlet: bigint; isAvtalt: boolean }

/** Episodes of each group, of all and of those who have agreed. */
function sumsOf(krav: readonly Krav[], viste: number): Map<number, Sum> {
  const sums = new Map<number, Sum>()
  for (const one of krav) {
    const { alle, samlet, isAvtalt } = sums.get(one.gruppe) ?? { alle: 0n, samlet: 0n, isAvtalt: false }
    const egne = episoderOf(one, viste)
    sums.set(one.gruppe, {
      alle: alle + egne,
      samlet: one.andel === null ? samlet : samlet + egne,
      isAvtalt: isAvtalt || one.andel !== null,
    })
  }
  return sums
}

/** What a claim takes of its group's `av`: its episodes, or the share agreed on of all that those who agreed have. */
const takenBy = (one: Krav, { skala, samlet }: Gruppe, viste: number): bigint =>
  one.andel === null ? episoderOf(one, viste) * skala : BigInt(one.andel) * samlet

function groupsOf(
  { grupper }: Poengliste,
  krav: readonly Krav[],
  utenfor: readonly Krav[],
  viste: number,
): Map<number, Gruppe> {
  const groups = new Map<number, Gruppe>()
  const shown = BigInt(Math.max(viste, 1))
  for (const [gruppe, { alle, samlet, isAvtalt }] of sumsOf([...krav, ...utenfor], viste)) {
    const skala = isAvtalt ? hel : 1n
    groups.set(gruppe, {
      poeng: BigInt(grupper[gruppe] ?? 0),
      egne: 0n,
      av: (alle > shown ? alle : shown) * skala,
      skala,
      samlet,
      faktor: { teller: 1n, nevner: 1n },
    })
  }
  for (const one of krav) {
    const group = groups.get(one.gruppe) as Gruppe
    group.egne += takenBy(one, group, viste)
  }
  return groups
}

/** Scales down groups that together would take more than their cap; `brukt` is what they take then, times `felles`. */
function applyCap(groups: Map<number, Gruppe>, cap: Poengliste['felles'][number], felles: bigint): void {
  const members = cap.grupper.flatMap(index => groups.get(index) ?? [])
  const taken = members.reduce((sum, { poeng, egne, av }) => sum + poeng * egne * (felles / av), 0n)
  const most = BigInt(cap.poeng) * felles
  if (taken <= most) return
  const shared = gcd(most, taken)
  for (const group of members) group.faktor = { teller: most / shared, nevner: taken / shared }
}

function restOf(liste: Poengliste, taken: ReadonlyMap<number, bigint>, unit: bigint): Andeler['rest'] {
  const together = new Set(liste.felles.flatMap(({ grupper }) => grupper))
  const alone = liste.grupper.flatMap((poeng, gruppe) =>
    together.has(gruppe) ? [] : [{ grupper: [gruppe], poeng }],
  )
  return [...alone, ...liste.felles]
    .map(({ grupper, poeng }) => ({
      // Said of a function that nobody claims, where there is one.
      gruppe: grupper.find(one => !taken.has(one)) ?? grupper[0] ?? 0,
      teller: BigInt(poeng) * unit - grupper.reduce((sum, one) => sum + (taken.get(one) ?? 0n), 0n),
    }))
    .filter(({ teller }) => teller > 0n)
    .sort((a, b) => a.gruppe - b.gruppe)
}

/**
 * How one work is shared: by the points of each function, and within it by episodes. A function whose people together have more
 * episodes than were shown is shared by theirs; one where they have fewer leaves a rest. Those who have agreed share between them what
 * they have together, and never more than that. Exact: `andeler` and `rest` come to `nevner`.
 * @param utenfor claims that are part of an agreement and are not counted here: their part of it is left
 */
export function andelerI(
  liste: Poengliste,
  krav: readonly Krav[],
  viste: number,
  utenKrav: 'avsettes' | 'fordeles',
  utenfor: readonly Krav[] = [],
): Andeler {
  const groups = groupsOf(liste, krav, utenfor, viste)
  const felles = [...groups.values()].reduce((all, { av }) => lcm(all, av), 1n)
  for (const cap of liste.felles) applyCap(groups, cap, felles)
  const unit = [...groups.values()].reduce((all, { faktor }) => lcm(all, faktor.nevner), 1n) * felles
  const taken = new Map<number, bigint>()
  const andeler = krav.map(one => {
    const group = groups.get(one.gruppe) as Gruppe
    const { poeng, av, faktor } = group
    const andel = (poeng * takenBy(one, group, viste) * faktor.teller * unit) / (av * faktor.nevner)
    taken.set(one.gruppe, (taken.get(one.gruppe) ?? 0n) + andel)
    return andel
  })
  const samlet = new Map([...groups].map(([gruppe, group]) => [gruppe, group.samlet]))
  const sum = andeler.reduce((all, one) => all + one, 0n)
  const rest = restOf(liste, taken, unit)
  const whole = rest.reduce((all, { teller }) => all + teller, sum)
  if (utenKrav === 'avsettes' || krav.every((one, place) => one.annetSted || andeler[place] === 0n))
    return { andeler, samlet, rest, nevner: whole || 1n }
  if (!krav.some(one => one.annetSted)) return { andeler, samlet, rest: [], nevner: sum }
  return { samlet, ...sharedOut(krav, andeler, sum, whole) }
}

/** What nobody claimed, shared by all claims. The part of it that a claim managed elsewhere would have is left: it takes its own points alone. */
function sharedOut(krav: readonly Krav[], andeler: readonly bigint[], sum: bigint, whole: bigint) {
  const left = new Map<number, bigint>()
  const shared = krav.map(({ annetSted, gruppe }, place) => {
    const andel = andeler[place] ?? 0n
    if (!annetSted) return andel * whole
    left.set(gruppe, (left.get(gruppe) ?? 0n) + andel * (whole - sum))
    return andel * sum
  })
  const rest = [...left].map(([gruppe, teller]) => ({ gruppe, teller })).filter(({ teller }) => teller > 0n)
  return { andeler: shared, rest: rest.sort((a, b) => a.gruppe - b.gruppe), nevner: sum * whole }
}
