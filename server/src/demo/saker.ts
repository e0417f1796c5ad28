import type { Lukkegrunn, Saksslag } from '@rp/contract/sak'
import { medlemIndeks } from './medlemmer.ts'

export type DemoMelding = { av: 'inn' | 'ut' | 'notat'; tid: Date; tekst: string }
export type DemoSak = {
  eierIndeks: number
  slag: Saksslag
  /** About one of the member's documents. */
  omDokument: boolean
  /** Whether the administrator has taken it. */
  ansvarlig: boolean
  /** In order; the first is the member's. */
  meldinger: readonly DemoMelding[]
  lukking: { tid: Date; grunn: Lukkegrunn; forklaring: string } | null
}

type Plan = Omit<DemoSak, 'meldinger' | 'lukking'> & {
  /** Who wrote, how many days before today, and what. */
  meldinger: readonly (readonly [DemoMelding['av'], number, string])[]
  lukking?: { dager: number; grunn: Lukkegrunn; forklaring: string }
}

/** Cases in every state: one is past its deadline, one has it today, one was opened again by its member. */
const planer: readonly Plan[] = [
  {
    eierIndeks: medlemIndeks,
    slag: 'reklamasjon',
    omDokument: true,
    ansvarlig: false,
    meldinger: [
      [
        'inn',
        19,
        'Hei. Statusen sier at signaturen mangler, men avtalen er signert på siste side. Kan dere se en gang til?',
      ],
    ],
  },
  {
    eierIndeks: medlemIndeks,
    slag: 'tilbakemelding',
    omDokument: true,
    ansvarlig: true,
    meldinger: [
      ['inn', 11, 'Jeg arbeidet på fire episoder, ikke tre. Skal jeg endre det selv?'],
      [
        'ut',
        9,
        'Ja, det kan du gjøre selv. Åpne dokumentet, skriv 4 i feltet for episoder og lagre. Vi ser på det etterpå.',
      ],
    ],
  },
  {
    eierIndeks: medlemIndeks,
    slag: 'tilbakemelding',
    omDokument: false,
    ansvarlig: true,
    meldinger: [
      ['inn', 60, 'Når kommer vederlaget for visningsåret 2023?'],
      [
        'ut',
        58,
        'Vederlaget for visningsåret 2023 fordeles i 2025. Du får beskjed på e-post når det er klart.',
      ],
      ['inn', 57, 'Takk for svar!'],
    ],
    lukking: { dager: 56, grunn: 'besvart', forklaring: '' },
  },
  {
    eierIndeks: 2,
    slag: 'reklamasjon',
    omDokument: true,
    ansvarlig: true,
    meldinger: [
      [
        'inn',
        4,
        'Jeg mener at fagfunksjonen min er godkjent i fordelingsplanen. Hvorfor står den som ikke godkjent?',
      ],
      ['notat', 3, 'Tittelen i avtalen er «klippeassistent». Sjekk mot listen før vi svarer.'],
    ],
  },
  {
    eierIndeks: 3,
    slag: 'tilbakemelding',
    omDokument: false,
    ansvarlig: false,
    meldinger: [['inn', 1, 'Jeg har byttet etternavn. Må avtalene mine lastes opp på nytt?']],
  },
  {
    eierIndeks: 5,
    slag: 'reklamasjon',
    omDokument: true,
    ansvarlig: true,
    meldinger: [
      ['inn', 16, 'Klausulen i punkt 7 gir meg rettighetene i behold. Dere har vurdert det motsatte.'],
      [
        'ut',
        12,
        'Vi leser punkt 7 slik at rettighetene går over til selskapet. Har du et tillegg til avtalen, så last det opp.',
      ],
      ['inn', 2, 'Jeg har lastet opp tillegget nå. Se side 3.'],
    ],
  },
  {
    eierIndeks: 6,
    slag: 'reklamasjon',
    omDokument: true,
    ansvarlig: true,
    meldinger: [
      ['inn', 40, 'Jeg er uenig i at dokumentasjonen er mangelfull.'],
      [
        'ut',
        35,
        'Avtalen mangler side 2, der rettighetene skal stå. Vi trenger hele avtalen for å vurdere den.',
      ],
    ],
    lukking: {
      dager: 20,
      grunn: 'ikke_medhold',
      forklaring: 'Vi har ikke fått side 2. Last den opp når du har den, så ser vi på det igjen.',
    },
  },
  {
    eierIndeks: 7,
    slag: 'tilbakemelding',
    omDokument: true,
    ansvarlig: false,
    meldinger: [
      ['inn', 14, 'Produksjonsselskapet har skiftet navn siden avtalen. Hvilket navn skal jeg skrive?'],
    ],
  },
]

const day = 86_400_000

/** @param naa nothing in the demo is later */
export function createSaker(naa: Date): DemoSak[] {
  const daysAgo = (dager: number) => new Date(naa.getTime() - dager * day)
  return planer.map(({ meldinger, lukking, ...plan }) => ({
    ...plan,
    meldinger: meldinger.map(([av, dager, tekst]) => ({ av, tid: daysAgo(dager), tekst })),
    lukking: lukking ? { ...lukking, tid: daysAgo(lukking.dager) } : null,
  }))
}
