import type { HelPlan } from '@rp/contract/fordelingsplan'
import { godkjenteTitler, manglerIPlan, tomPlan, type Verkstypeplan } from '@rp/contract/planinnhold'
import { expect, it } from 'vitest'
import {
  differences,
  gruppeOf,
  isSendable,
  planShape,
  readVedtatt,
  withGruppenavn,
  withTittel,
} from './plan-utkast.ts'

const plan: HelPlan = {
  _id: '00000000-0000-4000-8000-000000000001',
  visningsaar: 2023,
  utgave: 1,
  vedtatt: '2024-05-22',
  endring: '',
  laast: null,
  opprettet: '2024-05-22T10:00:00.000Z',
  endret: '2024-05-22T10:00:00.000Z',
  hvem: 'Kari',
  antallMangler: 0,
  versjon: 1,
  innhold: tomPlan(),
  mangler: [],
}
const [drama] = plan.innhold.verkstyper as [Verkstypeplan]

it('sends what was read, and not while a field holds no number', () => {
  const utkast = planShape.toDraft(plan)
  expect(utkast.vedtatt).toBe('22.05.2024')
  expect(planShape.toChange(utkast)).toEqual({ vedtatt: '2024-05-22', endring: '', innhold: plan.innhold })
  expect([isSendable(utkast), isSendable({ ...utkast, vedtatt: 'i fjor' })]).toEqual([true, false])
  expect([readVedtatt('31.02.2024'), readVedtatt('1.2.24'), readVedtatt(' ')]).toEqual([
    undefined,
    '2024-02-01',
    null,
  ])
  expect(isSendable({ ...utkast, vedtatt: '31.02.2024' })).toBe(false)
  expect(isSendable({ ...utkast, innhold: { ...plan.innhold, fradrag: Number.NaN } })).toBe(false)
})

it('keeps each title in one group', () => {
  const [one, other] = drama.grupper as [Verkstypeplan['grupper'][number], Verkstypeplan['grupper'][number]]
  const tittel = one.titler[0] as string
  const moved = withTittel(drama, tittel.toUpperCase(), other.gruppe)
  expect(gruppeOf(moved, tittel)).toBe(other.gruppe)
  const all = godkjenteTitler.reduce((next, title) => withTittel(next, title, other.gruppe), drama)
  const faults = manglerIPlan({ ...plan.innhold, verkstyper: [all] }).map(({ tekst }) => tekst)
  expect(faults.filter(tekst => /står (ikke )?i /.test(tekst))).toEqual([])
  expect(gruppeOf(withTittel(drama, tittel, ''), tittel)).toBe('')
})

it('gives a group another name where it shares points too', () => {
  const [one, other] = drama.grupper.map(({ gruppe }) => gruppe) as [string, string]
  const shared = { ...drama, felles: [{ grupper: [one, other], poeng: 350 }] }
  expect(withGruppenavn(shared, 0, 'Regi og foto')).toMatchObject({
    grupper: [{ gruppe: 'Regi og foto' }, { gruppe: other }, ...drama.grupper.slice(2)],
    felles: [{ grupper: ['Regi og foto', other] }],
  })
})

it('tells what two have written otherwise', () => {
  const original = planShape.toDraft(plan)
  const draft = { ...original, innhold: { ...plan.innhold, fradrag: Number.NaN } }
  expect([planShape.changed(original, original), planShape.changed(draft, original)]).toEqual([
    [],
    ['innhold'],
  ])
  const theirs = { ...plan, endring: 'Ny vekt', innhold: { ...plan.innhold, reprise: 50 } }
  // The words that only the other one has changed stay, whatever is chosen.
  const mine = { ...original, innhold: { ...plan.innhold, fradrag: 1234 } }
  expect(differences({ draft: mine, original }, theirs).map(({ navn, min }) => [navn, min])).toEqual([
    ['Hva er nytt siden forrige utgave?', original.endring],
    ['Satser for alle verkstyper', expect.stringMatching(/0,50?\b.*12,34/)],
  ])
  // Points of different work types are both kept.
  const withVekt = (at: number, vekt: number) => ({
    ...plan.innhold,
    verkstyper: plan.innhold.verkstyper.map((one, index) => (index === at ? { ...one, vekt } : one)),
  })
  const [first, second] = plan.innhold.verkstyper
  const others = { ...plan, innhold: withVekt(1, 777) }
  const own = { ...original, innhold: withVekt(0, 333) }
  const both = planShape.rebase(own, original, planShape.toDraft(others))
  expect(both.innhold.verkstyper.slice(0, 2)).toEqual([
    { ...first, vekt: 333 },
    { ...second, vekt: 777 },
  ])
  expect(differences({ draft: own, original }, others)).toEqual([
    expect.objectContaining({ navn: first?.verkstype }),
    expect.objectContaining({ navn: second?.verkstype, bareDeres: true }),
  ])
  expect(differences({ draft: { ...original, endring: 'Mine ord' }, original }, theirs)).toEqual([
    { navn: 'Hva er nytt siden forrige utgave?', min: 'Mine ord', deres: 'Ny vekt' },
    expect.objectContaining({ navn: 'Satser for alle verkstyper', bareDeres: true }),
  ])
})
