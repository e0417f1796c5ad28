import type { Dokument } from '@rp/contract/dokument'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { expireSession, getToken } from '../../../platform/session.ts'
import { kiKeys } from '../../ki/ki.queries.ts'
import { storeDokument } from '../dokument.queries.ts'
import type { Godkjenning } from '../opplasting/file-check.ts'
import { followSteps } from '../opplasting/opplasting.queries.ts'
import { outcomeOf } from '../opplasting/opplasting-question.tsx'
import { findTap, reduce, startState, totalBytes, type Valgtfil } from '../opplasting/opplasting-state.ts'
import { checkSider, sentencesOf } from './side-check.ts'
import { sendSider } from './sider.queries.ts'
import { text } from './sider.text.ts'

const newKey = () => crypto.randomUUID()

/** The chosen files. */
function useValgte() {
  const [upload, dispatch] = useReducer(reduce, undefined, () => startState(newKey()))
  /** What was refused before it came into the list, or kept the sending from starting. */
  const [refused, setRefused] = useState<readonly string[]>([])
  const addFiles = async (files: readonly File[], insteadOf?: string) => {
    const { taken, refused } = await checkSider(files)
    setRefused(refused)
    if (taken.length === 0) return
    const filer = taken.map(side => ({ ...side, id: newKey() }))
    const noekkel = newKey()
    if (insteadOf === undefined) dispatch({ type: 'filer_valgt', filer, noekkel })
    else dispatch({ type: 'fil_byttet', id: insteadOf, filer, noekkel })
  }
  return { upload, dispatch, refused, setRefused, addFiles }
}

/** Pages from choosing files to the longer document. A failure leaves the files as they were, and the next attempt is the same one. */
export function useSider(dokument: Dokument, onAdded: () => void) {
  const { upload, dispatch, refused, setRefused, addFiles } = useValgte()
  const client = useQueryClient()
  const running = useRef<AbortController | null>(null)
  useEffect(() => () => running.current?.abort(), [])

  const send = async (godtatt = upload.godtatt) => {
    const notPages = sentencesOf(upload.filer.filter(({ inni }) => inni))
    if (notPages.length > 0) return setRefused(notPages)
    const tap = findTap({ ...upload, godtatt }, true)
    if (tap) return dispatch({ type: 'spoer', ...tap })
    if (getToken() === null) {
      expireSession(null)
      return setRefused([text.ikkeInnlogget])
    }
    const controller = new AbortController()
    running.current = controller
    const { signal } = controller
    dispatch({ type: 'sender', totalt: totalBytes(upload) })
    void followSteps(upload.noekkel, signal, steg => dispatch({ type: 'steg', steg }))
    try {
      const { document } = await sendSider({
        dokumentId: dokument._id,
        upload: { ...upload, godtatt },
        signal,
        onBytes: (sendt, totalt) => dispatch({ type: 'bytes', sendt, totalt }),
        onWait: sekunder => dispatch({ type: 'venter', sekunder }),
      })
      storeDokument(document, client)
      // Pages that are added are read anew: whoever has the document open follows it.
      await client.invalidateQueries({ queryKey: kiKeys.ett(document._id) })
      onAdded()
    } catch (error) {
      if (signal.aborted) return
      dispatch(outcomeOf(error, upload.filer))
    } finally {
      controller.abort()
    }
  }

  return {
    upload,
    dispatch,
    newKey,
    addFiles,
    /** The PDFs inside a portfolio stand in its place. */
    takeOut: ({ id, inni = [] }: Valgtfil) => addFiles(inni, id),
    refused,
    forgetRefused: () => setRefused([]),
    send: () => send(),
    /** The person knows what is lost. */
    accept: (hva: Godkjenning) => {
      dispatch({ type: 'godtatt', hva })
      return send([...upload.godtatt, hva])
    },
    cancel: () => {
      running.current?.abort()
      dispatch({ type: 'avbrutt' })
    },
  }
}
