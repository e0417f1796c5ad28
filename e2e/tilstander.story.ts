import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ruter } from './skjermer.ts'
import { expect, test } from './story.ts'
import { bredder, tilstander } from './tilstander.ts'

test('axe ser på hver skjerm, og på hver tilstand i ett steg av én historie', () => {
  expect(ruter.length).toBeGreaterThan(35)
  expect(
    Object.keys(tilstander)
      .filter(skjerm => skjerm !== '*')
      .toSorted(),
  ).toEqual(ruter.toSorted())
  const fortalt = globSync('*.story.ts', { cwd: import.meta.dirname }).flatMap(fil => {
    const kode = readFileSync(path.join(import.meta.dirname, fil), 'utf8')
    return [...kode.matchAll(/await expectAccessible\(\w+, '([^']+)'\)/g)].map(([, tilstand]) => tilstand)
  })
  expect(fortalt.toSorted()).toEqual(Object.keys(bredder).toSorted())
})
