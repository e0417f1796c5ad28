import { type Planinnhold, tomPlan, type Verkstypeplan } from '@rp/contract/planinnhold'

type Gruppe = Verkstypeplan['grupper'][number]

const klipp = [
  'Klipp',
  'Klipper',
  'Hovedklipper',
  'Redigerer',
  'Offline-klipper',
  'Onliner',
  'Grovklipper',
  'Delklipper',
  'Sekvensklipper',
  'Sammensyer',
]
const foto = ['Foto (og animatør på animasjonsfilm som ikke har regi)', 'A-foto', 'Foto']
const regi = ['Regissør (og animatør som har regi)', 'Regi', 'Letregi', 'Letprodusent', 'Reporter', 'VJ']
const lyd = ['Lyddesign/lydsjef', 'A-lyd', 'Lyd']
const scenografi = ['Scenograf/produksjonsdesigner', 'Scenograf', 'Produksjonsdesigner']
const kostyme = ['Kostymedesigner/maskør/VFX', 'Kostymedesigner', 'Maskør', 'VFX', 'Fargekorrigerer']

const group = (gruppe: string, poeng: number, titler: string[]): Gruppe => ({ gruppe, poeng, titler })

/** The published points of drama, feature film and documentary, in tenths (the plan of 22.05.2024), with every approved title. */
export const dramagrupper: Gruppe[] = [
  group('Regi', 350, regi),
  group('Manus', 350, ['Manus (original)', 'Manus', 'Redaktør', 'Etterarbeidsredaktør', 'Etterarbeidsregi']),
  group('Manus adaptasjon', 175, ['Manus adaptasjon']),
  group('Foto', 120, foto),
  group('Klipp', 70, klipp),
  group('Lyd', 50, lyd),
  group('Scenografi', 30, scenografi),
  group('Kostyme', 30, kostyme),
]

/** Of TV entertainment the two of 16.5 points are published; the others are examples. */
const underholdning: Gruppe[] = [
  group('Redaktør og manus', 165, ['Redaktør', 'Manus', 'Manus (original)', 'Manus adaptasjon']),
  group('Etterarbeid', 165, ['Etterarbeidsredaktør', 'Etterarbeidsregi']),
  group('Regi', 270, regi),
  group('Foto', 120, foto),
  group('Klipp', 130, klipp),
  group('Lyd', 90, lyd),
  group('Scenografi', 30, scenografi),
  group('Kostyme', 30, kostyme),
]

/** Rates that nobody has published, as examples (docs/fordeling.md). */
export const eksempelsatser = {
  premiere: 100,
  reprise: 50,
  mediehus: [],
  fradrag: 1000,
  avsetning: 500,
  minstebeloep: 100_00,
  utenKrav: 'avsettes',
} satisfies Partial<Planinnhold>

/** A plan that lacks nothing. What is not published in it is an example, and the plan says so of itself. */
export const demoplan = (): Planinnhold => ({
  verkstyper: tomPlan().verkstyper.map(({ verkstype }) => {
    const isTv = verkstype === 'TV-underholdning'
    return {
      verkstype,
      vekt: 100,
      spilletid: 45 * 60,
      grupper: isTv ? underholdning : dramagrupper,
      felles: isTv ? [] : [{ grupper: ['Manus', 'Manus adaptasjon'], poeng: 350 }],
    }
  }),
  ...eksempelsatser,
})
