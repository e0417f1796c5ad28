import { afterAll, beforeAll, expect, it } from 'vitest'
import { readFil } from '../../../test/filer.ts'
import { createKiCalls } from '../../../test/ki.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let eier: Person
let pdf: Buffer

beforeAll(async () => {
  portal = await startTestPortal({ KI: 'innebygd' })
  eier = await portal.createPerson()
})
afterAll(() => portal?.close())
const { getKi, uploadAndRead } = createKiCalls(() => ({ portal, eier, pdf }))

it.each([
  'tekst-strek-2010.pdf',
  'tekst-strek-2013.pdf',
  'tekst-strek-00ad.pdf',
  'tekst-latex.pdf',
])('reads the names of %s', async fil => {
  pdf = readFil(fil)
  const { lesing, forslag } = await getKi(await uploadAndRead())
  expect(lesing).toMatchObject({ tilstand: 'ferdig', motor: 'innebygd' })
  const verdi = (felt: string) => forslag.find(one => one.felt === felt)?.verdi
  expect(verdi('arbeidstaker')).toBe('Kåre Åsen-Øverby')
  expect(verdi('produksjonsselskap')).toBe('Blåfjell Film AS')
  expect(verdi('produksjon')).toBe('Nordlysjakten på Ålesund')
})
