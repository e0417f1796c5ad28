import { ChevronDownIcon, ChevronUpIcon, FilesIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Table } from '@navikt/ds-react/Table'
import type { Dokument } from '@rp/contract/dokument'
import { Fragment, type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { formatDate } from '../../platform/format.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { StatusBadge } from './dokument.parts.tsx'
import { statusText, text } from './dokument.text.ts'
import { DokumentDetail } from './dokument-detail.tsx'
import { listFilled } from './registrering/registrering.ts'
import { RegistreringerModal } from './registreringer-modal.tsx'

export type DokumentTableProps = {
  dokumenter: readonly Dokument[]
  openId: string | null
  onOpen: (id: string | null) => void
  onDeleted: () => void
}

/** The member's documents; each row opens into viewer and form. The roles are said because phones show the rows as cards. */
export function DokumentTable({ dokumenter, openId, onOpen, onDeleted }: DokumentTableProps) {
  const [registrations, setRegistrations] = useState<string | null>(null)
  const shown = dokumenter.find(dokument => dokument._id === registrations)
  return (
    <>
      <Table role="table" className="rp-kort dok">
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {Object.values(text.kolonne).map(name => (
              <Table.HeaderCell key={name} role="columnheader" scope="col">
                {name}
              </Table.HeaderCell>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {dokumenter.map(dokument => (
            <DokumentRow
              key={dokument._id}
              dokument={dokument}
              open={dokument._id === openId}
              onOpen={onOpen}
              onRegistrations={() => setRegistrations(dokument._id)}
              onDeleted={onDeleted}
            />
          ))}
        </Table.Body>
      </Table>
      {shown && (
        <RegistreringerModal
          dokument={shown}
          onClose={() => setRegistrations(null)}
          onDetails={() => {
            // First, so that the form below can ask before it is left.
            flushSync(() => setRegistrations(null))
            onOpen(shown._id)
          }}
        />
      )}
    </>
  )
}

type RowProps = {
  dokument: Dokument
  open: boolean
  onOpen: (id: string | null) => void
  onRegistrations: () => void
  onDeleted: () => void
}

function DokumentRow({ dokument, open, onOpen, onRegistrations, onDeleted }: RowProps) {
  const row = useScrollWhenOpened(open)
  const filled = listFilled(dokument)
  const registrations = filled.length
  const [verk, ...flere] = new Set(filled.map(entry => entry.produksjonsnavn).filter(Boolean))
  const detailId = `dokument-${dokument._id}`
  return (
    <Fragment>
      <Table.Row role="row" ref={row} className={open ? 'dok__apen' : undefined}>
        <Table.DataCell role="cell" className="rp-kort__tittel">
          <strong className="clamp anywhere" title={dokument.filnavn}>
            {dokument.filnavn}
          </strong>
          {verk !== undefined && (
            <span className="anywhere block">
              <WorkTitle>{verk}</WorkTitle>
              {flere.length > 0 && text.ogFlere(flere.length)}
            </span>
          )}
          <small className="anywhere">
            {dokument.arbeidstaker || <span className="mangler">{text.manglerArbeidstaker}</span>}
          </small>
        </Table.DataCell>
        <Cell kolonne="produksjonsselskap">
          {dokument.produksjonsselskap || <span className="mangler">{text.manglerProduksjonsselskap}</span>}
        </Cell>
        <Cell kolonne="registreringer">
          {registrations === 0 ? (
            <span className="rp-dus">{text.ingenRegistreringer}</span>
          ) : (
            <Button
              size="xsmall"
              variant="tertiary"
              icon={<FilesIcon aria-hidden />}
              aria-label={`${text.visRegistreringer(registrations)}: ${dokument.filnavn}`}
              onClick={onRegistrations}
            >
              {text.visRegistreringer(registrations)}
            </Button>
          )}
        </Cell>
        <Cell kolonne="status">
          <StatusBadge status={dokument.status} />
          {dokument.tur.besvart !== null && (
            <small className="anywhere">{statusText.sendt(formatDate(dokument.tur.besvart))}</small>
          )}
        </Cell>
        <Cell kolonne="handlinger">
          <Button
            size="xsmall"
            variant="secondary"
            data-color={open ? 'accent' : 'neutral'}
            icon={open ? <ChevronUpIcon aria-hidden /> : <ChevronDownIcon aria-hidden />}
            iconPosition="right"
            aria-label={`${open ? text.lukk : text.seDetaljer}: ${dokument.filnavn}`}
            aria-expanded={open}
            aria-controls={open ? detailId : undefined}
            onClick={() => onOpen(open ? null : dokument._id)}
          >
            {open ? text.lukk : text.seDetaljer}
          </Button>
        </Cell>
      </Table.Row>
      {open && (
        <Table.Row role="row" className="dok__d" shadeOnHover={false}>
          <Table.DataCell role="cell" colSpan={5} id={detailId}>
            <DokumentDetail key={dokument._id} dokument={dokument} onDeleted={onDeleted} />
          </Table.DataCell>
        </Table.Row>
      )}
    </Fragment>
  )
}

function Cell({ kolonne, children }: { kolonne: keyof typeof text.kolonne; children: ReactNode }) {
  return (
    <Table.DataCell role="cell" data-kolonne={kolonne} data-felt={text.kolonne[kolonne]}>
      <span>{children}</span>
    </Table.DataCell>
  )
}

/** Brings a row that has just been opened into view, without moving one that is in view already. */
function useScrollWhenOpened(open: boolean) {
  const row = useRef<HTMLTableRowElement>(null)
  useEffect(() => {
    const top = row.current?.getBoundingClientRect().top ?? 0
    if (open && (top < 0 || top > window.innerHeight * 0.6)) row.current?.scrollIntoView({ block: 'start' })
  }, [open])
  return row
}
