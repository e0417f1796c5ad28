import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { expect, test } from 'vitest'

const contract = join(import.meta.dirname, '../contract/src')
const server = join(import.meta.dirname, '../server/src')

const words = (text: string) => new Set(text.split(/\s+/).filter(Boolean))

/** What an endpoint may begin with: what it does, in English (rule 4 of CONTRIBUTING.md). */
const verbs = words(`
  accept add answer apply approve change check close complete confirm correct create decide delete disable discard end find forget freeze get import
  link list log mark merge order postpone preview read recall register release rename renew reopen report request reset restore
  retry send set simulate start take try undo update upload`)

/** What the functions of the services and repositories may also begin with. */
const ofFunctions = words(`
  append assign authenticate choose claim count describe doubt enter erase fill finish has hold in insert is keep leave lock login logout match move
  next note open pack put queue reapply record refresh refuse remember remove replace reply reschedule resume return run save seal select
  shut sign spend stop store sum sweep touch turn unmark use verify wait with withdraw`)

const firstWord = (name: string) => name.split(/[A-Z]/)[0] ?? ''

const isEndpoint = (value: unknown) =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

test('each endpoint begins with an English verb', async () => {
  const files = readdirSync(contract).filter(file => /^[a-z-]+\.ts$/.test(file))
  const names: string[] = []
  for (const file of files) {
    const exported: Record<string, unknown> = await import(/* @vite-ignore */ join(contract, file))
    names.push(...Object.keys(exported).filter(name => isEndpoint(exported[name])))
  }
  expect(names.length).toBeGreaterThan(100)
  expect(names.filter(name => !verbs.has(firstWord(name)))).toEqual([])
})

const isFunction = (node: ts.Node | undefined) =>
  node !== undefined && (ts.isArrowFunction(node) || ts.isFunctionExpression(node))

const isExported = (node: ts.Statement) =>
  ts.canHaveModifiers(node) &&
  ts.getModifiers(node)?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) === true

/** The functions in an object that is returned: what a service can do. */
function methodsIn(node: ts.Node): string[] {
  const names: string[] = []
  const returned = ts.isReturnStatement(node) ? node.expression : ts.isArrowFunction(node) ? node.body : null
  const object = returned && ts.isParenthesizedExpression(returned) ? returned.expression : returned
  for (const one of object && ts.isObjectLiteralExpression(object) ? object.properties : [])
    if (ts.isMethodDeclaration(one) || (ts.isPropertyAssignment(one) && isFunction(one.initializer)))
      names.push(one.name.getText())
  ts.forEachChild(node, child => {
    names.push(...methodsIn(child))
  })
  return names
}

/** A statement's exported functions with the names they are known by, and the node that has what they return. */
function* exportedFunctions(statement: ts.Statement): Generator<[name: string, node: ts.Node]> {
  if (!isExported(statement)) return
  if (ts.isFunctionDeclaration(statement) && statement.name) yield [statement.name.text, statement]
  if (ts.isVariableStatement(statement))
    for (const { name, initializer } of statement.declarationList.declarations)
      if (initializer && isFunction(initializer)) yield [name.getText(), initializer]
}

test('each function of a service or a repository begins with an English verb', () => {
  const files = readdirSync(server, { recursive: true, encoding: 'utf8' })
  const names: string[] = []
  for (const file of files.filter(one => /\.(service|repository)\.ts$/.test(one))) {
    const text = readFileSync(join(server, file), 'utf8')
    for (const statement of ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true).statements)
      for (const [name, node] of exportedFunctions(statement)) {
        names.push(`${file}: ${name}`)
        // A job is called by the name that it has in the database.
        if (firstWord(name) === 'create')
          names.push(...methodsIn(node).flatMap(one => (one.includes('_') ? [] : `${file}: ${one}`)))
      }
  }
  expect(names.length).toBeGreaterThan(700)
  const allowed = verbs.union(ofFunctions)
  expect(names.filter(name => !allowed.has(firstWord(name.split(': ')[1] ?? '')))).toEqual([])
})
