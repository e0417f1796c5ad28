import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sentence } from '@rp/contract/errors'
import { type Godtatt, maksBytesPerSidefil, SiderFelter } from '@rp/contract/opplasting'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { PdfPool } from '../../../platform/pdf/pdf-pool.ts'
import type { WorkFolder } from '../../../platform/work-folder.ts'
import {
  describeKall,
  findTidligere,
  type Kall,
  readIdempotencyKey,
} from '../../idempotens/idempotens.service.ts'
import { requireNotSmittet, requireReadable, requireUnlocked } from '../dokument.policy.ts'
import { findDokument } from '../dokument.repository.ts'
import { createFremdrift } from './fremdrift.ts'
import { innholdAv } from './innhold.ts'
import type { Opplastingskoe } from './koe.ts'
import { type LagringDependencies, storeSider } from './lagring.ts'
import { discardMottatt, type Mottatt, type Opplastingsgrenser, receive } from './mottak.ts'
import { assemble, type Samling } from './samling.ts'

export type SiderDependencies = LagringDependencies & {
  pdf: PdfPool
  workFolder: WorkFolder
  grenser: Opplastingsgrenser & { maksSider: number }
  koe: Opplastingskoe
}

const triesAtMost = 3

async function requireMayAdd(d: SiderDependencies, caller: Caller, id: string) {
  const row = await findDokument(d.db, id)
  requireReadable(caller, row)
  requireUnlocked(caller, row.status)
  requireNotSmittet(row)
  if (!row.fil) throw new AppError('ikke_funnet', 'document without a merged file')
  return row.fil.noekkel
}

/** The same refusal in the words of this dialog (specification, section 5). */
function asSideError(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'fil_feil_type') return error
  const [felt] = Object.keys(error.details.felt ?? {})
  const message = sentence('side_feil_type', error.details.values)
  return new AppError('side_feil_type', error.message, {
    ...error.details,
    ...(felt && { felt: { [felt]: message } }),
  })
}

function parseGodtatt({ felter }: Mottatt): Godtatt {
  const parsed = z.safeParse(SiderFelter, felter)
  if (!parsed.success) throw new AppError('ugyldig_foresporsel', 'form fields do not fit')
  return parsed.data.godtatt
}

type Call = Pick<Samling, 'mappe' | 'tell' | 'onMended'> & {
  id: string
  mottatt: Mottatt
  kall: Kall | null
}

/** Puts the pages behind the document as it is now, and again if somebody else adds some meanwhile. */
async function append(
  d: SiderDependencies,
  caller: Caller,
  { id, mottatt, mappe, kall, tell, onMended }: Call,
): Promise<void> {
  let isHandedOver = false
  try {
    const godtatt = parseGodtatt(mottatt)
    if (mottatt.filer.length === 0) throw new AppError('ingen_filer', 'no pages to add')
    if (await findTidligere(d.db, caller.id, kall)) return
    for (let tried = 0; tried < triesAtMost; tried++) {
      const bygdPaa = await requireMayAdd(d, caller, id)
      const foran = path.join(mappe, 'foran.pdf')
      await pipeline(d.storage.read(bygdPaa), fs.createWriteStream(foran, { mode: 0o600 }))
      const samling = { filer: mottatt.filer, mappe, godtatt, tell, onMended, foran }
      const samlet = await assemble(d, samling).catch(error => {
        throw asSideError(error)
      })
      isHandedOver = true
      if (await storeSider(d, caller, { id, mottatt, samlet, bygdPaa, kall })) return
      isHandedOver = false
    }
    throw new AppError('travelt', 'pages were added by others each time')
  } finally {
    if (!isHandedOver) await discardMottatt(d.storage, mottatt.filer)
  }
}

/** Adds the pages of the call's files at the end of the document. Originals are kept beside the ones there are. */
export async function addSider(
  d: SiderDependencies,
  caller: Caller,
  request: FastifyRequest,
  id: string,
): Promise<void> {
  const { tell, finish } = createFremdrift(d, caller.id, readIdempotencyKey(request))
  await requireMayAdd(d, caller, id)
  await d.workFolder.use('sider', async mappe => {
    tell('mottar')
    const grenser = { ...d.grenser, maksBytesPerFil: maksBytesPerSidefil }
    const mottatt = await d.koe.read(caller.id, request, () => receive(d.storage, request, mappe, grenser))
    const onMended = (fil: number, hva: string) => request.log.info({ fil, hva }, 'a file was mended')
    const kall = describeKall(request, innholdAv(mottatt))
    await d.koe.assemble(caller.id, () => append(d, caller, { id, mottatt, mappe, kall, tell, onMended }))
    await finish()
  })
}
