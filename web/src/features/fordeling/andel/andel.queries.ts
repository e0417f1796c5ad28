import { answerAndelsavtale, createAndelsavtale, listAndeler } from '@rp/contract/andel'
import type * as z from 'zod/mini'
import { call } from '../../../platform/api.ts'
import { useChange, useRead } from '../../../platform/calls.ts'
import { useSession } from '../../../platform/session.ts'

const useKey = () => ['andeler', useSession()?.id ?? '']

/** Works and functions that the member shares with others. */
export function useAndeler() {
  const key = useKey()
  const [, userId = ''] = key
  return useRead(listAndeler, { key, params: { userId }, enabled: userId !== '' })
}

/** Each answer is the whole list as it is now; what was refused may be another than was shown. */
function useAnswered() {
  const key = useKey()
  return { adopt: key, staleWhenRefused: [key] }
}

export const useForeslaaAndeler = () =>
  useChange(
    (body: z.input<typeof createAndelsavtale.body>) => call(createAndelsavtale, { body }),
    useAnswered(),
  )

export const useSvarPaaAndeler = (id: string) =>
  useChange(
    (body: z.input<typeof answerAndelsavtale.body>) => call(answerAndelsavtale, { params: { id }, body }),
    useAnswered(),
  )
