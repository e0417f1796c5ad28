type Broek = { teller: bigint; nevner: bigint }

/** As many bits of a remainder as a number holds exactly. */
const bits = 53n

/**
 * Rounds exact amounts to whole øre that come to `sum`: each down, then one more for those with the largest remainders, equal ones in
 * their order. No amount is further than one øre from the exact one, and one that is nothing stays nothing.
 * @param eksakt the exact amount at an index; all of them come to `sum`
 */
export function avrund(sum: bigint, antall: number, eksakt: (index: number) => Broek): Float64Array {
  const amounts = new Float64Array(antall)
  const keys = new Float64Array(antall)
  let given = 0n
  for (let index = 0; index < antall; index++) {
    const { teller, nevner } = eksakt(index)
    const whole = teller / nevner
    given += whole
    amounts[index] = Number(whole)
    // The first bits of the remainder order nearly all; those that have the same are compared exactly.
    keys[index] = Number(((teller - whole * nevner) << bits) / nevner)
  }
  const exactly = (a: number, b: number): number => {
    const [one, other] = [eksakt(a), eksakt(b)]
    if (one.teller === other.teller && one.nevner === other.nevner) return a - b
    const difference = (other.teller % other.nevner) * one.nevner - (one.teller % one.nevner) * other.nevner
    return difference === 0n ? a - b : Number(difference > 0n) * 2 - 1
  }
  const left = Number(sum - given)
  if (left === 0) return amounts
  // Those above the key of the last one to get an øre have one each; of those that have that key it goes by what is exact.
  const least = keys.toSorted()[antall - left] ?? 0
  const equal: number[] = []
  let more = left
  keys.forEach((key, index) => {
    if (key === least) equal.push(index)
    if (key <= least) return
    amounts[index] = (amounts[index] ?? 0) + 1
    more--
  })
  for (const index of equal.sort(exactly).slice(0, more)) amounts[index] = (amounts[index] ?? 0) + 1
  return amounts
}
