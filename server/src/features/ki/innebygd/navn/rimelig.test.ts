import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'
import { kanVaereFunksjon, kanVaereTittel } from './rimelig.ts'

const finn = createProevefinner([
  ['Steinrøysa (sesong 1)', 'Bakmyra Film AS', 1, 2022, 'TV-drama', 8],
  ['Steinrøysa (sesong 2)', 'Bakmyra Film AS', 2, 2024, 'TV-drama', 6],
])

test('en etikett som slutter med «som», spør om funksjonen, også under en overskrift', async () => {
  const med = (etikett: string) =>
    finn(`
A Partene
Arbeidsgiver|Bakmyra Film AS
Ansatt|Oda Lundhaug
B Produksjonen
Tittel|Steinrøysa
Sesong|2
C Stilling
${etikett}|maskør
Arbeidet omfatter|episode 3–6
Stillingsbrøk|100 %`)
  for (const etikett of [
    'Den engasjerte ansettes som',
    'Kunstneren skal virke som',
    'The crew member works as',
  ])
    expect(await med(etikett)).toMatchObject({
      hvem: 'Oda Lundhaug',
      registreringer: ['Steinrøysa (sesong 2) / Maskør / 4'],
    })
})

test('en oversikt over hvem som har signert, er ingen stabsliste', async () => {
  expect(
    await finn(`
Fullt navn|Fødselsnummer|Konto
Oda Lundhaug|||
Foretak|Org.nr.|Daglig leder
Bakmyra Film AS|987 654 321|Pål Enger
Produksjon|Sjanger|Kanal
Steinrøysa, 2. sesong|TV-drama|TV 2
Stilling|Tilsettingen gjelder|Arbeidssted
Scenograf|Episode 2–5|Moss

Navn|Rolle|Metode|Tidspunkt
Oda Lundhaug|Ansatt|BankID|16.02.2023 kl. 11:05:58
Pål Enger|For Bakmyra Film AS|BankID|16.02.2023 kl. 12:41:09`),
  ).toMatchObject({ registreringer: ['Steinrøysa (sesong 2) / Scenograf / 4'] })
})

test('ordene om en annen i samme setning er ingen funksjon til', async () => {
  const { registreringer } = await finn(`
Avtale mellom Bakmyra Film AS og Oda Lundhaug (heretter regissøren)
«Steinrøysa», sesong 1, dramaserie
Regissøren skal ha regien på episode 1, 2 og 3.
Regissøren arbeider innenfor rammene som konseptuerende regissør og produsent har fastsatt.`)
  expect(registreringer).toEqual([expect.stringMatching(/^Steinrøysa \(sesong 1\) \/ Regi[^/]* \/ 3$/u)])
})

test('en funksjon er verken en setning, et tall, en etikett eller et firma', () => {
  for (const one of ['3 og 4', '50g', 'produsenten har fastsatt', 'Den ansatte tilsettes som', 'kr 4 300'])
    expect(kanVaereFunksjon(one), one).toBe(false)
  for (const one of ['Bakmyra Film AS', 'Arbeidssted', 'på episode', 'sesong 2. Hun er med'])
    expect(kanVaereFunksjon(one), one).toBe(false)
  for (const one of ['Gjestebooker', 'Prod.leder', 'Casting og deltakeransvarlig', 'B-foto'])
    expect(kanVaereFunksjon(one), one).toBe(true)
})

test('en tittel er verken en etikett, en funksjon eller et stykke av en setning', () => {
  for (const one of ['ikke bestemt', 'Arbeidssted', 's. 1/2', 'A-lyd', 'Steinrøysa)', 'som gjelder i NRK'])
    expect(kanVaereTittel(one), one).toBe(false)
  for (const one of ['Steinrøysa', '112', 'Ni netter (og en dag)', 'Å, så fint'])
    expect(kanVaereTittel(one), one).toBe(true)
})

test('det som svarer på en etikett, er hele tittelen, og en arbeidstittel står i anførselstegn', async () => {
  const felt = await finn(`
Arbeidsgiver|Bakmyra Film AS
Ansatt|Oda Lundhaug
Arbeidstittel|Prosjekt Havørn
Funksjon|Maskør
Arbeidet omfatter|alle 6 episoder`)
  expect(felt.registreringer).toEqual(['Prosjekt Havørn / Maskør / 6'])
  const brev = await finn(`
Bakmyra Film AS tilbyr deg engasjement som maskør på den nye dramaserien vår.
Serien har arbeidstittelen «Prosjekt Havørn»; den endelige tittelen er ikke bestemt. Du er med på alle de seks episodene.`)
  expect(brev.registreringer).toEqual(['Prosjekt Havørn / Maskør / 6'])
})

test('det som står ved siden av en overskrift i en tabell, er den neste overskriften', async () => {
  const { registreringer } = await finn(`
Dagsplan for Steinrøysa, sesong 2, Bakmyra Film AS
Sted|Beskrivelse|Rolle|Sider
Naustet|Båten synker.|1, 4|2 3/8`)
  expect(registreringer.join()).not.toContain('Sider')
})
