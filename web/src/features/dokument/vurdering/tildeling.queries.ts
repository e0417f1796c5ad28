import {
  getKontroll,
  giFraSegSak,
  hentFramDokument,
  meldAapen,
  meldLukket,
  taSak,
  utsettDokument,
} from '@rp/contract/vurdering'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { call } from '../../../platform/api.ts'
import { storeDokument } from '../dokument.queries.ts'

export const kontrollQuery = (id: string) =>
  queryOptions({
    queryKey: ['dokument', 'kontroll', id],
    queryFn: ({ signal }) => call(getKontroll, { params: { id }, signal }),
  })

/** Takes the document (`true`), or gives it up. */
export function useTildel(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (ta: boolean) => call(ta ? taSak : giFraSegSak, { params: { id } }),
    onSuccess: dokument => storeDokument(client, dokument),
  })
}

/** Puts the document off to a day with a reason, or (null) takes it up again. */
export function useVent(id: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (utsatt: { til: string; grunn: string } | null) =>
      utsatt === null
        ? call(hentFramDokument, { params: { id } })
        : call(utsettDokument, { params: { id }, body: utsatt }),
    onSuccess: dokument => storeDokument(client, dokument),
  })
}

const tellEveryMs = 20_000

/** Whether the person has touched the page since last asked. */
function useTouched(): () => boolean {
  const touched = useRef(true)
  useEffect(() => {
    const note = () => {
      touched.current = true
    }
    const kinds = ['keydown', 'pointerdown', 'wheel'] as const
    for (const kind of kinds) document.addEventListener(kind, note, { passive: true })
    return () => {
      for (const kind of kinds) document.removeEventListener(kind, note)
    }
  }, [])
  return () => {
    const was = touched.current
    touched.current = false
    return was
  }
}

/** Tells that the document is open for as long as it is, and answers which colleagues have it open too. */
export function useAndreSomSer(id: string): readonly { id: string; navn: string }[] {
  const wasTouched = useTouched()
  const { data } = useQuery({
    queryKey: ['dokument', 'aapent', id],
    queryFn: ({ signal }) =>
      call(meldAapen, { params: { id }, query: { aktiv: wasTouched() ? 'true' : 'false' }, signal }),
    refetchInterval: tellEveryMs,
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  useEffect(
    () => () => {
      // What is not told now is forgotten by the server after half an hour.
      call(meldLukket, { params: { id } }).catch(() => {})
    },
    [id],
  )
  return data?.andre ?? []
}
