import {
  getInnstillinger,
  type Innstillinger,
  type Innstillingsendring,
  type Innstillingsnavn,
  resetInnstilling,
  updateInnstilling,
} from '@rp/contract/innstilling'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'
import { getOppsett, setOppsett } from '../../platform/oppsett.ts'

export const innstillingKeys = {
  verdier: ['innstilling', 'verdier'],
  brev: ['innstilling', 'brev'],
  visningsaar: ['innstilling', 'visningsaar'],
} as const

export const useInnstillinger = () =>
  useQuery({
    queryKey: innstillingKeys.verdier,
    queryFn: ({ signal }) => call(getInnstillinger, { signal }),
  })

/** What is saved holds in this page too, without a reload. */
function useAdopt() {
  const client = useQueryClient()
  return (data: Innstillinger) => {
    const { paa, ...melding } = data.infomelding.verdi
    setOppsett({
      infomelding: paa ? melding : null,
      kontaktadresse: data.kontaktadresse.verdi,
      lenker: data.lenker.verdi,
      fagliste: data.fagliste.verdi,
      oppbevaring: { ...getOppsett().oppbevaring, ...data.oppbevaring.verdi },
    })
    client.setQueryData(innstillingKeys.verdier, data)
    return client.invalidateQueries({ queryKey: ['historikk', 'innstilling'] })
  }
}

export function useSaveInnstilling() {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: (body: Innstillingsendring) => call(updateInnstilling, { body }),
    onSuccess: adopt,
  })
}

export function useResetInnstilling() {
  const adopt = useAdopt()
  return useMutation({
    mutationFn: (navn: Innstillingsnavn) => call(resetInnstilling, { params: { navn } }),
    onSuccess: adopt,
  })
}
