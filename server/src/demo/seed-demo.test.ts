import crypto from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import fnrvalidator from '@navikt/fnrvalidator'
import { statusnavn } from '@rp/contract/status'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { frys, kjoeringskall } from '../../test/fordeling.ts'
import { startTestPortal, type TestPortal } from '../../test/portal.ts'
import { checkKjoeringer } from '../features/fordeling/kontroll/sjekk.repository.ts'
import { listBetalinger, listLinjer } from '../features/fordeling/oppgjoer/oppgjoer.repository.ts'
import { dokumenter } from './dokumenter.ts'
import { createPapir, type Kontrakt } from './kontrakt.ts'
import { demoKontoer, folk, kollegaIndeks, navnOf } from './medlemmer.ts'
import { createKontonummer, createOrgnr, createPersonnummer, createTelefon } from './numre.ts'
import { produksjoner, selskaper, visningsaar } from './produksjoner.ts'
import { createRng } from './rng.ts'
import { saker } from './saker.ts'
import { ensureDemo, seedDemo } from './seed-demo.ts'

let portal: TestPortal
let medlem: string

beforeAll(async () => {
  portal = await startTestPortal()
  await ensureDemo(portal.services, () => {})
  const row = await portal.services.bruker.findForLogin(demoKontoer.medlem.email)
  medlem = row?.id ?? ''
})
afterAll(() => portal?.close())

const countOf = async (what: string): Promise<number> => {
  const { rows } = await portal.asOwner(`select count(*)::int as n from ${what}`)
  return rows[0].n
}

const hashOf = (bytes: Buffer) => crypto.createHash('sha256').update(bytes).digest('hex')
const logIn = async ({ email, password }: { email: string; password: string }) => {
  const payload = { email, password }
  return portal.app.inject({ method: 'POST', url: '/api/user/login', payload })
}

test('an empty portal has everything of the demo afterwards, and nobody is mailed of what is long past', async () => {
  expect(await countOf('produksjon')).toBe(produksjoner.length)
  expect(await countOf('produksjonsselskap')).toBe(selskaper.length)
  expect(await countOf('dokument')).toBe(dokumenter.length)
  expect(await countOf('bruker')).toBe(folk.length)
  expect(await countOf('sak')).toBe(saker.length)
  await portal.runJobs()
  const subjects = (await portal.services.outbox.listLocal()).map(({ letter }) => letter.subject)
  expect(new Set(subjects)).toEqual(new Set(['Vederlaget ditt er på vei']))
})

test('every document stands where it should, in all ten states for the main member, with its contract', async () => {
  const { rows } = await portal.asOwner(
    `select d.eier_id, d.status, r.produksjon_id, f.sider, f.noekkel, f.sha256 from dokument d join registrering r on r.dokument_id = d.id
     join fil f on f.dokument_id = d.id and f.rolle = 'samlet' order by d.opprettet desc`,
  )
  const mine = rows.filter(({ eier_id }) => eier_id === medlem)
  expect(new Set(mine.map(({ status }) => status))).toEqual(new Set(statusnavn))
  expect(mine[0]).toMatchObject({ status: 'IKKE VURDERT', sider: 2 })
  for (const { noekkel, sha256 } of rows)
    expect(hashOf(await buffer(portal.services.storage.read(noekkel)))).toBe(sha256)
  const unknown = rows.filter(({ produksjon_id }) => produksjon_id === null)
  expect(unknown.map(({ status }) => status)).toEqual(['MANGLER PRODUKSJONSINFORMASJON'])
  expect(await countOf(`historikk where tid > now()`)).toBe(0)
})

test('the broadcast list has lines that are linked, that wait for a person and that nobody knows', async () => {
  const linked = await countOf('sendeliste where produksjon_id is not null')
  const doubtful = await countOf('sendeliste where tvil')
  expect(linked).toBeGreaterThan(50)
  expect(doubtful).toBeGreaterThan(3)
  expect(await countOf('sendeliste where produksjon_id is null and not tvil')).toBeGreaterThan(2)
  const shown = 'sendeliste s join produksjon p on p.id = s.produksjon_id where p.verkstype is null'
  expect(await countOf(shown)).toBeGreaterThan(0)
})

test('cases are in every state', async () => {
  const { rows } = await portal.asOwner('select distinct tilstand from sak order by 1')
  expect(rows.map(({ tilstand }) => tilstand)).toEqual(['aapen', 'besvart', 'lukket'])
})

test('KI has read what is KI VURDERT, and its places lie on the words that it quotes', async () => {
  const { rows } = await portal.asOwner(
    `select l.id, l.merknader, d.status, d.eier_id, d.arbeidstaker from ki_lesing l join dokument d on d.id = l.dokument_id`,
  )
  const vurderte = dokumenter.filter(({ status }) => status === 'KI VURDERT')
  expect(rows.filter(({ status }) => status === 'KI VURDERT')).toHaveLength(vurderte.length)
  const koder = rows.flatMap(({ merknader }) => merknader.map(({ kode }: { kode: string }) => kode))
  expect(koder.toSorted()).toEqual([
    'annet_personnummer',
    'mangler_episoder',
    'mangler_signatur_arbeidstaker',
  ])
  const mine = rows.find(({ status, eier_id }) => status === 'KI VURDERT' && eier_id === medlem)
  const { rows: forslag } = await portal.asOwner('select * from ki_forslag where lesing_id = $1', [mine?.id])
  expect(forslag.find(({ felt }) => felt === 'arbeidstaker')?.sted.sitat).toBe(mine?.arbeidstaker)
  expect(forslag.find(({ felt }) => felt === 'fagfunksjon')?.tilstand).toBe('foreslaatt')
})

