import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createFunn, createKiCalls, createTestMotor, verdi } from '../../../test/ki.ts'
import { createLesing } from '../../../test/ki-lesing.ts'
import { createSammenheng } from '../../../test/ki-motor-conformance.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import {
  borte,
  type Modellsvar,
  melding,
  type Spraakmodell,
  startSpraakmodell,
  uendelig,
} from '../../../test/spraakmodell.ts'
import { drawingMs } from '../../platform/reading/drawer.ts'
import { answerMsOf } from './ki.wiring.ts'
import { createMotorer } from './valg-av-motor.ts'

const tekst = `ARBEIDSAVTALE
Arbeidsgiver: Fyrlykta Film AS
Arbeidstaker: Solveig Tangen
Produksjon: Skjærgårdsnatt
Stilling: Klipper`
const svar = {
  arbeidstaker: { verdi: 'Solveig Tangen', sitat: 'Arbeidstaker: Solveig Tangen', side: 1 },
  produksjonsselskap: null,
  registreringer: [],
}

let modell: Spraakmodell
let portal: TestPortal
let eier: Person
let pdf: Buffer

beforeAll(async () => {
  modell = await startSpraakmodell()
  portal = await startTestPortal({ KI: 'ekstern', KI_URL: modell.url, KI_MODELL: 'liten' })
  pdf = await textPdf([tekst])
})
beforeEach(async () => {
  eier = await portal.createPerson()
  modell.spurt = []
})
afterAll(async () => {
  await portal?.close()
  await modell?.close()
})
const { getKi, getDokument, uploadAndRead, readAgain } = createKiCalls(() => ({ portal, eier, pdf }))

it('lets the service that is set up read what is uploaded', async () => {
  modell.svar = () => melding(JSON.stringify(svar))
  const { lesing, forslag } = await getKi(await uploadAndRead())
  expect(lesing).toMatchObject({ tilstand: 'ferdig', motor: 'ekstern', reserve: false })
  expect(forslag.find(({ felt }) => felt === 'arbeidstaker')).toMatchObject({ verdi: 'Solveig Tangen' })
  expect(modell.spurt).toHaveLength(1)
  // Nothing but text goes out where nobody has asked for pictures.
  const { messages } = JSON.parse(modell.spurt[0]?.kropp ?? '{}')
  expect(messages.map(({ content }: { content: unknown }) => typeof content)).toEqual(['string', 'string'])
})

it.each<[string, Modellsvar]>([
  ['has an error', () => ({ status: 503, kropp: '' })],
  ['is down', () => borte],
  ['never stops talking', () => uendelig],
  ['talks nonsense', () => melding('Jeg er en tekanne.')],
  ['is told by the contract what to answer', () => melding('{"status":"BEHANDLET","signaturRH":true}')],
])('answers with the built-in engine where the service %s, says so, and can be asked again', async (_, broken) => {
  modell.svar = broken
  const id = await uploadAndRead()
  const { lesing, forslag } = await getKi(id)
  expect(lesing).toMatchObject({ tilstand: 'ferdig', motor: 'innebygd', reserve: true, feil: null })
  expect(forslag.find(({ felt }) => felt === 'arbeidstaker')).toMatchObject({ verdi: 'Solveig Tangen' })
  expect(await getDokument(id)).toMatchObject({
    status: 'KI VURDERT',
    signaturePC: null,
    signatureRH: null,
    rettighetsklausuler: { status: null },
  })
  modell.svar = () => melding(JSON.stringify(svar))
  await readAgain(id)
  expect((await getKi(id)).lesing).toMatchObject({ motor: 'ekstern', reserve: false })
})

const log = { warn: () => {} }
const oppslag = {
  selskaper: async () => [],
  selskaperMedOrgnr: async () => [],
  verk: async () => [],
  selskapetsVerk: async () => [],
}

it('does not read a document twice when the built-in engine must answer alone [fault 19]', async () => {
  let ganger = 0
  const funn = createFunn({ arbeidstaker: verdi('Solveig Tangen') })
  const innebygd = {
    ...createTestMotor(),
    finn: async () => {
      ganger += 1
      return funn
    },
  }
  modell.svar = () => melding('Jeg er en tekanne.')
  const config = { KI: 'ekstern' as const, KI_URL: modell.url, KI_MODELL: 'liten', KI_SVARSEKUNDER: 30 }
  const [ekstern, reserve] = createMotorer(config, { innebygd, oppslag, log })
  const lest = createLesing(tekst)
  await expect(ekstern.finn(lest, createSammenheng())).rejects.toThrow()
  expect(await reserve?.finn(lest, createSammenheng())).toBe(funn)
  expect(ganger).toBe(1)
})

it('asks nobody outside where the built-in engine is chosen [G10]', async () => {
  const config = { KI: 'innebygd' as const, KI_URL: modell.url, KI_MODELL: 'liten', KI_SVARSEKUNDER: 30 }
  expect(createMotorer(config, { innebygd: createTestMotor(), oppslag, log })).toHaveLength(1)
})

it.each([
  ['http://127.0.0.1:8080/v1', 'lokalt'],
  ['http://127.1/v1', 'lokalt'],
  ['http://[::1]:8080/v1', 'lokalt'],
  ['http://LOCALHOST:11434/v1', 'lokalt'],
  ['https://modeller.example/v1', 'ut'],
  ['https://modeller.example/v1', 'av'],
] as const)('lets pictures go to %s where the setting is %s', (url, valg) => {
  const config = { KI: 'ekstern' as const, KI_URL: url, KI_MODELL: 'liten', KI_SVARSEKUNDER: 30 }
  const parts = { innebygd: createTestMotor(), oppslag, log }
  expect(createMotorer({ ...config, KI_BILDER: valg }, parts)).toHaveLength(2)
})

it.each([
  'https://modeller.example/v1',
  'http://localhost.modeller.example/v1',
  'http://127.0.0.1.nip.io/v1',
  'http://127.0.0.1@modeller.example/v1',
  'http://modeller.localhost/v1',
  'http://0.0.0.0:8080/v1',
  'http://10.0.0.4:8080/v1',
  'http://[::ffff:7f00:1]/v1',
])('does not start where pictures would leave the machine for %s unasked, and says which setting it is', url => {
  const config = { KI: 'ekstern' as const, KI_URL: url, KI_MODELL: 'liten', KI_SVARSEKUNDER: 30 }
  const start = () =>
    createMotorer({ ...config, KI_BILDER: 'lokalt' }, { innebygd: createTestMotor(), oppslag, log })
  expect(start).toThrow(`KI_BILDER=lokalt kan bare brukes når KI_URL er denne maskinen`)
  expect(start).toThrow(new URL(url).host)
})

it('drawing pictures takes nothing of the time that the answer and the reserve have', () => {
  const ekstern = { KI: 'ekstern', KI_SVARSEKUNDER: 10 } as const
  expect(answerMsOf({ ...ekstern, KI_BILDER: 'av' })).toBe(10_000)
  expect(answerMsOf({ ...ekstern, KI_BILDER: 'lokalt' })).toBe(10_000 + drawingMs)
  expect(answerMsOf({ ...ekstern, KI: 'innebygd', KI_BILDER: 'ut' })).toBe(0)
})
