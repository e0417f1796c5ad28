import { type Planinnhold, tomPlan } from '@rp/contract/planinnhold'

/** The published points of drama and feature film, in tenths; the other numbers of these plans are made up for the tests. */
const grupper = [
  {
    gruppe: 'Regi',
    poeng: 350,
    titler: ['Regissør (og animatør som har regi)', 'Regi', 'Letregi', 'Letprodusent', 'Reporter', 'VJ'],
  },
  {
    gruppe: 'Manus',
    poeng: 350,
    titler: ['Manus (original)', 'Manus', 'Redaktør', 'Etterarbeidsredaktør', 'Etterarbeidsregi'],
  },
  { gruppe: 'Manus adaptasjon', poeng: 175, titler: ['Manus adaptasjon'] },
  {
    gruppe: 'Foto',
    poeng: 120,
    titler: ['Foto (og animatør på animasjonsfilm som ikke har regi)', 'A-foto', 'Foto'],
  },
  {
    gruppe: 'Klipp',
    poeng: 70,
    titler: [
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
    ],
  },
  { gruppe: 'Lyd', poeng: 50, titler: ['Lyddesign/lydsjef', 'A-lyd', 'Lyd'] },
  {
    gruppe: 'Scenografi',
    poeng: 30,
    titler: ['Scenograf/produksjonsdesigner', 'Scenograf', 'Produksjonsdesigner'],
  },
  {
    gruppe: 'Kostyme',
    poeng: 30,
    titler: ['Kostymedesigner/maskør/VFX', 'Kostymedesigner', 'Maskør', 'VFX', 'Fargekorrigerer'],
  },
]

/** A plan that lacks nothing, the same for every work type. */
export const fullPlan = (endring: Partial<Planinnhold> = {}): Planinnhold => ({
  verkstyper: tomPlan().verkstyper.map(({ verkstype }) => ({
    verkstype,
    vekt: 100,
    spilletid: null,
    grupper,
    felles: [{ grupper: ['Manus', 'Manus adaptasjon'], poeng: 350 }],
  })),
  premiere: 100,
  reprise: 50,
  mediehus: [],
  fradrag: 1000,
  avsetning: 500,
  minstebeloep: 100_00,
  utenKrav: 'avsettes',
  ...endring,
})
