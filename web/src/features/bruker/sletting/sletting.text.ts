import type { Slettegruppe, Slettestilling } from '@rp/contract/sletting'

type Advarsel = Slettestilling['advarsler'][number]

const grupper: Readonly<Record<Slettegruppe, readonly [en: string, flere: string]>> = {
  konto: ['konto med alle opplysninger', 'opplysninger om kontoen, også ønsker om sletting'],
  innlogging: ['innlogging eller lenke', 'innlogginger og lenker'],
  dokument: ['dokument', 'dokumenter, også de i papirkurven'],
  registrering: ['registrering', 'registreringer'],
  fil: ['fil', 'filer, originalene og det vi har satt sammen'],
  ki: ['forslag fra KI', 'forslag fra KI'],
  sak: ['henvendelse', 'henvendelser'],
  melding: ['melding i henvendelsene', 'meldinger i henvendelsene'],
  epost: ['e-post til personen', 'e-poster til eller om personen'],
  historikk: ['linje i historikken tømmes', 'linjer i historikken tømmes'],
  arbeid: ['oppgave eller rad', 'oppgaver og rader'],
  spor: ['annet spor', 'andre spor: kvitteringer, påminnelser, kø og lagrede filtre'],
}

const ferdige = (antall: number): string =>
  antall === 1 ? 'ferdigbehandlet dokument' : 'ferdigbehandlede dokumenter'

export const text = {
  tittel: 'Slett en bruker',
  tittelHvem: (navn: string) => `Slett ${navn}`,
  henter: 'Henter hva som finnes …',
  feil: 'Vi fikk ikke hentet hva som finnes',
  tilBrukeren: 'Til brukeren',
  tilListen: 'Til brukerne',
  ingress:
    'Her står hva en sletting gjør, før noe er gjort. Kontoen stenges med en gang, og resten går av seg selv. Det kan ikke angres.',
  gruppe: (hva: Slettegruppe, antall: number, tall: string) =>
    `${tall} ${grupper[hva][antall === 1 ? 0 : 1]}`,
  fjernes: 'Dette fjernes',
  fjernet: 'Dette ble fjernet',
  ingenting: 'Ingenting.',
  pseudonym: 'Dette blir stående uten navn',
  pseudonymHva:
    'Det personen har gjort i registrene eller som saksbehandler, hører til sakene. Der står det «Slettet bruker».',
  pseudonymisert: (hva: Slettegruppe, antall: number, tall: string) =>
    hva === 'historikk'
      ? `${tall} ${antall === 1 ? 'linje' : 'linjer'} i historikken til andre ting`
      : `${tall} ${antall === 1 ? 'svar, import eller annen oppgave' : 'svar, importer eller andre oppgaver'}`,
  beholdes: 'Dette må beholdes en stund',
  beholdesIngenting: 'Ingenting må beholdes.',
  beholdt: {
    krav: (antall: number, tall: string) => `${tall} ${ferdige(antall)}, med navn og personnummer`,
    regnskap: (antall: number, tall: string) =>
      `Kontonummeret og grunnlaget for utbetalinger (${tall} ${antall === 1 ? 'dokument' : 'dokumenter'})`,
  },
  til: (dato: string) => `Til ${dato}. Så slettes det av seg selv.`,
  kvittering:
    'Medlemmet får en kvittering på e-post om hva som slettes og hva som beholdes, før adressen er borte.',
  advarsel: {
    ubetalt: ({ antall, aar }: Advarsel) =>
      `${antall} ${ferdige(antall)} gjelder et visningsår som ikke er utbetalt ennå (${aar.join(', ')}). Medlemmet kan miste vederlag. Snakk med medlemmet først.`,
    aapne_saker: ({ antall }: Advarsel) =>
      antall === 1 ? 'En henvendelse er ikke lukket.' : `${antall} henvendelser er ikke lukket.`,
    ikke_ferdig: ({ antall }: Advarsel) =>
      antall === 1 ? 'Et dokument er ikke ferdigbehandlet.' : `${antall} dokumenter er ikke ferdigbehandlet.`,
  },
  hindring: {
    deg_selv: 'Dette er din egen konto. Be en annen administrator om å slette den.',
    siste_administrator: 'Dette er den siste administratoren. Gi rollen til noen andre først.',
  },
  notat: 'Notat',
  notatHjelp: 'Hvorfor slettes brukeren? Blir ikke sendt til medlemmet, og slettes sammen med resten.',
  mangler: 'Skriv hvorfor brukeren slettes.',
  slett: 'Slett brukeren',
  sporsmaal: (navn: string) => `Slette ${navn}?`,
  sporsmaalTekst: 'Kontoen stenges med en gang, og det som står under «Dette fjernes», blir borte for godt.',
  feilet: 'Vi fikk ikke bestilt slettingen.',
  bestilt: (dato: string) =>
    `Slettingen ble bestilt ${dato}. Kontoen er stengt. Resten slettes når kvitteringen har gått ut.`,
  utfoert: (dato: string) => `Slettet ${dato}.`,
} as const
