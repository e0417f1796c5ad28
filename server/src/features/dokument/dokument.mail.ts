import { defineBrev } from '@rp/contract/brev'
import { describeStatus, startstatus } from '@rp/contract/status'
import type { Letter } from '../../platform/email/letter.ts'
import type { Endring } from '../historikk/historikk.service.ts'
import type { Brev } from '../innstilling/brev.service.ts'

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
    hva: 'Hva vi har registrert om signaturer og rettigheter. Er det ingenting, faller avsnittet bort',
    eksempel: 'Signaturen din mangler.\n\nAvtalen sier at du har de økonomiske rettighetene i behold.',
    avsnitt: true,
  },
  kommentar: {
    hva: 'Kommentaren til medlemmet. Er den tom, faller avsnittet bort',
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
  beskrivelse: 'Når vi har endret signaturer, rettigheter eller kommentaren, men ikke statusen.',
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

const sentenceOf = ({ felt, til }: Endring): string[] => {
  const sentence = sentences[felt]
  return sentence && (til === 'ja' || til === 'nei') ? [sentence[til]] : []
}

/**
 * What a review came to: what changed, what to do next, where. Never a personal number or an account number.
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
    endringer: endringer.flatMap(sentenceOf).join('\n\n'),
    kommentar: dokument.status_kommentar,
  }
  if (!endringer.some(({ felt }) => felt === 'status')) return brev.write(sammeStatus, verdier, sti)
  const { navn, kjent, setning } = describeStatus(dokument.status)
  // Set back to the beginning: that we have not looked at it would not be true any more.
  const forklaring = kjent === startstatus ? 'Vi skal se på dokumentet en gang til.' : setning
  const svart = dokument.besvart === null ? '' : `Du svarte ${norwegianDate(dokument.besvart)}, og vi ser på det. `
  const ukjent = 'Åpne dokumentet for å se hva det betyr, eller skriv til oss.'
  return brev.write(
    nyStatus,
    { ...verdier, status: navn, statusforklaring: svart + (kjent ? forklaring : ukjent) },
    sti,
  )
}

export const dokumentMaler = [nyStatus, sammeStatus]
