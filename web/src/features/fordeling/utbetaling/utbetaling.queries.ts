import { releaseBetaling } from '@rp/contract/avsatt'
import {
  applyBankstatus,
  discardUtbetaling,
  getUtbetalinger,
  getUtbetalingsfil,
  orderUtbetaling,
  sendUtbetaling,
  type Utbetaling,
  type Utbetalinger,
} from '@rp/contract/utbetaling'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { downloadFile, saveFile } from '../../../platform/download.ts'
import { useFreshLogin } from '../../bruker/fresh-login.parts.tsx'
import { text } from './utbetaling.text.ts'

const keyOf = (id: string) => ['utbetaling', id]

/** Asked again and again while a file is being made. */
export const useUtbetalinger = (id: string) =>
  useQuery({
    queryKey: keyOf(id),
    queryFn: ({ signal }) => call(getUtbetalinger, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.filer.some(({ klar, forkastet }) => !klar && !forkastet) ? 700 : false,
  })

function useAdopt(id: string) {
  const client = useQueryClient()
  return (utbetalinger: Utbetalinger) => {
    client.setQueryData(keyOf(id), utbetalinger)
    return Promise.all([
      client.invalidateQueries({ queryKey: ['kjoeringer'] }),
      client.invalidateQueries({ queryKey: ['historikk', 'kjoering'] }),
    ])
  }
}

export function useBestillUtbetaling(id: string) {
  const [adopt, fresh] = [useAdopt(id), useFreshLogin()]
  return useMutation({
    mutationFn: (dato: string) => fresh(() => call(orderUtbetaling, { params: { id }, body: { dato } })),
    onSuccess: adopt,
  })
}

export function useFetchFil() {
  const [client, fresh] = [useQueryClient(), useFreshLogin()]
  return useMutation({
    mutationFn: async ({ _id: id, nummer }: Utbetaling) =>
      saveFile(await fresh(() => downloadFile(getUtbetalingsfil, { params: { id } })), text.filnavn(nummer)),
    onSuccess: () => client.invalidateQueries({ queryKey: ['historikk', 'kjoering'] }),
  })
}

export function useSendUtbetaling(kjoeringId: string) {
  const [adopt, fresh] = [useAdopt(kjoeringId), useFreshLogin()]
  return useMutation({
    mutationFn: (id: string) => fresh(() => call(sendUtbetaling, { params: { id } })),
    onSuccess: adopt,
  })
}

export function useForkastUtbetaling(kjoeringId: string) {
  const [adopt, fresh] = [useAdopt(kjoeringId), useFreshLogin()]
  return useMutation({
    mutationFn: ({ id, ...body }: { id: string; begrunnelse: string; bekreftelse: string }) =>
      fresh(() => call(discardUtbetaling, { params: { id }, body })),
    onSuccess: adopt,
  })
}

export function useReleaseBetaling() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ id, begrunnelse }: { id: string; begrunnelse: string }) =>
      call(releaseBetaling, { params: { id }, body: { begrunnelse } }),
    onSuccess: () =>
      Promise.all(
        [['utbetaling'], ['avsatt'], ['historikk', 'pott']].map(queryKey =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  })
}

/** As much as the portal takes, in characters. */
const longest = 900_000
export function useReadBankstatus(kjoeringId: string) {
  const [adopt, fresh] = [useAdopt(kjoeringId), useFreshLogin()]
  return useMutation({
    mutationFn: async ({ id, fil }: { id: string; fil: File }) => {
      if (fil.size > longest) throw new Error(text.forStor)
      const innhold = await fil.text()
      return fresh(() => call(applyBankstatus, { params: { id }, body: { innhold } }))
    },
    onSuccess: ({ nye: _nye, ukjente: _ukjente, ...utbetalinger }) => adopt(utbetalinger),
  })
}
