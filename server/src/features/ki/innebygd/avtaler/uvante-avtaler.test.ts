import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Lyngheia (sesong 1)', 'Havørn Drama AS', 1, 2020, 'TV-drama', 8],
  ['Lyngheia (sesong 2)', 'Havørn Drama AS', 2, 2022, 'TV-drama', 8],
  ['Den fjerde broren', 'Havørn Drama AS', null, 2022, 'Spillefilm', null],
  ['Støl og støv', 'Havørn Drama AS', null, 2021, 'Dokumentar', 4],
])

test('«klipper episode» er ikke en pris per episode', async () => {
  expect(
    await finn(`
Arbeidsgiver:|Havørn Drama AS
Medarbeider:|Kari Nesland
Produksjon:|Lyngheia, sesong 2 (8 episoder à 45 min)
Funksjon:|Klipper
Omfang:|Medarbeideren klipper episode 2, 5 og 6.`),
  ).toMatchObject({ registreringer: ['Lyngheia (sesong 2) / Klipper / 3'] })
})

test('en avtale mellom BETWEEN og AND, og «WHEREAS the Producer» er ingen part', async () => {
  const avtale = (mellom: string) => `
WRITER AGREEMENT
${mellom}
WHEREAS the Producer is developing the second season of Lyngheia, the parties agree as follows.
The Writer shall write original scripts for two episodes of Lyngheia, season 2.`
  expect(
    await finn(
      avtale(
        'BETWEEN Havørn Drama AS, “the Company”,\nAND Ellen Marwick (born 1984), Storgata 1, Oslo, “the Writer”.',
      ),
    ),
  ).toMatchObject({ hvem: 'Ellen Marwick', selskap: 'Havørn Drama AS' })
  expect(
    await finn(
      avtale(
        'This agreement is made between\n(1) Havørn Drama AS, Kai 1, Bodø (the “Producer”); and\n(2) Ellen Marwick, of Storgata 1, Oslo (the “Writer”).',
      ),
    ),
  ).toMatchObject({ hvem: 'Ellen Marwick', selskap: 'Havørn Drama AS' })
})

test('et enkeltpersonforetak har en person bak seg, og utleieren en kunstner', async () => {
  expect(
    await finn(`
Avtale mellom Havørn Drama AS («Kunden») og Nesland Bilde, enkeltpersonforetak, ved innehaver Kari Nesland,
Lia 2, 0567 Oslo («Leverandøren») om fargekorrigering av Den fjerde broren.`),
  ).toMatchObject({ hvem: 'Kari Nesland', selskap: 'Havørn Drama AS' })
  expect(
    await finn(`
PRODUSENT|UTLEIER|KUNSTNER
Havørn Drama AS|Nordvind Lys AS|Mai Line Nesland
Utleier stiller Kunstneren til rådighet som fotograf på filmen «Den fjerde broren».`),
  ).toMatchObject({ hvem: 'Mai Line Nesland', selskap: 'Havørn Drama AS' })
})

test('firmaet står over den som står bak det', async () => {
  expect(
    await finn(`
BESTILLER||LEVERANDØR
Havørn Drama AS||Ness-Lie Bilde ENK
Nygata 58, 5011 Bergen||v/ Ruben Ness-Lie
Leverandøren påtar seg lyddesign på Lyngheia, sesong 1, for programmene 1–5 av i alt åtte.`),
  ).toMatchObject({ hvem: 'Ruben Ness-Lie', registreringer: ['Lyngheia (sesong 1) / Lyd / 5'] })
})

test('«heretter forfatteren» uten anførsel, og navnet begynner på linjen over', async () => {
  expect(
    await finn(`
Parter: Havørn Drama AS, Storgata 61, 3921 Porsgrunn, og Kari
Nesland Roth, Bratsbergvegen 22, 3737 Skien, heretter forfatteren.
Forfatteren er manusforfatter for episode 4 og 5 av Lyngheia, sesong 1.`),
  ).toMatchObject({
    hvem: 'Kari Nesland Roth',
    registreringer: ['Lyngheia (sesong 1) / Manus / 2'],
  })
})

