import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { NotFoundPage } from '../system/not-found.parts.tsx'
import { useSendeaar } from './sendeliste.queries.ts'

/** A page about the viewing year that the address names; one that the portal does not have is no page. */
export function Sendeaar({ children }: { children: (aar: number) => ReactNode }) {
  const { aar = '' } = useParams()
  const { data: alle, isFetching } = useSendeaar()
  const isKnown = isFetching || (alle?.some(one => one.aar === Number(aar)) ?? true)
  if (!/^\d{4}$/.test(aar) || !isKnown) return <NotFoundPage />
  return children(Number(aar))
}
