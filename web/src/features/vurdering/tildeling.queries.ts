import {
  getKontroll,
  postponeDokument,
  recallDokument,
  releaseSak,
  reportAapen,
  reportLukket,
  takeSak,
} from '@rp/contract/vurdering'
import { useEffect, useState } from 'react'
import { call } from '../../platform/api.ts'
import { readQuery, useChange, useRead } from '../../platform/calls.ts'
import { dokumentKeys, storeDokument } from '../dokument/dokument.queries.ts'
import { watchIdle } from './watch-idle.ts'

export const kontrollQuery = (id: string) =>
  readQuery(getKontroll, { key: dokumentKeys.kontroll(id), params: { id } })

/** Takes the document (`true`), or gives it up. */
export const useAssign = (id: string) =>
  useChange((ta: boolean) => call(ta ? takeSak : releaseSak, { params: { id } }), { adopt: storeDokument })

/** Puts the document off to a day with a reason, or (null) takes it up again. */
export const useVent = (id: string) =>
  useChange(
    (utsatt: { til: string; grunn: string } | null) =>
      utsatt === null
        ? call(recallDokument, { params: { id } })
        : call(postponeDokument, { params: { id }, body: utsatt }),
    { adopt: storeDokument },
  )

const tellEveryMs = 20_000
const idleMs = 30 * 60_000

/**
 * Tells that the document is open for as long as it is and somebody has touched the page within thirty minutes, and answers which
 * colleagues have it open too.
 */
export function useAndreSomSer(id: string): readonly { id: string; navn: string }[] {
  const [idle, setIdle] = useState(false)
  useEffect(() => watchIdle(document, idleMs, setIdle), [])
  const { data } = useRead(reportAapen, {
    key: ['dokument', 'aapent', id],
    params: { id },
    enabled: !idle,
    refetchInterval: tellEveryMs,
    // Whoever looks something up in another tab still has it.
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  useEffect(() => {
    if (idle) return
    return () => {
      // What is not told now is forgotten by the server in two minutes.
      call(reportLukket, { params: { id } }).catch(() => {})
    }
  }, [id, idle])
  return idle ? [] : (data?.andre ?? [])
}
