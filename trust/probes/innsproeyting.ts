import crypto from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '../../contract/src/api.ts'
import { type Endpoint, fillPath } from '../../contract/src/endpoint.ts'
import { rollematrise } from '../../contract/src/rollematrise.ts'
import { call, type SignedIn } from '../../server/test/process.ts'
import { bearer, type Ground } from '../ground.ts'
import { type Probe, seen, tally } from '../probe.ts'

/** Each tells by an error, by time or by what comes back whether it was taken for SQL. */
const payloads: readonly string[] = [
  "'",
  "' or '1'='1' --",
  "1'; select pg_sleep(4); --",
  "'||(select pg_sleep(4))||'",
  '1 and 1=(select count(*) from pg_sleep(4))',
  'fornavn); drop table forsoek; --',
  "%' or exists(select pg_sleep(4)) --",
  "\\'; update bruker set brukertype='administrator'; --",
]
/** The short ones stand inside the long ones. */
const longestFirst = payloads.toSorted((a, b) => b.length - a.length)
const sleepMs = 4000
const tells = /syntax error|unterminated|pg_|relation "|column "|SQLSTATE|select .* from/i

type Schema = { shape?: Record<string, unknown>; _zod?: { def?: { shape?: Record<string, unknown> } } }
const fieldsOf = (schema: unknown): string[] =>
  Object.keys((schema as Schema | undefined)?._zod?.def?.shape ?? (schema as Schema | undefined)?.shape ?? {})

const rowOf = ({ method, path }: Endpoint) => rollematrise[`${method} ${path}` as keyof typeof rollematrise]

type Shot = { method: string; url: string; body?: unknown; what: string }

/** The call as it stands, with one of its parameters replaced. */
function shotsOf(endpoint: Endpoint, own: Record<string, string>): Shot[] {
  const { method, path } = endpoint
  const row = rowOf(endpoint)
  const fill = (text: string) => text.replace(/\{(\w+)\}/g, (_, name: string) => own[name] ?? own.id ?? '')
  const body = row?.body && JSON.parse(fill(JSON.stringify(row.body)))
  const query = new URLSearchParams(row?.query ? fill(row.query) : '')
  const url = fillPath(path, own)
  return payloads.flatMap(payload => [
    ...[...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      method,
      url: fillPath(path, { ...own, [name]: payload }),
      body,
      what: name,
    })),
    ...[...new Set([...fieldsOf(endpoint.query), 'sorter'])].map(name => {
      const changed = new URLSearchParams(query)
      changed.set(name, payload)
      return { method, url: `${url}?${changed}`, body, what: name }
    }),
    ...fieldsOf(endpoint.body).map(name => ({
      method,
      url: query.size ? `${url}?${query}` : url,
      body: { ...body, [name]: payload },
      what: name,
    })),
  ])
}

async function counts(ground: Ground): Promise<string> {
  const rows = await ground.query(
    `select (select count(*) from information_schema.tables where table_schema = 'public') as tables,
            (select count(*) from bruker where brukertype = 'administrator') as admins`,
  )
  return JSON.stringify(rows[0])
}

async function inject(ground: Ground) {
  const portal = await ground.portal()
  const staff: SignedIn = await ground.admin(portal)
  const member = await ground.member(portal)
  const before = await counts(ground)
  const own = {
    id: member.id,
    userId: member.id,
    eier: member.id,
    dokument: crypto.randomUUID(),
    noekkel: 'abcdefgh',
    entitet: 'bruker',
    nummer: '1',
    aar: '2023',
    navn: 'kontaktadresse',
    jobbId: '1',
  }
  // What ends the sessions we shoot with, or the account itself, would blunt every shot after it.
  const targets = endpoints.filter(endpoint => !endpoint.multipart && !rowOf(endpoint)?.engang)
  const shots = targets.flatMap(endpoint => shotsOf(endpoint, own))
  const statuses: number[] = []
  const bad: string[] = []
  async function shoot({ method, url, body, what }: Shot, who: SignedIn) {
    const started = Date.now()
    const headers = { ...bearer(who), 'x-forwarded-for': `192.0.2.${statuses.length % 250}` }
    const answer = await call(`${portal.address}${url}`, {
      method,
      headers,
      ...(body !== undefined && method !== 'GET' ? { body } : {}),
    })
    statuses.push(answer.status)
    // What was sent may come back as what it is: text.
    const text = longestFirst.reduce(
      (rest, payload) => rest.replaceAll(payload, ''),
      Buffer.isBuffer(answer.body) ? '' : JSON.stringify(answer.body).replaceAll('\\\\', '\\'),
    )
    const isSlow = Date.now() - started > sleepMs
    if (answer.status >= 500 && answer.status !== 503)
      bad.push(`${method} ${url.split('?')[0]} (${what}): ${answer.status}`)
    else if (answer.status >= 400 && tells.test(text))
      bad.push(`${method} ${url.split('?')[0]} (${what}) tells of SQL`)
    // A busy machine is slow too; SQL that slept would sleep again.
    else if (isSlow) await sleep(200).then(() => again({ method, url, body, what }, who))
  }
  async function again(shot: Shot, who: SignedIn) {
    const started = Date.now()
    await call(`${portal.address}${shot.url}`, {
      method: shot.method,
      headers: bearer(who),
      ...(shot.body !== undefined && shot.method !== 'GET' ? { body: shot.body } : {}),
    })
    if (Date.now() - started > sleepMs)
      bad.push(`${shot.method} ${shot.url.split('?')[0]} (${shot.what}) slept twice`)
  }
  for (let at = 0; at < shots.length; at += 8)
    await Promise.all(shots.slice(at, at + 8).map((shot, i) => shoot(shot, i % 4 === 0 ? member : staff)))
  const after = await counts(ground)
  const still = await Promise.all(
    [staff, member].map(who => call(`${portal.address}/api/user/${who.id}`, { headers: bearer(who) })),
  )
  const fine = bad.length === 0 && before === after && still.every(({ status }) => status === 200)
  return seen(
    fine,
    `${shots.length} calls to ${targets.length} of ${endpoints.length} endpoints: ${tally(statuses.toSorted())}; both still logged in: ${tally(still.map(({ status }) => status))}; tables and roles as before: ${before === after}${bad.length ? `; ${[...new Set(bad)].slice(0, 6).join('; ')}` : ''}`,
  )
}

export const innsproeytingProbes: readonly Probe[] = [
  {
    id: 'F1',
    expected:
      'Eight SQL injections in every path, query and body parameter of the calls that end no session: no 5xx, no delay, no word of SQL, nothing changed',
    run: inject,
  },
]
