import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const innloggingKoblet = defineBrev({
  navn: 'innlogging_koblet',
  tittel: 'Første innlogging med ID-porten eller lignende',
  beskrivelse: 'Når noen for første gang logger inn på kontoen gjennom en annen innloggingstjeneste.',
  plassholdere: {
    tjeneste: { hva: 'Adressen til innloggingstjenesten', eksempel: 'idporten.no', paakrevd: true },
  },
  lenke: true,
  standard: {
    emne: 'Ny måte å logge inn på kontoen din',
    tekst: `Noen har nettopp logget inn på kontoen din i Rettighetsportalen gjennom {tjeneste} for første gang. Fra nå av kan du logge inn slik, eller med e-post og passord. Alle andre steder er du logget ut.

Var det ikke deg? Lag et nytt passord med en gang, og si fra til oss.

{lenke}

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Lag nytt passord',
  },
})

/** @param tjeneste the provider's host name */
export const innloggingKobletBrev = (brev: Brev, tjeneste: string): Letter =>
  brev.write(innloggingKoblet, { tjeneste }, '/forgot-password')

const nummerOmstridt = defineBrev({
  navn: 'nummer_omstridt',
  tittel: 'Noen sier at en konto bruker personnummeret til en annen',
  beskrivelse: 'Til oss, når noen har logget inn gjennom en annen tjeneste og ikke kjenner igjen kontoen.',
  plassholdere: {
    konto: { hva: 'E-postadressen til kontoen det gjelder', eksempel: 'kari@folk.example', paakrevd: true },
    tjeneste: { hva: 'Adressen til innloggingstjenesten', eksempel: 'idporten.no', paakrevd: true },
    melding: { hva: 'Det personen skrev', eksempel: 'Ring meg på 22 33 44 55.', paakrevd: true },
  },
  lenke: true,
  standard: {
    emne: 'En konto kan ha personnummeret til en annen',
    tekst: `Noen har logget inn gjennom {tjeneste} med et personnummer som hører til kontoen {konto}. Personen sier at kontoen tilhører noen andre.

Dette skrev personen:

{melding}

Finn ut hvem personnummeret hører til før du endrer noe. Den som har kontoen, har ikke fått vite om denne meldingen. Rett personnummeret på kontoen som har feil nummer, så kommer den andre inn.

{lenke}`,
    knapp: 'Åpne kontoen',
  },
})

/** @param om.tjeneste the provider's host name */
export const nummerOmstridtBrev = (
  brev: Brev,
  { konto, tjeneste, melding }: { konto: { id: string; epost: string }; tjeneste: string; melding: string },
): Letter =>
  brev.write(nummerOmstridt, { konto: konto.epost, tjeneste, melding }, `/admin/brukere/${konto.id}`)

export const oidcMaler = [innloggingKoblet, nummerOmstridt]
