import type { Felt, Merknad, Tegnsett } from '@rp/contract/sendeliste'
import type { Sammenlikning } from '@rp/contract/sendelisterad'
import { sitat } from '../../platform/format.ts'

const lines = (count: string) => `${count} ${count === '1' ? 'linje' : 'linjer'}`

/** The words of the staff's screens about broadcast lists. */
export const text = {
  tittel: 'Sendelister',
  ingress: 'Importer listene mediehusene sender, og avklar linjene portalen ikke er sikker på.',
  importer: 'Importer sendeliste',
  feilet: 'Vi fikk ikke hentet sendelistene',
  henter: 'Henter …',
  aar: {
    tittel: 'Visningsår',
    rader: (antall: string) => lines(antall),
    tvil: (antall: string) => `Avklar ${lines(antall)}`,
    ferdig: 'Ingen linjer å avklare',
    uten: (antall: string) => `${antall} uten produksjon`,
    seAlle: (aar: number) => `Se alle linjene for ${aar}`,
    ingen: 'Ingen linjer ennå. Importer den første sendelisten.',
  },
  importer_: {
    tittel: 'Importer',
    ingen: 'Ingen har importert en sendeliste ennå.',
    kolonner: {
      filnavn: 'Fil',
      aar: 'Visningsår',
      naar: 'Importert',
      hvem: 'Av',
      nye: 'Nye',
      endrede: 'Endrede',
      kjente: 'Kjente',
      tvil: 'Å avklare',
      handling: 'Handling',
    },
    angre: 'Angre',
    angret: (naar: string, hvem: string) => `Angret ${naar} av ${hvem}`,
  },
  angre: {
    tittel: (fil: string) => `Angre importen av ${sitat(fil)}?`,
    teller: 'Ser hva som skjer …',
    fjernes: (antall: string) => `${lines(antall)} forsvinner fra sendelisten.`,
    tilbakestilles: (antall: string) => `${lines(antall)} får tilbake det en tidligere import sa.`,
    beholdes: (antall: string) => `${lines(antall)} står som de er, fordi en annen import også har dem.`,
    avgjorte: (antall: string) =>
      `${lines(antall)} av dem er avklart av en saksbehandler. Valgene huskes hvis linjene kommer igjen.`,
    ja: 'Angre importen',
    ferdig: 'Importen er angret.',
  },
} as const

/** What is distributed of a year already. */
export const fordeltText = {
  tittel: 'Pengene for året er fordelt. Det som er godkjent, endrer seg ikke:',
  godkjent: (naar: string) => `, godkjent ${naar}`,
  betalt: (naar: string) => `, utbetalt ${naar}`,
  betales: (naar: string) => `, utbetales ${naar}`,
  importer: (aar: number) =>
    `Det du importerer, teller i neste kjøring for ${aar}: et etteroppgjør med penger som kommer inn senere, eller med avsatte penger som frigis. Fikk noen feil beløp, korrigerer du linjene i kjøringen.`,
  angre: 'Er noe feil i dem, må linjene korrigeres.',
} as const

