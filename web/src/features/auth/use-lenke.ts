import { useEffect, useState } from 'react'
import { useLocation, useParams } from 'react-router'

/**
 * What a mailed link opens with, `{id}.{secret}`: the secret stands after `#`, where no server sees it, and is taken out of the address
 * at once, so that neither the history nor a shared screen keeps it. Null where the address has none: a page that was loaded again, or a
 * link from before links were made so.
 */
export function useLenke(): string | null {
  const { id = '' } = useParams()
  const place = useLocation()
  const [secret, setSecret] = useState(place.hash.slice(1))
  useEffect(() => {
    if (place.hash === '') return
    setSecret(place.hash.slice(1))
    window.history.replaceState(window.history.state, '', location.pathname)
  }, [place])
  return secret === '' ? null : `${id}.${secret}`
}
