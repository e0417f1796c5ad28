/** Points of a work type: of each group, and of groups that together can take no more than so many. Tenths, 1000 in all. */
export type Poengliste = {
  readonly grupper: readonly number[]
  readonly felles: readonly { readonly grupper: readonly number[]; readonly poeng: number }[]
}
type Krav = { gruppe: number; episoder: number | null }
export type Andeler = {
  /** Of each claim, in the order they came. */
  andeler: bigint[]
  /** What nobody claimed, by group. */
  rest: { gruppe: number; teller: bigint }[]
  nevner: bigint
}

const gcd = (a: bigint, b: bigint): bigint => (b === 0n ? a : gcd(b, a % b))
const lcm = (a: bigint, b: bigint): bigint => (a / gcd(a, b)) * b

type Gruppe = {
  poeng: bigint
  /** Episodes of all claims, and what they are divided by: those, or all that were shown where that is more. */
  egne: bigint
  av: bigint
  /** What a shared cap leaves of it. */
  faktor: { teller: bigint; nevner: bigint }
}

/** Where nothing was shown and nobody says a number, all count the same. */
const episoderOf = ({ episoder }: Krav, viste: number): bigint => BigInt(episoder ?? (viste || 1))

function groupsOf({ grupper }: Poengliste, krav: readonly Krav[], viste: number): Map<number, Gruppe> {
  const groups = new Map<number, Gruppe>()
  for (const one of krav) {
    const known = groups.get(one.gruppe)
    const egne = (known?.egne ?? 0n) + episoderOf(one, viste)
    const shown = BigInt(Math.max(viste, 1))
    groups.set(one.gruppe, {
      poeng: BigInt(grupper[one.gruppe] ?? 0),
      egne,
      av: egne > shown ? egne : shown,
      faktor: { teller: 1n, nevner: 1n },
    })
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
 * episodes than were shown is shared by theirs; one where they have fewer leaves a rest. Exact: `andeler` and `rest` come to `nevner`.
 */
export function andelerI(
  liste: Poengliste,
  krav: readonly Krav[],
  viste: number,
  utenKrav: 'avsettes' | 'fordeles',
): Andeler {
  const groups = groupsOf(liste, krav, viste)
  const felles = [...groups.values()].reduce((all, { av }) => lcm(all, av), 1n)
  for (const cap of liste.felles) applyCap(groups, cap, felles)
  const unit = [...groups.values()].reduce((all, { faktor }) => lcm(all, faktor.nevner), 1n) * felles
  const taken = new Map<number, bigint>()
  const andeler = krav.map(one => {
    const { poeng, av, faktor } = groups.get(one.gruppe) as Gruppe
    const andel = (poeng * episoderOf(one, viste) * faktor.teller * unit) / (av * faktor.nevner)
    taken.set(one.gruppe, (taken.get(one.gruppe) ?? 0n) + andel)
    return andel
  })
  const sum = andeler.reduce((all, one) => all + one, 0n)
  if (utenKrav === 'fordeles' && sum > 0n) return { andeler, rest: [], nevner: sum }
  const rest = restOf(liste, taken, unit)
  return { andeler, rest, nevner: rest.reduce((all, { teller }) => all + teller, sum) || 1n }
}
