import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

const finn = createProevefinner([['Havsula (sesong 1)', 'Kveik Produksjon AS', 1, 2021, 'TV-drama', 8]])

test.each([
  ['Punkt', 'Gammel ordlyd', 'Ny ordlyd'],
  ['Kva', 'Gamal tekst', 'Ny tekst'],
  ['Item', 'Original', 'As amended'],
  ['Vilkår', 'Opprinnelig', 'Endret til'],
  ['', 'Før', 'Nå'],
  ['', 'Before', 'After'],
])('det nye gjelder i en tabell over «%s», «%s» og «%s»', async (...overskrifter) => {
  expect(
    await finn(`
TILLEGGSAVTALE
mellom Kveik Produksjon AS og Siri Moland
Serie: Havsula, sesong 1

${overskrifter.join('|')}
Funksjon|rekvisitør|scenograf
Antall episoder|2|4 (episode 5 tas av en annen)
Honorar|kr 20 000|kr 40 000`),
  ).toMatchObject({ registreringer: ['Havsula (sesong 1) / Scenograf / 4'] })
})
