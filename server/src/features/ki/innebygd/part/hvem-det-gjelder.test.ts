import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Kvitsymre (sesong 2)', 'Breheim Film AS', 2, 2023, 'TV-drama', 6],
  ['Skarverenna', 'Breheim Film AS', null, 2022, 'Spillefilm', null],
])
const hvem = async (tekst: string) => (await finn(tekst)).hvem

test.each([
  'Hei Solfrid Mo Aaland,\nher er det vi ble enige om. Hilsen Jostein Hovdeveit, Breheim Film AS',
  'Dear Ms Solfrid Mo Aaland,\nwe are glad to have you. Best regards, Jostein Hovdeveit, Breheim Film AS',
  'Vi viser til møtet med Jostein Hovdeveit i Breheim Film AS.\nLest og akseptert 3. mai 2021: Solfrid Mo Aaland',
  'Breheim Film AS bestiller dette av Mo Bilde (ENK), som drives av Solfrid Mo Aaland.',
  'Leverandøren leier ut sin ansatte Solfrid Mo Aaland som klipper til Breheim Film AS.',
  'Breheim Film AS engasjerer deg, Solfrid Mo Aaland, som klipper.',
  'Kontrakten gjeld Solfrid Mo Aaland, som skal teikne kostyma.',
  'Jeg kan bekrefte følgende om Solfrid Mo Aaland: hun klippet filmen.',
  'Endringsavtale til arbeidsavtale for Solfrid Mo Aaland.',
  'Solfrid Mo Aaland, Voss, fotograferer filmen for Breheim Film AS. Lysmester er Jostein Hovdeveit.',
  'ITEM|PRICE\nColour|41 000\nAll grading by Solfrid Mo Aaland. Invoice approved for Jostein Hovdeveit.',
  'Part 1|Breheim Film AS\nPart 2|Solfrid Mo Aaland',
  'Produsent: Breheim Film AS\nNavn på medarbeider: Solfrid Mo Aaland',
  'Kjøper|Breheim Film AS\nRessursperson|Solfrid Mo Aaland',
])('hvem avtalen er med, når den sier det slik: %s', async tekst => {
  expect(await hvem(tekst)).toBe('Solfrid Mo Aaland')
})

test('avtalen «mellom» to parter står over det som kommer etter', async () => {
  expect(
    await finn(`
Mellom Breheim Film AS og Solfrid Aaland
Produksjon|Kanal
Skarverenna AS S1|TV 2`),
  ).toMatchObject({ hvem: 'Solfrid Aaland', selskap: 'Breheim Film AS' })
  expect(
    await finn(`
Tillegg til kontrakt mellom Breheim Film AS og Solfrid Mo Aaland
Partene er enige om at lønnen økes.`),
  ).toMatchObject({ hvem: 'Solfrid Mo Aaland', selskap: 'Breheim Film AS' })
})

test('den som blir tiltalt med fornavn, er den som er nevnt med hele navnet', async () => {
  expect(
    await hvem(`
Hei Solfrid Mo!
Vi er glade for at du blir med. Jostein Hovdeveit tar imot deg.
Lest og akseptert: Solfrid Mo Aaland`),
  ).toBe('Solfrid Mo Aaland')
})

test('der ingenting sier hvem det er, er det den som ikke er en annen, men det er aldri sikkert', async () => {
  const { funn } = await finn(`
To avtaler i én
Breheim Film AS, Kongens gate 3, 0153 Oslo, og Solfrid Aaland, Nittedal
Produsent Jostein Hovdeveit svarer på spørsmål. Nærmeste leder er Tone Brekke.
Oslo, 3. mai 2021`)
  expect(funn.arbeidstaker?.verdi).toBe('Solfrid Aaland')
  expect(funn.arbeidstaker?.sikkerhet).toBeLessThan(0.9)
  expect(await hvem('Store Skogvei 3\nProdusent Jostein Hovdeveit')).toBeNull()
})

test('en linje med funksjonen og navnet er ingen liste over flere', async () => {
  const { registreringer } = await finn(`
Avtalen gjelder klipp av TV-serien «Kvitsymre» (2. sesong), produsert av Breheim Film AS.
Klipper: Solfrid Aaland
Omfang: 5 episoder`)
  expect(registreringer).toEqual(['Kvitsymre (sesong 2) / Klipper / 5'])
})

test('gata i linjen under er ingen del av navnet', async () => {
  const { funn } = await finn(`
Arbeidsgiver|Breheim Film AS
Arbeidstaker|Solfrid Aaland
Breheim Film AS ansetter Solfrid Aaland
Storgata 3, 4306 Sandnes, som klipper på «Skarverenna».`)
  expect(funn.arbeidstaker?.verdi).toBe('Solfrid Aaland')
})
