import { inWords } from '../../../platform/format.ts'

/** Every word about shares that those of a function agree on. */
export const text = {
  tittel: 'Andeler',
  ingress:
    'I disse verkene er dere flere om samme fagfunksjon. Vi deler etter episoder. Er dere enige om noe annet, kan dere avtale andelene her. Avtalen teller når alle har sagt ja.',
  feilet: 'Vi får ikke hentet andelene',
  henter: 'Henter andelene',
  sak: (verk: string, gruppe: string) => `${verk}, ${gruppe}`,
  deler: (gruppe: string, andre: readonly string[]) => `Du deler ${gruppe} med ${inWords(andre)}.`,
  du: 'Du',
  flere: (navn: string, nummer: number, av: number) => `${navn} (registrering ${nummer} av ${av})`,
  prosent: (tall: string) => `${tall} prosent`,
  gjelder: 'Dette er dere enige om',
  gjelderFra: (naar: string) => `Alle sa ja ${naar}. Andelene teller fra neste fordeling etter det.`,
  forslag: 'Dette er foreslått',
  foreslaattAv: (hvem: string, naar: string) => `${hvem} foreslo dette ${naar}.`,
  duForeslo: (naar: string) => `Du foreslo dette ${naar}.`,
  venterPaa: (hvem: readonly string[]) => `Vi venter på svar fra ${inWords(hvem)}.`,
  gjelderImens: 'Til alle har sagt ja, gjelder det dere var enige om før.',
  avslaatt: (hvem: string, grunn: string) => `${hvem} sa nei til forslaget. Begrunnelse: ${grunn}`,
  trukket: (hvem: string, grunn: string) => `${hvem} trakk forslaget. Begrunnelse: ${grunn}`,
  duTrakk: (grunn: string) => `Du trakk forslaget. Begrunnelse: ${grunn}`,
  opphoert:
    'Det som var foreslått eller avtalt, gjelder ikke lenger, fordi et dokument er nytt eller endret. Foreslå andelene på nytt om dere vil ha dem.',
  foreslaa: 'Foreslå andeler',
  foreslaaNye: 'Foreslå nye andeler',
  foreslaaHva: (verk: string, gruppe: string) => `Foreslå andeler: ${verk}, ${gruppe}`,
  dialogTekst:
    'Skriv hvor mange prosent hver skal ha av det dere får til sammen. De andre ser forslaget med alle andelene, og svarer ja eller nei.',
  andelAv: (navn: string) => `${navn}, prosent`,
  sum: (tall: string) => `Til sammen ${tall} prosent.`,
  sumFeil: 'Andelene må bli 100 prosent til sammen.',
  mangler: 'Skriv en prosent mellom 0 og 100.',
  send: 'Send forslaget',
  ja: 'Ja, det er vi enige om',
  nei: 'Nei',
  trekk: 'Trekk forslaget',
  neiTittel: 'Si nei til forslaget',
  trekkTittel: 'Trekk forslaget',
  neiTekst: 'De andre får vite at forslaget ikke gjelder, og leser begrunnelsen din.',
  bekreft: 'Send svaret',
} as const
