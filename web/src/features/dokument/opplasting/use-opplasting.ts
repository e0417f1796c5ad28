import type { Dokument } from '@rp/contract/dokument'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { dokumentKeys, storeDokument } from '../dokument.queries.ts'
import { checkFile, type Godkjenning } from './file-check.ts'
import { hashFiles } from './file-hash.ts'
import { findDuplicate, followSteps, sendOpplasting } from './opplasting.queries.ts'
import { readUtkast, useUtkast } from './opplasting-draft.ts'
import { outcomeOf } from './opplasting-question.tsx'
import { findTap, type Handling, reduce, startState, totalBytes, type Valgtfil } from './opplasting-state.ts'

const newKey = () => crypto.randomUUID()

/** Each file is looked at once it stands in the list: at its end, or in the place of another. */
function chooseFiles(
  files: readonly File[],
  dispatch: (handling: Handling) => void,
  insteadOf?: string,
): void {
  const chosen = files.map(fil => ({ id: newKey(), fil, type: null, feil: null }))
  const noekkel = newKey()
  if (insteadOf === undefined) dispatch({ type: 'filer_valgt', filer: chosen, noekkel })
  else dispatch({ type: 'fil_byttet', id: insteadOf, filer: chosen, noekkel })
  for (const { id, fil } of chosen)
    void checkFile(fil).then(({ type, ...funn }) =>
      dispatch({ type: 'fil_sjekket', id, filtype: type, ...funn }),
    )
}

/** One attempt at a time, called off when the dialog goes. */
function useAttempts(onFailure: (error: unknown) => void) {
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])
  return {
    attempt: async (work: (signal: AbortSignal) => Promise<void>) => {
      const controller = new AbortController()
      running.current = controller
      try {
        await work(controller.signal)
      } catch (error) {
        if (!controller.signal.aborted) onFailure(error)
      } finally {
        controller.abort()
      }
    },
    abort: () => running.current?.abort(),
  }
}

/** One upload from choosing files to the stored document. A failure leaves files and text as they were. */
export function useOpplasting(userId: string, onUploaded: (dokument: Dokument) => Promise<void>) {
  const [upload, dispatch] = useReducer(reduce, undefined, () => startState(newKey(), readUtkast(userId)))
  const forget = useUtkast(userId, upload)
  const client = useQueryClient()
  const { attempt, abort } = useAttempts(error => dispatch(outcomeOf(error, upload.filer)))

  const transfer = async (signal: AbortSignal, godtatt = upload.godtatt) => {
    const tap = findTap({ ...upload, godtatt }, upload.filer.length > 1)
    if (tap) return dispatch({ type: 'spoer', ...tap })
    dispatch({ type: 'sender', totalt: totalBytes(upload) })
    void followSteps(upload.noekkel, signal, steg => dispatch({ type: 'steg', steg }))
    const { document } = await sendOpplasting({
      userId,
      upload: { ...upload, godtatt },
      signal,
      onBytes: (sendt, totalt) => dispatch({ type: 'bytes', sendt, totalt }),
      onWait: sekunder => dispatch({ type: 'venter', sekunder }),
    })
    storeDokument(document, client)
    await client.invalidateQueries({ queryKey: dokumentKeys.mine(document.userId), refetchType: 'none' })
    forget()
    await onUploaded(document)
  }

  return {
    upload,
    dispatch,
    addFiles: (files: readonly File[]) => chooseFiles(files, dispatch),
    /** The PDFs inside a portfolio stand in its place. */
    useInside: ({ id, inni = [] }: Valgtfil) => chooseFiles(inni, dispatch, id),
    newKey,
    /** The person closes the dialog: nothing of it is kept. */
    forget,
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
    sendAnyway: () => attempt(signal => transfer(signal)),
    /** The person knows what is lost. */
    accept: (hva: Godkjenning) => {
      dispatch({ type: 'godtatt', hva })
      return attempt(signal => transfer(signal, [...upload.godtatt, hva]))
    },
    cancel: () => {
      abort()
      dispatch({ type: 'avbrutt' })
    },
  }
}
