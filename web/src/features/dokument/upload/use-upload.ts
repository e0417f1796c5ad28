import type { Dokument } from '@rp/contract/dokument'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { dokumentKeys, storeDokument } from '../dokument.queries.ts'
import { checkFile } from './file-check.ts'
import { hashFiles } from './file-hash.ts'
import { findDuplicate, followSteps, sendUpload } from './upload.queries.ts'
import { text } from './upload.text.ts'
import { fileFaults, type Opplasting, reduce, startState } from './upload-state.ts'

const newKey = () => crypto.randomUUID()

/** One upload from choosing files to the stored document. A failure leaves files and text as they were. */
export function useUpload(userId: string, onUploaded: (dokument: Dokument) => void) {
  const [upload, dispatch] = useReducer(reduce, undefined, () => startState(newKey()))
  const client = useQueryClient()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const addFiles = (files: readonly File[]) => {
    const chosen = files.map(fil => ({ id: newKey(), fil, type: null, feil: null }))
    dispatch({ type: 'filer_valgt', filer: chosen, noekkel: newKey() })
    for (const { id, fil } of chosen)
      void checkFile(fil).then(({ type, feil }) => dispatch({ type: 'fil_sjekket', id, filtype: type, feil }))
  }

  const attempt = async (work: (signal: AbortSignal) => Promise<void>) => {
    const controller = new AbortController()
    running.current = controller
    try {
      await work(controller.signal)
    } catch (error) {
      if (controller.signal.aborted) return
      const failure = error instanceof Error ? error : new Error(text.ukjentFeil)
      dispatch({ type: 'feilet', melding: failure.message, filfeil: fileFaults(failure, upload.filer) })
    } finally {
      controller.abort()
    }
  }

  const transfer = async (signal: AbortSignal) => {
    dispatch({ type: 'sender', totalt: totalBytes(upload) })
    void followSteps(upload.noekkel, signal, steg => dispatch({ type: 'steg', steg }))
    const { document } = await sendUpload({
      userId,
      upload,
      signal,
      onBytes: (sendt, totalt) => dispatch({ type: 'bytes', sendt, totalt }),
      onWait: sekunder => dispatch({ type: 'venter', sekunder }),
    })
    storeDokument(client, document)
    await client.invalidateQueries({ queryKey: dokumentKeys.mine(document.userId), refetchType: 'none' })
    onUploaded(document)
  }

  return {
    upload,
    dispatch,
    addFiles,
    newKey,
    /** Looks for a duplicate first; the person is asked when there is one. */
    send: () =>
      attempt(async signal => {
        dispatch({ type: 'leter' })
        const sums = await hashFiles(
          upload.filer.map(file => file.fil),
          signal,
        )
        const earlier = sums && (await findDuplicate(sums, signal))
        if (earlier) dispatch({ type: 'duplikat', av: earlier })
        else await transfer(signal)
      }),
    sendAnyway: () => attempt(transfer),
    cancel: () => {
      running.current?.abort()
      dispatch({ type: 'avbrutt' })
    },
  }
}

const totalBytes = ({ filer }: Opplasting) => filer.reduce((sum, { fil }) => sum + fil.size, 0)
