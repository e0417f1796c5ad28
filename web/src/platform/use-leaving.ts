import { useCallback, useContext } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'

/**
 * Asks whether a link to another page was followed, and that page is still on its way: to write the address now would call it
 * off. The router itself is asked: the state that a component is given comes with its next picture, which a long list may delay.
 */
export function useLeaving(): () => boolean {
  const router = useContext(DataRouterContext)?.router
  return useCallback(() => {
    const next = router?.state.navigation.location?.pathname
    return next !== undefined && next !== router?.state.location.pathname
  }, [router])
}
