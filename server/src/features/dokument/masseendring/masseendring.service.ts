import type { Godkjenningsmangel } from '@rp/contract/godkjenning'
import type { Masseendring, Masseresultat, Utfall } from '@rp/contract/masseendring'
import { startstatus } from '@rp/contract/status'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { listEndringer } from '../../historikk/historikk.service.ts'
import { requireSendable } from '../../innstilling/brev.policy.ts'
import { versjonForStab } from '../dokument.mapping.ts'
import { isLaast } from '../dokument.policy.ts'
import { type DokumentRow, listDokumenterMed } from '../dokument.repository.ts'
import type { Dokumentendring } from '../endring.ts'
import { findMangler, isGodkjenning, sentencesOf } from '../godkjenning.ts'
import type { Lesefunn } from '../lesing.ts'
import { turVedVurdering } from '../tur.ts'
import { undo, undoMs } from './angre.ts'
import * as repository from './masseendring.repository.ts'

type D = Pick<Base, 'db' | 'inTransaction' | 'now' | 'newId'> & {
  funn: Lesefunn
  endring: Dokumentendring
}
type Valg = {
  dokumenter: readonly { id: string; versjon: number }[]
  endring: Masseendring
  bekreftelse?: string | null | undefined
}

const shown = 200

/** `isCleared`: the comment goes because the status is a new one, not because somebody emptied it. */
type Ferdige = { verdier: repository.Verdier; isCleared: boolean }

/**
 * The columns that the change sets. Null and '' mean no comment, and not assessed for a signature.
 * @throws AppError `hemmelig_nummer` where the comment has one
 */
function toVerdier(endring: Masseendring): Ferdige {
  const { status, status_comment, signaturePC, signatureRH } = endring
  requireSendable(status_comment ?? '')
  const isCleared = status !== undefined && status_comment === undefined
  const verdier = {
    ...(status !== undefined && { status: status?.trim() || startstatus }),
    ...((isCleared || status_comment !== undefined) && { status_kommentar: status_comment ?? '' }),
    ...(signaturePC !== undefined && { signatur_pc: signaturePC }),
    ...(signatureRH !== undefined && { signatur_rh: signatureRH }),
  }
  return { verdier, isCleared }
}

type Vurdert = {
  id: string
  rad: DokumentRow | undefined
  utfall: Utfall
  foer: repository.Verdier
  mangler: readonly Godkjenningsmangel[]
}

/** @param versjon the version that was marked */
function assess(
  rad: DokumentRow | undefined,
  id: string,
  versjon: number | undefined,
  ferdige: Ferdige,
): Vurdert {
  if (!rad) return { id, rad, utfall: 'borte', foer: {}, mangler: [] }
  const foer: repository.Verdier = Object.fromEntries(
    Object.entries(ferdige.verdier)
      .filter(([navn, verdi]) => rad[navn as keyof repository.Verdier] !== verdi)
      .map(([navn]) => [navn, rad[navn as keyof repository.Verdier]]),
  )
  // The comment of another status goes with it; where the status stays, so does its comment.
  if (ferdige.isCleared && !('status' in foer)) delete foer.status_kommentar
  const utfall =
    versjonForStab(rad) !== versjon
      ? 'endret'
      : isLaast(rad.status)
        ? 'laast'
        : Object.keys(foer).length === 0
          ? 'uendret'
          : 'endres'
  return { id, rad, utfall, foer, mangler: [] }
}

type Versjoner = ReadonlyMap<string, number>
const versjonerOf = ({ dokumenter }: Valg): Versjoner =>
  new Map(dokumenter.map(({ id, versjon }) => [id, versjon]))

const assessAll = (rows: readonly DokumentRow[], versjoner: Versjoner, ferdige: Ferdige): Vurdert[] => {
  const byId = new Map(rows.map(row => [row.id, row]))
  return [...versjoner].map(([id, versjon]) => assess(byId.get(id), id, versjon, ferdige))
}

/** Adds what is missing in those that would become BEHANDLET. */
async function withMangler(
  { funn }: D,
  db: Database,
  alle: readonly Vurdert[],
  verdier: repository.Verdier,
): Promise<Vurdert[]> {
  const godkjent = alle.flatMap(({ rad, utfall }) =>
    utfall === 'endres' && rad && isGodkjenning(rad.status, verdier.status) ? [{ ...rad, ...verdier }] : [],
  )
  const mangler = await findMangler(funn, db, godkjent)
  return alle.map(one => ({ ...one, mangler: mangler.get(one.id) ?? [] }))
}

