import { Readable } from 'node:stream'
import type { Sletteoenske } from '@rp/contract/konto'
import { type Caller, requireSelf, requireSelfOrAdministrator } from '../../../platform/http/caller.ts'
import { createZipStream } from '../../../platform/zip/zip-stream.ts'
import type { Base } from '../../base.ts'
import { type BrukerService, getTiltale } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import type { DokumentService } from '../../dokument/dokument.service.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import { requireSendable } from '../../innstilling/brev.policy.ts'
import type { Brev } from '../../innstilling/brev.service.ts'
import { sletteoenskeBrev, sletteoenskeKvittering, trukketSletteoenskeBrev } from './egne-data.mail.ts'
import * as repository from './egne-data.repository.ts'
import { nameFiler } from './filnavn.ts'

type D = Pick<
  Base,
  'db' | 'inTransaction' | 'historikk' | 'forsoek' | 'outbox' | 'readBrev' | 'storage' | 'now' | 'newId'
> & {
  bruker: BrukerService
  dokument: DokumentService
  /** The person's own numbers in plain text, once they have shown who they are. */
  personnummer: { readForDownload(caller: Caller): Promise<Readonly<Record<string, unknown>>> }
}

async function readRows({ db }: D, brukerId: string) {
  const read = {
    slettedeDokumenter: repository.listSlettedeDokumenter,
    innlogginger: repository.listSesjoner,
    innloggingstjenester: repository.listOidcIdentiteter,
    totrinnsinnlogging: repository.listTotrinn,
    gjenopprettingskoder: repository.listGjenopprettingskoder,
    epostBytter: repository.listEpostBytter,
    sletteoensker: repository.listSletteoensker,
    kiSamtykke: repository.listKiSamtykke,
    saker: repository.listSaker,
    sendtEpost: repository.listSendtEpost,
    paaminnelser: repository.listPaaminnelser,
    nyeProduksjoner: repository.listNyeProduksjoner,
    andelsavtaler: repository.listAndelsavtaler,
  }
  const rows = Object.entries(read).map(async ([name, list]) => [name, await list(db, brukerId)] as const)
  return Object.fromEntries(await Promise.all(rows))
}

async function findDeletionRequest(db: Database, brukerId: string): Promise<Sletteoenske> {
  const row = await repository.findNewestSletteoenske(db, brukerId)
  if (!row) return { tilstand: 'ingen', oensket: null, avsluttet: null }
  const closed = row.trukket ? 'trukket' : 'behandlet'
  return {
    tilstand: row.behandlet ? closed : 'venter',
    oensket: row.opprettet.toISOString(),
    avsluttet: row.behandlet?.toISOString() ?? null,
  }
}

