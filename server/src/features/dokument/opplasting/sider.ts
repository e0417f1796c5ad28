import fs from 'node:fs'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import { sentence } from '@rp/contract/errors'
import { type Godtatt, SiderFelter } from '@rp/contract/opplasting'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { PdfPool } from '../../../platform/pdf/pdf-pool.ts'
import type { FileStorage } from '../../../platform/storage/storage.ts'
import { findTidligere, type Kall } from '../../idempotens/idempotens.service.ts'
import { requireNotSmittet, requireReadable, requireUnlocked } from '../dokument.policy.ts'
import { findDokument } from '../dokument.repository.ts'
import { type LagringDependencies, storeSider } from './lagring.ts'
import type { Mottatt } from './mottak.ts'
import { assemble, type Samling } from './samling.ts'

export type SiderDependencies = LagringDependencies & {
  pdf: PdfPool
  storage: FileStorage
  grenser: { maksSider: number }
}

/** A form that has come, and all that is needed to make something of it. */
export type Skjema = Pick<Samling, 'lager' | 'mappe' | 'tell' | 'onMended'> & {
  mottatt: Mottatt
  kall: Kall | null
}

const triesAtMost = 3

/** @returns the key of the merged file that pages are added to */
export async function requireMayAdd(d: SiderDependencies, caller: Caller, id: string) {
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

/** Puts the pages behind the document as it is now, and again if somebody else adds some meanwhile. The originals are kept beside the ones there are. */
export async function addSider(
  d: SiderDependencies,
  caller: Caller,
  id: string,
  { mottatt, kall, ...rest }: Skjema,
): Promise<void> {
  const godtatt = parseGodtatt(mottatt)
  if (mottatt.filer.length === 0) throw new AppError('ingen_filer', 'no pages to add')
  if (await findTidligere(d.db, caller.id, kall)) return
  for (let tried = 0; tried < triesAtMost; tried++) {
    const bygdPaa = await requireMayAdd(d, caller, id)
    const foran = path.join(rest.mappe, 'foran.pdf')
    await pipeline(d.storage.read(bygdPaa), fs.createWriteStream(foran, { mode: 0o600 }))
    const samlet = await assemble(d, { ...rest, filer: mottatt.filer, godtatt, foran }).catch(error => {
      throw asSideError(error)
    })
    if (await storeSider(d, caller, { id, lager: rest.lager, mottatt, samlet, bygdPaa, kall })) return
  }
  throw new AppError('travelt', 'pages were added by others each time')
}
