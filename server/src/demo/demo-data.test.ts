import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import fnrvalidator from '@navikt/fnrvalidator'
import { statusnavn } from '@rp/contract/status'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { countPages, readPageText } from '../../test/pdf/read-pdf.ts'
import { createDemoData, type DemoData } from './demo-data.ts'
import { titlesFor } from './fag.ts'
import { baseTitle } from './kontrakt.ts'
import { administratorIndeks, medlemIndeks } from './medlemmer.ts'

const options = { seed: 2023, naa: new Date('2025-11-20T10:00:00Z') }
const data = createDemoData(options)
const plain = (demo: DemoData) => JSON.parse(JSON.stringify(demo))
let mappe: string
let filer: DemoFiler = []

type DemoFiler = { dokument: number; navn: string; sider: number; sti: string; bytes: Buffer }[]

beforeAll(async () => {
  mappe = await mkdtemp(path.join(tmpdir(), 'demo-'))
  filer = await makeFiler(data)
})
afterAll(() => rm(mappe, { recursive: true, force: true }))

async function makeFiler(demo: DemoData): Promise<DemoFiler> {
  const made: DemoFiler = []
  for (const [dokument, d] of demo.dokumenter.entries())
    for (const { navn, sider, lag } of d.filer) {
      const bytes = await lag(mappe)
      const sti = path.join(mappe, `${made.length}`)
      await writeFile(sti, bytes)
      made.push({ dokument, navn, sider, sti, bytes })
    }
  return made
}

test('the same seed and day give the same demo, another seed another one', () => {
  expect(plain(createDemoData(options))).toEqual(plain(data))
  expect(plain(createDemoData({ ...options, seed: 1 }))).not.toEqual(plain(data))
})

test('the same seed gives the same files, byte for byte', async () => {
  const again = await makeFiler(createDemoData(options))
  expect(again.every(({ bytes }, index) => filer[index]?.bytes.equals(bytes))).toBe(true)
  expect(again).toHaveLength(filer.length)
})

test('any seed gives a demo', () => {
  for (let seed = 1; seed <= 60; seed += 1)
    expect(createDemoData({ ...options, seed }).dokumenter.length).toBeGreaterThan(23)
})

test('the registers have 250 productions, 80 companies and a broadcast list with and without matches', () => {
  expect(data.produksjoner).toHaveLength(250)
  expect(data.selskaper).toHaveLength(80)
  expect(data.sendeliste.length).toBeGreaterThanOrEqual(150)
  expect(data.sendeliste.filter(({ produksjonIndeks }) => produksjonIndeks === null)).toHaveLength(22)
  expect(data.sendeliste.some(({ premiere }) => premiere === 2023)).toBe(true)
  const { selskaper, sendeliste, brukere } = data
  expect(JSON.stringify({ selskaper, sendeliste, brukere })).not.toMatch(/\\n| {2}/)
  expect(data.sendeliste.some(one => data.produksjoner[one.produksjonIndeks ?? -1]?.Verkstype === null)).toBe(
    true,
  )
  for (const { produksjonIndeks } of data.sendeliste)
    if (produksjonIndeks !== null) expect(data.produksjoner[produksjonIndeks]).toBeDefined()
})

test('every production names a company of the register, and the titles carry what real ones carry', () => {
  const names = new Set(['', ...data.selskaper.map(({ navn }) => navn)])
  expect(data.produksjoner.every(({ Produksjonsselskap }) => names.has(Produksjonsselskap))).toBe(true)
  const titles = data.produksjoner.map(({ Produksjonstittel }) => Produksjonstittel)
  for (const needed of [/^Æ/, /Ø/, /^Å/, /^Aa/, /É/, /\(sesong \d\)$/, /.{55}/])
    expect(
      titles.some(title => needed.test(title)),
      String(needed),
    ).toBe(true)
})

test('organisation numbers are unique, begin with 2 or 3 and pass mod 11', () => {
  expect(new Set(data.selskaper.map(({ orgnr }) => orgnr)).size).toBe(80)
  for (const { orgnr } of data.selskaper) {
    expect(orgnr).toMatch(/^[23]\d{8}$/)
    expect(mod11(orgnr, [3, 2, 7, 6, 5, 4, 3, 2, 1])).toBe(0)
  }
})

test('every personnummer is synthetic, valid and used once', () => {
  for (const { personnummer } of data.brukere) {
    expect(fnrvalidator.tnr(personnummer)).toEqual({ status: 'valid', type: 'tnr' })
    expect(Number(personnummer.slice(2, 4))).toBeGreaterThan(80)
  }
  expect(new Set(data.brukere.map(({ personnummer }) => personnummer)).size).toBe(data.brukere.length)
})

test('account numbers belong to a register number that no bank has, and pass mod 11', () => {
  for (const { kontonummer } of data.brukere.filter(bruker => bruker.kontonummer !== '')) {
    expect(kontonummer).toMatch(/^0099\d{7}$/)
    expect(mod11(kontonummer, [5, 4, 3, 2, 7, 6, 5, 4, 3, 2, 1])).toBe(0)
  }
})

