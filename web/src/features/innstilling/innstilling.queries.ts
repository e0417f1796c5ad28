import {
  getInnstillinger,
  type Innstillinger,
  type Innstillingsendring,
  type Innstillingsnavn,
  resetInnstilling,
  updateInnstilling,
} from '@rp/contract/innstilling'
import type { QueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { useChange, useRead } from '../../platform/calls.ts'
import { getOppsett, setOppsett } from '../../platform/oppsett.ts'

export const innstillingKeys = {
  verdier: ['innstilling', 'verdier'],
  brev: ['innstilling', 'brev'],
  visningsaar: ['innstilling', 'visningsaar'],
  historikk: ['historikk', 'innstilling'],
} as const

export const useInnstillinger = () => useRead(getInnstillinger, { key: innstillingKeys.verdier })

const changed = {
  /** What is saved holds in this page too, without a reload. */
  adopt: (data: Innstillinger, client: QueryClient) => {
    const { paa, ...melding } = data.infomelding.verdi
    setOppsett({
      infomelding: paa ? melding : null,
      kontaktadresse: data.kontaktadresse.verdi,
      lenker: data.lenker.verdi,
      fagliste: data.fagliste.verdi,
      oppbevaring: { ...getOppsett().oppbevaring, ...data.oppbevaring.verdi },
    })
    client.setQueryData(innstillingKeys.verdier, data)
  },
  stale: [innstillingKeys.historikk],
}

export const useSaveInnstilling = () =>
  useChange((body: Innstillingsendring) => call(updateInnstilling, { body }), changed)

export const useResetInnstilling = () =>
  useChange((navn: Innstillingsnavn) => call(resetInnstilling, { params: { navn } }), changed)