test('the main member has been paid for an earlier year, from both kinds of pots, and every øre is told of', async () => {
  const { db } = portal.services
  const linjer = await listLinjer(db, medlem)
  expect(new Set(linjer.map(({ pottslag }) => pottslag))).toEqual(
    new Set(['Privatkopiering', 'F©R-vederlag']),
  )
  expect(linjer.filter(({ visningsaar, beloep }) => visningsaar !== 2022 || beloep <= 0)).toEqual([])
  // She has not answered about the EEA, and is told that private copying waits.
  for (const { pottslag, holdt_tilbake } of linjer) expect(holdt_tilbake).toBe(pottslag === 'Privatkopiering')
  const [betaling, ...flere] = await listBetalinger(db, medlem)
  expect([betaling?.sendt, betaling?.feilet, flere]).toEqual([expect.any(Date), null, []])
  const sjekk = { godkjente: 1, endrede: [], betalinger: [], avsatt: [], filer: [] }
  expect(await checkKjoeringer(db)).toEqual(sjekk)
  // The page of a run shows its parts where it was simulated.
  const kjoeringer = await db.selectFrom('kjoering').select(['tilstand', 'grunnlag', 'regnskap']).execute()
  const simulerte = kjoeringer.filter(({ tilstand }) => tilstand !== 'utkast')
  expect(simulerte.length).toBeGreaterThan(0)
  expect(simulerte.filter(one => one.grunnlag === null || one.regnskap === null)).toEqual([])
})

test('whoever is said to have done something is there', async () => {
  const { rows } = await portal.asOwner(`
    select h.table_name as tabell, h.column_name as hvem, n.column_name as naar from information_schema.columns h
    join information_schema.columns n on n.table_name = h.table_name and n.table_schema = h.table_schema
      and n.column_name || '_av' = h.column_name where h.table_schema = 'public'`)
  expect(rows.length).toBeGreaterThan(10)
  for (const { tabell, hvem, naar } of rows)
    expect([tabell, hvem, await countOf(`${tabell} where ${naar} is not null and ${hvem} is null`)]).toEqual([
      tabell,
      hvem,
      0,
    ])
})

test('one administrator prepares the run of the year, and the other approves it', async () => {
  const [stab, kollega] = await Promise.all(
    [demoKontoer.administrator, demoKontoer.kollega].map(async konto => {
      const row = await portal.services.bruker.findForLogin(konto.email)
      return { ...konto, id: row?.id ?? '', token: (await logIn(konto)).json().token as string }
    }),
  )
  if (!stab || !kollega) throw new Error('The demo lacks an account.')
  const { simuler, read } = kjoeringskall(() => ({ portal, stab }))
  const { id } = await portal.services.db
    .selectFrom('kjoering')
    .where('visningsaar', '=', visningsaar)
    .select('id')
    .executeTakeFirstOrThrow()
  // What the demo leaves to be filled in before it can be simulated.
  await portal.asOwner(`update produksjon set verkstype = 'Dokumentar' where verkstype is null`)
  expect(await simuler(id)).toMatchObject({ tilstand: 'simulert', mangler: [] })
  await frys(portal, stab, id, kollega)
  expect(await read(id)).toMatchObject({ tilstand: 'frosset', godkjent: { hvem: navnOf(kollegaIndeks) } })
})

test('the accounts log in and are told again at the next start, and a second demo is refused and leaves no row', async () => {
  const kontoer = (await ensureDemo(portal.services, () => {})) ?? []
  expect(kontoer[0]).toEqual({ rolle: 'Arbeidstaker', ...demoKontoer.medlem })
  const answers = await Promise.all(kontoer.map(logIn))
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(kontoer.map(() => 200))
  await expect(seedDemo(portal.services)).rejects.toThrow('empty portal')
  expect(await countOf('produksjon')).toBe(produksjoner.length)
})

test('no number is anybody’s: synthetic, valid, and out of reach', () => {
  const rng = createRng(7)
  for (let n = 0; n < 50; n++) {
    expect(fnrvalidator.tnr(createPersonnummer(rng))).toEqual({ status: 'valid', type: 'tnr' })
    expect(createKontonummer(rng)).toMatch(/^0099\d{7}$/)
    expect(createOrgnr(rng)).toMatch(/^[23]\d{8}$/)
    expect(createTelefon(rng)).toMatch(/^000 \d{2} \d{3}$/)
  }
})

test('the same contract gives the same bytes', async () => {
  const kontrakt: Kontrakt = {
    selskap: 'Halvmåne Film AS',
    arbeidstaker: 'Kari Nordlys',
    personnummer: '01819012345',
    titler: ['Furu'],
    fagfunksjon: 'Klipper',
    episoder: null,
    klausul: 'behold',
    dato: new Date('2022-04-12'),
    signert: true,
  }
  const [one, other] = [await createPapir(kontrakt), await createPapir(kontrakt)]
  expect(one.pdf.equals(other.pdf)).toBe(true)
  expect(one.pdf.toString('latin1')).not.toMatch(/pdfkit/i)
})
