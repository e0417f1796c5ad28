import { Table } from '@navikt/ds-react/Table'
import type { DokumentRad } from '@rp/contract/dokument'
import { Fragment, type ReactNode } from 'react'
import { Link } from 'react-router'
import { formatShortDate } from '../../../platform/format.ts'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { StatusBadge } from '../dokument.parts.tsx'
import { listFilled } from '../registrering.ts'
import '../table-cards.css'
import { listText as text } from './vurdering.text.ts'
import { fromList, searchQuery, type VurderingSearch } from './vurdering-search.ts'

/** One row a document. The link carries the search, so that the review knows its neighbours and the way back. */
export function VurderingTable({
  rader,
  search,
}: {
  rader: readonly DokumentRad[]
  search: VurderingSearch
}) {
  const { kolonne } = text
  return (
    <Table role="table" size="small" className="rp-kort vurder" aria-label={text.tabell}>
      <Table.Header role="rowgroup">
        <Table.Row role="row">
          {Object.values(kolonne).map(name => (
            <Table.HeaderCell key={name} role="columnheader" scope="col">
              {name === kolonne.handling ? <span className="aksel-sr-only">{name}</span> : name}
            </Table.HeaderCell>
          ))}
        </Table.Row>
      </Table.Header>
      <Table.Body role="rowgroup">
        {rader.map(rad => (
          <Row key={rad._id} rad={rad} query={searchQuery(search)} />
        ))}
      </Table.Body>
    </Table>
  )
}

function Row({ rad, query }: { rad: DokumentRad; query: string }) {
  const { kolonne } = text
  const entries = listFilled(rad)
  const worker = rad.arbeidstaker || rad.eier.navn || rad.eier.email
  const works = unique(entries.map(entry => entry.produksjonsnavn))
  const functions = unique(entries.map(entry => entry.fagfunksjon))
  return (
    <Table.Row role="row">
      <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
        {worker}
        {rad.eier.navn !== '' && rad.eier.navn !== worker && <small>{rad.eier.navn}</small>}
      </Table.HeaderCell>
      <Cell name={kolonne.produksjon}>
        <Lines values={works} missing={text.manglerProduksjon} show={name => <WorkTitle>{name}</WorkTitle>} />
        <small>{rad.filnavn}</small>
      </Cell>
      <Cell name={kolonne.fagfunksjon}>
        <Lines values={functions} missing={text.manglerFagfunksjon} show={name => name} />
      </Cell>
      <Cell name={kolonne.selskap}>
        {rad.produksjonsselskap || <span className="mangler">{text.manglerSelskap}</span>}
      </Cell>
      <Cell name={kolonne.mottatt}>{formatShortDate(rad.createdAt)}</Cell>
      <Cell name={kolonne.status}>
        <StatusBadge status={rad.status} />
      </Cell>
      <Cell name={kolonne.handling}>
        <Link
          to={`/admin/registreringer/${rad._id}${query}`}
          state={fromList}
          preventScrollReset
          className="aksel-button aksel-button--xsmall vurder__se"
          data-variant="secondary"
          data-color="neutral"
          aria-label={`${text.aapne}: ${worker}, ${works[0] ?? rad.filnavn}`}
        >
          <span className="aksel-label aksel-label--small">{text.aapne}</span>
        </Link>
      </Cell>
    </Table.Row>
  )
}

const unique = (values: readonly string[]) => [...new Set(values.filter(value => value.trim() !== ''))]

type LinesProps = { values: readonly string[]; missing: string; show: (value: string) => ReactNode }

function Lines({ values, missing, show }: LinesProps) {
  if (values.length === 0) return <span className="mangler">{missing}</span>
  return values.map((value, index) => (
    <Fragment key={value}>
      {index > 0 && ', '}
      {show(value)}
    </Fragment>
  ))
}

function Cell({ name, children }: { name: string; children: ReactNode }) {
  return (
    <Table.DataCell role="cell" data-felt={name}>
      <span>{children}</span>
    </Table.DataCell>
  )
}
