import { describe, expect, test } from 'vitest'
import { expectLinear } from '../../../../test/linear.ts'
import { maskerAdresser } from './adresse.ts'

describe('an address is covered to its last sign, and nothing beside it', () => {
  test.each([
    ['Solveien 3', '•••••••• •'],
    ['Kari Nes, Chr. Krohgs gate 12 B, 0186 Oslo', 'Kari Nes, •••. •••••• •••• •• •, •••• ••••'],
    ['STORGATA 5\n2004 LILLESTRØM', '•••••••• •\n•••• ••••••••••'],
    ['Adresse:\tNedre Fjellgård\tFunksjon', 'Adresse:\t••••• •••••••••\tFunksjon'],
    ['Navn og adresse: Kari Nes', 'Navn og adresse: Kari Nes'],
    ['P.O. Box 12, NO-5003 Bergen', '•.•. ••• ••, ••-•••• ••••••'],
    ['14 Quay Lane, Bergen', '•• •••• ••••, Bergen'],
    ['E-post:\tsolveigQtangenfotoexample', 'E-post:\t•••••••••••••••••••••••••'],
    ['Fødselsnr.: OlOZ85', 'Fødselsnr.: ••••••'],
    ['skriv til solveig © tangenfoto.no.', 'skriv til ••••••• © ••••••••••.••.'],
    ['f.eks. klipp, dvs. alt', 'f.eks. klipp, dvs. alt'],
    ['AS, Hallsvingen 31, os81 Oslo, i det', 'AS, ••••••••••• ••, •••• ••••, i det'],
    ['Møllergt. 4', '••••••••. •'],
    ['Kirkegt 12', '••••••• ••'],
    ['Bjerkeliv. 3', '•••••••••. •'],
    ['Olav Tryggvasons gt. 12', '•••• ••••••••••• ••. ••'],
    ['Skogveien nr. 8, Asker', '••••••••• ••. •, Asker'],
    ['Kari Nes, Åsenlia 3B, 1950 Rømskog', 'Kari Nes, ••••••• ••, •••• •••••••'],
    ['Tårnåsen 14, 1910 Enebakkneset', '•••••••• ••, •••• ••••••••••••'],
    ['Åsenlia 3B\n2050 Jessheim', '••••••• ••\n•••• ••••••••'],
    ['Solhaugen 9', '••••••••• •'],
    ['Cecilia 3, Kari Solhaugen 6 episoder', 'Cecilia 3, Kari Solhaugen 6 episoder'],
    ['Episode 4, 2025 Kari Nes', 'Episode 4, 2025 Kari Nes'],
    // Years, money, numbers of productions, and a season of a series with such a name.
    ['Oslo, 2025 Kari Nes', 'Oslo, 2025 Kari Nes'],
    ['5000 kroner, 3301\tSaltvann', '5000 kroner, 3301\tSaltvann'],
    ['Hjemveien sesong 2, alle 6 episoder', 'Hjemveien sesong 2, alle 6 episoder'],
  ])('%s', (tekst, dekket) => {
    expect(maskerAdresser(tekst)).toBe(dekket)
  })
})

test.each([
  'Vei ',
  'A.A.',
  'gate 1, ',
  '• 0 ',
  'Adresse: ',
  '1 Av Av Av ',
  'a.a,',
  '@ a ',
  'Åsenlia 3, ',
  'Aa nr. ',
])('text that is made to be slow costs in proportion to its length: %s [L11]', unit => {
  expectLinear(
    size => {
      const text = unit.repeat(size)
      return () => maskerAdresser(text)
    },
    { small: 1000, times: 5 },
  )
})
