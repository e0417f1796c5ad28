// Makes a set anew from its writer's program: `node korpus/skrivere/lag.ts w3 <folder> [id …]`.
// The folder gets the contracts, `fasit.json` and the registers, as `bench/ki-fasit.ts` reads them.
import { mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { chromium } from '@playwright/test'
import type { Fasitpost, Registerproduksjon, Registerselskap } from '../../bench/ki-fasit.ts'
import { browserFlags, findBrowser } from '../../scripts/find-browser.mjs'
import { type Papir, print } from './papir.ts'

/** What a writer's `sett.ts` exports as `sett`. */
export type Skrevet = {
  kontrakter: readonly { fasit: Omit<Fasitpost, 'files'>; papirer: readonly Papir[] }[]
  produksjoner: readonly Registerproduksjon[]
  selskaper: readonly Registerselskap[]
}

const [name = '', folder = '', ...wanted] = process.argv.slice(2)
if (!/^w\d+$/.test(name) || !folder) throw new Error('node korpus/skrivere/lag.ts w3 <mappe> [id …]')
const { sett } = (await import(`./${name}/sett.ts`)) as { sett: Skrevet }
const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserFlags() })
const poster: Fasitpost[] = []
try {
  for (const { fasit, papirer } of sett.kontrakter) {
    const files: string[] = []
    const home = path.join('dokumenter', fasit.id)
    if (wanted.length === 0 || wanted.includes(fasit.id)) {
      await rm(path.join(folder, home), { recursive: true, force: true })
      await mkdir(path.join(folder, home), { recursive: true })
      for (const papir of papirer)
        for (const { navn, innhold } of await print(browser, papir)) {
          files.push(path.join(home, navn))
          await writeFile(path.join(folder, home, navn), innhold)
        }
      console.log(fasit.id, files.length)
    }
    poster.push({ ...fasit, files })
  }
} finally {
  await browser.close()
}
if (wanted.length === 0) {
  const write = (file: string, value: unknown) =>
    writeFile(path.join(folder, file), `${JSON.stringify(value, null, 1)}\n`)
  await write('fasit.json', poster)
  await write('produksjoner.json', sett.produksjoner)
  await write('produksjonsselskaper.json', sett.selskaper)
}
