import type { HelPlan } from '@rp/contract/fordelingsplan'
import { godkjenteTitler, manglerIPlan, tomPlan, type Verkstypeplan } from '@rp/contract/planinnhold'
import { expect, it } from 'vitest'
import {
  differences,
  gruppeOf,
  isSame,
  readVedtatt,
  toEndring,
  toUtkast,
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

it('sends what was read, and nothing while a field holds no number', () => {
  const utkast = toUtkast(plan)
  expect(utkast.vedtatt).toBe('22.05.2024')
  expect(toEndring(utkast)).toEqual({ vedtatt: '2024-05-22', endring: '', innhold: plan.innhold })
  expect(toEndring({ ...utkast, vedtatt: 'i fjor' })).toBeNull()
  expect([readVedtatt('31.02.2024'), readVedtatt('1.2.24'), readVedtatt(' ')]).toEqual([
    undefined,
    '2024-02-01',
    null,
  ])
  expect(toEndring({ ...utkast, vedtatt: '31.02.2024' })).toBeNull()
  expect(toEndring({ ...utkast, innhold: { ...plan.innhold, fradrag: Number.NaN } })).toBeNull()
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
  const mine = toUtkast(plan)
  const theirs = { ...mine, endring: 'Ny vekt', innhold: { ...mine.innhold, reprise: 50 } }
  const typed = { ...mine, innhold: { ...mine.innhold, fradrag: Number.NaN } }
  expect([isSame(mine, mine), isSame(mine, theirs), isSame(mine, typed)]).toEqual([true, false, false])
  expect(differences(mine, theirs).map(({ navn }) => navn)).toEqual([
    'Hva er nytt siden forrige utgave?',
    'Satser for alle verkstyper',
  ])
})
