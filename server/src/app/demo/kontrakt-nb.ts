import {
  baseTitle,
  createPlan,
  formatDato,
  formatKroner,
  type Kontrakt,
  type Kontrakttekst,
  type Punkt,
} from './kontrakt.ts'
import { formatKontonummer, formatOrgnr, formatPersonnummer } from './numre.ts'

const titler = {
  skjema: ['ARBEIDSAVTALE', 'Midlertidig ansettelse for én produksjon'],
  klassisk: ['AVTALE OM MEDVIRKNING', 'om utførelse av filmfaglig arbeid'],
  baand: ['Engasjementsavtale', 'Film- og TV-produksjon'],
} as const

const rettigheter: Record<Kontrakt['klausul'], readonly string[]> = {
  behold: [
    'Arbeidstakeren beholder de økonomiske rettighetene til sitt arbeid så langt de er omfattet av forvaltningskontrakten med F©R. Produsenten får rett til å ferdigstille produksjonen, vise den første gang og gjøre den tilgjengelig i de vinduene som er avtalt med oppdragsgiveren.',
    'Vederlag for videresending, privatkopiering og annen bruk som forvaltes i fellesskap, tilfaller arbeidstakeren og kreves inn av F©R. Ingenting i denne avtalen overdrar slike vederlag til produsenten eller til andre.',
  ],
  frikjoep: [
    'Produsenten erverver ved betaling av lønnen samtlige økonomiske rettigheter til resultatet av arbeidet, uten begrensning i tid, sted, format eller antall visninger. Produsenten kan overdra rettighetene videre.',
    'Arbeidstakeren har ikke krav på vederlag ut over lønnen for senere bruk. Retten til å bli navngitt og lovfestede vederlag som ikke kan fraskrives, er i behold.',
  ],
  taus: [],
}

/** Puts a contract into bokmål; all the sentences are our own. */
export function writeBokmaal(k: Kontrakt): Kontrakttekst {
  const [tittel, undertittel] = titler[k.stil]
  return {
    tittel,
    undertittel,
    brevhode: [k.selskap.navn, `Org.nr. ${formatOrgnr(k.selskap.orgnr)}`, k.selskap.adresse],
    parter: [
      {
        rolle: 'Produsent',
        navn: k.selskap.navn,
        linjer: [`Org.nr. ${formatOrgnr(k.selskap.orgnr)}`, k.selskap.adresse, `Ved ${k.selskap.kontakt}`],
      },
      {
        rolle: 'Arbeidstaker',
        navn: k.arbeidstaker.navn,
        linjer: [
          k.arbeidstaker.adresse,
          `Fødselsnummer ${formatPersonnummer(k.arbeidstaker.personnummer)}`,
          `Konto ${formatKontonummer(k.arbeidstaker.kontonummer)}`,
        ],
      },
    ],
    punkter: selectPunkter(k),
    stedDato: `${k.sted}, ${formatDato(k.dato, 'nb')}`,
    signaturer: [
      { rolle: 'For produsenten', navn: k.selskap.kontakt, signert: k.signert.selskap },
      { rolle: 'Arbeidstaker', navn: k.arbeidstaker.navn, signert: k.signert.arbeidstaker },
    ],
    vedlegg: k.framdriftsplan
      ? {
          tittel: 'Vedlegg 1: Framdriftsplan',
          kolonner: ['Episode', 'Oppstart (uke)', 'Gjennomsyn (uke)', 'Levering (uke)'],
          rader: createPlan(k),
        }
      : null,
    side: (nummer, antall) => `Side ${nummer} av ${antall}`,
  }
}

function selectPunkter(k: Kontrakt): Punkt[] {
  const main = writeHovedpunkter(k)
  if (k.omfang === 'utvidet') return [...main, ...utvidedePunkter, ...sluttpunkter]
  if (k.omfang === 'vanlig') return [...main, ...utvidedePunkter.slice(0, 3), ...sluttpunkter]
  // On a form of one page the facts speak for themselves.
  const brief = main.map(punkt => (punkt.fakta.length > 0 ? { ...punkt, avsnitt: [] } : punkt))
  return [...brief, ...sluttpunkter.slice(-1)]
}

