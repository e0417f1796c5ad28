import { lazy, Suspense } from 'react'
import { useMe } from '../features/bruker/bruker.queries.ts'

const Ubekreftet = lazy(async () => ({
  default: (await import('../features/bruker/ubekreftet.parts.tsx')).Ubekreftet,
}))

/** Asks whoever has not confirmed their e-mail address to do it; fetched for them alone. */
export function UbekreftetBanner() {
  const { data } = useMe()
  if (!data || data.epostBekreftet) return null
  return (
    <Suspense>
      <Ubekreftet email={data.email} />
    </Suspense>
  )
}
