import type {
  Aarsoppgjoer,
  Anslag,
  Betalingsstand,
  Hvorfor,
  Oppgjoer,
  Oppgjoerslinje,
} from '@rp/contract/oppgjoer'
import type { FieldCipher } from '../../../platform/crypto/field-cipher.ts'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireSelfOrAdministrator } from '../../../platform/http/caller.ts'
import type { Log } from '../../../platform/log.ts'
import { norwegianDay } from '../../../platform/norwegian-day.ts'
import { kontomangelOf } from '../../bruker/bruker.service.ts'
import type { Clock, Database } from '../../database.ts'
import { listAar } from '../skatt/aarssum.repository.ts'
import { kontoFor } from '../utbetaling/kontostand.ts'
import { openMottaker, sluttPaa } from '../utbetaling/mottaker.ts'
import { listAnslag } from './anslag.ts'
import { stegOf, stoerreOf } from './hvorfor.ts'
import * as repository from './oppgjoer.repository.ts'

type D = { db: Database; cipher: FieldCipher; log: Log; now: Clock }

/** What a line gives the member: nothing where another organisation manages the claim. */
const nettoOf = ({ slag, beloep }: repository.LinjeRow): number => (slag === 'annet_sted' ? 0 : beloep)

/** The share before what is deducted from all that came in, to whole øre. Nothing is deducted from a correction. */
const bruttoOf = (row: repository.LinjeRow): number => {
  const { slag, beloep, fradrag, avsetning } = row
  if (slag !== 'krav') return nettoOf(row)
  const left = 10_000 - fradrag - avsetning
  return left === 0 ? 0 : Math.round((beloep * 10_000) / left)
}

/** What became of a line that was set aside; null while it waits. */
function avklartOf({
  avklart_i,
  avklart_grunn,
  reserve_grunn,
}: repository.LinjeRow): Oppgjoerslinje['avklart'] {
  const begrunnelse = avklart_grunn ?? reserve_grunn
  return begrunnelse === null ? null : { fordeling: avklart_i, begrunnelse }
}

const toLinje = (row: repository.LinjeRow): Oppgjoerslinje => ({
  nummer: row.nummer,
  kilde: row.kilde,
  pottslag: row.pottslag,
  produksjonsID: row.produksjon_id,
  produksjonstittel: row.tittel,
  gruppe: row.gruppe ?? '',
  fagfunksjon: row.fagfunksjon ?? '',
  dokumentId: row.dokument_id,
  egneEpisoder: row.egne,
  andel: row.andel,
  visteEpisoder: row.viste,
  brutto: bruttoOf(row),
  trekk: bruttoOf(row) - nettoOf(row),
  netto: nettoOf(row),
  holdtTilbake: row.holdt_tilbake,
  avklart: avklartOf(row),
  annetSted: row.slag === 'annet_sted',
  korreksjon:
    row.begrunnelse === null
      ? null
      : {
          fordeling: row.korrigert_navn ?? '',
          begrunnelse: row.begrunnelse,
          frigitt: row.frigitt === true,
        },
})

const sum = (linjer: readonly Oppgjoerslinje[], holdt: boolean): number =>
  linjer.filter(({ holdtTilbake }) => holdtTilbake === holdt).reduce((all, { netto }) => all + netto, 0)

/** @param idag the day in Norway */
const standOf = (
  { beloep, feilet, sendt, dato, utbetaling_id, staar_over }: repository.BetalingRow,
  idag: string,
) => {
  if (beloep < 0) return sendt && !feilet ? 'trukket' : 'trekkes'
  if (feilet) return 'feilet'
  if (sendt) return dato !== null && dato > idag ? 'paa_vei' : 'betalt'
  return utbetaling_id === null && staar_over ? 'staar_over' : 'venter'
}

/** @param venter on another account */
function toBetaling(
  { cipher, now }: Pick<D, 'cipher' | 'now'>,
  venter: boolean,
  row: repository.BetalingRow | undefined,
): Betalingsstand {
  if (!row) return null
  const { id, mottaker_kryptert, sendt, dato, feilgrunn } = row
  return {
    stand: standOf(row, norwegianDay(now())),
    dato: sendt ? dato : null,
    konto: mottaker_kryptert === null ? '' : sluttPaa(openMottaker(cipher, id, mottaker_kryptert)),
    grunn: feilgrunn ?? '',
    venterPaaKonto: venter && row.feilet !== null,
  }
}

type Betalinger = readonly repository.BetalingRow[]
function toOppgjoer(
  rows: readonly repository.LinjeRow[],
  betalinger: Betalinger,
  toStand: (row: repository.BetalingRow | undefined) => Betalingsstand,
): Oppgjoer[] {
  return [...Map.groupBy(rows, ({ kjoering_id }) => kjoering_id)].flatMap(([kjoeringId, some]) => {
    const [first] = some
    if (!first?.godkjent) return []
    const linjer = some.map(toLinje)
    return {
      kjoeringId,
      navn: first.navn,
      visningsaar: first.visningsaar,
      godkjent: first.godkjent.toISOString(),
      netto: sum(linjer, false),
      holdtTilbake: sum(linjer, true),
      betaling: toStand(betalinger.find(one => one.kjoering_id === kjoeringId)),
      linjer,
    }
  })
}

/** What a member was given in approved runs, and why. Of one that is not approved nothing is shown but the estimate that staff open. */
export const createOppgjoerService = ({ db, cipher, log, now }: D) => ({
  /** @param kjoering the one that is asked for; all without it */
  async list(caller: Caller, brukerId: string, kjoering?: string): Promise<Oppgjoer[]> {
    requireSelfOrAdministrator(caller, brukerId)
    const [linjer, betalinger, konto] = await Promise.all([
      repository.listLinjer(db, brukerId),
      repository.listBetalinger(db, brukerId),
      repository.findKonto(db, brukerId),
    ])
    const venter = konto !== undefined && kontomangelOf(kontoFor({ cipher, log }, konto)) !== null
    const asked = kjoering ? linjer.filter(({ kjoering_id }) => kjoering_id === kjoering) : linjer
    return toOppgjoer(asked, betalinger, row => toBetaling({ cipher, now }, venter, row))
  },
  /** What a viewing year would give, by the runs that staff show the estimate of. */
  listAnslag(caller: Caller, brukerId: string, visningsaar: number): Promise<Anslag[]> {
    requireSelfOrAdministrator(caller, brukerId)
    return listAnslag(db, brukerId, visningsaar)
  },
  /** What was paid in each calendar year, as it is reported to the tax office. */
  listAar(caller: Caller, brukerId: string): Promise<Aarsoppgjoer[]> {
    requireSelfOrAdministrator(caller, brukerId)
    return listAar(db, brukerId, norwegianDay(now()))
  },
  /** @throws AppError `ikke_funnet` for a line of another, or of a run that is not approved */
  async getHvorfor(caller: Caller, brukerId: string, kjoeringId: string, nummer: number): Promise<Hvorfor> {
    requireSelfOrAdministrator(caller, brukerId)
    const row = await repository.findHvorfor(db, brukerId, kjoeringId, nummer)
    if (!row) throw new AppError('ikke_funnet', 'no such line')
    const tapte =
      row.slag === 'krav' && row.pottslag === 'Privatkopiering' ? await repository.listTapte(db, row) : []
    return {
      linje: toLinje(row),
      visningsaar: row.visningsaar,
      steg: stegOf(row),
      stoerre: stoerreOf(row, tapte),
    }
  },
})
