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
    tekst: `Noen har nettopp logget inn på kontoen din i Rettighetsportalen gjennom {tjeneste} for første gang. Fra nå av kan du logge inn slik, eller med e-post og passord som før.

Var det ikke deg? Logg inn, se under «Din data» hvor du er logget inn, og si fra til oss.

{lenke}

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Logg inn',
  },
})

/** @param tjeneste the provider's host name */
export const innloggingKobletBrev = (brev: Brev, tjeneste: string): Letter =>
  brev.write(innloggingKoblet, { tjeneste }, '/login')

export const oidcMaler = [innloggingKoblet]
