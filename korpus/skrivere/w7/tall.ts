// Numbers that are valid and nobody's: personal numbers with 80 added to the month, organisations from 2 and 3, accounts of 0099.
const sum = (digits: string, vekter: readonly number[]) =>
  vekter.reduce((total, vekt, i) => total + vekt * Number(digits[i]), 0)
const check = (digits: string, vekter: readonly number[]) => (11 - (sum(digits, vekter) % 11)) % 11

/** Day, month (1–12) and year of two digits; the individual number is the first from `fra` that has check digits. */
export function personnummer(dag: number, maaned: number, aar: number, fra: number): string {
  const two = (n: number) => String(n).padStart(2, '0')
  for (let individ = fra; individ < 500; individ++) {
    const first = `${two(dag)}${two(maaned + 80)}${two(aar)}${String(individ).padStart(3, '0')}`
    const k1 = check(first, [3, 7, 6, 1, 8, 9, 4, 5, 2])
    if (k1 === 10) continue
    const k2 = check(`${first}${k1}`, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (k2 !== 10) return `${first}${k1}${k2}`
  }
  throw new Error(`Ingen gyldige nummer fra ${fra}.`)
}

/** The first valid number at or after the eight digits given. */
export function orgnr(fra: number): string {
  for (let n = fra; ; n++) {
    const k = check(String(n), [3, 2, 7, 6, 5, 4, 3, 2])
    if (k !== 10) return `${n}${k}`
  }
}

/** An account of register 0099: the six digits given or the first after them with a check digit. */
export function konto(fra: number): string {
  for (let n = fra; ; n++) {
    const first = `0099${String(n).padStart(6, '0')}`
    const k = check(first, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2])
    if (k !== 10) return `${first.slice(0, 4)}.${first.slice(4, 6)}.${first.slice(6)}${k}`
  }
}

/** Grouped as people write it: 6 and 5. */
export const delt = (nummer: string) => `${nummer.slice(0, 6)} ${nummer.slice(6)}`
export const tredelt = (nummer: string) => nummer.replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3')
