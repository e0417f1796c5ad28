import { checkBrev, eksempelverdier, fillBrev } from '@rp/contract/brev'
import type { Brevinnstilling, Innstillinger } from '@rp/contract/innstilling'
import type { Visningsaarliste } from '@rp/contract/visningsaar'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../../test/portal.ts'
import { createServices } from '../../app/services.ts'
import { createLog } from '../../platform/log.ts'

let portal: TestPortal
let admin: Person
let member: Person
beforeAll(async () => {
  portal = await startTestPortal({ CONTACT_EMAIL: 'post@organisasjonen.example' })
  admin = await portal.createPerson('administrator')
  member = await portal.createPerson()
})
afterAll(() => portal?.close())

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'
const ask = async (method: Method, url: string, payload?: object, who = admin) => {
  const answer = await portal.app.inject({
    method,
    url,
    headers: bearer(who),
    ...(payload !== undefined && { payload }),
  })
  return { status: answer.statusCode, body: answer.json() }
}
const all = async (): Promise<Innstillinger> => (await ask('GET', '/api/innstillinger')).body
const put = (navn: string, verdi: unknown, versjon: number) =>
  ask('PUT', '/api/innstillinger', { navn, verdi, versjon })
const historyOf = async (id: string | null) => (await ask('GET', `/api/historikk/innstilling/${id}`)).body
const mailsTo = async (to: string) =>
  (await portal.services.outbox.listLocal()).filter(mail => mail.to === to).map(mail => mail.letter)
/** What another process of the portal, on the same database, knows. */
const otherProcess = () =>
  createServices({
    config: portal.config,
    publicUrl: 'https://portalen.example',
    database: portal.database,
    log: createLog('silent'),
  })

