import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import { Pagination } from '@navikt/ds-react/Pagination'
import { Search } from '@navikt/ds-react/Search'
import { Select } from '@navikt/ds-react/Select'
import { Heading } from '@navikt/ds-react/Typography'
import { statusnavn } from '@rp/contract/status'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Outlet, useSearchParams } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import { ErrorView } from '../../../ui/error-view.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { useVurderingSide } from './vurdering.queries.ts'
import { listText as text } from './vurdering.text.ts'
import './vurdering-list.css'
import { isQueue, pageCount, readSearch, searchQuery, type VurderingSearch } from './vurdering-search.ts'
import { VurderingTable } from './vurdering-table.tsx'

/** The staff's list of documents at /admin/registreringer. Search, status and page stand in the address. */
export function VurderingListPage() {
  const [params, setParams] = useSearchParams()
  const search = readSearch(params)
  const query = useVurderingSide(search)
  const go = (part: Partial<VurderingSearch>, replace: boolean) => {
    // From the address itself: what is drawn may still be the search before the last one.
    const now = readSearch(new URLSearchParams(window.location.search))
    setParams(searchQuery({ ...now, side: 1, ...part }), { replace, preventScrollReset: replace })
  }
  const clear = () => go({ sok: '', status: '', alle: false }, false)
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
      <ListContent
        query={query}
        search={search}
        onAll={() => go({ status: '', alle: true }, false)}
        onClear={clear}
      >
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
      {/* The opened document: a dialog over the list. */}
      <Outlet />
    </>
  )
}

/** A value that no status has. */
const all = 'alle'

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
        value={search.status === '' && search.alle ? all : search.status}
        onChange={({ target: { value } }) =>
          onChange({ status: value === all ? '' : value, alle: value === all }, false)
        }
      >
        <option value="">{text.venter}</option>
        <option value={all}>{text.alleStatuser}</option>
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
  search: VurderingSearch
  onAll: () => void
  onClear: () => void
  children: ReactNode
}

function ListContent({ query, search, onAll, onClear, children }: ListContentProps) {
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
  if (query.data.rader.length === 0) return <Empty search={search} onAll={onAll} onClear={onClear} />
  return children
}

type EmptyProps = { search: VurderingSearch; onAll: () => void; onClear: () => void }

/** Finished work is not in the queue: whoever looks for it is shown the way to every status. */
function Empty({ search, onAll, onClear }: EmptyProps) {
  const queue = isQueue(search)
  const filtered = search.sok !== '' || search.status !== ''
  const sentence = filtered ? text.ingenTreff : text.ingen
  const queueSentence = filtered ? text.ingenTreffVenter : text.ingenVenter
  return (
    <div className="vurder__tom">
      <p>{queue ? queueSentence : sentence}</p>
      {queue && (
        <Button size="small" variant="secondary" onClick={onAll}>
          {text.seAlle}
        </Button>
      )}
      {filtered && (
        <Button size="small" variant={queue ? 'tertiary' : 'secondary'} onClick={onClear}>
          {text.nullstill}
        </Button>
      )}
    </div>
  )
}
