import {
  type Avgjoerelse,
  avgjoerelsesnavn,
  type Dokumentendring,
  type Funnslag,
  funnslagNavn,
  type Kjoeringstilstand,
  linjeslagnavn,
  type sumgrupper,
} from '@rp/contract/kjoering'

const tilstand: Record<Kjoeringstilstand, string> = {
  utkast: 'Utkast',
  simulert: 'Simulert',
  kontrollert: 'Kontrollert',
  frosset: 'Godkjent',
  utbetalt: 'Utbetalt',
}
const etter: Record<(typeof sumgrupper)[number], string> = {
  pott: 'Pott',
  gruppe: 'Funksjon',
  verkstype: 'Verkstype',
  selskap: 'Selskap',
}

/** Every word of the screens about runs of the distribution. */
export const text = {
  tittel: 'Kjøringer',
  ingress: 'En kjøring fordeler pottene for et visningsår etter planen.',
  henter: 'Henter kjøringene',
  feilet: 'Vi får ikke hentet kjøringene',
  hentFeilet: 'Vi får ikke hentet kjøringen',
  ingen: 'Det finnes ingen kjøringer ennå. Skriv inn pottene og planen først.',
  ny: 'Ny kjøring',
  tilbake: 'Til kjøringene',
  tilKjoeringen: 'Til kjøringen',
  tilstand,
  slag: linjeslagnavn,
  kolonne: {
    navn: 'Navn',
    aar: 'Visningsår',
    tilstand: 'Tilstand',
    brutto: 'Kom inn',
    krav: 'Til krav',
    mottakere: 'Mottakere',
    simulert: 'Simulert',
  },
  ikkeSimulert: 'Ikke ennå',
  simulert: (naar: string) => `Simulert ${naar}.`,
  stanset: (naar: string) => `Stanset ${naar}.`,
  nummer: (nummer: number) => `Nr. ${nummer}`,
  felt: {
    navn: 'Navn',
    navnFeil: 'Skriv et navn.',
    visningsaar: 'Visningsår',
    visningsaarFeil: 'Velg et visningsår.',
    velgAar: 'Velg',
    plan: 'Plan',
    planFeil: 'Velg en plan.',
    velgPlan: 'Velg',
    potter: 'Potter',
    potterFeil: 'Velg minst én pott.',
    ingenPotter: 'Ingen potter er skrevet inn for dette visningsåret.',
  },
  erMedI: (kjoering: string) => `Er med i «${kjoering}».`,
  potten: (kilde: string, slag: string, beloep: string) => `${kilde}, ${slag}, ${beloep}`,
  opprett: 'Opprett kjøringen',
  endre: 'Endre navn, plan eller potter',
  lagre: 'Lagre',
  kjoeringen: 'kjøringen',
  endret: 'Tallene er fra forrige simulering. Kjøringen er et utkast til den er simulert på nytt.',
  slett: 'Slett kjøringen',
  slettSpoersmaal: 'Vil du slette kjøringen?',
  slettTekst: 'Linjene blir borte, og pottene kan brukes i en annen kjøring.',
  valg: 'Plan og potter',
  simuler: 'Simuler',
  simulerIgjen: 'Simuler på nytt',
  simulerHjelp: 'Portalen regner med det som står i registrene nå. Ingenting blir utbetalt.',
  arbeid: {
    Venter: 'Venter på tur',
    Leser: 'Leser registrene',
    Regner: 'Regner og lagrer linjene',
    Kontrollerer: 'Leter etter noe å kontrollere',
  },
  arbeider: 'Portalen arbeider',
  mangler: {
    tittel: 'Dette stanset simuleringen',
    hjelp: 'Rett det i planen eller i registeret, og simuler på nytt.',
    alle: 'Felles',
  },
  regnskap: {
    tittel: 'Hvor hver krone er',
    korreksjon: 'Korreksjoner av tidligere kjøringer',
    frigitt: 'Frigitt fra tidligere potter',
    brutto: 'Kom inn',
    fradrag: 'Fradrag',
    avsetning: 'Avsetning',
    krav: 'Til krav',
    holdtTilbake: 'Av dette holdt tilbake',
    annetSted: 'Forvaltes av andre organisasjoner',
    utenKrav: 'Uten krav',
    ufordelt: 'Ufordelt',
    sum: 'Til sammen',
  },
  nokkel: (grunnlag: string, resultat: string) =>
    `Kontrolltall: grunnlag ${grunnlag.slice(0, 12)}, resultat ${resultat.slice(0, 12)}. Samme grunnlag gir alltid samme resultat.`,
  summer: {
    tittel: 'Hvem kravene går til',
    etter: 'Vis etter',
    beloep: 'Beløp',
    mottakere: 'Mottakere',
    linjer: 'Linjer',
    uten: 'Ikke oppgitt',
    ingen: 'Ingen krav får noe i denne kjøringen.',
  },
  etter,
  linjer: {
    tittel: 'Linjer',
    lenke: 'Se alle linjene',
    tabell: 'Linjene i kjøringen',
    antall: (antall: string) => `${antall} ${antall === '1' ? 'linje' : 'linjer'}`,
    ingen: 'Ingen linjer passer med filteret.',
    fil: (nummer: number) => `kjoering-${nummer}-linjer`,
    kolonne: {
      nummer: 'Nr.',
      slag: 'Slag',
      pott: 'Pott',
      produksjon: 'Produksjon',
      gruppe: 'Funksjon',
      person: 'Rettighetshaver',
      episoder: 'Episoder',
      beloep: 'Beløp',
      korriger: 'Korreksjon',
    },
    alleEpisoder: 'Alle',
    andel: (prosent: string) => `Avtalt andel ${prosent} %`,
    holdt: 'Holdt tilbake',
    ikkeKommet: 'Kan korrigeres når pengene er med i en godkjent kjøring.',
    holdtTil: { medlem: 'Frigitt til rettighetshaveren', reserve: 'Går til reserven' },
  },
} as const

