/** What is no number stands as none, and is told when it is saved. */
export const readNumber = (typed: string): number => {
  const digits = typed.replace(/\D/g, '')
  return digits === '' ? Number.NaN : Number(digits)
}
