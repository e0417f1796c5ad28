import { afterAll, beforeAll, expect, it } from 'vitest'
import { textPdf } from '../../test/pdf/sample-pdfs.ts'
import { syntheticPersonnummer } from '../../test/personnummer.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { spawnServer } from '../../test/process.ts'
import { listAdresser } from '../features/personvern/sletting/person.repository.ts'
import { connectionUrl } from '../platform/db/connection.ts'
import { sortKey } from '../platform/db/sort-key.ts'

/** «å» as «a» and a ring, as a Mac names its files. */
const nfd = (text: string) => text.normalize('NFD')

let portal: TestPortal
let stab: Person
let kari: Person
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
  kari = await portal.createPerson()
})
afterAll(() => portal?.close())

const call = async (method: 'GET' | 'POST' | 'PUT', url: string, hvem: Person | null, payload?: object) => {
  const request = { method, url, headers: hvem ? bearer(hvem) : {}, ...(payload && { payload }) }
  const answer = await portal.app.inject(request)
  return { status: answer.statusCode, body: answer.json() }
}
const isDone = async () => Boolean(await only("select from engangsarbeid where navn = 'tekst_i_nfc'"))
/** As after an upgrade. */
const rens = async () => {
  await portal.asOwner('delete from engangsarbeid')
  await portal.asOwner("select graphile_worker.add_job('rens_tekst')")
  await portal.runJobs()
}
const only = async (sql: string, values: unknown[] = []) => (await portal.asOwner(sql, values)).rows[0]
const login = async (email: string, password = kari.password) =>
  (await call('POST', '/api/user/login', null, { email, password })).status
/** An account as an older version made it: the key is the address in small letters. */
async function olderAccount(epost: string): Promise<string> {
  const person = await portal.createPerson()
  await portal.asOwner('update bruker set epost = $2, epost_noekkel = lower($2) where id = $1', [
    person.id,
    epost,
  ])
  return person.id
}

it('stores what is typed in composed form, and finds it by what is typed in either', async () => {
  const navn = { fornavn: nfd('Kåre'), etternavn: nfd('Åsen') }
  expect((await call('PUT', `/api/user/${kari.id}`, kari, navn)).status).toBe(200)
  const { fornavn, fornavn_sort } = await only('select fornavn, fornavn_sort from bruker where id = $1', [
    kari.id,
  ])
  expect([fornavn, fornavn_sort]).toEqual(['Kåre', sortKey('Kåre')])
  const found = await call('GET', `/api/user/users?fornavn=${encodeURIComponent(nfd('kåre'))}&side=1`, stab)
  expect(JSON.stringify(found.body)).toContain(kari.id)
  const pdf = await textPdf(['Avtale'])
  const sent = await portal.upload(kari, [{ navn: nfd('Måne.pdf'), innhold: pdf }], {
    filnavn: nfd('Månelyst'),
  })
  const { _id } = sent.json().document
  expect(await only('select filnavn from dokument where id = $1', [_id])).toEqual({ filnavn: 'Månelyst' })
})

it('takes a password in either form for the same', async () => {
  const email = 'passord@folk.example'
  const password = nfd('blåbærsyltetøy på brød')
  const body = { email, password, personnummer: syntheticPersonnummer() }
  expect((await call('POST', '/api/user/register', null, body)).status).toBe(201)
  expect([await login(email, password), await login(email, password.normalize('NFC'))]).toEqual([200, 200])
})

it('cuts the name of a file at a whole sign, and keeps signs of several parts together', async () => {
  const sign = '👩🏽‍🎨'
  const sent = await portal.upload(kari, [
    { navn: `${sign.repeat(60)}.pdf`, innhold: await textPdf(['Avtale']) },
  ])
  const { navn } = await only("select navn from fil where dokument_id = $1 and rolle = 'original'", [
    sent.json().document._id,
  ])
  expect(navn.length).toBeGreaterThan(200)
  expect(navn.replaceAll(sign, '')).toBe('')
})

