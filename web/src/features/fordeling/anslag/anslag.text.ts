import type { Utenforgrunn } from '@rp/contract/oppgjoer'

type Vei = { til: string; tekst: string }

/** Why something is not in the estimate, and where the member can do something about it. */
const grunn: Record<Utenforgrunn, { tekst: string; vei?: Vei }> = {
  mangler_eoes: {
    tekst: 'Du har ikke svart på spørsmålet om EØS, og dette er vederlag for privatkopiering.',
    vei: { til: '/persondata#eoes', tekst: 'Svar på spørsmålet' },
  },
  mangler_konto: {
    tekst: 'Vi har ikke et kontonummer som vi kan betale til.',
    vei: { til: '/persondata#kontonummer', tekst: 'Skriv inn kontonummeret' },
  },
  mangler_nummer: {
    tekst: 'Vi har ikke personnummeret ditt.',
    vei: { til: '/persondata#personnummer', tekst: 'Skriv inn personnummeret' },
  },
  utenfor_eoes: {
    tekst:
      'Du har svart at du ikke er statsborger i et EØS-land og ikke bor i et. Da kan du ikke få vederlag for privatkopiering.',
    vei: { til: '/persondata#eoes', tekst: 'Se svaret ditt' },
  },
  annet_sted: { tekst: 'En annen organisasjon forvalter dette for deg. Pengene går ikke herfra.' },
  fagfunksjon: { tekst: 'Fordelingsplanen har ikke denne fagfunksjonen for verkstypen.' },
  endret: {
    tekst: 'Dokumentet er endret etter at anslaget ble regnet ut. Vi ser på det når vi regner på nytt.',
  },
  rettigheter: {
    tekst:
      'Rettighetene er ikke i behold, eller produksjonsselskapet har ikke signert. Da er det ingen penger til dette i denne fordelingen.',
  },
  avklares: { tekst: 'Vi må avklare noe først. Du trenger ikke gjøre noe.' },
}

/** Every word of the estimate that members see before a distribution is approved. */
export const text = {
  tittel: 'Anslag',
  ikkeEndelig:
    'Dette er et anslag, ikke et løfte. Fordelingen er ikke godkjent ennå, og beløpene kan bli både større og mindre. Det endelige beløpet kommer på siden Oppgjør.',
  regnet: (naar: string) => `Regnet ut ${naar}.`,
  feilet: 'Vi får ikke hentet anslaget',
  henter: 'Henter anslaget',
  korreksjon: (funksjon: string) => `${funksjon}. Korreksjon av en tidligere fordeling`,
  sum: 'Anslag til sammen',
  kolonne: { verk: 'Verk', funksjon: 'Fagfunksjon', beloep: 'Anslag' },
  utenfor: 'Godkjent, men ikke med i anslaget',
  holdes: (beloep: string) => `${beloep} holdes tilbake.`,
  grunn,
  besvart: 'Du har fylt inn det vi manglet. Pengene kommer med når vi regner på nytt.',
  resten: 'Det som ikke står her, er ikke ferdig behandlet eller ikke med i denne fordelingen.',
} as const
