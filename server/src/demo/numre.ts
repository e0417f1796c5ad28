import type { Rng } from './rng.ts'

/** The mod-11 control digit of `digits`; null where the rule has none (the remainder 1). */
function controlDigit(digits: readonly number[], weights: readonly number[]): number | null {
  const sum = weights.reduce((total, weight, index) => total + weight * (digits[index] ?? 0), 0)
  const control = (11 - (sum % 11)) % 11
  return control === 10 ? null : control
}

const randomDigits = (rng: Rng, count: number) => Array.from({ length: count }, () => rng.int(0, 9))
const toDigits = (value: number, width: number) => [...String(value).padStart(width, '0')].map(Number)

/**
 * A synthetic personnummer: the month has 80 added, as Skatteetaten does for test persons, and both control digits are
 * right. No living person has such a number.
 */
export function createPersonnummer(rng: Rng): string {
  for (;;) {
    // 000–499 belongs to those born 1900–1999.
    const digits = [
      ...toDigits(rng.int(1, 28), 2),
      ...toDigits(rng.int(1, 12) + 80, 2),
      ...toDigits(rng.int(58, 97), 2),
      ...toDigits(rng.int(0, 499), 3),
    ]
    const first = controlDigit(digits, [3, 7, 6, 1, 8, 9, 4, 5, 2])
    if (first === null) continue
    const second = controlDigit([...digits, first], [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (second !== null) return [...digits, first, second].join('')
  }
}

/** The digits with their control digit behind them; others where they have none. */
function withControl(make: () => number[], weights: readonly number[]): string {
  for (;;) {
    const digits = make()
    const control = controlDigit(digits, weights)
    if (control !== null) return [...digits, control].join('')
  }
}

/** A synthetic organisation number: valid mod 11, and begins with 2 or 3 where real ones begin with 8 or 9. */
export const createOrgnr = (rng: Rng): string =>
  withControl(() => [rng.int(2, 3), ...randomDigits(rng, 7)], [3, 2, 7, 6, 5, 4, 3, 2])

/** A synthetic account number: valid mod 11 under the register number 0099, which no bank uses. */
export const createKontonummer = (rng: Rng): string =>
  withControl(() => [0, 0, 9, 9, ...randomDigits(rng, 6)], [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])

/** A telephone number that nobody can have: no Norwegian subscriber number begins with 0. */
export function createTelefon(rng: Rng): string {
  const digits = randomDigits(rng, 5).join('')
  return `000 ${digits.slice(0, 2)} ${digits.slice(2)}`
}

/** Groups an organisation number as it is printed: 234 567 890. */
export const formatOrgnr = (orgnr: string) => orgnr.replace(/(\d{3})(?=\d)/g, '$1 ')
/** Groups an account number as it is printed: 0099.12.34567. */
export const formatKontonummer = (konto: string) => konto.replace(/^(\d{4})(\d{2})(\d{5})$/, '$1.$2.$3')
