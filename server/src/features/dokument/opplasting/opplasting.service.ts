import { maksBytesPerSidefil, OpplastingFelter } from '@rp/contract/opplasting'
import type { FastifyRequest } from 'fastify'
import * as z from 'zod/mini'
import { failpoint } from '../../../platform/failpoint.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireSelfOrAdministrator } from '../../../platform/http/caller.ts'
import type { WorkFolder } from '../../../platform/work-folder.ts'
import { describeKall, findTidligere, readIdempotencyKey } from '../../idempotens/idempotens.service.ts'
import { findByInnhold } from '../dokument.repository.ts'
import { createFremdrift } from './fremdrift.ts'
import { contentHash, innholdAv } from './innhold.ts'
import { andelOf, createOpplastingskoe, type Opplastingskoe } from './koe.ts'
import { storeDokument } from './lagring.ts'
import { type Mellomlager, useMellomlager } from './mellomlager.ts'
import { type Mottatt, type Opplastingsgrenser, receive } from './mottak.ts'
import * as repository from './opplasting.repository.ts'
import { assemble, type Steg } from './samling.ts'
import { addSider, requireMayAdd, type SiderDependencies, type Skjema } from './sider.ts'

export type OpplastingDependencies = SiderDependencies & {
  workFolder: WorkFolder
  grenser: Opplastingsgrenser
  atOnce: number
}
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

/** What has been received becomes a document. */
async function makeDokument(d: D, koe: Opplastingskoe, caller: Caller, skjema: Skjema): Promise<Opplastet> {
  failpoint('opplasting_mottatt')
  const { mottatt, kall, ...rest } = skjema
  const felter = parseFelter(mottatt, caller)
  requireSelfOrAdministrator(caller, felter.userId)
  const innhold = contentHash(mottatt.filer.map(fil => fil.sha256))
  const [earlier, duplikatAv] = await Promise.all([
    findTidligere(d.db, caller.id, kall),
    findDuplikat(d, felter.userId, innhold),
  ])
  if (earlier?.dokument_id) return { dokumentId: earlier.dokument_id, duplikatAv: null }
  const dokumentId = await koe.assemble(caller.id, async () => {
    const samlet = await assemble(d, { ...rest, filer: mottatt.filer, godtatt: felter.godtatt })
    const ny = { id: d.newId(), felter, mottatt, samlet, innhold, kall, lager: rest.lager }
    return storeDokument(d, caller, ny)
  })
  return { dokumentId, duplikatAv: duplikatAv?._id === dokumentId ? null : duplikatAv }
}

type Reading = {
  /** Whether the form is to be read at all. */
  require?: () => Promise<unknown>
  grenser: Opplastingsgrenser
  /** Of the work folder. */
  navn: string
}

/** From the bytes of a form to a document that lasts. */
export function createOpplastingService(d: OpplastingDependencies) {
  const koe = createOpplastingskoe(d.atOnce)

  /**
   * One call from its first byte to its last: in the person's own turn, in a folder and with a store of its own, so that nothing of it is
   * left that no row refers to.
   * @throws AppError `egen_opplastingskoe`
   */
  async function receiveInTurn<T>(
    caller: Caller,
    request: FastifyRequest,
    { require, grenser, navn }: Reading,
    work: (skjema: Skjema) => Promise<T>,
  ): Promise<T> {
    const opprettet = await repository.getOpprettet(d.db, caller.id)
    return koe.receive(caller.id, andelOf(opprettet, d.now()), async () => {
      const { tell, finish } = createFremdrift(d, caller.id, readIdempotencyKey(request))
      await require?.()
      const inFolder = async (mappe: string, lager: Mellomlager) => {
        tell('mottar')
        const mottatt = await koe.read(caller.id, request, () => receive(lager, request, mappe, grenser))
        const kall = describeKall(request, innholdAv(mottatt))
        const onMended = (fil: number, hva: string) => request.log.info({ fil, hva }, 'a file was mended')
        const done = await work({ mottatt, lager, mappe, kall, tell, onMended })
        await finish()
        return done
      }
      return d.workFolder.use(navn, mappe => useMellomlager(d.storage, lager => inFolder(mappe, lager)))
    })
  }

  return {
    /**
     * The same call a second time (Idempotency-Key) is answered with the earlier document, and nothing is stored.
     * @throws AppError `noekkel_brukt` when the key came with other fields or files before
     */
    upload: (caller: Caller, request: FastifyRequest) =>
      receiveInTurn(caller, request, { grenser: d.grenser, navn: 'opplasting' }, skjema =>
        makeDokument(d, koe, caller, skjema),
      ),
    /** @throws AppError `fil_for_stor` over 10 MB a file, `laast_dokument` for the owner of a finished document, `noekkel_brukt` */
    addSider(caller: Caller, request: FastifyRequest, id: string): Promise<void> {
      const grenser = { ...d.grenser, maksBytesPerFil: maksBytesPerSidefil }
      const reading = { require: () => requireMayAdd(d, caller, id), grenser, navn: 'sider' }
      return receiveInTurn(caller, request, reading, skjema =>
        koe.assemble(caller.id, () => addSider(d, caller, id, skjema)),
      )
    },
    findDuplikat: (caller: Caller, hashes: readonly string[]) =>
      findDuplikat(d, caller.id, contentHash(hashes)),
    async getSteg(caller: Caller, noekkel: string): Promise<Steg> {
      return ((await repository.findSteg(d.db, caller.id, noekkel))?.steg as Steg | undefined) ?? 'mottar'
    },
  }
}
