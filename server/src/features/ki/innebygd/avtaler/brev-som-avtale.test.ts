import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Storflo', 'Lynghei Produksjoner AS', null, 2024, 'TV-drama', 8],
  ['Havets hukommelse', 'Blåtime Dokumentar AS', null, 2024, 'Dokumentar', null],
])
const typeAv = async (tekst: string) => (await finn(tekst)).funn.dokumenttype.verdi

test('et brev som den andre har sagt ja til, er en kontrakt, med selskapet som sendte det', async () => {
  const svar = await finn(`Lynghei Produksjoner AS
Verftsgata 4, 7014 Trondheim

Kjære Sunniva Aasgard

Så fint at du vil være klipper på dramaserien Storflo! Vi starter i klippen mandag 8. april.
Honoraret er 310 000 kroner og dekker alt arbeid du gjør på serien.
Skriv under nederst og send brevet tilbake til meg, så er alt i orden.

Vennlig hilsen
Trygve Hollund
produsent

Lest og akseptert 9. mars 2024: Sunniva Aasgard`)
  expect(svar.funn.dokumenttype.verdi).toBe('kontrakt')
  expect(svar).toMatchObject({ hvem: 'Sunniva Aasgard', selskap: 'Lynghei Produksjoner AS' })
  expect(svar.registreringer).toEqual(['Storflo / Klipper / –'])
})

test('et tilbud er en kontrakt når det er akseptert, og bare da', async () => {
  const tilbud = `TILBUD OM ARBEID SOM KLIPPER
Silje Marie Bø
Kirkegata 12
2609 Lillehammer
Maihaugen Film AS tilbyr deg med dette stillingen som klipper på serien Gubbene.
Du får 62 000 kroner per måned.`
  expect(await typeAv(`${tilbud}\nTilbudet er akseptert:\nSilje Marie Bø`)).toBe('kontrakt')
  expect(await typeAv(`${tilbud}\nGi oss svar innen fredag.\nHilsen Roar Lie`)).toBe('ikke_kontrakt')
})

test('en e-post der et ja er avtalen, og en stadfesting på nynorsk', async () => {
  expect(
    await typeAv(`Til: Iver Nordmo <iver@nordmo.example>
Fra: Kaja Lind <kaja@skarvfilm.example>
Emne: Foto på Kystvakten
Da er det bestemt at du fotograferer alle seks episodene for oss i Skarvfilm AS.
Du får 9 200 kroner dagen. Svarer du ja på denne e-posten, har vi en avtale.
Hilsen Kaja`),
  ).toBe('kontrakt')
  expect(
    await typeAv(`STADFESTING
Oddbjørg Vik er tilsett som klippar hjå Sunnmørsfilm AS frå 15. mars til 30. juni.
Ho skal klippe tre episodar. Løna er 49 000 kroner i månaden, og ho får feriepengar.
Sunnmørsfilm AS|Oddbjørg Vik`),
  ).toBe('kontrakt')
})

test('et avslag, en søknad, en attest, en invitasjon og et pristilbud er ingen kontrakt', async () => {
  const andre = [
    `Kjære Mona\nTakk for søknaden på stillingen som klipper. Vi har dessverre valgt en annen.
Vi håper du vil søke igjen når vi lyser ut neste produksjon.\nVennlig hilsen\nTrygve Hollund, Lynghei Produksjoner AS`,
    `Søknad på stilling som fotograf\nHei! Jeg heter Mona Vik og har jobbet som fotograf i ti år. Jeg ville bli glad for å få jobbe for dere.
Dagsatsen min er 6 000 kroner.\nHilsen Mona Vik`,
    `Attest\nMona Vik har vært ansatt hos Lynghei Produksjoner AS som klipper fra 2019 til 2021.
Hun var en dyktig medarbeider, og vi gir henne vår beste anbefaling.\nTrygve Hollund, daglig leder`,
    `Kjære Mona\nVi ønsker deg velkommen til premieren på Storflo torsdag 4. april klokken 18.
Så hyggelig at du kan komme! Ta gjerne med en venn.\nHilsen alle i Lynghei Produksjoner AS`,
    `PRISTILBUD\nFra: Vik Klipp ENK\nTil: Lynghei Produksjoner AS\nKlipp av serien Storflo, 40 dager à 5 200 kroner.
Prisen er eksklusive mva. Tilbudet gjelder i 30 dager.`,
  ]
  andre.push(`Til: Iver Nordmo <iver@nordmo.example>
Fra: Kaja Lind <kaja@skarvfilm.example>
Emne: Foto på Kystvakten
Hei! Du får 9 200 kroner dagen, og honoraret kommer den 15. Skal vi si at du filmer hos oss? Har vi en avtale?
Hilsen Kaja`)
  for (const tekst of andre) expect(await typeAv(tekst)).toBe('ikke_kontrakt')
})

test('NRK som arbeidsgiver viser til avtalene sine for bruken av arbeidet', async () => {
  const svar = await finn(`NRK
Avtale om frilansoppdrag
NRK har engasjert Liv-Berit Sagen som reporter i «Storflo».
Du får 2 850 kroner per dag. NRKs avtaler med fagforeningene gjelder for bruk av arbeidet.
For NRK|Liv-Berit Sagen`)
  expect(svar.funn.klausul?.verdi.variant).toBe('NRK')
})

test('«Undertegnede» er ikke en del av navnet', async () => {
  const svar = await finn(`AVTALE
mellom
Lynghei Produksjoner AS
og
Undertegnede Gisle Emanuel Rørvatn
om arbeid som klipper på serien «Storflo». Honoraret er 90 000 kroner. Begge parter har signert.`)
  expect(svar.hvem).toBe('Gisle Emanuel Rørvatn')
})