const changesOf = (foer: repository.Verdier, verdier: repository.Verdier) =>
  listEndringer(
    foer,
    Object.fromEntries(Object.keys(foer).map(navn => [navn, verdier[navn as keyof typeof foer]])),
  )

/** What is kept of the turn, so that it can be given back. */
const turOf = ({ tur, tur_siden, besvart, utsatt_til, utsatt_grunn }: DokumentRow) => ({
  tur,
  tur_siden,
  besvart,
  utsatt_til,
  utsatt_grunn,
})

/** Of the values those under the same names as in `other`. */
const pick = (verdier: repository.Verdier, other: object): repository.Verdier =>
  Object.fromEntries(Object.entries(verdier).filter(([navn]) => navn in other))

/** Status and signatures of many documents at once, with a preview, and undone within a day. */
export function createMasseendringService(d: D) {
  async function toResultat(
    db: Database,
    vurdert: readonly Vurdert[],
    verdier: repository.Verdier,
  ): Promise<Masseresultat> {
    const alle = await withMangler(d, db, vurdert, verdier)
    const ufullstendige = alle.filter(({ mangler }) => mangler.length > 0).length
    const antall = { endres: 0, uendret: 0, laast: 0, endret: 0, borte: 0 }
    for (const { utfall } of alle) antall[utfall]++
    const first = alle.slice(0, shown)
    const navnloese = first.flatMap(({ rad }) => (rad?.arbeidstaker.trim() === '' ? [rad.eier_id] : []))
    const epost = await repository.listEpost(db, navnloese)
    const dokumenter = first.map(({ id, rad, utfall, foer, mangler }) => ({
      id,
      arbeidstaker: rad?.arbeidstaker.trim() || epost.get(rad?.eier_id ?? '') || '',
      filnavn: rad?.filnavn ?? '',
      utfall,
      endringer: utfall === 'endres' ? changesOf(foer, verdier) : [],
      mangler: sentencesOf(mangler),
    }))
    return { antall, ufullstendige, dokumenter }
  }

  /** One transaction: all that can be changed is, or nothing. What was before is kept beside it. */
  async function apply(tx: Database, caller: Caller, valg: Valg) {
    const ferdige = toVerdier(valg.endring)
    const { verdier } = ferdige
    const versjoner = versjonerOf(valg)
    const id = d.newId()
    let gjort = d.now()
    const rows: DokumentRow[] = []
    const forrige: { id: string; foer: object }[] = []
    const hvem = { caller, bekreftelse: valg.bekreftelse, isSvar: true, samlet: true }
    await d.endring.change(tx, hvem, [...versjoner.keys()], (row, tid) => {
      gjort = tid
      rows.push(row)
      const { utfall, foer } = assess(row, row.id, versjoner.get(row.id), ferdige)
      if (utfall !== 'endres') return null
      const columns = pick(verdier, foer)
      const tur = turVedVurdering(row, columns, tid)
      forrige.push({ id: row.id, foer: { ...foer, ...(tur.tur && turOf(row)) } })
      return [{ hendelse: 'endret', columns, tur }]
    })
    if (forrige.length > 0)
      await repository.insertMasseendring(
        tx,
        { id, aktoerId: caller.id, tid: gjort, endring: verdier },
        forrige,
      )
    return { id, ...(await toResultat(tx, assessAll(rows, versjoner, ferdige), verdier)) }
  }

  return {
    async preview(valg: Valg): Promise<Masseresultat> {
      const ferdige = toVerdier(valg.endring)
      const versjoner = versjonerOf(valg)
      const rows = await listDokumenterMed(d.db, [...versjoner.keys()])
      return toResultat(d.db, assessAll(rows, versjoner, ferdige), ferdige.verdier)
    },
    create: (caller: Caller, valg: Valg) => d.inTransaction(tx => apply(tx, caller, valg)),
    undo: (caller: Caller, id: string) => d.inTransaction(tx => undo(d, tx, caller, id)),
    async list(caller: Caller) {
      const rows = await repository.listSiden(d.db, new Date(d.now().getTime() - undoMs))
      return rows.map(row => ({
        id: row.id,
        tid: row.tid.toISOString(),
        hvem: [row.fornavn, row.etternavn].filter(Boolean).join(' ') || row.epost,
        deg: row.aktoer_id === caller.id,
        endring: Object.fromEntries(
          Object.entries(row.endring).map(([navn, verdi]) => [
            navn,
            typeof verdi === 'boolean' ? (verdi ? 'ja' : 'nei') : (verdi ?? null),
          ]),
        ),
        antall: Number(row.antall ?? 0),
        angret: row.angret?.toISOString() ?? null,
      }))
    },
  }
}
