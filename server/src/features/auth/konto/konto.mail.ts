import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const hilsen = 'Spørsmål? Skriv til {kontaktadresse}.\n\nHilsen {organisasjon}'
const nyAdresse = { hva: 'Den nye e-postadressen', eksempel: 'kari.ny@folk.example', paakrevd: true }

const passordByttet = defineBrev({
  navn: 'passord_byttet',
  tittel: 'Passordet er byttet',
  beskrivelse: 'Når et medlem bytter passord på siden Din data.',
  plassholdere: {},
  lenke: true,
  standard: {
    emne: 'Passordet ditt er endret',
    tekst: `Passordet til kontoen din i Rettighetsportalen er nettopp endret. Du er logget ut alle andre steder enn der du byttet det.

Var det ikke deg? Lag et nytt passord med en gang, og si fra til oss.

{lenke}

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

export const passordByttetBrev = (brev: Brev): Letter => brev.write(passordByttet, {}, '/forgot-password')

const bekreftEpost = defineBrev({
  navn: 'bekreft_epost',
  tittel: 'Bekreft ny e-postadresse',
  beskrivelse: 'Til den nye adressen når et medlem vil bytte.',
  plassholdere: {
    minutter: { hva: 'Hvor mange minutter lenken virker', eksempel: '60', paakrevd: true },
  },
  lenke: true,
  standard: {
    emne: 'Bekreft den nye e-postadressen din',
    tekst: `Du har bedt om å bruke denne adressen i Rettighetsportalen. Bekreft den, så tar vi den i bruk.

Lenken virker i {minutter} minutter og kan brukes én gang. Den slutter å virke hvis du logger ut der du ba om byttet. Til da gjelder den gamle adressen.

{lenke}

Har du ikke bedt om dette, trenger du ikke gjøre noe.

${hilsen}`,
    knapp: 'Bekreft adressen',
  },
})

/** @param sti where the link leads (lenke.ts). @param minutter how long it works */
export const bekreftEpostBrev = (brev: Brev, sti: string, minutter: number): Letter =>
  brev.write(bekreftEpost, { minutter: String(minutter) }, sti)

const bekreftAdresse = defineBrev({
  navn: 'bekreft_adresse',
  tittel: 'Bekreft e-postadressen',
  beskrivelse:
    'Når noen har registrert seg, når vi har byttet adressen deres, og når et medlem ber om lenken på nytt.',
  plassholdere: {
    dager: { hva: 'Hvor mange dager lenken virker', eksempel: '14', paakrevd: true },
  },
  lenke: true,
  standard: {
    emne: 'Bekreft e-postadressen din',
    tekst: `Denne e-postadressen står på en konto i Rettighetsportalen. Bekreft at den er din. Før det sender vi ikke e-post om dokumenter og saker hit.

{lenke}

Lenken virker i {dager} dager og kan brukes én gang. Har du ikke konto i Rettighetsportalen, trenger du ikke gjøre noe.

${hilsen}`,
    knapp: 'Bekreft adressen',
  },
})

/** @param sti where the link leads (lenke.ts). @param dager how long it works */
export const bekreftAdresseBrev = (brev: Brev, sti: string, dager: number): Letter =>
  brev.write(bekreftAdresse, { dager: String(dager) }, sti)

const epostByttes = defineBrev({
  navn: 'epost_byttes',
  tittel: 'Noen vil bytte e-postadresse',
  beskrivelse: 'Til adressen som er i bruk, før noe er byttet.',
  plassholdere: { ny_adresse: nyAdresse },
  lenke: true,
  standard: {
    emne: 'Noen vil bytte e-postadressen din',
    tekst: `Det er bedt om å bytte adressen til kontoen din i Rettighetsportalen til {ny_adresse}. Byttet skjer når den nye adressen er bekreftet.

Var det ikke deg? Lag et nytt passord med en gang. Da stopper byttet, og du blir logget ut overalt.

{lenke}

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

/** To the address in use, before anything is changed. */
export const epostByttesBrev = (brev: Brev, ny: string): Letter =>
  brev.write(epostByttes, { ny_adresse: ny }, '/forgot-password')

const epostByttet = defineBrev({
  navn: 'epost_byttet',
  tittel: 'E-postadressen er byttet',
  beskrivelse: 'Til den gamle adressen, når den nye er i bruk.',
  plassholdere: { ny_adresse: nyAdresse },
  lenke: false,
  standard: {
    emne: 'E-postadressen din er byttet',
    tekst: `Kontoen din i Rettighetsportalen har nå adressen {ny_adresse}. Vi skriver ikke lenger hit.

Var det ikke deg? Skriv til {kontaktadresse} med en gang.

Hilsen {organisasjon}`,
    knapp: '',
  },
})

/** To the old address, once the new one is in use. */
export const epostByttetBrev = (brev: Brev, ny: string): Letter => brev.write(epostByttet, { ny_adresse: ny })

const adressenErDin = defineBrev({
  navn: 'adressen_er_din',
  tittel: 'Noen vil ta adressen i bruk på en annen konto',
  beskrivelse: 'Til den som har kontoen som adressen hører til.',
  plassholdere: {},
  lenke: true,
  standard: {
    emne: 'Du har allerede en konto i Rettighetsportalen',
    tekst: `Noen ville ta denne adressen i bruk på en annen konto. Den hører til kontoen din, så vi gjorde ingenting.

{lenke}

Var det ikke deg, trenger du ikke gjøre noe.

${hilsen}`,
    knapp: 'Logg inn',
  },
})

/** To the owner of an account whose address somebody else wants to move to. */
export const adressenErDinBrev = (brev: Brev): Letter => brev.write(adressenErDin, {}, '/login')

export const kontoMaler = [
  passordByttet,
  bekreftEpost,
  bekreftAdresse,
  epostByttes,
  epostByttet,
  adressenErDin,
]
