import { isBankdag, nextBankdag } from '@rp/contract/bankdag'
import { type Kjoering, listAvgjoerelser } from '@rp/contract/kjoering'
import { type Planinnhold, tomPlan } from '@rp/contract/planinnhold'
import { dramagrupper, eksempelsatser } from '../src/demo/fordelingsplan.ts'
import { sortKey } from '../src/platform/db/sort-key.ts'
import { addJob } from '../src/platform/jobs/jobs.ts'
import { norwegianDay } from '../src/platform/norwegian-day.ts'
import { insertTestDokument } from './dokumenter.ts'
import { bearer, type Person, type TestPortal } from './portal.ts'
import { slaaPaaTotrinn } from './totrinn.ts'

/** A plan that lacks nothing, the same for every work type. */
export const fullPlan = (endring: Partial<Planinnhold> = {}): Planinnhold => ({
  verkstyper: tomPlan().verkstyper.map(({ verkstype }) => ({
    verkstype,
    vekt: 100,
    spilletid: null,
    grupper: dramagrupper,
    felles: [{ grupper: ['Manus', 'Manus adaptasjon'], poeng: 350 }],
  })),
  ...eksempelsatser,
  ...endring,
})

/** A work on the list of 2023: title, work type, seconds, episodes and the year of its first showing. */
export async function createVerk(
  { services: { db, now, newId } }: TestPortal,
  [tittel, verkstype, sekunder, episoder, premiere]: readonly [string, string, number, number, number],
): Promise<string> {
  const felles = { tittel, tittel_sort: sortKey(tittel), selskap: 'Filmhuset', premiere, episoder }
  const tid = { opprettet: now(), endret: now() }
  const id = newId()
  await db
    .insertInto('produksjon')
    .values({
      ...felles,
      ...tid,
      id,
      selskap_sort: sortKey('Filmhuset'),
      verkstype,
      spilletid_sekunder: sekunder,
      bruk: null,
    })
    .execute()
  const sendt = { ...felles, id: newId(), visningsaar: 2023, produksjon_id: id, mediehus: 'NRK' }
  await db.insertInto('sendeliste').values(sendt).execute()
  return id
}

/** An approved claim of a new member. */
export async function createKrav(
  portal: TestPortal,
  produksjon_id: string,
  fagfunksjon: string,
  episoder: number,
) {
  const person = await portal.createPerson()
  await portal.asOwner("update bruker set eoes = 'ja' where id = $1", [person.id])
  const dokumentId = await insertTestDokument(portal, person, {
    dokument: { status: 'BEHANDLET' },
    registreringer: [{ produksjon_id, fagfunksjon, episoder }],
  })
  return { person, dokumentId }
}

const eksempelpott = {
  kilde: 'Norwaco',
  slag: 'Privatkopiering',
  visningsaar: 2023,
  mediehus: [],
  produksjonsID: null,
  beloep: 10_000_00,
  mottatt: '2024-05-02',
  fraOrganisasjon: true,
}

/** The worked example of docs/fordeling.md: two works on the list of 2023, four claims, one pot of 10 000 kroner, not simulated yet. */
export async function createRegneeksempel(portal: TestPortal, stab: Person) {
  const send = async (url: string, payload: object, method: 'POST' | 'PUT' = 'POST') =>
    (await portal.app.inject({ method, url, headers: bearer(stab), payload })).json()
  const serie = await createVerk(portal, ['Fyret', 'TV-drama', 45 * 60, 10, 2023])
  const film = await createVerk(portal, ['Brenningen', 'Spillefilm', 90 * 60, 1, 2010])
  const kari = await createKrav(portal, serie, 'Foto', 6)
  const ola = await createKrav(portal, serie, 'A-foto', 6)
  const nina = await createKrav(portal, serie, 'Klipper', 5)
  const per = await createKrav(portal, film, 'Regi', 1)
  const plan = await send('/api/fordelingsplaner', { visningsaar: 2023 })
  const endring = { versjon: 1, vedtatt: '2025-04-03', endring: '', innhold: fullPlan() }
  await send(`/api/fordelingsplaner/${plan._id}`, endring, 'PUT')
  const pott = await send('/api/potter', eksempelpott)
  const valg = { navn: 'Privatkopiering 2023', planId: plan._id as string, potter: [pott._id as string] }
  const kjoering = await send('/api/kjoeringer', { visningsaar: 2023, ...valg })
  return { serie, film, kari, ola, nina, per, valg, kjoering: kjoering._id as string }
}

