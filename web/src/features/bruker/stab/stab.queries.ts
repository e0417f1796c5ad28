import { brukerKolonner, listBrukere } from '@rp/contract/bruker'
import {
  acceptKonto,
  type BrukerDetaljer,
  closeSletteoenske,
  getBrukerSomAdministrator,
  resetTotrinn,
  sendPassordlenke,
  setBrukerAktiv,
  setBrukerEpost,
  setBrukerRolle,
} from '@rp/contract/bruker-stab'
import { endInnloggingerForBruker } from '@rp/contract/innlogging'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { useChange, useRead } from '../../../platform/calls.ts'
import type { ListSpec } from '../../../platform/list-search.ts'
import type { FilterOf } from '../../../platform/server-list.ts'
import { useFreshChange } from '../fresh-login.parts.tsx'

export const keys = {
  alle: ['brukere'] as const,
  liste: ['brukere', 'liste'] as const,
  en: (id: string) => ['brukere', 'en', id] as const,
}

export const brukerListe: ListSpec<FilterOf<typeof listBrukere>> = {
  query: listBrukere.query,
  filtre: [...brukerKolonner, 'rolle', 'konto', 'merke', 'fra'],
  kolonner: brukerKolonner,
  sorter: 'etternavn',
}

/** The user as they were when the page was opened: fetched anew under the person's hands, what they hold a change against would move. */
export const useBruker = (id: string) =>
  useRead(getBrukerSomAdministrator, {
    key: keys.en(id),
    params: { id },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })

/** The fields that the forms hold. What a colleague has changed in them meanwhile is told when it matters: at the save. */
export const skjemafelt = [
  'fornavn',
  'mellomnavn',
  'etternavn',
  'telefonnummer',
  'adresse',
  'postnummer',
  'by',
  'land',
  'eoes',
  'naering',
  'orgnr',
] as const

/**
 * Takes an answer into the page, but of the fields in the forms only those that were saved.
 * @param lagret the fields that the person saved or took over
 */
export function keepBruker(client: QueryClient, answer: BrukerDetaljer, lagret: readonly string[]): void {
  client.setQueryData<BrukerDetaljer>(keys.en(answer.id), before => {
    if (before === undefined) return answer
    const held = skjemafelt.filter(felt => !lagret.includes(felt)).map(felt => [felt, before[felt]])
    return { ...answer, ...Object.fromEntries(held) }
  })
  void client.invalidateQueries({ queryKey: keys.liste })
  void client.invalidateQueries({ queryKey: ['historikk'] })
}

/** Asks how the user stands now, and leaves the forms as they are. */
export function useRefreshBruker(id: string): () => void {
  const client = useQueryClient()
  return () => {
    call(getBrukerSomAdministrator, { params: { id } }).then(
      answer => keepBruker(client, answer, []),
      // What was done is done and told; only the mark beside it is old.
      () => undefined,
    )
  }
}

/** A call about one user that answers the user; asks for the password where the server wants it. */
const useEndring = <Body>(work: (body: Body) => Promise<BrukerDetaljer>) =>
  useFreshChange(work, {
    adopt: (answer, client) => {
      keepBruker(client, answer, [])
      // It may be the person's own account: the frame around the page asks who they are.
      void client.invalidateQueries({ queryKey: ['bruker'] })
    },
  })

export const useSetEpost = (id: string) =>
  useEndring((email: string) => call(setBrukerEpost, { params: { id }, body: { email } }))

type Rolle = { brukertype: 'arbeidstaker' | 'administrator'; bekreftEgen: boolean }
export const useSetRolle = (id: string) =>
  useEndring((body: Rolle) => call(setBrukerRolle, { params: { id }, body }))

type Aktiv = { aktiv: boolean; grunn: string; bekreftEgen: boolean }
export const useSetAktiv = (id: string) =>
  useEndring((body: Aktiv) => call(setBrukerAktiv, { params: { id }, body }))

export const useNullstillTotrinn = (id: string) =>
  useEndring((grunn: string) => call(resetTotrinn, { params: { id }, body: { grunn } }))

export const useGodtaKonto = (id: string) =>
  useEndring((begrunnelse: string) => call(acceptKonto, { params: { id }, body: { begrunnelse } }))

export const useCloseSletteoenske = (id: string) =>
  useEndring((notat: string) => call(closeSletteoenske, { params: { id }, body: { notat } }))

export const useLoggUtBruker = (id: string) =>
  useChange(() => call(endInnloggingerForBruker, { params: { id } }), { stale: [['historikk']] })

export const useSendPassordlenke = (id: string) =>
  useChange(() => call(sendPassordlenke, { params: { id } }), { stale: [['historikk']] })
