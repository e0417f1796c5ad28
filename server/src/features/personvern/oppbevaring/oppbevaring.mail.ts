import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const varsel = defineBrev({
  navn: 'inaktiv_konto',
  tittel: 'Kontoen er ikke i bruk',
  beskrivelse: 'Til et medlem som ikke har logget inn på lenge, før kontoen stenges.',
  plassholdere: {
    fornavn: { hva: 'Fornavnet til medlemmet', eksempel: 'Kari' },
    dager: { hva: 'Hvor mange dager det er til kontoen stenges', eksempel: '60', paakrevd: true },
  },
  lenke: true,
  standard: {
    emne: 'Vil du beholde kontoen din?',
    tekst: `Hei, {fornavn}.

Det er lenge siden du logget inn i Rettighetsportalen. Vi skal ikke ha opplysninger om deg liggende lenger enn vi trenger dem.

Logg inn innen {dager} dager, så beholder du kontoen som den er. Ellers stenger vi den, og senere slettes opplysningene.

{lenke}

Vil du ha hjelp, eller vil du slettes med en gang? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Logg inn',
  },
})

export const inaktivBrev = (brev: Brev, fornavn: string, dager: number): Letter =>
  brev.write(varsel, { fornavn, dager: String(dager) }, '/login')

export const oppbevaringMaler = [varsel]
