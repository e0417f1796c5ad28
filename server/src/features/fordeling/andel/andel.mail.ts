import { defineBrev } from '@rp/contract/brev'
import type { Letter } from '../../../platform/email/letter.ts'
import type { Brev } from '../../innstilling/brev.service.ts'
import type { Uvarslet } from './andel.repository.ts'

const felles = {
  fornavn: { hva: 'Fornavnet til medlemmet', eksempel: 'Kari' },
  verk: { hva: 'Tittelen på verket', eksempel: 'Fyret' },
  fagfunksjon: { hva: 'Fagfunksjonen det gjelder', eksempel: 'Foto' },
} as const

const foreslaatt = defineBrev({
  navn: 'andel_foreslaatt',
  tittel: 'Forslag om andeler',
  beskrivelse:
    'Når en som deler en fagfunksjon med andre, foreslår andeler, til alle som må svare. Andelene står bare i portalen.',
  plassholdere: felles,
  lenke: true,
  standard: {
    emne: 'Noen har foreslått andeler i et verk',
    tekst: `Hei, {fornavn}.

En som har samme fagfunksjon som deg, har foreslått hvordan dere deler vederlaget: {fagfunksjon} i «{verk}». Logg inn for å se forslaget, og si ja eller nei.

{lenke}

Forslaget teller først når alle har sagt ja.

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Se forslaget',
  },
})

const avgjort = defineBrev({
  navn: 'andel_avgjort',
  tittel: 'Beskjed om andeler',
  beskrivelse: 'Når alle har sagt ja til andelene i et verk, når noen sier nei, og når avtalen faller bort.',
  plassholdere: {
    ...felles,
    hva: { hva: 'Det som har skjedd', eksempel: 'Alle har sagt ja til andelene.', paakrevd: true },
  },
  lenke: true,
  standard: {
    emne: 'Andelene deres i et verk',
    tekst: `Hei, {fornavn}.

Det gjelder {fagfunksjon} i «{verk}». {hva}

{lenke}

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Se andelene',
  },
})

const hva = {
  enig: 'Alle har sagt ja til andelene. De teller fra neste fordeling.',
  avslaatt: 'Forslaget om andeler gjelder ikke lenger. Logg inn for å se hvorfor.',
  opphoert:
    'Det dere foreslo eller var enige om, gjelder ikke lenger, fordi et dokument er nytt eller endret. Foreslå andelene på nytt om dere vil ha dem.',
} as const

const andeler = '/oppgjoer'

type Om = Pick<Uvarslet, 'produksjonstittel' | 'gruppe'> & { fornavn: string }
const verdierOf = ({ fornavn, produksjonstittel, gruppe }: Om) => ({
  fornavn,
  verk: produksjonstittel,
  fagfunksjon: gruppe,
})

/** To one who is asked. Neither of the two has a share, or the name of another. */
export const forslagBrev = (brev: Brev, om: Om): Letter => brev.write(foreslaatt, verdierOf(om), andeler)
/** What became of what was proposed or agreed on. */
export const avgjortBrev = (brev: Brev, om: Om, tilstand: keyof typeof hva): Letter =>
  brev.write(avgjort, { ...verdierOf(om), hva: hva[tilstand] }, andeler)

export const andelMaler = [foreslaatt, avgjort]
