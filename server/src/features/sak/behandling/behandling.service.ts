import { perSide } from '@rp/contract/liste'
import { isSamtale, type Lukkegrunn, lukkegrunner } from '@rp/contract/sak'
import type { listSaker, Sak, updateSak } from '@rp/contract/saksbehandling'
import type * as z from 'zod/mini'
import { pageOf } from '../../../platform/db/list-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import { norwegianDay } from '../../../platform/norwegian-day.ts'
import type { Database } from '../../database.ts'
import { createNote, type Endring } from '../../historikk/historikk.service.ts'
import { claimKall, type Kall } from '../../idempotens/idempotens.service.ts'
import { requireSendable } from '../../innstilling/brev.policy.ts'
import type { Brev } from '../../innstilling/brev.service.ts'
import { createFrist, fristEndring } from '../frist.ts'
import { sakLukketBrev, sakSvarBrev } from '../sak.mail.ts'
import { toNavn } from '../sak.mapping.ts'
import { requireTekst } from '../sak.policy.ts'
import * as saker from '../sak.repository.ts'
import type { SakDependencies } from '../sak.service.ts'
import { toSak, toSakRad } from './behandling.mapping.ts'
import * as repository from './behandling.repository.ts'

type D = SakDependencies
/** What a change has at hand: its transaction, and the words of the mails and the deadline as they were when it began. */
type Work = { tx: Database; brev: Brev; svarfrist: number }
type Listesoek = z.output<(typeof listSaker)['query']>
type Endringer = z.output<(typeof updateSak)['body']>
export type Lukking = { grunn: Lukkegrunn; forklaring?: string | undefined; versjon: number }

const open = { lukket: null, lukket_grunn: null, lukket_forklaring: '' } as const

type Lest = { versjon: number; sisteLest?: string | undefined }

type NyMelding = { tekst: string; kall: Kall | null }
type Svar = NyMelding & { lukk: boolean }

