import {
  baseTitle,
  createPlan,
  formatDato,
  formatKroner,
  type Kontrakt,
  type Kontrakttekst,
  type Punkt,
} from './kontrakt.ts'
import { formatKontonummer, formatOrgnr } from './numre.ts'

const rights: Record<Kontrakt['klausul'], readonly string[]> = {
  behold: [
    'The Contributor keeps the economic rights in the work to the extent that they are managed by F©R. The Company may complete the production and exploit it in the windows agreed with the commissioning broadcaster.',
    'Remuneration for retransmission and private copying belongs to the Contributor and is collected through F©R. Nothing in this agreement assigns such remuneration to the Company.',
  ],
  frikjoep: [
    'On payment of the fee, all economic rights in the results of the services pass to the Company, worldwide and for the full term of protection. The Company may assign them. No further payment falls due for later use.',
  ],
  taus: [],
}

/** Puts a contract into English; all the sentences are our own. */
export function writeEnglish(k: Kontrakt): Kontrakttekst {
  return {
    tittel: 'Crew Agreement',
    undertittel: 'Services for a film or television production',
    brevhode: [k.selskap.navn, `Company no. NO ${formatOrgnr(k.selskap.orgnr)}`, k.selskap.adresse],
    parter: [
      {
        rolle: 'Company',
        navn: k.selskap.navn,
        linjer: [
          `NO ${formatOrgnr(k.selskap.orgnr)}`,
          k.selskap.adresse,
          `Represented by ${k.selskap.kontakt}`,
        ],
      },
      {
        rolle: 'Contributor',
        navn: k.arbeidstaker.navn,
        linjer: [k.arbeidstaker.adresse, `Account ${formatKontonummer(k.arbeidstaker.kontonummer)}`],
      },
    ],
    punkter: writeClauses(k),
    stedDato: `${k.sted}, ${formatDato(k.dato, 'en')}`,
    signaturer: [
      { rolle: 'For the Company', navn: k.selskap.kontakt, signert: k.signert.selskap },
      { rolle: 'Contributor', navn: k.arbeidstaker.navn, signert: k.signert.arbeidstaker },
    ],
    vedlegg: k.framdriftsplan
      ? {
          tittel: 'Schedule',
          kolonner: ['Episode', 'Start (week)', 'Screening', 'Delivery'],
          rader: createPlan(k),
        }
      : null,
    side: (nummer, antall) => `Page ${nummer} of ${antall}`,
  }
}

function writeClauses(k: Kontrakt): Punkt[] {
  const [verk] = k.verk
  const plain = (tittel: string, ...avsnitt: string[]): Punkt => ({ tittel, fakta: [], avsnitt })
  return [
    {
      tittel: 'Production',
      fakta: [
        ['Title', `“${baseTitle(verk?.tittel ?? '')}”`],
        ...(verk?.sesong ? [['Season', String(verk.sesong)] as const] : []),
        ['Broadcaster', k.mediehus],
      ],
      avsnitt: [],
    },
    {
      tittel: 'Services',
      fakta: [
        ['Function', k.fagfunksjon],
        ...(k.episoder === null ? [] : [['Episodes', String(k.episoder)] as const]),
      ],
      avsnitt: [
        'The Contributor works together with the creative leads of the production, from preparation until final delivery, and makes the changes that follow from agreed screenings.',
      ],
    },
    plain('Term', `The engagement runs from ${formatDato(k.fra, 'en')} to ${formatDato(k.til, 'en')}.`),
    plain(
      'Fee',
      `The fee is NOK ${formatKroner(k.loenn.kroner)} ${k.loenn.per === 'uke' ? 'a week' : 'for the whole engagement'}, before tax. It is paid on the last working day of each month. Holiday pay of 12 per cent is added.`,
    ),
    ...(k.klausul === 'taus' ? [] : [plain('Rights', ...rights[k.klausul])]),
    plain('Credit', 'The Contributor is credited in the end titles with the function stated above.'),
    plain('Confidentiality', 'What has not been made public is not shared before the first broadcast.'),
    plain('Law', 'Norwegian law applies. The parties first try to settle differences in a meeting.'),
  ]
}
