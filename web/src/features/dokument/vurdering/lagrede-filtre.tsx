import { Button } from '@navikt/ds-react/Button'
import { TextField } from '@navikt/ds-react/TextField'
import type { LagretFilter } from '@rp/contract/lagret-filter'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { endretFilter, useFilterChanges, useFiltre } from './masse.queries.ts'
import { text } from './masse.text.ts'

type Editing = { filter: LagretFilter | null; navn: string }

/** Filters that staff share, at the top of the list. `soek` is what the list is asked for now. */
export function LagredeFiltre({ soek }: { soek: string }) {
  const { data = [] } = useFiltre()
  const changes = useFilterChanges()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [ordering, setOrdering] = useState(false)
  const [removing, setRemoving] = useState<LagretFilter | null>(null)
  const save = (event: FormEvent) => {
    event.preventDefault()
    if (editing === null || editing.navn.trim() === '') return
    const done = { onSuccess: () => setEditing(null) }
    const { filter, navn } = editing
    if (filter)
      changes.rename.mutate(
        { id: filter.id, navn, lest: filter.navn },
        {
          ...done,
          onError: failure => {
            // What a colleague has called it has now been read: to save once more is a choice.
            const gjeldende = endretFilter(failure)
            if (gjeldende) setEditing({ filter: gjeldende, navn })
          },
        },
      )
    else changes.create.mutate({ navn, soek }, done)
  }
  const error = changes.create.error ?? changes.rename.error
  const renamed = endretFilter(error)
  const common = { size: 'xsmall', variant: 'tertiary' } as const
  return (
    <nav className="filtre" aria-label={text.filtre}>
      <ul>
        {data.map(filter => (
          <li key={filter.id}>
            <Link to={`/admin/registreringer?${filter.soek}`} title={text.av(filter.hvem)}>
              {filter.navn}
            </Link>
            {ordering && (
              <>
                <small>{text.av(filter.hvem)}</small>
                <Button {...common} onClick={() => setEditing({ filter, navn: filter.navn })}>
                  {text.giNavn}
                </Button>
                <Button {...common} onClick={() => setRemoving(filter)}>
                  {text.slett}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
      {data.length > 0 && (
        <Button {...common} aria-expanded={ordering} onClick={() => setOrdering(!ordering)}>
          {text.ordne}
        </Button>
      )}
      {editing === null ? (
        <Button {...common} disabled={soek === ''} onClick={() => setEditing({ filter: null, navn: '' })}>
          {text.lagreFilter}
        </Button>
      ) : (
        <form onSubmit={save}>
          <TextField
            size="small"
            label={text.filternavn}
            value={editing.navn}
            error={renamed ? text.nyttNavnImens(renamed.navn) : error?.message}
            onChange={event => setEditing({ ...editing, navn: event.target.value })}
          />
          <Button size="small" type="submit">
            {editing.filter ? text.giNavn : text.lagreFilter}
          </Button>
          <Button size="small" type="button" variant="secondary" onClick={() => setEditing(null)}>
            {text.avbryt}
          </Button>
        </form>
      )}
      <ConfirmDialog
        open={removing !== null}
        danger
        heading={text.slett}
        confirmLabel={text.slett}
        busy={changes.remove.isPending}
        onConfirm={() =>
          removing && changes.remove.mutate(removing.id, { onSuccess: () => setRemoving(null) })
        }
        onCancel={() => setRemoving(null)}
      >
        {removing && text.slettFilter(removing.navn, removing.hvem)}
      </ConfirmDialog>
    </nav>
  )
}
