import { visningsaar } from '@rp/contract/fordeling'
import { listAnslag } from '@rp/contract/oppgjoer'
import { useRead } from '../../../platform/calls.ts'
import { useSession } from '../../../platform/session.ts'

/** What the viewing year would give the member, while staff show it. */
export function useAnslag() {
  const userId = useSession()?.id ?? ''
  return useRead(listAnslag, {
    key: ['oppgjoer', userId, 'anslag'],
    params: { userId, aar: String(visningsaar.aar) },
    enabled: userId !== '',
  })
}
