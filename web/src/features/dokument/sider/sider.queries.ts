import { addSider } from '@rp/contract/opplasting'
import { uploadForm } from '../../../platform/upload.ts'
import type { Opplasting } from '../opplasting/opplasting-state.ts'

type Send = {
  dokumentId: string
  upload: Opplasting
  signal: AbortSignal
  onBytes: (sent: number, total: number) => void
  onWait: (seconds: number) => void
}

/** Sends the files in page order. The same key a second time has one effect. */
export function sendSider({ dokumentId, upload, signal, onBytes, onWait }: Send) {
  const form = new FormData()
  form.set('godtatt', upload.godtatt.join())
  for (const { fil } of upload.filer) form.append('files', fil, fil.name)
  return uploadForm(addSider, {
    form,
    params: { id: dokumentId },
    signal,
    onProgress: onBytes,
    onWait,
    headers: { 'idempotency-key': upload.noekkel },
  })
}
