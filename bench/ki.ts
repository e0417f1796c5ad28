// `npm run bench:ki`: how well KI reads contracts, from upload to proposal, against the answers of a set of them.
//
//   npm run bench:ki -- [folder] [--ut results.json] [--konto] [--bare-finn readings] [--antall 10] [--uten-fart]
//
// The folder (or KONTRAKTER) is a set as `ki-fasit.ts` reads it; `../shared/kontrakter` where none is named.
import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { type Dom, judge, maal } from './ki-dom.ts'
import { readSett } from './ki-fasit.ts'
import { runFinn } from './ki-finn.ts'
import { type Omgang, runPortal } from './ki-portal.ts'
import { calibrate, count, listWorst, toFeltTabell, toSikkerhetTabell } from './ki-tabell.ts'
import { type Fart, measureFart } from './ki-tesseract.ts'
import { machine } from './side-by-side.ts'

const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ut: { type: 'string' },
    konto: { type: 'boolean', default: false },
    'bare-finn': { type: 'string' },
    antall: { type: 'string', default: '10' },
    'uten-fart': { type: 'boolean', default: false },
  },
})
const folderOf = (name: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
const named = positionals[0] ?? process.env.KONTRAKTER
const sett = await readSett(named ? folderOf(named) : path.join(root, '../shared/kontrakter'))

function sayBurden({ tempo, minne }: Omgang): void {
  const ratio = (which: 'p50' | 'p95') => (tempo.under[which] / tempo.foer[which]).toFixed(2)
  const ms = ({ p50, p95 }: Omgang['tempo']['foer']) => `p50 ${p50.toFixed(1)} ms, p95 ${p95.toFixed(1)} ms`
  console.log(
    `Andre kall: før ${ms(tempo.foer)}; under lesing ${ms(tempo.under)} (${ratio('p50')} og ${ratio('p95')} ganger)`,
  )
  if (minne)
    console.log(
      `Minne: ${minne.hvileMb.toFixed(0)} MB i hvile, høyst ${(minne.toppMb - minne.hvileMb).toFixed(0)} MB over det (lesingen alene ${minne.leserMb.toFixed(0)} MB)`,
    )
  else console.log('Minne er IKKE målt: det lar seg bare lese på Linux.')
}

function sayPace({ sider, vaar, tesseract }: Fart): void {
  const each = (which: 'klokke' | 'prosessor') => {
    const own = `${(vaar[which] / sider).toFixed(2)} s per side`
    return tesseract
      ? `${own}, tesseract ${(tesseract[which] / sider).toFixed(2)} s, forhold ${(vaar[which] / tesseract[which]).toFixed(2)}`
      : own
  }
  console.log(`Fart, ${sider} bildesider (mål: forhold 2,0)
  på klokka: ${each('klokke')}
  av prosessoren: ${vaar.prosessor > 0 ? each('prosessor') : 'IKKE målt, det lar seg bare lese på Linux'}`)
  if (!tesseract) console.log('  tesseract er IKKE installert, så forholdet er ikke målt')
}

const cache = path.join(root, '.cache')
await mkdir(cache, { recursive: true })
const folder = await mkdtemp(path.join(cache, 'ki-'))
await chmod(folder, 0o711)
try {
  const lesinger = values['bare-finn']
  const omgang = lesinger === undefined ? await runPortal(folder, sett, values.konto) : null
  const { titler, lest } =
    omgang ?? (await runFinn(path.join(folder, 'data'), sett, folderOf(lesinger ?? ''), values.konto))
  const domer: Dom[] = sett.poster.flatMap(post => {
    const one = lest.get(post.id)
    return one ? judge(titler, post, one.svar) : []
  })
  const fart = omgang && !values['uten-fart'] ? await measureFart(folder, sett, 6) : null
  console.log(`\n${machine()}\n${sett.mappe}: ${lest.size} av ${sett.poster.length} dokumenter\n`)
  console.log(`${toFeltTabell(domer)}\n\n${toSikkerhetTabell(domer)}\n`)
  if (omgang) sayBurden(omgang)
  if (fart) sayPace(fart)
  console.log(`\nDet som gikk verst:\n${listWorst(domer, Number(values.antall))}\n`)
  if (values.ut) {
    const felt = Object.fromEntries(maal.map(name => [name, count(domer.filter(one => one.maal === name))]))
    const kjoering = omgang && { tempo: omgang.tempo, minne: omgang.minne }
    const result = { sett: sett.mappe, felt, kalibrering: calibrate(domer), kjoering, fart, domer }
    await writeFile(folderOf(values.ut), `${JSON.stringify(result, null, 1)}\n`)
  }
} finally {
  await rm(folder, { recursive: true, force: true })
}
