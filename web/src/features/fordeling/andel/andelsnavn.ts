import { text } from './andel.text.ts'

type Krav = { krav: string; navn: string; meg: boolean }

const nameOf = ({ navn, meg }: Krav): string => (meg ? text.du : navn)

/** What each claim is called: its person, with a number where the person has several. */
export function andelsnavn(krav: readonly Krav[]): string[] {
  const names = krav.map(nameOf)
  return names.map((navn, index) => {
    const av = names.filter(other => other === navn).length
    const nummer = names.slice(0, index + 1).filter(other => other === navn).length
    return av === 1 ? navn : text.flere(navn, nummer, av)
  })
}

/** The others, each once. */
export const andreI = (krav: readonly Krav[]): string[] => [
  ...new Set(krav.filter(({ meg }) => !meg).map(({ navn }) => navn)),
]

/** The whole in equal parts, to the hundredth of a percent; the first get what is left over. */
export function likeAndeler(antall: number, hele: number): number[] {
  const del = Math.floor(hele / antall)
  return Array.from({ length: antall }, (_, index) => del + (index < hele - del * antall ? 1 : 0))
}
