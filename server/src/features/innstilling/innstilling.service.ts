import type {
  Innstillinger,
  Innstillingsendring,
  Innstillingsnavn,
  Innstillingsverdier,
} from '@rp/contract/innstilling'
import type { Oppsett } from '@rp/contract/oppsett'
import type { Caller } from '../../platform/http/caller.ts'
import { createVersioned } from '../../platform/versioned.ts'
import type { Clock, Database, InTransaction } from '../database.ts'
import { createNote, type HistorikkService } from '../historikk/historikk.service.ts'
import { endringerOf, type Rader, toInnstillinger } from './innstilling.mapping.ts'
import * as repository from './innstilling.repository.ts'

type D = {
  db: Database
  inTransaction: InTransaction
  historikk: HistorikkService
  now: Clock
  /** What holds until staff change it, with the addresses of the configuration. */
  standard: Innstillingsverdier
}

type Lest = { rader: Rader; visningsaar: Oppsett['visningsaar'] }

const readRader = async (db: Database): Promise<Rader> =>
  new Map((await repository.listInnstillinger(db)).map(row => [row.navn, row]))

async function read({ db }: D): Promise<Lest> {
  const [rader, aar] = await Promise.all([readRader(db), repository.listVisningsaar(db)])
  return {
    rader,
    visningsaar: aar.map(({ aar, fordeles }) => ({ aar, fordeles })),
  }
}

export type Lagring = {
  navn: string
  /** Null: back to the default. */
  verdi: unknown
  /** What the caller saw; null when it does not matter. */
  versjon: number | null
  /** What holds now, and what will: for the history. */
  foer: unknown
  etter: unknown
  /** The thing as it stands in these rows, for whoever saves an older version. */
  tilstand: (rader: Rader) => unknown
}

/** What staff set for the whole portal. A change holds at once, in every process: each read asks for the mark of what is stored. */
export function createInnstillingService(d: D) {
  const note = createNote(d, 'innstilling')

  /**
   * Stores one value with its line of history.
   * @throws AppError `konflikt` when somebody else has saved it meanwhile
   */
  async function store(caller: Caller, lagring: Lagring): Promise<void> {
    const { navn, verdi, versjon, foer, etter, tilstand } = lagring
    await d.inTransaction(async tx => {
      const naa = d.now()
      const row = await repository.lockInnstilling(tx, navn, naa)
      if (versjon !== null && versjon !== row.versjon)
        throw await d.historikk.konflikt(tx, caller, {
          entitet: 'innstilling',
          id: row.id,
          gjeldende: tilstand(await readRader(tx)),
          naa,
        })
      const endringer = endringerOf(navn, foer, etter)
      if (endringer.length === 0 && (verdi === null) === (row.verdi === null)) return
      await repository.updateInnstilling(tx, navn, { verdi, hvem: caller.id, naa })
      await note(tx, caller, row.id, 'endret', endringer)
    })
  }

  const kept = createVersioned(
    () => repository.getVersjon(d.db),
    () => read(d),
  )
  let last: Lest = { rader: new Map(), visningsaar: [] }
  const current = async (): Promise<Lest> => {
    last = await kept()
    return last
  }
  const getAll = async (): Promise<Innstillinger> => toInnstillinger((await current()).rader, d.standard)
  const tilstandOf = (navn: Innstillingsnavn) => (rader: Rader) => toInnstillinger(rader, d.standard)[navn]
  return {
    getAll,
    /** The value that holds now. */
    get: async <N extends Innstillingsnavn>(navn: N): Promise<Innstillingsverdier[N]> =>
      (await getAll())[navn].verdi as Innstillingsverdier[N],
    /** The stored rows, for the values of other parts of the settings. */
    getRader: async (): Promise<Rader> => (await current()).rader,
    store,
    async update(caller: Caller, { navn, verdi, versjon }: Innstillingsendring): Promise<Innstillinger> {
      const foer = (await getAll())[navn].verdi
      await store(caller, { navn, verdi, versjon, foer, etter: verdi, tilstand: tilstandOf(navn) })
      return getAll()
    },
    async reset(caller: Caller, navn: Innstillingsnavn): Promise<Innstillinger> {
      const { verdi, satt, standard } = (await getAll())[navn]
      const lagring = { navn, verdi: null, versjon: null, foer: verdi, etter: standard }
      if (satt) await store(caller, { ...lagring, tilstand: tilstandOf(navn) })
      return getAll()
    },
    /** As `oppsett`: for the page that tells how long things are kept. */
    async getOppbevaring(): Promise<Innstillingsverdier['oppbevaring']> {
      const { rader } = await current().catch(() => last)
      return toInnstillinger(rader, d.standard).oppbevaring.verdi
    },
    /** What the page carries. While the database is away: as it was last, for the page must open to say so. */
    async getOppsett(): Promise<
      Pick<Oppsett, 'kontaktadresse' | 'lenker' | 'infomelding' | 'fagliste' | 'visningsaar'>
    > {
      const { rader, visningsaar } = await current().catch(() => last)
      const { infomelding, kontaktadresse, lenker, fagliste } = toInnstillinger(rader, d.standard)
      const { paa, ...melding } = infomelding.verdi
      return {
        kontaktadresse: kontaktadresse.verdi,
        lenker: lenker.verdi,
        infomelding: paa ? melding : null,
        fagliste: fagliste.verdi,
        visningsaar,
      }
    },
  }
}
export type InnstillingService = ReturnType<typeof createInnstillingService>
