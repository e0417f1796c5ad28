import { saksslag, sendMelding } from '@rp/contract/sak'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../platform/api.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { useSession } from '../../platform/session.ts'

export const slagene = saksslag
export type Saksslag = (typeof saksslag)[number]

/** What a message is about: a document, or a line of a settlement. */
export type Emne = { dokumentId: string } | { kjoeringId: string; linje: number }

/** Sends feedback or a complaint, in the form of the specification (section 7). */
export function useSendMelding(emne: Emne) {
  const user = useSession()?.email
  const om = 'dokumentId' in emne ? { selectedDocument: emne.dokumentId } : { oppgjoerslinje: emne }
  /** What is sent again after a broken connection is the same message. */
  const last = useRef({ text: '', noekkel: '' })
  return useMutation({
    mutationFn: ({ slag, melding }: { slag: Saksslag; melding: string }) => {
      const text = `${slag} ${melding}`
      if (last.current.text !== text) last.current = { text, noekkel: crypto.randomUUID() }
      return call(sendMelding, {
        headers: { 'idempotency-key': last.current.noekkel },
        body: {
          emailcontent: {
            to: getOppsett().kontaktadresse,
            user,
            message: melding,
            slag,
            ...om,
          },
          ...om,
        },
      })
    },
    onSuccess: () => {
      last.current = { text: '', noekkel: '' }
    },
  })
}
