import {
  type Skattegrunnlag,
  type Skattegrunnlagsliste,
  skattegrunnlagTimer,
} from '@rp/contract/skattegrunnlag'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireProved } from '../../../platform/http/caller.ts'
import { addJob } from '../../../platform/jobs/jobs.ts'
import { norwegianDay } from '../../../platform/norwegian-day.ts'
import { verifyAdministratorFoer } from '../../bruker/bruker.service.ts'
import type { Database } from '../../database.ts'
import { createNote, listEndringer } from '../../historikk/historikk.service.ts'
import { handlingAv } from '../kjoering/kjoering.mapping.ts'
import type { KjoeringDependencies } from '../kjoering/kjoering.service.ts'
import { formatKroner } from '../kroner.ts'
import { type Aarssum, sumAar } from './aarssum.repository.ts'
import * as repository from './skattegrunnlag.repository.ts'

type D = KjoeringDependencies
type Row = repository.Row
const mostFunn = 200

const slettes = (laget: Date): Date => new Date(laget.getTime() + skattegrunnlagTimer * 3_600_000)

function standOf(row: Row, sums: readonly Aarssum[], naa: Date): Skattegrunnlag['stand'] {
  if (!row.laget) return 'lages'
  if (row.noekkel === null || slettes(row.laget) <= naa) return 'slettet'
  const now = sums.find(({ aar }) => aar === row.aar)
  if (now?.antall !== row.antall || now.beloep !== row.beloep) return 'endret'
  return row.frigitt ? 'frigitt' : 'klar'
}

/** More can be paid in the year: it is not over in Norway. */
const isUferdig = (aar: number, naa: Date): boolean => norwegianDay(naa) <= `${aar}-12-31`

type Funn = Awaited<ReturnType<typeof repository.listFunn>>
function toSkattegrunnlag(
  row: Row,
  stand: Skattegrunnlag['stand'],
  caller: Caller,
  funn: Funn,
): Skattegrunnlag {
  const isGone = stand === 'slettet'
  return {
    _id: row.id,
    aar: row.aar,
    stand,
    begrunnelse: row.begrunnelse,
    bestilt: handlingAv(row.bestilt, row.bestilt_navn),
    uferdig: isUferdig(row.aar, row.bestilt),
    egen: row.bestilt_av === caller.id,
    antall: row.antall,
    beloep: row.beloep,
    ferdig: row.ferdig,
    slettes: row.laget && slettes(row.laget).toISOString(),
    frigitt: row.frigitt && {
      ...handlingAv(row.frigitt, row.frigitt_navn),
      begrunnelse: row.frigitt_grunn ?? '',
    },
    antallFunn: isGone ? 0 : row.antall_funn,
    funn: isGone
      ? []
      : funn
          .filter(one => one.skattegrunnlag_id === row.id)
          .map(({ bruker_id, navn, beloep, mangler }) => ({
            brukerId: bruker_id,
            navn: navn || 'Slettet bruker',
            beloep,
            mangler,
          })),
  }
}

/** @throws AppError `ikke_funnet` */
async function find(db: Database, id: string): Promise<Row> {
  const row = await repository.findGrunnlag(db, id)
  if (!row) throw new AppError('ikke_funnet', 'no such file')
  return row
}

