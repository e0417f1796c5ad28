import type { Blob } from './ink-bitmap.ts'
import { type Area, median } from './text-lines.ts'

/** A dot's side as a share of the page's width: 0.9 mm on A4. */
const largest = 0.0045
const smallest = 2
const squarest = 1.7
const filled = 0.6
const fewest = 5
/** Of a dot's size: how far it may lie off the others' level, and how near and far from the one before. Letters are nearer. */
const uneven = 0.4
const nearest = 0.5
const farthest = 3.5
/** Dots of one leader are of one size, and as far from each other, all but a few that a fold or a speck has changed. */
const larger = 1.6
const regular = 0.75

type Leader = Area & { dots: Blob[] }

/**
 * Rows of dots that lead from a label to what is filled in: round, of one size and evenly spaced, however few. Letters so small
 * are neither filled nor even. Recognition takes them for a part of the word they reach, and loses the word.
 */
export function leadersOf(blobs: readonly Blob[], width: number): Area[] {
  const dots = blobs.filter(blob => isDot(blob, width)).toSorted((one, other) => one.left - other.left)
  const leaders: Leader[] = []
  for (const dot of dots) {
    const leader = leaders.findLast(one => continues(one, dot))
    if (!leader) {
      leaders.push({ left: dot.left, top: dot.top, right: dot.right, bottom: dot.bottom, dots: [dot] })
      continue
    }
    leader.dots.push(dot)
    leader.top = Math.min(leader.top, dot.top)
    leader.right = dot.right
    leader.bottom = Math.max(leader.bottom, dot.bottom)
  }
  return leaders
    .filter(({ dots: own }) => own.length >= fewest && isEven(own))
    .map(({ left, top, right, bottom }) => ({ left, top, right, bottom }))
}

function isDot({ left, top, right, bottom, pixels }: Blob, width: number): boolean {
  const [wide, high] = [right - left, bottom - top]
  if (Math.min(wide, high) < smallest || Math.max(wide, high) > width * largest) return false
  return Math.max(wide, high) <= Math.min(wide, high) * squarest + 1 && pixels >= wide * high * filled
}

function continues({ dots, right }: Leader, dot: Blob): boolean {
  const last = dots.at(-1)
  if (!last) return false
  const [high, lastHigh] = [dot.bottom - dot.top, last.bottom - last.top]
  const off = Math.abs(dot.top + dot.bottom - last.top - last.bottom) / 2
  const gap = dot.left - right
  return (
    gap > 0 &&
    gap <= farthest * lastHigh &&
    off <= Math.max(1.5, lastHigh * uneven) &&
    Math.max(high, lastHigh) <= Math.min(high, lastHigh) * larger + 1
  )
}

/** Whether most stand as far from the one before as is usual among them, and that is farther than letters do. */
function isEven(dots: readonly Blob[]): boolean {
  const steps = dots.slice(1).map((dot, at) => dot.left - (dots[at]?.left ?? 0))
  const usual = median(steps)
  if (usual < median(dots.map(dot => dot.right - dot.left)) * (1 + nearest)) return false
  const even = steps.filter(step => Math.abs(step - usual) <= Math.max(1.5, usual * 0.25))
  return even.length >= steps.length * regular
}
