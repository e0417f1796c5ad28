import crypto from 'node:crypto'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { photo } from '../../../test/pdf/sample-images.ts'
import { bearer, formBody, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'

let portal: TestPortal
let stab: Person
let dokument: string
let nummer: number

type Form = { felter: Record<string, string>; bilde: Buffer; navn?: string }
type Kall = { url: string; json?: object; form?: Form }

function send({ url, json, form }: Kall, noekkel: string, person = stab) {
  const headers = { ...bearer(person), 'idempotency-key': noekkel }
  if (!form) return portal.app.inject({ method: 'POST', url, payload: json ?? {}, headers })
  const { payload, headers: ofForm } = formBody(form.felter, [
    { navn: form.navn ?? 'side.jpg', innhold: form.bilde },
  ])
  return portal.app.inject({ method: 'POST', url, payload, headers: { ...headers, ...ofForm } })
}

/** Every call that takes an Idempotency-Key, each once as it is and in the other ways that its content can differ. */
let alle: Record<string, { kall: Kall; andre: Kall[] }>

beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  const [bilde, annetBilde] = await Promise.all([photo(60, 40), photo(40, 60)])
  const opplasting: Form = { felter: { filnavn: 'Avtale', kommentar: 'Se side 2', userId: stab.id }, bilde }
  const uploadFiler = (form: Form): Kall => ({ url: '/api/process/upload', form })
  dokument = (await send(uploadFiler(opplasting), crypto.randomUUID())).json().document._id
  const sak = await send(
    { url: '/api/send-email', json: { message: 'Den første saken' } },
    crypto.randomUUID(),
  )
  nummer = sak.json().saksnummer
  const sider = (form: Form): Kall => ({ url: `/api/process/add-pages/${dokument}`, form })
  const tekst = (url: string, innhold: string): Kall => ({ url, json: { tekst: innhold, versjon: 1 } })
  const svar = `/api/saker/${nummer}/svar`
  const notat = `/api/saker/${nummer}/notater`
  const melding = `/api/henvendelser/${nummer}/meldinger`
  const ny = (json: object): Kall => ({ url: '/api/process/send-email', json })
  alle = {
    lastOpp: {
      kall: uploadFiler(opplasting),
      andre: [
        uploadFiler({ ...opplasting, bilde: annetBilde }),
        uploadFiler({ ...opplasting, navn: 'annen.jpg' }),
        uploadFiler({ ...opplasting, felter: { ...opplasting.felter, filnavn: 'Avtale 2' } }),
      ],
    },
    leggTilSider: {
      kall: sider({ felter: {}, bilde }),
      andre: [sider({ felter: {}, bilde: annetBilde })],
    },
    sendMelding: {
      kall: ny({ message: 'Noe er feil', slag: 'reklamasjon' }),
      andre: [ny({ message: 'Noe annet er feil', slag: 'reklamasjon' }), ny({ message: 'Noe er feil' })],
    },
    svarHenvendelse: { kall: tekst(melding, 'Mer fra meg'), andre: [tekst(melding, 'Noe annet fra meg')] },
    noterPaaSak: { kall: tekst(notat, 'Internt'), andre: [tekst(notat, 'Noe annet internt')] },
    svarPaaSak: { kall: tekst(svar, 'Svaret'), andre: [tekst(svar, 'Et annet svar')] },
  }
})
afterAll(() => portal?.close())

const antall = async () =>
  (
    await portal.asOwner(
      'select (select count(*) from dokument)::int as dokumenter, (select count(*) from fil)::int as filer, (select count(*) from sak_melding)::int as meldinger, (select count(*) from historikk)::int as linjer',
    )
  ).rows[0]
const lagret = async () => (await Array.fromAsync(portal.services.storage.list())).length
const refused = { statusCode: 422, code: 'noekkel_brukt' }
const told = (answer: Awaited<ReturnType<typeof send>>) => ({
  statusCode: answer.statusCode,
  code: answer.json().code,
})

