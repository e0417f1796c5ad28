import { Link as AkselLink } from '@navikt/ds-react/Link'
import { type DinRad, rettighetTekst, signaturTekst } from '@rp/contract/dine-produksjoner'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { StatusBadge } from '../dokument.parts.tsx'
import { text } from './dine.text.ts'

const numbers: readonly string[] = [text.kolonne.totalt, text.kolonne.jobbet]

/** One row an entry; each becomes a card on a phone, where only the written roles keep it a table. */
export function DineTable({ rader }: { rader: readonly DinRad[] }) {
  return (
    <CardTable columns={Object.values(text.kolonne)} numbers={numbers}>
      {rader.map(rad => (
        <Row key={rad.key} rad={rad} />
      ))}
    </CardTable>
  )
}

function Row({ rad }: { rad: DinRad }) {
  const { kolonne } = text
  return (
    <CardRow title={<WorkTitle>{rad.produksjonsnavn}</WorkTitle>}>
      <Cell name={kolonne.fagfunksjon}>{rad.fagfunksjon || text.manglerFagfunksjon}</Cell>
      <Cell name={kolonne.totalt}>{formatCount(rad.totalt)}</Cell>
      <Cell name={kolonne.jobbet}>
        {rad.jobbet === null ? <FillIn rad={rad} /> : formatCount(rad.jobbet)}
      </Cell>
      <Cell name={kolonne.signaturRH}>
        <Judged word={signaturTekst(rad.signaturRH)} value={rad.signaturRH} />
      </Cell>
      <Cell name={kolonne.signaturPC}>
        <Judged word={signaturTekst(rad.signaturPC)} value={rad.signaturPC} />
      </Cell>
      <Cell name={kolonne.rettigheter}>
        <Judged word={rettighetTekst(rad.rettigheter)} value={rad.rettigheter} />
      </Cell>
      <Cell name={kolonne.status}>
        <StatusBadge status={rad.status} />
      </Cell>
    </CardRow>
  )
}

/** The way to the document where the number is missing. */
function FillIn({ rad }: { rad: DinRad }) {
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

const Cell = (props: { name: string; children: ReactNode }) => <CardCell {...props} numbers={numbers} />
