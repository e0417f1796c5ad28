import type { Generated } from 'kysely'

/** What logging in leaves behind, beside the session itself. */
export type AuthTables = {
  totrinn: {
    id: string
    hemmelighet_kryptert: string
    opprettet: Date
    bekreftet: Date | null
    siste_tidssteg: Generated<number>
    sesjon_id: string | null
  }
  gjenopprettingskode: { bruker_id: string; kode_hash: string; brukt: Date | null }
  oidc_innlogging: {
    state_hash: string
    nettleser_hash: string
    nonce: string
    verifikator: string
    utloeper: Date
  }
  oidc_identitet: {
    utsteder: string
    subjekt_indeks: string
    bruker_id: string
    koblet: Date
    sist_brukt: Date
    paa_vent: Generated<Date | null>
  }
  oidc_bevis: {
    id: string
    bruker_id: string
    utsteder: string
    subjekt_indeks: string
    to_faktorer: boolean
    nummer: Generated<boolean>
    id_token_kryptert: string | null
    utloeper: Date
    meldt: Date | null
  }
  engangslenke: {
    id: string
    hemmelighet_hash: string
    bruker_id: string
    formaal: 'tilbakestill_passord'
    opprettet: Date
    utloeper: Date
    brukt: Date | null
  }
  epost_bytte: {
    id: string
    hemmelighet_hash: string
    bruker_id: string
    epost: string
    opprettet: Date
    utloeper: Date
    brukt: Date | null
    sesjon_id: string | null
  }
  brukt_robotsjekk: { utfordring_hash: string; utloeper: Date }
  feilpassord: { noekkel: string; antall: number; sist: Date }
  innloggingssted: { bruker_id: string; avtrykk: string; sist_brukt: Date }
  forsoek: { noekkel: string; vindu: Date; antall: number }
}
