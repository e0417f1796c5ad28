import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const innsynsgrense = defineBrev({
  navn: 'innsynsgrense',
  tittel: 'En administrator har sett mange numre',
  beskrivelse:
    'Til de andre administratorene når noen har sett så mange personnumre og kontonumre på én time som innstillingen tillater. Til kontaktadressen når det ikke er andre.',
  plassholdere: { antall: { hva: 'Hvor mange numre', eksempel: '20', paakrevd: true } },
  lenke: true,
  standard: {
    emne: 'En administrator har sett mange numre',
    tekst: `En administrator i Rettighetsportalen har sett {antall} personnumre, kontonumre eller andre skjulte numre den siste timen, og får ikke se flere nå. Se i portalen hvem det er, og spør om det er i orden.

{lenke}

Er det noe som ikke stemmer? Logg ut kontoen overalt fra den samme siden.

Hilsen {organisasjon}`,
    knapp: 'Se hvem det er',
  },
})

/** Says nothing of who it is: the link does, to those who are let in. */
export const innsynsgrenseBrev = (brev: Brev, brukerId: string, antall: number): Letter =>
  brev.write(innsynsgrense, { antall: String(antall) }, `/admin/brukere/${brukerId}`)

export const innsynMaler = [innsynsgrense]
