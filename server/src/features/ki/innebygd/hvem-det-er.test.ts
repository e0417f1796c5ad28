import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../test/ki-innebygd.ts'

const finn = createProevefinner([
  ['Kvitbjørk (sesong 1)', 'Steinrøys Film AS', 1, 2020, 'TV-drama', 8],
  ['Kvitbjørk (sesong 2)', 'Steinrøys Film AS', 2, 2021, 'TV-drama', 8],
])

const avtale = (underskrift: string) => `
Steinrøys Film AS - Lia 2, 0567 Oslo
Korttidsavtale
Navn: Kari Nesland
Produksjon: Kvitbjørk, sesong 2
Funksjon: Fotograf
Antall episoder: 3
1) Avtalen er midlertidig og opphører uten oppsigelse.
Oslo, 12. april 2021
${underskrift}`
test.each([
  'Marit Tangen (selskapet)|Kari Nesland',
  'Marit Tangen (produsent)|Kari Nesland (medarbeider)',
])('den som skriver under for selskapet, er ikke selskapet: %s', async underskrift => {
  expect(await finn(avtale(underskrift))).toMatchObject({
    hvem: 'Kari Nesland',
    selskap: 'Steinrøys Film AS',
  })
})
