import { Tag } from '@navikt/ds-react/Tag'
import { type ProduksjonRad, sendelisteplasser, verkstyper } from '@rp/contract/produksjon'
import { formatCount, formatYear } from '../../../platform/format.ts'
import type { AskableColumn } from '../../../ui/filter-field.tsx'
import type { FilterColumn } from '../../../ui/filter-table.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { listText as text } from './register.text.ts'

const { kolonne, plass } = text

/** The columns of the staff's list, but for the last one with its buttons. */
export const registerColumns: readonly FilterColumn<ProduksjonRad>[] = [
  {
    key: 'tittel',
    name: kolonne.tittel,
    sortable: true,
    filter: 'text',
    cell: row => (
      <>
        <WorkTitle>{row.Produksjonstittel}</WorkTitle>
        {row.nyFra !== null && (
          <Tag size="xsmall" variant="moderate" data-color="info" className="register__ny" title={row.nyFra}>
            {text.nyFra}
          </Tag>
        )}
      </>
    ),
  },
  {
    key: 'selskap',
    name: kolonne.selskap,
    sortable: true,
    filter: 'text',
    cell: row => row.Produksjonsselskap || '–',
  },
  {
    key: 'sesong',
    name: kolonne.sesong,
    sortable: true,
    filter: 'number',
    align: 'right',
    cell: row => row.Sesong ?? '–',
  },
  {
    key: 'premiere',
    name: kolonne.premiere,
    sortable: true,
    filter: 'number',
    align: 'right',
    cell: row => formatYear(row.Premiere),
  },
  {
    key: 'verkstype',
    name: kolonne.verkstype,
    sortable: true,
    filter: { choices: verkstyper.map(value => ({ value, text: value })) },
    cell: row => row.Verkstype ?? '–',
  },
  {
    key: 'episoder',
    name: kolonne.episoder,
    sortable: true,
    filter: 'number',
    align: 'right',
    cell: row => (row.Episoder === null ? '–' : formatCount(row.Episoder)),
  },
  {
    key: 'sendeliste',
    name: kolonne.sendeliste,
    filter: { choices: sendelisteplasser.map(value => ({ value, text: plass[value] })) },
    cell: row => <span data-plass={row.plass}>{plass[row.plass]}</span>,
  },
]

/** What is asked of productions without a column for it. */
export const moreFilters: readonly AskableColumn[] = [
  { key: 'nye', name: text.fraMedlem, filter: { choices: [{ value: 'ja', text: text.nyFra }] } },
  { key: 'bruk', name: text.bruk, filter: 'text' },
]
