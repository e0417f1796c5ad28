import type { Kjoering, Kjoeringslinje } from '@rp/contract/kjoering'
import type { KjoeringRow, listLinjer } from './kjoering.repository.ts'

/** Who did something and when; null while nobody has. */
export const handlingAv = (tid: Date, navn: string | null) => ({
  tid: tid.toISOString(),
  hvem: navn || 'Slettet bruker',
})
export const handling = (tid: Date | null, navn: string | null) => tid && handlingAv(tid, navn)
const when = (tid: Date | null): string | null => tid?.toISOString() ?? null

export const toKjoering = (row: KjoeringRow): Kjoering => ({
  _id: row.id,
  nummer: row.nummer,
  navn: row.navn,
  visningsaar: row.visningsaar,
  tilstand: row.er_utbetalt ? 'utbetalt' : row.tilstand,
  plan: { _id: row.plan_id, visningsaar: row.plan_aar, utgave: row.utgave },
  potter: row.potter.map(({ pott_id }) => pott_id),
  // A job that has ended has left no wish behind it.
  arbeid:
    row.simulering && row.steg !== null ? { steg: row.steg, ferdig: row.ferdig ?? 0, av: row.av ?? 0 } : null,
  mangler: row.mangler,
  grunnlag: row.grunnlag,
  resultat: row.resultat,
  // What was frozen before there were corrections, releases and claims that others manage has none.
  regnskap: row.regnskap && {
    ...row.regnskap,
    korreksjon: row.regnskap.korreksjon ?? 0,
    frigitt: row.regnskap.frigitt ?? 0,
    annetSted: row.regnskap.annetSted ?? 0,
  },
  mottakere: row.mottakere,
  linjer: row.linjer,
  simulert: when(row.simulert),
  holdtTilbake: row.holdt_tilbake,
  aapneFunn: row.aapne_funn,
  kontrollert: handling(row.kontrollert, row.kontrollert_navn),
  godkjent: handling(row.godkjent, row.godkjent_navn),
  anslag: when(row.anslag),
  versjon: row.versjon,
})

type Row = Awaited<ReturnType<typeof listLinjer>>[number]
export const toLinje = (row: Row): Kjoeringslinje => ({
  nummer: row.nummer,
  slag: row.slag,
  pott: { _id: row.pott_id, kilde: row.kilde, slag: row.pottslag },
  produksjonsID: row.produksjon_id,
  produksjonstittel: row.tittel,
  gruppe: row.gruppe,
  brukerId: row.bruker_id,
  navn: [row.fornavn, row.etternavn].filter(Boolean).join(' ') || null,
  dokumentId: row.dokument_id,
  egneEpisoder: row.egne,
  andel: row.andel,
  beloep: row.beloep,
  holdtTilbake: row.holdt_tilbake,
  holdtTil: row.holdt_til,
  kommet: row.kommet,
  korrigert: row.korrigert,
})
