import crypto from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { findMed } from '../../../../test/ki-innebygd.ts'
import { startTestPortal, type TestPortal } from '../../../../test/portal.ts'
import { sortKey } from '../../../platform/db/sort-key.ts'
import type { KiMotor, Sammenheng } from '../motor.ts'
import { createOppslag } from '../oppslag.ts'
import { createInnebygdMotor } from './motor.ts'

/** title, company, season, premiere, work type, episodes */
const register: [string, string, number | null, number, string, number | null][] = [
  ['Fossekallen (sesong 1)', 'Hardanger Serie AS', 1, 2020, 'TV-drama', 8],
  ['Fossekallen (sesong 2)', 'Hardanger Serie AS', 2, 2022, 'TV-drama', 8],
  ['Grytidlig (sesong 1)', 'Lettvekt TV AS', 1, 2021, 'TV-underholdning', 10],
  ['Grytidlig (sesong 2)', 'Lettvekt TV AS', 2, 2022, 'TV-underholdning', 12],
  ['Skogen husker', 'Mosebok Film AS', null, 2021, 'Spillefilm', null],
  ['Alt om kråker', 'Mosebok Film AS', null, 2022, 'Dokumentar', 3],
  ['Kveldsprammen', 'NRK', null, 2022, 'TV-underholdning', 20],
  ['Vintereple', 'Ripsbusk Animasjon AS', null, 2021, 'Animasjon', 26],
  ['Sju fjell', 'Hardanger Serie AS', null, 2023, 'TV-drama', 6],
]

let portal: TestPortal
let motor: KiMotor
const titles = new Map<string, string>()

beforeAll(async () => {
  portal = await startTestPortal()
  const { db } = portal.services
  const tid = new Date()
  for (const [tittel, selskap, sesong, premiere, verkstype, episoder] of register) {
    const id = crypto.randomUUID()
    titles.set(id, tittel)
    const sorted = { tittel_sort: sortKey(tittel), selskap_sort: sortKey(selskap) }
    await db
      .insertInto('produksjon')
      .values({
        id,
        tittel,
        selskap,
        sesong,
        premiere,
        verkstype,
        episoder,
        ...sorted,
        opprettet: tid,
        endret: tid,
      })
      .execute()
  }
  for (const navn of new Set(register.map(([, selskap]) => selskap)))
    await db
      .insertInto('produksjonsselskap')
      .values({
        id: crypto.randomUUID(),
        navn,
        navn_sort: sortKey(navn),
        orgnr: '',
        kontaktperson: '',
        epost: '',
        telefon: '',
      })
      .execute()
  motor = createInnebygdMotor({
    oppslag: createOppslag({ db, verksoek: portal.services.sendeliste.verksoek }),
  })
})
afterAll(() => portal?.close())

const find = (text: string, own: Partial<Sammenheng> = {}) => findMed(motor)(text, own)

describe('a contract in prose', () => {
  const text = `
ENGASJEMENTSAVTALE
Denne avtalen er inngått den 3. februar 2021 mellom
Hardanger Serie AS, org.nr. 911 111 117 (heretter «Selskapet»), og
Marit Hauge Solbakken, Solveien 3, 0567 Oslo (heretter «Medarbeideren»).

Medarbeideren engasjeres som fotograf i forbindelse med produksjonen av andre sesong av
dramaserien «Fossekallen». Engasjementet gjelder episodene 5–8 av i alt 8 episoder.
Arbeidet starter 1. mars 2021 og avsluttes 30. juni 2021.

For Selskapet||Medarbeideren
Pernille Krogh||Marit Hauge Solbakken`

  it('gives the person, the employer, the production in its season, the function and the episodes', async () => {
    const found = await find(text)
    expect(found.hvem).toBe('Marit Hauge Solbakken')
    expect(found.selskap).toBe('Hardanger Serie AS')
    expect(found.registreringer).toEqual([['Fossekallen (sesong 2)', 'Foto', 4]])
  })

  it('knows the production in the register, and shows where each value stands', async () => {
    const { funn } = await find(text)
    const [one] = funn.registreringer
    expect(titles.get(one?.produksjon?.verdi.produksjonsID ?? '')).toBe('Fossekallen (sesong 2)')
    expect(one?.produksjon?.sted?.side).toBe(1)
    expect(one?.produksjon?.sted?.sitat).toContain('Fossekallen')
    expect(one?.episoder?.sted?.boks.top).toBeGreaterThan(0)
    expect(one?.produksjon?.sikkerhet).toBeGreaterThan(0.9)
  })

  it('does not guess the season of a series that has several', async () => {
    const { funn } = await find(`
Mellom Hardanger Serie AS (heretter kalt Produsenten) og Ida Vik (heretter kalt Arbeidstakeren)
er det inngått slik avtale:
Arbeidstakeren ansettes som scenograf på dramaserien «Fossekallen», åtte episoder.`)
    expect(funn.registreringer[0]?.produksjon?.verdi).toEqual({
      produksjonsID: null,
      produksjonsnavn: 'Fossekallen',
    })
    expect(funn.registreringer[0]?.produksjon?.sikkerhet).toBeLessThan(0.9)
  })

  it('leaves blocks and weeks out of the number of episodes', async () => {
    const { registreringer } = await find(`
Mellom Hardanger Serie AS (heretter kalt Produsenten) og Ida Vik (heretter kalt Arbeidstakaren)
Arbeidstakaren er tilsett som maskør på dramaserien «Sju fjell». Arbeidet gjeld bolk 1 og bolk 2,
i seks veker.`)
    expect(registreringer).toEqual([['Sju fjell', 'Maskør', null]])
  })
})

