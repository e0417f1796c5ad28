import type { Anslag, Utenforgrunn } from '@rp/contract/oppgjoer'
import type { Database } from '../../database.ts'
import * as repository from './anslag.repository.ts'

/** Why a line is held back, as far as it is about the member alone: other findings can tell of others, and are not told. */
function grunnOf(
  { slag, privat }: repository.LinjeRow,
  holdtFor: readonly repository.HoldtRow[],
): Utenforgrunn {
  if (slag === 'annet_sted') return 'annet_sted'
  const funn = holdtFor.find(one => one.slag !== 'mangler_eoes') ?? (privat ? holdtFor[0] : undefined)
  if (!funn) return 'avklares'
  return funn.slag === 'mangler_eoes' && funn.tall === 1 ? 'utenfor_eoes' : (funn.slag as Utenforgrunn)
}

const isUtenfor = ({ slag, holdt_tilbake }: repository.LinjeRow) => holdt_tilbake || slag === 'annet_sted'
const sum = (rader: readonly { beloep: number | null }[]) =>
  rader.reduce((all, { beloep }) => all + (beloep ?? 0), 0)

type Kjoering = Awaited<ReturnType<typeof repository.listViste>>[number]
async function anslagOf(db: Database, brukerId: string, { id, simulert }: Kjoering): Promise<Anslag[]> {
  const [rows, holdtFor, utenLinje] = await Promise.all([
    repository.listLinjer(db, brukerId, id),
    repository.listHoldtFor(db, brukerId, id),
    repository.listUtenLinje(db, brukerId, id),
  ])
  if (!simulert || rows.length + utenLinje.length === 0) return []
  const linjer = rows
    .filter(row => !isUtenfor(row))
    .map(({ produksjon_id, tittel, fagfunksjon, beloep, slag }) => ({
      produksjonsID: produksjon_id,
      produksjonstittel: tittel,
      fagfunksjon: fagfunksjon ?? '',
      beloep,
      korreksjon: slag === 'korreksjon',
    }))
  const holdt = rows.filter(isUtenfor).map(row => ({
    produksjonstittel: row.tittel,
    fagfunksjon: row.fagfunksjon ?? '',
    beloep: row.slag === 'annet_sted' ? null : row.beloep,
    grunn: grunnOf(row, holdtFor),
  }))
  const ikkeTalt = utenLinje.map(({ tittel, ...rest }) => ({
    produksjonstittel: tittel,
    beloep: null,
    ...rest,
  }))
  const utenfor = [...holdt, ...ikkeTalt]
  return [
    {
      kjoeringId: id,
      simulert: simulert.toISOString(),
      beloep: sum(linjer),
      linjer,
      holdtTilbake: sum(utenfor),
      utenfor,
    },
  ]
}

/** What the runs of a viewing year that staff show the estimate of would give a member, and what of theirs they leave out. */
export async function listAnslag(db: Database, brukerId: string, visningsaar: number): Promise<Anslag[]> {
  const viste = await repository.listViste(db, visningsaar)
  return (await Promise.all(viste.map(one => anslagOf(db, brukerId, one)))).flat()
}