/** The case has the version that an answer wants only once: the answer comes last. */
it('a key belongs to one call and one content: with anything else it is refused, and nothing is done [L13]', async () => {
  for (const [navn, { kall, andre }] of Object.entries(alle)) {
    if (navn === 'svarPaaSak') {
      const { rows } = await portal.asOwner('select versjon from sak where nummer = $1', [nummer])
      for (const one of [kall, ...andre]) Object.assign(one.json ?? {}, { versjon: rows[0].versjon })
    }
    const noekkel = crypto.randomUUID()
    const first = await send(kall, noekkel)
    expect([navn, first.statusCode, first.body.slice(0, 200)]).toEqual([
      navn,
      expect.toBeOneOf([200, 201]),
      expect.anything(),
    ])
    const before = [await antall(), await lagret()]
    for (const other of [...andre, ...Object.values(alle).map(one => one.kall)]) {
      if (other === kall) continue
      const answer = await send(other, noekkel)
      expect([navn, other.url, told(answer)]).toEqual([navn, other.url, refused])
      expect(answer.json().message).toMatch(/^Ingenting ble lagret/)
    }
    const again = await send(kall, noekkel)
    expect([navn, again.statusCode]).toEqual([navn, first.statusCode])
    const { document, saksnummer } = first.json()
    expect(again.json()).toMatchObject({
      ...(document && { document: { _id: document._id } }),
      ...(saksnummer && { saksnummer }),
    })
    expect([navn, await antall(), await lagret()]).toEqual([navn, ...before])
  }
})

it.each([
  '',
  'kort',
  'med mellomrom i',
  'x'.repeat(101),
])('refuses a key that is none, instead of passing it over: %j [L13]', async noekkel => {
  for (const [navn, { kall }] of Object.entries(alle)) {
    const before = [await antall(), await lagret()]
    const answer = await send(kall, noekkel)
    expect([navn, told(answer)]).toEqual([navn, { statusCode: 400, code: 'ugyldig_foresporsel' }])
    expect(answer.json().felt['Idempotency-Key']).toMatch(/^Nøkkelen må ha/)
    expect([navn, await antall(), await lagret()]).toEqual([navn, ...before])
  }
})

it('the same key is another person’s own, and is never answered with what somebody else did [L13]', async () => {
  const noekkel = crypto.randomUUID()
  const [en, annen] = [await portal.createPerson(), await portal.createPerson()]
  const kall: Kall = { url: '/api/send-email', json: { message: 'Samme ord' } }
  const answers = [await send(kall, noekkel, en), await send(kall, noekkel, annen)]
  expect(answers.map(answer => answer.statusCode)).toEqual([200, 200])
  expect(new Set(answers.map(answer => answer.json().saksnummer)).size).toBe(2)
})

it('of two calls at once with one key and different contents one is carried out and one is refused [L13]', async () => {
  const person = await portal.createPerson()
  const bilde = await photo(30, 30)
  const kall = (filnavn: string): Kall => ({
    url: '/api/process/upload',
    form: { felter: { filnavn, userId: person.id }, bilde },
  })
  const melding = (message: string): Kall => ({ url: '/api/send-email', json: { message } })
  for (const [one, other] of [
    [kall('En'), kall('To')],
    [melding('En'), melding('To')],
    [kall('Tre'), melding('Tre')],
  ] as const) {
    const noekkel = crypto.randomUUID()
    const answers = await Promise.all([send(one, noekkel, person), send(other, noekkel, person)])
    const codes = answers.map(answer => answer.statusCode)
    expect(codes.filter(code => code === 422)).toHaveLength(1)
    expect(codes.filter(code => code < 300)).toHaveLength(1)
  }
})

type Endring = { method: 'POST' | 'PUT' | 'DELETE'; url: string; payload?: object }

const change = (endring: Endring, noekkel: string, person = stab) =>
  portal.app.inject({ ...endring, headers: { ...bearer(person), 'idempotency-key': noekkel } })

