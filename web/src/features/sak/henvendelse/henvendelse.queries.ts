import { answerHenvendelse, getHenvendelse, listHenvendelser } from '@rp/contract/sak'
import { call } from '../../../platform/api.ts'
import { useChange, useRead } from '../../../platform/calls.ts'
import { useSession } from '../../../platform/session.ts'

const useKey = () => ['henvendelse', useSession()?.id ?? '']

/** What the member has written to us, the latest first. */
export const useHenvendelser = () => useRead(listHenvendelser, { key: useKey() })

export const useHenvendelse = (nummer: string) =>
  useRead(getHenvendelse, { key: [...useKey(), nummer], params: { nummer } })

/** A further message; the same key a second time is the same message. */
export function useSvarHenvendelse(nummer: string) {
  const key = useKey()
  return useChange(
    ({ tekst, noekkel }: { tekst: string; noekkel: string }) =>
      call(answerHenvendelse, {
        params: { nummer },
        body: { tekst },
        headers: { 'idempotency-key': noekkel },
      }),
    { adopt: [...key, nummer], stale: [{ queryKey: key, exact: true }] },
  )
}
