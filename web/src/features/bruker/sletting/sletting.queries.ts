import { getSletting, requestSletting } from '@rp/contract/sletting'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useFreshLogin } from '../fresh-login.parts.tsx'

const key = (id: string) => ['sletting', id] as const
const oftenMs = 2000

/** Asks again and again while the erasure is under way. */
export const useSletting = (id: string) =>
  useQuery({
    queryKey: key(id),
    queryFn: ({ signal }) => call(getSletting, { params: { id }, signal }),
    refetchInterval: ({ state }) => (state.data?.tilstand === 'bestilt' ? oftenMs : false),
  })

export function useBestillSletting(id: string) {
  const client = useQueryClient()
  const fresh = useFreshLogin()
  return useMutation({
    mutationFn: (notat: string) => fresh(() => call(requestSletting, { params: { id }, body: { notat } })),
    onSuccess: stilling => {
      client.setQueryData(key(id), stilling)
      void client.invalidateQueries({ queryKey: ['brukere'] })
    },
  })
}
