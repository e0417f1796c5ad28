import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { logOut } from '../features/auth/auth.queries.ts'
import { getToken } from '../platform/session.ts'
import { GuardedRoutes } from './guard.tsx'
import { MemberLayout } from './member-layout.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { PublicLayout } from './public-layout.tsx'
import { RouteError } from './route-error.tsx'

/** One route whose screen is fetched when it is opened, with an error page of its own. */
function screen(path: string, load: () => Promise<React.ComponentType>): RouteObject {
  return {
    path,
    errorElement: <RouteError />,
    lazy: async () => ({ Component: await load() }),
  }
}

/** The ways in are for those without a session; the others are already where they lead. */
const onlyWithoutSession = () => (getToken() === null ? null : redirect('/'))

const leave = () => {
  logOut()
  return redirect('/login')
}

const ways: RouteObject[] = [
  {
    ...screen('/login', async () => (await import('../features/auth/login-page.tsx')).LoginPage),
    loader: onlyWithoutSession,
  },
  {
    ...screen(
      '/registrering',
      async () => (await import('../features/auth/registrering-page.tsx')).RegistreringPage,
    ),
    loader: onlyWithoutSession,
  },
  { path: '/logout', loader: leave, errorElement: <RouteError />, element: null },
  screen(
    '/forgot-password',
    async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  screen(
    '/reset-password/:token',
    async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  ),
]

const memberScreens: RouteObject[] = [
  screen('/', async () => (await import('../features/hjem/hjem-page.tsx')).HjemPage),
  screen('/persondata', async () => (await import('../features/bruker/persondata-page.tsx')).PersondataPage),
  screen(
    '/produksjoner',
    async () => (await import('../features/produksjon/produksjon-list-page.tsx')).ProduksjonListPage,
  ),
]

const staffScreens: RouteObject[] = []

const openScreens: RouteObject[] = [
  screen('/personvern', async () => (await import('../features/system/personvern-page.tsx')).PersonvernPage),
  screen(
    '/tilgjengelighet',
    async () => (await import('../features/system/tilgjengelighet-page.tsx')).TilgjengelighetPage,
  ),
  screen('*', async () => (await import('../features/system/not-found-page.tsx')).NotFoundPage),
]

export const router = createBrowserRouter([
  {
    errorElement: <RouteError />,
    HydrateFallback: PageSkeleton,
    children: [
      ...ways,
      {
        element: <GuardedRoutes />,
        errorElement: <RouteError />,
        children: [
          { element: <MemberLayout />, errorElement: <RouteError />, children: memberScreens },
          {
            path: '/admin',
            errorElement: <RouteError />,
            lazy: async () => ({ Component: (await import('./staff-layout.tsx')).StaffLayout }),
            children: staffScreens,
          },
        ],
      },
      { element: <PublicLayout />, errorElement: <RouteError />, children: openScreens },
    ],
  },
])
