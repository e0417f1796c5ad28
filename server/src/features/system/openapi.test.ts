import { endpoints } from '@rp/contract/api'
import { Validator } from '@seriousme/openapi-schema-validator'
import { expect, it } from 'vitest'
import { apiPage } from './api-page.ts'
import { createOpenApi } from './openapi.ts'

type Answer = { description: string; content?: Record<string, { schema?: object }> }
const document = JSON.parse(JSON.stringify(createOpenApi()))
const answerOf = ({ method, path, status }: (typeof endpoints)[number]): Answer =>
  document.paths[path][method.toLowerCase()].responses[status ?? 200]

it('is a valid OpenAPI 3.1 document', async () => {
  const validator = new Validator()
  const { valid, errors } = await validator.validate(structuredClone(document))
  expect(errors ?? []).toEqual([])
  expect([valid, validator.version]).toEqual([true, '3.1'])
})

it('refers to nothing that it does not hold', () => {
  const references = [...JSON.stringify(document).matchAll(/"\$ref":"([^"]*)"/g)].map(found => found[1] ?? '')
  expect(references).toContain('#/components/schemas/Feilsvar')
  for (const reference of new Set(references)) {
    const steps = reference.split('/').slice(1)
    expect([reference, steps.reduce((at, step) => at?.[step], document)]).toEqual([
      reference,
      expect.any(Object),
    ])
  }
})

it('says of an answer without a schema what it is: a file, or nothing', () => {
  const others = endpoints.filter(({ response }) => !response)
  expect(others.length).toBeGreaterThan(0)
  for (const endpoint of others) {
    const { content } = answerOf(endpoint)
    expect([endpoint.path, Object.keys(content ?? {})]).toEqual([
      endpoint.path,
      endpoint.file ? [endpoint.file] : [],
    ])
  }
  const kinds = new Map(others.map(({ path, file }) => [path as string, file]))
  expect(kinds.get('/api/user/{id}/data.zip')).toBe('application/zip')
  expect(kinds.get('/api/process/secureuploads/{id}')).toBe('application/pdf')
  expect(kinds.get('/api/document/{id}/aapen')).toBeUndefined()
})

it('names every field of a body on the readable page, and what an answer is', () => {
  const page = apiPage()
  const login = page.slice(
    page.indexOf('POST /api/user/login'),
    page.indexOf('</article>', page.indexOf('POST /api/user/login')),
  )
  expect(login).toContain('<code>email</code>: tekst')
  expect(login).toContain('Svar 200')
  for (const told of ['En ZIP-fil', 'En PDF-fil', 'Svar 204: Uten innhold']) expect(page).toContain(told)
  expect(page).toContain('<code>signaturePC</code>: ja/nei | null')
})
