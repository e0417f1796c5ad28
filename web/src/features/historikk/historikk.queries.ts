import { type Entitet, listHistorikk } from '@rp/contract/historikk'
import { useRead } from '../../platform/calls.ts'

/** All that is kept under this name is asked for anew after a change: `invalidateQueries({ queryKey: ['historikk'] })`. */
export const useHistorikkOf = (entitet: Entitet, id: string) =>
  useRead(listHistorikk, { key: ['historikk', entitet, id], params: { entitet, id } })
