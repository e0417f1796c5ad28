import crypto from 'node:crypto'
import http from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { call, logIn } from '../../server/test/process.ts'
import { bearer, type Ground } from '../ground.ts'
import { type Probe, seen, tally } from '../probe.ts'
import { timePairs } from '../statistics.ts'
import { withClock } from '../tools.ts'

const limits = { LOGINS_PER_MINUTE: '30', LOGINS_PER_ACCOUNT: '10' }
const from = (address: string) => ({ 'x-forwarded-for': address })

const ms = (value: number): string => `${value.toFixed(1)} ms`
const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

async function compare(
  pairs: number,
  a: (round: number) => Promise<unknown>,
  b: (round: number) => Promise<unknown>,
) {
  const tries = []
  // A busy machine can shift a median now and then; a leak shifts it every time.
  for (let attempt = 0; attempt < 3; attempt++) {
    const result = await timePairs(pairs, a, b)
    tries.push(result)
    if (result.gap < 0.05) break
  }
  const last = tries.at(-1)
  if (!last) throw new Error('nothing was timed')
  const text = `medians ${last.medians.map(ms).join(' and ')}, gap ${percent(last.gap)}, Mann-Whitney p ${last.p.toFixed(2)}, ${pairs} pairs${tries.length > 1 ? `, try ${tries.length}` : ''}`
  return seen(last.gap < 0.05, text)
}

async function timeLogin(ground: Ground) {
  const portal = await ground.portal()
  const { email } = await ground.member(portal)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  const login = (address: string) => () =>
    call(`${portal.address}/api/user/login`, {
      method: 'POST',
      agent,
      body: { email: address, password: 'feil passord her' },
    })
  const result = await compare(200, login(email), login('ingen@folk.example'))
  agent.destroy()
  return result
}

async function timeForgotten(ground: Ground) {
  const portal = await ground.portal()
  const people: string[] = []
  for (let i = 0; i < 42; i++) people.push((await ground.member(portal)).email)
  const agent = new http.Agent({ keepAlive: true, maxSockets: 1 })
  let calls = 0
  const forgot = (email: string) =>
    call(`${portal.address}/api/user/forgot-password`, {
      method: 'POST',
      agent,
      headers: from(`198.51.${calls >> 8}.${calls++ % 256}`),
      body: { email },
    })
  // Five in an hour for each address: each is asked for that often at most.
  let known = 0
  let unknown = 0
  const result = await timePairs(
    200,
    () => forgot(people[known++ % people.length] ?? ''),
    () => forgot(`ukjent${unknown++ % 42}@folk.example`),
  )
  agent.destroy()
  const fine = result.gap < 0.05 || result.p > 0.01
  return seen(
    fine,
    `medians ${result.medians.map(ms).join(' and ')}, gap ${percent(result.gap)}, Mann-Whitney p ${result.p.toFixed(2)}, 200 pairs`,
  )
}

async function bruteForce(ground: Ground) {
  // Tries of the last minute count, and the probes before this one have made many from this machine.
  const person = await ground.member(await ground.portal())
  const portal = await ground.portal(limits)
  const login = (address: string, password: string) =>
    call(`${portal.address}/api/user/login`, {
      method: 'POST',
      headers: from(address),
      body: { email: person.email, password },
    })
  const answers = []
  const waits: number[] = []
  for (let i = 0; i < 60; i++) {
    const answer = await login('203.0.113.9', `feil passord ${i}`)
    answers.push(answer)
    if (answer.status === 429) waits.push(Number(answer.headers['retry-after']))
    // Twice a guesser who waits as long as it is told.
    if (answer.status === 429 && waits.length < 3) await sleep(1000 * (waits.at(-1) ?? 0))
  }
  const statuses = answers.map(({ status }) => status)
  const owner = await login('203.0.113.10', person.password)
  // A minute may turn meanwhile.
  const fine =
    statuses.filter(status => status === 401).length <= 20 &&
    waits.every(wait => wait > 0) &&
    Math.max(...waits) > (waits[0] ?? 0) &&
    owner.status === 200
  return seen(
    fine,
    `60 guesses: ${tally(statuses)}, Retry-After ${waits[0]} at first, ${Math.max(...waits)} at last; the owner from elsewhere: ${owner.status}`,
  )
}

async function stuffing(ground: Ground) {
  const portal = await ground.portal(limits)
  const statuses: number[] = []
  for (let batch = 0; batch < 50; batch++)
    statuses.push(
      ...(await Promise.all(
        Array.from({ length: 20 }, async () => {
          const body = { email: `${crypto.randomUUID()}@folk.example`, password: 'sommer2024' }
          return (
            await call(`${portal.address}/api/user/login`, {
              method: 'POST',
              headers: from('203.0.113.77'),
              body,
            })
          ).status
        }),
      )),
    )
  const tried = statuses.filter(status => status === 401).length
  return seen(
    tried <= 60 && tried + statuses.filter(status => status === 429).length === 1000,
    tally(statuses),
  )
}

async function clock(ground: Ground) {
  const first = await ground.portal()
  const person = await ground.member(first)
  const ask = async (offset: string, env = {}) => {
    const portal = await ground.portal({ ...withClock(offset), ...env })
    return (await call(`${portal.address}/api/user/${person.id}`, { headers: bearer(person) })).status
  }
  const back = await ask('-1d')
  const unused = await ask('+61m', { SESSION_IDLE_MINUTES: '60' })
  const long = { SESSION_IDLE_MINUTES: '1440' }
  const [soon, late] = [await ask('+11h', long), await ask('+13h', long)]
  const again = await ground.portal()
  const { token } = await logIn(again.address, person.email, person.password)
  const fine = unused === 401 && soon === 200 && late === 401 && back < 500 && token.length > 0
  return seen(
    fine,
    `server clock a day back: ${back}; unused for 61 minutes: ${unused}; used on, after 11 h: ${soon}, after 13 h: ${late}`,
  )
}

export const innloggingProbes: readonly Probe[] = [
  {
    id: 'A5',
    expected: 'Unknown address and wrong password: medians of 200 pairs within 5 %',
    run: timeLogin,
  },
  { id: 'A7', expected: 'Forgot password: known and unknown take the same time', run: timeForgotten },
  {
    id: 'A11',
    expected:
      'At most 10 guesses a minute at one account from one address, 429 with a Retry-After that grows; the owner gets in from elsewhere',
    run: bruteForce,
  },
  {
    id: 'A12',
    expected: '1000 accounts with one try each from one address: at most 30 a minute get through',
    run: stuffing,
  },
  {
    id: 'B6',
    expected:
      'A session ends after an hour without use and after 12 hours in all, by the clock of the server',
    run: clock,
  },
]
