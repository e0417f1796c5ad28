import { text as vei } from './src/features/auth/auth.text.ts'
import { text as persondata } from './src/features/bruker/bruker.text.ts'
import { text as dine } from './src/features/dokument/dine/dine.text.ts'
import { text as dokumentasjon } from './src/features/dokument/dokument.text.ts'
import { text as fordeling } from './src/features/fordeling/fordeling.text.ts'
import { text as hjem } from './src/features/hjem/hjem.text.ts'
import { text as produksjon } from './src/features/produksjon/produksjon.text.ts'
import { text as henvendelser } from './src/features/sak/henvendelse/henvendelse.text.ts'

/** The words that are painted of a screen before its scripts are here, and what stands around them there. */
export type Ord =
  | { som: 'inn'; tittel: string; slagord: string; under: string }
  | { som: 'hilsen'; tittel: string }
  | { som: 'side' | 'produksjonsside'; tittel: string; ingress?: string }

export type Skjerm = {
  /** The module that draws it, below `web/src/features` or as named from `web/src`; its component has its name. */
  modul?: string
  /** Who may come: who has no session, everybody, or who has one. Staff are asked for by their frame, and by every call. */
  hvem?: 'uten' | 'alle' | 'innlogget'
  /** The screen that it lies over. */
  over?: string
  /** Where an address leads that is no screen. */
  til?: string
  ord?: Ord
}
export type Ramme = 'ingen' | 'medlem' | 'stab' | 'aapen'

/** Every screen, by what stands around it. */
export const skjermer = {
  ingen: {
    '/login': { modul: 'auth/login-page', hvem: 'uten', ord: { som: 'inn', ...vei.logginn } },
    '/login/tilbake': { modul: 'auth/oidc-tilbake-page', hvem: 'uten' },
    '/registrering': { modul: 'auth/registrering-page', hvem: 'uten' },
    '/logout': { hvem: 'alle', til: '/login' },
    '/forgot-password': { modul: 'auth/forgot-password-page', hvem: 'alle' },
    '/reset-password/:id': { modul: 'auth/reset-password-page', hvem: 'alle' },
    '/bekreft-epost/:id': { modul: 'auth/bekreft-epost-page', hvem: 'alle' },
    // Where somebody is led whose session the server holds back.
    '/totrinn': { modul: 'auth/totrinn-page', hvem: 'innlogget' },
    '/koblinger': { modul: 'auth/koblinger-page', hvem: 'innlogget' },
  },
  medlem: {
    '/': { modul: 'hjem/hjem-page', ord: { som: 'hilsen', tittel: hjem.hei('') } },
    '/persondata': { modul: 'bruker/persondata-page', ord: { som: 'side', ...persondata } },
    '/kontraktsdatabase': {
      modul: 'dokument/dokument-list-page',
      ord: { som: 'side', tittel: dokumentasjon.tittel },
    },
    '/produksjoner': { modul: 'app/produksjoner-page', ord: { som: 'produksjonsside', ...produksjon } },
    '/dineproduksjoner': {
      modul: 'dokument/dine/dine-produksjoner-page',
      ord: { som: 'produksjonsside', ...dine },
    },
    '/henvendelser': {
      modul: 'sak/henvendelse/henvendelse-list-page',
      ord: { som: 'side', ...henvendelser },
    },
    '/henvendelser/:nummer': { modul: 'sak/henvendelse/henvendelse-page' },
    '/oppgjoer': { modul: 'fordeling/oppgjoer/oppgjoer-page' },
    '/fordelingv23': { modul: 'fordeling/fordeling-page', ord: { som: 'produksjonsside', ...fordeling } },
  },
  stab: {
    '/admin': { modul: 'oversikt/oversikt-page' },
    '/admin/feilet': { modul: 'oversikt/feilet-page' },
    '/admin/brukere': { modul: 'bruker/stab/bruker-list-page' },
    '/admin/brukere/:id': { modul: 'bruker/stab/bruker-page' },
    '/admin/brukere/:id/slett': { modul: 'bruker/sletting/sletting-page' },
    '/admin/registreringer/slettet': { modul: 'vurdering/slettet-page' },
    '/admin/registreringer': { modul: 'vurdering/vurdering-list-page' },
    '/admin/registreringer/:id': { modul: 'vurdering/vurdering-page', over: '/admin/registreringer' },
    '/admin/produksjonsselskaper': { modul: 'produksjon/selskap/selskap-list-page' },
    '/admin/produksjonsselskaper/ny': { modul: 'produksjon/selskap/selskap-page' },
    '/admin/produksjonsselskaper/:id': { modul: 'produksjon/selskap/selskap-page' },
    '/admin/produksjoner': { modul: 'produksjon/register/register-list-page' },
    '/admin/produksjoner/ny': { modul: 'produksjon/register/ny-produksjon-page' },
    '/admin/produksjoner/:id': { modul: 'produksjon/register/produksjon-page' },
    '/admin/produksjoner/:id/slaa-sammen': { modul: 'produksjon/sammenslaaing/slaa-sammen-page' },
    '/admin/fordeling': { modul: 'fordeling/stab/fordelingsliste-page' },
    '/admin/fordelingen': { modul: 'fordeling/kjoering/kjoering-list-page' },
    '/admin/fordelingen/potter': { modul: 'fordeling/pott/pott-list-page' },
    '/admin/fordelingen/regnskap': { modul: 'fordeling/regnskap/regnskap-page' },
    '/admin/fordelingen/avsatt': { modul: 'fordeling/avsatt/avsatt-page' },
    '/admin/fordelingen/skattegrunnlag': { modul: 'fordeling/skatt/skattegrunnlag-page' },
    '/admin/fordelingen/planer': { modul: 'fordeling/plan/plan-list-page' },
    '/admin/fordelingen/planer/:id': { modul: 'fordeling/plan/plan-page' },
    '/admin/fordelingen/:id': { modul: 'fordeling/kjoering/kjoering-page' },
    '/admin/fordelingen/:id/linjer': { modul: 'fordeling/kjoering/linjer-page' },
    '/admin/innstillinger': { til: '/admin/innstillinger/infomelding' },
    '/admin/innstillinger/:del/:navn?': { modul: 'innstilling/innstilling-page' },
    '/admin/ki': { modul: 'ki/kvalitet/kvalitet-page' },
    '/admin/saker': { modul: 'sak/behandling/sak-list-page' },
    '/admin/saker/:nummer': { modul: 'app/sak-med-dokument-page' },
    '/admin/sendelister': { modul: 'sendeliste/sendeliste-page' },
    '/admin/sendelister/ny': { modul: 'sendeliste/ny-import-page' },
    '/admin/sendelister/:aar': { modul: 'sendeliste/rader-page' },
    '/admin/sendelister/:aar/avklar': { modul: 'sendeliste/avklar-page' },
  },
  aapen: {
    '/ikke-hentet': { modul: 'fordeling/uhentet/uhentet-page' },
    '/personvern': { modul: 'system/personvern-page' },
    '/tilgjengelighet': { modul: 'system/tilgjengelighet-page' },
  },
} as const satisfies Record<Ramme, Record<string, Skjerm>>

type Table = typeof skjermer
type PathsIn<Rows> = { [Path in keyof Rows]: Rows[Path] extends { modul: string } ? Path : never }[keyof Rows]
/** The path of a screen, in the router's words. */
export type Sti = { [R in Ramme]: PathsIn<Table[R]> }[Ramme]
