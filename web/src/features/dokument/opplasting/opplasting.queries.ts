import { type Dokument, updateDokument } from '@rp/contract/dokument'
import { findDuplikat, getFremdrift, standardtjeneste, uploadFiler } from '@rp/contract/opplasting'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { uploadForm } from '../../../platform/upload.ts'
import { storeDokument } from '../dokument.queries.ts'
import type { Opplasting, Steg } from './opplasting-state.ts'

/** Finds an earlier document of mine with the same files. */
export const findDuplicate = async (sha256: string[], signal: AbortSignal) =>
  (await call(findDuplikat, { body: { sha256 }, signal })).duplikatAv

type Send = {
  userId: string
  upload: Opplasting
  signal: AbortSignal
  onBytes: (sent: number, total: number) => void
  onWait: (seconds: number) => void
}

/** Sends the text fields first and then the files in page order. The same key a second time has one effect. */
export function sendOpplasting({ userId, upload, signal, onBytes, onWait }: Send) {
  const form = new FormData()
  form.set('filnavn', upload.tittel.trim())
  form.set('tjeneste', standardtjeneste)
  form.set('userId', userId)
  form.set('autoextract', String(upload.trekkUt))
  form.set('kommentar', upload.kommentar.trim())
  form.set('godtatt', upload.godtatt.join())
  for (const { fil } of upload.filer) form.append('files', fil, fil.name)
  return uploadForm(uploadFiler, {
    form,
    signal,
    onProgress: onBytes,
    onWait,
    headers: { 'idempotency-key': upload.noekkel },
  })
}

const pollEvery = 700

/** Tells each new step of an upload until `signal` ends it. A step that cannot be read is simply not told. */
export async function followSteps(
  noekkel: string,
  signal: AbortSignal,
  onStep: (step: Steg) => void,
): Promise<void> {
  while (!signal.aborted) {
    await new Promise(resolve => setTimeout(resolve, pollEvery))
    if (signal.aborted) return
    try {
      const { steg } = await call(getFremdrift, { params: { noekkel }, signal })
      onStep(steg)
    } catch {
      // The upload itself tells whether it went well; these are only its steps.
    }
  }
}

/** Registers a document that was just sent on a production. Where that fails the document is answered as it was. */
export function useRegistrerPaa(produksjonsID: string | null) {
  const client = useQueryClient()
  return async (dokument: Dokument): Promise<Dokument> => {
    if (produksjonsID === null) return dokument
    try {
      const registered = await call(updateDokument, {
        params: { id: dokument._id },
        body: { ansiennitet: [{ produksjonsID }] },
        headers: { 'if-match': `"${dokument.versjon}"` },
      })
      storeDokument(registered, client)
      return registered
    } catch {
      return dokument
    }
  }
}
