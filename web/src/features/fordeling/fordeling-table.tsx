import { Link as AkselLink } from '@navikt/ds-react/Link'
import { alleEpisoder, asksForEpisoder } from '@rp/contract/dine-produksjoner'
import { type EgenFordelingsrad, mediehusTekst } from '@rp/contract/egen-fordeling'
import { Link } from 'react-router'
import { formatCount } from '../../platform/format.ts'
import { type CardColumn, CardTable } from '../../ui/card-table.tsx'
import { WorkTitle } from '../../ui/work-title.tsx'
import { StatusBadge } from '../dokument/dokument.parts.tsx'
import { text } from './fordeling.text.ts'

const { kolonne } = text
const columns: readonly CardColumn<EgenFordelingsrad>[] = [
  { name: kolonne.tittel, cell: rad => <WorkTitle>{rad.tittel}</WorkTitle> },
  { name: kolonne.selskap, cell: rad => rad.selskap || '–' },
  { name: kolonne.mediehus, cell: rad => mediehusTekst(rad) || '–' },
  { name: kolonne.verkstype, cell: rad => rad.verkstype || '–' },
  { name: kolonne.fagfunksjon, cell: rad => rad.fagfunksjon || text.manglerFagfunksjon },
  {
    name: kolonne.episoder,
    isNumber: true,
    cell: rad => (rad.episoder === null ? '–' : formatCount(rad.episoder)),
  },
  {
    name: kolonne.medvirket,
    isNumber: true,
    cell: rad => (rad.medvirket === null ? <FillIn rad={rad} /> : formatCount(rad.medvirket)),
  },
  { name: kolonne.vederlagstype, cell: rad => rad.vederlagstype },
  { name: kolonne.status, cell: rad => <StatusBadge status={rad.status} /> },
]

/** One row a registration. */
export const FordelingTable = ({ rader }: { rader: readonly EgenFordelingsrad[] }) => (
  <CardTable columns={columns} rows={rader} rowKey={rad => `${rad.dokumentId} ${rad.nummer}`} />
)

/** The way to the document where the number is missing and can be filled in. */
function FillIn({ rad }: { rad: EgenFordelingsrad }) {
  if (!asksForEpisoder(rad.status, rad.episoder)) return alleEpisoder
  return (
    <AkselLink
      className="rp-trykk"
      as={Link}
      to={`/kontraktsdatabase?dokument=${encodeURIComponent(rad.dokumentId)}`}
    >
      {text.fyllInn}
      <span className="aksel-sr-only">: {rad.tittel}</span>
    </AkselLink>
  )
}
