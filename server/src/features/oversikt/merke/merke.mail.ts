import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const merke = defineBrev({
  navn: 'historikk_merke',
  tittel: 'Dagens merke på historikken',
  beskrivelse: 'Til administratorene hver dag det er skrevet noe i historikken.',
  plassholdere: {
    linjer: { hva: 'Hvor mange linjer historikken har', eksempel: '1 204' },
    merke: { hva: 'Merket', eksempel: '1204-0a1b2c3d-…', paakrevd: true },
  },
  lenke: false,
  standard: {
    emne: 'Dagens merke på historikken',
    tekst: `Hei.

Historikken i Rettighetsportalen har {linjer} linjer. Merket er:

{merke}

Du trenger ikke gjøre noe nå. Ta vare på e-posten. Er du i tvil om noen har endret historikken etterpå, ber du driften sammenligne med merket: npm run sjekk -- --siden {merke}

Hilsen {organisasjon}`,
    knapp: '',
  },
})

export const merkeBrev = (brev: Brev, linjer: string, tekst: string): Letter =>
  brev.write(merke, { linjer, merke: tekst })

export const merkeMaler = [merke]
