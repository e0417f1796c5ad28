import type { Dokument, DokumentEndring, DokumentRad, Person } from '@rp/contract/dokument'
import { startstatus } from '@rp/contract/status'
import { type Caller, isAdministrator } from '../../platform/http/caller.ts'
import { norwegianDay } from '../../platform/norwegian-day.ts'
import { isLaast } from './dokument.policy.ts'
import type { DokumentRow, FunnetRow } from './dokument.repository.ts'
import { isVentende } from './lest.ts'

type Navn = { fornavn: string; mellomnavn: string; etternavn: string; epost: string }
/** A person's name, or the address of one who has none yet. */
export const nameOf = ({ fornavn, mellomnavn, etternavn, epost }: Navn): string =>
  [fornavn, mellomnavn, etternavn].filter(Boolean).join(' ') || epost

const toTildelt = ({ tildelt }: DokumentRow): Person | null =>
  tildelt && { id: tildelt.id, navn: nameOf(tildelt) }

/** The document as the contract shows it to its owner. */
export const toDokument = (row: DokumentRow & Partial<FunnetRow>): Dokument => ({
  _id: row.id,
  userId: row.eier_id,
  filnavn: row.filnavn,
  arbeidstaker: row.arbeidstaker,
  produksjonsselskap: row.produksjonsselskap,
  notat: row.notat,
  tjeneste: row.tjeneste,
  autoextract: row.autoextract,
  status: row.status,
  status_comment: row.status_kommentar,
  tur: {
    hos: row.tur,
    siden: row.tur_siden.toISOString(),
    besvart: row.besvart?.toISOString() ?? null,
  },
  signaturePC: row.signatur_pc,
  signatureRH: row.signatur_rh,
  rettighetsklausuler: { status: row.rettighet_status, comment: row.rettighet_kommentar },
  ansiennitet: row.ansiennitet,
  createdAt: row.opprettet.toISOString(),
  updatedAt: row.endret.toISOString(),
  sider: row.fil?.sider ?? 0,
  bytes: row.fil?.bytes ?? 0,
  filversjon: row.fil?.sha256.slice(0, 16) ?? '',
  versjon: row.versjon,
  laast: isLaast(row.status),
  viruskontroll: row.viruskontroll,
  ...(row.lest !== undefined && { kiVenter: row.lest !== null && isVentende(row.lest, row) }),
})

/** Until when the document is put off; null where it is not, or the day has come. */
const toUtsatt = ({ utsatt_til: til, utsatt_grunn: grunn }: DokumentRow, idag: string) =>
  til !== null && til > idag ? { til, grunn } : null

/** Counts what only staff see as well: the owner's does not move when a note is written, and two who write it at once still find out. */
export const versjonForStab = (row: Pick<DokumentRow, 'versjon' | 'intern_versjon'>): number =>
  row.versjon + row.intern_versjon

/**
 * The document as staff see it. `idag` is the day in Norway, as '2026-11-20'.
 */
export const toDokumentForStab = (row: DokumentRow & Partial<FunnetRow>, idag: string) => ({
  ...toDokument(row),
  versjon: versjonForStab(row),
  internt_notat: row.internt_notat,
  tildelt: toTildelt(row),
  utsatt: toUtsatt(row, idag),
})

/** Staff see more of a document than its owner does. */
export const toDokumentFor = (caller: Caller, row: DokumentRow & Partial<FunnetRow>, naa: Date): Dokument =>
  isAdministrator(caller) ? toDokumentForStab(row, norwegianDay(naa)) : toDokument(row)

/** The note that the body would store; undefined when it carries none, or the same. */
export function changedNotat(row: DokumentRow, body: DokumentEndring): string | undefined {
  const notat = text(body.internt_notat)
  return notat === row.internt_notat ? undefined : notat
}

type StaffRow = DokumentRow & { fornavn: string; mellomnavn: string; etternavn: string; eier_epost: string }
export const toDokumentRad = (row: StaffRow, idag: string): DokumentRad => ({
  ...toDokumentForStab(row, idag),
  eier: {
    id: row.eier_id,
    navn: [row.fornavn, row.mellomnavn, row.etternavn].filter(Boolean).join(' '),
    email: row.eier_epost,
  },
})

/** The columns a save may set, with the name each has in the contract and in the history. */
type Columns = {
  filnavn: string
  arbeidstaker: string
  produksjonsselskap: string
  notat: string
  status: string
  status_kommentar: string
  signatur_pc: boolean | null
  signatur_rh: boolean | null
  rettighet_status: boolean | null
  rettighet_kommentar: string
}

/** Set by the organisation alone (specification, section 6); every change of one is told to the owner. */
export const staffColumns = [
  'status',
  'status_kommentar',
  'signatur_pc',
  'signatur_rh',
  'rettighet_status',
  'rettighet_kommentar',
] as const satisfies readonly (keyof Columns)[]

/** Told by the member and of weight for what is paid: where staff put it right, the owner is told. Names as the history has them. */
export const memberColumns = ['arbeidstaker', 'produksjonsselskap', 'registreringer'] as const

/** Only the columns that the body carries and that differ from what is stored. Null, absent text and '' mean the same. */
export function changedColumns(row: DokumentRow, body: DokumentEndring): Partial<Columns> {
  const rights = body.rettighetsklausuler
  const wanted: { [Name in keyof Columns]: Columns[Name] | undefined } = {
    // A document keeps a title: an emptied one stays as it was.
    filnavn: body.filnavn?.trim() || undefined,
    arbeidstaker: text(body.arbeidstaker),
    produksjonsselskap: text(body.produksjonsselskap),
    notat: text(body.notat),
    status: body.status === undefined ? undefined : body.status?.trim() || startstatus,
    status_kommentar: text(body.status_comment),
    signatur_pc: body.signaturePC,
    signatur_rh: body.signatureRH,
    rettighet_status: rights === null ? null : rights?.status,
    rettighet_kommentar: rights === null ? '' : text(rights?.comment),
  }
  const changed: Partial<Columns> = Object.fromEntries(
    Object.entries(wanted).filter(
      ([name, value]) => value !== undefined && value !== row[name as keyof Columns],
    ),
  )
  // A comment belongs to its status: a new one that is sent without a comment begins without what was written for another.
  if (changed.status === undefined || body.status_comment !== undefined || row.status_kommentar === '')
    return changed
  return { ...changed, status_kommentar: '' }
}

const text = (value: string | null | undefined): string | undefined => (value === null ? '' : value)
