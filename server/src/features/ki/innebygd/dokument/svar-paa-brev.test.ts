import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Storflo', 'Lynghei Produksjoner AS', null, 2024, 'TV-drama', 8]])
const typeAv = async (tekst: string) => (await finn(tekst)).funn.dokumenttype.verdi

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
