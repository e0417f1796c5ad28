import type { Utenforgrunn } from '@rp/contract/oppgjoer'

/** Why something is not in the estimate, and what the member can do about it on Din data. */
const grunn: Record<Utenforgrunn, { tekst: string; vei?: string }> = {
  mangler_eoes: {
    tekst: 'Du har ikke svart på spørsmålet om EØS, og dette er vederlag for privatkopiering.',
    vei: 'Svar på spørsmålet',
  },
  mangler_konto: {
    tekst: 'Vi har ikke et kontonummer som vi kan betale til.',
    vei: 'Skriv inn kontonummeret',
  },
  avvist_konto: {
    tekst: 'Banken har avvist kontoen din.',
    vei: 'Skriv inn et annet kontonummer',
  },
  mangler_nummer: {
    tekst: 'Vi har verken personnummeret eller et internasjonalt ID-nummer for deg.',
    vei: 'Skriv inn nummeret',
  },
  utenfor_eoes: {
    tekst:
      'Du har svart at du verken er statsborger i eller bor i et EØS-land. Da kan du ikke få vederlag for privatkopiering.',
    vei: 'Se svaret ditt',
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
  holdes: (beloep: string) => `Vi holder tilbake ${beloep}.`,
  grunn,
  besvart: 'Du har fylt inn dette. Vi ser på det når vi regner på nytt.',
  resten: 'Det som ikke står her, er ikke ferdig behandlet eller ikke med i denne fordelingen.',
} as const
