import { Id } from '@rp/contract/id'
import { type Innsyn, innsynsmaater } from '@rp/contract/personnummer'
import { AppError } from '../../../platform/http/app-error.ts'
import {
  type Caller,
  isAdministrator,
  requireFreshLogin,
  requireSelfOrAdministrator,
} from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import { openInternasjonalId } from '../bruker.mapping.ts'
import { deleteOidcIdentiteter, findBruker, lockBruker, updateUniqueBrukerRow } from '../bruker.repository.ts'
import { isSyntetisk, sealPersonnummer } from '../bruker.service.ts'
import { toAarsak } from '../innsyn-aarsak.ts'
import { type InnsynDependencies, logInnsyn, requireGrunn } from './innsyn.ts'

type D = InnsynDependencies &
  Pick<Base, 'db' | 'inTransaction' | 'cipher' | 'forsoek'> & {
    /** Ends whatever has been begun for the account; auth does it. */
    auth: { endPaabegynt(tx: Database, brukerId: string): Promise<unknown> }
    production: boolean
  }
type Row = NonNullable<Awaited<ReturnType<typeof findBruker>>>

const changesPerHour = 5

/** Somebody else's user and one that does not exist answer alike, also when the id could not be one. */
function requireReachable(caller: Caller, brukerId: string): void {
  if (!Id.safeParse(brukerId).success) throw new AppError('ikke_funnet', 'malformed id')
  requireSelfOrAdministrator(caller, brukerId)
}

/** @throws AppError `ikke_funnet` */
function requireRow(row: Row | undefined): Row {
  if (!row) throw new AppError('ikke_funnet', 'no such user')
  return row
}

function open({ cipher }: D, row: Row): string {
  try {
    return cipher.decrypt(row.personnummer_kryptert, `bruker:${row.id}`)
  } catch (cause) {
    throw new AppError('personnummer_ikke_hentet', 'stored personnummer does not open', { cause })
  }
}

function openInternasjonal({ cipher }: D, row: Row): string {
  try {
    return openInternasjonalId(cipher, row)
  } catch (cause) {
    throw new AppError('internasjonal_id_ikke_hentet', 'stored international ID number does not open', {
      cause,
    })
  }
}

type Aapning = {
  hendelse: 'aapnet_personnummer' | 'aapnet_internasjonal_id'
  open: (d: D, row: Row) => string
}
const personnummer: Aapning = { hendelse: 'aapnet_personnummer', open }
const internasjonalId: Aapning = { hendelse: 'aapnet_internasjonal_id', open: openInternasjonal }

/** @throws AppError with the reason */
function requireAllowed({ production }: D, personnummer: string): void {
  if (!/^\d{11}$/.test(personnummer)) throw new AppError('personnummer_lengde', 'not 11 digits')
  if (production && isSyntetisk(personnummer))
    throw new AppError('personnummer_syntetisk', 'synthetic number in production')
}

/** The one way to a personnummer or an international ID number. Who looked and who changed it is logged, never the number itself. */
export function createPersonnummerService(d: D) {
  const log = createNote(d, 'bruker')

  /** @throws AppError `ikke_funnet`, and as `logInnsyn` does */
  const get = (caller: Caller, id: string, grunn: string, { hendelse, open: read }: Aapning) =>
    d.inTransaction(async tx => {
      requireReachable(caller, id)
      const row = requireRow(await findBruker(tx, id))
      const nummer = read(d, row)
      await logInnsyn(d, tx, caller, { brukerId: row.id, hendelse, grunn })
      return nummer
    })

  /** For the person's own download: kept in the history as such, and asks for a fresh login since it carries everything. */
  const readForDownload = (caller: Caller) => {
    requireFreshLogin(caller, d.now())
    return d.inTransaction(async tx => {
      const row = requireRow(await findBruker(tx, caller.id))
      await log(tx, caller, row.id, 'data_hentet')
      return { personnummer: open(d, row), internasjonalIdNummer: openInternasjonal(d, row) }
    })
  }

  async function update(
    tx: Database,
    caller: Caller,
    id: string,
    { personnummer: nytt, grunn }: { personnummer: string; grunn: string },
  ): Promise<void> {
    const row = requireRow(await lockBruker(tx, id))
    if (open(d, row) === nytt) return
    const columns = sealPersonnummer(d.cipher, row.id, nytt)
    if (!(await updateUniqueBrukerRow(tx, row.id, { ...columns, nummer_bevist: null, endret: d.now() })))
      throw new AppError('personnummer_i_bruk', 'personnummer belongs to another user')
    await deleteOidcIdentiteter(tx, row.id)
    await d.auth.endPaabegynt(tx, row.id)
    await log(tx, caller, row.id, 'personnummer_endret', toAarsak(grunn))
  }

  async function listInnsyn(caller: Caller, id: string): Promise<Innsyn[]> {
    requireReachable(caller, id)
    requireRow(await findBruker(d.db, id))
    const linjer = await d.historikk.listLinjer('bruker', id, {
      forMedlem: !isAdministrator(caller),
      hendelser: innsynsmaater,
    })
    return linjer.map(linje => ({
      id: String(linje.sekvens),
      tid: linje.tid.toISOString(),
      hvem: linje.hvem,
      deg: linje.aktoer_id === caller.id,
      hendelse: linje.hendelse as Innsyn['hendelse'],
      aarsak: linje.endringer.find(({ felt }) => felt === 'aarsak')?.til ?? '',
    }))
  }

  return {
    /** @param grunn why, where staff look at another's */
    get: (caller: Caller, id: string, grunn = '') => get(caller, id, grunn, personnummer),
    getInternasjonalId: (caller: Caller, id: string, grunn = '') => get(caller, id, grunn, internasjonalId),
    async update(caller: Caller, id: string, body: { personnummer: string; grunn: string }) {
      requireReachable(caller, id)
      requireGrunn(caller, id, body.grunn)
      requireAllowed(d, body.personnummer)
      requireFreshLogin(caller, d.now())
      // A taken number is refused with a reason: without a limit, one could ask who is registered.
      await d.forsoek.require([
        {
          navn: 'personnummer',
          hvem: caller.id,
          hoeyst: isAdministrator(caller) ? 100 : changesPerHour,
          sekunder: 3600,
        },
      ])
      await d.inTransaction(tx => update(tx, caller, id, body))
    },
    readForDownload,
    listInnsyn,
  }
}
