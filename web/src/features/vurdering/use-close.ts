import { useLocation, useNavigate } from 'react-router'
import { type fromList, searchQuery, type VurderingSearch } from './vurdering-search.ts'

/** Back to the list as it was: one step back where that is where the person came from, else to its address. */
export function useClose(search: VurderingSearch): () => void {
  const navigate = useNavigate()
  const { state } = useLocation()
  const cameFromList = (state as Partial<typeof fromList> | null)?.fraListen === true
  return () => {
    if (cameFromList) void navigate(-1)
    else
      void navigate(`/admin/registreringer${searchQuery(search)}`, {
        replace: true,
        preventScrollReset: true,
      })
  }
}
