import { expect, test } from 'vitest'
import { createProevefinner } from '../../../../../test/ki-innebygd.ts'

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

test.each([
  ['KVITBJØRK II|Dagsplan', 'Kvitbjørk (sesong 2)'],
  ['KVITBJØRK I OSLO|Dagsplan', 'Kvitbjørk'],
])('tallet bak tittelen i et hode er sesongen: %s', async (hode, tittel) => {
  expect(
    (
      await finn(`
Steinrøys Film AS
${hode}
Kopi til: Kari Nesland, fotograf
Funksjon|Navn|Oppmøte
Fotograf|Kari Nesland|07:00
Maskør|Siri Haukli|06:15`)
    ).registreringer[0]?.split(' / ')[0],
  ).toBe(tittel)
})

test('et selskap med et annet navn er ikke det i feltet', async () => {
  const { selskap } = await finn(`
Melding om engasjement
Selskap:|Stein
Medarbeider:|Kari Nesland
Serien er bestilt av Steinrøys Film AS.`)
  expect(selskap).toBe('Stein')
})

test('en klamme ved navnet stopper ikke lesingen', async () => {
  const { registreringer } = await finn(
    'Oppdragstakeren (Torbjørn Lid) er storyboardtegner for «Kvitbjørk», sesong 1. Det tegnes 9 scener i episode 1.',
    { kontonavn: 'Torbjørn Lid' },
  )
  expect(registreringer).toHaveLength(1)
})
