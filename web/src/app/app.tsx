import { Theme } from '@navikt/ds-react/Theme'
import { QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import { RouterProvider } from 'react-router'
import { useSession } from '../platform/session.ts'
import { useColorTheme } from '../ui/theme/color-theme.ts'
import { NyUtgave } from './ny-utgave.tsx'
import { createPortalQueryClient } from './query-client.ts'
import { findRouter } from './router.tsx'

/**
 * Providers around the routes. Each identity gets a query cache of its own, so that nothing one person has read is ever shown to
 * the next, whichever tab logged out.
 */
export function App() {
  const theme = useColorTheme()
  const userId = useSession()?.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new person means a new cache.
  const client = useMemo(createPortalQueryClient, [userId])
  return (
    <Theme theme={theme} data-color="accent" hasBackground={false}>
      <QueryClientProvider client={client}>
        <RouterProvider router={findRouter()} />
        <NyUtgave />
      </QueryClientProvider>
    </Theme>
  )
}
