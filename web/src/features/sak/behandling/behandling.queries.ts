import {
  addSaksnotat,
  answerSak,
  closeSak,
  getSak,
  listSaker,
  listSaksansvarlige,
  reopenSak,
  Sak,
  sakskolonner,
  updateSak,
} from '@rp/contract/saksbehandling'
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query'
import type * as z from 'zod/mini'
import { ApiError, call } from '../../../platform/api.ts'
import { readQuery, useRead } from '../../../platform/calls.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { FilterOf } from '../../../platform/server-list.ts'

export const keys = {
  liste: ['sak', 'liste'] as const,
  en: (nummer: string) => ['sak', 'en', nummer] as const,
  ansvarlige: ['sak', 'ansvarlige'] as const,
}

export const sakListe: ListSpec<FilterOf<typeof listSaker>> = {
  query: listSaker.query,
  filtre: [...sakskolonner, 'sok', 'fra', 'dokument', 'bruker'],
  kolonner: sakskolonner,
  sorter: 'frist',
}

const omDokument = 5

/** The first cases about one document, and how many there are. */
export const sakerOmQuery = (dokument: string) =>
  readQuery(listSaker, {
    key: [...keys.liste, 'om', dokument],
    query: { dokument, side: 1, antall: omDokument },
  })

export const useSak = (nummer: string) => useRead(getSak, { key: keys.en(nummer), params: { nummer } })

/** The staff who may be responsible, by name. */
export const useAnsvarlige = () => useRead(listSaksansvarlige, { key: keys.ansvarlige, staleTime: 60_000 })

/** The case as somebody else has left it, where that is why a change was refused; else null. */
export function endretSak(error: unknown): Sak | null {
  if (!(error instanceof ApiError) || error.code !== 'sak_endret') return null
  const parsed = Sak.safeParse(error.gjeldende)
  return parsed.success ? parsed.data : null
}

/** What is on screen is at once the case as it is: after a change of ours, and when it turns out that somebody else made one. */
function show(client: QueryClient, nummer: string, sak: Sak) {
  client.setQueryData(keys.en(nummer), sak)
  return Promise.all([
    client.invalidateQueries({ queryKey: keys.liste }),
    client.invalidateQueries({ queryKey: ['historikk', 'sak'] }),
  ])
}

function useEndring<Arg>(nummer: string, run: (arg: Arg) => Promise<Sak>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: run,
    onSuccess: sak => void show(client, nummer, sak),
    onError: error => {
      const gjeldende = endretSak(error)
      if (gjeldende) void show(client, nummer, gjeldende)
    },
  })
}

type Melding = { tekst: string; noekkel: string }

/** Everything that staff change in one case. `versjon` is the one that the person has read. */
export function useSakEndringer(nummer: string) {
  const params = { nummer }
  return {
    svar: useEndring(
      nummer,
      ({ noekkel, ...body }: Melding & { versjon: number; sisteLest: string | undefined; lukk: boolean }) =>
        call(answerSak, { params, body, headers: { 'idempotency-key': noekkel } }),
    ),
    notat: useEndring(nummer, ({ tekst, noekkel }: Melding) =>
      call(addSaksnotat, { params, body: { tekst }, headers: { 'idempotency-key': noekkel } }),
    ),
    endre: useEndring(nummer, (body: z.input<(typeof updateSak)['body']>) =>
      call(updateSak, { params, body }),
    ),
    lukk: useEndring(nummer, (body: z.input<(typeof closeSak)['body']>) => call(closeSak, { params, body })),
    gjenaapne: useEndring(nummer, (body: { versjon: number }) => call(reopenSak, { params, body })),
  }
}
export type SakEndringer = ReturnType<typeof useSakEndringer>
