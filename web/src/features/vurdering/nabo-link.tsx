import { ArrowLeftIcon, ArrowRightIcon } from '@navikt/aksel-icons'
import { Link, useLocation } from 'react-router'
import { text } from './vurdering.text.ts'
import { type Nabo, searchQuery, type VurderingSearch } from './vurdering-search.ts'

/** The address of a neighbouring document, with the page of the list that it stands on. */
export const naboAddress = (nabo: Nabo, search: VurderingSearch) =>
  `/admin/registreringer/${nabo.id}${searchQuery({ ...search, side: nabo.side })}`

type Props = { nabo: Nabo | null; search: VurderingSearch; retning: 'forrige' | 'neste' }

/**
 * An arrow to the previous or next document of the list; at the ends only its outline. It takes the place of the document it leaves,
 * so that the back button closes the dialog wherever in the list one is.
 */
export function NaboLink({ nabo, search, retning }: Props) {
  const { state } = useLocation()
  const Icon = retning === 'forrige' ? ArrowLeftIcon : ArrowRightIcon
  if (nabo === null)
    return (
      <span className="gj__pil" aria-hidden="true">
        <Icon aria-hidden />
      </span>
    )
  return (
    <Link
      className="gj__pil"
      to={naboAddress(nabo, search)}
      replace
      state={state}
      preventScrollReset
      title={text[retning]}
    >
      <Icon title={text[retning]} />
    </Link>
  )
}
