import * as z from 'zod/mini'
import { defineEndpoint } from './endpoint.ts'
import { Tidspunkt } from './id.ts'

export type Enhet = 'dager' | 'aar'

/** How long one kind of data is kept, from when, and why. Read by staff and, on /personvern, by everybody. */
export type Oppbevaringsregel = {
  readonly hva: string
  /** What the time is counted from, after «… etter». */
  readonly fra: string
  readonly grunn: string
  readonly enhet: Enhet
  readonly standard: number
  /** Staff may set it between these; without them it is fixed. */
  readonly grenser?: readonly [minst: number, hoeyst: number]
  /** Set where the portal runs, not by staff. */
  readonly drift?: 'TRASH_DAYS'
}

/** One table for all retention. A rule that is not here removes nothing. */
export const oppbevaringsregler = {
  papirkurv: {
    hva: 'Dokumenter som er slettet',
    fra: 'slettingen',
    grunn: 'Et dokument som ble slettet ved en feil, skal kunne hentes tilbake.',
    enhet: 'dager',
    standard: 30,
    drift: 'TRASH_DAYS',
  },
  krav: {
    hva: 'Ferdigbehandlede dokumenter til den som er slettet, med navn og personnummer',
    fra: 'utgangen av året de ble ferdigbehandlet',
    grunn:
      'De er grunnlaget for vederlag. Krav kan komme etter den vanlige fristen på tre år (foreldelsesloven §§ 2, 3 og 10).',
    enhet: 'aar',
    standard: 10,
    grenser: [3, 13],
  },
  regnskap: {
    hva: 'Kontonummer og grunnlaget for utbetalinger til den som er slettet',
    fra: 'utgangen av året dokumentet ble ferdigbehandlet',
    grunn: 'Regnskapet skal kunne kontrolleres i fem år (bokføringsloven § 13).',
    enhet: 'aar',
    standard: 5,
    grenser: [5, 15],
  },
  betalinger: {
    hva: 'Navn, adresse og konto i betalinger',
    fra: 'utgangen av året betalingen ble låst',
    grunn: 'Regnskapet skal kunne kontrolleres i fem år (bokføringsloven § 13).',
    enhet: 'aar',
    standard: 5,
  },
  utbetalingsfiler: {
    hva: 'Filer med betalinger til banken',
    fra: 'utgangen av året filen ble laget',
    grunn: 'Regnskapet skal kunne kontrolleres i fem år (bokføringsloven § 13).',
    enhet: 'aar',
    standard: 5,
  },
  skattegrunnlag: {
    hva: 'Filer med grunnlag til Skatteetaten',
    fra: 'at filen ble laget',
    grunn:
      'Den som melder til Skatteetaten, må rekke å hente filen. Den har personnumre og skal ikke bli liggende.',
    enhet: 'dager',
    standard: 1,
  },
  ubrukte_kontoer: {
    hva: 'Kontoer som aldri er tatt i bruk',
    fra: 'registreringen',
    grunn: 'Den som aldri har logget inn eller lagt inn noe, har ingen sak hos oss.',
    enhet: 'dager',
    standard: 180,
    grenser: [30, 1095],
  },
  inaktive_varsles: {
    hva: 'Kontoer ingen bruker, før vi varsler på e-post',
    fra: 'siste innlogging',
    grunn: 'Vi skal ikke ha personnumre liggende for kontoer som ikke er i bruk.',
    enhet: 'aar',
    standard: 5,
    grenser: [1, 15],
  },
  inaktive_stenges: {
    hva: 'Kontoer ingen bruker, før de stenges',
    fra: 'varselet',
    grunn: 'Den som vil beholde kontoen, skal rekke å logge inn.',
    enhet: 'dager',
    standard: 60,
    grenser: [14, 365],
  },
  stengte_slettes: {
    hva: 'Kontoer som er stengt fordi ingen brukte dem',
    fra: 'stengingen',
    grunn: 'Medlemmet kan melde seg en stund etterpå. Så slettes kontoen som om medlemmet hadde bedt om det.',
    enhet: 'aar',
    standard: 2,
    grenser: [1, 15],
  },
  saker: {
    hva: 'Lukkede henvendelser',
    fra: 'lukkingen',
    grunn: 'Vi og medlemmet må kunne slå opp hva som ble sagt, så lenge noen kan komme tilbake til det.',
    enhet: 'aar',
    standard: 5,
    grenser: [1, 15],
  },
  andelsavtaler: {
    hva: 'Forslag og avtaler om andeler som ikke gjelder lenger',
    fra: 'at de falt bort',
    grunn: 'En klage på et oppgjør kan gjelde hva de som deler en fagfunksjon, var enige om.',
    enhet: 'aar',
    standard: 5,
    grenser: [1, 15],
  },
  ki_lesinger: {
    hva: 'Det KI har lest og foreslått',
    fra: 'lesingen',
    grunn: 'Vi bruker det til å se hvor godt KI treffer.',
    enhet: 'aar',
    standard: 3,
    grenser: [1, 10],
  },
  innsynsgrunner: {
    hva: 'Grunnen som ble oppgitt da noen så et personnummer eller kontonummer',
    fra: 'at noen så det',
    grunn: 'Misbruk skal kunne oppdages. At noen så det, og når, blir stående i historikken.',
    enhet: 'aar',
    standard: 5,
    grenser: [1, 15],
  },
  epost_innhold: {
    hva: 'Innholdet i e-post som ikke lot seg sende',
    fra: 'at e-posten ble laget',
    grunn: 'Innholdet i e-post som er sendt, slettes med en gang. Resten skal kunne sendes på nytt.',
    enhet: 'dager',
    standard: 30,
    grenser: [1, 365],
  },
  epost: {
    hva: 'At vi har sendt en e-post, til hvem og når',
    fra: 'sendingen',
    grunn: 'Et medlem skal kunne spørre om vi har skrevet.',
    enhet: 'dager',
    standard: 365,
    grenser: [30, 3650],
  },
  sletteoensker: {
    hva: 'Ønsker om sletting som er trukket eller behandlet',
    fra: 'at de ble lukket',
    grunn: 'Vi må kunne vise at vi har svart.',
    enhet: 'aar',
    standard: 1,
    grenser: [1, 5],
  },
  masseendringer: {
    hva: 'Hva dokumenter var før en masseendring',
    fra: 'endringen',
    grunn: 'En masseendring kan angres i et døgn, og feil oppdages gjerne litt senere.',
    enhet: 'dager',
    standard: 90,
  },
  sammenslaainger: {
    hva: 'Hva produksjoner og selskaper var før en sammenslåing',
    fra: 'sammenslåingen',
    grunn: 'En sammenslåing av to som ikke var den samme, skal kunne angres.',
    enhet: 'dager',
    standard: 30,
  },
  jobber: {
    hva: 'Arbeid i køen som er gitt opp',
    fra: 'siste forsøk',
    grunn: 'Driften må rekke å finne feilen.',
    enhet: 'dager',
    standard: 90,
  },
  innlogginger: {
    hva: 'Innlogginger',
    fra: 'at de er utløpt',
    grunn: 'Portalen må vite hvem som er logget inn.',
    enhet: 'dager',
    standard: 1,
  },
  lenker: {
    hva: 'Lenker for nytt passord og ny e-postadresse',
    fra: 'at de er utløpt',
    grunn: 'En lenke virker bare én gang.',
    enhet: 'dager',
    standard: 1,
  },
  forsoek: {
    hva: 'Tellere for forsøk på å logge inn, uten navn og adresse',
    fra: 'forsøket',
    grunn: 'De hindrer at noen prøver passord i det uendelige.',
    enhet: 'dager',
    standard: 2,
  },
  robotsjekker: {
    hva: 'Brukte robotsjekker',
    fra: 'at de er utløpt',
    grunn: 'En løsning skal bare gjelde én gang.',
    enhet: 'dager',
    standard: 1,
  },
  opplastinger: {
    hva: 'Fremdrift og kvitteringer for opplastinger',
    fra: 'opplastingen',
    grunn: 'Den samme opplastingen skal ikke bli lagret to ganger.',
    enhet: 'dager',
    standard: 1,
  },
  sendelisteutkast: {
    hva: 'Sendelister som noen har begynt å importere, med filen',
    fra: 'at noen sist arbeidet med dem',
    grunn: 'Filen trengs bare til importen er ferdig.',
    enhet: 'dager',
    standard: 1,
  },
  aapne_dokumenter: {
    hva: 'Hvilken saksbehandler som har et dokument åpent',
    fra: 'at det sist var åpent',
    grunn: 'To saksbehandlere skal ikke arbeide med det samme uten å vite det.',
    enhet: 'dager',
    standard: 1,
  },
} as const satisfies Record<string, Oppbevaringsregel>

