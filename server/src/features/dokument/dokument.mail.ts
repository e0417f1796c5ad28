import { defineBrev } from '@rp/contract/brev'
import { describeStatus, startstatus } from '@rp/contract/status'
import { medSvar } from '@rp/contract/tur'
import type { Letter } from '../../platform/email/letter.ts'
import type { Endring } from '../historikk/historikk.service.ts'
import type { Brev } from '../innstilling/brev.service.ts'
import { memberColumns } from './dokument.mapping.ts'

export type Vurdert = {
  id: string
  filnavn: string
  status: string
  status_kommentar: string
  /** When the owner answered what this review asked for; null while they have not. */
  besvart: Date | null
}

const norwegianDate = (tid: Date) =>
  tid.toLocaleDateString('nb-NO', { dateStyle: 'long', timeZone: 'Europe/Oslo' })

/** Sentences for a signature or a right that was set; taken back to not assessed, nothing is said. */
const sentences: Readonly<Record<string, { ja: string; nei: string }>> = {
  signatur_rh: { ja: 'Vi har registrert at du har signert.', nei: 'Signaturen din mangler.' },
  signatur_pc: {
    ja: 'Vi har registrert at produksjonsselskapet har signert.',
    nei: 'Signaturen til produksjonsselskapet mangler.',
  },
  rettighet_status: {
    ja: 'Avtalen sier at du har de økonomiske rettighetene i behold.',
    nei: 'Avtalen sier at du ikke har de økonomiske rettighetene i behold.',
  },
}

const plassholdere = {
  fornavn: { hva: 'Fornavnet til medlemmet', eksempel: 'Kari' },
  tittel: { hva: 'Tittelen på dokumentet', eksempel: 'Avtale om regi', paakrevd: true },
  endringer: {
    hva: 'Hva vi har registrert om signaturer og rettigheter, og hvilke opplysninger vi har rettet. Er det ingenting, faller avsnittet bort',
    eksempel: 'Signaturen din mangler.\n\nAvtalen sier at du har de økonomiske rettighetene i behold.',
    avsnitt: true,
  },
  kommentar: {
    hva: 'Kommentaren som er skrevet til denne vurderingen. Er det ingen, faller avsnittet bort',
    eksempel: 'Siste side er ikke signert.',
    paakrevd: true,
    avsnitt: true,
  },
}
const slutt = `{endringer}

Kommentar fra oss:
{kommentar}

{lenke}

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`

const nyStatus = defineBrev({
  navn: 'vurdering',
  tittel: 'Vurdering: ny status',
  beskrivelse: 'Når et dokument har fått en ny status.',
  plassholdere: {
    ...plassholdere,
    status: { hva: 'Statusen', eksempel: 'MANGLER SIGNATUR', paakrevd: true },
    statusforklaring: {
      hva: 'Hva statusen betyr, og hva medlemmet skal gjøre',
      eksempel: 'Signer avtalen, og last opp siden på nytt.',
    },
  },
  lenke: true,
  standard: {
    emne: '«{tittel}» har fått status {status}',
    tekst: `Hei, {fornavn}.

Vi har sett på dokumentet «{tittel}». Status er nå {status}. {statusforklaring}

${slutt}`,
    knapp: 'Åpne dokumentet',
  },
})

const sammeStatus = defineBrev({
  navn: 'vurdering_samme_status',
  tittel: 'Vurdering: samme status',
  beskrivelse:
    'Når vi har endret signaturer, rettigheter, kommentaren eller opplysninger i dokumentet, men ikke statusen.',
  plassholdere,
  lenke: true,
  standard: {
    emne: 'Vi har vurdert «{tittel}»',
    tekst: `Hei, {fornavn}.

Vi har sett på dokumentet «{tittel}».

${slutt}`,
    knapp: 'Åpne dokumentet',
  },
})

const flere = defineBrev({
  navn: 'vurdering_flere',
  tittel: 'Vurdering: flere dokumenter',
  beskrivelse: 'Når vi har endret flere av dokumentene til et medlem på én gang.',
  plassholdere: {
    fornavn: plassholdere.fornavn,
    antall: { hva: 'Hvor mange dokumenter det gjelder', eksempel: '2' },
    dokumenter: {
      hva: 'Tittel, status og hva som er endret, for hvert dokument',
      eksempel:
        '«Avtale om regi» har fått status MANGLER SIGNATUR. Signer avtalen, og last opp siden på nytt.\n\n«Avtale om klipp» har fått status BEHANDLET. Ferdig. Dokumentet er med i utbetalingene.',
      paakrevd: true,
      avsnitt: true,
    },
  },
  lenke: true,
  standard: {
    emne: 'Vi har vurdert {antall} av dokumentene dine',
    tekst: `Hei, {fornavn}.

Vi har sett på {antall} av dokumentene dine.

{dokumenter}

{lenke}

Spørsmål? Skriv til {kontaktadresse}.

Hilsen {organisasjon}`,
    knapp: 'Åpne dokumentasjonen din',
  },
})

