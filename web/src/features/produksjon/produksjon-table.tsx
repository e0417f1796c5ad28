import { Table } from '@navikt/ds-react/Table'
import type { Produksjon } from '@rp/contract/produksjon'
import { formatCount, formatYear } from '../../platform/format.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { text } from './produksjon.text.ts'

/** One page of productions; each row becomes a card on a phone, where only the written roles keep it a table. */
export function ProduksjonTable({ rows }: { rows: readonly Produksjon[] }) {
  return (
    <Table role="table" className="rp-kort rp-produksjoner">
      <Table.Header role="rowgroup">
        <Table.Row role="row">
          <Table.HeaderCell role="columnheader" scope="col">
            {text.produksjonstittel}
          </Table.HeaderCell>
          <Table.HeaderCell role="columnheader" scope="col">
            {text.produksjonsselskap}
          </Table.HeaderCell>
          <Table.HeaderCell role="columnheader" scope="col" align="right">
            {text.premiere}
          </Table.HeaderCell>
          <Table.HeaderCell role="columnheader" scope="col">
            {text.verkstype}
          </Table.HeaderCell>
          <Table.HeaderCell role="columnheader" scope="col" align="right">
            {text.antallEpisoder}
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup">
        {rows.map(row => (
          <Table.Row role="row" key={row._id}>
            <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
              <WorkTitle>{row.Produksjonstittel}</WorkTitle>
            </Table.HeaderCell>
            <Table.DataCell role="cell" data-felt={text.produksjonsselskap}>
              {row.Produksjonsselskap || '–'}
            </Table.DataCell>
            <Table.DataCell role="cell" data-felt={text.premiere} align="right">
              {formatYear(row.Premiere)}
            </Table.DataCell>
            <Table.DataCell role="cell" data-felt={text.verkstype}>
              {row.Verkstype ?? '–'}
            </Table.DataCell>
            <Table.DataCell role="cell" data-felt={text.antallEpisoder} align="right">
              {row.Episoder === null ? '–' : formatCount(row.Episoder)}
            </Table.DataCell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  )
}
