import { beforeAll, describe, expect, it } from 'vitest'
import type { Funn, Verdi } from '../src/features/ki/funn.ts'
import type { KiMotor, Sammenheng } from '../src/features/ki/motor.ts'
import type { Reading } from '../src/platform/reading/page-text.ts'
import { hemmelig, type Proeveavtale, proeveavtaler } from './ki-avtaler.ts'
import { createLesing, tekstAv } from './ki-lesing.ts'

export const createSammenheng = (deler: Partial<Sammenheng> = {}): Sammenheng => ({
  kontonavn: '',
  personnummer: '',
  faglistevalg: 'spesifikasjon',
  signal: new AbortController().signal,
  ...deler,
})

/** Every value of what was found, whatever field it is for. */
function verdierAv(funn: Funn): Verdi<unknown>[] {
  const { arbeidstaker, produksjonsselskap, registreringer, klausul, signaturer, annetPersonnummer } = funn
  return [
    arbeidstaker,
    produksjonsselskap,
    ...registreringer.flatMap(({ produksjon, fagfunksjon, episoder }) => [produksjon, fagfunksjon, episoder]),
    klausul,
    signaturer.arbeidstaker,
    signaturer.produksjonsselskap,
    annetPersonnummer,
    funn.dokumenttype,
    funn.manglerSide,
  ].filter(one => one !== null)
}
const digits = (text: string) => text.replace(/\D/g, '')
/** A quote may be shortened, and numbers in it covered. */
const words = (text: string) =>
  text
    .replace(/[•…]/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(word => word.length > 2)

function expectStedIDokumentet({ sted }: Verdi<unknown>, lest: Reading): void {
  if (!sted) return
  const page = lest.pages.find(({ number }) => number === sted.side)
  const text = new Set(words(page ? tekstAv({ pages: [page], skipped: 0 }) : ''))
  expect(words(sted.sitat).filter(word => !text.has(word))).toEqual([])
  const { left, top, right, bottom } = sted.boks
  for (const edge of [left, top, right, bottom]) expect(edge).toSatisfy((at: number) => at >= 0 && at <= 1)
  expect(left).toBeLessThan(right)
  expect(top).toBeLessThan(bottom)
}

function expectFasit(funn: Funn, { fasit, lest }: Proeveavtale): void {
  const [registrering, ...flere] = funn.registreringer
  expect(flere).toEqual([])
  expect({
    arbeidstaker: funn.arbeidstaker?.verdi,
    produksjonsselskap: funn.produksjonsselskap?.verdi,
    produksjon: registrering?.produksjon?.verdi.produksjonsnavn,
    fagfunksjon: registrering?.fagfunksjon?.verdi,
    episoder: registrering?.episoder?.verdi ?? null,
  }).toEqual(fasit)
  const felter = [
    funn.arbeidstaker,
    funn.produksjonsselskap,
    registrering?.produksjon,
    registrering?.fagfunksjon,
  ]
  for (const felt of felter) expect(felt?.sted).toBeTruthy()
  for (const verdi of verdierAv(funn)) expectStedIDokumentet(verdi, lest)
}

/** What every engine must do, whoever has thought for it. */
export function describeKiMotor(name: string, create: () => Promise<KiMotor>): void {
  describe(`KI engine: ${name}`, () => {
    let motor: KiMotor
    beforeAll(async () => {
      motor = await create()
    })

    it.each([
      ['a Norwegian contract', proeveavtaler.bokmaal],
      ['a contract in prose', proeveavtaler.loepende],
      ['an English contract', proeveavtaler.engelsk],
    ])('finds what %s says, and shows where it says so', async (_, avtale) => {
      expectFasit(await motor.finn(avtale.lest, createSammenheng()), avtale)
    })

    it('knows the production that the register has', async () => {
      const { registreringer } = await motor.finn(proeveavtaler.bokmaal.lest, createSammenheng())
      expect(registreringer[0]?.produksjon?.verdi.produksjonsID).toEqual(expect.any(String))
    })

    it.each([
      ['a document of no pages', createLesing()],
      ['an empty page', createLesing('', '')],
      ['a page of signs', createLesing('—— •• ***   |||   ....\n~~~')],
    ])('finds nothing in %s, and does not fail', async (_, lest) => {
      const funn = await motor.finn(lest, createSammenheng())
      expect(funn).toMatchObject({ arbeidstaker: null, produksjonsselskap: null, registreringer: [] })
    })

    it('takes an order that stands in the contract for words of the contract', async () => {
      const uten = await motor.finn(proeveavtaler.bokmaal.lest, createSammenheng())
      const med = await motor.finn(proeveavtaler.medOrdre.lest, createSammenheng())
      expectFasit(med, proeveavtaler.medOrdre)
      expect(med.signaturer).toEqual(uten.signaturer)
      expect(med.klausul?.verdi).toEqual(uten.klausul?.verdi)
      expect(Object.keys(med)).toEqual(Object.keys(uten))
    })

    it.each([
      proeveavtaler.bokmaal,
      proeveavtaler.loepende,
    ])('quotes no ID number and no account number', async ({ lest }) => {
      for (const personnummer of ['', hemmelig.personnummer]) {
        const verdier = verdierAv(await motor.finn(lest, createSammenheng({ personnummer })))
        const told = digits(JSON.stringify(verdier.map(one => [one.verdi, one.sted?.sitat, one.forklaring])))
        expect(told).not.toContain(hemmelig.personnummer)
        expect(told).not.toContain(digits(hemmelig.kontonummer))
      }
    })

    it('stops when it is told to', async () => {
      const signal = AbortSignal.abort(new Error('the portal is stopping'))
      await expect(motor.finn(proeveavtaler.bokmaal.lest, createSammenheng({ signal }))).rejects.toThrow()
    })
  })
}
