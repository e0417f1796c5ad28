import { describeStatus } from '@rp/contract/status'
import type { Letter } from '../../platform/email/letter.ts'
import type { Avsender } from '../auth/auth.service.ts'

export type Vurdering = {
  id: string
  filnavn: string
  status: string
  status_kommentar: string
  signatur_pc: boolean | null
  signatur_rh: boolean | null
}

/** What a review came to: what happened, what to do next, where. Never a personal number or an account number. */
export function vurderingBrev(
  { organisasjon, kontaktadresse, publicUrl }: Avsender,
  fornavn: string,
  dokument: Vurdering,
): Letter {
  const status = describeStatus(dokument.status)
  const signaturer = [
    dokument.signatur_rh === false && 'Dokumentet er ikke signert av deg.',
    dokument.signatur_pc === false && 'Dokumentet er ikke signert av produksjonsselskapet.',
  ].filter(line => line !== false)
  return {
    subject: `«${dokument.filnavn}» har fått status ${status.navn}`,
    paragraphs: [
      fornavn ? `Hei, ${fornavn}.` : 'Hei.',
      `Vi har sett på dokumentet «${dokument.filnavn}». Status er nå ${status.navn}.`,
      ...(status.kjent ? [status.setning] : []),
      ...signaturer,
      ...(dokument.status_kommentar ? [`Kommentar fra oss:\n${dokument.status_kommentar}`] : []),
    ],
    link: { text: 'Åpne dokumentet', url: `${publicUrl}/kontraktsdatabase?dokument=${dokument.id}` },
    closing: [`Spørsmål? Skriv til ${kontaktadresse}.`, `Hilsen ${organisasjon}`],
  }
}
