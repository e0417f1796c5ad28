import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Sesongslutt (sesong 2)', 'Steinrøys Film AS', 2, 2022, 'TV-underholdning', 10],
])
const arbeid = 'Stilling: Klipper\nProduksjon: Sesongslutt (sesong 2)'

test('et navn fortsetter på neste linje i en smal celle, også der det ellers ikke står helt', async () => {
  expect(
    await finn(`
STABSAVTALE
Navn|Funksjon|Sesong|Episoder
Kari Lien Vestvågøy-Borgund|Klipper|2|1, 2 og 3
Nesland
Produksjon: Sesongslutt
Arbeidsgiver: Steinrøys Film AS`),
  ).toMatchObject({ hvem: 'Kari Lien Vestvågøy-Borgund Nesland' })
})

test('et navn fortsetter på neste linje der det står helt et annet sted', async () => {
  expect(
    await finn(`
Kontrakt mellom Steinrøys Film AS og Kari Lien
Nesland
${arbeid}
Steinrøys Film AS|Kari Lien Nesland`),
  ).toMatchObject({ hvem: 'Kari Lien Nesland', selskap: 'Steinrøys Film AS' })
})

test('gata på neste linje er ingen del av navnet', async () => {
  expect(
    await finn(`
Arbeidsgiver|Arbeidstaker
Steinrøys Film AS|Kari Nesland
Storgata|Neslandsvegen
${arbeid}`),
  ).toMatchObject({ hvem: 'Kari Nesland' })
})

test('«tre episodar» er et svar, og ingen etikett', async () => {
  const { registreringer } = await finn(`
Filmarbeidar:|Kari Nesland
Produsent:|Steinrøys Film AS
Serie:|Sesongslutt, sesong 2
Arbeid:|klippar
Kor mykje:|tre episodar (nr. 4, 5 og 6)
Tid:|veke 10 til veke 21, 2023`)
  expect(registreringer).toEqual(['Sesongslutt (sesong 2) / Klipper / 3'])
})

test('den som hilses, går foran andre som brevet nevner', async () => {
  expect(
    await finn(`
Hei Kari!
Du er klipper på tre av ti episoder av Sesongslutt, sesong 2. Hovedklipper er Mikkel Borch.
Enig:
Kari Nesland
Hilsen Steinrøys Film AS
Halvor Øien`),
  ).toMatchObject({ hvem: 'Kari Nesland' })
})

test('en kort siste linje uten høye bokstaver hører til setningen over', async () => {
  const { registreringer } = await finn(`
Mellom Steinrøys Film AS og Kari Lien Nesland er det inngått avtale.

Kari er klipper på «Sesongslutt», sesong 2. Serien består av ti episoder, hvorav Kari klipper
~to.`)
  expect(registreringer).toEqual(['Sesongslutt (sesong 2) / Klipper / 2'])
})

test('gaten i neste linje er ingen del av navnet', async () => {
  const { hvem } = await finn(`
mellom Steinrøys Film AS, org.nr. 933 221 118, Fossveien 3, 0551 Oslo, heretter kalt selskapet, og Rebecca Thune,
Herslebs gate 5, 0561 Oslo, heretter kalt regissøren.`)
  expect(hvem).toBe('Rebecca Thune')
})

test('selskapets navn begynner i linjen før', async () => {
  const { selskap } = await finn(`
Hei Kari Lien Nesland. Vi har gleden av å ønske deg velkommen til Steinrøys
Film AS, der du skal være klipper på «Sesongslutt», sesong 2, fra mai.`)
  expect(selskap).toBe('Steinrøys Film AS')
})

test('ordet som neste avsnitt begynner med, er ingen del av navnet', async () => {
  const { hvem } = await finn(`
mellom Steinrøys Film AS og Kari Lien Nesland

Prosjektet heter Sesongslutt. Dette er sesong 2.
Kari er klipper på fire episoder.`)
  expect(hvem).toBe('Kari Lien Nesland')
})
