import crypto from 'node:crypto'

const weights = [
  [3, 7, 6, 1, 8, 9, 4, 5, 2],
  [5, 4, 3, 2, 7, 6, 5, 4, 3, 2],
]
const checkDigit = (digits: readonly number[], weight: readonly number[]): number =>
  (11 - (digits.reduce((sum, digit, index) => sum + digit * (weight[index] ?? 0), 0) % 11)) % 11

/** A synthetic national number (month + 80) with right check digits: belongs to nobody. */
export function syntheticPersonnummer(): string {
  for (;;) {
    const two = (low: number, high: number) => String(crypto.randomInt(low, high)).padStart(2, '0')
    const digits = [
      ...`${two(1, 29)}${two(81, 93)}${two(40, 99)}${String(crypto.randomInt(0, 500)).padStart(3, '0')}`,
    ].map(Number)
    const first = checkDigit(digits, weights[0] ?? [])
    const second = checkDigit([...digits, first], weights[1] ?? [])
    if (first < 10 && second < 10) return [...digits, first, second].join('')
  }
}

/** Eleven digits whose last two follow from the others. */
export const hasCheckDigits = (number: string): boolean => {
  const digits = [...number].map(Number)
  return weights.every((weight, index) => checkDigit(digits, weight) === digits[9 + index])
}
