import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Table } from '@navikt/ds-react/Table'
import type { Produksjon, Sendeliste } from '@rp/contract/produksjon'
import { useRef } from 'react'
import { formatCount, formatYear } from '../../platform/format.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { sendelisteText as text } from './produksjon.text.ts'

type Props = { produksjon: Produksjon; lines: readonly Sendeliste[]; onClose: () => void }

/** 'Sendelisteinformasjon': where and when a production was broadcast. */
export function SendelisteDialog({ produksjon, lines, onClose }: Props) {
  // Closing the element itself hands focus back to the cell that opened it.
  const dialog = useRef<HTMLDialogElement>(null)
  return (
    <Modal
      ref={dialog}
      open
      width="medium"
      onClose={onClose}
      header={{ heading: text.overskrift, size: 'small' }}
    >
      <Modal.Body>
        <p className="type-5 under-8">
          <WorkTitle>{produksjon.Produksjonstittel}</WorkTitle>
        </p>
        {lines.length === 0 ? <p>{text.ingen}</p> : <Lines lines={lines} />}
      </Modal.Body>
      <Modal.Footer>
        <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
          {text.lukk}
        </Button>
      </Modal.Footer>
    </Modal>
  )
}

function Lines({ lines }: { lines: readonly Sendeliste[] }) {
  return (
    <Table size="small" role="table" className="rp-kort">
      <Table.Header role="rowgroup">
        <Table.Row role="row">
          <Table.HeaderCell role="columnheader" scope="col">
            {text.tittel}
          </Table.HeaderCell>
          <Table.HeaderCell role="columnheader" scope="col">
            {text.mediehus}
          </Table.HeaderCell>
          <Table.HeaderCell role="columnheader" scope="col" align="right">
            {text.sendeaar}
          </Table.HeaderCell>
          <Table.HeaderCell role="columnheader" scope="col" align="right">
            {text.episoder}
          </Table.HeaderCell>
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup">
        {lines.map(line => (
          <Table.Row role="row" key={line._id}>
            <Table.DataCell role="cell" data-felt={text.tittel}>
              {line.produksjonstittel}
            </Table.DataCell>
            <Table.DataCell role="cell" data-felt={text.mediehus}>
              {line.mediehus || '–'}
            </Table.DataCell>
            <Table.DataCell role="cell" data-felt={text.sendeaar} align="right">
              {formatYear(line.year)}
            </Table.DataCell>
            <Table.DataCell role="cell" data-felt={text.episoder} align="right">
              {line.episoder === null ? '–' : formatCount(line.episoder)}
            </Table.DataCell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table>
  )
}
