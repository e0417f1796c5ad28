import { Button } from '@navikt/ds-react/Button'
import { Table } from '@navikt/ds-react/Table'
import type { Sendelisteimport } from '@rp/contract/sendeliste'
import { Link } from 'react-router'
import { formatCount, formatDateTime } from '../../platform/format.ts'
import { Merknadsliste } from './merknadsliste.tsx'
import { text } from './sendeliste.text.ts'

const words = text.importer_
const kolonner = words.kolonner

type Props = {
  rader: readonly Sendelisteimport[]
  onAngre: (one: { id: string; filnavn: string }) => void
}

/** The imports, newest first. */
export function ImportTable({ rader, onAngre }: Props) {
  return (
    <div className="rp-filtertabell">
      <Table size="small" className="rp-kort" aria-label={words.tittel} role="table">
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {Object.values(kolonner).map(name => (
              <Table.ColumnHeader key={name} role="columnheader" scope="col">
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {rader.map(rad => (
            <Row key={rad._id} rad={rad} onAngre={onAngre} />
          ))}
        </Table.Body>
      </Table>
    </div>
  )
}

function Row({ rad, onAngre }: { rad: Sendelisteimport; onAngre: Props['onAngre'] }) {
  const cells = {
    [kolonner.aar]: rad.visningsaar,
    [kolonner.naar]: formatDateTime(rad.importert),
    [kolonner.hvem]: rad.hvem,
    [kolonner.nye]: formatCount(rad.nye),
    [kolonner.endrede]: formatCount(rad.endrede),
    [kolonner.kjente]: formatCount(rad.kjente),
    [kolonner.tvil]: formatCount(rad.tvil),
  }
  return (
    <Table.Row role="row" className={rad.angret ? 'muted' : undefined}>
      <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
        <Link className="aksel-link" to={`/admin/sendelister/${rad.visningsaar}?import=${rad._id}`}>
          {rad.filnavn}
        </Link>
        <Merknadsliste merknader={rad.merknader} />
      </Table.HeaderCell>
      {Object.entries(cells).map(([name, value]) => (
        <Table.DataCell key={name} role="cell" data-felt={name}>
          {value}
        </Table.DataCell>
      ))}
      <Table.DataCell role="cell" data-felt={kolonner.handling}>
        {rad.angret ? (
          words.angret(formatDateTime(rad.angret), rad.angretAv ?? '')
        ) : (
          <Button
            size="small"
            variant="secondary"
            onClick={() => onAngre({ id: rad._id, filnavn: rad.filnavn })}
            aria-label={`${words.angre} ${rad.filnavn}`}
          >
            {words.angre}
          </Button>
        )}
      </Table.DataCell>
    </Table.Row>
  )
}
