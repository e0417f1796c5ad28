import { describeStatus } from '@rp/contract/status'
import type { Letter } from '../../platform/email/letter.ts'
import type { Avsender } from '../auth/auth.service.ts'
import type { Endring } from '../historikk/historikk.service.ts'

export type Vurdert = { id: string; filnavn: string; status: string; status_kommentar: string }

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

function statusLines(dokument: Vurdert): string[] {
  const status = describeStatus(dokument.status)
  const neste = status.kjent ? status.setning : 'Åpne dokumentet for å se hva det betyr, eller skriv til oss.'
  return [`Status er nå ${status.navn}.`, neste]
}

const sentenceOf = ({ felt, til }: Endring): string[] => {
  const sentence = sentences[felt]
  return sentence && (til === 'ja' || til === 'nei') ? [sentence[til]] : []
}

/**
 * What a review came to: what changed, what to do next, where. Never a personal number or an account number.
 * @param endringer what is different from what the member knows, under the names of the history
 */
export function vurderingBrev(
  { organisasjon, kontaktadresse, publicUrl }: Avsender,
  fornavn: string,
  dokument: Vurdert,
  endringer: readonly Endring[],
): Letter {
  const nyStatus = endringer.some(({ felt }) => felt === 'status')
  const navn = `«${dokument.filnavn}»`
  return {
    subject: nyStatus
      ? `${navn} har fått status ${describeStatus(dokument.status).navn}`
      : `Vi har vurdert ${navn}`,
    paragraphs: [
      fornavn ? `Hei, ${fornavn}.` : 'Hei.',
      [`Vi har sett på dokumentet ${navn}.`, ...(nyStatus ? statusLines(dokument) : [])].join(' '),
      ...endringer.flatMap(sentenceOf),
      ...(dokument.status_kommentar ? [`Kommentar fra oss:\n${dokument.status_kommentar}`] : []),
    ],
    link: { text: 'Åpne dokumentet', url: `${publicUrl}/kontraktsdatabase?dokument=${dokument.id}` },
    closing: [`Spørsmål? Skriv til ${kontaktadresse}.`, `Hilsen ${organisasjon}`],
  }
}
