import type { Flate } from './signatur-flate.ts'

/** In points: how long the tail of a signature is, in one piece or in several that follow each other. */
const [shortest, longest] = [20, 110]
/** In points: what is as small may be a box to tick, or the foot of a letter. */
const smallest = 12
/** In points: two rules closer than this and as high as each other are one, with what is written over it between. */
const [between, sameHeight] = [60, 4]

/**
 * In a scan the long flat end of a drawn signature looks like a rule. It is short, starts in a stroke or right where that ends,
 * and runs on above the stroke's foot; a rule to sign on or the edge of a box goes on, starts before the stroke or lies under it.
 */
export function haler(rules: readonly Flate[], strokes: readonly Flate[]): Flate[] {
  const large = strokes.filter(one => one.right - one.left >= smallest && one.bottom - one.top >= smallest)
  return rules
    .flatMap(rule => sammeLinje(rule, rules) ?? [])
    .filter(
      tail =>
        tail.right - tail.left >= shortest &&
        tail.right - tail.left <= longest &&
        large.some(stroke => isFrom(stroke, tail)),
    )
}

/** A rule with what goes on at the height where it ends. Null where another one has it already. */
function sammeLinje(rule: Flate, rules: readonly Flate[]): Flate | null {
  let whole = rule
  let grew = true
  while (grew) {
    const next = rules.find(
      other =>
        (other.left < whole.left || other.right > whole.right) &&
        other.left - whole.right < between &&
        whole.left - other.right < between &&
        other.top - whole.bottom < sameHeight &&
        whole.top - other.bottom < sameHeight,
    )
    grew = next !== undefined
    if (next) whole = rundtBegge(whole, next)
  }
  return whole.left < rule.left ? null : whole
}

const rundtBegge = (a: Flate, b: Flate): Flate => ({
  left: Math.min(a.left, b.left),
  right: Math.max(a.right, b.right),
  top: Math.min(a.top, b.top),
  bottom: Math.max(a.bottom, b.bottom),
})

/** In points. */
const [gap, foot] = [4, 4]
const isFrom = (stroke: Flate, tail: Flate): boolean =>
  tail.left > stroke.left - 1 &&
  tail.left < stroke.right + gap &&
  tail.right > stroke.right + gap &&
  tail.top > stroke.top + foot &&
  tail.bottom < stroke.bottom - foot
