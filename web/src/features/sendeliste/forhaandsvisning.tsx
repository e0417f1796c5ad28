import { Table } from '@navikt/ds-react/Table'
import { Heading } from '@navikt/ds-react/Typography'
import { radText, importText as text } from './sendeliste.text.ts'

type Props = {
  tittel: string
  kolonner: readonly string[]
  rader: readonly { rad: number; celler: readonly string[] }[]
}

/** The first rows of a list, as they stand in the file or as they are understood. */
export function Forhaandsvisning({ tittel, kolonner, rader }: Props) {
  return (
    <section className="rp-filtertabell" aria-label={tittel}>
      <Heading level="2" size="small" spacing>
        {tittel}
      </Heading>
      <Table size="small" className="rp-kort" role="table">
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {[text.rad, ...kolonner].map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place, names may be double.
              <Table.ColumnHeader key={index} role="columnheader" scope="col">
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {rader.map(({ rad, celler }) => (
            <Table.Row key={rad} role="row">
              <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
                {rad}
              </Table.HeaderCell>
              {kolonner.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <Table.DataCell key={index} role="cell" data-felt={name}>
                  {celler[index] || radText.ingen}
                </Table.DataCell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </section>
  )
}
