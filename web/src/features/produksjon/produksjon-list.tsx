import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Pagination } from '@navikt/ds-react/Pagination'
import type { Dokument } from '@rp/contract/dokument'
import { groupSendelister, visningsaar } from '@rp/contract/fordeling'
import type { Produksjon, Sendeliste } from '@rp/contract/produksjon'
import { useEffect, useMemo, useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { useAddressSearch } from '../../platform/use-address-search.ts'
import { whenIdle } from '../../platform/when-idle.ts'
import { groupFagfunksjoner } from './mine-registreringer.ts'
import { text } from './produksjon.text.ts'
import { ProduksjonFilters } from './produksjon-filters.tsx'
import { createProduksjonIndex } from './produksjon-index.ts'
import {
  type ChangeProduksjonSearch,
  isFiltered,
  type ProduksjonSearch,
  searchAddress,
  withoutFilters,
} from './produksjon-search.ts'
import { ProduksjonTable } from './produksjon-table.tsx'
import './produksjon-list.css'
import { SendelisteDialog } from './sendeliste-dialog.tsx'

const rowsPerPage = 100
const noIds: ReadonlySet<string> = new Set()

type Props = {
  produksjoner: readonly Produksjon[]
  /** Null where they could not be fetched. */
  sendelister: readonly Sendeliste[] | null
  dokumenter: readonly Dokument[] | null
  onRetry: () => void
}

/** The list with its filters, its count and its pages. */
export function ProduksjonList({ produksjoner, sendelister, dokumenter, onRetry }: Props) {
  const { search, change } = useAddressSearch(searchAddress)
  const index = useWarmIndex(produksjoner)
  const sendt = useMemo(() => sendelister && groupSendelister(sendelister, visningsaar.aar), [sendelister])
  const mine = useMemo(() => dokumenter && groupFagfunksjoner(dokumenter), [dokumenter])
  const found = useMemo(() => index.find(search, mine ?? noIds, sendt ?? noIds), [index, search, mine, sendt])
  const [shown, setShown] = useState<Produksjon | null>(null)
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
  const page = Math.min(search.side, pages)
  const rows = useMemo(() => pageOf(produksjoner, found, page), [produksjoner, found, page])
  return (
    <>
      {sendelister === null && <Missing onRetry={onRetry}>{text.sendelisteFeil}</Missing>}
      {dokumenter === null && <Missing onRetry={onRetry}>{text.mineFeil}</Missing>}
      <ProduksjonFilters
        search={search}
        onChange={change}
        suggestSelskap={index.suggestSelskap}
        canFilterMine={mine !== null}
        canFilterSendt={sendt !== null}
      />
      <CountLine count={found.length} search={search} onChange={change} />
      {found.length === 0 ? (
        <p>{isFiltered(search) ? text.ingenTreff : text.ingen}</p>
      ) : (
        <ProduksjonTable
          rows={rows}
          mine={mine}
          sendt={sendt}
          search={search}
          onSort={change}
          onShow={setShown}
        />
      )}
      {pages > 1 && <Pages page={page} count={pages} onChange={change} />}
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

const pageOf = (produksjoner: readonly Produksjon[], found: Uint32Array, page: number) =>
  Array.from(found.subarray((page - 1) * rowsPerPage, page * rowsPerPage)).flatMap(
    row => produksjoner[row] ?? [],
  )

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

/** The first picture needs no index; it is made ready while nobody waits. */
function useWarmIndex(produksjoner: readonly Produksjon[]) {
  const index = useMemo(() => createProduksjonIndex(produksjoner), [produksjoner])
  useEffect(() => whenIdle(() => index.warm()), [index])
  return index
}
