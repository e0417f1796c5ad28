import type { BrukerEndring, BrukerListeRad, BrukerRad } from '@rp/contract/bruker'
import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { pageOf } from '../../../platform/db/list-page.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import type { Caller } from '../../../platform/http/caller.ts'
import type { Database } from '../../database.ts'
import { isKontoAvvist, toBrukerListeRad, toBrukerRad } from '../bruker.mapping.ts'
import { findBruker } from '../bruker.repository.ts'
import type { Lagring } from '../bruker.service.ts'
import { listDobbelte } from './dobbelt.repository.ts'
import { type BrukerFilter, type BrukerOrden, countBrukere, listBrukere } from './liste.repository.ts'
import { countTilknyttet, listSletteoensker } from './stab.repository.ts'
import { createTilgang, type TilgangDependencies } from './tilgang.ts'

type D = TilgangDependencies & { db: Database }

export type BrukerSok = BrukerFilter & { [Key in keyof BrukerOrden]?: BrukerOrden[Key] | undefined }

const ordenOf = ({ sorter = 'etternavn', retning = 'stigende' }: BrukerSok): BrukerOrden => ({
  sorter,
  retning,
})

/** @throws AppError `ikke_funnet` */
async function get({ db, totrinn, cipher }: D, id: string): Promise<BrukerDetaljer> {
  const row = await findBruker(db, id)
  if (!row || row.slettet) throw new AppError('ikke_funnet', 'no such user')
  const [oensker, dobbelte, tilknyttet, harTotrinn] = await Promise.all([
    listSletteoensker(db, row.id),
    listDobbelte(db, row.id),
    countTilknyttet(db, row.id),
    totrinn.isOn(db, row.id),
  ])
  const open = oensker.find(({ behandlet }) => behandlet === null)
  return {
    ...toBrukerListeRad({ ...row, sletting: open?.opprettet ?? null }),
    ...tilknyttet,
    harBank: Boolean(row.kontonummer_kryptert || row.iban_kryptert || row.swift),
    kontoAvvist: isKontoAvvist(cipher, row),
    totrinn: harTotrinn,
    opprettet: row.opprettet.toISOString(),
    sletteoensker: oensker.map(({ opprettet, melding, behandlet, trukket, notat }) => ({
      oensket: opprettet.toISOString(),
      melding,
      behandlet: behandlet?.toISOString() ?? null,
      trukket,
      notat,
    })),
    dobbelte: dobbelte.map(({ epost, poststed, ...annen }) => ({ ...annen, email: epost, by: poststed })),
  }
}

/** What staff do with other people's accounts. Who may is settled by the contract: administrators alone. */
export function createBrukerStabService(d: D) {
  const tilgang = createTilgang(d)
  /** Does the work, and answers the user as it then stands. */
  const andGet =
    <Args extends unknown[]>(work: (caller: Caller, id: string, ...args: Args) => Promise<unknown>) =>
    async (caller: Caller, id: string, ...args: Args): Promise<BrukerDetaljer> => {
      await work(caller, id, ...args)
      return get(d, id)
    }

  return {
    /** All that the filter leaves; the bare call of the specification leaves everybody. */
    async list(sok: BrukerSok): Promise<BrukerRad[]> {
      return (await listBrukere(d.db, sok, ordenOf(sok))).map(toBrukerRad)
    },
    async listPage(
      sok: BrukerSok,
      page: { side: number; antall: number },
    ): Promise<{ rader: BrukerListeRad[]; antall: number }> {
      const [rows, antall] = await Promise.all([
        listBrukere(d.db, sok, ordenOf(sok), pageOf(page)),
        countBrukere(d.db, sok),
      ])
      return { rader: rows.map(toBrukerListeRad), antall }
    },
    get: (id: string) => get(d, id),
    update: andGet((caller, id, body: BrukerEndring, lagring?: Lagring) =>
      d.bruker.update(caller, id, body, lagring),
    ),
    setEpost: andGet(tilgang.setEpost),
    setRolle: andGet(tilgang.setRolle),
    setAktiv: andGet(tilgang.setAktiv),
    nullstillTotrinn: andGet(tilgang.resetTotrinn),
    acceptKonto: andGet(tilgang.acceptKonto),
    sendLenke: tilgang.sendLenke,
    endInnlogginger: tilgang.endInnlogginger,
    closeSletting: andGet(tilgang.closeSletting),
  }
}
