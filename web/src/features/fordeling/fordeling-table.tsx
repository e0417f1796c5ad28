import { Link as AkselLink } from '@navikt/ds-react/Link'
import { type EgenFordelingsrad, mediehusTekst } from '@rp/contract/egen-fordeling'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx'
import { WorkTitle } from '../../ui/work-title.tsx'
import { StatusBadge } from '../dokument/dokument.parts.tsx'
import { text } from './fordeling.text.ts'

const numbers: readonly string[] = [text.kolonne.episoder, text.kolonne.medvirket]

/** One row a registration; each becomes a card on a phone, where only the written roles keep it a table. */
export function FordelingTable({ rader }: { rader: readonly EgenFordelingsrad[] }) {
  return (
    <CardTable columns={Object.values(text.kolonne)} numbers={numbers}>
      {rader.map(rad => (
        <Row key={`${rad.dokumentId} ${rad.nummer}`} rad={rad} />
      ))}
    </CardTable>
  )
}

function Row({ rad }: { rad: EgenFordelingsrad }) {
  const { kolonne } = text
  return (
    <CardRow title={<WorkTitle>{rad.tittel}</WorkTitle>}>
      <Cell name={kolonne.selskap}>{rad.selskap || '–'}</Cell>
      <Cell name={kolonne.mediehus}>{mediehusTekst(rad) || '–'}</Cell>
      <Cell name={kolonne.verkstype}>{rad.verkstype || '–'}</Cell>
      <Cell name={kolonne.fagfunksjon}>{rad.fagfunksjon || text.manglerFagfunksjon}</Cell>
      <Cell name={kolonne.episoder}>{rad.episoder === null ? '–' : formatCount(rad.episoder)}</Cell>
      <Cell name={kolonne.medvirket}>
        {rad.medvirket === null ? <FillIn rad={rad} /> : formatCount(rad.medvirket)}
      </Cell>
      <Cell name={kolonne.vederlagstype}>{rad.vederlagstype}</Cell>
      <Cell name={kolonne.status}>
        <StatusBadge status={rad.status} />
      </Cell>
    </CardRow>
  )
}

/** The way to the document where the number is missing. */
function FillIn({ rad }: { rad: EgenFordelingsrad }) {
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

const Cell = (props: { name: string; children: ReactNode }) => <CardCell {...props} numbers={numbers} />
