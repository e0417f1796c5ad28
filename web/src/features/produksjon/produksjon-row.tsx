import { CheckmarkIcon } from '@navikt/aksel-icons'
import type { Produksjon } from '@rp/contract/produksjon'
import { memo, type ReactNode } from 'react'
import { formatCount, formatYear } from '../../platform/format.ts'
import { TruncatedText } from '../../ui/truncated-text.tsx'
import { WorkTitle } from '../../ui/work-title.tsx'
import { text } from './produksjon.text.ts'

/** Longest function that is shown whole (specification, section 9). */
const fagfunksjonAtMost = 25

// The roles are written out because only they keep the cards of a phone a table.
const tableRow = { role: 'row', className: 'aksel-table__row aksel-table__row--shade-on-hover' }
const title = { role: 'rowheader', className: 'aksel-table__header-cell aksel-label rp-kort__tittel' }
const body = 'aksel-body-short aksel-body-short--medium'
const cell = { role: 'cell', className: `aksel-table__data-cell ${body}` }
const number = {
  role: 'cell',
  className: `aksel-table__data-cell aksel-table__data-cell--align-right ${body}`,
}

type RowProps = {
  row: Produksjon
  /** Null where it could not be fetched. */
  mine: readonly string[] | null
  sendt: boolean | null
  onShow: (produksjon: Produksjon) => void
}

/**
 * Drawn again only when another production comes to stand in this place. The elements and classes of Aksel's table, without its
 * components: a key press draws seven hundred cells, and they would take most of its time.
 */
export const ProduksjonRow = memo(function ProduksjonRow({ row, mine, sendt, onShow }: RowProps) {
  const { kolonne } = text
  return (
    <tr {...tableRow}>
      <th {...title} scope="row">
        <WorkTitle>{row.Produksjonstittel}</WorkTitle>
      </th>
      <td {...cell} data-felt={kolonne.selskap}>
        {row.Produksjonsselskap || '–'}
      </td>
      <td {...cell} data-felt={kolonne.premiere}>
        {formatYear(row.Premiere)}
      </td>
      <td {...cell} data-felt={kolonne.verkstype}>
        {row.Verkstype || '–'}
      </td>
      <td {...number} data-felt={kolonne.episoder}>
        {row.Episoder === null ? '–' : formatCount(row.Episoder)}
      </td>
      <td {...cell} data-felt={kolonne.vederlag}>
        {sendt === null ? text.ukjent : sendtButton(row, sendt, onShow)}
      </td>
      <td {...cell} data-felt={kolonne.mine}>
        {fagfunksjoner(mine)}
      </td>
    </tr>
  )
})

/** A check mark and the year, or a dash: the way to the broadcast information. */
function sendtButton(row: Produksjon, sendt: boolean, onShow: RowProps['onShow']): ReactNode {
  return (
    <button
      type="button"
      className="rp-sendt"
      data-sendt={sendt}
      aria-haspopup="dialog"
      onClick={() => onShow(row)}
    >
      <span className="aksel-sr-only">
        {sendt ? text.sendtI2023 : text.ikkeSendt} {row.Produksjonstittel}:{' '}
      </span>
      {sendt ? yearSent : '–'}
    </button>
  )
}

const yearSent = (
  <>
    <CheckmarkIcon aria-hidden fontSize="1.125rem" />
    {text.aar}
  </>
)
const notRegistered = <span className="muted">{text.ikkeRegistrert}</span>

function fagfunksjoner(functions: readonly string[] | null): ReactNode {
  if (functions === null) return text.ukjent
  if (functions.length === 0) return notRegistered
  return (
    <ul className="stack gap-4 strong">
      {functions.map(name => (
        <li key={name}>
          <TruncatedText atMost={fagfunksjonAtMost}>{name}</TruncatedText>
        </li>
      ))}
    </ul>
  )
}
