import { useLocation, useNavigation } from 'react-router'

/** Whether a link to another page was followed, and that page is still on its way: to write the address now would call it off. */
export function useLeaving(): boolean {
  const { pathname } = useLocation()
  const next = useNavigation().location?.pathname
  return next !== undefined && next !== pathname
}
