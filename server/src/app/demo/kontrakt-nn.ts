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

const rettar: Record<Kontrakt['klausul'], readonly string[]> = {
  behold: [
    'Arbeidstakaren har framleis dei økonomiske rettane til arbeidet sitt i den mon dei er med i forvaltningskontrakten med F©R. Produsenten kan gjere produksjonen ferdig, vise han fyrste gongen og leggje han ut slik det er avtalt med oppdragsgjevaren.',
    'Vederlag for vidaresending og privatkopiering går til arbeidstakaren gjennom F©R, og er ikkje overdregne med denne avtalen.',
  ],
  frikjoep: [
    'Produsenten får alle økonomiske rettar til arbeidet når løna er betalt, utan avgrensing i tid eller stad, og kan føre rettane vidare til andre.',
  ],
  taus: [],
}

/** Puts a contract into nynorsk; all the sentences are our own. */
export function writeNynorsk(k: Kontrakt): Kontrakttekst {
  return {
    tittel: 'ARBEIDSAVTALE',
    undertittel: 'Mellombels tilsetjing i ein produksjon',
    brevhode: [k.selskap.navn, `Org.nr. ${formatOrgnr(k.selskap.orgnr)}`, k.selskap.adresse],
    parter: [
      {
        rolle: 'Arbeidsgjevar',
        navn: k.selskap.navn,
        linjer: [`Org.nr. ${formatOrgnr(k.selskap.orgnr)}`, k.selskap.adresse, `Ved ${k.selskap.kontakt}`],
      },
      {
        rolle: 'Arbeidstakar',
        navn: k.arbeidstaker.navn,
        linjer: [
          k.arbeidstaker.adresse,
          `Fødselsnummer ${formatPersonnummer(k.arbeidstaker.personnummer)}`,
          `Konto ${formatKontonummer(k.arbeidstaker.kontonummer)}`,
        ],
      },
    ],
    punkter: writePunkt(k),
    stedDato: `${k.sted}, ${formatDato(k.dato, 'nn')}`,
    signaturer: [
      { rolle: 'For arbeidsgjevaren', navn: k.selskap.kontakt, signert: k.signert.selskap },
      { rolle: 'Arbeidstakar', navn: k.arbeidstaker.navn, signert: k.signert.arbeidstaker },
    ],
    vedlegg: k.framdriftsplan
      ? {
          tittel: 'Vedlegg: Plan',
          kolonner: ['Episode', 'Start (veke)', 'Gjennomsyn', 'Levering'],
          rader: createPlan(k),
        }
      : null,
    side: (nummer, antall) => `Side ${nummer} av ${antall}`,
  }
}

function writePunkt(k: Kontrakt): Punkt[] {
  const [verk] = k.verk
  const plain = (tittel: string, ...avsnitt: string[]): Punkt => ({ tittel, fakta: [], avsnitt })
  return [
    {
      tittel: 'Produksjonen',
      fakta: [
        ['Tittel', `«${baseTitle(verk?.tittel ?? '')}»`],
        ...(verk?.sesong ? [['Sesong', String(verk.sesong)] as const] : []),
        ['Verkstype', verk?.verkstype ?? ''],
        ['Oppdragsgjevar', k.mediehus],
      ],
      avsnitt: [],
    },
    {
      tittel: 'Arbeidet',
      fakta: [
        ['Fagfunksjon', k.fagfunksjon],
        ...(k.episoder === null ? [] : [['Episodar', String(k.episoder)] as const]),
      ],
      avsnitt: [
        'Arbeidstakaren gjer arbeidet i samråd med den kunstnarlege leiinga, frå førebuing til endeleg levering.',
      ],
    },
    plain(
      'Tid',
      `Tilsetjinga varer frå ${formatDato(k.fra, 'nn')} til ${formatDato(k.til, 'nn')}, og ho tek slutt utan oppseiing.`,
    ),
    plain(
      'Løn',
      `Løna er kr ${formatKroner(k.loenn.kroner)} ${k.loenn.per === 'uke' ? 'i veka' : 'for heile oppdraget'}, brutto. Ho blir utbetalt den siste yrkedagen i månaden. Feriepengar på 12 prosent kjem i tillegg.`,
    ),
    ...(k.klausul === 'taus' ? [] : [plain('Opphavsrett', ...rettar[k.klausul])]),
    plain('Namn i rulleteksten', 'Arbeidstakaren skal namngjevast med funksjonen som står ovanfor.'),
    plain('Teieplikt', 'Det som ikkje er offentleg, skal ikkje delast med andre før produksjonen er vist.'),
    plain('Usemje', 'Partane prøver fyrst å bli samde i eit møte. Elles gjeld norsk rett.'),
  ]
}