type Tall = { tall: string; mot: string }
const tall: Record<Funnslag, (numbers: Tall) => string> = {
  for_mange_episoder: ({ tall, mot }) => `${tall} episoder er registrert, og ${mot} er vist.`,
  samme_person: ({ tall }) => `${tall} registreringer i samme verk og funksjon.`,
  uvanlig_mange: ({ tall }) => `${tall} personer. De fleste verk har én i denne funksjonen.`,
  langt_fra_i_fjor: ({ tall, mot }) => `${tall} nå, ${mot} for visningsåret før.`,
  mangler_konto: () => 'Vi vet ikke hvor pengene skal sendes.',
  avvist_konto: () => 'Pengene venter til medlemmet har en annen konto.',
  mangler_nummer: () => 'Vi kan ikke melde beløpet til Skatteetaten.',
  mangler_eoes: ({ tall }) =>
    `${tall === '1' ? 'Medlemmet er ikke EØS-borger og bor ikke i EØS.' : 'Medlemmet har ikke svart på spørsmålet om EØS.'} Vederlag for privatkopiering går bare til EØS-borgere og folk som bor i EØS.`,
  forvaltes_annet_sted: () =>
    'Beløpet går ikke til medlemmet, og ingen andre i verket får det. Det holdes for seg.',
  dokument_endret: () =>
    'Linjene er regnet ut av det som sto før. Simuler på nytt, hold linjene tilbake, eller godta med en begrunnelse.',
}

/** Every word about what must be settled in a run. */
export const funnText = {
  tittel: 'Funn som må avgjøres',
  henter: 'Henter funnene',
  feilet: 'Vi får ikke hentet funnene',
  aapne: (antall: string) => `${antall} funn er ikke avgjort.`,
  ingenAapne: 'Alle funn er avgjort.',
  ingen: 'Vi fant ingenting som må avgjøres.',
  slag: funnslagNavn,
  tall,
  endret: {
    slettet: 'Det er slettet',
    status: 'Statusen er ikke lenger BEHANDLET',
    rettigheter: 'Rettighetene eller signaturen er andre',
    registreringer: 'Registreringene er andre',
  } satisfies Record<Dokumentendring, string>,
  seDokumentet: 'Se dokumentet',
  gjelder: (beloep: string) => `Gjelder ${beloep}.`,
  avgjort: avgjoerelsesnavn,
  av: (hvem: string, naar: string) => `av ${hvem} ${naar}:`,
  avgjoer: { godtatt: 'Godta', holdt_tilbake: 'Hold tilbake' } satisfies Record<Avgjoerelse, string>,
  angre: 'Angre',
  dialog: { godtatt: 'Godta funnet', holdt_tilbake: 'Hold linjene tilbake' } satisfies Record<
    Avgjoerelse,
    string
  >,
  dialogTekst: {
    godtatt: 'Beløpet blir med i utbetalingen.',
    holdt_tilbake: 'Pengene settes av til saken er avklart. Ingenting går tapt.',
  } satisfies Record<Avgjoerelse, string>,
  alle: 'Gjelder alle åpne funn av dette slaget',
  lagre: 'Lagre',
} as const

/** Every word about the estimate that members see. */
export const anslagText = {
  tittel: 'Anslag for medlemmene',
  lukket: 'Medlemmene ser ikke hva denne kjøringen ville gitt dem.',
  aapent: (naar: string) =>
    `Siden ${naar} ser hvert medlem sitt eget anslag på siden Fordeling, merket som anslag. Det forsvinner når kjøringen blir godkjent.`,
  aapneFunn: 'Medlemmene ser ikke noe anslag før alle funn er avgjort.',
  venter: 'Medlemmene ser ikke noe anslag før kjøringen er simulert på nytt.',
  vis: 'Vis anslaget for medlemmene',
  skjul: 'Ta anslaget bort',
  spoersmaal: 'Vil du vise anslaget for medlemmene?',
  tekst: (antall: string) =>
    `${antall} ${antall === '1' ? 'medlem ser' : 'medlemmer ser'} da hva kjøringen ville gitt dem. Simulerer du på nytt, ser de de nye tallene. Det du holder tilbake, er ikke med.`,
} as const

/** Every word about the two people that a run needs. */
export const godkjenningText = {
  tittel: 'Kontroll og godkjenning',
  kontrollHjelp: 'Du avgjør funnene og sier at kjøringen er klar.',
  godkjennHjelp:
    'En annen administrator, som ikke har vært med på å lage den, godkjenner med passord og totrinnsinnlogging.',
  kontrollert: (hvem: string, naar: string) => `Kontrollert av ${hvem} ${naar}.`,
  godkjent: (hvem: string, naar: string) => `Godkjent av ${hvem} ${naar}. Ingenting kan endres mer.`,
  kontroller: 'Kjøringen er klar',
  avgjoerFoerst: 'Avgjør alle funn først.',
  godkjenn: 'Godkjenn kjøringen',
  spoersmaal: 'Vil du godkjenne kjøringen?',
  tekst: (beloep: string) => `${beloep} går til rettighetshavere. Etter dette kan ingen endre kjøringen.`,
} as const
