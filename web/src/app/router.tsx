import type { ComponentType } from 'react'
import { createBrowserRouter, type RouteObject, redirect } from 'react-router'
import { getToken } from '../platform/session.ts'
import { fetched } from './fetched.ts'
import { GuardedRoutes } from './guard.tsx'
import { PageSkeleton } from './page-skeleton.tsx'
import { PageError, RouteError } from './route-error.tsx'

/** One route whose screen is fetched when it is opened, with an error page of its own. */
function screen(path: string, load: () => Promise<ComponentType>, children: RouteObject[] = []): RouteObject {
  return { path, errorElement: <RouteError />, lazy: fetched(load), children }
}

/** A way in or out: a screen without a frame around it. */
function way(path: string, load: () => Promise<ComponentType>): RouteObject {
  return { ...screen(path, load), errorElement: <PageError /> }
}

/** The ways in are for those without a session; the others are already where they lead. */
const onlyWithoutSession = () => (getToken() === null ? null : redirect('/'))

const leave = async () => {
  const { logOut } = await import('../features/auth/auth.queries.ts')
  logOut()
  return redirect('/login')
}

const ways: RouteObject[] = [
  {
    ...way('/login', async () => (await import('../features/auth/login-page.tsx')).LoginPage),
    loader: onlyWithoutSession,
  },
  {
    ...way(
      '/login/tilbake',
      async () => (await import('../features/auth/oidc-tilbake-page.tsx')).OidcTilbakePage,
    ),
    loader: onlyWithoutSession,
  },
  {
    ...way(
      '/registrering',
      async () => (await import('../features/auth/registrering-page.tsx')).RegistreringPage,
    ),
    loader: onlyWithoutSession,
  },
  { path: '/logout', loader: leave, errorElement: <PageError />, element: null },
  way(
    '/forgot-password',
    async () => (await import('../features/auth/forgot-password-page.tsx')).ForgotPasswordPage,
  ),
  way(
    '/reset-password/:id',
    async () => (await import('../features/auth/reset-password-page.tsx')).ResetPasswordPage,
  ),
  screen(
    '/bekreft-epost/:id',
    async () => (await import('../features/auth/bekreft-epost-page.tsx')).BekreftEpostPage,
  ),
]

/** Where somebody is led whose session the server holds back (`holdSession`). */
const heldWays: RouteObject[] = [
  way('/totrinn', async () => (await import('../features/auth/totrinn-page.tsx')).TotrinnPage),
  way('/koblinger', async () => (await import('../features/auth/koblinger-page.tsx')).KoblingerPage),
]

const memberScreens: RouteObject[] = [
  screen('/', async () => (await import('../features/hjem/hjem-page.tsx')).HjemPage),
  screen('/persondata', async () => (await import('../features/bruker/persondata-page.tsx')).PersondataPage),
  screen(
    '/kontraktsdatabase',
    async () => (await import('../features/dokument/dokument-list-page.tsx')).DokumentListPage,
  ),
  screen('/produksjoner', async () => (await import('./produksjoner-page.tsx')).ProduksjonerPage),
  screen(
    '/dineproduksjoner',
    async () => (await import('../features/dokument/dine/dine-produksjoner-page.tsx')).DineProduksjonerPage,
  ),
  screen(
    '/henvendelser',
    async () => (await import('../features/sak/henvendelse/henvendelse-list-page.tsx')).HenvendelseListPage,
  ),
  screen(
    '/henvendelser/:nummer',
    async () => (await import('../features/sak/henvendelse/henvendelse-page.tsx')).HenvendelsePage,
  ),
  screen(
    '/oppgjoer',
    async () => (await import('../features/fordeling/oppgjoer/oppgjoer-page.tsx')).OppgjoerPage,
  ),
  screen(
    '/fordelingv23',
    async () => (await import('../features/fordeling/fordeling-page.tsx')).FordelingPage,
  ),
]

const notFound = screen('*', async () => (await import('../features/system/not-found-page.tsx')).NotFoundPage)

