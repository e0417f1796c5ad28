import type { Skattegrunnlag, Skattemangel } from '@rp/contract/skattegrunnlag'

const personer = (antall: number): string => (antall === 1 ? 'én person' : `${antall} personer`)

/** Every word of the page with what is reported to the tax office. */
export const text = {
  tittel: 'Skattegrunnlag',
  ingress:
    'Vederlag til privatpersoner og enkeltpersonforetak meldes til Skatteetaten innen 15. februar. Her lager du en fil med hvem som fikk hvor mye i et kalenderår.',
  henter: 'Henter skattegrunnlagene',
  feilet: 'Vi får ikke hentet skattegrunnlagene',
  ingen: 'Vi har ikke betalt ut noe ennå. Kom tilbake når en fil til banken er merket som sendt.',
  tilKjoeringene: 'Til kjøringene',
  nytt: 'Lag et nytt grunnlag',
  nyttHjelp:
    'Filen har navn, fødselsnummer, om vederlaget er i næring, organisasjonsnummer og beløp. Beløpet er det som er betalt med dato i året. Det som feilet, teller ikke, og korreksjoner er trukket fra. Vederlag til aksjeselskaper skal ikke meldes her.',
  nyttKrav:
    'Du må ha logget inn med to trinn for å lage filen. En annen administrator frigir den, også med to trinn.',
  aar: 'Kalenderår',
  uferdig: (aar: number) =>
    `${aar} er ikke slutt. Betaler vi ut mer i år, stemmer ikke filen lenger, og den kan ikke meldes til Skatteetaten.`,
  uferdigBekreft: 'Jeg vil ha grunnlaget likevel',
  uferdigFeil: 'Bekreft at du vil ha grunnlaget før året er slutt.',
  laget: 'Grunnlaget ble laget før året var slutt. Det kan mangle betalinger.',
  aaret: (aar: number, antall: number, beloep: string) => `${aar}: ${personer(antall)}, ${beloep}`,
  begrunnelseHjelp: 'For eksempel «Årlig innrapportering». De som er med i filen, kan lese den.',
  lag: 'Lag grunnlaget',
  grunnlaget: (aar: number) => `Grunnlag for ${aar}`,
  innhold: (antall: number, beloep: string) => `Filen gjelder ${personer(antall)} og til sammen ${beloep}.`,
  bestilt: (hvem: string, naar: string, hvorfor: string) => `Laget av ${hvem} ${naar}: «${hvorfor}»`,
  frigitt: (hvem: string, naar: string, hvorfor: string) => `Frigitt av ${hvem} ${naar}: «${hvorfor}»`,
  stand: {
    lages: 'Filen lages …',
    klar: 'En annen administrator må frigi filen, med passord og totrinnsinnlogging, før noen kan laste den ned.',
    frigitt: 'Filen er frigitt.',
    endret: 'Betalingene er endret siden filen ble laget. Den kan ikke brukes. Lag et nytt grunnlag.',
    slettet: 'Filen er slettet.',
  } satisfies Record<Skattegrunnlag['stand'], string>,
  slettes: (naar: string) => `Filen slettes ${naar}.`,
  frigi: 'Frigi',
  frigiHva: (aar: number) => `Frigi grunnlaget for ${aar}`,
  frigiTekst:
    'Den som laster ned filen, ser fødselsnummeret til alle som er med. Hver av dem kan se hvem som gjorde det, og hvorfor.',
  lastNed: 'Last ned filen',
  filnavn: (aar: number) => `skattegrunnlag-${aar}.xlsx`,
  funn: (antall: number) => `Noe mangler for ${personer(antall)}`,
  funnHjelp: 'De er med i filen med det vi vet. Be dem om opplysningene, og lag et nytt grunnlag etterpå.',
  flere: (antall: number) => `Her er de første ${antall}, med de største beløpene først.`,
  mangler: {
    nummer: 'Mangler fødselsnummer og internasjonalt ID-nummer.',
    orgnr: 'Får vederlaget i næring, men har ikke et gyldig organisasjonsnummer.',
    naering: 'Har ikke svart på om vederlaget er i næring.',
  } satisfies Record<Skattemangel, string>,
} as const
