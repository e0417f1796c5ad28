import { type SakRad, sakskolonner } from '@rp/contract/saksbehandling'
import { formatShortDate } from '../../../platform/format.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { Sheet } from '../../../platform/sheet.ts'
import { describeFrist, sakText } from '../sak.text.ts'
import { listText as text } from './behandling.text.ts'

export const sakListe: ListSpec = {
  filtre: [...sakskolonner, 'sok', 'fra', 'dokument', 'bruker'],
  kolonner: sakskolonner,
  sorter: 'frist',
}

/** The deadline of a case that waits for us, in words; of another one nothing is said. */
export const fristOf = ({ tilstand, dagerTilFrist }: SakRad): string =>
  tilstand === 'aapen' ? describeFrist(dagerTilFrist) : ''

const { kolonne } = text
const columns: readonly [string, (rad: SakRad) => string | number][] = [
  [kolonne.nummer, rad => rad.nummer],
  [kolonne.slag, rad => sakText.slag[rad.slag]],
  [kolonne.medlem, rad => rad.medlem.navn],
  [kolonne.epost, rad => rad.medlem.email],
  [kolonne.dokumentnavn, rad => rad.dokument?.filnavn ?? ''],
  [kolonne.opprettet, rad => formatShortDate(rad.opprettet)],
  [kolonne.frist, rad => formatShortDate(rad.frist)],
  [kolonne.tilstand, rad => sakText.tilstand[rad.tilstand]],
  [kolonne.ansvarlig, rad => rad.ansvarlig?.navn ?? ''],
]

/** The list as a file. */
export const sakSheet = (rader: readonly SakRad[]): Sheet => ({
  name: text.tittel,
  header: columns.map(([navn]) => navn),
  rows: rader.map(rad => columns.map(([, value]) => value(rad))),
})
