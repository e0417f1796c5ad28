import type { Dokument, Person } from '@rp/contract/dokument'
import type { Kontroll } from '@rp/contract/vurdering'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { norwegianDay } from '../../../platform/norwegian-day.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { type Endring, mergeEndringer } from '../../historikk/historikk.service.ts'
import { requireSendable } from '../../innstilling/brev.policy.ts'
import { nameOf, toDokumentForStab } from '../dokument.mapping.ts'
import type { DokumentService } from '../dokument.service.ts'
import type { Dokumentendring } from '../endring.ts'
import * as repository from './vurdering.repository.ts'

type Dependencies = Pick<Base, 'db' | 'inTransaction' | 'historikk' | 'now'> & {
  dokument: DokumentService
  endring: Dokumentendring
}

const reviewFields: readonly string[] = ['status', 'status_kommentar']

/** A page tells three times a minute that it has the document open, behind other windows once: one not heard of has been closed. */
const heardMinutes = 2
/** Who has told later than this that they have a document open, has it. To the whole minute, so that what is counted by it is counted once in each. */
export const getAapentSiden = (naa: Date): Date =>
  new Date((Math.floor(naa.getTime() / 60_000) - heardMinutes) * 60_000)

/** What staff do around a review: who has the document, who has it open, what to look out for. */
export function createVurderingService(d: Dependencies) {
  async function getKontroll(caller: Caller, id: string): Promise<Kontroll> {
    const { userId, tur } = await d.dokument.get(caller, id)
    const [eier, nyeProduksjoner, duplikater, endringer] = await Promise.all([
      repository.findEier(d.db, userId),
      repository.listNyeProduksjoner(d.db, id),
      repository.listDuplikater(d.db, id),
      tur.besvart ? listSvar(id, userId) : [],
    ])
    return {
      eier: {
        id: eier.id,
        navn: nameOf(eier),
        email: eier.epost,
        kontrollsifferStemmer: eier.personnummer_kontrollert,
      },
      nyeProduksjoner,
      svar: tur.besvart === null ? null : { tid: tur.besvart, endringer },
      duplikater: duplikater.map(row => ({
        _id: row.id,
        filnavn: row.filnavn,
        eier: nameOf(row),
        createdAt: row.opprettet.toISOString(),
      })),
    }
  }

  /** What the owner has changed since staff last set status or comment, from the first state to the last. */
  async function listSvar(id: string, eierId: string): Promise<Endring[]> {
    const linjer = await d.historikk.listLinjer('dokument', id, { forMedlem: true })
    const asked = linjer.findIndex(
      ({ aktoer_id, hendelse, endringer }) =>
        hendelse === 'bedt_igjen' ||
        (aktoer_id !== eierId && endringer.some(({ felt }) => reviewFields.includes(felt))),
    )
    const since = linjer
      .slice(0, asked < 0 ? undefined : asked)
      .filter(({ aktoer_id }) => aktoer_id === eierId)
    return mergeEndringer(since.toReversed().flatMap(({ endringer }) => endringer))
  }

  /** Puts the document off to a day, or (null) takes it up again. Nobody's save is stopped by it, and its owner is not told. */
  async function putOff(
    tx: Database,
    caller: Caller,
    id: string,
    utsatt: { til: string; grunn: string } | null,
  ): Promise<Dokument> {
    const idag = norwegianDay(d.now())
    if (utsatt && utsatt.til <= idag)
      throw new AppError('ugyldig_foresporsel', 'a day that is over', {
        felt: { til: 'Velg en dag fram i tid.' },
      })
    const grunn = utsatt?.grunn.trim() ?? ''
    if (utsatt && !grunn)
      throw new AppError('ugyldig_foresporsel', 'no reason', { felt: { grunn: 'Skriv hva vi venter på.' } })
    requireSendable(grunn)
    const saved = await d.endring.changeOne(tx, { caller }, id, row => {
      if (!utsatt && row.utsatt_til === null) return []
      const til = utsatt && `${utsatt.til.split('-').toReversed().join('.')}: ${grunn}`
      return [
        {
          hendelse: utsatt ? 'utsatt' : 'hentet_fram',
          stille: { utsatt_til: utsatt?.til ?? null, utsatt_grunn: grunn },
          fortalt: til ? [{ felt: 'utsatt', fra: null, til }] : [],
          teller: null,
        },
      ]
    })
    return toDokumentForStab(saved, idag)
  }

  /** Who has the document is no change of it: nobody's save is stopped by it, and its owner is not told. */
  async function assign(tx: Database, caller: Caller, id: string, til: string | null): Promise<Dokument> {
    const navn = til === null ? null : nameOf(await repository.findNavn(tx, til))
    const saved = await d.endring.changeOne(tx, { caller }, id, row => {
      if (row.tildelt_id === til) return []
      return [
        {
          hendelse: til === null ? 'gitt_fra_seg' : 'tatt',
          stille: { tildelt_id: til },
          fortalt: [{ felt: 'tildelt', fra: row.tildelt && nameOf(row.tildelt), til: navn }],
          teller: null,
        },
      ]
    })
    return toDokumentForStab(saved, norwegianDay(d.now()))
  }

  return {
    getKontroll,
    /** @param til who has the document from now on; null for nobody */
    assign: (caller: Caller, id: string, til: string | null) =>
      d.inTransaction(tx => assign(tx, caller, id, til)),
    /** @throws AppError `ugyldig_foresporsel` for a day that is over, or without a reason */
    putOff: (caller: Caller, id: string, utsatt: { til: string; grunn: string } | null) =>
      d.inTransaction(tx => putOff(tx, caller, id, utsatt)),
    /** @returns the colleagues who have the document open too */
    async enter(caller: Caller, id: string): Promise<Person[]> {
      await d.dokument.get(caller, id)
      const naa = d.now()
      await repository.markAapent(d.db, id, caller.id, naa)
      const andre = await repository.listAapentAv(d.db, id, caller.id, getAapentSiden(naa))
      return andre.map(row => ({ id: row.id, navn: nameOf(row) }))
    },
    async leave(caller: Caller, id: string): Promise<void> {
      await repository.unmarkAapent(d.db, id, caller.id)
    },
  }
}