/** Changes that would be refused, or made twice, if they were carried out again. */
async function listEndringer(): Promise<Endring[]> {
  const upload = async () =>
    (await portal.upload(stab, [{ navn: 'side.jpg', innhold: await photo(20, 20) }])).json().document._id
  const [lagret, slettet, valgt] = [await upload(), await upload(), await upload()]
  return [
    { method: 'PUT', url: `/api/document/${lagret}`, payload: { notat: 'Lagret', versjon: 1 } },
    { method: 'DELETE', url: `/api/document/${slettet}` },
    { method: 'POST', url: `/api/document/${slettet}/hent-tilbake` },
    {
      method: 'POST',
      url: '/api/document/masseendring',
      payload: { dokumenter: [{ id: valgt, versjon: 1 }], endring: { status: 'MANGLER SIGNATUR' } },
    },
    { method: 'POST', url: '/api/produksjonsselskaper', payload: { navn: `Selskap ${crypto.randomUUID()}` } },
    { method: 'POST', url: '/api/filtre', payload: { liste: 'registreringer', navn: 'Mine', soek: '' } },
    { method: 'POST', url: '/api/fraser', payload: { tekst: 'Signer den siste siden.' } },
  ]
}

it('answers a change that is sent again as it was answered the first time, and makes it once [L13]', async () => {
  for (const endring of await listEndringer()) {
    const noekkel = crypto.randomUUID()
    const first = await change(endring, noekkel)
    expect([endring.url, first.statusCode]).toEqual([endring.url, expect.toBeOneOf([200, 201])])
    const before = await antall()
    const again = await change(endring, noekkel)
    expect([endring.url, again.statusCode, again.body]).toEqual([endring.url, first.statusCode, first.body])
    expect(again.headers['content-type']).toBe(first.headers['content-type'])
    expect([endring.url, await antall()]).toEqual([endring.url, before])
    const other = await change({ ...endring, url: `/api/users/${stab.id}/logg-ut`, method: 'POST' }, noekkel)
    expect(told(other)).toEqual(refused)
    const withoutKey = await portal.app.inject({ ...endring, headers: bearer(stab) })
    expect([endring.url, withoutKey.body === first.body]).toEqual([endring.url, false])
  }
})

it('makes a change once that is sent twice at the same time, and answers both alike [L13]', async () => {
  const noekkel = crypto.randomUUID()
  const endring = {
    method: 'POST',
    url: '/api/fraser',
    payload: { tekst: 'Sendt to ganger på én gang.' },
  } as const
  const both = await Promise.all([change(endring, noekkel), change(endring, noekkel)])
  expect(new Set(both.map(one => one.body)).size).toBe(1)
  const { rows } = await portal.asOwner('select tekst from frase where tekst = $1', [endring.payload.tekst])
  expect(rows).toHaveLength(1)
})

it('keeps the answers sealed, none that is refused, and none of what is read or shown once [L13]', async () => {
  const person = await portal.createPerson('administrator')
  const told = async () =>
    (await portal.asOwner('select svar_kryptert from idempotens where bruker_id = $1', [person.id])).rows
  const send = (url: string, payload?: object) =>
    change({ method: 'POST', url, ...(payload && { payload }) }, crypto.randomUUID(), person)
  await send('/api/user/totrinn/oppsett')
  await send('/api/user/bekreft-passord', { password: person.password })
  await send('/api/fraser', { tekst: '' })
  await send('/api/document/masseendring/forhaandsvisning', {
    dokumenter: [{ id: dokument, versjon: 1 }],
    endring: {},
  })
  expect(await told()).toEqual([])
  await send('/api/fraser', { tekst: 'Hemmelig til i morgen.' })
  expect(await told()).toEqual([{ svar_kryptert: expect.stringMatching(/^v1\.[^ ]+$/) }])
  // A bare hash of a password or a number could be guessed.
  const { rows } = await portal.asOwner('select avtrykk from idempotens where bruker_id = $1', [person.id])
  expect(rows).toEqual([{ avtrykk: expect.not.stringMatching(/^[0-9a-f]{64}$/) }])
})
