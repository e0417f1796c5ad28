import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Gjerdet rundt', 'Strandlyst Film AS', null, 2022, 'Dokumentar', null],
  ['Fergemannen', 'Strandlyst Film AS', null, 2022, 'TV-drama', 6],
])

test('den som alene står ved en funksjon i en melding, er personen', async () => {
  for (const linje of [
    'For the paperwork: “Eira Solvang, costume designer, Gjerdet rundt”, 35 000 all in. OK?',
    'Eira Solvang, klipper på Gjerdet rundt, 4 uker.',
  ])
    expect(await finn(`Strandlyst Film AS\nHi Eira! We got the money.\n${linje}`), linje).toMatchObject({
      hvem: 'Eira Solvang',
      registreringer: [expect.stringMatching(/^Gjerdet rundt \/ K/u)],
    })
  expect(
    (await finn('Strandlyst Film AS\nEira Solvang, klipper, og Ola Vik, fotograf, møter kl. 9.')).hvem,
  ).toBeNull()
})

test('eieren av et enkeltpersonforetak er den som sender fakturaen, og firmanavnet er ingen funksjon', async () => {
  for (const [avsender, spoersmaal] of [
    ['Eira Solvang, enkeltpersonforetak', 'Beskrivelse|Antall'],
    ['Eira Solvang (enkeltpersonføretak)', 'Skildring|Mengd'],
    ['Eira Solvang, selvstendig næringsdrivende', 'Beskrivelse|Antall'],
    ['Eira Solvang (sole trader)', 'Description|Quantity'],
  ])
    expect(
      await finn(`
Solvang Lyd og Klipp|FAKTURA
${avsender}
Fakturanr. 1047
Til:
Strandlyst Film AS
Thereses gate 35, 0354 Oslo
${spoersmaal}|Pris
«Fergemannen», klipp av episode 4, 5 og 6|17|4 600
Å betale|||78 200`),
      avsender,
    ).toMatchObject({ hvem: 'Eira Solvang', registreringer: ['Fergemannen / Klipp / 3'] })
})

test('navn og adresse på én linje øverst i et brev er den brevet er til', async () => {
  expect(
    await finn(`
Strandlyst Film AS
Eira Solvang, Havnegata 15, 8400 Sortland
Sortland, 2. juni 2022
Kjære Eira, vi bekrefter at du er klipper på dokumentarfilmen Gjerdet rundt.
Beste hilsen
Ola Vik, produsent`),
  ).toMatchObject({ hvem: 'Eira Solvang', registreringer: ['Gjerdet rundt / Klipper / –'] })
})

test('tittelen til den som skriver under for selskapet, er ikke personens', async () => {
  expect(
    await finn(`
Avtale mellom Strandlyst Film AS og Eira Solvang om filmen Gjerdet rundt.
Arbeidet varer i fire uker.
For NRK: Ola Vik, prosjektleder||Arbeidstaker: Eira Solvang`),
  ).toMatchObject({ hvem: 'Eira Solvang', registreringer: ['Gjerdet rundt / – / –'] })
})