it('brings what was stored before to composed form, with what it is searched and sorted by, and leaves history and files', async () => {
  const tittel = 'Nordlysjakten på Åsgårdstrand'
  const { body } = await call('POST', '/api/produksjoner', stab, { Produksjonstittel: tittel })
  const id = body.produksjon._id
  await portal.asOwner(
    `update produksjon set tittel = $2, bruk = jsonb_build_object('sted', $3::text) where id = $1`,
    [id, nfd(tittel), nfd('På øya')],
  )
  const sent = await portal.upload(kari, [{ navn: 'a.pdf', innhold: await textPdf(['Avtale']) }])
  const dokument = sent.json().document._id
  await portal.asOwner('update dokument set arbeidstaker = $2 where id = $1', [dokument, nfd('Åse Bråten')])
  await portal.asOwner('update fil set navn = $2 where dokument_id = $1', [dokument, nfd('måne.pdf')])
  await portal.services.historikk.append(portal.services.db, {
    tid: new Date(),
    aktoerId: kari.id,
    entitet: 'dokument',
    entitetId: dokument,
    hendelse: 'endret',
    endringer: [{ felt: 'arbeidstaker', fra: null, til: nfd('Åse Bråten') }],
  })
  await rens()
  expect(await only('select tittel, tittel_sort, bruk from produksjon where id = $1', [id])).toEqual({
    tittel,
    tittel_sort: sortKey(tittel),
    bruk: { sted: 'På øya' },
  })
  expect(await only('select arbeidstaker from dokument where id = $1', [dokument])).toEqual({
    arbeidstaker: 'Åse Bråten',
  })
  expect(await only('select arbeidstaker from registreringsrad where dokument_id = $1', [dokument])).toEqual({
    arbeidstaker: 'Åse Bråten',
  })
  expect(
    (await only(`select navn from fil where dokument_id = $1 and rolle = 'original'`, [dokument])).navn,
  ).toBe(nfd('måne.pdf'))
  const linje = await only(
    `select endringer from historikk where entitet_id = $1 and hendelse = 'endret' order by sekvens desc`,
    [dokument],
  )
  expect(linje.endringer[0].til).toBe(nfd('Åse Bråten'))
  expect(await isDone()).toBe(false)
  await rens()
  expect((await only('select tittel from produksjon where id = $1', [id])).tittel).toBe(tittel)
  expect(await isDone()).toBe(true)
})

it('goes on with the others where a row may not be changed', async () => {
  const ids = []
  for (const tittel of ['Fjåk', 'Gråk']) {
    const { body } = await call('POST', '/api/produksjoner', stab, { Produksjonstittel: tittel })
    ids.push(body.produksjon._id)
    await portal.asOwner('update produksjon set tittel = $2 where id = $1', [ids.at(-1), nfd(tittel)])
  }
  await portal.asOwner(
    `create function nekt() returns trigger language plpgsql as $$ begin raise 'nei'; end $$;
     create trigger nekt before update on produksjon for each row when (new.id = '${ids[0]}') execute function nekt()`,
  )
  await rens()
  await portal.asOwner('drop trigger nekt on produksjon')
  const title = async (id: string) => (await only('select tittel from produksjon where id = $1', [id])).tittel
  expect([await title(ids[0]), await title(ids[1])]).toEqual([nfd('Fjåk'), 'Gråk'])
  expect(await isDone()).toBe(false)
  await rens()
  expect(await title(ids[0])).toBe('Fjåk')
})

it('makes one account of an address, whatever was copied along and in both spellings of its domain', async () => {
  const register = (email: string) =>
    call('POST', '/api/user/register', null, {
      email,
      personnummer: syntheticPersonnummer(),
      password: kari.password,
    })
  expect((await register('mailto:anne@blåbær.example\u200B')).status).toBe(201)
  expect((await only("select epost from bruker where epost like 'anne@%'")).epost).toBe('anne@blåbær.example')
  for (const other of [
    'Anne@xn--blbr-roah.example',
    'anne@BLÅBÆR.example',
    `anne@${nfd('blåbær')}.example`,
    '\uFEFFanne@blåbær.example',
    'Anne Blå <anne@blåbær.example>',
    '«anne@xn--blbr-roah.example».',
    'ａｎｎｅ＠blåbær.example',
  ])
    expect([other, (await register(other)).body.code]).toEqual([other, 'finnes_fra_foer'])
  for (const typed of [
    'anne@xn--blbr-roah.example',
    '"Anne" <mailto:Anne@blåbær.example>,',
    "'anne@blåbær.example'",
  ])
    expect([typed, await login(typed)]).toEqual([typed, 200])
})

