// The thread in which a run is computed, so that the portal answers meanwhile. It knows no database: rows come as PostgreSQL copies
// them out, and go as it copies them in.
import crypto from 'node:crypto'
import { parentPort } from 'node:worker_threads'
import { findFunn, funnrader } from './funn.ts'
import type { Andelsrad, Kravrad, Oppsett, Rader, Sendingsrad, Verkrad } from './grunnlag.ts'
import type { FraTraad, Skrevet, TilTraad } from './meldinger.ts'
import { calculate, type Regning, type Verdi } from './regn.ts'

const port = parentPort
const tell = (melding: FraTraad, transfer: ArrayBuffer[] = []) => port?.postMessage(melding, transfer)
const give = (bytes: Uint8Array<ArrayBuffer> | null) =>
  tell({ slag: 'rader', bytes }, bytes ? [bytes.buffer] : [])
const rowsInChunk = 1000

const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' }
const read = (field: string): string =>
  field.includes('\\') ? field.replace(/\\(.)/g, (_, sign: string) => signs[sign] ?? sign) : field
const written: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }
const special = /[\\\n\r\t]/
const write = (value: Verdi): Verdi => {
  if (value === null) return '\\N'
  if (typeof value !== 'string' || !special.test(value)) return value
  return value.replace(/[\\\n\r\t]/g, sign => written[sign] ?? sign)
}

const number = (field: string | undefined): number | null =>
  field === undefined || field === '\\N' ? null : Number(field)
const boolean = (field: string | undefined): boolean | null =>
  field === undefined || field === '\\N' ? null : field === 't'
const text = (field = ''): string => read(field)

type Felter = readonly (string | undefined)[]
const toVerk = ([id, tittel, selskap, verkstype, sekunder, episoder]: Felter): Verkrad => ({
  id: text(id),
  tittel: text(tittel),
  selskap: text(selskap),
  verkstype: verkstype === '\\N' ? null : text(verkstype),
  sekunder: number(sekunder),
  episoder: number(episoder),
})
const toSendt = ([produksjonId, mediehus, episoder, premiere]: Felter): Sendingsrad => ({
  produksjonId: text(produksjonId),
  mediehus: text(mediehus),
  episoder: number(episoder),
  premiere: boolean(premiere),
})
const toKrav = ([
  id,
  produksjonId,
  dokumentId,
  brukerId,
  fagfunksjon,
  episoder,
  rettigheter,
  signaturPc,
  annetSted,
]: Felter): Kravrad => ({
  id: text(id),
  produksjonId: text(produksjonId),
  dokumentId: text(dokumentId),
  brukerId: text(brukerId),
  fagfunksjon: text(fagfunksjon),
  episoder: number(episoder),
  rettigheter: boolean(rettigheter),
  signaturPc: boolean(signaturPc),
  annetSted: boolean(annetSted) === true,
})

const toAndel = ([avtaleId, kravId, andel]: Felter): Andelsrad => ({
  avtaleId: text(avtaleId),
  kravId: text(kravId),
  andel: Number(andel),
})

const hash = crypto.createHash('sha256')
const rows = {
  verk: [] as Verkrad[],
  sendt: [] as Sendingsrad[],
  krav: [] as Kravrad[],
  andel: [] as Andelsrad[],
} satisfies Rader
const takers = {
  verk: (felter: Felter) => rows.verk.push(toVerk(felter)),
  sendt: (felter: Felter) => rows.sendt.push(toSendt(felter)),
  krav: (felter: Felter) => rows.krav.push(toKrav(felter)),
  andel: (felter: Felter) => rows.andel.push(toAndel(felter)),
}
/** What the last piece of a table ended with: half a row. */
const halves: Record<keyof typeof takers, Buffer> = {
  verk: Buffer.alloc(0),
  sendt: Buffer.alloc(0),
  krav: Buffer.alloc(0),
  andel: Buffer.alloc(0),
}

function take(tabell: keyof typeof takers, bytes: Uint8Array): void {
  hash.update(bytes)
  const all = Buffer.concat([halves[tabell], bytes])
  const end = all.lastIndexOf(10) + 1
  halves[tabell] = all.subarray(end)
  for (const row of all.toString('utf8', 0, end).split('\n')) if (row) takers[tabell](row.split('\t'))
}

let regning: Regning | undefined
const tables = new Map<Skrevet, Iterator<readonly Verdi[]>>()
/** The run's id, which each row begins with. */
let kjoering = ''

function begin(oppsett: Oppsett, id: string): void {
  hash.update(JSON.stringify(oppsett))
  kjoering = id
  regning = calculate(oppsett, rows)
  tables.set('verk', regning.verk[Symbol.iterator]())
  tables.set('linje', regning.linje[Symbol.iterator]())
}

/** The next rows of a table, computed now; null after the last. */
function next(tabell: Skrevet): Uint8Array<ArrayBuffer> | null {
  let text = ''
  for (let left = rowsInChunk; left > 0; left--) {
    const { value } = tables.get(tabell)?.next() ?? {}
    if (!value) break
    text += `${kjoering}\t${value.map(write).join('\t')}\n`
  }
  return text === '' ? null : new TextEncoder().encode(text)
}

// A failure ends the thread, and whoever waits for it hears why.
port?.on('message', (melding: TilTraad) => {
  if (melding.slag === 'rader') take(melding.tabell, melding.bytes)
  else if (melding.slag === 'regn') begin(melding.oppsett, melding.id)
  else if (melding.slag === 'neste') give(next(melding.tabell))
  else if (melding.slag === 'funn')
    tables.set('funn', funnrader(findFunn(regning?.grupper() ?? [], melding.om), melding.gamle))
  else if (regning) tell({ slag: 'ferdig', utregning: regning.ferdig(), grunnlag: hash.digest('hex') })
})
