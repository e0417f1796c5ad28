// The same sum once more, to hold the other against: plain fractions, one at a time, written from docs/fordeling.md and not from the
// code. For tests alone.
import type { Krav, Pottregning, Verk } from '../src/features/fordeling/kjerne/kjerne.ts'

export class Broek {
  readonly teller: bigint
  readonly nevner: bigint
  constructor(teller: bigint | number, nevner: bigint | number = 1) {
    let [a, b] = [BigInt(teller), BigInt(nevner)]
    const whole = { teller: a, nevner: b }
    while (b !== 0n) [a, b] = [b, a % b]
    this.teller = whole.teller / a
    this.nevner = whole.nevner / a
  }
  ganger = (other: Broek) => new Broek(this.teller * other.teller, this.nevner * other.nevner)
  delt = (other: Broek) => new Broek(this.teller * other.nevner, this.nevner * other.teller)
  pluss = (other: Broek) =>
    new Broek(this.teller * other.nevner + other.teller * this.nevner, this.nevner * other.nevner)
  minus = (other: Broek) => this.pluss(new Broek(-other.teller, other.nevner))
  stoerre = (other: Broek) => this.teller * other.nevner > other.teller * this.nevner
}
const null_ = new Broek(0)
const total = (all: readonly Broek[]) => all.reduce((sum, one) => sum.pluss(one), null_)

export type Fasitlinje = {
  slag: string
  verk: string | undefined
  gruppe: number
  krav: string | undefined
  eksakt: Broek
  beloep: number
}
type Del = Omit<Fasitlinje, 'beloep'>

/** Points of one work, in words: what each claim takes, and what is left for nobody. */
function verkets(
  verk: Verk,
  mine: readonly Krav[],
  utenfor: readonly Krav[],
  viste: number,
): { krav: Broek[]; rest: { gruppe: number; poeng: Broek }[] } {
  const egne = ({ episoder }: Krav) => episoder ?? (viste || 1)
  const iGruppen = (gruppe: number) => mine.filter(one => one.gruppe === gruppe)
  const enige = (gruppe: number) =>
    [...mine, ...(iGruppen(gruppe).some(({ andel }) => andel !== null) ? utenfor : [])].filter(
      one => one.gruppe === gruppe && one.andel !== null,
    )
  const sum = (some: readonly Krav[]) => some.reduce((all, one) => all + egne(one), 0)
  const tatt = (one: Krav): Broek => {
    const alene = iGruppen(one.gruppe).filter(({ andel }) => andel === null)
    const sammen = sum(enige(one.gruppe))
    const av = Math.max(sum(alene) + sammen, viste, 1)
    const del = one.andel === null ? new Broek(egne(one)) : new Broek(sammen * one.andel, 10_000)
    return new Broek(verk.poeng.grupper[one.gruppe] ?? 0).ganger(del).delt(new Broek(av))
  }
  const samlet = (grupper: readonly number[]) =>
    total(mine.filter(({ gruppe }) => grupper.includes(gruppe)).map(tatt))
  const capOf = (gruppe: number) => verk.poeng.felles.find(({ grupper }) => grupper.includes(gruppe))
  const krav = mine.map(one => {
    const cap = capOf(one.gruppe)
    if (!cap || !samlet(cap.grupper).stoerre(new Broek(cap.poeng))) return tatt(one)
    return tatt(one).ganger(new Broek(cap.poeng)).delt(samlet(cap.grupper))
  })
  const units = verk.poeng.grupper.flatMap((poeng, gruppe) =>
    capOf(gruppe) ? [] : [{ grupper: [gruppe], poeng }],
  )
  const rest = [...units, ...verk.poeng.felles].map(({ grupper, poeng }) => {
    const takes = samlet(grupper)
    const left = takes.stoerre(new Broek(poeng)) ? null_ : new Broek(poeng).minus(takes)
    return { gruppe: grupper.find(one => iGruppen(one).length === 0) ?? grupper[0] ?? 0, poeng: left }
  })
  return { krav, rest: rest.filter(({ poeng }) => poeng.teller > 0n) }
}

