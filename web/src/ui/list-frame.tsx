import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import { Pagination } from '@navikt/ds-react/Pagination'
import type { ReactNode } from 'react'
import { FetchFailed } from './fetch-failed.tsx'
import './filter-table.css'

export type ListFrameProps = {
  /** The answer to what is asked now; `rows` is null until one has come. */
  rows: { antall: number } | null
  /** Why no answer came. */
  error: { message: string } | null
  onRetry: () => void
  /** Said and offered where there is nothing to show. */
  empty: ReactNode
  filtered: boolean
  onClear: () => void
  page: number
  perPage: number
  onPage: (page: number) => void
  /** The bar and the table. They stay while nothing fits, since their filters are the way out. */
  children: ReactNode
}

/** What stands around a list that is paged by the server: states and pages. */
export function ListFrame(props: ListFrameProps) {
  const { rows, error, onRetry, filtered, onClear, children } = props
  if (rows === null && error !== null)
    return (
      <FetchFailed
        heading="Vi fikk ikke hentet listen"
        onRetry={onRetry}
        back={filtered && <ClearFilters onClear={onClear} />}
      >
        {error.message}
      </FetchFailed>
    )
  return (
    <>
      {error !== null && (
        <Alert variant="error" size="small" role="alert">
          {error.message} Listen under kan være gammel.{' '}
          <Button size="xsmall" variant="tertiary" onClick={onRetry}>
            Prøv igjen
          </Button>
        </Alert>
      )}
      {children}
      <Foot {...props} />
    </>
  )
}

const ClearFilters = ({ onClear }: { onClear: () => void }) => (
  <Button size="small" variant="secondary" onClick={onClear}>
    Nullstill filtre
  </Button>
)

function Foot({ rows, empty, filtered, onClear, page, perPage, onPage }: ListFrameProps) {
  if (rows === null) return <Loader size="large" title="Henter listen" />
  if (rows.antall === 0)
    return (
      <div className="stack left over-24">
        <p>{filtered ? 'Ingenting i listen passer til filtrene.' : empty}</p>
        {filtered && <ClearFilters onClear={onClear} />}
      </div>
    )
  const pages = Math.ceil(rows.antall / perPage)
  if (pages <= 1) return null
  return (
    <Pagination
      className="rp-sider"
      size="small"
      siblingCount={0}
      page={Math.min(page, pages)}
      count={pages}
      aria-label="Sider i listen"
      onPageChange={side => {
        onPage(side)
        // The next page is read from its first row.
        window.scrollTo(0, 0)
      }}
    />
  )
}
