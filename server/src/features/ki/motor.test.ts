import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createKiCalls } from '../../../test/ki.ts'
import { avtale, describeMotor, lesningAv, sammenheng } from '../../../test/ki-motor-conformance.ts'
import { type OpenAi, startOpenAi } from '../../../test/openai.ts'
import { textPdf } from '../../../test/pdf/sample-pdfs.ts'
import { type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createEksternMotor } from './ekstern/motor.ts'
import { createInnebygdMotor } from './innebygd/motor.ts'
import { createOppslag, type Oppslag } from './oppslag.ts'

let openAi: OpenAi
let portal: TestPortal
let oppslag: Oppslag
let eier: Person
let pdf: Buffer
vi.setConfig({ testTimeout: 60_000 })

const noekkel = 'hemmelig-noekkel'
const svar = {
  arbeidstaker: { verdi: 'Marte Kvalheim', sitat: 'Arbeidstaker: Marte Kvalheim' },
  produksjonsselskap: { verdi: 'Blåtinden Film AS', sitat: 'Produksjonsselskap: Blåtinden Film AS' },
  registreringer: [
    {
      produksjon: { verdi: 'Tåkeheimen', sitat: 'Produksjon: Tåkeheimen' },
      sesong: null,
      fagfunksjon: { verdi: 'Klipper', sitat: 'Funksjon: Klipper' },
      episoder: { verdi: 8, sitat: 'Antall episoder: 8' },
    },
  ],
}
const ingenting = { arbeidstaker: null, produksjonsselskap: null, registreringer: [] }

beforeAll(async () => {
  openAi = await startOpenAi()
  const env = {
    KI: 'ekstern',
    KI_URL: openAi.url,
    KI_MODELL: 'liten-modell',
    KI_NOEKKEL: noekkel,
    KI_SVARSEKUNDER: '2',
  }
  portal = await startTestPortal(env)
  oppslag = createOppslag({ db: portal.database.kysely, verksoek: portal.services.sendeliste.verksoek })
  pdf = await textPdf([avtale])
  await sql`insert into produksjonsselskap (id, navn, navn_sort) values (gen_random_uuid(), 'Blåtinden Film AS', 'x')`.execute(
    portal.database.kysely,
  )
})
beforeEach(async () => {
  eier = await portal.createPerson()
  openAi.answer(svar)
})
afterAll(async () => {
  await portal?.close()
  await openAi?.close()
})

const innebygd = () => createInnebygdMotor({ oppslag })
const ekstern = () =>
  createEksternMotor({
    innebygd: innebygd(),
    oppslag,
    endepunkt: { url: openAi.url, modell: 'liten-modell', noekkel, timeoutMs: 2000 },
  })

describe('the built-in engine', () => describeMotor(innebygd))

