import { sitat } from '../../platform/format.ts'

/** Every word of the settings. */
export const text = {
  tittel: 'Innstillinger',
  ingress: 'Det du lagrer her, gjelder med en gang for alle.',
  deler: 'Deler av innstillingene',
  henter: 'Henter innstillingene',
  feilet: 'Vi fikk ikke hentet innstillingene',
  lagre: 'Lagre',
  lagret: 'Lagret. Det gjelder fra nå av.',
  tilbakestill: 'Tilbakestill',
  tilbakestilt: 'Tilbakestilt. Det som fulgte med portalen, gjelder fra nå av.',
  tilbakestillTittel: (tittel: string) => `Tilbakestille ${sitat(tittel)}?`,
  tilbakestillTekst:
    'Da gjelder det som fulgte med portalen. Det dere har skrevet, står fortsatt i historikken.',
  innstillingen: 'innstillingen',
  sistEndret: (hvem: string, tid: string) => `Sist endret av ${hvem} ${tid}.`,
  uendret: 'Ingen har endret dette. Det er slik det fulgte med portalen.',
  visHistorikk: 'Vis historikk',
  skjulHistorikk: 'Skjul historikk',
} as const

export const infomeldingText = {
  tittel: 'Infomelding',
  hjelp: 'Medlemmene ser meldingen én gang hver gang de åpner nettleseren, før de kommer til siden.',
  paa: 'Vis meldingen',
  overskrift: 'Overskrift',
  tekst: 'Tekst',
  tekstHjelp: 'En tom linje gir et nytt avsnitt. Adresser som begynner med https://, blir til lenker.',
  visning: 'Slik ser medlemmet den',
  av: 'Meldingen er slått av. Medlemmene ser ingenting.',
} as const

export const kontaktadresseText = {
  tittel: 'Kontaktadresse',
  hjelp:
    'Medlemmene ser adressen på sidene og i e-posten fra oss. Tilbakemeldinger og reklamasjoner blir sendt hit.',
  felt: 'E-postadresse',
} as const

export const lenkerText = {
  tittel: 'Lenker',
  hjelp: 'Lenkene står på forsiden til medlemmene, i denne rekkefølgen.',
  ingen: 'Det er ingen lenker på forsiden.',
  leggTil: 'Legg til lenke',
  tekst: (nummer: number) => `Tekst på lenke ${nummer}`,
  adresse: (nummer: number) => `Adresse til lenke ${nummer}`,
  opp: (nummer: number) => `Flytt lenke ${nummer} opp`,
  ned: (nummer: number) => `Flytt lenke ${nummer} ned`,
  fjern: (nummer: number) => `Fjern lenke ${nummer}`,
} as const

export const faglisteText = {
  tittel: 'Fagfunksjoner',
  hjelp: [
    'Hver verkstype har en liste over fagfunksjoner som medlemmet velger fra. Her bestemmer dere hvilken.',
    'Et bytte gjelder neste gang noen velger en fagfunksjon. Det som er registrert, blir stående, og en fagfunksjon fra begge listene er alltid gyldig.',
  ],
  valg: 'Hvilken liste gjelder?',
  navn: {
    spesifikasjon: 'Kort liste for TV-underholdning',
    fordelingsplan: 'Generell liste for TV-underholdning',
  },
  forklaring: {
    spesifikasjon: 'TV-underholdning har den korte listen. Alle andre har den generelle.',
    fordelingsplan: 'Alle andre verkstyper har den korte listen. Slik leses den publiserte fordelingsplanen.',
  },
  slik: 'Slik blir det',
  liste: { 'tv-underholdning': 'Den korte listen', generell: 'Den generelle listen' },
} as const

export const paaminnelserText = {
  tittel: 'Påminnelser',
  hjelp: [
    'Påminnelser er slått av til dere slår dem på. Da minner vi medlemmet på dokumenter som har hatt statusen så lenge, også dem som har hatt den fra før.',
    'Vi sender én gang om dagen. Har et medlem flere dokumenter som venter, blir det én e-post. Har medlemmet endret dokumentet etter at det fikk statusen, venter det på oss, og vi minner ikke om det.',
  ],
  tilBrevet: 'Endre resten av teksten i e-posten',
  paa: 'Send påminnelser',
  felt: { foerste: 'Første etter (dager)', igjen: 'Deretter hver (dager)', hoeyst: 'Høyst (antall)' },
  tekst: 'Hva medlemmet skal gjøre',
} as const

export const svarfristText = {
  tittel: 'Svarfrist for saker',
  hjelp:
    'Så mange dager har vi på å svare når et medlem skriver til oss. Et bytte gjelder saker som kommer, eller åpnes igjen, fra nå av. Fristen på en sak kan fortsatt flyttes.',
  felt: 'Svarfrist (dager)',
} as const

export const visningsaarText = {
  tittel: 'Visningsår',
  hjelp: [
    'Visningsåret 2023 er det portalen fordeler for. De andre årene står på forsiden som tidligere og kommende fordelinger.',
  ],
  aar: 'Visningsår',
  visningsaaret: 'visningsåret',
  fordeles: 'Fordeles i',
  plan: 'Fordelingsplan vedtatt',
  sendinger: 'Sendeliste',
  ikkeFastsatt: 'Ikke fastsatt',
  ingenListe: 'Ingen',
  antall: (antall: string) => `${antall} linjer`,
  handlinger: 'Handlinger',
  leggTil: 'Legg til visningsår',
  endreHvem: (aar: number) => `Endre visningsåret ${aar}`,
  slett: 'Slett',
  slettHvem: (aar: number) => `Slett visningsåret ${aar}`,
  slettSpoersmaal: (aar: number) => `Slette visningsåret ${aar}?`,
  slettTekst: 'Året forsvinner fra forsiden til medlemmene.',
  lagre: 'Lagre',
  planHjelp: 'For eksempel 03.04.2025. La feltet stå tomt til planen er vedtatt.',
  fordelesHjelp: 'La feltet stå tomt til året er bestemt.',
} as const

export const brevText = {
  tittel: 'E-post til medlemmene',
  hjelp: 'Velg en e-post for å lese og endre teksten.',
  tilbake: 'Alle e-postene',
  egen: 'Egen tekst',
  finnesIkke: 'Vi finner ikke denne e-posten.',
  emne: 'Emne',
  tekst: 'Tekst',
  tekstHjelp: 'En tom linje gir et nytt avsnitt.',
  knapp: 'Tekst på knappen',
  plassholdere: 'Plassholdere',
  plassholdereHjelp: 'Vi fyller dem ut når e-posten sendes. Velg en for å sette den inn i teksten.',
  lenkeHva: 'Plassen til knappen. På en linje for seg selv',
  maaVaereMed: 'må være med',
  settInn: (navn: string) => `Sett inn {${navn}}`,
  visning: 'Slik ser medlemmet e-posten',
  eksempel: 'Med oppdiktede opplysninger.',
  emneMerke: 'Emne:',
  sendProeve: 'Send prøve til meg',
} as const
