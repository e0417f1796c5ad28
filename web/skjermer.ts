import { visningsaar } from '@rp/contract/fordeling'
import { text as vei } from './src/features/auth/auth.text.ts'
import { text as persondata } from './src/features/bruker/bruker.text.ts'
import { listText as brukere } from './src/features/bruker/stab/stab.text.ts'
import { text as dine } from './src/features/dokument/dine/dine.text.ts'
import { text as dokumentasjon } from './src/features/dokument/dokument.text.ts'
import { text as avsatt } from './src/features/fordeling/avsatt/avsatt.text.ts'
import { text as fordeling } from './src/features/fordeling/fordeling.text.ts'
import { text as kjoeringer } from './src/features/fordeling/kjoering/kjoering.text.ts'
import { text as oppgjoer } from './src/features/fordeling/oppgjoer/oppgjoer.text.ts'
import { text as planer } from './src/features/fordeling/plan/plan.text.ts'
import { text as potter } from './src/features/fordeling/pott/pott.text.ts'
import { text as regnskap } from './src/features/fordeling/regnskap/regnskap.text.ts'
import { text as skatt } from './src/features/fordeling/skatt/skattegrunnlag.text.ts'
import { text as fordelingsliste } from './src/features/fordeling/stab/fordelingsliste.text.ts'
import { text as hjem } from './src/features/hjem/hjem.text.ts'
import { text as kvalitet } from './src/features/ki/kvalitet/kvalitet.text.ts'
import { text as oversikt } from './src/features/oversikt/oversikt.text.ts'
import { text as produksjon } from './src/features/produksjon/produksjon.text.ts'
import { listText as register } from './src/features/produksjon/register/register.text.ts'
import { listText as selskaper } from './src/features/produksjon/selskap/selskap.text.ts'
import { listText as saker } from './src/features/sak/behandling/behandling.text.ts'
import { text as henvendelser } from './src/features/sak/henvendelse/henvendelse.text.ts'
import { text as sendelister } from './src/features/sendeliste/sendeliste.text.ts'
import { text as masse } from './src/features/vurdering/masse.text.ts'
import { text as dokument, listText as registreringer } from './src/features/vurdering/vurdering.text.ts'

/** The words that are painted of a screen before its scripts are here, and what stands around them there. */
export type Ord =
  | { som: 'inn'; tittel: string; slagord: string; under: string }
  | { som: 'hilsen'; tittel: string }
  | { som: 'dokument'; tittel: string; ingress: string }
  | { som: 'side' | 'produksjonsside' | 'stab'; tittel: string; ingress?: string }

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
  /** What it asks for first, so that the answers are under way with its scripts; `{meg}` is who is logged in, `{siste}` the address's last part. */
  henter?: readonly string[]
}
export type Ramme = 'ingen' | 'medlem' | 'stab' | 'aapen'