const staffScreens: RouteObject[] = [
  screen('', async () => (await import('../features/oversikt/oversikt-page.tsx')).OversiktPage),
  screen('feilet', async () => (await import('../features/oversikt/feilet-page.tsx')).FeiletPage),
  screen(
    'brukere',
    async () => (await import('../features/bruker/stab/bruker-list-page.tsx')).BrukerListPage,
  ),
  screen('brukere/:id', async () => (await import('../features/bruker/stab/bruker-page.tsx')).BrukerPage),
  screen(
    'brukere/:id/slett',
    async () => (await import('../features/bruker/sletting/sletting-page.tsx')).SlettingPage,
  ),
  screen(
    'registreringer/slettet',
    async () => (await import('../features/vurdering/slettet-page.tsx')).SlettetPage,
  ),
  screen(
    'registreringer',
    async () => (await import('../features/vurdering/vurdering-list-page.tsx')).VurderingListPage,
    [
      // A dialog over the list, with an address of its own.
      screen(':id', async () => (await import('../features/vurdering/vurdering-page.tsx')).VurderingPage),
    ],
  ),
  screen(
    'produksjonsselskaper',
    async () => (await import('../features/produksjon/selskap/selskap-list-page.tsx')).SelskapListPage,
  ),
  screen(
    'produksjonsselskaper/ny',
    async () => (await import('../features/produksjon/selskap/selskap-page.tsx')).NyttSelskapPage,
  ),
  screen(
    'produksjonsselskaper/:id',
    async () => (await import('../features/produksjon/selskap/selskap-page.tsx')).SelskapPage,
  ),
  screen(
    'produksjoner',
    async () => (await import('../features/produksjon/register/register-list-page.tsx')).RegisterListPage,
  ),
  screen(
    'produksjoner/ny',
    async () => (await import('../features/produksjon/register/ny-produksjon-page.tsx')).NyProduksjonPage,
  ),
  screen(
    'produksjoner/:id',
    async () => (await import('../features/produksjon/register/produksjon-page.tsx')).ProduksjonPage,
  ),
  screen(
    'produksjoner/:id/slaa-sammen',
    async () => (await import('../features/produksjon/sammenslaaing/slaa-sammen-page.tsx')).SlaaSammenPage,
  ),
  screen(
    'fordeling',
    async () => (await import('../features/fordeling/stab/fordelingsliste-page.tsx')).FordelingslistePage,
  ),
  screen(
    'fordelingen',
    async () => (await import('../features/fordeling/kjoering/kjoering-list-page.tsx')).KjoeringListPage,
  ),
  screen(
    'fordelingen/potter',
    async () => (await import('../features/fordeling/pott/pott-list-page.tsx')).PottListPage,
  ),
  screen(
    'fordelingen/regnskap',
    async () => (await import('../features/fordeling/regnskap/regnskap-page.tsx')).RegnskapPage,
  ),
  screen(
    'fordelingen/avsatt',
    async () => (await import('../features/fordeling/avsatt/avsatt-page.tsx')).AvsattPage,
  ),
  screen(
    'fordelingen/skattegrunnlag',
    async () => (await import('../features/fordeling/skatt/skattegrunnlag-page.tsx')).SkattegrunnlagPage,
  ),
  screen(
    'fordelingen/planer',
    async () => (await import('../features/fordeling/plan/plan-list-page.tsx')).PlanListPage,
  ),
  screen(
    'fordelingen/planer/:id',
    async () => (await import('../features/fordeling/plan/plan-page.tsx')).PlanPage,
  ),
  screen(
    'fordelingen/:id',
    async () => (await import('../features/fordeling/kjoering/kjoering-page.tsx')).KjoeringPage,
  ),
  screen(
    'fordelingen/:id/linjer',
    async () => (await import('../features/fordeling/kjoering/linjer-page.tsx')).LinjerPage,
  ),
  { path: 'innstillinger', loader: () => redirect('/admin/innstillinger/infomelding') },
  screen(
    'innstillinger/:del/:navn?',
    async () => (await import('../features/innstilling/innstilling-page.tsx')).InnstillingPage,
  ),
  screen('ki', async () => (await import('../features/ki/kvalitet/kvalitet-page.tsx')).KvalitetPage),
  screen('saker', async () => (await import('../features/sak/behandling/sak-list-page.tsx')).SakListPage),
  screen('saker/:nummer', async () => (await import('./sak-med-dokument-page.tsx')).SakMedDokumentPage),
  screen(
    'sendelister',
    async () => (await import('../features/sendeliste/sendeliste-page.tsx')).SendelistePage,
  ),
  screen(
    'sendelister/ny',
    async () => (await import('../features/sendeliste/ny-import-page.tsx')).NyImportPage,
  ),
  screen('sendelister/:aar', async () => (await import('../features/sendeliste/rader-page.tsx')).RaderPage),
  screen(
    'sendelister/:aar/avklar',
    async () => (await import('../features/sendeliste/avklar-page.tsx')).AvklarPage,
  ),
  // Else an unknown address here would be drawn as a member's page, with what members are told.
  notFound,
]

const openScreens: RouteObject[] = [
  screen(
    '/ikke-hentet',
    async () => (await import('../features/fordeling/uhentet/uhentet-page.tsx')).UhentetPage,
  ),
  screen('/personvern', async () => (await import('../features/system/personvern-page.tsx')).PersonvernPage),
  screen(
    '/tilgjengelighet',
    async () => (await import('../features/system/tilgjengelighet-page.tsx')).TilgjengelighetPage,
  ),
  notFound,
]

export const router = createBrowserRouter([
  {
    errorElement: <PageError />,
    HydrateFallback: PageSkeleton,
    children: [
      ...ways,
      {
        element: <GuardedRoutes />,
        errorElement: <PageError />,
        children: [
          ...heldWays,
          {
            errorElement: <PageError />,
            lazy: fetched(async () => (await import('./member-layout.tsx')).MemberLayout),
            children: memberScreens,
          },
          {
            path: '/admin',
            errorElement: <PageError />,
            lazy: fetched(async () => (await import('./staff-layout.tsx')).StaffLayout),
            children: staffScreens,
          },
        ],
      },
      {
        errorElement: <PageError />,
        lazy: fetched(async () => (await import('./public-layout.tsx')).PublicLayout),
        children: openScreens,
      },
    ],
  },
])