describe('the named values', () => {
  it('are the configuration’s until staff change them', async () => {
    const { kontaktadresse, infomelding, lenker, fagliste, paaminnelser } = await all()
    expect(kontaktadresse).toEqual({
      verdi: 'post@organisasjonen.example',
      standard: 'post@organisasjonen.example',
      satt: false,
      endret: null,
      versjon: 0,
      id: null,
    })
    expect(lenker.verdi).toHaveLength(3)
    expect([infomelding.verdi.paa, fagliste.verdi]).toEqual([true, 'spesifikasjon'])
    expect(Object.values(paaminnelser.verdi).map(({ paa }) => paa)).toEqual([false, false, false])
  })

  it('hold at once, in every process, on the page and in the mails', async () => {
    const other = await otherProcess()
    expect((await other.innstilling.getOppsett()).kontaktadresse).toBe('post@organisasjonen.example')
    const saved = await put('kontaktadresse', ' Hjelp@Organisasjonen.example ', 0)
    expect(saved.status).toBe(200)
    expect(saved.body.kontaktadresse).toMatchObject({
      satt: true,
      versjon: 1,
      verdi: 'hjelp@organisasjonen.example',
    })
    expect((await other.innstilling.getOppsett()).kontaktadresse).toBe('hjelp@organisasjonen.example')

    await ask('POST', '/api/process/send-email', { message: 'Hei' }, member)
    expect(await mailsTo('hjelp@organisasjonen.example')).toHaveLength(1)
    expect((await mailsTo(member.email))[0]?.closing.join(' ')).toContain('hjelp@organisasjonen.example')

    const reset = await ask('DELETE', '/api/innstillinger/kontaktadresse')
    expect(reset.body.kontaktadresse).toMatchObject({ satt: false, verdi: 'post@organisasjonen.example' })
    expect((await other.innstilling.getOppsett()).kontaktadresse).toBe('post@organisasjonen.example')
  })

  it('keep who changed what, from what to what', async () => {
    const { fagliste } = await all()
    await put('fagliste', 'fordelingsplan', fagliste.versjon)
    const { fagliste: now } = await all()
    expect(now.endret?.hvem).toBe(admin.email)
    const [line, ...more] = await historyOf(now.id)
    expect(more).toEqual([])
    expect([line.hvem, line.endringer]).toEqual([
      admin.email,
      [{ felt: 'Liste over fagfunksjoner', fra: 'spesifikasjon', til: 'fordelingsplan' }],
    ])
    // Saved as it is, nothing has happened.
    await put('fagliste', 'fordelingsplan', now.versjon)
    expect(await historyOf(now.id)).toHaveLength(1)
  })

  it('are not overwritten by somebody who saw an older one', async () => {
    const { infomelding } = await all()
    const verdi = { ...infomelding.verdi, tittel: 'Stengt i julen' }
    expect((await put('infomelding', verdi, infomelding.versjon)).status).toBe(200)
    const stale = await put('infomelding', { ...verdi, tittel: 'Noe annet' }, infomelding.versjon)
    expect([stale.status, stale.body.code]).toEqual([409, 'konflikt'])
    expect(stale.body).toMatchObject({
      gjeldende: { verdi, versjon: infomelding.versjon + 1 },
      av: { deg: true, sekunderSiden: expect.any(Number) },
    })
    expect((await all()).infomelding.verdi.tittel).toBe('Stengt i julen')
  })

  it('take the popup away when it is switched off', async () => {
    const { infomelding } = await all()
    await put('infomelding', { ...infomelding.verdi, paa: false }, infomelding.versjon)
    expect((await portal.services.innstilling.getOppsett()).infomelding).toBeNull()
    await ask('DELETE', '/api/innstillinger/infomelding')
    expect((await portal.services.innstilling.getOppsett()).infomelding?.tittel).toBe(
      'Nytt i Rettighetsportalen',
    )
  })

  it.each([
    ['kontaktadresse', 'ikke en adresse', 'verdi'],
    ['kontaktadresse', 'a@b.example, c@d.example', 'verdi'],
    ['infomelding', { paa: true, tittel: ' ', tekst: 'x' }, 'verdi.tittel'],
    ['lenker', [{ tekst: 'Lenke', adresse: 'http://organisasjonen.example' }], 'verdi.0.adresse'],
    ['lenker', [{ tekst: 'Lenke', adresse: 'javascript:alert(1)' }], 'verdi.0.adresse'],
    ['lenker', [{ tekst: 'Lenke', adresse: 'https://a:b@ond.example' }], 'verdi.0.adresse'],
    ['lenker', [{ tekst: 'Lenke', adresse: '//ond.example' }], 'verdi.0.adresse'],
    ['lenker', [{ tekst: '', adresse: 'https://organisasjonen.example' }], 'verdi.0.tekst'],
    ['fagliste', 'en annen', 'verdi'],
  ])('refuse what is not valid, and say so at the field: %s %j', async (navn, verdi, felt) => {
    const { status, body } = await put(navn, verdi, 0)
    expect([status, Object.keys(body.felt)]).toEqual([400, [felt]])
    expect(body.felt[felt]).not.toMatch(/Invalid|Too/)
  })

  it('let no personnummer or account number into the mail of a reminder', async () => {
    const { verdi, versjon } = (await all()).paaminnelser
    const regel = { ...verdi['MANGLER SIGNATUR'], tekst: 'Skriv til 018101 12345.' }
    const { status, body } = await put('paaminnelser', { ...verdi, 'MANGLER SIGNATUR': regel }, versjon)
    expect([status, body.felt]).toEqual([
      400,
      { 'verdi.MANGLER SIGNATUR.tekst': 'Et personnummer eller kontonummer skal ikke stå i en e-post.' },
    ])
  })

  it('keep what was set when one more part of them is known', async () => {
    const { paaminnelser: foer } = await all()
    const regler = { ...foer.verdi, 'FYLL INN EPISODER': { ...foer.verdi['FYLL INN EPISODER'], foerste: 33 } }
    expect((await put('paaminnelser', regler, foer.versjon)).status).toBe(200)
    // As it was stored before a member could be reminded of this status.
    await sql`update innstilling set verdi = verdi - 'MANGLER SIGNATUR' where navn = 'paaminnelser'`.execute(
      portal.services.db,
    )
    const { paaminnelser } = await all()
    expect(paaminnelser.satt).toBe(true)
    expect(paaminnelser.verdi['FYLL INN EPISODER'].foerste).toBe(33)
    expect(paaminnelser.verdi['MANGLER SIGNATUR']).toEqual(paaminnelser.standard['MANGLER SIGNATUR'])
  })

  it('may lead to a page of the portal itself', async () => {
    const { lenker } = await all()
    const verdi = [{ tekst: 'Personvern', adresse: '/personvern' }]
    expect((await put('lenker', verdi, lenker.versjon)).status).toBe(200)
    expect((await portal.services.innstilling.getOppsett()).lenker).toEqual(verdi)
  })
})

