import crypto from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import path from 'node:path'
import { hashPassord } from '../features/auth/passord.ts'
import { createBruker } from '../features/bruker/bruker.service.ts'
import type { Database, InTransaction, NewId } from '../features/database.ts'
import type { MottattFil } from '../features/dokument/opplasting/mottak.ts'
import { assemble, type Samlet } from '../features/dokument/opplasting/samling.ts'
import { createHistorikkService } from '../features/historikk/historikk.service.ts'
import type { FieldCipher } from '../platform/crypto/field-cipher.ts'
import type { PdfPool } from '../platform/pdf/pdf-pool.ts'
import type { FileStorage } from '../platform/storage/storage.ts'
import { createTurnstile } from '../platform/turnstile.ts'
import type { WorkFolder } from '../platform/work-folder.ts'
import { insertFraser, insertRegistre, updatePersondata } from './demo.repository.ts'
import type { DemoData } from './demo-data.ts'
import type { DemoDokument } from './dokumenter.ts'
import { insertDemoDokument, type StoredDokument } from './seed-dokument.ts'
import { insertDemoFordeling } from './seed-fordeling.ts'
import { insertDemoSaker, type SeededDokument } from './seed-sak.ts'

export type SeedDependencies = {
  db: Database
  inTransaction: InTransaction
  storage: FileStorage
  pdf: PdfPool
  cipher: FieldCipher
  newId: NewId
  /** Folder for files on their way. */
  workFolder: WorkFolder
}

const documentsAtOnce = 3
const monthsAsMember = 14

/**
 * Fills an empty portal with the demo. The files go into the store first and every row in one transaction afterwards, so that
 * a start that is killed leaves an empty portal, and files that the sweeper takes.
 * @throws AppError when the store is full or away
 */
export async function seedDemo(d: SeedDependencies, data: DemoData): Promise<void> {
  const inTurn = createTurnstile(documentsAtOnce)
  const [stored, hashes] = await Promise.all([
    Promise.all(data.dokumenter.map(dokument => inTurn(() => storeFiler(d, dokument)))),
    hashPasswords(data),
  ])
  await d.inTransaction(async tx => {
    const brukerIds = await insertBrukere(d, tx, data, hashes)
    const administrator = data.brukere.findIndex(({ brukertype }) => brukertype === 'administrator')
    const administratorId = brukerIds[administrator] ?? brukerIds[0] ?? ''
    await insertFraser(tx, joinedAt(data), d.newId)
    const produksjonIds = await insertRegistre(tx, data, joinedAt(data), d.newId, administratorId)
    const inOrder = stored.toSorted((a, b) => a.dokument.opprettet.getTime() - b.dokument.opprettet.getTime())
    const dokumenter: SeededDokument[] = []
    for (const one of inOrder) {
      const id = await insertDemoDokument({ ...d, brukerIds, produksjonIds }, tx, one)
      dokumenter.push({ id, filnavn: one.dokument.filnavn, eierIndeks: one.dokument.eierIndeks })
    }
    await insertDemoSaker({ ...d, brukerIds, dokumenter }, tx, data.saker)
    const produksjonId = produksjonIds[0] ?? ''
    await insertDemoFordeling({ ...d, administratorId, produksjonId, naa: newestOf(data) }, tx)
  })
}

/** The demo's accounts are older than its oldest document. */
function joinedAt({ dokumenter }: DemoData): Date {
  const oldest = new Date(Math.min(...dokumenter.map(({ opprettet }) => opprettet.getTime())))
  return new Date(oldest.getTime() - monthsAsMember * 30 * 86_400_000)
}

const newestOf = ({ dokumenter }: DemoData): Date =>
  new Date(Math.max(...dokumenter.map(({ opprettet }) => opprettet.getTime())))

/** Most demo accounts share a password, and hashing is slow on purpose: each is hashed once. */
async function hashPasswords({ brukere }: DemoData): Promise<Map<string, string>> {
  const distinct = [...new Set(brukere.map(({ password }) => password))]
  return new Map(
    await Promise.all(distinct.map(async password => [password, await hashPassord(password)] as const)),
  )
}

async function insertBrukere(
  d: SeedDependencies,
  tx: Database,
  data: DemoData,
  hashes: ReadonlyMap<string, string>,
): Promise<string[]> {
  const start = joinedAt(data).getTime()
  const ids: string[] = []
  for (const [index, bruker] of data.brukere.entries()) {
    const deps = {
      ...d,
      historikk: createHistorikkService(d.db),
      now: () => new Date(start + index * 3_700_000),
    }
    const { fornavn, mellomnavn, etternavn, email, personnummer, brukertype, password } = bruker
    const created = await createBruker(deps, tx, {
      epost: email,
      passordHash: hashes.get(password) ?? '',
      personnummer,
      brukertype,
      navn: { fornavn, mellomnavn, etternavn },
      epostBekreftet: true,
    })
    if (!created) throw new Error('The demo is only for an empty portal: one of its accounts exists already.')
    await updatePersondata(tx, d.cipher, created.id, bruker)
    ids.push(created.id)
  }
  return ids
}

async function storeFiler(d: SeedDependencies, dokument: DemoDokument): Promise<StoredDokument> {
  return d.workFolder.use('demo', async mappe => {
    const filer = await Promise.all(
      dokument.filer.map(async ({ navn, lag }, index): Promise<MottattFil> => {
        const content = await lag(mappe)
        const sti = path.join(mappe, `fil-${index}`)
        await writeFile(sti, content)
        return {
          navn,
          sti,
          bytes: content.length,
          sha256: crypto.createHash('sha256').update(content).digest('hex'),
          original: d.storage.write({ path: sti }),
        }
      }),
    )
    const steder = (await dokument.ki?.steder?.()) ?? new Map()
    return { dokument, filer, samlet: await mergeFiler(d, dokument, filer, mappe), steder }
  })
}

/** A single PDF of our own making is clean as it is, and looking through it would be half the time that the demo takes. */
async function mergeFiler(
  d: SeedDependencies,
  dokument: DemoDokument,
  filer: readonly MottattFil[],
  mappe: string,
): Promise<Samlet> {
  const [only, ...others] = filer
  if (!only?.navn.endsWith('.pdf') || others.length > 0)
    return assemble(
      { ...d, grenser: { maksSider: 100 } },
      { filer, mappe, godtatt: [], tell: () => {}, onMended: () => {} },
    )
  const original = await only.original
  const sider = dokument.filer[0]?.sider ?? 0
  const funn = { type: 'pdf' as const, sider, endringer: [], signaturer: [] }
  return { original: [original], samlet: original, filer: [funn], sider }
}