const stab = ({ tittel, ingress }: { tittel: string; ingress?: unknown }): Ord => ({
  som: 'stab',
  tittel,
  ...(typeof ingress === 'string' && { ingress }),
})

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
    '/': {
      modul: 'hjem/hjem-page',
      ord: { som: 'hilsen', tittel: hjem.hei('') },
      henter: [
        '/api/document/mine/{meg}',
        '/api/andeler/{meg}',
        '/api/oppgjoer/{meg}',
        `/api/oppgjoer/{meg}/anslag/${visningsaar.aar}`,
      ],
    },
    '/persondata': {
      modul: 'bruker/persondata-page',
      ord: { som: 'side', ...persondata },
    },
    '/kontraktsdatabase': {
      modul: 'dokument/dokument-list-page',
      ord: { som: 'side', tittel: dokumentasjon.tittel },
      henter: ['/api/document/mine/{meg}'],
    },
    '/produksjoner': {
      modul: 'app/produksjoner-page',
      ord: { som: 'produksjonsside', ...produksjon },
      henter: ['/api/produksjoner/side', '/api/document/mine/{meg}'],
    },
    '/dineproduksjoner': {
      modul: 'dokument/dine/dine-produksjoner-page',
      ord: { som: 'produksjonsside', ...dine },
      henter: ['/api/document/mine/{meg}'],
    },
    '/henvendelser': {
      modul: 'sak/henvendelse/henvendelse-list-page',
      ord: { som: 'side', ...henvendelser },
      henter: ['/api/henvendelser'],
    },
    '/henvendelser/:nummer': { modul: 'sak/henvendelse/henvendelse-page' },
    '/oppgjoer': {
      modul: 'fordeling/oppgjoer/oppgjoer-page',
      ord: { som: 'side', ...oppgjoer },
      henter: ['/api/andeler/{meg}', '/api/oppgjoer/{meg}'],
    },
    '/fordelingv23': {
      modul: 'fordeling/fordeling-page',
      ord: { som: 'produksjonsside', ...fordeling },
      henter: [`/api/oppgjoer/{meg}/anslag/${visningsaar.aar}`, `/api/fordeling/${visningsaar.aar}/{meg}`],
    },
  },
  stab: {
    '/admin': {
      modul: 'oversikt/oversikt-page',
      ord: stab({ tittel: '\u00a0', ingress: oversikt.ingress }),
      henter: ['/api/oversikt'],
    },
    '/admin/feilet': { modul: 'oversikt/feilet-page' },
    '/admin/brukere': {
      modul: 'bruker/stab/bruker-list-page',
      ord: stab(brukere),
      henter: ['/api/user/users?sorter=etternavn&retning=stigende&side=1&antall=50'],
    },
    '/admin/brukere/:id': { modul: 'bruker/stab/bruker-page' },
    '/admin/brukere/:id/slett': { modul: 'bruker/sletting/sletting-page' },
    '/admin/registreringer/slettet': {
      modul: 'vurdering/slettet-page',
      ord: stab({ tittel: masse.slettede }),
    },
    '/admin/registreringer': {
      modul: 'vurdering/vurdering-list-page',
      ord: stab(registreringer),
      henter: [
        '/api/document/registreringer?sorter=mottatt&retning=stigende&status=venter-paa-oss&side=1&antall=50',
        '/api/document/registreringer/statuser',
        '/api/filtre?liste=registreringer',
        '/api/document/masseendringer',
      ],
    },
    '/admin/registreringer/:id': {
      modul: 'vurdering/vurdering-page',
      over: '/admin/registreringer',
      ord: { som: 'dokument', tittel: dokument.henter, ingress: dokument.epost },
      henter: [
        '/api/document/{siste}',
        '/api/document/{siste}/kontroll',
        '/api/document/{siste}/ki',
        '/api/document/registreringer/rekke?sorter=mottatt&retning=stigende&status=venter-paa-oss&dokument={siste}',
      ],
    },
    '/admin/produksjonsselskaper': { modul: 'produksjon/selskap/selskap-list-page', ord: stab(selskaper) },
    '/admin/produksjonsselskaper/ny': { modul: 'produksjon/selskap/selskap-page' },
    '/admin/produksjonsselskaper/:id': { modul: 'produksjon/selskap/selskap-page' },
    '/admin/produksjoner': { modul: 'produksjon/register/register-list-page', ord: stab(register) },
    '/admin/produksjoner/ny': { modul: 'produksjon/register/ny-produksjon-page' },
    '/admin/produksjoner/:id': { modul: 'produksjon/register/produksjon-page' },
    '/admin/produksjoner/:id/slaa-sammen': { modul: 'produksjon/sammenslaaing/slaa-sammen-page' },
    '/admin/fordeling': { modul: 'fordeling/stab/fordelingsliste-page', ord: stab(fordelingsliste) },
    '/admin/fordelingen': { modul: 'fordeling/kjoering/kjoering-list-page', ord: stab(kjoeringer) },
    '/admin/fordelingen/potter': { modul: 'fordeling/pott/pott-list-page', ord: stab(potter) },
    '/admin/fordelingen/regnskap': { modul: 'fordeling/regnskap/regnskap-page', ord: stab(regnskap) },
    '/admin/fordelingen/avsatt': { modul: 'fordeling/avsatt/avsatt-page', ord: stab(avsatt) },
    '/admin/fordelingen/skattegrunnlag': { modul: 'fordeling/skatt/skattegrunnlag-page', ord: stab(skatt) },
    '/admin/fordelingen/planer': { modul: 'fordeling/plan/plan-list-page', ord: stab(planer) },
    '/admin/fordelingen/planer/:id': { modul: 'fordeling/plan/plan-page' },
    '/admin/fordelingen/:id': { modul: 'fordeling/kjoering/kjoering-page' },
    '/admin/fordelingen/:id/linjer': { modul: 'fordeling/kjoering/linjer-page' },
    '/admin/innstillinger': { til: '/admin/innstillinger/infomelding' },
    '/admin/innstillinger/:del/:navn?': { modul: 'innstilling/innstilling-page' },
    '/admin/ki': { modul: 'ki/kvalitet/kvalitet-page', ord: stab(kvalitet) },
    '/admin/saker': { modul: 'sak/behandling/sak-list-page', ord: stab(saker) },
    '/admin/saker/:nummer': { modul: 'app/sak-med-dokument-page' },
    '/admin/sendelister': { modul: 'sendeliste/sendeliste-page', ord: stab(sendelister) },
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