const sentenceOf = ({ felt, til }: Endring): string[] => {
  const sentence = sentences[felt]
  return sentence && (til === 'ja' || til === 'nei') ? [sentence[til]] : []
}

const navn: Readonly<Record<(typeof memberColumns)[number], string>> = {
  arbeidstaker: 'arbeidstakeren',
  produksjonsselskap: 'produksjonsselskapet',
  registreringer: 'registreringene',
}
const inWords = new Intl.ListFormat('nb-NO', { type: 'conjunction' })

/** Which of the member's own fields we have put right, without what stands in them. */
function rettelser(endringer: readonly Endring[]): string[] {
  const felter = memberColumns.filter(column => endringer.some(({ felt }) => felt === column))
  if (felter.length === 0) return []
  return [
    `Vi har rettet opplysningene om ${inWords.format(felter.map(felt => navn[felt]))}. Se om det stemmer.`,
  ]
}

const isChanged = (endringer: readonly Endring[], navn: string) => endringer.some(({ felt }) => felt === navn)

/** What the status means now, and what the member is to do. */
function statusforklaring(dokument: Vurdert): string {
  const { kjent, setning } = describeStatus(dokument.status)
  const betydning =
    kjent === null
      ? 'Åpne dokumentet for å se hva det betyr, eller skriv til oss.'
      : // Set back to the beginning: that we have not looked at it would not be true any more.
        kjent === startstatus
        ? 'Vi skal se på dokumentet en gang til.'
        : setning
  return medSvar(dokument.status, betydning, dokument.besvart && norwegianDate(dokument.besvart))
}

/** The comment where it was written for this review: as it was changed, or sent with a new status, which takes none over. */
const newKommentar = ({ status_kommentar }: Vurdert, endringer: readonly Endring[]) =>
  isChanged(endringer, 'status_kommentar') || isChanged(endringer, 'status') ? status_kommentar : ''

/**
 * What a review came to: what changed, what to do next, where. The comment only where it was written for this review. Never a
 * personal number or an account number.
 * @param endringer what is different from what the member knows, under the names of the history
 */
export function vurderingBrev(
  brev: Brev,
  fornavn: string,
  dokument: Vurdert,
  endringer: readonly Endring[],
): Letter {
  const sti = `/kontraktsdatabase?dokument=${dokument.id}`
  const verdier = {
    fornavn,
    tittel: dokument.filnavn,
    endringer: [...endringer.flatMap(sentenceOf), ...rettelser(endringer)].join('\n\n'),
    kommentar: newKommentar(dokument, endringer),
  }
  if (!isChanged(endringer, 'status')) return brev.write(sammeStatus, verdier, sti)
  const { navn: status } = describeStatus(dokument.status)
  return brev.write(nyStatus, { ...verdier, status, statusforklaring: statusforklaring(dokument) }, sti)
}

/** The same of several documents of one member, as a change of many makes them. */
export function flereVurderingerBrev(
  brev: Brev,
  fornavn: string,
  vurderte: readonly { row: Vurdert; endringer: readonly Endring[] }[],
): Letter {
  const linjer = vurderte.map(({ row, endringer }) =>
    [
      isChanged(endringer, 'status')
        ? `«${row.filnavn}» har fått status ${describeStatus(row.status).navn}. ${statusforklaring(row)}`
        : `Vi har vurdert «${row.filnavn}».`,
      ...endringer.flatMap(sentenceOf),
      ...rettelser(endringer),
      ...(newKommentar(row, endringer).trim() !== '' ? [`Kommentar fra oss: ${row.status_kommentar}`] : []),
    ].join('\n'),
  )
  const verdier = { fornavn, antall: String(vurderte.length), dokumenter: linjer.join('\n\n') }
  return brev.write(flere, verdier, '/kontraktsdatabase')
}

export const dokumentMaler = [nyStatus, sammeStatus, flere]