describe('the words of the mails', () => {
  const list = async (): Promise<Brevinnstilling[]> => (await ask('GET', '/api/innstillinger/brev')).body
  const one = async (navn: string) => {
    const found = (await list()).find(brev => brev.navn === navn)
    if (!found) throw new Error(navn)
    return found
  }

  it('can all be sent as they stand, and show no hole in the preview', async () => {
    const maler = await list()
    expect(new Set(maler.map(({ navn }) => navn)).size).toBe(maler.length)
    for (const mal of maler) {
      expect([mal.navn, checkBrev(mal, mal.standard)]).toEqual([mal.navn, {}])
      const { subject, paragraphs, closing } = fillBrev(
        mal,
        mal.standard,
        eksempelverdier(mal),
        'https://x.example',
      )
      expect([subject, ...paragraphs, ...closing].join('\n')).not.toMatch(/[{}]|\d{11}/)
    }
  })

  it('are what the member reads from then on, in every process', async () => {
    const { standard } = await one('sak_kvittering')
    const verdi = { ...standard, emne: 'Takk for meldingen, sak {saksnummer}' }
    expect((await ask('PUT', '/api/innstillinger/brev/sak_kvittering', { verdi, versjon: 0 })).status).toBe(
      200,
    )
    const someone = await portal.createPerson()
    await ask('POST', '/api/process/send-email', { message: 'Hei {lenke}' }, someone)
    const [letter] = await mailsTo(someone.email)
    expect(letter?.subject).toMatch(/^Takk for meldingen, sak \d+$/)
    expect(letter?.paragraphs).toContain('Du skrev:\nHei {lenke}')
    const other = await otherProcess()
    expect((await other.brev.list()).find(brev => brev.navn === 'sak_kvittering')?.verdi.emne).toBe(
      verdi.emne,
    )

    await ask('DELETE', '/api/innstillinger/brev/sak_kvittering')
    const now = await one('sak_kvittering')
    expect([now.satt, now.verdi]).toEqual([false, standard])
    expect((await historyOf(now.id)).map((line: { endringer: unknown[] }) => line.endringer.length)).toEqual([
      1, 1,
    ])
  })

  it('are refused with a sentence when the member would get a mail that is of no use', async () => {
    const { standard } = await one('tilbakestilling')
    const without = { ...standard, tekst: standard.tekst.replace('{lenke}', '') }
    const answer = await ask('PUT', '/api/innstillinger/brev/tilbakestilling', { verdi: without, versjon: 0 })
    expect([answer.status, answer.body.felt]).toEqual([
      400,
      { 'verdi.tekst': 'Teksten må ha {lenke}. Uten den får ikke medlemmet knappen å trykke på.' },
    ])
    const unknown = { ...standard, emne: 'Hei {personnummer}' }
    const second = await ask('PUT', '/api/innstillinger/brev/tilbakestilling', { verdi: unknown, versjon: 0 })
    expect(second.body.felt['verdi.emne']).toContain('«{personnummer}» er ikke en plassholder')
    expect(
      (await ask('PUT', '/api/innstillinger/brev/finnes_ikke', { verdi: standard, versjon: 0 })).status,
    ).toBe(404)
  })

  it('can be tried without being saved, and the trial opens nothing', async () => {
    const { standard } = await one('tilbakestilling')
    const utkast = { ...standard, emne: 'Et utkast' }
    const answer = await ask('POST', '/api/innstillinger/brev/tilbakestilling/proeve', utkast)
    expect(answer.body.message).toBe(`Prøven er sendt til ${admin.email}.`)
    const letter = (await mailsTo(admin.email))[0]
    expect([letter?.subject, letter?.link?.url]).toEqual(['Prøve: Et utkast', 'https://portalen.example/'])
    expect((await one('tilbakestilling')).satt).toBe(false)
  })
})

describe('the viewing years', () => {
  const list = async (): Promise<Visningsaarliste> => (await ask('GET', '/api/visningsaar')).body
  const year = async (aar: number) => (await list()).rader.find(row => row.aar === aar)

  it('are added, changed and deleted, and the front page knows at once', async () => {
    const ny = { aar: 2025, fordeles: 2027, planVedtatt: null }
    expect((await ask('POST', '/api/visningsaar', ny)).status).toBe(201)
    expect((await ask('POST', '/api/visningsaar', ny)).body.code).toBe('visningsaar_finnes')
    await ask('PUT', '/api/visningsaar/2025', { ...ny, planVedtatt: '2027-04-03' })
    expect(await year(2025)).toEqual({ aar: 2025, fordeles: 2027, planVedtatt: '2027-04-03', sendinger: 0 })
    expect((await portal.services.innstilling.getOppsett()).visningsaar[0]).toEqual({
      aar: 2025,
      fordeles: 2027,
    })
    await ask('DELETE', '/api/visningsaar/2025')
    expect(await year(2025)).toBeUndefined()
    const { id, endret } = await list()
    expect(endret?.hvem).toBe(admin.email)
    expect((await historyOf(id)).map((line: { endringer: unknown[] }) => line.endringer[0])).toEqual([
      { felt: 'Visningsåret 2025', fra: 'fordeles i 2027, plan vedtatt 03.04.2027', til: null },
      {
        felt: 'Visningsåret 2025',
        fra: 'fordeles i 2027',
        til: 'fordeles i 2027, plan vedtatt 03.04.2027',
      },
      { felt: 'Visningsåret 2025', fra: null, til: 'fordeles i 2027' },
    ])
  })

  it('keep the one that has a broadcast list, and the one the portal is about', async () => {
    expect((await ask('DELETE', '/api/visningsaar/2023')).body.code).toBe('visningsaar_gjelder')
    await portal.database.pool.query(
      `insert into sendeliste (id, visningsaar, tittel, tittel_sort) values (gen_random_uuid(), 2022, 'Fjorden', 'fjorden')`,
    )
    const answer = await ask('DELETE', '/api/visningsaar/2022')
    expect([answer.status, answer.body.message]).toEqual([
      409,
      'Visningsåret 2022 har en sendeliste og kan ikke slettes. Angre importen av sendelisten først.',
    ])
    expect(await year(2022)).toMatchObject({ sendinger: 1 })
  })

  it('are not distributed before they were shown', async () => {
    const answer = await ask('POST', '/api/visningsaar', { aar: 2026, fordeles: 2025, planVedtatt: null })
    expect(answer.body.felt.fordeles).toBe('Fordelingsåret kan ikke være før visningsåret.')
  })
})
