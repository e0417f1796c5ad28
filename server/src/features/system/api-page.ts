import { endpoints } from '@rp/contract/api'
import type { Endpoint } from '@rp/contract/endpoint'
import { errorMessage } from '@rp/contract/errors'
import * as z from 'zod/mini'
import { arbeidsbok } from '../../platform/http/list-file.ts'
import { escapeHtml, page } from './pages.ts'

const access = {
  aapen: 'Åpen for alle',
  innlogget: 'Krever innlogging',
  administrator: 'Bare for administratorer',
  visning: 'Krever innlogging eller visningsnøkkel',
} as const
const files = {
  'application/pdf': 'En PDF-fil',
  'application/zip': 'En ZIP-fil',
  'application/xml': 'En XML-fil',
  [arbeidsbok]: 'En Excel-fil',
} as const

type Schema = {
  type?: string | readonly string[]
  const?: unknown
  enum?: readonly unknown[]
  anyOf?: readonly Schema[]
  items?: Schema
  properties?: Readonly<Record<string, Schema>>
  required?: readonly string[]
}
const kinds: Readonly<Record<string, string>> = {
  string: 'tekst',
  integer: 'heltall',
  number: 'tall',
  boolean: 'ja/nei',
  null: 'null',
  object: 'objekt',
  array: 'liste',
}
const mostValues = 12

/** What a value is, in a few words: «tekst», «liste av objekt», «"a" | "b"». */
function kindOf({ type, const: constant, enum: values, anyOf, items }: Schema): string {
  if (constant !== undefined) return JSON.stringify(constant)
  if (values && values.length <= mostValues) return values.map(one => JSON.stringify(one)).join(' | ')
  if (anyOf) return [...new Set(anyOf.map(kindOf))].join(' | ')
  if (items) return `liste av ${kindOf(items)}`
  return (
    [type ?? []]
      .flat()
      .map(one => kinds[one] ?? one)
      .join(' | ') || 'hva som helst'
  )
}

/** The schemas whose fields are worth a list: those of an object, of each in a list, and of every form that there is. */
const objectsIn = (schema: Schema): Schema[] =>
  schema.properties
    ? [schema]
    : [...(schema.anyOf ?? []), ...(schema.items ? [schema.items] : [])].flatMap(objectsIn)

function fieldsOf(schema: Schema): string {
  return objectsIn(schema)
    .map(({ properties = {}, required = [] }) => {
      const fields = Object.entries(properties).map(
        ([name, one]) =>
          `<li><code>${escapeHtml(name)}</code>${required.includes(name) ? '' : ' (kan utelates)'}: ${escapeHtml(kindOf(one))}</li>`,
      )
      return `<ul>${fields.join('')}</ul>`
    })
    .join('<p>eller</p>')
}

const toSchema = (schema: z.ZodMiniType, io: 'input' | 'output') =>
  z.toJSONSchema(schema, { io, unrepresentable: 'any' }) as Schema

function part(title: string, schema: z.ZodMiniType | undefined, io: 'input' | 'output'): string {
  if (!schema) return ''
  const read = toSchema(schema, io)
  const [fields, kind] = [fieldsOf(read), kindOf(read)]
  const told = kind === kinds.object ? title : `${title}: ${escapeHtml(kind)}`
  return fields ? `<details><summary>${told}</summary>${fields}</details>` : `<p class="s">${told}</p>`
}

function answerOf({ response, file, status = 200 }: Endpoint): string {
  if (response) return part(`Svar ${status}`, response, 'output')
  return `<p class="s">Svar ${status}: ${file ? files[file] : 'Uten innhold'}</p>`
}

function articleOf(endpoint: Endpoint): string {
  const { method, path, aliases = [], params, query, body, multipart, errors = [] } = endpoint
  const title = [path, ...aliases].map(one => `<code>${method} ${escapeHtml(one)}</code>`).join('<br>')
  const told = errors.map(code => `<li><code>${code}</code> ${escapeHtml(errorMessage[code])}</li>`)
  return [
    `<article><h2>${title}</h2><p>${escapeHtml(endpoint.summary)}</p><p class="s">${access[endpoint.access]}</p>`,
    part('I adressen', params, 'input'),
    part('Søk', query, 'input'),
    part(multipart ? 'Skjema med filer' : 'Innhold', body, 'input'),
    answerOf(endpoint),
    told.length > 0 ? `<details><summary>Feilsvar</summary><ul>${told.join('')}</ul></details>` : '',
    '</article>',
  ].join('')
}

/** The contract as a page a person can read: each call with its fields, its answer and its errors. */
export const apiPage = (): string =>
  page(
    'API',
    `<h1>API-et til Rettighetsportalen</h1><p>Det samme for maskiner står i <a href="/api/openapi.json">openapi.json</a> (OpenAPI 3.1). Alle feil svarer <code>{ "message", "code" }</code>.</p>${endpoints.map(articleOf).join('')}`,
  )
