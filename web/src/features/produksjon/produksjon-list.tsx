import { Button } from '@navikt/ds-react/Button'
import { Pagination } from '@navikt/ds-react/Pagination'
import { TextField } from '@navikt/ds-react/TextField'
import type { Produksjon } from '@rp/contract/produksjon'
import { useDeferredValue, useMemo, useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { text } from './produksjon.text.ts'
import { ProduksjonTable } from './produksjon-table.tsx'
import './produksjon-list.css'

const rowsPerPage = 100

/** The list with its filter, its count and its pages. */
export function ProduksjonList({ produksjoner }: { produksjoner: readonly Produksjon[] }) {
  const [title, setTitle] = useState('')
  const [page, setPage] = useState(1)
  const sought = useDeferredValue(title)
  const found = useMemo(() => {
    const needle = sought.trim().toLocaleLowerCase('nb')
    return produksjoner.filter(p => p.Produksjonstittel.toLocaleLowerCase('nb').includes(needle))
  }, [produksjoner, sought])
  const pages = Math.max(1, Math.ceil(found.length / rowsPerPage))
  const shown = Math.min(page, pages)
  const filter = (value: string) => {
    setTitle(value)
    setPage(1)
  }
  const turn = (next: number) => {
    setPage(next)
    document.getElementById('antall')?.scrollIntoView()
  }
  return (
    <>
      <div className="rp-filter">
        <TextField
          size="small"
          label={text.produksjonstittel}
          value={title}
          autoComplete="off"
          onChange={event => filter(event.target.value)}
        />
      </div>
      <div className="rp-antall">
        <p id="antall" role="status">
          {text.antall}: <b className="rp-tall">{formatCount(found.length)}</b>
        </p>
        {title !== '' && (
          <Button size="xsmall" variant="tertiary" onClick={() => filter('')}>
            {text.nullstill}
          </Button>
        )}
      </div>
      {found.length === 0 ? (
        <p>{text.ingenTreff}</p>
      ) : (
        <ProduksjonTable rows={found.slice((shown - 1) * rowsPerPage, shown * rowsPerPage)} />
      )}
      {pages > 1 && (
        <div className="rp-sider">
          <Pagination
            size="small"
            aria-label={text.sider}
            page={shown}
            count={pages}
            siblingCount={0}
            onPageChange={turn}
          />
        </div>
      )}
    </>
  )
}