test('to funksjoner: i én setning med hver sine episoder, og i overskriften', async () => {
  expect(
    await finn(`
Tilsett|Kari Nesland, Lia 2, 0567 Oslo
Selskap|Havørn Drama AS
Produksjon|«Støl og støv», dokumentarserie i fire delar
Arbeid|Den tilsette er fotograf på alle fire episodane og i tillegg lyddesignar på episode 3 og 4.`),
  ).toMatchObject({
    registreringer: ['Støl og støv / Foto / 4', 'Støl og støv / Lyd / 2'],
  })
  expect(
    await finn(`
AVTALE OM MANUS OG REGI
Spillefilm – «Den fjerde broren»
Havørn Drama AS – heretter «Produsenten» – og Kari Nesland – heretter «Kunstneren»
Kunstneren påtar seg som manusforfatter å levere nye utkast.
Kunstneren påtar seg videre å være regissør for filmen.`),
  ).toMatchObject({
    registreringer: ['Den fjerde broren / Manus / –', 'Den fjerde broren / Regi / –'],
  })
})

test('en relativsetning om produsenten er ingen funksjon, og en setning om arbeidet heller ikke', async () => {
  expect(
    await finn(`
Produsent:|Havørn Drama AS
Arbeidstaker:|Kari Nesland
Den tilsette skal vere kostymedesignar på dramaserien Lyngheia, som produsenten lagar for NRK.`),
  ).toMatchObject({ registreringer: [expect.stringMatching(/^Lyngheia.* \/ Kostymedesigner/)] })
  expect(
    await finn(`
Arbeidsgiver:|Havørn Drama AS
Arbeidstaker:|Kari Nesland
Produksjon:|Den fjerde broren
Arbeidstakeren er fotograf og tegner bildene ut etter storyboard og anvisning fra regissøren.`),
  ).toMatchObject({
    registreringer: ['Den fjerde broren / Foto / –'],
  })
})

test('en funksjon står rett etter navnet, eller sier hvem personen er', async () => {
  expect(
    await finn(`
Endringsavtale til arbeidsavtale mellom Havørn Drama AS og Kari Nesland, f.nr. 048192,
maskør på «Lyngheia», sesong 2 (åtte episoder).`),
  ).toMatchObject({ registreringer: [expect.stringContaining('Lyngheia (sesong 2) / Maskør')] })
  expect(
    await finn(`
Klippeavtale
Produsent er Havørn Drama AS, Hamnegata 2, 6823 Sandane. Klipper er Kari Nesland,
Neslandsvegen 9, 6823 Sandane. Filmen heter Den fjerde broren.`),
  ).toMatchObject({ hvem: 'Kari Nesland' })
})

test('leverandøren heter «supplier», og en liste over staben er ingen kontrakt', async () => {
  const avtale = await finn(`
Freelance services
CLIENT||SUPPLIER
Havørn Drama AS||Ellen Marwick
Services. The Supplier works as colourist on the feature film “Den fjerde broren” and delivers master files.
Rights. The Supplier hereby transfers all rights in the delivered material to the Client without limitation as to
time, territory or use. The price is a one-off payment.`)
  expect(avtale).toMatchObject({ hvem: 'Ellen Marwick', selskap: 'Havørn Drama AS' })
  expect(avtale.funn.dokumenttype.verdi).toBe('kontrakt')
  const stab = [
    'Regissør|Odin Kvernås',
    'Fotograf|Ronja Blåli',
    'Lydsjef|Kari Nesland',
    'Klipper|Bo Valenlyst',
  ]
  const liste = await finn(`
LYNGHEIA sesong 2 – STABSLISTE
Funksjon|Navn
${[...stab, ...stab, ...stab, ...stab, ...stab].join('\n')}`)
  expect(liste.funn.dokumenttype.verdi).toBe('ikke_kontrakt')
})

test('et verk som foreløpig heter noe, og en funksjon som kommer deretter', async () => {
  expect(
    await finn(`
Avtale om manus og regi mellom Havørn Drama AS («Produsenten») og Kari Nesland («Opphaveren»).
Opphaveren er manusforfatter og skriver manus til filmen, og er deretter regissør på spillefilmen som foreløpig
heter «Gullfisken».`),
  ).toMatchObject({ registreringer: ['Gullfisken / Manus / –', 'Gullfisken / Regi / –'] })
})
