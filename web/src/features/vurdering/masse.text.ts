import { sitat } from '../../platform/format.ts'

const de = (antall: number) => (antall === 1 ? 'det' : 'de')
const dem = (antall: number) => (antall === 1 ? 'det' : 'dem')

/** Every word of what staff do from the list: changes of many, saved filters, the bin, the keys. */
export const text = {
  merk: (navn: string) => `Merk dokumentet til ${navn}`,
  valgt: (antall: string) => `${antall} ${antall === '1' ? 'dokument' : 'dokumenter'} merket`,
  /** Marked on another page, or before the filter became another. */
  visesIkke: (antall: string, skjulte: number, merkede: number) => {
    if (skjulte < merkede) return `, men ${antall} av dem vises ikke her`
    return merkede === 1 ? ', men det vises ikke her' : ', men ingen av dem vises her'
  },
  fjernSkjulte: 'Fjern de som ikke vises',
  merkSiden: 'Merk siden',
  merkAlle: 'Merk alle i filteret',
  flere: 'Filteret gir mer enn 5000 dokumenter. De 5000 som har ventet lengst, er merket.',
  fjern: 'Fjern merkingen',
  endre: 'Endre de merkede',
  tittel: 'Endre flere dokumenter',
  status: 'Status',
  statusHva: 'La feltet stå tomt for å beholde statusen.',
  kommentar: 'Kommentar til arbeidstaker',
  kommentarHva:
    'La feltet stå tomt for å beholde kommentarene. En ny status begynner uten den gamle kommentaren.',
  pc: 'Signert av produksjonsselskap',
  rh: 'Signert av arbeidstaker',
  signatur: { uendret: 'Uendret', Yes: 'Ja', No: 'Nei', null: 'Ikke vurdert' },
  ufullstendige: (antall: string) =>
    `I ${antall} ${antall === '1' ? 'dokument' : 'dokumenter'} mangler noe. Grunnen blir stående i historikken.`,
  vis: 'Vis hva som blir endret',
  dette: 'Dette blir endret',
  lagre: (antall: string) => `Endre ${antall} ${antall === '1' ? 'dokument' : 'dokumenter'}`,
  avbryt: 'Avbryt',
  utfall: {
    endres: () => 'Blir endret',
    uendret: () => 'Er slik fra før',
    laast: (antall: number) => `Hoppes over fordi ${de(antall)} er ferdig behandlet`,
    endret: (antall: number) =>
      `Hoppes over fordi noen har endret ${dem(antall)} siden du merket ${dem(antall)}`,
    borte: (antall: number) => `Hoppes over fordi ${de(antall)} er slettet`,
  },
  ferdig: (antall: string) => `${antall} ${antall === '1' ? 'dokument' : 'dokumenter'} er endret.`,
  duEndret: (antall: string, tid: string) =>
    `Du endret ${antall} ${antall === '1' ? 'dokument' : 'dokumenter'} ${tid}.`,
  angre: 'Angre',
  angret: (antall: string) =>
    `Endringen er angret for ${antall} ${antall === '1' ? 'dokument' : 'dokumenter'}.`,
  /** What somebody has changed again since is theirs. */
  ikkeAngret: (antall: number) =>
    antall === 0 ? '' : ` ${antall} ble endret på nytt i mellomtiden, og er som de var.`,
  siste: 'Siste masseendringer',
  sisteLinje: (hvem: string, antall: string) =>
    `${hvem} endret ${antall} ${antall === '1' ? 'dokument' : 'dokumenter'}`,
  erAngret: 'Angret',
  filtre: 'Filtre',
  faste: [
    { navn: 'Venter på oss', soek: '' },
    { navn: 'Mine', soek: 'tildelt=meg' },
    { navn: 'Ingens', soek: 'tildelt=ingen' },
    { navn: 'Alle', soek: 'status=alle' },
  ],
  filtreFeilet: 'Vi fikk ikke hentet de lagrede filtrene.',
  lagreFilter: 'Lagre filteret',
  filternavn: 'Navn på filteret',
  av: (hvem: string) => `Lagret av ${hvem}`,
  giNavn: 'Gi nytt navn',
  nyttNavnImens: (navn: string) =>
    `Noen andre har kalt filteret ${sitat(navn)} imens. Trykk en gang til hvis navnet ditt skal gjelde.`,
  slett: 'Slett',
  slettFilter: (navn: string, hvem: string) =>
    `Vil du slette ${sitat(navn)}, som ${hvem} har lagret for alle?`,
  ordne: 'Ordne filtrene',
  slettede: 'Slettede dokumenter',
  slettedeAntall: (antall: string) =>
    `${antall} ${antall === '1' ? 'slettet dokument' : 'slettede dokumenter'}`,
  slettedeFil: 'slettede-dokumenter',
  slettedeTom: 'Ingen slettede dokumenter kan hentes tilbake.',
  tilListen: 'Til registreringene',
  kolonne: {
    arbeidstaker: 'Arbeidstaker',
    filnavn: 'Filnavn',
    status: 'Status',
    slettet: 'Slettet',
    slettetAv: 'Slettet av',
    frist: 'Kan hentes tilbake til',
    handling: 'Handling',
  },
  hentTilbake: 'Hent tilbake',
  hentet: (navn: string) => `${sitat(navn)} er hentet tilbake.`,
  tasterHint: 'Trykk ? for å se tastene.',
  taster: 'Taster i listen',
  tastene: [
    ['j eller pil ned', 'neste rad'],
    ['k eller pil opp', 'forrige rad'],
    ['Enter', 'åpne dokumentet'],
    ['x', 'merk dokumentet'],
    ['Shift + x', 'merk alle fra det forrige du merket'],
    ['/', 'søk'],
    ['?', 'vis denne listen'],
  ],
} as const
