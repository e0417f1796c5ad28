import { endpoints } from '@rp/contract/api'
import type { Endpoint } from '@rp/contract/endpoint'
import { errorMessage, errorStatus, Feilsvar } from '@rp/contract/errors'
import * as z from 'zod/mini'
import { arbeidsbok } from '../../platform/http/list-file.ts'

/** OpenAPI 3.1 takes JSON Schema as it is; which one is said for the whole document. */
function schemaOf(schema: z.ZodMiniType, io: 'input' | 'output') {
  const { $schema, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' })
  return own
}

type ObjectSchema = { properties?: Record<string, unknown>; required?: string[] }

function parameters(schema: z.ZodMiniType | undefined, place: 'path' | 'query') {
  if (!schema) return []
  const { properties = {}, required = [] } = schemaOf(schema, 'input') as ObjectSchema
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: property,
  }))
}

function requestBody({ body, multipart }: Endpoint) {
  if (!body) return {}
  const schema = schemaOf(body, 'input') as ObjectSchema
  const files = {
    files: { type: 'array', items: { type: 'string', contentMediaType: 'application/octet-stream' } },
  }
  const content = multipart
    ? { 'multipart/form-data': { schema: { ...schema, properties: { ...schema.properties, ...files } } } }
    : { 'application/json': { schema } }
  return { requestBody: { required: true, content } }
}

const sheets = {
  'text/csv': {},
  [arbeidsbok]: {},
}

/** JSON, a file, or nothing at all. A list may be asked for as a file. */
function goodAnswer({ query, response, file }: Endpoint) {
  const isSheetToo = parameters(query, 'query').some(({ name }) => name === 'fil')
  if (response)
    return {
      description: 'OK',
      content: {
        'application/json': { schema: schemaOf(response, 'output') },
        ...(isSheetToo && sheets),
      },
    }
  return file ? { description: 'OK: a file', content: { [file]: {} } } : { description: 'OK: no content' }
}

function answers(endpoint: Endpoint) {
  const { status, errors = [], access } = endpoint
  const codes = [...new Set([...(access === 'aapen' ? [] : (['ikke_innlogget'] as const)), ...errors])]
  const byStatus = Map.groupBy(codes, code => errorStatus[code])
  return {
    [status ?? 200]: goodAnswer(endpoint),
    ...Object.fromEntries(
      [...byStatus].map(([code, names]) => [
        code,
        {
          description: names.map(name => `${name}: ${errorMessage[name]}`).join('\n'),
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Feilsvar' } } },
        },
      ]),
    ),
  }
}

const operation = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  'x-access': endpoint.access,
  security: endpoint.access === 'aapen' ? [] : [{ sesjon: [] }],
  parameters: [...parameters(endpoint.params, 'path'), ...parameters(endpoint.query, 'query')],
  ...requestBody(endpoint),
  responses: answers(endpoint),
})

/** The whole API as OpenAPI 3.1, made from the contract; an alternative path is listed as a path of its own. */
export function createOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {}
  for (const endpoint of endpoints)
    for (const path of [endpoint.path, ...(endpoint.aliases ?? [])])
      paths[path] = { ...paths[path], [endpoint.method.toLowerCase()]: operation(endpoint) }
  return {
    openapi: '3.1.1',
    jsonSchemaDialect: 'https://json-schema.org/draft/2020-12/schema',
    info: {
      title: 'Rettighetsportalen',
      version: '1',
      description: 'Every error answers { message, code }.',
    },
    components: {
      securitySchemes: { sesjon: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } },
      schemas: { Feilsvar: schemaOf(Feilsvar, 'output') },
    },
    paths,
  }
}
