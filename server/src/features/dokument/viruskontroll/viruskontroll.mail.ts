import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'

const virusFunnet = defineBrev({
  navn: 'virus_funnet',
  tittel: 'Viruskontrollen fant noe',
  beskrivelse: 'Når viruskontrollen har funnet noe skadelig i en fil medlemmet har lastet opp.',
  plassholdere: {
    fornavn: { hva: 'Fornavnet til medlemmet', eksempel: 'Kari' },
    tittel: { hva: 'Tittelen på dokumentet', eksempel: 'Avtale om regi', paakrevd: true },
    fil: { hva: 'Navnet på filen', eksempel: 'avtale.pdf', paakrevd: true },
  },
  lenke: true,
  standard: {
    emne: 'Vi har stengt en fil i «{tittel}»',
    tekst: `Hei, {fornavn}.

Viruskontrollen vår fant noe skadelig i filen {fil}, som du lastet opp i «{tittel}». Vi har stengt dokumentet, så ingen kan åpne det.

Slett dokumentet. Skann eller fotografer avtalen på nytt, og last opp den nye filen. Kjør gjerne en viruskontroll på enheten filen kom fra.

{lenke}

Tror du vi tar feil? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Gå til dokumentet',
  },
})

export const virusBrev = (
  brev: Brev,
  fornavn: string,
  dokument: { id: string; filnavn: string },
  fil: string,
): Letter =>
  brev.write(
    virusFunnet,
    { fornavn, tittel: dokument.filnavn, fil },
    `/kontraktsdatabase?dokument=${dokument.id}`,
  )

export const viruskontrollMaler = [virusFunnet]