export type Regelnavn = keyof typeof oppbevaringsregler
export const regelnavn = Object.keys(oppbevaringsregler) as readonly Regelnavn[]
export const regelOf = (navn: Regelnavn): Oppbevaringsregel => oppbevaringsregler[navn]

/** `30 dager`, `1 år`. */
export const varighet = (tid: number, enhet: Enhet): string =>
  enhet === 'aar' ? `${tid} år` : `${tid} ${tid === 1 ? 'dag' : 'dager'}`

type Settbar = {
  [N in Regelnavn]: (typeof oppbevaringsregler)[N] extends { grenser: readonly [number, number] } ? N : never
}[Regelnavn]
/** Those whose time staff set. */
export const settbareRegler = regelnavn.filter((navn): navn is Settbar => regelOf(navn).grenser !== undefined)
export type Tider = Record<Settbar, number>

const tider = Object.fromEntries(
  settbareRegler.map(navn => {
    const { grenser: [minst, hoeyst] = [0, 0], standard } = regelOf(navn)
    const setning = `Skriv et helt tall fra ${minst} til ${hoeyst}.`
    // A rule that came after the last save has its own time.
    return [
      navn,
      z._default(
        z.number(setning).check(z.int(setning), z.minimum(minst, setning), z.maximum(hoeyst, setning)),
        standard,
      ),
    ]
  }),
) as Record<Settbar, z.ZodMiniDefault<z.ZodMiniNumber<number>>>
export const Oppbevaringstider = z.object(tider)

export const standardtider = Object.fromEntries(
  settbareRegler.map(navn => [navn, regelOf(navn).standard]),
) as Tider

const Navn = z.enum(regelnavn as readonly [Regelnavn, ...Regelnavn[]])
export const Oppbevaring = z.object({
  /** Each rule with the time that holds now, and how much would go tonight. */
  regler: z.array(z.object({ navn: Navn, tid: z.number(), antall: z.number() })),
  /** What went last time; null before the first. */
  sist: z.nullable(
    z.object({ tid: Tidspunkt, fjernet: z.array(z.object({ navn: Navn, antall: z.number() })) }),
  ),
  /** Everybody who was erased: how many, of how many something is kept, and when the next of it goes. */
  slettede: z.object({
    antall: z.number(),
    venter: z.number(),
    beholdt: z.number(),
    neste: z.nullable(z.string()),
  }),
})
export type Oppbevaring = z.infer<typeof Oppbevaring>

export const getOppbevaring = defineEndpoint({
  method: 'GET',
  path: '/api/oppbevaring',
  access: 'administrator',
  summary: 'How long each kind of data is kept and why, what would go tonight, and what went last time.',
  response: Oppbevaring,
})