it('takes an address as it is copied wherever one is given', async () => {
  const typed = (name: string) => `Ny Person <mailto:${name}@ny.example>;\u200B`
  const id = await olderAccount('bytt@folk.example')
  const set = await call('PUT', `/api/users/${id}/epost`, stab, { email: typed('satt') })
  const { epost } = await only('select epost from bruker where id = $1', [id])
  expect([set.status, epost]).toEqual([200, 'satt@ny.example'])
  const selskap = await call('POST', '/api/produksjonsselskaper', stab, {
    navn: 'Nytt AS',
    epost: typed('post'),
  })
  expect((await only('select epost from produksjonsselskap where navn = $1', ['Nytt AS'])).epost).toBe(
    'post@ny.example',
  )
  expect(selskap.status).toBe(201)
  const forgot = () => call('POST', '/api/user/forgot-password', null, { email: typed('satt') })
  const mails = async () =>
    Number((await only("select count(*) as n from epost where mottaker = 'satt@ny.example'")).n)
  const before = await mails()
  expect((await forgot()).status).toBe(200)
  await portal.runJobs()
  expect(await mails()).toBe(before + 1)
})

it('cleans the addresses of older accounts, so that each is found as it is typed', async () => {
  const id = await olderAccount('mailto:per@folk.example\u200B')
  const idn = await olderAccount('per@rødgrøt.example')
  await rens()
  expect((await only('select epost from bruker where id = $1', [id])).epost).toBe('per@folk.example')
  expect((await only('select epost from bruker where id = $1', [idn])).epost).toBe('per@rødgrøt.example')
  // Mail went to the address as it was written: an erasure finds that too.
  expect((await listAdresser(portal.services.db, id)).toSorted()).toEqual([
    'mailto:per@folk.example\u200B',
    'per@folk.example',
  ])
  expect([
    await login('per@folk.example'),
    await login('per@rødgrøt.example'),
    await login('per@xn--rdgrt-vuad.example'),
  ]).toEqual([200, 200, 200])
})

it('keeps both accounts whose addresses become one, opens one case, and lets the check list them', async () => {
  const idn = await olderAccount('liv@måne.example')
  const plain = await olderAccount('liv@xn--mne-ula.example')
  await rens()
  await rens()
  const { rows } = await portal.asOwner('select id, epost from bruker where id = any ($1) order by epost', [
    [idn, plain],
  ])
  expect(rows.map(row => row.epost)).toEqual(['liv@måne.example', 'liv@xn--mne-ula.example'])
  expect([await login('liv@måne.example'), await login('liv@xn--mne-ula.example')]).toEqual([200, 200])
  const who = async (email: string) => (await portal.services.bruker.findForLogin(email))?.id
  expect([await who('liv@måne.example'), await who('liv@xn--mne-ula.example')]).toEqual([idn, plain])
  const adresser = (id: string) => listAdresser(portal.services.db, id)
  expect([await adresser(idn), await adresser(plain)]).toEqual([
    ['liv@måne.example'],
    ['liv@xn--mne-ula.example'],
  ])

  const saker = await portal.asOwner('select id, nummer, bruker_id, tilstand from sak')
  expect(saker.rows).toMatchObject([{ bruker_id: idn, tilstand: 'aapen' }])
  const { body: sak } = await call('GET', `/api/saker/${saker.rows[0].nummer}`, stab)
  expect(JSON.stringify(sak)).toContain(`/admin/brukere/${plain}`)
  const { rows: synlig } = await portal.asOwner(
    `select tekst from sak_melding where sak_id = $1 and retning <> 'notat'`,
    [saker.rows[0].id],
  )
  expect(synlig).toHaveLength(1)
  expect(synlig[0].tekst).not.toContain(plain)
  const { token } = (
    await call('POST', '/api/user/login', null, { email: 'liv@måne.example', password: kari.password })
  ).body
  const egne = await portal.app.inject({
    url: '/api/henvendelser',
    headers: { authorization: `Bearer ${token}` },
  })
  expect(egne.json()).toMatchObject([{ begynnelse: synlig[0].tekst }])

  const env = { DATABASE_URL: connectionUrl(portal.testDatabase.appConnection), DATA_DIR: portal.dataDir }
  const { output } = await spawnServer('app/sjekk/sjekk.ts', env).ended
  expect(output).toContain('E-postadresser: 2 kontoer har samme adresse, skrevet på hver sin måte: ')
  for (const id of [idn, plain]) expect(output).toContain(id)
})
