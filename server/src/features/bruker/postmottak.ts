import type { Database } from '../database.ts'
import { epostNoekler } from './adresse.ts'
import { isEpostBekreftet } from './bruker.repository.ts'

/**
 * Kinds of mail that leave whether the address is confirmed or not: what the account itself needs, and what goes to the organisation.
 * They carry no words that somebody who only knows the address could have chosen. Every other kind, also one that is new, waits.
 */
const uansett: ReadonlySet<string> = new Set([
  ...['bekreft_adresse', 'bekreft_epost', 'epost_byttes', 'epost_byttet'],
  ...['epost_byttet_av_oss', 'epost_tatt_i_bruk_av_oss'],
  ...['tilbakestilling', 'passord_endret', 'finnes_fra_foer', 'innlogging_koblet'],
  ...[
    'totrinn_paa',
    'totrinn_av',
    'totrinn_nullstilt',
    'gjenopprettingskoder_laget',
    'gjenopprettingskode_brukt',
  ],
  ...['ny_administrator', 'innsynsgrense', 'historikk_merke', 'proeve', 'inaktiv_konto'],
  ...['sletteoenske_kvittering', 'slettet_kvittering', 'sak_kvittering'],
  ...['sak', 'sak_ny_melding', 'nummer_omstridt', 'sletteoenske', 'sletteoenske_trukket'],
])

/** Whether a mail of this kind may be sent there: the one place that decides it, for every mail of the portal. */
export const mayReceive = async (db: Database, to: string, kind: string): Promise<boolean> =>
  uansett.has(kind) || isEpostBekreftet(db, epostNoekler(to))
