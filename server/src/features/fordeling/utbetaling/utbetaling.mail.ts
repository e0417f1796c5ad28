import { defineBrev } from '@rp/contract/brev'
import type { Utbetalingsmangel } from '@rp/contract/bruker'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const plassholdere = {
  fornavn: { hva: 'Fornavnet til medlemmet', eksempel: 'Kari' },
  fordeling: { hva: 'Navnet på fordelingen', eksempel: 'Fordelingen for 2023' },
} as const

const utbetalt = defineBrev({
  navn: 'utbetalt',
  tittel: 'Vederlaget er sendt til banken',
  beskrivelse:
    'Når en fil til banken er merket som sendt, til alle som får penger med den. Beløpet står bare i portalen.',
  plassholdere: { ...plassholdere, dato: { hva: 'Dagen banken skal betale', eksempel: '1. desember 2026' } },
  lenke: true,
  standard: {
    emne: 'Vederlaget ditt er på vei',
    tekst: `Hei, {fornavn}.

Vederlaget ditt er sendt til banken: {fordeling}. Betalingsdatoen er {dato}. Logg inn for å se hva hvert verk har gitt deg, og hvorfor.

{lenke}

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Se oppgjøret',
  },
})

const feilet = defineBrev({
  navn: 'utbetaling_feilet',
  tittel: 'Vederlaget kunne ikke betales',
  beskrivelse: 'Når banken ikke har betalt et vederlag, eller når medlemmet ikke har et gyldig kontonummer.',
  plassholdere,
  lenke: true,
  standard: {
    emne: 'Vi fikk ikke betalt ut vederlaget ditt',
    tekst: `Hei, {fornavn}.

Vi fikk ikke betalt ut vederlaget ditt: {fordeling}. Pengene venter. Logg inn for å se hvorfor, og om det er noe du må rette.

{lenke}

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Se oppgjøret',
  },
})

const venter = defineBrev({
  navn: 'vederlag_venter',
  tittel: 'Vederlaget er satt av',
  beskrivelse:
    'Når en fordeling er godkjent, til medlemmer som har hele vederlaget sitt satt av. Beløpet står bare i portalen.',
  plassholdere: {
    ...plassholdere,
    hvorfor: {
      hva: 'Hva som mangler, eller at vi må avklare noe',
      eksempel: 'Dette mangler: gyldig kontonummer. Fyll det inn under Din data.',
      paakrevd: true,
    },
  },
  lenke: true,
  standard: {
    emne: 'Vederlaget ditt venter',
    tekst: `Hei, {fornavn}.

Du har vederlag i en fordeling som er godkjent: {fordeling}. Vi kan ikke betale det ennå. Pengene er satt av og venter på deg.

{hvorfor}

{lenke}

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Se oppgjøret',
  },
})

/** What is missing, as it is said in a sentence. */
const mangelnavn: Record<Utbetalingsmangel, string> = {
  mangler_konto: 'gyldig kontonummer',
  avvist_konto: 'et annet kontonummer, siden banken har avvist det vi har',
  mangler_nummer: 'personnummer eller internasjonalt ID-nummer',
  mangler_eoes: 'svar på spørsmålet om EØS',
}
const hvorforOf = (mangler: readonly Utbetalingsmangel[]): string =>
  mangler.length === 0
    ? 'Vi må avklare noe først. Du trenger ikke gjøre noe.'
    : `Dette mangler: ${new Intl.ListFormat('nb-NO', { type: 'conjunction' }).format(mangler.map(one => mangelnavn[one]))}. Fyll det inn under Din data.`

type Verdier = { fornavn: string; fordeling: string }
const oppgjoer = '/oppgjoer'
export const utbetaltBrev = (brev: Brev, verdier: Verdier & { dato: string }): Letter =>
  brev.write(utbetalt, verdier, oppgjoer)
export const feiletBrev = (brev: Brev, verdier: Verdier): Letter => brev.write(feilet, verdier, oppgjoer)

export const venterBrev = (
  brev: Brev,
  { mangler, ...verdier }: Verdier & { mangler: readonly Utbetalingsmangel[] },
): Letter => brev.write(venter, { ...verdier, hvorfor: hvorforOf(mangler) }, oppgjoer)

export const utbetalingMaler = [utbetalt, feilet, venter]
