import {
  answerForslag,
  getKi,
  getKiKvalitet,
  type KiForslag,
  type KiLesing,
  type KiSvar,
  type Kvalitetsform,
  startKi,
} from '@rp/contract/ki'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { getOppsett } from '../../platform/oppsett.ts'

export const kiKeys = { ett: (dokumentId: string) => ['ki', dokumentId] as const }

/** Often enough to be followed, seldom enough to disturb nobody. */
const pollEvery = 1500

export const isKiOn = () => getOppsett().ki !== 'av'

export const isUnderway = (lesing: KiLesing | null | undefined): boolean =>
  lesing?.tilstand === 'venter' || lesing?.tilstand === 'leser' || lesing?.tilstand === 'finner'

/** What KI has read in a document. */
export const kiQuery = (dokumentId: string) =>
  queryOptions({
    queryKey: kiKeys.ett(dokumentId),
    queryFn: ({ signal }) => call(getKi, { params: { id: dokumentId }, signal }),
  })

/** Asked for again and again, but only while it reads. */
export const useKi = (dokumentId: string) =>
  useQuery({
    ...kiQuery(dokumentId),
    refetchInterval: query => (isUnderway(query.state.data?.lesing) ? pollEvery : false),
  })

/** Has a document read, also once more after a failure. */
export function useStartKi(dokumentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call(startKi, { params: { id: dokumentId } }),
    onSuccess: svar => client.setQueryData<KiSvar>(kiKeys.ett(dokumentId), svar),
  })
}

export type Forslagsvar = { valg: 'godta' | 'forkast'; forslag: readonly KiForslag[] }

/** Says that proposals are right, or not wanted. The document is changed by its own save only. */
export function useSvarForslag(dokumentId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ valg, forslag }: Forslagsvar) =>
      call(answerForslag, {
        params: { id: dokumentId },
        body: { valg, forslag: forslag.map(({ id }) => id) },
      }),
    onSuccess: svar => client.setQueryData<KiSvar>(kiKeys.ett(dokumentId), svar),
    // The proposals on the screen may be those of an earlier reading.
    onError: () => client.invalidateQueries({ queryKey: kiKeys.ett(dokumentId) }),
  })
}

/** How often the proposals were kept; of the last so many days, or of all time, and of one form of document, or of all. */
export const useKvalitet = (dager: number | null, form: Kvalitetsform | null) =>
  useQuery({
    queryKey: ['ki', 'kvalitet', dager, form],
    queryFn: ({ signal }) =>
      call(getKiKvalitet, { query: { ...(dager && { dager }), ...(form && { form }) }, signal }),
    placeholderData: earlier => earlier,
  })