/** A person's rights over what is stored about them: to have it, and to have it deleted. */
export function createEgneDataService(d: D) {
  const note = createNote(d, 'bruker')

  /** The member's documents with their files, their history and what KI has proposed. */
  async function readDokumenter(caller: Caller) {
    const [dokumenter, filer, forslag] = await Promise.all([
      d.dokument.listMine(caller, caller.id),
      repository.listFiler(d.db, caller.id),
      repository.listKiForslag(d.db, caller.id),
    ])
    return Promise.all(
      dokumenter.map(async dokument => ({
        ...dokument,
        filer: filer.filter(fil => fil.dokument_id === dokument._id),
        kiForslag: forslag.filter(one => one.dokument_id === dokument._id),
        historikk: await d.dokument.listHistorikk(caller, dokument._id),
      })),
    )
  }

  async function readHistorikk(caller: Caller) {
    const linjer = await d.historikk.listLinjer('bruker', caller.id, { forMedlem: true })
    return linjer.map(({ tid, hvem, hendelse, endringer }) => ({ tid, hvem, hendelse, endringer }))
  }

  /** Everything that is stored about the person, machine-readable (trust.md G6). The files themselves are listed. */
  async function read(caller: Caller, id: string): Promise<Record<string, unknown>> {
    requireSelf(caller, id)
    await d.forsoek.require([{ navn: 'egne-data', hvem: caller.id, hoeyst: 20, sekunder: 3600 }])
    const numre = await d.personnummer.readForDownload(caller)
    const row = await d.bruker.find(d.db, caller.id)
    const [bruker, dokumenter, historikk, rows] = await Promise.all([
      d.bruker.get(caller, caller.id),
      readDokumenter(caller),
      readHistorikk(caller),
      readRows(d, caller.id),
    ])
    return {
      hentet: d.now().toISOString(),
      bruker: {
        ...bruker,
        ...numre,
        registrert: row?.opprettet,
        endret: row?.endret,
        sistInnlogget: row?.sist_innlogget,
        epostBekreftetTid: row?.epost_bekreftet,
      },
      dokumenter,
      ...rows,
      historikk,
    }
  }

  /** The same with the files. The originals are as they came: they are the person's own. */
  async function pack(caller: Caller, id: string) {
    const data = Buffer.from(JSON.stringify(await read(caller, id), null, 2))
    const filer = nameFiler(await repository.listLagredeFiler(d.db, caller.id))
    return createZipStream([
      {
        path: 'mine-opplysninger.json',
        bytes: data.length,
        written: d.now(),
        open: () => Readable.from([data]),
      },
      ...filer.map(({ path, fil }) => ({
        path,
        bytes: fil.bytes,
        written: fil.opprettet,
        open: () => d.storage.read(fil.noekkel),
      })),
    ])
  }

  async function requestDeletion(caller: Caller, id: string, melding: string) {
    requireSelf(caller, id)
    requireSendable(melding)
    const brev = await d.readBrev()
    return d.inTransaction(async tx => {
      const opprettet = d.now()
      const row = { id: d.newId(), bruker_id: caller.id, melding: melding.trim(), opprettet, behandlet: null }
      if (await repository.insertSletteoenske(tx, row)) await tell(tx, caller, brev, melding.trim())
      return findDeletionRequest(tx, caller.id)
    })
  }

  async function withdrawDeletion(caller: Caller, id: string) {
    requireSelf(caller, id)
    const brev = await d.readBrev()
    return d.inTransaction(async tx => {
      if (await repository.withdrawSletteoenske(tx, caller.id, d.now())) {
        const { navn } = await nameOf(tx, caller)
        const toUs = trukketSletteoenskeBrev(brev, caller.email, navn)
        await d.outbox.queue(tx, brev.avsender.kontaktadresse, 'sletteoenske_trukket', toUs)
        await note(tx, caller, caller.id, 'sletting_trukket')
      }
      return findDeletionRequest(tx, caller.id)
    })
  }

  async function nameOf(tx: Database, caller: Caller): Promise<{ tiltale: string; navn: string }> {
    const bruker = await d.bruker.find(tx, caller.id)
    const navn = [bruker?.fornavn, bruker?.etternavn].filter(Boolean).join(' ')
    return { tiltale: bruker ? getTiltale(bruker) : '', navn }
  }

  async function tell(tx: Database, caller: Caller, brev: Brev, melding: string): Promise<void> {
    const { tiltale, navn } = await nameOf(tx, caller)
    const toUs = sletteoenskeBrev(brev, caller.email, navn, melding)
    await d.outbox.queue(tx, brev.avsender.kontaktadresse, 'sletteoenske', toUs)
    const kvittering = sletteoenskeKvittering(brev, tiltale)
    await d.outbox.queue(tx, caller.email, 'sletteoenske_kvittering', kvittering)
    await note(tx, caller, caller.id, 'sletting_oensket')
  }

  return {
    /** @throws AppError `krever_nytt_passord`: the file holds the personnummer and the account number */
    read: (caller: Caller, id: string) => read(caller, id),
    /** As `read`, with the person's files, streamed. @throws AppError as `read`; the stream fails when a file is missing or damaged */
    pack,
    /** Closes the open wish; does nothing where none is open. */
    withdrawDeletion,
    requestDeletion,
    async findDeletionRequest(caller: Caller, id: string) {
      requireSelfOrAdministrator(caller, id)
      return findDeletionRequest(d.db, id)
    },
  }
}
