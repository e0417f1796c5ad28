import { avsattslagNavn } from '@rp/contract/avsatt'

/** Every word of the page with what is set aside, and its release. */
export const text = {
  tittel: 'Avsatt',
  ingress:
    'Penger i godkjente kjøringer som er satt av fordi noen kan ha krav på dem. Tre år etter utgangen av året de kom inn, kan de frigis til en senere kjøring.',
  henter: 'Henter det som er satt av',
  feilet: 'Vi får ikke hentet det som er satt av',
  ingen: 'Ingenting er satt av ennå. Kom tilbake når en kjøring er godkjent.',
  tilKjoeringene: 'Til kjøringene',
  klare: 'Kan frigis',
  klareHjelp: 'De tre årene er gått, og ingen har fått pengene.',
  ingenKlare: 'Ingenting kan frigis nå.',
  andre: 'Står avsatt til de tre årene er gått',
  ingenAndre: 'Alt som er satt av, kan frigis.',
  slag: avsattslagNavn,
  kolonne: {
    pott: 'Pott',
    slag: 'Satt av som',
    beloep: 'Beløp',
    siden: 'Satt av',
    til: 'Tre år er gått',
    handling: 'Handlinger',
  },
  pott: (kilde: string, slag: string, aar: number) => `${kilde}, ${slag}, ${aar}`,
  frigi: 'Frigi',
  frigiHva: (slag: string, kilde: string) => `Frigi: ${slag.toLowerCase()} i potten fra ${kilde}`,
  seLinjene: 'Se linjene',
  seLinjeneHva: (slag: string, kilde: string) => `Se linjene: ${slag.toLowerCase()} i potten fra ${kilde}`,
  ingenPott: 'Ingen kjøring kan ta imot ennå. Lag en kjøring med en pott fra samme kilde og av samme slag.',
  dialog: (beloep: string) => `Frigi ${beloep}`,
  dialogTekst:
    'Beløpet kommer i tillegg til det potten du velger, har til fordeling. Det trekkes ikke fradrag og reserve av det en gang til. En annen administrator må godkjenne, med passord og totrinnsinnlogging.',
  til: 'Hvor skal pengene?',
  velg: 'Velg en pott',
  valg: (kjoering: string, beloep: string, aar: number) => `${kjoering}: ${beloep} for ${aar}`,
  tilFeil: 'Velg en pott.',
  begrunnelseHjelp: 'Vis til vedtaket i generalforsamlingen.',
  send: 'Be om frigivelse',
  venter: 'Venter på godkjenning',
  frigitt: 'Frigitt',
  fra: (slag: string, pott: string) => `${slag} i ${pott}`,
  tilPotten: (pott: string) => `Til ${pott}.`,
  reserven: (potter: number) => (potter === 1 ? 'reserven i samme pott' : 'reserven i hver av dem'),
  del: (pott: string, beloep: string) => `${pott} (${beloep})`,
  linje: (nummer: number) => `, linje ${nummer}`,
  laget: (hvem: string, naar: string, hvorfor: string) => `Laget av ${hvem} ${naar}: «${hvorfor}»`,
  godkjent: (hvem: string, naar: string) => `Godkjent av ${hvem} ${naar}.`,
  telles: 'Fordeles i',
  godkjennHjelp:
    'En annen administrator enn den som lagde den, godkjenner med passord og totrinnsinnlogging.',
  godkjenn: 'Godkjenn',
  godkjennHva: (beloep: string) => `Godkjenn frigivelsen av ${beloep}`,
  godkjennSpoersmaal: 'Vil du godkjenne frigivelsen?',
  godkjennTekst: (beloep: string, pott: string) =>
    `${beloep} flyttes til ${pott}. Du kan ikke angre det. Kjøringen som har potten, må simuleres på nytt.`,
  godkjennReserve: (beloep: string) =>
    `${beloep} går til reserven, og rettighetshaveren får ikke pengene. Du kan ikke angre det.`,
  godkjennFeilet: (beloep: string) =>
    `Hele betalingen på ${beloep} går til reserven i pottene den kom fra, og kan ikke betales ut etterpå. Du kan ikke angre det.`,
  slett: 'Ta tilbake',
  slettHva: (beloep: string) => `Ta tilbake frigivelsen av ${beloep}`,
  slettSpoersmaal: 'Vil du ta tilbake frigivelsen?',
  slettTekst: 'Pengene blir stående der de er.',
} as const

/** Every word about a line that was held back, or that another organisation was said to manage. */
export const holdtText = {
  frigi: 'Frigi',
  frigiHva: (nummer: number) => `Frigi linje ${nummer}`,
  dialogTekst: (beloep: string) => `Linjen ble holdt tilbake, og ${beloep} er satt av.`,
  annetSted: (beloep: string) =>
    `Linjen er merket som forvaltet av en annen organisasjon, og ${beloep} holdes for seg. Den har ikke gitt rettighetshaveren noe.`,
  til: 'Hvor skal pengene?',
  medlem: 'Til rettighetshaveren',
  medlemHjelp:
    'Pengene kommer med i neste kjøring som simuleres. Den som frigir dem, kan ikke godkjenne den kjøringen.',
  reserve: 'Til reserven i potten',
  reserveHjelp:
    'Rettighetshaveren får dem ikke. En annen administrator må godkjenne, med passord og totrinnsinnlogging.',
  begrunnelseHjelp: 'Rettighetshaveren leser den i oppgjøret sitt.',
} as const
