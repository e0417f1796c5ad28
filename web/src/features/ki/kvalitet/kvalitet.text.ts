/** Every word of /admin/ki. */
export const text = {
  tittel: 'Slik treffer KI',
  ingress:
    'Hvor ofte forslagene fra KI blir stående når noen har sett på dem. Bruk det til å se hvor KI kan stoles på, og hvor den må sjekkes ekstra.',
  periode: 'Periode',
  perioder: [
    { dager: 30, navn: 'Siste 30 dager' },
    { dager: 90, navn: 'Siste 90 dager' },
    { dager: 365, navn: 'Siste år' },
    { dager: null, navn: 'Alle' },
  ],
  lesinger: 'Lesinger',
  ferdig: 'Dokumenter lest',
  feilet: 'Lesinger som feilet',
  reserve: 'Lest av reserven',
  reserveHva:
    'Reserven er portalens egen KI. Den leser når en ytre tjeneste er slått på, men ikke svarer som den skal.',
  henter: 'Henter tallene …',
  hentFeilet: 'Vi fikk ikke hentet tallene',
  tom: 'KI har ikke lest noen dokumenter i denne perioden.',
  tomHva: 'Velg en lengre periode, eller kom tilbake når medlemmer har lastet opp dokumenter med KI.',
  overTid: 'Beholdt måned for måned',
  maaned: 'Måned',
  former: {
    digital: 'Digital',
    skann: 'Skannet',
    foto: 'Fotografert',
    blandet: 'Blandet',
    ukjent: 'Ukjent form',
  },
  ingenBesvart: 'Ingen har tatt stilling til forslag fra KI i denne perioden ennå.',
  ingen: 'Ingen',
  formHva:
    'Måneden er den dokumentet ble lest i. Et blandet dokument har både digitale og skannede eller fotograferte sider. Ukjent form er dokumenter som ble lest før portalen noterte formen, eller der ingenting lot seg lese.',
  tabell: 'Treff per felt',
  form: 'Form på dokumentet',
  alleFormer: 'Alle former',
  kolonne: {
    felt: 'Felt',
    foreslaatt: 'Foreslått',
    godtatt: 'Beholdt',
    endret: 'Endret',
    forkastet: 'Forkastet',
    ubesvart: 'Ikke besvart',
    sikre: 'Sikre som ble beholdt',
  },
  andel: (godtatt: string, besvart: string, prosent: string) => `${prosent} % (${godtatt} av ${besvart})`,
  ingenSikre: 'Ingen besvart',
  forklaring:
    'Beholdt betyr at feltet ble lagret slik KI foreslo, eller at noen svarte «Stemmer». Endret betyr at noe annet ble lagret, og forkastet at noen ikke ville ha forslaget eller tømte feltet. Når dokumentet blir BEHANDLET, regnes det som står igjen, som beholdt. Sikre er forslagene KI regner som minst 90 % sikre. Av dem bør minst 97 av 100 bli stående.',
} as const
