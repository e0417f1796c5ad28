import { type Entitet, listHistorikk } from '@rp/contract/historikk'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../platform/api.ts'

/** All that is kept under this name is asked for anew after a change: `invalidateQueries({ queryKey: ['historikk'] })`. */
export const useHistorikkOf = (entitet: Entitet, id: string) =>
  useQuery({
    queryKey: ['historikk', entitet, id],
    queryFn: ({ signal }) => call(listHistorikk, { params: { entitet, id }, signal }),
  })
