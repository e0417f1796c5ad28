// `npm run bench:ki`: how well KI reads contracts, from upload to proposal, against the answers of a set of them.
//
//   npm run bench:ki -- [folder] [--ut results.json] [--konto] [--antall 10] [--uten-fart]
//       the whole way through a portal; the folder (or KONTRAKTER) is a set as `ki-fasit.ts` reads it, `../shared/kontrakter` where none is named
//   npm run bench:ki -- --bare-finn [korpus/w1.jsonl.gz …]
//       only the finding, on readings that are kept; all of `korpus` where none is named
//   npm run bench:ki -- --bare-finn korpus/w1.jsonl.gz --hvorfor w1-12
//       and what was proposed for that document, how surely and from which words, beside its answers
//   npm run bench:ki -- … --motor ekstern
//       asks the service of KI_URL and KI_MODELL (and KI_NOEKKEL, KI_SVARSEKUNDER, KI_BILDER) as a portal would, with the built-in engine
//       in reserve; of readings that are kept there are no pictures to send
//   npm run bench:ki -- <folder> --les korpus/w3.jsonl.gz
//       reads a new set and keeps its readings
import { chmod, glob, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { readConfig } from '../server/src/platform/config/config.ts'
import { type Dom, judge, maal } from './ki-dom.ts'
import { readSett, type Sett } from './ki-fasit.ts'
import { type Ekstern, type Funnet, runFinn } from './ki-finn.ts'
import { readKorpus, writeKorpus } from './ki-les.ts'
import { type Omgang, runPortal } from './ki-portal.ts'
import { calibrate, count, listWorst, toFeltTabell, toSikkerhetTabell } from './ki-tabell.ts'
import { type Fart, measureFart } from './ki-tesseract.ts'
import { machine } from './side-by-side.ts'

const root = path.resolve(import.meta.dirname, '..')
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    ut: { type: 'string' },
    motor: { type: 'string', default: 'innebygd' },
    konto: { type: 'boolean', default: false },
    les: { type: 'string' },
    'bare-finn': { type: 'boolean', default: false },
    hvorfor: { type: 'string' },
    antall: { type: 'string', default: '10' },
    'uten-fart': { type: 'boolean', default: false },
  },
})
const folderOf = (name: string) => path.resolve(process.env.INIT_CWD ?? process.cwd(), name)
const readFolder = () => {
  const named = positionals[0] ?? process.env.KONTRAKTER
  return readSett(named ? folderOf(named) : path.join(root, '../shared/kontrakter'))
}
// A run that is broken off still stops the servers it started.
const broken = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const)
  process.once(name, () => broken.abort(new Error('målingen ble avbrutt')))

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
const dataDir = (index = 0) => path.join(folder, `data-${index}`)

/** As a portal takes them from the same settings. */
function readEkstern(): Ekstern | null {
  if (values.motor === 'innebygd') return null
  if (values.motor !== 'ekstern') throw new Error(`--motor er innebygd eller ekstern, ikke ${values.motor}`)
  const { KI_URL, KI_MODELL, KI_NOEKKEL, KI_SVARSEKUNDER, KI_BILDER } = readConfig({
    ...process.env,
    KI: 'ekstern',
  })
  return { KI_URL, KI_MODELL, KI_NOEKKEL, KI_SVARSEKUNDER, KI_BILDER }
}
const ekstern = readEkstern()

/** What was found in each set. */
async function findAll(): Promise<{ sett: Sett; titler: Omgang['titler']; lest: Map<string, Funnet> }[]> {
  const named = positionals.map(folderOf)
  const files =
    named.length > 0 ? named : (await Array.fromAsync(glob(`${root}/korpus/*.jsonl.gz`))).toSorted()
  const found = []
  for (const [index, file] of files.entries()) {
    const sett = await readKorpus(file)
    found.push({ sett, ...(await runFinn(dataDir(index), sett, values.konto, broken.signal, { ekstern })) })
  }
  return found
}

function sayWhy(id: string, domer: readonly Dom[], found: readonly { lest: Map<string, Funnet> }[]): void {
  for (const one of domer.filter(dom => dom.id === id))
    console.log(
      `${one.rett ? '  ' : '! '}${one.maal}: ventet ${one.ventet ?? '–'}, fant ${one.funnet ?? '–'}`,
    )
  for (const one of found.flatMap(({ lest }) => lest.get(id)?.svar.forslag ?? []))
    console.log(
      `  ${one.gruppe ?? '–'} ${one.felt} = ${one.verdi} (${one.sikkerhet.toFixed(2)}) side ${one.sted?.side ?? '–'}: ${one.sted?.sitat ?? '–'}`,
    )
}

/** The whole way, which also tells what it costs. */
async function measurePortal() {
  const sett = await readFolder()
  const omgang = await runPortal(folder, sett, values.konto, broken.signal, ekstern)
  const fart = values['uten-fart'] ? null : await measureFart(folder, sett, 6)
  return { omgang, fart, found: [{ sett, titler: omgang.titler, lest: omgang.lest }] }
}

async function measure(): Promise<void> {
  const { omgang, fart, found } = values['bare-finn']
    ? { omgang: null, fart: null, found: await findAll() }
    : await measurePortal()
  const domer = found.flatMap(({ sett, titler, lest }) =>
    sett.poster.flatMap(post => {
      const one = lest.get(post.id)
      return one ? judge(titler, post, one.svar) : []
    }),
  )
  console.log(`\n${machine()}`)
  for (const { sett, lest } of found) {
    const feil = [...lest].filter(([, one]) => one.feil !== null)
    console.log(`${sett.mappe}: ${lest.size - feil.length} av ${sett.poster.length} dokumenter`)
    for (const [id, one] of lest) if (one.reserve) console.log(`  ${id}: LEST AV RESERVEN: ${one.reserve}`)
    for (const [id, one] of feil) console.log(`  ${id}: FEILET: ${one.feil}`)
  }
  console.log(`\n${toFeltTabell(domer)}\n\n${toSikkerhetTabell(domer)}\n`)
  if (omgang) sayBurden(omgang)
  if (fart) sayPace(fart)
  console.log(`\nDet som gikk verst:\n${listWorst(domer, Number(values.antall))}\n`)
  if (values.hvorfor) sayWhy(values.hvorfor, domer, found)
  if (values.ut) {
    const felt = Object.fromEntries(maal.map(name => [name, count(domer.filter(one => one.maal === name))]))
    const kjoering = omgang && { tempo: omgang.tempo, minne: omgang.minne }
    const sett = found.map(one => one.sett.mappe)
    const result = { sett, felt, kalibrering: calibrate(domer), kjoering, fart, domer }
    await writeFile(folderOf(values.ut), `${JSON.stringify(result, null, 1)}\n`)
  }
}

try {
  if (values.les) await writeKorpus(folder, await readFolder(), folderOf(values.les), broken.signal)
  else await measure()
} finally {
  await rm(folder, { recursive: true, force: true })
}