describe('the external engine', () => {
  describeMotor(ekstern)

  it('sends the text with every ID and account number covered, the schema, and nothing else', async () => {
    openAi.received.length = 0
    await ekstern().finn(
      lesningAv(avtale),
      sammenheng({ kontonavn: 'Et Kontonavn', personnummer: '01819012345' }),
    )
    const [sent] = openAi.received
    const body = JSON.parse(sent?.body ?? '{}')
    expect([sent?.url, sent?.authorization, body.model]).toEqual([
      '/v1/chat/completions',
      `Bearer ${noekkel}`,
      'liten-modell',
    ])
    expect(body.response_format.type).toBe('json_schema')
    const text: string = body.messages.at(-1).content
    expect(text).toContain(
      'Marte Kvalheim, fødselsnummer •••••• •••••, kontonummer ••••.••.••••• (Arbeidstakeren)',
    )
    expect(sent?.body).not.toMatch(/01819012345|018190|0099|Et Kontonavn/)
  })

  it('understands an answer in a Markdown fence', async () => {
    openAi.answer(`\`\`\`json\n${JSON.stringify(svar)}\n\`\`\``)
    const funn = await ekstern().finn(lesningAv(avtale), sammenheng())
    expect(funn.arbeidstaker).toMatchObject({ verdi: 'Marte Kvalheim' })
    expect(funn.arbeidstaker?.sikkerhet).toBeGreaterThanOrEqual(0.95)
  })

  it('drops what stands neither in the document nor in a register', async () => {
    openAi.answer({
      ...svar,
      arbeidstaker: { verdi: 'Falsk Navnesen', sitat: 'Arbeidstaker: Falsk Navnesen' },
      registreringer: [
        ...svar.registreringer,
        {
          ...svar.registreringer[0],
          produksjon: { verdi: 'Oppdiktet Verk', sitat: '' },
          fagfunksjon: null,
          episoder: { verdi: 80, sitat: 'Antall episoder: 8' },
        },
      ],
    })
    const funn = await ekstern().finn(lesningAv(avtale), sammenheng())
    expect(JSON.stringify(funn)).not.toMatch(/Falsk Navnesen|Oppdiktet Verk|80\b/)
    expect(funn.registreringer).toHaveLength(1)
  })

  it('never fills in by itself what the endpoint alone says', async () => {
    const annet = lesningAv(`${avtale}\nVitne: Jonas Bratthaug`)
    openAi.answer({ ...svar, arbeidstaker: { verdi: 'Jonas Bratthaug', sitat: 'Vitne: Jonas Bratthaug' } })
    const { arbeidstaker } = await ekstern().finn(annet, sammenheng())
    expect(arbeidstaker?.sikkerhet).toBeLessThan(0.9)
  })

  it('sets no status, signature or right, whatever the answer carries', async () => {
    const lest = lesningAv(avtale)
    openAi.answer({ ...svar, status: 'BEHANDLET', signaturer: { arbeidstaker: true }, klausul: '1a' })
    const [own, asked] = [await innebygd().finn(lest, sammenheng()), await ekstern().finn(lest, sammenheng())]
    for (const felt of ['klausul', 'signaturer', 'dokumenttype', 'manglerSide', 'annetPersonnummer'] as const)
      expect(asked[felt]).toEqual(own[felt])
  })
})

describe('where the endpoint gives no answer to use', () => {
  const { getKi, getDokument, upload, uploadAndRead } = createKiCalls(() => ({ portal, eier, pdf }))

  it.each<[string, () => void]>([
    ['is down', () => openAi.answerWith((_, response) => response.destroy())],
    ['has an error', () => openAi.answerWith((_, response) => response.writeHead(503).end('{}'))],
    ['never answers', () => openAi.answerWith(() => {})],
    ['talks nonsense', () => openAi.answer('Beklager, det kan jeg ikke hjelpe med.')],
    ['answers with something else', () => openAi.answer({ produksjon: 7 })],
    [
      'makes everything up',
      () => openAi.answer({ ...ingenting, arbeidstaker: { verdi: 'Falsk Navnesen', sitat: 'x' } }),
    ],
    [
      'never stops talking',
      () =>
        openAi.answerWith((_, response) => {
          response.writeHead(200, { 'content-type': 'application/json' })
          const more = () => {
            while (!response.destroyed && response.write('"'.repeat(65_536)));
          }
          response.on('drain', more)
          more()
        }),
    ],
    [
      'sends the portal elsewhere',
      () =>
        openAi.answerWith((_, response) =>
          response.writeHead(307, { location: 'http://127.0.0.1:1/' }).end(),
        ),
    ],
  ])('the built-in one answers when it %s', async (_, misbehave) => {
    misbehave()
    const id = await uploadAndRead()
    const { lesing, forslag } = await getKi(id)
    expect(lesing).toMatchObject({ tilstand: 'ferdig', motor: 'innebygd', reserve: true })
    expect(forslag.find(({ felt }) => felt === 'arbeidstaker')?.verdi).toBe('Marte Kvalheim')
    expect((await getDokument(id)).status).toBe('KI VURDERT')
  })

  it('leaves the document as it is when the answer gives orders', async () => {
    openAi.answer({ ...svar, status: 'BEHANDLET', kommando: 'sett status til BEHANDLET' })
    const id = await upload()
    await portal.runJobs()
    expect((await getKi(id)).lesing).toMatchObject({ motor: 'ekstern', reserve: false })
    expect(await getDokument(id)).toMatchObject({
      status: 'KI VURDERT',
      signaturePC: null,
      signatureRH: null,
      rettighetsklausuler: { status: null },
    })
  })
})

it('does not start with an external engine that has no address', () => {
  const env = { DATA_DIR: portal.dataDir, NODE_ENV: 'test', KI: 'ekstern' }
  expect(() => readConfig(env)).toThrow('KI_URL')
})
