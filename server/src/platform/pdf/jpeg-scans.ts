/** One scan of a JPEG: the components it carries, which coefficients of them, and how many of their lowest bits it leaves out. */
export type Scan = { components: number[]; from: number; to: number; left: number }

const coefficients = 64

/** Reads the header of a scan (ITU T.81, B.2.3); what is cut off counts as nothing. */
export function toScan(body: Buffer): Scan {
  const count = body[0] ?? 0
  const components = Array.from({ length: count }, (_, index) => body[1 + 2 * index] ?? 0)
  const at = 1 + 2 * count
  return { components, from: body[at] ?? 0, to: body[at + 1] ?? 0, left: (body[at + 2] ?? 0) & 15 }
}

/** Whether these scans carry every coefficient of every component to its last bit. */
export function coversAll(scans: readonly Scan[], components: readonly number[]): boolean {
  return components.every(id => {
    const whole = new Set<number>()
    for (const scan of scans)
      if (scan.left === 0 && scan.components.includes(id))
        for (let at = scan.from; at <= scan.to; at++) whole.add(at)
    return whole.size >= coefficients
  })
}