export const importText = {
  tittel: 'Importer sendeliste',
  tilbake: 'Til sendelistene',
  steg: ['Fil', 'Kolonner', 'Resultat', 'Ferdig'],
  stegAv: (nummer: number, av: number) => `Steg ${nummer} av ${av}`,
  visningsaar: 'Visningsår',
  fil: 'Sendelisten',
  filHint:
    'CSV eller Excel (.xlsx), opptil 20\u00a0MB og 50\u00a0000 rader. Portalen finner skilletegn og tegnsett selv.',
  annetAar: (filens: number, valgt: number) =>
    `Filen ser ut til å gjelde ${filens}, men du har valgt ${valgt}. Rader fra et annet år blir utelatt.`,
  byttAar: (aar: number) => `Bytt visningsår til ${aar}`,
  ukjentAar: (aar: number) =>
    `Legg til visningsåret ${aar} under Innstillinger hvis du skal importere listen.`,
  tegnsett: 'Tegnsett',
  tegnsettFunnet: 'Portalen har funnet dette. Velg et annet hvis bokstavene nedenfor er feil.',
  tegnsettValgt: 'Du har valgt dette. Se om bokstavene nedenfor er riktige.',
  tegnsettnavn: {
    'UTF-8': 'UTF-8',
    'Windows-1252': 'Windows-1252',
    MacRoman: 'MacRoman (eldre Mac)',
    CP850: 'CP850 og CP865 (DOS)',
    'UTF-16': 'UTF-16',
  } satisfies Record<Tegnsett, string>,
  fremmedeLinjer: (antall: string) =>
    antall === '1'
      ? 'Én linje har et annet tegnsett enn resten. Portalen har lest den for seg.'
      : `${antall} linjer har et annet tegnsett enn resten. Portalen har lest dem for seg.`,
  videre: 'Gå videre',
  velgFil: 'Velg fil',
  velgEnAnnen: 'Velg en annen fil',
  manglerFil: 'Velg en fil.',
  leser: 'Leser filen …',
  lest: (antall: string) => `Portalen fant ${lines(antall)} som kan brukes.`,
  filfakta: (deler: readonly string[]) => deler.join(' · '),
  tegn: { ';': 'semikolon', ',': 'komma', '\t': 'tabulator', '|': 'loddrett strek' } as Record<
    string,
    string
  >,
  skilt: (tegn: string) => `skilt med ${tegn}`,
  ark: 'Ark',
  overskriftsrad: 'Rad med overskrifter',
  overskriftHint: 'Skriv 0 hvis listen ikke har overskrifter.',
  kolonner: 'Hvilken kolonne er hva?',
  ingenKolonne: 'Finnes ikke i listen',
  ubrukte: (navn: readonly string[], flere: number) =>
    `${navn.length === 1 ? 'Denne kolonnen' : 'Disse kolonnene'} i filen brukes ikke: ${navn.map(en => `«${en}»`).join(', ')}${flere > 0 ? ` og ${flere} til` : ''}.`,
  felt: {
    tittel: 'Tittel',
    alternativTittel: 'Annen tittel',
    mediehus: 'Mediehus',
    aar: 'År sendt',
    episoder: 'Episoder',
    premiere: 'Premiere',
    produksjonsselskap: 'Produksjonsselskap',
    sesong: 'Sesong',
  } satisfies Record<Felt, string>,
  fastMediehus: 'Mediehus for alle radene',
  fastMediehusHint: 'Listen har ingen kolonne for mediehus.',
  slik: 'Slik forstår portalen de første radene',
  iFilen: 'Slik står radene i filen',
  rad: 'Rad',
  radNr: (nummer: number) => `Rad ${nummer}`,
  finn: 'Finn produksjonene',
  finner: 'Finner produksjonene …',
  fremdrift: (ferdig: string, av: string) => `${ferdig} av ${av} linjer`,
  resultat: 'Hva importen gjør',
  tall: {
    nye: 'nye linjer',
    endrede: 'endrede linjer',
    kjente: 'kjente fra før',
    koblet: 'koblet til en produksjon',
    tvil: 'må avklares av deg',
    uten: 'uten produksjon i registeret',
  },
  eksempler: 'Eksempler',
  merknader: (antall: string) => (antall === '1' ? 'Merknad til én rad' : `Merknader til ${antall} rader`),
  merknad: ({ rad, utelatt, grunn }: Merknad) => `Rad ${rad}${utelatt ? ' er utelatt' : ''}: ${grunn}`,
  flereMerknader: (antall: string) => `… og ${antall} til`,
  importer: 'Importer listen',
  importerer: 'Importerer …',
  tilKolonnene: 'Tilbake til kolonnene',
  tilFilen: 'Velg en annen fil',
  ferdig: 'Sendelisten er importert',
  avklar: 'Avklar de usikre linjene',
  seAlle: 'Se alle linjene',
} as const

