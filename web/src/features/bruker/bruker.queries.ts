import { type Bruker, type BrukerSvar, getBruker, updateBruker } from '@rp/contract/bruker'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useSession } from '../../platform/session.ts'
import type { Endring } from './seksjonsside.ts'

export { foelgeOf, type Manglende, manglerOf } from './mangler.ts'

/** Who asks for themselves gets all of it; staff who ask for others do not. */
const toBruker = (svar: BrukerSvar): Bruker => ({
  kontonummer: '',
  iban: '',
  swift: '',
  mangler: [],
  ...svar,
})

export const brukerQuery = (id: string) =>
  queryOptions({
    queryKey: ['bruker', id],
    queryFn: async ({ signal }) => toBruker(await call(getBruker, { params: { id }, signal })),
  })

/** The account of the person who is logged in. Only for screens behind the guard, where there is a session. */
export function useMe() {
  const id = useSession()?.id ?? ''
  return useQuery({ ...brukerQuery(id), enabled: id !== '' })
}

/** Saves what `endring` carries, as the person themselves. The answer is shown wherever they are. @throws {ApiError} `konflikt` */
export function useUpdateMeg(id: string) {
  const client = useQueryClient()
  return async (endring: Endring, foer: Endring): Promise<void> => {
    const svar = await call(updateBruker, { params: { id }, body: { ...endring, foer } })
    client.setQueryData(brukerQuery(id).queryKey, toBruker(svar))
  }
}

/** First, middle and last name; empty when none is filled in. */
export function fullName(bruker: Pick<Bruker, 'fornavn' | 'mellomnavn' | 'etternavn'>): string {
  return [bruker.fornavn, bruker.mellomnavn, bruker.etternavn]
    .map(part => part.trim())
    .filter(Boolean)
    .join(' ')
}

/** What the bar calls the person: full name, else the e-mail, else 'Guest' (specification, section 2). */
export function useDisplayName(): string {
  const email = useSession()?.email
  const { data } = useMe()
  return (data && fullName(data)) || data?.email || email || 'Guest'
}
