import { releaseBetaling } from '@rp/contract/avsatt'
import {
  applyBankstatus,
  discardUtbetaling,
  getUtbetalinger,
  getUtbetalingsfil,
  orderUtbetaling,
  sendUtbetaling,
  type Utbetaling,
} from '@rp/contract/utbetaling'
import { call } from '../../../platform/api.ts'
import { useChange, useRead } from '../../../platform/calls.ts'
import { downloadFile, saveFile } from '../../../platform/download.ts'
import { useFreshChange } from '../../bruker/fresh-login.parts.tsx'
import { text } from './utbetaling.text.ts'

const keyOf = (id: string) => ['utbetaling', id]
const historikk = ['historikk', 'kjoering']

/** Asked again and again while a file is being made. */
export const useUtbetalinger = (id: string) =>
  useRead(getUtbetalinger, {
    key: keyOf(id),
    params: { id },
    refetchInterval: ({ state }) =>
      state.data?.filer.some(({ klar, forkastet }) => !klar && !forkastet) ? 700 : false,
  })

const changed = (kjoeringId: string) => ({ adopt: keyOf(kjoeringId), stale: [['kjoeringer'], historikk] })

export const useBestillUtbetaling = (id: string) =>
  useFreshChange((dato: string) => call(orderUtbetaling, { params: { id }, body: { dato } }), changed(id))

export const useFetchFil = () =>
  useFreshChange(
    async ({ _id: id, nummer }: Utbetaling) =>
      saveFile(await downloadFile(getUtbetalingsfil, { params: { id } }), text.filnavn(nummer)),
    { stale: [historikk] },
  )

export const useSendUtbetaling = (kjoeringId: string) =>
  useFreshChange((id: string) => call(sendUtbetaling, { params: { id } }), changed(kjoeringId))

type Forkast = { id: string; begrunnelse: string; bekreftelse: string }
export const useForkastUtbetaling = (kjoeringId: string) =>
  useFreshChange(
    ({ id, ...body }: Forkast) => call(discardUtbetaling, { params: { id }, body }),
    changed(kjoeringId),
  )

export const useReleaseBetaling = () =>
  useChange(
    ({ id, begrunnelse }: { id: string; begrunnelse: string }) =>
      call(releaseBetaling, { params: { id }, body: { begrunnelse } }),
    { stale: [['utbetaling'], ['avsatt'], ['historikk', 'pott']] },
  )

/** As much as the portal takes, in characters. */
const longest = 900_000
export const useReadBankstatus = (kjoeringId: string) =>
  useFreshChange(
    async ({ id, fil }: { id: string; fil: File }) => {
      if (fil.size > longest) throw new Error(text.forStor)
      return call(applyBankstatus, { params: { id }, body: { innhold: await fil.text() } })
    },
    {
      ...changed(kjoeringId),
      adopt: ({ nye: _nye, ukjente: _ukjente, ...utbetalinger }, client) =>
        client.setQueryData(keyOf(kjoeringId), utbetalinger),
    },
  )
