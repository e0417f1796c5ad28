import { confirmTotrinn, disableTotrinn, getTotrinn, renewKoder, startTotrinn } from '@rp/contract/totrinn'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useFreshLogin } from '../fresh-login.parts.tsx'

const key = ['totrinn'] as const
/** Keys and codes go to the one who asks, and are not kept. */
const unkept = { gcTime: 0 }

export const useTotrinn = () =>
  useQuery({ queryKey: key, queryFn: ({ signal }) => call(getTotrinn, { signal }) })

export function useStartTotrinn() {
  const fresh = useFreshLogin()
  return useMutation({ ...unkept, mutationFn: () => fresh(() => call(startTotrinn)) })
}

/**
 * @param onDone told of the answer before the state behind it is asked for anew: what shows the form goes away with the state, and
 * the codes must not go with it
 */
export function useConfirmTotrinn(onDone: (koder: string[]) => void) {
  const client = useQueryClient()
  return useMutation({
    ...unkept,
    mutationFn: (kode: string) => call(confirmTotrinn, { body: { kode } }),
    onSuccess: ({ koder }) => {
      onDone(koder)
      void client.invalidateQueries({ queryKey: key })
    },
  })
}

export function useNyeKoder(onDone: (koder: string[]) => void) {
  const client = useQueryClient()
  const fresh = useFreshLogin()
  return useMutation({
    ...unkept,
    mutationFn: () => fresh(() => call(renewKoder)),
    onSuccess: ({ koder }) => {
      onDone(koder)
      void client.invalidateQueries({ queryKey: key })
    },
  })
}

export function useSlaaAv(onDone: () => void) {
  const client = useQueryClient()
  return useMutation({
    ...unkept,
    mutationFn: (body: { password: string; kode: string }) => call(disableTotrinn, { body }),
    onSuccess: () => {
      onDone()
      void client.invalidateQueries({ queryKey: key })
    },
  })
}
