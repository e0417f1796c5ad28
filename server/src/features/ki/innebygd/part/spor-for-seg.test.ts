import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Issvulmen', 'Klegg Film AS', null, 2022, 'Dokumentar', null],
  ['Bekkesuset (sesong 2)', 'Klegg Film AS', 2, 2023, 'Drama', 8],
])

test('navnet over «Arbeidstakeren» der avtalen underskrives, gjør personen sikrere', async () => {
  const avtale = `
Klegg Film AS engasjerer Torunn Hegglia som klipper på dokumentaren «Issvulmen».
Arbeidstiden følger av vedlegg 1, og honoraret utbetales i slutten av hver måned.`
  const { funn } = await finn(avtale)
  const { funn: underskrevet } = await finn(`${avtale}
Torunn Hegglia
Arbeidstakeren`)
  expect(underskrevet.arbeidstaker?.verdi).toBe('Torunn Hegglia')
  expect(underskrevet.arbeidstaker?.sikkerhet).toBeGreaterThan(funn.arbeidstaker?.sikkerhet ?? 1)
})

test('den ene som en funksjon står foran navnet på, er personen', async () => {
  expect(
    await finn(`
AVTALE
Produsert av: Klegg Film AS
Klipper: Torunn Hegglia
Filmen: «Issvulmen»`),
  ).toMatchObject({ hvem: 'Torunn Hegglia' })
})

test('kontoens navn sier hvem av dem dokumentet nevner det gjelder', async () => {
  const brev = `
Vi viser til møtet om dokumentaren «Issvulmen».
Til stede var Torunn Hegglia, Øystein Bratlien og Marit Sundnes.
Honoraret er 40 000 kroner, og avtalen gjelder fra i dag.`
  expect(await finn(brev, { kontonavn: 'Øystein Bratlien' })).toMatchObject({ hvem: 'Øystein Bratlien' })
  expect((await finn(brev)).hvem).not.toBe('Øystein Bratlien')
})

test('en tabell over endringer sier hva funksjonen er fra nå av', async () => {
  const { registreringer } = await finn(`
TILLEGGSAVTALE
Mellom Klegg Film AS og Torunn Hegglia om «Bekkesuset», sesong 2
Punkt|Før|Nå
Funksjon|Klippeassistent|Klipper
Episoder|1–4|1–6`)
  expect(registreringer).toEqual(['Bekkesuset (sesong 2) / Klipper / 6'])
})

test('en regningslinje nevner funksjonen mellom tittelen og episodene', async () => {
  const { registreringer } = await finn(`
FAKTURA
Oppdragstaker: Torunn Hegglia
Oppdragsgiver: Klegg Film AS
Beskrivelse|Bekkesuset sesong 2: klipp, 2 episoder
Beløp|44 000
Regissøren og fotografen har godkjent timene.`)
  expect(registreringer).toEqual(['Bekkesuset (sesong 2) / Klipp / 2'])
})

test('en funksjon i rekken av svar er svaret på det spørsmålet som ikke lot seg lese', async () => {
  const { registreringer } = await finn(`
Arbeidsgiver|Klegg Film AS
Arbeidstaker|Torunn Hegglia
 |Klipper
Produksjon|Issvulmen
Telefon|22 22 22 22
Regissøren og fotografen godkjenner timene.`)
  expect(registreringer).toEqual(['Issvulmen / Klipper / –'])
})
