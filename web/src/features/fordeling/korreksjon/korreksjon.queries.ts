import { createKorreksjon, deleteKorreksjon, listKorreksjoner } from '@rp/contract/korreksjon'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'

const key = ['korreksjoner']

export const useKorreksjoner = (kjoeringId: string) =>
  useQuery({
    queryKey: [...key, kjoeringId],
    queryFn: ({ signal }) => call(listKorreksjoner, { params: { id: kjoeringId }, signal }),
  })

/** What a correction changes: the list of them, the run that counted it, and the history. */
function useChanged() {
  const client = useQueryClient()
  return () =>
    Promise.all(
      [key, ['kjoeringer'], ['historikk', 'kjoering']].map(queryKey =>
        client.invalidateQueries({ queryKey }),
      ),
    )
}

export function useCreateKorreksjon(kjoeringId: string) {
  const changed = useChanged()
  return useMutation({
    mutationFn: (body: z.input<typeof createKorreksjon.body>) =>
      call(createKorreksjon, { params: { id: kjoeringId }, body }),
    onSuccess: changed,
  })
}

export function useDeleteKorreksjon() {
  const changed = useChanged()
  return useMutation({
    mutationFn: (id: string) => call(deleteKorreksjon, { params: { id } }),
    onSettled: changed,
  })
}
