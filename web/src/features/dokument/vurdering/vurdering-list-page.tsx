import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import { Pagination } from '@navikt/ds-react/Pagination'
import { Search } from '@navikt/ds-react/Search'
import { Select } from '@navikt/ds-react/Select'
import { Heading } from '@navikt/ds-react/Typography'
import { statusnavn } from '@rp/contract/status'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import { ErrorView } from '../../../ui/error-view.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { useVurderingSide } from './vurdering.queries.ts'
import { listText as text } from './vurdering.text.ts'
import './vurdering-list.css'
import { pageCount, readSearch, searchQuery, type VurderingSearch } from './vurdering-search.ts'
import { VurderingTable } from './vurdering-table.tsx'

/** The staff's list of documents at /admin/registreringer. Search, status and page stand in the address. */
export function VurderingListPage() {
  const [params, setParams] = useSearchParams()
  const search = readSearch(params)
  const query = useVurderingSide(search)
  const go = (part: Partial<VurderingSearch>, replace: boolean) =>
    setParams(searchQuery({ ...search, side: 1, ...part }), { replace, preventScrollReset: replace })
  const clear = () => go({ sok: '', status: '' }, false)
  const pages = query.data ? pageCount(query.data.antall) : 1
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={text.tittel} size="large">
            {text.tittel}
          </PageHeading>
        }
      />
      <Filters search={search} onChange={go} />
      <p className="vurder__antall" role="status">
        {query.data ? text.antall(formatCount(query.data.antall)) : text.henter}
      </p>
      <ListContent query={query} filtered={search.sok !== '' || search.status !== ''} onClear={clear}>
        <VurderingTable rader={query.data?.rader ?? []} search={search} />
      </ListContent>
      {pages > 1 && (
        <Pagination
          className="vurder__sider"
          size="small"
          siblingCount={0}
          page={Math.min(search.side, pages)}
          count={pages}
          aria-label={text.sider}
          onPageChange={side => go({ side }, false)}
        />
      )}
    </>
  )
}

type FiltersProps = {
  search: VurderingSearch
  onChange: (part: Partial<VurderingSearch>, replace: boolean) => void
}

function Filters({ search, onChange }: FiltersProps) {
  const [typed, setTyped] = useTyped(search.sok, sok => onChange({ sok }, true))
  return (
    <search className="vurder__filter">
      <Search
        size="small"
        variant="simple"
        hideLabel={false}
        label={text.sok}
        description={text.sokHint}
        value={typed}
        onChange={setTyped}
        onClear={() => setTyped('')}
      />
      <Select
        size="small"
        label={text.status}
        value={search.status}
        onChange={event => onChange({ status: event.target.value }, false)}
      >
        <option value="">{text.alleStatuser}</option>
        {statusnavn.map(name => (
          <option key={name}>{name}</option>
        ))}
      </Select>
    </search>
  )
}

/** Searching waits until the person pauses; a search from outside (the back button) replaces what is typed. */
function useTyped(current: string, onSettled: (value: string) => void) {
  const [typed, setTyped] = useState(current)
  const sent = useRef(current)
  const settled = useRef(onSettled)
  settled.current = onSettled
  useEffect(() => {
    // Our own search coming back from the address must not undo what was typed meanwhile.
    if (current !== sent.current) setTyped(current)
    sent.current = current
  }, [current])
  useEffect(() => {
    if (typed === sent.current) return
    const wait = setTimeout(() => {
      sent.current = typed
      settled.current(typed)
    }, 300)
    return () => clearTimeout(wait)
  }, [typed])
  return [typed, setTyped] as const
}

type ListContentProps = {
  query: ReturnType<typeof useVurderingSide>
  filtered: boolean
  onClear: () => void
  children: ReactNode
}

function ListContent({ query, filtered, onClear, children }: ListContentProps) {
  if (query.isPending)
    return (
      <p className="vurder__henter">
        <Loader size="large" title={text.henter} />
      </p>
    )
  if (query.data === undefined)
    return (
      <ErrorView
        heading={
          <Heading level="2" size="medium">
            {text.feilet}
          </Heading>
        }
        actions={<Button onClick={() => query.refetch()}>{text.proevIgjen}</Button>}
      >
        {query.error?.message}
      </ErrorView>
    )
  if (query.data.rader.length === 0)
    return (
      <div className="vurder__tom">
        <p>{filtered ? text.ingenTreff : text.ingen}</p>
        {filtered && (
          <Button size="small" variant="secondary" onClick={onClear}>
            {text.nullstill}
          </Button>
        )}
      </div>
    )
  return children
}
