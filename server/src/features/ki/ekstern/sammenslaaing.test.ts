import { sikkerNok } from '@rp/contract/ki'
import { expect, it } from 'vitest'
import { createFunn, registrering, verdi } from '../../../../test/ki.ts'
import type { RegistreringFunn } from '../funn.ts'
import type { Etterproevd } from './etterproeving.ts'
import { slaaSammenFunn } from './sammenslaaing.ts'

const andre = (deler: Partial<Etterproevd>): Etterproevd => ({
  arbeidstaker: null,
  produksjonsselskap: null,
  registreringer: [],
  selskapIRegister: false,
  gitt: 1,
  holdt: 1,
  ...deler,
})
const funksjon = (tittel: string, sikkerhet = 0.95) => ({ ...verdi(tittel, sikkerhet), godkjent: true })
const slaaSammen = (egne: RegistreringFunn[], registreringer: RegistreringFunn[]) =>
  slaaSammenFunn(createFunn({ registreringer: egne }), andre({ registreringer })).registreringer
const idOf = (one: RegistreringFunn | undefined) => one?.produksjon?.verdi.produksjonsID

it('is surer of what two engines read the same', () => {
  const egne = createFunn({ arbeidstaker: verdi('Solveig Tangen', 0.82) })
  const { arbeidstaker } = slaaSammenFunn(egne, andre({ arbeidstaker: verdi('Solveig  Tangen', 0.8) }))
  expect(arbeidstaker?.verdi).toBe('Solveig Tangen')
  expect(arbeidstaker?.sikkerhet).toBeGreaterThanOrEqual(sikkerNok)
})

it('is not sure for two engines that guess the same', () => {
  const egne = createFunn({ arbeidstaker: verdi('Solveig Tangen', 0.4) })
  const { arbeidstaker } = slaaSammenFunn(egne, andre({ arbeidstaker: verdi('Solveig Tangen', 0.8) }))
  expect(arbeidstaker?.sikkerhet).toBeLessThan(sikkerNok)
})

it('leaves what two engines read differently to a person, and proposes the better evidenced', () => {
  const lie = { arbeidstaker: verdi('Vegard Lie', 0.8) }
  const sure = slaaSammenFunn(createFunn({ arbeidstaker: verdi('Solveig Tangen', 0.97) }), andre(lie))
  expect(sure.arbeidstaker).toMatchObject({
    verdi: 'Solveig Tangen',
    forklaring: expect.stringContaining('to måter'),
  })
  expect(sure.arbeidstaker?.sikkerhet).toBeLessThan(sikkerNok)
  const unsure = slaaSammenFunn(createFunn({ arbeidstaker: verdi('Solveig Tangen', 0.4) }), andre(lie))
  expect(unsure.arbeidstaker?.verdi).toBe('Vegard Lie')
})

it('keeps what only one of them found', () => {
  const egne = createFunn({ produksjonsselskap: verdi('Fyrlykta Film AS', 0.95) })
  const funn = slaaSammenFunn(egne, andre({ arbeidstaker: verdi('Solveig Tangen', 0.8) }))
  expect(funn.produksjonsselskap).toEqual(egne.produksjonsselskap)
  expect(funn.arbeidstaker?.verdi).toBe('Solveig Tangen')
})

it('takes the production that the register has', () => {
  const [funnet, ...flere] = slaaSammen(
    [registrering('Skjærgårdsnatt', { sikkerhet: 0.7, fagfunksjon: funksjon('Klipper', 0.85) })],
    [
      registrering('Skjærgårdsnatt (sesong 2)', {
        produksjonsID: 'to',
        fagfunksjon: funksjon('Klipper', 0.8),
      }),
    ],
  )
  expect(flere).toEqual([])
  expect(idOf(funnet)).toBe('to')
  expect(funnet?.fagfunksjon?.sikkerhet).toBeGreaterThanOrEqual(sikkerNok)
})

it('knows a registration again that does not say its season, and is no surer of the season for it', () => {
  const egne = [1, 2].map(sesong =>
    registrering(`Skjærgårdsnatt (sesong ${sesong})`, {
      produksjonsID: `sesong ${sesong}`,
      sikkerhet: 0.84,
      fagfunksjon: funksjon('Klipper'),
    }),
  )
  const bare = registrering('Skjærgårdsnatt', { fagfunksjon: funksjon('Klipper', 0.8) })
  const funnet = slaaSammen(egne, [bare, bare])
  expect(funnet.map(idOf)).toEqual(['sesong 1', 'sesong 2'])
  expect(funnet.map(one => one.produksjon?.sikkerhet)).toEqual([0.84, 0.84])
})

it('takes two seasons for two registrations', () => {
  const en = registrering('Skjærgårdsnatt (sesong 1)', { fagfunksjon: funksjon('Klipper') })
  const to = registrering('Skjærgårdsnatt (sesong 2)', { fagfunksjon: funksjon('Klipper', 0.8) })
  const navn = slaaSammen([en], [en, to]).map(one => one.produksjon?.verdi.produksjonsnavn)
  expect(navn).toEqual(['Skjærgårdsnatt (sesong 1)', 'Skjærgårdsnatt (sesong 2)'])
})

it('doubts a table of which the other one does not list every row', () => {
  const egne = ['Klipper', 'Regi'].map(tittel =>
    registrering('Skjærgårdsnatt', { fagfunksjon: funksjon(tittel) }),
  )
  const annen = ['Klipper', 'Lyd'].map(tittel =>
    registrering('Skjærgårdsnatt', { fagfunksjon: funksjon(tittel, 0.8) }),
  )
  const funnet = slaaSammen(egne, annen)
  expect(funnet.map(one => one.fagfunksjon?.verdi)).toEqual(['Klipper', 'Regi'])
  expect(funnet.filter(one => (one.fagfunksjon?.sikkerhet ?? 0) >= sikkerNok)).toEqual([])
  expect(slaaSammen(egne, egne).every(one => (one.fagfunksjon?.sikkerhet ?? 0) >= sikkerNok)).toBe(true)
})