function writeHovedpunkter(k: Kontrakt): Punkt[] {
  const [first] = k.verk
  const many = k.verk.length > 1
  const omfang =
    first?.episoder && first.episoder > 1 ? `${first.episoder} episoder à ca.` : 'Ett verk på ca.'
  const loenn = `kr ${formatKroner(k.loenn.kroner)} ${k.loenn.per === 'uke' ? 'per uke' : 'for hele oppdraget'}, brutto`
  const episoder = k.episoder === null ? [] : [['Antall episoder', String(k.episoder)] as const]
  return [
    {
      tittel: 'Produksjonen',
      fakta: [
        ...k.verk.map(
          verk =>
            [many ? `Tittel, ${verk.sesong}. sesong` : 'Tittel', `«${baseTitle(verk.tittel)}»`] as const,
        ),
        ...(!many && first?.sesong ? [['Sesong', String(first.sesong)] as const] : []),
        ['Verkstype', first?.verkstype ?? ''],
        ...(first?.minutter ? [['Omfang', `${omfang} ${first.minutter} minutter`] as const] : []),
        ['Oppdragsgiver', k.mediehus],
      ],
      avsnitt: [],
    },
    {
      tittel: 'Arbeidet',
      fakta: [['Fagfunksjon', k.fagfunksjon], ...episoder],
      avsnitt: [
        `Arbeidstakeren engasjeres som ${k.fagfunksjon.toLocaleLowerCase('nb')} og utfører arbeidet i samråd med produksjonens kunstneriske ledelse. Arbeidet omfatter forberedelser, møter og de rettelsene som følger av avtalte gjennomsyn.`,
      ],
    },
    {
      tittel: 'Periode',
      fakta: [],
      avsnitt: [
        `Engasjementet løper fra ${formatDato(k.fra, 'nb')} til ${formatDato(k.til, 'nb')} og avsluttes uten oppsigelse. Forskyves produksjonen mer enn to uker, avtaler partene en ny periode skriftlig.`,
      ],
    },
    {
      tittel: 'Lønn',
      fakta: [['Lønn', loenn]],
      avsnitt: [
        'Lønnen utbetales den siste virkedagen i måneden. Feriepenger kommer i tillegg med 12 prosent og utbetales når engasjementet er slutt. Arbeid utover avtalt tid skal være bestilt på forhånd av produksjonsleder.',
      ],
    },
    ...(k.klausul === 'taus' ? [] : [{ tittel: 'Rettigheter', fakta: [], avsnitt: rettigheter[k.klausul] }]),
  ]
}

const utvidedePunkter: readonly Punkt[] = [
  {
    tittel: 'Arbeidstid og hvile',
    fakta: [],
    avsnitt: [
      'En vanlig arbeidsuke er 37,5 timer. Arbeidsplanen sendes ut senest ti dager før den gjelder, og endringer etter dette avtales med den enkelte. Det skal være minst elleve timer mellom to arbeidsdager.',
      'Pålagt overtid betales med 50 prosent tillegg fram til klokken 21 og med 100 prosent senere på kvelden, om natten og på helligdager.',
    ],
  },
  {
    tittel: 'Sykdom og permisjon',
    fakta: [],
    avsnitt: [
      'Sykdom meldes til produksjonsleder så tidlig som mulig, og før arbeidsdagen begynner. Produsenten kan sette inn en vikar så lenge fraværet varer, uten at det endrer arbeidstakerens rett til navngivelse for det arbeidet som alt er gjort.',
    ],
  },
  {
    tittel: 'Utstyr og materiale',
    fakta: [],
    avsnitt: [
      'Produsenten stiller nødvendig utstyr og programvare til rådighet. Bruker arbeidstakeren eget utstyr, avtales leien særskilt. Råmateriale og prosjektfiler oppbevares på produsentens lagringssystem og skal ikke kopieres til privat utstyr.',
      'Arbeidstakeren tar ikke inn bilder, lyd eller annet materiale som andre har rettigheter til, uten at produsenten har sagt ja skriftlig.',
    ],
  },
  {
    tittel: 'Reise og opphold',
    fakta: [],
    avsnitt: [
      'Produsenten bestiller og betaler reiser og overnatting når arbeidet utføres utenfor hjemstedet. Kost og kjøring dekkes etter statens satser mot regning levert innen fire uker.',
    ],
  },
  {
    tittel: 'Personopplysninger',
    fakta: [],
    avsnitt: [
      'Produsenten behandler opplysningene i denne avtalen for å utbetale lønn, melde inn arbeidsforholdet og oppfylle forpliktelser overfor kringkaster og rettighetsorganisasjoner. Opplysningene slettes når de ikke lenger trengs til dette.',
    ],
  },
]

const sluttpunkter: readonly Punkt[] = [
  {
    tittel: 'Navngivelse',
    fakta: [],
    avsnitt: [
      'Arbeidstakeren navngis i rulleteksten med funksjonen som er oppgitt over. En feil i navngivelsen skal rettes i neste versjon som sendes ut.',
    ],
  },
  {
    tittel: 'Taushet',
    fakta: [],
    avsnitt: [
      'Innhold, medvirkende og resultater holdes fortrolig til produksjonen er offentliggjort. Bilder fra arbeidet deles bare etter avtale med produsenten.',
    ],
  },
  {
    tittel: 'Uenighet',
    fakta: [],
    avsnitt: [
      'Partene søker å løse uenighet i et møte innen tre uker. Fører ikke det fram, følges norsk rett, og saken hører under arbeidstakerens hjemting. Avtalen er laget i to eksemplarer, ett til hver.',
    ],
  },
]