/** What staff do with cases. Each change is in the history; each but notes counts the version up. */
export function createSaksbehandlingService(d: D) {
  async function list(caller: Caller, query: Listesoek) {
    const { side = 1, antall = perSide, sorter = 'frist', retning, ansvarlig, ...others } = query
    const filter = { ...others, ansvarlig: ansvarlig === 'meg' ? caller.id : ansvarlig }
    const idag = norwegianDay(d.now())
    const orden = { kolonne: sorter, synkende: retning === 'synkende' }
    const [rader, alle] = await Promise.all([
      repository.listRader(d.db, filter, idag, orden, pageOf({ side, antall })),
      repository.countRader(d.db, filter, idag),
    ])
    return { rader: rader.map(row => toSakRad(row, idag)), antall: alle }
  }

  async function get(db: Database, nummer: number): Promise<Sak> {
    const row = await repository.findRad(db, nummer)
    if (!row) throw new AppError('ikke_funnet', 'no such case')
    const linje = await saker.findSakslinje(db, row)
    return toSak(row, linje, await saker.listMeldinger(db, row.id), norwegianDay(d.now()))
  }

  /** @throws AppError `sak_endret` with the case as it stands, when the caller has read an older version */
  async function lock(tx: Database, nummer: number, versjon: number | null): Promise<saker.SakRow> {
    const sak = await saker.lockSak(tx, nummer)
    if (!sak) throw new AppError('ikke_funnet', 'no such case')
    if (versjon !== null && versjon !== sak.versjon)
      throw new AppError('sak_endret', 'stale version', { gjeldende: await get(tx, nummer) })
    return sak
  }

  const tell = createNote(d, 'sak')

  /** The member, unless the account is closed: then nothing is mailed. */
  async function findMottaker(tx: Database, sak: saker.SakRow) {
    const medlem = await d.bruker.find(tx, sak.bruker_id)
    return medlem?.aktiv ? medlem : null
  }

  const insert = (tx: Database, caller: Caller, sak: saker.SakRow, retning: 'ut' | 'notat', ny: NyMelding) =>
    saker.insertMelding(tx, {
      id: d.newId(),
      sak_id: sak.id,
      retning,
      avsender_id: caller.id,
      tekst: ny.tekst,
      tid: d.now(),
    })

  /** Notes count no version up, but one that a colleague wrote meanwhile may change what there is to answer. */
  async function requireRead(tx: Database, caller: Caller, sak: saker.SakRow, siste: string | undefined) {
    if (siste === undefined) return
    const meldinger = await saker.listMeldinger(tx, sak.id)
    const nye = meldinger.slice(meldinger.findIndex(({ id }) => id === siste) + 1)
    if (nye.some(({ avsender_id }) => avsender_id !== caller.id))
      throw new AppError('sak_endret', 'unread messages', { gjeldende: await get(tx, sak.nummer) })
  }

  const tellClosed = (tx: Database, caller: Caller, id: string, grunn: Lukkegrunn) =>
    tell(tx, caller, id, 'lukket', [{ felt: 'lukket_grunn', fra: null, til: lukkegrunner[grunn].navn }])

  /** Two tries with one key come after one another, since the row is held; the second finds what the first wrote. */
  async function answer({ tx, brev }: Work, caller: Caller, nummer: number, ny: Svar, lest: Lest) {
    const { id } = await lock(tx, nummer, null)
    if (await claimKall(tx, caller.id, ny.kall, d.now(), { sak_id: id })) return
    const sak = await lock(tx, nummer, lest.versjon)
    if (!isSamtale(sak)) throw new AppError('sak_intern', 'a case among staff has nobody to answer')
    await requireRead(tx, caller, sak, lest.sisteLest)
    await insert(tx, caller, sak, 'ut', ny)
    const ansvarlig_id = sak.ansvarlig_id ?? caller.id
    const tilstand = ny.lukk
      ? ({ tilstand: 'lukket', lukket: d.now(), lukket_grunn: 'besvart', lukket_forklaring: '' } as const)
      : ({ tilstand: 'besvart', ...open } as const)
    await saker.updateSak(tx, sak.id, { ansvarlig_id, ...tilstand })
    const taken = sak.ansvarlig_id === null ? [await ansvarligEndring(tx, null, caller.id)] : []
    await tell(tx, caller, sak.id, 'besvart', taken)
    if (ny.lukk) await tellClosed(tx, caller, sak.id, 'besvart')
    const medlem = await findMottaker(tx, sak)
    if (medlem) {
      const letter = sakSvarBrev(brev, medlem.fornavn, sak, ny.tekst)
      await d.outbox.queue(tx, medlem.epost, 'sak_svar', letter)
    }
  }

  async function note(tx: Database, caller: Caller, nummer: number, ny: NyMelding) {
    const sak = await lock(tx, nummer, null)
    if (await claimKall(tx, caller.id, ny.kall, d.now(), { sak_id: sak.id })) return
    await insert(tx, caller, sak, 'notat', ny)
  }

  async function ansvarligEndring(tx: Database, fra: string | null, til: string | null): Promise<Endring> {
    const navn = async (id: string | null) => {
      const row = id === null ? undefined : await d.bruker.find(tx, id)
      return row ? toNavn(row) : null
    }
    return { felt: 'ansvarlig', fra: await navn(fra), til: await navn(til) }
  }

  /** @throws AppError `ugyldig_foresporsel` for one who is not staff, or no longer */
  async function requireAnsvarlig(tx: Database, id: string): Promise<void> {
    const row = await d.bruker.find(tx, id)
    if (!row?.aktiv || row.brukertype !== 'administrator')
      throw new AppError('ugyldig_foresporsel', 'not staff', {
        felt: { ansvarlig: 'Velg en saksbehandler som er i bruk.' },
      })
  }

  async function update(tx: Database, caller: Caller, nummer: number, body: Endringer): Promise<void> {
    const sak = await lock(tx, nummer, body.versjon)
    const given = body.ansvarlig === 'meg' ? caller.id : body.ansvarlig
    const ansvarlig_id = given === undefined ? sak.ansvarlig_id : given
    const frist = body.frist ?? sak.frist
    const endringer: Endring[] = fristEndring(sak.frist, frist)
    if (ansvarlig_id !== sak.ansvarlig_id) {
      if (ansvarlig_id !== null) await requireAnsvarlig(tx, ansvarlig_id)
      endringer.push(await ansvarligEndring(tx, sak.ansvarlig_id, ansvarlig_id))
    }
    if (endringer.length === 0) return
    await saker.updateSak(tx, sak.id, { frist, ansvarlig_id })
    await tell(tx, caller, sak.id, 'endret', endringer)
  }

  async function close({ tx, brev }: Work, caller: Caller, nummer: number, lukking: Lukking): Promise<void> {
    const grunn = lukking.grunn
    const forklaring = lukking.forklaring?.trim() ?? ''
    if (grunn === 'annet' && !forklaring)
      throw new AppError('mangler_felt', 'closed for another reason, unsaid', {
        values: { felt: 'forklaringen' },
      })
    requireSendable(forklaring)
    const held = await lock(tx, nummer, null)
    // The same call once more, after its answer was lost.
    if (held.lukket_grunn === grunn && held.lukket_forklaring === forklaring) return
    const sak = await lock(tx, nummer, lukking.versjon)
    const closed = { lukket: d.now(), lukket_grunn: grunn, lukket_forklaring: forklaring }
    await saker.updateSak(tx, sak.id, { tilstand: 'lukket', ...closed })
    await tellClosed(tx, caller, sak.id, grunn)
    const medlem = isSamtale(sak) && (await findMottaker(tx, sak))
    if (medlem) {
      const letter = sakLukketBrev(brev, medlem.fornavn, sak, { grunn, forklaring })
      await d.outbox.queue(tx, medlem.epost, 'sak_lukket', letter)
    }
  }

  async function reopen(
    { tx, svarfrist }: Work,
    caller: Caller,
    nummer: number,
    versjon: number,
  ): Promise<void> {
    const held = await lock(tx, nummer, null)
    if (held.tilstand !== 'lukket') return
    const sak = await lock(tx, nummer, versjon)
    const frist = createFrist(d.now(), svarfrist)
    await saker.updateSak(tx, sak.id, { tilstand: 'aapen', frist, ...open })
    await tell(tx, caller, sak.id, 'gjenaapnet', fristEndring(sak.frist, frist))
  }

  const change = async (nummer: number, run: (work: Work) => Promise<void>): Promise<Sak> => {
    const [brev, svarfrist] = await Promise.all([d.readBrev(), d.readSvarfrist()])
    await d.inTransaction(tx => run({ tx, brev, svarfrist }))
    return get(d.db, nummer)
  }
  return {
    list,
    get: (nummer: number) => get(d.db, nummer),
    async listAnsvarlige() {
      const people = (await repository.listAnsvarlige(d.db)).map(row => ({ id: row.id, navn: toNavn(row) }))
      return people.sort((a, b) => new Intl.Collator('nb').compare(a.navn, b.navn))
    },
    /**
     * Answers the member, who is mailed unless the account is closed. Whoever answers a case that is nobody's takes it. With `lukk` the
     * case is closed as answered, and the answer is the only mail.
     * @param kall the same call a second time writes and sends nothing
     * @throws AppError `noekkel_brukt` among others
     */
    answer(
      caller: Caller,
      nummer: number,
      body: Lest & { tekst: string; lukk?: boolean | undefined },
      kall: Kall | null,
    ) {
      const ny = { tekst: requireTekst(body.tekst), kall, lukk: body.lukk === true }
      return change(nummer, work => answer(work, caller, nummer, ny, body))
    },
    note(caller: Caller, nummer: number, tekst: string, kall: Kall | null) {
      const ny = { tekst: requireTekst(tekst), kall }
      return change(nummer, ({ tx }) => note(tx, caller, nummer, ny))
    },
    update: (caller: Caller, nummer: number, body: Endringer) =>
      change(nummer, ({ tx }) => update(tx, caller, nummer, body)),
    /** Closes the case and tells the member why. */
    close: (caller: Caller, nummer: number, lukking: Lukking) =>
      change(nummer, work => close(work, caller, nummer, lukking)),
    reopen: (caller: Caller, nummer: number, versjon: number) =>
      change(nummer, work => reopen(work, caller, nummer, versjon)),
  }
}
