import { updateBruker } from '@rp/contract/bruker'
import { endInnlogging, listInnlogginger } from '@rp/contract/innlogging'
import {
  changeEpost,
  changePassord,
  createSletteoenske,
  deleteSletteoenske,
  getEgneDataPakke,
  getKiSamtykke,
  getSletteoenske,
  updateKiSamtykke,
} from '@rp/contract/konto'
import {
  getInternasjonalId,
  getPersonnummer,
  grunnHeaders,
  listInnsyn,
  updatePersonnummer,
} from '@rp/contract/personnummer'
import { useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { call } from '../../platform/api.ts'
import { alsoRefused, useChange, useRead } from '../../platform/calls.ts'
import { downloadFile } from '../../platform/download.ts'
import { useSession } from '../../platform/session.ts'
import { brukerQuery } from './bruker.queries.ts'
import { useFreshChange, useFreshLogin } from './fresh-login.parts.tsx'
import { useTotrinn } from './totrinn/totrinn.queries.ts'

const innsynKey = (id: string) => ['bruker', id, 'innsyn'] as const
const innloggingerKey = (id: string) => ['bruker', id, 'innlogginger'] as const
const slettingKey = (id: string) => ['bruker', id, 'sletting'] as const
const kiSamtykkeKey = (id: string) => ['bruker', id, 'ki-samtykke'] as const

/**
 * Asks staff why they open a number.
 * @throws {CancelledError} when they would rather not
 */
export type Grunn = () => Promise<string>
/** Where staff see somebody else's number. */
export type StabInnsyn = { grunn: Grunn; onSaved: () => void }

type Hode = Readonly<Record<string, string>>
/** How each number is fetched and saved. */
const calls = {
  personnummer: {
    fetch: async (userId: string, headers: Hode) =>
      (await call(getPersonnummer, { query: { userId }, headers })).personnummer,
    save: (userId: string, personnummer: string, headers: Hode) =>
      call(updatePersonnummer, { query: { userId }, body: { personnummer }, headers }),
  },
  internasjonalIdNummer: {
    fetch: async (userId: string, headers: Hode) =>
      (await call(getInternasjonalId, { query: { userId }, headers })).internasjonalIdNummer,
    save: (id: string, internasjonalIdNummer: string, headers: Hode) =>
      call(updateBruker, { params: { id }, body: { internasjonalIdNummer }, headers }),
  },
}

/** The number goes to the one who asks and nowhere else: it never enters the cache. */
export function useNummerCalls(navn: keyof typeof calls, userId: string, stab?: StabInnsyn) {
  const client = useQueryClient()
  const fresh = useFreshLogin()
  const given = useRef<string>(undefined)
  const headers = () => (given.current ? grunnHeaders(given.current) : {})
  const seen = () => {
    void client.invalidateQueries({ queryKey: innsynKey(userId) })
    void client.invalidateQueries({ queryKey: ['historikk'] })
  }
  return {
    fetch: async (): Promise<string> => {
      given.current = await stab?.grunn()
      const nummer = await fresh(() => calls[navn].fetch(userId, headers()))
      seen()
      return nummer
    },
    save: async (nummer: string): Promise<void> => {
      await fresh<unknown>(() => calls[navn].save(userId, nummer, headers()))
      seen()
      // What is missing of them is told with the person.
      void client.invalidateQueries({ queryKey: brukerQuery(userId).queryKey, exact: true })
      stab?.onSaved()
    },
  }
}

export const useInnsyn = (id: string) =>
  useRead(listInnsyn, { key: innsynKey(id), params: { id }, staleTime: 0 })

export const useChangeEpost = () => useFreshChange((email: string) => call(changeEpost, { body: { email } }))

export const useChangePassord = () =>
  useFreshChange((password: string) => call(changePassord, { body: { password } }))

export const useInnlogginger = (id: string) =>
  useRead(listInnlogginger, {
    key: innloggingerKey(id),
    params: { id },
    staleTime: 0,
    enabled: id !== '',
  })

export const useEndInnlogging = (id: string) =>
  useChange(
    (sesjonId: string) => call(endInnlogging, { params: { id, sesjonId } }),
    alsoRefused(innloggingerKey(id)),
  )

/** Bytes of a download: those that have come, and all of them. */
export type Fremdrift = { received: number; total: number }
type Henting = { signal: AbortSignal; onProgress: (fremdrift: Fremdrift) => void }

export const useEgneDataPakke = (id: string) =>
  useFreshChange(
    ({ signal, onProgress }: Henting) =>
      downloadFile(getEgneDataPakke, {
        params: { id },
        signal,
        onProgress: (received, total) => onProgress({ received, total }),
      }),
    { stale: [innsynKey(id)] },
  )

export const useSletteoenske = (id: string) =>
  useRead(getSletteoenske, { key: slettingKey(id), params: { id }, enabled: id !== '' })

export const useKiSamtykke = (id: string) =>
  useRead(getKiSamtykke, { key: kiSamtykkeKey(id), params: { id }, enabled: id !== '' })

export const useUpdateKiSamtykke = (id: string) =>
  useChange((samtykker: boolean) => call(updateKiSamtykke, { params: { id }, body: { samtykker } }), {
    adopt: kiSamtykkeKey(id),
  })

/**
 * Whether all that the column of one's own account shows has come, or failed. How high it gets is not known before, so it is shown
 * at once rather than piece by piece; asked for beside the person, not after them.
 */
export function useKontoHentet(): boolean {
  const id = useSession()?.id ?? ''
  const waiting = [useTotrinn(), useInnlogginger(id), useSletteoenske(id), useKiSamtykke(id)]
  return waiting.every(query => !query.isPending)
}

export const useCreateSletteoenske = (id: string) =>
  useChange((melding: string) => call(createSletteoenske, { params: { id }, body: { melding } }), {
    adopt: slettingKey(id),
  })

export const useDeleteSletteoenske = (id: string) =>
  useChange(() => call(deleteSletteoenske, { params: { id } }), { adopt: slettingKey(id) })
