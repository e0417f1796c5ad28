import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { listSlettede, type SlettetDokument } from '@rp/contract/papirkurv'
import { useState } from 'react'
import { formatCount, formatDateTime, formatShortDate } from '../../platform/format.ts'
import type { ListSpec } from '../../platform/list-search.ts'
import { type FilterOf, useServerList } from '../../platform/server-list.ts'
import type { FilterColumn } from '../../ui/filter-table.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { StaffList } from '../../ui/staff-list.tsx'
import { StatusBadge } from '../dokument/dokument.parts.tsx'
import { useRestore } from './masse.queries.ts'
import { text } from './masse.text.ts'

const spec: ListSpec<FilterOf<typeof listSlettede>> = {
  query: listSlettede.query,
  filtre: ['sok'],
  kolonner: ['slettet'],
  sorter: 'slettet',
  synkende: true,
}
const { kolonne } = text

const columns: readonly FilterColumn<SlettetDokument>[] = [
  { key: 'arbeidstaker', name: kolonne.arbeidstaker, cell: rad => rad.arbeidstaker },
  { key: 'filnavn', name: kolonne.filnavn, cell: rad => rad.filnavn },
  { key: 'status', name: kolonne.status, cell: rad => <StatusBadge status={rad.status} /> },
  { key: 'slettet', name: kolonne.slettet, cell: rad => formatDateTime(rad.slettet) },
  { key: 'slettetAv', name: kolonne.slettetAv, cell: rad => rad.slettetAv },
  { key: 'frist', name: kolonne.frist, cell: rad => formatShortDate(rad.frist) },
]

/** Deleted documents at /admin/registreringer/slettet, until they are gone for good. */
export function SlettetPage() {
  const served = useServerList({
    endpoint: listSlettede,
    spec,
    queryKey: ['slettede'],
    fileName: text.slettedeFil,
  })
  const [told, setTold] = useState('')
  return (
    <StaffList
      title={text.slettede}
      action={
        <LinkButton size="small" variant="secondary" to="/admin/registreringer">
          {text.tilListen}
        </LinkButton>
      }
      {...served}
      count={antall => text.slettedeAntall(formatCount(antall))}
      empty={text.slettedeTom}
      columns={[
        ...columns,
        {
          key: 'handling',
          name: kolonne.handling,
          unlabelled: true,
          cell: rad => <Restore rad={rad} onDone={setTold} />,
        },
      ]}
      moreFilters={[{ key: 'sok', name: 'Søk', filter: 'text' }]}
      rowKey={rad => rad.id}
    >
      <div role="status">{told !== '' && <Alert variant="success">{text.hentet(told)}</Alert>}</div>
    </StaffList>
  )
}

function Restore({ rad, onDone }: { rad: SlettetDokument; onDone: (navn: string) => void }) {
  const restore = useRestore()
  return (
    <>
      <Button
        size="small"
        variant="secondary"
        loading={restore.isPending}
        aria-label={`${text.hentTilbake}: ${rad.filnavn}`}
        onClick={() => restore.mutate(rad.id, { onSuccess: () => onDone(rad.filnavn) })}
      >
        {text.hentTilbake}
      </Button>
      {restore.error && <span role="alert">{restore.error.message}</span>}
    </>
  )
}
