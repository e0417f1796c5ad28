import { rammer, type Skjermrute, skjermer } from 'virtual:skjermer'
import { type ReactNode, useLayoutEffect } from 'react'
import { createBrowserRouter, Outlet, type RouteObject, redirect } from 'react-router'
import { getToken } from '../platform/session.ts'
import { fetched } from './fetched.ts'
import { GuardedRoutes } from './guard.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { PageError, RouteError } from './route-error.tsx'

/** The ways in are for those without a session; the others are already where they lead. */
const onlyWithoutSession = () => (getToken() === null ? null : redirect('/'))

/** Leads on; from `/logout`, once it has logged out. */
const leadTo = (til: string) => async () => {
  if (til === '/login') (await import('../features/auth/auth.queries.ts')).logOut()
  return redirect(til)
}

/** A screen that is fetched when it is opened, with an error page of its own. */
const toRoute =
  (errorElement: ReactNode) =>
  ({ path, hvem, til, load, over = [] }: Skjermrute): RouteObject => ({
    path,
    errorElement,
    ...(til !== undefined && { loader: leadTo(til) }),
    ...(hvem === 'uten' && { loader: onlyWithoutSession }),
    ...(load ? { lazy: fetched(load) } : { element: null }),
    children: over.map(toRoute(errorElement)),
  })

const notFound = (path: string): Skjermrute => ({
  path,
  load: async () => (await import('../features/system/not-found.parts.tsx')).NotFoundPage,
})

/** The screens in one frame; `unknown`: the path that is drawn as not found in this frame. */
const inFrame = (ramme: keyof typeof rammer, unknown?: string): RouteObject => ({
  errorElement: <PageError />,
  lazy: fetched(rammer[ramme]),
  children: [...skjermer[ramme], ...(unknown ? [notFound(unknown)] : [])].map(toRoute(<RouteError />)),
})

/** A way in or out has no frame around it. */
const ways = (isInside: boolean) =>
  skjermer.ingen.filter(({ hvem }) => (hvem === 'innlogget') === isInside).map(toRoute(<PageError />))

/** What the page came with (web/skjermside.ts) goes in the moment when the first screen stands there. */
function Screens() {
  useLayoutEffect(() => document.getElementById('rp-skall')?.remove(), [])
  return <Outlet />
}

/** What the page says while another is on its way (base.css), from the press on: the line may be slow. */
const showOnTheWay = (onTheWay: boolean) => document.documentElement.toggleAttribute('data-paa-vei', onTheWay)

function createRouter() {
  // The first page of a tab has no key of its own in the history: they are all one to React Router, and a page that is loaded whole would
  // open where another was left. It keeps the key when it is loaded again, and when it is come back to.
  if (!history.state?.key) history.replaceState({ key: String(Math.random()) }, '')
  const made = createBrowserRouter([
    {
      Component: Screens,
      errorElement: <PageError />,
      HydrateFallback: PageSkeleton,
      children: [
        ...ways(false),
        {
          element: <GuardedRoutes />,
          errorElement: <PageError />,
          // An unknown address below /admin would else be drawn as a member's page, with what members are told.
          children: [...ways(true), inFrame('medlem'), inFrame('stab', '/admin/*')],
        },
        inFrame('aapen', '*'),
      ],
    },
  ])
  made.subscribe(({ navigation }) => showOnTheWay(navigation.state !== 'idle'))
  return made
}

let router: ReturnType<typeof createRouter> | null = null
/** It asks for the scripts of the screen as soon as it is there: when they have been read one by one (public/start.js). */
export function findRouter() {
  router ??= createRouter()
  return router
}
