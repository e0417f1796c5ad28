import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../platform/email/letter.ts'
import type { Brev } from '../innstilling/brev.service.ts'

const hilsen = 'Spørsmål? Skriv til {kontaktadresse}.\n\nHilsen {organisasjon}'

const tilbakestilling = defineBrev({
  navn: 'tilbakestilling',
  tittel: 'Glemt passord',
  beskrivelse: 'Når noen ber om et nytt passord, og når en saksbehandler sender lenken.',
  plassholdere: {
    minutter: { hva: 'Hvor mange minutter lenken virker', eksempel: '60', paakrevd: true },
  },
  lenke: true,
  standard: {
    emne: 'Lag et nytt passord til Rettighetsportalen',
    tekst: `Du, eller noen andre, har bedt om et nytt passord til Rettighetsportalen med denne e-postadressen.

Lenken virker i {minutter} minutter og kan brukes én gang. Da blir du logget ut alle andre steder.

{lenke}

Har du ikke bedt om dette, trenger du ikke gjøre noe. Passordet ditt er som før.

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

/** @param sti where the link leads (lenke.ts). @param minutter how long it works */
export const tilbakestillingBrev = (brev: Brev, sti: string, minutter: number): Letter =>
  brev.write(tilbakestilling, { minutter: String(minutter) }, sti)

const passordEndret = defineBrev({
  navn: 'passord_endret',
  tittel: 'Nytt passord etter glemt passord',
  beskrivelse: 'Når noen har laget et nytt passord med lenken de fikk.',
  plassholdere: {},
  lenke: true,
  standard: {
    emne: 'Passordet ditt er endret',
    tekst: `Passordet til kontoen din i Rettighetsportalen er nettopp endret, og du er logget ut overalt.

Var det ikke deg? Lag et nytt passord med en gang, og si fra til oss.

{lenke}

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

export const passordEndretBrev = (brev: Brev): Letter => brev.write(passordEndret, {}, '/forgot-password')

const finnesFraFoer = defineBrev({
  navn: 'finnes_fra_foer',
  tittel: 'Registrering av en konto som finnes',
  beskrivelse: 'Til den som har kontoen, når noen prøver å registrere den på nytt.',
  plassholdere: {},
  lenke: true,
  standard: {
    emne: 'Du har allerede en konto i Rettighetsportalen',
    tekst: `Noen prøvde å registrere en konto med opplysninger som er dine. Du har allerede en konto, så vi laget ingen ny.

Var det deg, kan du logge inn som vanlig. Husker du ikke passordet, kan du lage et nytt.

{lenke}

Var det ikke deg, trenger du ikke gjøre noe.

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

/** To the owner of an account that somebody tried to register again. */
export const finnesFraFoerBrev = (brev: Brev): Letter => brev.write(finnesFraFoer, {}, '/forgot-password')

export const authMaler = [finnesFraFoer, tilbakestilling, passordEndret]
