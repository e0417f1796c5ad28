import { confirmTotrinn, disableTotrinn, getTotrinn, renewKoder, startTotrinn } from '@rp/contract/totrinn'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useChange, useRead } from '../../../platform/calls.ts'
import { useFreshChange } from '../fresh-login.parts.tsx'

const key = ['totrinn'] as const
/** Keys and codes go to the one who asks, and are not kept. */
const unkept = { gcTime: 0 }

export const useTotrinn = () => useRead(getTotrinn, { key })

export const useStartTotrinn = () => useFreshChange(() => call(startTotrinn), unkept)

type OnDone = (koder: string[]) => void
/** Told of the answer before the state behind it is asked for anew: what shows the form goes away with the state, and the codes must not go with it. */
const toldOf = (onDone: OnDone) => ({
  ...unkept,
  adopt: ({ koder }: { koder: string[] }, client: QueryClient) => {
    onDone(koder)
    void client.invalidateQueries({ queryKey: key })
  },
})

export const useConfirmTotrinn = (onDone: OnDone) =>
  useChange((kode: string) => call(confirmTotrinn, { body: { kode } }), toldOf(onDone))

export const useNyeKoder = (onDone: OnDone) => useFreshChange(() => call(renewKoder), toldOf(onDone))

export const useSlaaAv = (onDone: () => void) =>
  useChange((body: { password: string; kode: string }) => call(disableTotrinn, { body }), {
    ...unkept,
    adopt: (_, client) => {
      onDone()
      void client.invalidateQueries({ queryKey: key })
    },
  })