test('no address leads out of .example, and no telephone number can be called', () => {
  for (const address of [
    ...data.selskaper.map(({ epost }) => epost),
    ...data.brukere.map(({ email }) => email),
  ])
    expect(address).toMatch(/^[a-z0-9.]+@[a-z0-9]+\.example$/)
  for (const { telefon } of data.selskaper) expect(telefon).toMatch(/^(000 \d{2} \d{3})?$/)
})

test('there is one administrator, and the main member has documents in all ten states', () => {
  const administrators = data.brukere.filter(({ brukertype }) => brukertype === 'administrator')
  expect(administrators).toEqual([data.brukere[administratorIndeks]])
  const mine = data.dokumenter.filter(({ eierIndeks }) => eierIndeks === medlemIndeks)
  expect(new Set(mine.map(({ status }) => status))).toEqual(new Set(statusnavn))
  expect(
    data.brukere.every(
      (_, index) => index === administratorIndeks || data.dokumenter.some(d => d.eierIndeks === index),
    ),
  ).toBe(true)
})

test('every function stands in the list of its work type, unless that is what the document lacks', () => {
  for (const { ansiennitet, status } of data.dokumenter)
    for (const { produksjonIndeks, fagfunksjon } of ansiennitet) {
      if (produksjonIndeks === null) continue
      const titles = titlesFor(data.produksjoner[produksjonIndeks]?.Verkstype ?? '')
      expect(titles.includes(fagfunksjon), `${status}: ${fagfunksjon}`).toBe(
        status !== 'MANGLER GODKJENT FAGFUNKSJON',
      )
    }
})

test('what staff have set agrees with the status', () => {
  for (const d of data.dokumenter) {
    if (d.status === 'BEHANDLET') expect([d.signaturePC, d.signatureRH]).toEqual([true, true])
    if (d.status === 'MANGLER SIGNATUR') expect(d.signatureRH).toBe(false)
    if (d.status === 'IKKE VURDERT')
      expect([d.signaturePC, d.signatureRH, d.rettighetsklausuler.status]).toEqual([null, null, null])
    if (d.status === 'FYLL INN EPISODER' || d.status === 'MANGLER EPISODER')
      expect(d.ansiennitet.map(({ episoder }) => episoder)).toEqual([null])
    if (d.status === 'MANGLER PRODUKSJONSINFORMASJON') expect(d.ansiennitet[0]?.produksjonIndeks).toBeNull()
    else
      expect(d.produksjonsselskap).toBe(
        data.produksjoner[d.ansiennitet[0]?.produksjonIndeks ?? -1]?.Produksjonsselskap,
      )
  }
})

test('the history of a document begins with its upload, ends in its status and never runs ahead of the day', () => {
  for (const { historikk, opprettet, status } of data.dokumenter) {
    const times = historikk.map(({ tid }) => tid.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times[0]).toBe(opprettet.getTime())
    expect(times.at(-1)).toBeLessThanOrEqual(options.naa.getTime())
    const last = historikk.flatMap(({ endringer }) => endringer).findLast(({ felt }) => felt === 'status')
    expect(last?.til ?? 'IKKE VURDERT').toBe(status)
  }
})

test('every PDF opens, says its production and its number of pages, and holds no name of a tool', async () => {
  for (const { dokument, navn, sider, sti, bytes } of filer.filter(one => one.navn.endsWith('.pdf'))) {
    expect(await countPages(sti), navn).toBe(sider)
    expect(bytes.toString('latin1')).not.toMatch(/pdfkit/i)
    const text = (await readPageText(sti, 0)).replace(/\s+/g, ' ')
    const registrering = data.dokumenter[dokument]?.ansiennitet[0]
    const tittel =
      registrering?.produksjonIndeks == null ? 'Prosjekt Vestavind' : baseTitle(registrering.produksjonsnavn)
    if (navn.startsWith('Scan_')) expect(text.trim()).toBe('')
    else expect(text, navn).toContain(tittel)
  }
})

test('what KI shows stands where the contract says it', async () => {
  const lest = data.dokumenter.find(({ ki }) => ki?.steder)
  const steder = await lest?.ki?.steder?.()
  expect(steder?.get('arbeidstaker')?.sitat).toBe(lest?.arbeidstaker)
  expect(steder?.get('signaturRH')?.side).toBe(2)
  for (const { boks } of steder?.values() ?? []) {
    expect(boks.right).toBeGreaterThan(boks.left)
    expect(boks.bottom).toBeGreaterThan(boks.top)
  }
})

test('a photographed agreement shows every page, and a JPEG carries an orientation and no place', async () => {
  for (const [index, d] of data.dokumenter.entries()) {
    const photos = filer.filter(fil => fil.dokument === index && fil.navn.endsWith('.jpg'))
    for (const { bytes } of photos) {
      const { format, orientation, exif } = await sharp(bytes).metadata()
      expect([format, [1, 6, 8].includes(orientation ?? 0)]).toEqual(['jpeg', true])
      expect(exif?.includes('GPS')).toBe(false)
    }
    if (d.status === 'DOKUMENTASJONEN ER MANGELFULL') expect(photos).toHaveLength(1)
  }
})

function mod11(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, index) => sum + weight * Number(digits[index]), 0) % 11
}
