import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from './story.ts'
import { bredder } from './tilstander.ts'

test('axe ser på hver tilstand i ett steg av én historie', () => {
  const fortalt = globSync('*.story.ts', { cwd: import.meta.dirname }).flatMap(fil => {
    const kode = readFileSync(path.join(import.meta.dirname, fil), 'utf8')
    return [...kode.matchAll(/await expectAccessible\(\w+, '([^']+)'\)/g)].map(([, tilstand]) => tilstand)
  })
  expect(fortalt.toSorted()).toEqual(Object.keys(bredder).toSorted())
})
