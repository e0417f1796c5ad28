import { type SakRad, sakskolonner } from '@rp/contract/saksbehandling'
import { fileDate, formatShortDate } from '../../../platform/format.ts'
import { fetchAll } from '../../../platform/list-export.ts'
import type { ListSearch, ListSpec } from '../../../platform/list-search.ts'
import { type Sheet, saveFile, toCsv, toExcel } from '../../../platform/sheet.ts'
import { describeFrist, sakText } from '../sak.text.ts'
import { fetchSaker } from './behandling.queries.ts'
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

const toSheet = (rader: readonly SakRad[]): Sheet => ({
  name: text.tittel,
  header: columns.map(([navn]) => navn),
  rows: rader.map(rad => columns.map(([, value]) => value(rad))),
})

/** Fetches everything that the filter leaves, and hands it to the browser. */
export async function exportSaker(
  search: ListSearch,
  format: 'csv' | 'excel',
  onProgress: (share: number) => void,
  signal: AbortSignal,
): Promise<void> {
  const rader = await fetchAll(
    (side, antall, stop) => fetchSaker({ ...search, side }, antall, stop),
    onProgress,
    signal,
  )
  const name = `${text.fil}-${fileDate(new Date())}`
  if (format === 'csv') saveFile(toCsv(toSheet(rader)), `${name}.csv`)
  else saveFile(await toExcel(toSheet(rader)), `${name}.xlsx`)
}
