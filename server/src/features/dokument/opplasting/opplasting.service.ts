import { OpplastingFelter } from '@rp/contract/opplasting'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { failpoint } from '../../../platform/failpoint.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireSelfOrAdministrator } from '../../../platform/http/caller.ts'
import {
  describeKall,
  findTidligere,
  type Kall,
  readIdempotencyKey,
} from '../../idempotens/idempotens.service.ts'
import { findByInnhold } from '../dokument.repository.ts'
import { createFremdrift } from './fremdrift.ts'
import { contentHash, innholdAv } from './innhold.ts'
import { andelOf, createOpplastingskoe } from './koe.ts'
import { storeDokument } from './lagring.ts'
import { discardMottatt, type Mottatt, receive } from './mottak.ts'
import * as repository from './opplasting.repository.ts'
import { assemble, type Samling, type Steg } from './samling.ts'
import { addSider, type SiderDependencies } from './sider.ts'

export type OpplastingDependencies = Omit<SiderDependencies, 'koe'> & { atOnce: number }
type D = SiderDependencies

export type Opplastet = {
  dokumentId: string
  duplikatAv: { _id: string; filnavn: string; createdAt: string } | null
}

async function findDuplikat(
  d: Pick<D, 'db'>,
  eierId: string,
  innhold: string,
): Promise<Opplastet['duplikatAv']> {
  const found = await findByInnhold(d.db, eierId, innhold)
  return found ? { _id: found.id, filnavn: found.filnavn, createdAt: found.opprettet.toISOString() } : null
}

/** Without a userId the caller uploads for themselves. */
function parseFelter(mottatt: Mottatt, caller: Caller): z.output<typeof OpplastingFelter> {
  if (!mottatt.felter.filnavn?.trim()) throw new AppError('mangler_tittel', 'upload without a title')
  const parsed = z.safeParse(OpplastingFelter, {
    ...mottatt.felter,
    userId: mottatt.felter.userId?.toLowerCase() || caller.id,
  })
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    // An id that cannot be one is answered like somebody else's.
    if (issue?.path[0] === 'userId') throw new AppError('ikke_funnet', 'malformed userId')
    throw new AppError('ugyldig_foresporsel', 'form fields do not fit', {
      felt: { [String(issue?.path[0])]: issue?.message ?? '' },
    })
  }
  if (mottatt.filer.length === 0) throw new AppError('ingen_filer', 'upload without files')
  return parsed.data
}

async function upload(d: D, caller: Caller, request: FastifyRequest): Promise<Opplastet> {
  const { tell, finish } = createFremdrift(d, caller.id, readIdempotencyKey(request))
  return d.workFolder.use('opplasting', async mappe => {
    tell('mottar')
    const mottatt = await d.koe.read(caller.id, request, () => receive(d.storage, request, mappe, d.grenser))
    const onMended = (fil: number, hva: string) => request.log.info({ fil, hva }, 'a file was mended')
    const kall = describeKall(request, innholdAv(mottatt))
    const opplastet = await store(d, caller, { mottatt, mappe, kall, tell, onMended })
    await finish()
    return opplastet
  })
}

type Call = Pick<Samling, 'mappe' | 'tell' | 'onMended'> & { mottatt: Mottatt; kall: Kall | null }

/** What has been received becomes a document, or is taken out of the store again. */
async function store(
  d: D,
  caller: Caller,
  { mottatt, mappe, kall, tell, onMended }: Call,
): Promise<Opplastet> {
  let isHandedOver = false
  try {
    failpoint('opplasting_mottatt')
    const felter = parseFelter(mottatt, caller)
    requireSelfOrAdministrator(caller, felter.userId)
    const innhold = contentHash(mottatt.filer.map(fil => fil.sha256))
    const [earlier, duplikatAv] = await Promise.all([
      findTidligere(d.db, caller.id, kall),
      findDuplikat(d, felter.userId, innhold),
    ])
    if (earlier?.dokument_id) return { dokumentId: earlier.dokument_id, duplikatAv: null }
    const dokumentId = await d.koe.assemble(caller.id, async () => {
      const { godtatt } = felter
      const samlet = await assemble(d, { filer: mottatt.filer, mappe, godtatt, tell, onMended })
      isHandedOver = true
      return storeDokument(d, caller, { id: d.newId(), felter, mottatt, samlet, innhold, kall })
    })
    return { dokumentId, duplikatAv: duplikatAv?._id === dokumentId ? null : duplikatAv }
  } finally {
    if (!isHandedOver) await discardMottatt(d.storage, mottatt.filer)
  }
}

/** @throws AppError `egen_opplastingskoe` */
async function inOwnTurn<T>(d: D, caller: Caller, work: () => Promise<T>): Promise<T> {
  const opprettet = await repository.getOpprettet(d.db, caller.id)
  return d.koe.receive(caller.id, andelOf(opprettet, d.now()), work)
}

/** From the bytes of a form to a document that lasts. */
export function createOpplastingService(dependencies: OpplastingDependencies) {
  const d: D = { ...dependencies, koe: createOpplastingskoe(dependencies.atOnce) }
  return {
    /**
     * The same call a second time (Idempotency-Key) is answered with the earlier document, and nothing is stored.
     * @throws AppError `noekkel_brukt` when the key came with other fields or files before
     */
    upload: (caller: Caller, request: FastifyRequest) =>
      inOwnTurn(d, caller, () => upload(d, caller, request)),
    /** @throws AppError `fil_for_stor` over 10 MB a file, `laast_dokument` for the owner of a finished document, `noekkel_brukt` */
    addSider: (caller: Caller, request: FastifyRequest, id: string) =>
      inOwnTurn(d, caller, () => addSider(d, caller, request, id)),
    findDuplikat: (caller: Caller, hashes: readonly string[]) =>
      findDuplikat(d, caller.id, contentHash(hashes)),
    async getSteg(caller: Caller, noekkel: string): Promise<Steg> {
      return ((await repository.findSteg(d.db, caller.id, noekkel))?.steg as Steg | undefined) ?? 'mottar'
    },
  }
}
export type OpplastingService = ReturnType<typeof createOpplastingService>
