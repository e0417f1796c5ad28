import {
  answerForslag,
  getKi,
  getKiKvalitet,
  type KiForslag,
  type KiLesing,
  type Kvalitetsform,
  startKi,
} from '@rp/contract/ki'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { readQuery, useChange, useRead } from '../../platform/calls.ts'
import { getOppsett } from '../../platform/oppsett.ts'

export const kiKeys = { ett: (dokumentId: string) => ['ki', dokumentId] as const }

/** Often enough to be followed, seldom enough to disturb nobody. */
const pollEvery = 1500

export const isKiOn = () => getOppsett().ki !== 'av'

export const isUnderway = (lesing: KiLesing | null | undefined): boolean =>
  lesing?.tilstand === 'venter' || lesing?.tilstand === 'leser' || lesing?.tilstand === 'finner'

/** What KI has read in a document. */
export const kiQuery = (dokumentId: string) =>
  readQuery(getKi, { key: kiKeys.ett(dokumentId), params: { id: dokumentId } })

/** Asked for again and again, but only while it reads. */
export const useKi = (dokumentId: string) =>
  useQuery({
    ...kiQuery(dokumentId),
    refetchInterval: query => (isUnderway(query.state.data?.lesing) ? pollEvery : false),
  })

/** Has a document read, also once more after a failure. */
export const useStartKi = (id: string) =>
  useChange(() => call(startKi, { params: { id } }), { adopt: kiKeys.ett(id) })

export type Forslagsvar = { valg: 'godta' | 'forkast'; forslag: readonly KiForslag[] }

/** Says that proposals are right, or not wanted. The document is changed by its own save only. */
export const useSvarForslag = (id: string) =>
  useChange(
    ({ valg, forslag }: Forslagsvar) =>
      call(answerForslag, { params: { id }, body: { valg, forslag: forslag.map(one => one.id) } }),
    // The proposals on the screen may be those of an earlier reading.
    { adopt: kiKeys.ett(id), staleWhenRefused: [kiKeys.ett(id)] },
  )

/** How often the proposals were kept; of the last so many days, or of all time, and of one form of document, or of all. */
export const useKvalitet = (dager: number | null, form: Kvalitetsform | null) =>
  useRead(getKiKvalitet, {
    key: ['ki', 'kvalitet', dager, form],
    query: { ...(dager && { dager }), ...(form && { form }) },
    placeholderData: keepPreviousData,
  })