/** What members were paid in a calendar year, for the report to the tax office: made by one, released by another, gone after a day. */
export function createSkattegrunnlagService(d: D) {
  async function list(db: Database, caller: Caller): Promise<Skattegrunnlagsliste> {
    const [aar, rows] = await Promise.all([sumAar(db), repository.listGrunnlag(db)])
    const funn = await repository.listFunn(
      db,
      rows.map(({ id }) => id),
      mostFunn,
    )
    return {
      aar,
      grunnlag: rows.map(row => toSkattegrunnlag(row, standOf(row, aar, d.now()), caller, funn)),
    }
  }

  const note = (
    tx: Database,
    caller: Caller,
    { id, aar, antall, beloep }: Pick<Row, 'id' | 'aar' | 'antall' | 'beloep'>,
    hendelse: 'opprettet' | 'skattegrunnlag_frigitt' | 'skattegrunnlag_hentet',
    mer: Readonly<Record<string, string>>,
  ) =>
    createNote(d, 'skattegrunnlag')(
      tx,
      caller,
      id,
      hendelse,
      listEndringer({}, { aar, mottakere: antall, sum: formatKroner(beloep), ...mer }),
    )

  type Bestilling = { aar: number; begrunnelse: string; uferdig?: boolean | undefined }
  function order(caller: Caller, { aar, uferdig, ...rest }: Bestilling): Promise<Skattegrunnlagsliste> {
    requireProved(caller, d.now())
    return d.inTransaction(async tx => {
      const sum = (await sumAar(tx)).find(one => one.aar === aar)
      if (!sum)
        throw new AppError('ugyldig_foresporsel', 'nobody was paid in that year', {
          felt: { aar: 'Vi har ikke betalt ut noe det året. Velg et annet.' },
        })
      if (isUferdig(aar, d.now()) && uferdig !== true)
        throw new AppError('ugyldig_foresporsel', 'the year is not over', {
          felt: { uferdig: `${aar} er ikke slutt. Bekreft at du vil ha grunnlaget likevel.` },
        })
      const [id, begrunnelse] = [d.newId(), rest.begrunnelse.trim()]
      const row = { id, ...sum, begrunnelse, bestilt: d.now(), bestilt_av: caller.id }
      await repository.insertGrunnlag(tx, row)
      await addJob(tx, 'lag_skattegrunnlag', { id }, { jobKey: `lag_skattegrunnlag:${id}` })
      await note(tx, caller, row, 'opprettet', { begrunnelse })
      return list(tx, caller)
    })
  }

  async function release(caller: Caller, id: string, grunn: string): Promise<Skattegrunnlagsliste> {
    await find(d.db, id)
    requireProved(caller, d.now())
    return d.inTransaction(async tx => {
      await repository.lockGrunnlag(tx, id)
      const row = await find(tx, id)
      if (row.bestilt_av === caller.id) throw new AppError('egen_kjoering', 'who made it cannot release it')
      await verifyAdministratorFoer(tx, caller, row.bestilt)
      if (standOf(row, await sumAar(tx), d.now()) !== 'klar')
        throw new AppError('foreldet', 'not made, gone, changed or released')
      const frigitt_grunn = grunn.trim()
      await repository.release(tx, id, { frigitt: d.now(), frigitt_av: caller.id, frigitt_grunn })
      await note(tx, caller, row, 'skattegrunnlag_frigitt', { begrunnelse: frigitt_grunn })
      return list(tx, caller)
    })
  }

  /** Where the file lies. That each number in it is seen is written down first, in each person's log and in the file's own. */
  async function open(caller: Caller, id: string) {
    await find(d.db, id)
    requireProved(caller, d.now())
    return d.inTransaction(async tx => {
      await repository.lockGrunnlag(tx, id)
      const row = await find(tx, id)
      const stand = standOf(row, await sumAar(tx), d.now())
      const { noekkel, bytes, sha256, aar, frigitt_grunn } = row
      if (stand === 'lages' || stand === 'klar') throw new AppError('ikke_frigitt', 'not released yet')
      if (stand !== 'frigitt' || noekkel === null || bytes === null || sha256 === null)
        throw new AppError('foreldet', 'gone or changed')
      const aarsak = `Grunnlag til Skatteetaten for ${aar}: ${frigitt_grunn}`
      await d.historikk.appendForAlle(
        tx,
        {
          tid: d.now(),
          aktoerId: caller.id,
          entitet: 'bruker',
          hendelse: 'skattegrunnlag_hentet',
          endringer: listEndringer({}, { aarsak }),
        },
        await repository.listSette(tx, id),
      )
      await note(tx, caller, row, 'skattegrunnlag_hentet', { sha256 })
      return { noekkel, bytes, sha256, navn: `skattegrunnlag-${aar}.xlsx` }
    })
  }

  return { list: (caller: Caller) => list(d.db, caller), order, release, open }
}
