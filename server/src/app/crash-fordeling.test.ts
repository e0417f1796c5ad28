import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { createRegneeksempel, dagOm, frys } from '../../test/fordeling.ts'
import { bearer, type Person, startTestPortal, type TestPortal } from '../../test/portal.ts'
import { ageBegunJobs, call, spawnServer, startPortalProcess, workerOn } from '../../test/process.ts'
import { slaaPaaTotrinn } from '../../test/totrinn.ts'

let portal: TestPortal
let stab: Person
let eksempel: { url: string; kjoering: string; kari: Person }
beforeAll(async () => {
  portal = await startTestPortal()
  stab = await portal.createPerson('administrator')
})
afterAll(() => portal?.close())

/** Throws what was refused: a process that waits for work nobody ordered would wait for ever. */
async function send(url: string, payload?: object, method: 'GET' | 'POST' = 'POST') {
  const headers = bearer(stab)
  const answer = await portal.app.inject({ method, url, headers, ...(payload && { payload }) })
  if (answer.statusCode >= 400) throw new Error(answer.body)
  return answer.json()
}

const count = async (): Promise<number> =>
  (await portal.asOwner('select count(*)::int as antall from kjoeringslinje')).rows[0].antall

it('has nothing half and nothing twice of a simulation that was killed when its lines were written [K4]', async () => {
  const { kjoering, kari } = await createRegneeksempel(portal, stab)
  const url = `/api/kjoeringer/${kjoering}`
  eksempel = { url, kjoering, kari: kari.person }
  await send(`${url}/simulering`)
  const { signal, output } = await spawnServer('main.ts', {
    ...workerOn(portal),
    FAILPOINT: 'simulering-skrevet',
  }).ended
  expect(signal, output).toBe('SIGKILL')
  expect(await count()).toBe(0)

  await ageBegunJobs(portal)
  const next = await startPortalProcess(workerOn(portal))
  try {
    const read = () => send(url, undefined, 'GET')
    await vi.waitFor(async () => expect((await read()).tilstand).toBe('simulert'), {
      timeout: 200_000,
      interval: 100,
    })
    expect(await read()).toMatchObject({ linjer: 18, regnskap: { brutto: 10_000_00, krav: 146_818 } })
    expect(await count()).toBe(18)
  } finally {
    await next.kill()
  }
})

it('has nothing half and nothing twice of a payment file that was killed when it was written [K7]', async () => {
  const { url, kjoering, kari } = eksempel
  const account = portal.services.cipher.encrypt('15039999991', `bruker:${kari.id}:kontonummer`)
  await portal.asOwner('update bruker set kontonummer_kryptert = $2 where id = $1', [kari.id, account])
  await frys(portal, stab, kjoering)
  await slaaPaaTotrinn(portal, stab)
  await send(`${url}/utbetaling`, { dato: dagOm(4) })
  const files = async () =>
    (await portal.asOwner("select noekkel from fil where rolle = 'utbetaling'")).rows.length
  const { signal, output } = await spawnServer('main.ts', {
    ...workerOn(portal),
    FAILPOINT: 'utbetalingsfil-skrevet',
  }).ended
  expect(signal, output).toBe('SIGKILL')
  expect(await files()).toBe(0)

  await ageBegunJobs(portal)
  const next = await startPortalProcess(workerOn(portal))
  try {
    await vi.waitFor(async () => expect(await files()).toBe(1), { timeout: 200_000, interval: 100 })
    const { rows } = await portal.asOwner('select utbetaling_id, forsoek from betaling where feilet is null')
    expect(rows).toMatchObject([{ utbetaling_id: expect.any(String), forsoek: 1 }])
  } finally {
    await next.kill()
  }
})

it('has nothing half and nothing twice of a file to the tax office that was killed when it was written [K11]', async () => {
  const { rows: betalt } = await portal.asOwner('select id from utbetaling')
  await send(`/api/utbetalinger/${betalt[0].id}/sendt`)
  const { aar } = await send('/api/skattegrunnlag', undefined, 'GET')
  await send('/api/skattegrunnlag', { aar: aar[0].aar, begrunnelse: 'Prøve', uferdig: true })
  const count = async (tabell: string) => (await portal.asOwner(`select from ${tabell}`)).rows.length
  const there = async () => [
    await count("fil where rolle = 'skattegrunnlag'"),
    await count('skattegrunnlag_person'),
    await count('skattegrunnlag where laget is not null'),
  ]
  const { signal, output } = await spawnServer('main.ts', {
    ...workerOn(portal),
    FAILPOINT: 'skattegrunnlag-skrevet',
  }).ended
  expect(signal, output).toBe('SIGKILL')
  expect(await there()).toEqual([0, 0, 0])

  await ageBegunJobs(portal)
  const next = await startPortalProcess(workerOn(portal))
  try {
    await vi.waitFor(async () => expect(await there()).toEqual([1, 1, 1]), {
      timeout: 200_000,
      interval: 100,
    })
  } finally {
    await next.kill()
  }
})

it('has nothing half and nothing twice of a release that was killed when it was approved [K13]', async () => {
  const { plan } = await send(`/api/kjoeringer/${eksempel.kjoering}`, undefined, 'GET')
  const nyKjoering = async (mottatt: string): Promise<{ pott: string; kjoering: string }> => {
    const penger = { kilde: 'Norwaco', slag: 'Privatkopiering', visningsaar: 2023, beloep: 100_00, mottatt }
    const felter = { ...penger, mediehus: [], produksjonsID: null, fraOrganisasjon: true }
    const { _id: pott } = await send('/api/potter', felter)
    const valg = { navn: mottatt, visningsaar: 2023, planId: plan._id, potter: [pott] }
    const { _id: kjoering } = await send('/api/kjoeringer', valg)
    await send(`/api/kjoeringer/${kjoering}/simulering`)
    await portal.runJobs()
    return { pott, kjoering }
  }
  const [fra, til] = [await nyKjoering('2021-05-02'), await nyKjoering('2025-05-02')]
  await frys(portal, stab, fra.kjoering)
  const ny = { pottId: fra.pott, slag: 'avsetning', tilPottId: til.pott, begrunnelse: 'Vedtatt.' }
  const [{ _id }] = (await send('/api/frigivelser', ny)).frigivelser
  const andre = await portal.createPerson('administrator')
  await slaaPaaTotrinn(portal, andre)
  const there = async () => [
    (await portal.asOwner('select from frigivelse where godkjent is not null')).rows.length,
    (await portal.asOwner("select from historikk where hendelse = 'frigitt'")).rows.length,
    (await send(`/api/kjoeringer/${til.kjoering}`, undefined, 'GET')).tilstand,
  ]
  const dying = await startPortalProcess({
    ...workerOn(portal),
    PROCESS: 'web',
    FAILPOINT: 'frigivelse-godkjent',
  })
  const godkjenning = `/api/frigivelser/${_id}/godkjenning`
  const request = { method: 'POST', headers: bearer(andre) }
  await expect(call(dying.address + godkjenning, request)).rejects.toThrow()
  expect((await dying.ended).signal).toBe('SIGKILL')
  expect(await there()).toEqual([0, 0, 'simulert'])

  const next = await startPortalProcess({ ...workerOn(portal), PROCESS: 'web' })
  try {
    expect((await call(next.address + godkjenning, request)).status).toBe(200)
    expect((await call(next.address + godkjenning, request)).status).toBe(409)
    expect(await there()).toEqual([1, 1, 'utkast'])
  } finally {
    await next.kill()
  }
})
