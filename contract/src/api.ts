import * as andel from './andel.ts'
import * as auth from './auth.ts'
import * as avsatt from './avsatt.ts'
import * as bruker from './bruker.ts'
import * as brukerStab from './bruker-stab.ts'
import * as dokument from './dokument.ts'
import * as egenFordeling from './egen-fordeling.ts'
import type { Endpoint } from './endpoint.ts'
import * as enhetsregister from './enhetsregister.ts'
import * as fordelingsliste from './fordelingsliste.ts'
import * as fordelingsplan from './fordelingsplan.ts'
import * as forslag from './forslag.ts'
import * as frase from './frase.ts'
import * as historikk from './historikk.ts'
import * as ikkeHentet from './ikke-hentet.ts'
import * as innlogging from './innlogging.ts'
import * as innstilling from './innstilling.ts'
import * as ki from './ki.ts'
import * as kjoering from './kjoering.ts'
import * as konto from './konto.ts'
import * as korreksjon from './korreksjon.ts'
import * as lagretFilter from './lagret-filter.ts'
import * as masseendring from './masseendring.ts'
import * as nyProduksjon from './ny-produksjon.ts'
import * as oidc from './oidc.ts'
import * as oppbevaring from './oppbevaring.ts'
import * as oppgjoer from './oppgjoer.ts'
import * as opplasting from './opplasting.ts'
import * as oversikt from './oversikt.ts'
import * as papirkurv from './papirkurv.ts'
import * as personnummer from './personnummer.ts'
import * as pott from './pott.ts'
import * as pottregnskap from './pottregnskap.ts'
import * as produksjon from './produksjon.ts'
import * as produksjonsregister from './produksjonsregister.ts'
import * as registreringsliste from './registreringsliste.ts'
import * as sak from './sak.ts'
import * as saksbehandling from './saksbehandling.ts'
import * as sammenslaaing from './sammenslaaing.ts'
import * as selskapsregister from './selskapsregister.ts'
import * as sendeliste from './sendeliste.ts'
import * as sendelisterad from './sendelisterad.ts'
import * as skattegrunnlag from './skattegrunnlag.ts'
import * as sletting from './sletting.ts'
import * as totrinn from './totrinn.ts'
import * as utbetaling from './utbetaling.ts'
import * as visningsaar from './visningsaar.ts'
import * as vurdering from './vurdering.ts'

const modules = {
  andel,
  auth,
  avsatt,
  bruker,
  brukerStab,
  dokument,
  enhetsregister,
  fordelingsliste,
  fordelingsplan,
  forslag,
  egenFordeling,
  frase,
  historikk,
  ikkeHentet,
  innstilling,
  ki,
  innlogging,
  kjoering,
  korreksjon,
  konto,
  lagretFilter,
  masseendring,
  nyProduksjon,
  oidc,
  papirkurv,
  oppbevaring,
  oppgjoer,
  opplasting,
  oversikt,
  personnummer,
  pott,
  pottregnskap,
  produksjon,
  produksjonsregister,
  registreringsliste,
  sak,
  sammenslaaing,
  selskapsregister,
  saksbehandling,
  sendeliste,
  sendelisterad,
  totrinn,
  sletting,
  skattegrunnlag,
  utbetaling,
  visningsaar,
  vurdering,
}

type Module = (typeof modules)[keyof typeof modules]
type NameOf<Exported> = Exported extends Endpoint ? `${Exported['method']} ${Exported['path']}` : never
type NamesIn<M> = M extends unknown ? NameOf<M[keyof M]> : never
/** Method and path of each endpoint: what a table must list to have them all. */
export type EndpointName = NamesIn<Module>

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value && 'access' in value

/** Every endpoint of the contract. A route that is not in it does not exist; one that is must be answered. */
export const endpoints: readonly Endpoint[] = Object.values(modules).flatMap(module =>
  Object.values(module).filter(isEndpoint),
)
