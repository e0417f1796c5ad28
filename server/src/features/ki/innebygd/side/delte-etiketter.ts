import { rollerAv } from '../ord/etiketter.ts'
import type { Celle } from './celle.ts'
import { toCelle } from './celle.ts'

const near = 4
/** In heights of a line: how far under a label its second line stands at most. */
const closest = 1.1

const heightOf = ({ top, bottom }: Celle) => bottom - top

/** «company:» under «Production»: small letters that go on from the cell above, and both together ask for something. */
function goesOn(above: Celle, below: Celle, value: Celle | undefined): boolean {
  const whole = `${above.tekst} ${below.tekst}`
  return (
    above.side === below.side &&
    /^\p{Ll}/u.test(below.tekst) &&
    !/[:.]$/u.test(above.tekst) &&
    below.ord.length <= 3 &&
    Math.abs(above.left - below.left) < near &&
    below.top - above.bottom < closest * heightOf(above) &&
    (value === undefined || below.right < value.left) &&
    rollerAv(whole).size > 0
  )
}

/** Labels that run over two lines beside their value as one: in a narrow column «Production / company:» is no title. */
export function medHeleEtiketter(rows: readonly Celle[][]): Celle[][] {
  const whole: Celle[][] = []
  for (const row of rows) {
    const above = whole.at(-1)
    const [label, value] = above ?? []
    const [rest, ...others] = row
    if (above && label && value && rest && goesOn(label, rest, value)) {
      above[0] = toCelle([...label.ord, ...rest.ord], label.rad)
      if (others.length > 0) whole.push(others)
    } else whole.push([...row])
  }
  return whole
}
