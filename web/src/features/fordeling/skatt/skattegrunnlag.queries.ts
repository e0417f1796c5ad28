import {
  getSkattegrunnlagsfil,
  listSkattegrunnlag,
  orderSkattegrunnlag,
  releaseSkattegrunnlag,
  type Skattegrunnlag,
} from '@rp/contract/skattegrunnlag'
import { call } from '../../../platform/api.ts'
import { useRead } from '../../../platform/calls.ts'
import { downloadFile, saveFile } from '../../../platform/download.ts'
import { useFreshChange } from '../../bruker/fresh-login.parts.tsx'
import { text } from './skattegrunnlag.text.ts'

const key = ['skattegrunnlag']

/** Asked again and again while a file is being made. */
export const useSkattegrunnlag = () =>
  useRead(listSkattegrunnlag, {
    key,
    refetchInterval: ({ state }) =>
      state.data?.grunnlag.some(({ stand }) => stand === 'lages') ? 700 : false,
  })

export const useBestillSkattegrunnlag = () =>
  useFreshChange(
    (body: { aar: number; begrunnelse: string; uferdig: boolean }) => call(orderSkattegrunnlag, { body }),
    {
      adopt: key,
    },
  )

export const useFrigiSkattegrunnlag = (id: string) =>
  useFreshChange(
    (begrunnelse: string) => call(releaseSkattegrunnlag, { params: { id }, body: { begrunnelse } }),
    { adopt: key },
  )

export const useFetchSkattegrunnlag = () =>
  useFreshChange(async ({ _id: id, aar }: Skattegrunnlag) =>
    saveFile(await downloadFile(getSkattegrunnlagsfil, { params: { id } }), text.filnavn(aar)),
  )