/** Looks after the documents of runs that wait, as the portal does every minute. */
export async function findEndrede(portal: TestPortal): Promise<void> {
  await addJob(portal.services.db, 'finn_endrede', {})
  await portal.runJobs()
}

/** Gives somebody an account, as they would have written it themselves. */
export async function setKonto(
  portal: TestPortal,
  { id }: Person,
  felt: 'kontonummer' | 'iban',
  value: string,
  swift = '',
): Promise<void> {
  const sealed = portal.services.cipher.encrypt(value, `bruker:${id}:${felt}`)
  await portal.asOwner(`update bruker set ${felt}_kryptert = $2, swift = $3 where id = $1`, [
    id,
    sealed,
    swift,
  ])
}

/** Settles every open finding of a simulated run, and has it approved by another, who is an administrator of its own where none is named. */
export async function frys(
  portal: TestPortal,
  stab: Person,
  kjoering: string,
  godkjenner?: Person,
): Promise<void> {
  const url = `/api/kjoeringer/${kjoering}`
  const send = async (who: Person, method: 'GET' | 'POST' | 'PUT', path: string, payload?: object) => {
    const answer = await portal.app.inject({
      method,
      url: url + path,
      headers: bearer(who),
      ...(payload && { payload }),
    })
    if (answer.statusCode >= 400) throw new Error(answer.body)
    return answer.json()
  }
  for (const { _id, slag } of (await send(stab, 'GET', '/funn?aapne=ja')).rader)
    await send(stab, 'PUT', `/funn/${_id}`, {
      avgjoerelse: listAvgjoerelser(slag)[0],
      begrunnelse: 'Sjekket.',
      avgjort: null,
    })
  await send(stab, 'POST', '/kontroll', { versjon: (await send(stab, 'GET', '')).versjon })
  const other = godkjenner ?? (await portal.createPerson('administrator'))
  await slaaPaaTotrinn(portal, other)
  const { versjon, resultat } = await send(stab, 'GET', '')
  await send(other, 'POST', '/godkjenning', { versjon, resultat })
}

/** A day in Norway so many days from now, '2026-12-01'; ahead the first that a bank pays on, as a payment is ordered for. */
export function dagOm(dager: number): string {
  const dag = norwegianDay(new Date(Date.now() + dager * 86_400_000))
  return dager <= 0 || isBankdag(dag) ? dag : nextBankdag(dag)
}

/** The day has come on which the bank was to pay what was sent: today. */
export async function kommet(portal: TestPortal): Promise<string> {
  const idag = dagOm(0)
  await portal.asOwner(`alter table utbetaling disable trigger user;
    update utbetaling set dato = '${idag}' where sendt is not null and dato > '${idag}';
    alter table utbetaling enable trigger user`)
  return idag
}

type Metode = 'GET' | 'POST' | 'PUT' | 'DELETE'
/** What tests of runs ask of the portal, as `stab` where nobody else is named; both are there once the first test begins. */
export function kjoeringskall(hvor: () => { portal: TestPortal; stab: Person }) {
  const call = async (method: Metode, url: string, payload?: object, who = hvor().stab) =>
    (
      await hvor().portal.app.inject({
        method,
        url: `/api/${url}`,
        headers: bearer(who),
        ...(payload && { payload }),
      })
    ).json()
  const read = (id: string): Promise<Kjoering> => call('GET', `kjoeringer/${id}`)
  const simuler = async (id: string): Promise<Kjoering> => {
    await call('POST', `kjoeringer/${id}/simulering`)
    await hvor().portal.runJobs()
    return read(id)
  }
  return { call, read, simuler }
}
