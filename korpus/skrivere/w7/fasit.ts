import type { Fasitpost, Fasitregistrering } from '../../../bench/ki-fasit.ts'
import type { Skrevet } from '../lag.ts'
import type { Papir } from '../papir.ts'

export type Dokument = Skrevet['kontrakter'][number]
type Fasit = Omit<Fasitpost, 'files'>

/** Functions of drama, film, documentary and animation: the group that counts, and the one of the other list. */
const grupper = {
  regi: ['Regissør (og animatør som har regi)', 'Regi/letregi/letprodusent/reporter/VJ'],
  manus: ['Manus (original)', 'Redaktør/manus'],
  foto: ['Foto (og animatør på animasjonsfilm som ikke har regi)', 'Foto (A-foto, foto)'],
  klipp: ['Klipp'],
  lyddesign: ['Lyddesign/lydsjef', 'Lyd (A-lyd, lyd)'],
  scenografi: ['Scenograf/produksjonsdesigner', 'Scenograf, produksjonsdesigner'],
  kostyme: ['Kostymedesigner/maskør/VFX', 'Kostymedesigner/maskør/VFX/fargekorrigerer'],
  // TV-underholdning has its own list.
  redaktor: ['Redaktør/manus', 'Manus (original)'],
  etterarbeid: ['Etterarbeidsredaktør/etterarbeidsregi'],
  letregi: ['Regi/letregi/letprodusent/reporter/VJ', 'Regissør (og animatør som har regi)'],
} as const

/** One registration; `gruppe` null for a function that is on no list. */
export function reg(
  produksjonsnavn: string | null,
  tekst: string,
  gruppe: keyof typeof grupper | null,
  episoder: number | null,
): Fasitregistrering {
  const godtas = gruppe ? [...grupper[gruppe]] : []
  return {
    produksjonsnavn,
    fagfunksjon_tekst: tekst,
    fagfunksjon: godtas[0] ?? null,
    episoder,
    fagfunksjon_godtas: godtas,
  }
}

const iBehold = {
  '1a': true,
  '1b': true,
  '2': true,
  EN: true,
  'buy-out': false,
  taus: null,
  motstridende: null,
  NRK: null,
  ikke_kontrakt: null,
} as const
type Variant = keyof typeof iBehold

type Kort = Pick<
  Fasit,
  | 'id'
  | 'form'
  | 'language'
  | 'template'
  | 'arbeidstaker'
  | 'produksjonsselskap'
  | 'registreringer'
  | 'forventet'
  | 'begrunnelse'
> & {
  variant: Variant
  /** Who has signed: the worker, the company. */
  sign: [boolean, boolean]
  pnr: string | null
}

export const dokument = (
  { variant, sign: [arbeidstaker, produksjonsselskap], pnr, ...kort }: Kort,
  ...papirer: Papir[]
): Dokument => ({
  fasit: {
    ...kort,
    rettighetsklausul: { variant, okonomiske_i_behold: iBehold[variant] },
    signaturer: { arbeidstaker, produksjonsselskap },
    personnummer_i_dokumentet: pnr,
  },
  papirer,
})
