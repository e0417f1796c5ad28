import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const hilsen = 'Spørsmål? Skriv til {kontaktadresse}.\n\nHilsen {organisasjon}'

const gammelAdresse = defineBrev({
  navn: 'epost_byttet_av_oss',
  tittel: 'Vi har byttet e-postadressen din (gammel adresse)',
  beskrivelse: 'Til den gamle adressen, når en saksbehandler har byttet den.',
  plassholdere: {},
  lenke: false,
  standard: {
    emne: 'E-postadressen din er byttet',
    tekst: `En saksbehandler hos {organisasjon} har gitt kontoen din i Rettighetsportalen en ny e-postadresse. Vi skriver ikke lenger hit.

Har du ikke bedt om det? Skriv til {kontaktadresse} med en gang.

Hilsen {organisasjon}`,
    knapp: '',
  },
})

/** To the old address. It does not name the new one: the old mailbox may be somebody else's, or mistyped from the start. */
export const gammelAdresseBrev = (brev: Brev): Letter => brev.write(gammelAdresse, {})

const nyAdresse = defineBrev({
  navn: 'epost_tatt_i_bruk_av_oss',
  tittel: 'Vi har byttet e-postadressen din (ny adresse)',
  beskrivelse: 'Til den nye adressen, når en saksbehandler har byttet den.',
  plassholdere: {},
  lenke: true,
  standard: {
    emne: 'Denne adressen hører nå til kontoen din',
    tekst: `En saksbehandler hos {organisasjon} har tatt denne adressen i bruk på kontoen din i Rettighetsportalen. Bruk den når du logger inn. Passordet er som før.

{lenke}

Har du ikke bedt om det, eller er kontoen ikke din? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Logg inn',
  },
})

export const nyAdresseBrev = (brev: Brev): Letter => brev.write(nyAdresse, {}, '/login')

const nyAdministrator = defineBrev({
  navn: 'ny_administrator',
  tittel: 'Du er administrator',
  beskrivelse: 'Til den som har fått rollen administrator.',
  plassholdere: { minst: { hva: 'Minste lengde på passordet til en administrator', eksempel: '15' } },
  lenke: true,
  standard: {
    emne: 'Du er administrator i Rettighetsportalen',
    tekst: `Du har fått rollen administrator i Rettighetsportalen. Neste gang du åpner portalen, finner du ADMIN i menyen.

Passordet til en administrator skal ha minst {minst} tegn. Er ditt kortere, så lag et nytt.

{lenke}

${hilsen}`,
    knapp: 'Lag nytt passord',
  },
})

export const nyAdministratorBrev = (brev: Brev, minst: number): Letter =>
  brev.write(nyAdministrator, { minst: String(minst) }, '/forgot-password')

export const brukerStabMaler = [gammelAdresse, nyAdresse, nyAdministrator]
