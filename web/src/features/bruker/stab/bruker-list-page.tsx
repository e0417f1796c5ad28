import { Tag } from '@navikt/ds-react/Tag'
import {
  type BrukerListeRad,
  brukerKolonner,
  brukerKontoer,
  brukerMerker,
  brukertyper,
  listBrukere,
} from '@rp/contract/bruker'
import { useLocation } from 'react-router'
import { formatCount, formatPeriod } from '../../../platform/format.ts'
import { useServerList } from '../../../platform/server-list.ts'
import type { AskableColumn } from '../../../ui/filter-field.tsx'
import type { FilterColumn } from '../../../ui/filter-table.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import { fullName } from '../bruker.queries.ts'
import { brukerListe, keys } from './stab.queries.ts'
import { listText as text } from './stab.text.ts'
import './stab.css'

const choices = <Value extends string>(values: readonly Value[], words: Readonly<Record<Value, string>>) => ({
  choices: values.map(value => ({ value, text: words[value] })),
})

const moreFilters: readonly AskableColumn[] = [
  { key: 'rolle', name: text.rolle, filter: choices(brukertyper, text.roller) },
  { key: 'konto', name: text.konto, filter: choices(brukerKontoer, text.kontoer) },
  { key: 'merke', name: text.merke, filter: choices(brukerMerker, text.merker) },
]

const columns: readonly FilterColumn<BrukerListeRad>[] = [
  ...brukerKolonner.map(
    (key): FilterColumn<BrukerListeRad> => ({
      key,
      name: text.kolonne[key],
      sortable: true,
      filter: 'text',
      cell: key === 'fornavn' ? rad => <Fornavn rad={rad} /> : rad => rad[key] || '–',
    }),
  ),
  { key: 'handling', name: text.kolonne.handling, unlabelled: true, cell: rad => <Endre rad={rad} /> },
]

/** The staff's list of users at /admin/brukere. Filters, order and page stand in the address. */
export function BrukerListPage() {
  const served = useServerList({
    endpoint: listBrukere,
    spec: brukerListe,
    queryKey: keys.liste,
    fileName: text.fil,
  })
  const { fra } = served.list.settled.filter
  return (
    <StaffList
      title={text.tittel}
      label={text.tabell}
      {...served}
      count={antall => text.antall(formatCount(antall)) + formatPeriod(fra, undefined)}
      empty={text.tom}
      columns={columns}
      moreFilters={moreFilters}
      rowKey={rad => rad.id}
    />
  )
}

/** The name, and beside it what sets the account apart. */
function Fornavn({ rad }: { rad: BrukerListeRad }) {
  return (
    <span className="row gap-8">
      <span className="brukere__fornavn">{rad.fornavn || (fullName(rad) === '' ? text.uteNavn : '–')}</span>
      <span className="brukere__heltnavn">{fullName(rad) || text.uteNavn}</span>
      {rad.brukertype === 'administrator' && (
        <Tag size="xsmall" variant="info">
          {text.roller.administrator}
        </Tag>
      )}
      {!rad.aktiv && (
        <Tag size="xsmall" variant="neutral">
          {text.kontoer.deaktivert}
        </Tag>
      )}
      {rad.sletting !== null && (
        <Tag size="xsmall" variant="warning">
          {text.merker.sletting}
        </Tag>
      )}
      {!rad.epostBekreftet && (
        <Tag size="xsmall" variant="warning">
          {text.merker.ubekreftet}
        </Tag>
      )}
      {!rad.kontrollsiffer && (
        <Tag size="xsmall" variant="warning">
          {text.merker.kontrollsiffer}
        </Tag>
      )}
    </span>
  )
}

function Endre({ rad }: { rad: BrukerListeRad }) {
  // The way back from the user leads to the list as it was asked for.
  const { search } = useLocation()
  return (
    <LinkButton
      size="small"
      variant="secondary"
      to={`/admin/brukere/${rad.id}`}
      state={{ liste: search }}
      aria-label={text.endreHvem(fullName(rad) || rad.email)}
    >
      {text.endre}
    </LinkButton>
  )
}
