import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { LagretFilter } from '@rp/contract/lagret-filter'
import { type FormEvent, type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { presentOf } from '../../platform/present-of.ts'
import { ConfirmDialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useFilterChanges, useFiltre } from './masse.queries.ts'
import { text } from './masse.text.ts'
import { readSearch, searchQuery } from './vurdering-search.ts'

type Open = { ask: 'navn'; filter: LagretFilter | null } | { ask: 'slett'; filter: LagretFilter }
const small = { size: 'xsmall', variant: 'tertiary' } as const

/** Filters at the top of the list: those every list has, and those staff share. `soek` is what the list is asked for now. */
export function LagredeFiltre({ soek }: { soek: string }) {
  const { data = [], error } = useFiltre()
  const [open, setOpen] = useState<Open | null>(null)
  const [ordering, setOrdering] = useState(false)
  const close = () => setOpen(null)
  return (
    <nav className="filtre row under-8" aria-label={text.filtre}>
      <ul className="row gap-8">
        {text.faste.map(({ navn, soek: fast }) => (
          <li key={navn}>
            <FilterLink soek={fast} current={soek === fast}>
              {navn}
            </FilterLink>
          </li>
        ))}
        {data.map(filter => (
          <li key={filter.id} className="line">
            <FilterLink soek={filter.soek} current={soek === asAsked(filter.soek)}>
              {filter.navn}
            </FilterLink>
            {ordering && <Ordering filter={filter} onOpen={setOpen} />}
          </li>
        ))}
      </ul>
      {data.length > 0 && (
        <Button {...small} aria-expanded={ordering} onClick={() => setOrdering(!ordering)}>
          {text.ordne}
        </Button>
      )}
      {error && <span role="alert">{text.filtreFeilet}</span>}
      {open?.ask === 'navn' ? (
        <NameForm key={open.filter?.id} filter={open.filter} soek={soek} onClose={close} />
      ) : (
        <Button {...small} disabled={soek === ''} onClick={() => setOpen({ ask: 'navn', filter: null })}>
          {text.lagreFilter}
        </Button>
      )}
      {open?.ask === 'slett' && <RemoveDialog filter={open.filter} onClose={close} />}
    </nav>
  )
}

/** As the list says it now: a filter may have been kept under an earlier name. */
const asAsked = (soek: string) => searchQuery(readSearch(new URLSearchParams(soek))).slice(1)

type LinkProps = { soek: string; current: boolean; children: ReactNode }

const FilterLink = ({ soek, current, children }: LinkProps) => (
  <Link
    to={`/admin/registreringer${soek && `?${soek}`}`}
    className="filtre__pille"
    aria-current={current ? 'true' : undefined}
  >
    {children}
  </Link>
)

const Ordering = ({ filter, onOpen }: { filter: LagretFilter; onOpen: (open: Open) => void }) => (
  <>
    <small>{text.av(filter.hvem)}</small>
    <Button
      {...small}
      aria-label={`${text.giNavn}: ${filter.navn}`}
      onClick={() => onOpen({ ask: 'navn', filter })}
    >
      {text.giNavn}
    </Button>
    <Button
      {...small}
      aria-label={`${text.slett}: ${filter.navn}`}
      onClick={() => onOpen({ ask: 'slett', filter })}
    >
      {text.slett}
    </Button>
  </>
)

type FormProps = { filter: LagretFilter | null; soek: string; onClose: () => void }

/** A new filter, or another name for one that is. */
function NameForm({ filter, soek, onClose }: FormProps) {
  const { create, rename } = useFilterChanges()
  const [navn, setNavn] = useState(filter?.navn ?? '')
  const [lest, setLest] = useState(filter?.navn ?? '')
  const error = rename.error ?? create.error
  const renamed = presentOf(error, LagretFilter)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (navn.trim() === '') return
    if (filter)
      rename.mutate(
        { id: filter.id, navn, lest },
        // What a colleague has called it has now been read: to save once more is a choice.
        { onSuccess: onClose, onError: failure => setLest(presentOf(failure, LagretFilter)?.navn ?? lest) },
      )
    else create.mutate({ navn, soek }, { onSuccess: onClose })
  }
  return (
    <form onSubmit={save} className="row bottom">
      <TextField
        size="small"
        label={text.filternavn}
        autoFocus
        maxLength={80}
        value={navn}
        error={renamed ? text.nyttNavnImens(renamed.navn) : error?.message}
        onChange={event => setNavn(event.target.value)}
      />
      <Button size="small" type="submit" loading={rename.isPending || create.isPending}>
        {filter ? text.giNavn : text.lagreFilter}
      </Button>
      <Button size="small" type="button" variant="secondary" onClick={onClose}>
        {text.avbryt}
      </Button>
    </form>
  )
}

function RemoveDialog({ filter, onClose }: { filter: LagretFilter; onClose: () => void }) {
  const { remove } = useFilterChanges()
  return (
    <ConfirmDialog
      open
      danger
      heading={text.slett}
      confirmLabel={text.slett}
      busy={remove.isPending}
      onConfirm={() => remove.mutate(filter.id, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <p>{text.slettFilter(filter.navn, filter.hvem)}</p>
      {remove.error && <Alert variant="error">{remove.error.message}</Alert>}
    </ConfirmDialog>
  )
}