function verketsLinjer(
  verk: Verk,
  mine: readonly Krav[],
  utenfor: readonly Krav[],
  viste: number,
  verdi: bigint,
  pott: Pottregning,
  del: Broek,
): Del[] {
  const { krav, rest } = verkets(verk, mine, utenfor, viste)
  const her = total(krav.filter((_, index) => !mine[index]?.annetSted))
  const borte = total(krav.filter((_, index) => mine[index]?.annetSted))
  const shared = pott.utenKrav === 'fordeles' && her.teller > 0n
  const hele = total([...krav, ...rest.map(({ poeng }) => poeng)])
  const of = (poeng: Broek) => (verdi === 0n ? null_ : del.ganger(poeng).delt(hele))
  // The claims share what nobody claimed. Those that others manage take their own alone, and what they would have of it is left.
  const share = (poeng: Broek) =>
    shared && verdi > 0n ? del.ganger(poeng).delt(her.pluss(borte)) : of(poeng)
  const igjen = [...new Set(mine.filter(one => one.annetSted).map(({ gruppe }) => gruppe))]
    .map(gruppe => ({
      gruppe,
      poeng: total(krav.filter((_, index) => mine[index]?.annetSted && mine[index]?.gruppe === gruppe)),
    }))
    // Also of a pot that nothing came into, as what nobody claimed is.
    .filter(({ poeng }) => poeng.teller > 0n && hele.stoerre(her.pluss(borte)))
    .map(({ gruppe, poeng }) => ({ gruppe, eksakt: share(poeng).minus(of(poeng)) }))
  const claims = mine.map((one, index) => ({
    slag: one.annetSted ? 'annet_sted' : 'krav',
    verk: verk.id,
    gruppe: one.gruppe,
    krav: one.id,
    eksakt: one.annetSted ? of(krav[index] ?? null_) : share(krav[index] ?? null_),
  }))
  const left = shared ? igjen : rest.map(({ gruppe, poeng }) => ({ gruppe, eksakt: of(poeng) }))
  const utenKrav = verdi === 0n ? [] : left
  return [...claims, ...utenKrav.map(one => ({ slag: 'uten_krav', verk: verk.id, krav: undefined, ...one }))]
}

/** Every line of a pot with its exact amount, and with its whole øre. */
export function fasit(verk: readonly Verk[], krav: readonly Krav[], pott: Pottregning): Fasitlinje[] {
  const brutto = new Broek(pott.brutto)
  const prosent = (part: number) => brutto.ganger(new Broek(part, 10_000))
  const verdier = total(pott.verdier.map(verdi => new Broek(verdi)))
  const igjen = prosent(10_000 - pott.fradrag - pott.avsetning).minus(new Broek(pott.korreksjoner))
  const alone = (slag: string, eksakt: Broek): Del => ({
    slag,
    verk: undefined,
    gruppe: -1,
    krav: undefined,
    eksakt,
  })
  const sorted = verk.map((one, index) => ({ one, index })).sort((a, b) => (a.one.id < b.one.id ? -1 : 1))
  const lines: Del[] = [
    alone('fradrag', prosent(pott.fradrag)),
    alone('avsetning', prosent(pott.avsetning)),
    ...(verdier.teller === 0n ? [alone('ufordelt', igjen)] : []),
    ...sorted.flatMap(({ one, index }) => {
      const verdi = pott.verdier[index] ?? 0n
      const viste = pott.viste[index] ?? 0
      if (verdi === 0n && viste === 0) return []
      const mine = krav
        .filter(claim => claim.verk === index && (pott.alleKrav || claim.foerVederlag))
        .sort((a, b) => a.gruppe - b.gruppe || (a.id < b.id ? -1 : 1))
      const utenfor = krav.filter(claim => claim.verk === index && !mine.includes(claim))
      const del = verdi === 0n ? null_ : igjen.ganger(new Broek(verdi)).delt(verdier)
      return verketsLinjer(one, mine, utenfor, viste, verdi, pott, del)
    }),
  ]
  return rounded(lines, pott.brutto - pott.korreksjoner)
}

function rounded(lines: readonly Del[], brutto: number): Fasitlinje[] {
  const down = lines.map(({ eksakt }) => eksakt.teller / eksakt.nevner)
  let left = BigInt(brutto) - down.reduce((sum, one) => sum + one, 0n)
  const rest = (index: number) => (lines[index] as Del).eksakt.minus(new Broek(down[index] ?? 0n))
  const order = lines
    .map((_, index) => index)
    .sort((a, b) => Number(rest(b).stoerre(rest(a))) - Number(rest(a).stoerre(rest(b))) || a - b)
  for (const index of order)
    if (left > 0n) {
      down[index] = (down[index] ?? 0n) + 1n
      left--
    }
  return lines.map((line, index) => ({ ...line, beloep: Number(down[index]) }))
}
