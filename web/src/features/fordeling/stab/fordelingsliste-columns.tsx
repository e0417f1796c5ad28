import { Link as AkselLink } from '@navikt/ds-react/Link'
import { vederlagstyper } from '@rp/contract/fordeling'
import {
  type Fordelingsrad,
  type Fordelingssum,
  fordelingskolonner,
  listFordelingsrader,
} from '@rp/contract/fordelingsliste'
import { statusnavn } from '@rp/contract/status'
import { Link } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { FilterOf } from '../../../platform/server-list.ts'
import type { FilterColumn } from '../../../ui/filter-table.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { StatusBadge } from '../../dokument/dokument.parts.tsx'
import { text } from './fordelingsliste.text.ts'

const { kolonne } = text
const jaNei = {
  choices: [
    { value: 'ja', text: text.ja },
    { value: 'nei', text: text.nei },
  ],
}
/** Only `true` counts (spec-notes); what nobody has looked at says so. */
const assessed = (value: boolean | null, yes: string, no: string) =>
  value === null ? text.ikkeVurdert(no) : value ? yes : no
const signed = (value: boolean | null) => assessed(value, text.ja, text.nei)
const rights = ({ rettighetsklausuler }: Fordelingsrad) =>
  assessed(rettighetsklausuler.status, text.rettigheter.oekonomiske, text.rettigheter.ideelle)
const missing = (what: string) => <span className="mangler">{what}</span>

export const spec: ListSpec<FilterOf<typeof listFordelingsrader>> = {
  query: listFordelingsrader.query,
  filtre: fordelingskolonner,
  kolonner: fordelingskolonner,
  sorter: 'produksjon',
}

export const columns: readonly FilterColumn<Fordelingsrad>[] = [
  {
    key: 'arbeidstaker',
    name: kolonne.arbeidstaker,
    sortable: true,
    filter: 'text',
    cell: rad => (
      <AkselLink as={Link} to={`/admin/registreringer/${rad.dokumentId}`}>
        {rad.arbeidstaker}
      </AkselLink>
    ),
  },
  {
    key: 'produksjon',
    name: kolonne.produksjon,
    width: '10.25%',
    sortable: true,
    filter: 'text',
    cell: rad => <WorkTitle>{rad.produksjonsnavn}</WorkTitle>,
  },
  {
    key: 'selskap',
    name: kolonne.selskap,
    width: '9%',
    sortable: true,
    filter: 'text',
    cell: rad => rad.produksjonsselskap || missing(text.manglerSelskap),
  },
  {
    key: 'fagfunksjon',
    name: kolonne.fagfunksjon,
    width: '11.25%',
    sortable: true,
    filter: 'text',
    cell: rad => rad.fagfunksjon || missing(text.manglerFagfunksjon),
  },
  {
    key: 'episoder',
    name: kolonne.episoder,
    width: '6%',
    sortable: true,
    filter: 'number',
    align: 'right',
    cell: rad => (rad.episoder === null ? '–' : formatCount(rad.episoder)) + totalOf(rad),
  },
  {
    key: 'mediehus',
    name: kolonne.mediehus,
    width: '7.5%',
    sortable: true,
    filter: 'text',
    cell: rad => rad.mediehus || '–',
  },
  {
    key: 'signaturePC',
    name: kolonne.signaturePC,
    width: '6.5%',
    sortable: true,
    filter: jaNei,
    cell: rad => signed(rad.signaturePC),
  },
  {
    key: 'signatureRH',
    name: kolonne.signatureRH,
    width: '6.75%',
    sortable: true,
    filter: jaNei,
    cell: rad => signed(rad.signatureRH),
  },
  {
    key: 'rettigheter',
    name: kolonne.rettigheter,
    width: '9.25%',
    sortable: true,
    filter: {
      choices: Object.entries(text.rettigheter).map(([value, words]) => ({ value, text: words })),
    },
    cell: rights,
  },
  {
    key: 'vederlagstype',
    name: kolonne.vederlagstype,
    width: '9.75%',
    sortable: true,
    filter: { choices: vederlagstyper.map(value => ({ value, text: value })) },
    cell: rad => rad.vederlagstype,
  },
  {
    key: 'status',
    name: kolonne.status,
    width: '15.75%',
    sortable: true,
    filter: { choices: statusnavn.map(value => ({ value, text: value })) },
    cell: rad => <StatusBadge status={rad.status} />,
  },
]

const totalOf = ({ episoderTotalt }: Fordelingsrad) =>
  episoderTotalt === null ? '' : text.avTotalt(formatCount(episoderTotalt))

/** The sums as pairs of name and number. */
export const sumLines = (sum: Fordelingssum): readonly (readonly [string, number])[] => [
  [text.sum.dokumenter, sum.dokumenter],
  [text.sum.arbeidstakere, sum.arbeidstakere],
  [text.sum.episoder, sum.episoder],
  [text.sum.forVederlag, sum.forVederlag],
  [text.sum.privatkopiering, sum.privatkopiering],
]
