import { type EndpointName, endpoints } from '@rp/contract/api'
import { type Endpoint, fillPath } from '@rp/contract/endpoint'
import { rollematrise } from '@rp/contract/rollematrise'
import type { FastifyInstance, InjectOptions } from 'fastify'
import * as z from 'zod'
import { somePathParams } from './path-params.ts'

/** Things that are there, for `{id}` and the like. */
export type Ting = { bruker: string; dokument: string; produksjon: string }

/** A filter of any kind takes one of these. */
const someTexts = ['havet', '2020', '2020-01-01T00:00:00.000Z', 'true']

type Felt = { enum?: string[]; anyOf?: Felt[] }
const choicesOf = (felt: Felt): string[] => felt.enum ?? felt.anyOf?.flatMap(choicesOf).filter(Boolean) ?? []

/** The plain call, each of its parameters alone, and each with the first page asked for, which some lists need. */
function queriesOf(endpoint: Endpoint, ting: Ting, paged: boolean): string[] {
  const given = rollematrise[`${endpoint.method} ${endpoint.path}` as EndpointName].query ?? ''
  const base = given.replace('{eier}', ting.bruker).replace('{dokument}', ting.dokument)
  if (endpoint.method !== 'GET' || !endpoint.query) return [base]
  const schema = z.toJSONSchema(endpoint.query as unknown as z.ZodType, {
    io: 'input',
    unrepresentable: 'any',
  })
  const fields = Object.entries((schema.properties ?? {}) as Record<string, Felt>)
  const single = fields.flatMap(([name, felt]) => {
    const choices = choicesOf(felt)
    return (choices.length > 0 ? choices : [...someTexts, ting.dokument, ting.bruker]).map(
      value => `${name}=${encodeURIComponent(value)}`,
    )
  })
  const sides = fields.some(([name]) => name === 'side')
    ? [...(paged ? [] : ['']), 'side=1', 'side=1&retning=synkende']
    : ['']
  return sides.flatMap(side => ['', ...single].map(one => [base, side, one].filter(Boolean).join('&')))
}

function callsOf(endpoint: Endpoint, ting: Ting, paged: boolean): InjectOptions[] {
  const { method, path } = endpoint
  const row = rollematrise[`${method} ${path}` as EndpointName]
  const id = path.includes('produksjoner') ? ting.produksjon : ting[row.ting ?? 'bruker']
  const entitet = { entitet: 'dokument', id: ting.dokument }
  const params = { ...somePathParams, id, userId: ting.bruker, ...(path.includes('{entitet}') && entitet) }
  const fill = (text: string) =>
    text.replaceAll('{eier}', ting.bruker).replaceAll('{dokument}', ting.dokument)
  const payload = row.body && JSON.parse(fill(JSON.stringify(row.body)))
  return queriesOf(endpoint, ting, paged).map(query => ({
    method,
    url: fillPath(path, params) + (query ? `?${query}` : ''),
    ...(payload && { payload }),
    headers: row.headers ?? {},
  }))
}

/** What ends sessions or takes everything away comes last, or the other calls would meet nothing. */
const lastOfAll = /logout|logg-ut|slett|DELETE|deaktiver|aktiv|rolle|passord|innlogginger/

/**
 * Makes every call of the contract, with each of its parameters, as these people; what it answers does not matter.
 * @param options.paged leaves out the calls that answer with all of a long list
 * @param login for a token, whenever the last one holds no longer
 */
export async function makeEveryCall(
  app: FastifyInstance,
  ting: Ting,
  login: () => Promise<string>,
  { paged = false } = {},
): Promise<number> {
  const inOrder = endpoints.toSorted(
    (a, b) =>
      Number(lastOfAll.test(`${a.method} ${a.path}`)) - Number(lastOfAll.test(`${b.method} ${b.path}`)),
  )
  let answered = 0
  let authorization = ''
  for (const call of inOrder.flatMap(endpoint => callsOf(endpoint, ting, paged))) {
    const ask = () => app.inject({ ...call, headers: { ...call.headers, authorization } })
    let answer = await ask()
    if (answer.statusCode === 401) {
      authorization = `Bearer ${await login()}`
      answer = await ask()
    }
    if (answer.statusCode < 300) answered++
    if (answer.statusCode === 500) throw new Error(`${call.method} ${call.url} answered 500: ${answer.body}`)
  }
  return answered
}