describe('a form', () => {
  it('is read by its labels, in nynorsk too', async () => {
    const found = await find(`
ARBEIDSKONTRAKT
Arbeidsgjevar:|Lettvekt TV AS
Arbeidstakar:|Torgeir Vassbotn
Stilling:|Klippar
Program:|Grytidlig
Sesong:|2
Tal episodar:|6 (av 12)
Periode:|1. august 2021 – 1. desember 2021`)
    expect(found.hvem).toBe('Torgeir Vassbotn')
    expect(found.selskap).toBe('Lettvekt TV AS')
    expect(found.registreringer).toEqual([['Grytidlig (sesong 2)', 'Klipper', 6]])
  })

  it('names the employer, not who co-produces, broadcasts or pays out', async () => {
    const found = await find(`
Produksjonsselskap:|Mosebok Film AS
Samprodusent:|Hardanger Serie AS
Kringkaster:|NRK
Ansatt:|Per Vik
Spillefilm:|Skogen husker
Funksjon:|Kostymedesigner
Lønnssentral:|Lønn & Regnskap AS`)
    expect(found.selskap).toBe('Mosebok Film AS')
    expect(found.registreringer).toEqual([['Skogen husker', 'Kostymedesigner', null]])
  })

  it('keeps the words of a function that is on no list', async () => {
    const { registreringer } = await find(`
Arbeidsgiver: Hardanger Serie AS
Arbeidstaker: Ola Brekke
Stillingstittel: Produksjonskoordinator
Produksjon: Sju fjell
Antall episoder: 6`)
    expect(registreringer).toEqual([['Sju fjell', '(Produksjonskoordinator)', 6]])
  })

  it('gives a production that is in no register as it is written', async () => {
    const { funn, registreringer } = await find(`
Oppdragsgiver: Havskum Film AS
Oppdragstaker: Nina Lunde
Film: «Steinrøysa» (spillefilm)
Funksjon: Scenograf`)
    expect(registreringer).toEqual([['Steinrøysa', 'Scenograf', null]])
    expect(funn.registreringer[0]?.produksjon?.verdi.produksjonsID).toBeNull()
  })
})

describe('the person', () => {
  it('is who does the work, not the own firm', async () => {
    const found = await find(`
Mellom Lettvekt TV AS (oppdragsgiver) og Nergård Lyd ENK, org.nr 999 888 777, v/Tuva Nergård (oppdragstaker)
er det inngått følgende avtale:
Oppdragstaker leverer lyddesign til Grytidlig, sesong 1. Oppdraget omfatter samtlige ti episoder.`)
    expect(found.hvem).toBe('Tuva Nergård')
    expect(found.selskap).toBe('Lettvekt TV AS')
    expect(found.registreringer).toEqual([['Grytidlig (sesong 1)', 'Lyddesign/lydsjef', 10]])
  })

  it('is never the account holder when the document does not say so', async () => {
    const found = await find('Arbeidstaker: Ola Brekke\nFunksjon: Klipper', { kontonavn: 'Kari Dale' })
    expect(found.hvem).toBe('Ola Brekke')
  })

  it('is found in a letter from a broadcaster that engages people itself', async () => {
    const found = await find(`
NRK
Inger Tveit
Fjordgata 4
6800 Førde
Engasjement i NRK
Vi viser til samtale og bekrefter at du engasjeres som VJ i Kveldsprammen.
Du skal arbeide med ti programmer.`)
    expect(found.hvem).toBe('Inger Tveit')
    expect(found.selskap).toBe('NRK')
    expect(found.registreringer).toEqual([['Kveldsprammen', 'VJ', 10]])
  })
})

it('makes a registration of each function, and of each row of a framework agreement', async () => {
  const { registreringer } = await find(`
mellom Mosebok Film AS (Produsenten) og Siri Åsheim (Oppdragstakeren)
Oppdragstakeren skal være regissør og fotograf på dokumentarserien «Alt om kråker», tre episoder à 50 minutter.`)
  expect(registreringer).toEqual([
    ['Alt om kråker', 'Regi', 3],
    ['Alt om kråker', 'Foto', 3],
  ])
  const frame = await find(`
mellom Lettvekt TV AS (heretter kalt Selskapet) og Eva Strand (heretter kalt den engasjerte)
Produksjon|Sesong|Funksjon|Antall episoder
Grytidlig|1|Redaktør|10
Grytidlig|2|Redaktør|12
For Selskapet||Den engasjerte`)
  expect(frame.registreringer).toEqual([
    ['Grytidlig (sesong 1)', 'Redaktør', 10],
    ['Grytidlig (sesong 2)', 'Redaktør', 12],
  ])
})

it('takes the title from the list of the work type, whichever way the lists are laid', async () => {
  const text =
    'Oppdragsgiver: Mosebok Film AS\nOppdragstaker: Nina Lunde\nFilm: Skogen husker\nFunksjon: Regissør'
  expect((await find(text)).registreringer[0]?.[1]).toBe('Regi')
  const other = await find(text, { faglistevalg: 'fordelingsplan' })
  expect(other.registreringer[0]?.[1]).toBe('Regissør (og animatør som har regi)')
})
