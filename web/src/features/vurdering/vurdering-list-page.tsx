import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { listRegistreringer, type Registreringsrad } from '@rp/contract/registreringsliste'
import { useEffect, useRef, useState } from 'react'
import { Link, Outlet, useMatch } from 'react-router'
import { exportList } from '../../platform/download.ts'
import { formatCount, formatPeriod } from '../../platform/format.ts'
import { type ChangeListSearch, type ListSearch, useListSearch } from '../../platform/list-search.ts'
import { useSession } from '../../platform/session.ts'
import type { Asked } from '../../ui/filter-field.tsx'
import { StaffList } from '../../ui/staff-list.tsx'
import { useDrawn } from '../../ui/use-drawn.ts'
import { LagredeFiltre } from './lagrede-filtre.tsx'
import { ListKeys } from './list-keys.tsx'
import { text as masse } from './masse.text.ts'
import { SisteMasseendringer } from './siste-masseendringer.tsx'
import { StartKnapp } from './start-knapp.parts.tsx'
import { UtvalgLinje, useUtvalg } from './utvalg.tsx'
import { listeSporring, useStatuser, useVurderingSide } from './vurdering.queries.ts'
import { listText as text } from './vurdering.text.ts'
import { columnsOf, legend, moreFilters } from './vurdering-columns.tsx'
import './vurdering-list.css'
import { alleStatuser, isQueue, registreringsliste, searchQuery } from './vurdering-search.ts'

/** Rows, and documents where they are fewer. */
const countOf = (antall: number, dokumenter: number): string =>
  text.antall(formatCount(antall)) + (dokumenter < antall ? text.iDokumenter(formatCount(dokumenter)) : '')

/** The staff's list of registrations at /admin/registreringer, and the document that was opened from it: a dialog over the list. */
export function VurderingListPage() {
  const isOpen = useMatch('/admin/registreringer/:id') !== null
  // Nobody sees it behind a document that was opened by its own address.
  const [seen, setSeen] = useState(!isOpen)
  if (!isOpen && !seen) setSeen(true)
  return (
    <div className="vurder">
      {seen && <List isOpen={isOpen} />}
      <Outlet />
    </div>
  )
}

/** Filters, order and page stand in the address. */
function List({ isOpen }: { isOpen: boolean }) {
  const { search, settled, change, perPage } = useListSearch(registreringsliste)
  const query = useVurderingSide(settled)
  const statuser = useStatuser()
  const rader = query.data?.rader ?? []
  const utvalg = useUtvalg(rader)
  const meg = useSession()?.id
  const queue = isQueue(settled)
  const isDrawn = useDrawn(query.isPending ? undefined : true)
  useFreshOnReturn(isOpen, () => void query.refetch())
  return (
    <>
      <StaffList
        title={text.tittel}
        label={text.tabell}
        // There from the first picture, so that the list does not move down under it.
        action={queue && (query.isPending || rader.length > 0) && <StartKnapp search={settled} />}
        list={{
          search: { ...search, ...toAsked(search) },
          settled,
          change: fromAsked(search, change),
          perPage,
        }}
        query={query}
        count={antall =>
          countOf(antall, query.data?.dokumenter ?? antall) +
          formatPeriod(settled.filter.fra, settled.filter.til)
        }
        legend={legend}
        empty={<Empty queue={queue} onAll={() => change({ filter: { status: alleStatuser } })} />}
        columns={columnsOf(statuser.data ?? [], searchQuery(settled), utvalg, meg).filter(
          ({ key }) => key !== otherDate(search.filter),
        )}
        moreFilters={moreFilters}
        rowKey={rad => rad.id}
        rowClass={rad => (utvalg.valgte.has(rad.dokumentId) ? 'vurder__valgt' : undefined)}
        onExport={exportList(listRegistreringer, text.fil, { query: listeSporring(settled) })}
        rare={<Link to="/admin/registreringer/slettet">{masse.slettede}</Link>}
        bulk={<UtvalgLinje utvalg={utvalg} search={settled} />}
      >
        <LagredeFiltre soek={searchQuery({ ...settled, side: 1 }).slice(1)} />
        <OnlyEier filter={search.filter} rad={rader[0]} onFilter={filter => change({ filter })} />
      </StaffList>
      {/* What stands below the rows comes after them, and is not seen to move. */}
      {isDrawn && (
        <>
          <SisteMasseendringer />
          <ListKeys
            onMark={(id, range) => {
              const rad = rader.find(one => one.dokumentId === id)
              if (rad) utvalg.toggle(rad, range)
            }}
          />
        </>
      )}
    </>
  )
}

type Filter = ListSearch['filter']

/** There is room for one date: when the member answered where the list is of answers, else when the document came. */
const otherDate = ({ hos }: Filter): string => (hos === 'svar' ? 'mottatt' : 'svar')

type OnlyEierProps = {
  filter: Filter
  rad: Registreringsrad | undefined
  onFilter: (filter: Filter) => void
}

/** Who came from a member is told why the others are missing. */
function OnlyEier({ filter: { eier, ...others }, rad, onFilter }: OnlyEierProps) {
  if (!eier) return null
  return (
    <Alert variant="info" size="small">
      {text.bareEier(rad?.eier ?? '')} <Link to={`/admin/brukere/${eier}`}>{text.tilBrukeren}</Link>{' '}
      <Button size="xsmall" variant="tertiary" onClick={() => onFilter(others)}>
        {text.visAlle}
      </Button>
    </Alert>
  )
}

/** Whose turn it is says nothing of the status. */
function toAsked({ filter, sorter, synkende }: ListSearch): Asked {
  const status = filter.status ?? (filter.hos && alleStatuser)
  return { filter: status === undefined ? filter : { ...filter, status }, sorter, synkende }
}

const fromAsked =
  (before: ListSearch, change: ChangeListSearch): ChangeListSearch =>
  (part, how) => {
    if (part.filter === undefined) return change(part, how)
    const { status, hos, ...others } = part.filter
    // What waits for us does not wait for the member: the last choice counts.
    const filter = hos && (status !== undefined || !before.filter.hos) ? { ...others, hos } : others
    const saysNothing = status === undefined || (status === alleStatuser && filter.hos)
    change({ ...part, filter: saysNothing ? filter : { ...filter, status } }, how)
  }

/** While a document is open the list stays as it was; on the way back it is asked for anew. */
function useFreshOnReturn(isOpen: boolean, refetch: () => void) {
  const wasOpen = useRef(isOpen)
  const latest = useRef(refetch)
  latest.current = refetch
  useEffect(() => {
    if (wasOpen.current && !isOpen) latest.current()
    wasOpen.current = isOpen
  }, [isOpen])
}

/** Finished work is not in the queue: whoever looks for it is shown the way to every status. */
function Empty({ queue, onAll }: { queue: boolean; onAll: () => void }) {
  if (!queue) return text.ingen
  return (
    <>
      {text.ingenVenter}{' '}
      <Button size="small" variant="secondary" onClick={onAll}>
        {text.seAlle}
      </Button>
    </>
  )
}
