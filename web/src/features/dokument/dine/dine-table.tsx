import { Link as AkselLink } from '@navikt/ds-react/Link'
import {
  alleEpisoder,
  asksForEpisoder,
  type DinRad,
  rettighetTekst,
  signaturTekst,
} from '@rp/contract/dine-produksjoner'
import { Link } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { StatusBadge } from '../dokument.parts.tsx'
import { text } from './dine.text.ts'

const { kolonne } = text
const columns: readonly CardColumn<DinRad>[] = [
  { name: kolonne.produksjonsnavn, cell: rad => <WorkTitle>{rad.produksjonsnavn}</WorkTitle> },
  { name: kolonne.fagfunksjon, cell: rad => rad.fagfunksjon || text.manglerFagfunksjon },
  { name: kolonne.totalt, isNumber: true, cell: rad => formatCount(rad.totalt) },
  {
    name: kolonne.jobbet,
    isNumber: true,
    cell: rad => (rad.jobbet === null ? <FillIn rad={rad} /> : formatCount(rad.jobbet)),
  },
  {
    name: kolonne.signaturRH,
    cell: rad => <Judged word={signaturTekst(rad.signaturRH)} value={rad.signaturRH} />,
  },
  {
    name: kolonne.signaturPC,
    cell: rad => <Judged word={signaturTekst(rad.signaturPC)} value={rad.signaturPC} />,
  },
  {
    name: kolonne.rettigheter,
    cell: rad => <Judged word={rettighetTekst(rad.rettigheter)} value={rad.rettigheter} />,
  },
  { name: kolonne.status, cell: rad => <StatusBadge status={rad.status} /> },
]

/** One row an entry. */
export const DineTable = ({ rader }: { rader: readonly DinRad[] }) => (
  <CardTable columns={columns} rows={rader} rowKey={rad => rad.key} />
)

/** The way to the document where the number is missing and can be filled in. */
function FillIn({ rad }: { rad: DinRad }) {
  if (!asksForEpisoder(rad.status, rad.totalt)) return alleEpisoder
  return (
    <AkselLink as={Link} to={`/kontraktsdatabase?dokument=${encodeURIComponent(rad.dokumentId)}`}>
      {text.fyllInn}
      <span className="aksel-sr-only">: {rad.produksjonsnavn}</span>
    </AkselLink>
  )
}

/** The specification's word, and beside it, as large, that nobody has looked yet, where that is why. */
function Judged({ word, value }: { word: string; value: boolean | null }) {
  return (
    <>
      <span data-verdi={String(value)} className="rp-dine__ord strong">
        {word}
      </span>
      {value === null && <span className="strong block">{text.ikkeVurdert}</span>}
    </>
  )
}
