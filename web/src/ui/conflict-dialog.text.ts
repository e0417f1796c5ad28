export const conflictText = {
  lagretAv: (hvem: string, hva: string) => `${hvem} lagret ${hva}`,
  lagretAvDeg: (hva: string) => `Du lagret ${hva} i et annet vindu`,
  noen: 'Noen andre',
  innledning: 'Det skjedde mens du holdt på. Velg hvilken versjon som skal gjelde.',
  min: 'Din versjon',
  deres: 'Lagret versjon',
  foer: 'Før',
  blirMed: 'Dette har du ikke endret. Det blir med uansett hva du velger.',
  behold: 'Behold min versjon',
  bruk: 'Bruk den lagrede',
  avbryt: 'Avbryt',
  tomt: 'Tomt',
} as const

const tallord = 'to tre fire fem seks sju åtte ni ti elleve tolv'.split(' ')

/** 'nå nettopp', 'for ett minutt siden', 'for to timer siden', 'for 14 dager siden'. */
function ago(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (minutes === 0) return 'nå nettopp'
  const [count, one, many] =
    hours === 0
      ? [minutes, 'ett minutt', 'minutter']
      : days === 0
        ? [hours, 'én time', 'timer']
        : [days, 'én dag', 'dager']
  return `for ${count === 1 ? one : `${tallord[count - 2] ?? count} ${many}`} siden`
}

/** Who saved it; `deg`: the person themselves, as in another window. */
export type SavedBy = { navn: string; deg: boolean; sekunderSiden: number }

/** 'Kari Ås lagret planen for to minutter siden'. `hva` is the thing in its definite form. */
export function describeConflict(hva: string, av: SavedBy | null): string {
  if (av === null) return conflictText.lagretAv(conflictText.noen, hva)
  const saved = av.deg ? conflictText.lagretAvDeg(hva) : conflictText.lagretAv(av.navn, hva)
  return `${saved} ${ago(av.sekunderSiden)}`
}
