import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Pagination } from '@navikt/ds-react/Pagination'
import { type Produksjon, produksjonerPerSide } from '@rp/contract/produksjon'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { text } from './produksjon.text.ts'
import { ProduksjonFilters } from './produksjon-filters.tsx'
import {
  type ChangeProduksjonSearch,
  isFiltered,
  type ProduksjonSearch,
  withoutFilters,
} from './produksjon-search.ts'
import { ProduksjonTable } from './produksjon-table.tsx'
import './produksjon-list.css'
import { SendelisteDialog } from './sendeliste-dialog.tsx'
import type { Produksjonsliste } from './use-produksjonsliste.ts'

type Props = {
  liste: Produksjonsliste
  search: ProduksjonSearch
  onChange: ChangeProduksjonSearch
  /** Fetches what is missing beside the productions. */
  onRetry: () => void
}

/** The list with its filters, its count and its pages. */
export function ProduksjonList({ liste, search, onChange, onRetry }: Props) {
  const { rows, count, sendelister, mine, sendt } = liste
  const [shown, setShown] = useState<Produksjon | null>(null)
  const pages = Math.max(1, Math.ceil(count / produksjonerPerSide))
  return (
    <>
      {sendelister === null && <Missing onRetry={onRetry}>{text.sendelisteFeil}</Missing>}
      {mine === null && <Missing onRetry={onRetry}>{text.mineFeil}</Missing>}
      <ProduksjonFilters
        search={search}
        onChange={onChange}
        suggestSelskap={liste.suggestSelskap}
        canFilterMine={mine !== null}
        canFilterSendt={sendt !== null}
      />
      <CountLine count={count} search={search} onChange={onChange} />
      {count === 0 ? (
        <p>{isFiltered(search) ? text.ingenTreff : text.ingen}</p>
      ) : (
        <div aria-busy={liste.stale} data-hele={liste.hele}>
          <ProduksjonTable
            rows={rows}
            mine={mine}
            sendt={sendt}
            search={search}
            isOpening={!liste.hele}
            onSort={onChange}
            onShow={setShown}
          />
        </div>
      )}
      {pages > 1 && <Pages page={Math.min(search.side, pages)} count={pages} onChange={onChange} />}
      {shown && (
        <SendelisteDialog
          produksjon={shown}
          lines={(sendelister ?? []).filter(line => line.produksjonsID === shown._id)}
          onClose={() => setShown(null)}
        />
      )}
    </>
  )
}

const countId = 'antall-i-listen'

/** Where the list begins: what was pressed may be gone or far below. */
function goToTop() {
  const count = document.getElementById(countId)
  count?.scrollIntoView()
  count?.focus({ preventScroll: true })
}

type CountLineProps = { count: number; search: ProduksjonSearch; onChange: ChangeProduksjonSearch }

function CountLine({ count, search, onChange }: CountLineProps) {
  const reset = () => {
    onChange(withoutFilters(search))
    goToTop()
  }
  return (
    <div className="rp-antall line spread">
      <p id={countId} tabIndex={-1} role="status">
        {text.antall}: <b className="rp-tall">{formatCount(count)}</b>
      </p>
      {isFiltered(search) && (
        <Button size="xsmall" variant="tertiary" onClick={reset}>
          {text.nullstill}
        </Button>
      )}
    </div>
  )
}

function Pages({ page, count, onChange }: { page: number; count: number; onChange: ChangeProduksjonSearch }) {
  return (
    <Pagination
      className="rp-sider"
      size="small"
      aria-label={text.sider}
      page={page}
      count={count}
      siblingCount={0}
      onPageChange={side => {
        onChange({ side })
        goToTop()
      }}
    />
  )
}

function Missing({ children, onRetry }: { children: string; onRetry: () => void }) {
  return (
    <Alert variant="warning" size="small" className="under-16">
      {children}{' '}
      <Button size="xsmall" variant="secondary" data-color="neutral" onClick={onRetry}>
        {text.proevIgjen}
      </Button>
    </Alert>
  )
}