/** Imports that somebody has begun. */
export const utkastText = {
  tittel: 'Fortsett importen',
  hvorLenge: 'Portalen tar vare på påbegynte importer i minst ett døgn.',
  fakta: (aar: number, naar: string) => `for ${aar}, sist endret ${naar}`,
  fortsett: 'Fortsett',
  slett: 'Slett',
  borte:
    'Vi finner ikke importen du holdt på med. Den er enten ferdig eller slettet. Se om filen står blant importene under «Sendelister», eller velg filen på nytt.',
} as const

export const faktaText: Record<Sammenlikning, string> = {
  lik: 'lik',
  nesten: 'nesten lik',
  ulik: 'ulik',
  ukjent: 'ikke å sammenlikne',
}

export const radText = {
  tittel: (aar: number) => `Sendeliste ${aar}`,
  tabell: 'Linjer på sendelisten',
  antall: (antall: string) => lines(antall),
  tom: 'Ingen linjer for dette året ennå.',
  avklar: (antall: string) => `Avklar ${lines(antall)}`,
  endre: 'Endre kobling',
  velg: 'Velg produksjon',
  for: (tittel: string) => ` for ${tittel}`,
  kolonne: {
    tittel: 'Tittel som sendt',
    mediehus: 'Mediehus',
    episoder: 'Episoder',
    premiere: 'Premiere',
    produksjonsselskap: 'Produksjonsselskap',
    produksjon: 'Produksjon i registeret',
    utfall: 'Kobling',
    sikkerhet: 'Sikkerhet',
    handling: 'Handling',
  },
  ingen: '–',
  fil: (aar: number) => `sendeliste-${aar}`,
  bareImport: (fil: string | undefined) => `Viser bare linjene fra ${fil ? sitat(fil) : 'én import'}.`,
  visAlle: 'Vis alle linjene',
} as const

export const paaNyttText = {
  knapp: 'Finn produksjoner på nytt',
  hva: 'Portalen leter i registeret slik det er nå, etter linjer uten produksjon. Det dere har avklart, blir stående.',
  leter: 'Leter i registeret …',
  feilet: 'Vi fikk ikke lett på nytt.',
} as const

export const avklarText = {
  tittel: (aar: number) => `Avklar linjer, ${aar}`,
  igjen: (antall: string) => `${lines(antall)} igjen å avklare`,
  tom: 'Alle linjene er avklart.',
  tilListen: 'Se hele sendelisten',
  somSendt: 'Som sendt',
  kandidater: 'Kan være',
  ingenKandidater: 'Ingen produksjon i registeret likner. Søk i registeret, eller velg ingen.',
  henter: 'Henter linjen …',
  velg: 'Velg',
  valgt: 'Valgt nå',
  ingen: 'Ingen av dem',
  forrige: 'Forrige',
  neste: 'Neste',
  soek: 'Søk i registeret',
  soekHint: 'Skriv minst to tegn av tittelen.',
  ingenTreff: 'Ingen titler passer.',
  sikkerhet: (prosent: number) => `${prosent} % sikker`,
  angre: 'Angre valget',
  siste: (tittel: string) => `Ditt siste valg gjaldt ${sitat(tittel)}.`,
  opprett: 'Opprett ny produksjon og koble linjen til den',
  taster:
    'Taster: 1–8 velger, 0 er ingen, N er neste, P er forrige, S søker i registeret, A angrer det siste valget.',
  konflikt: {
    tittel: 'Noen andre har avklart linjen',
    koblet: (hvem: string, verk: string) => `${hvem} har koblet den til ${sitat(verk)}.`,
    uten: (hvem: string) => `${hvem} har valgt at den står uten produksjon.`,
    noenAndre: 'Noen andre',
    mitt: 'Bruk mitt valg likevel',
    deres: 'La det stå',
  },
  like: (antall: string) => `Valget gjelder også ${antall} like ${antall === '1' ? 'linje' : 'linjer'}.`,
  avgjort: (hvem: string, naar: string) => `Avklart av ${hvem} ${naar}`,
  fakta: {
    sesong: 'Sesong',
    selskap: 'Selskap',
    premiere: 'Premiere',
    episoder: 'Episoder',
    verkstype: 'Verkstype',
  },
} as const
