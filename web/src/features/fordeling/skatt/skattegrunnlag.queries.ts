import {
  getSkattegrunnlagsfil,
  listSkattegrunnlag,
  orderSkattegrunnlag,
  releaseSkattegrunnlag,
  type Skattegrunnlag,
  type Skattegrunnlagsliste,
} from '@rp/contract/skattegrunnlag'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/api.ts'
import { downloadFile, saveFile } from '../../../platform/download.ts'
import { useFreshLogin } from '../../bruker/fresh-login.parts.tsx'
import { text } from './skattegrunnlag.text.ts'

const queryKey = ['skattegrunnlag']

/** Asked again and again while a file is being made. */
export const useSkattegrunnlag = () =>
  useQuery({
    queryKey,
    queryFn: ({ signal }) => call(listSkattegrunnlag, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.grunnlag.some(({ stand }) => stand === 'lages') ? 700 : false,
  })

function useAdopt() {
  const client = useQueryClient()
  return (liste: Skattegrunnlagsliste) => client.setQueryData(queryKey, liste)
}

export function useBestillSkattegrunnlag() {
  const [adopt, fresh] = [useAdopt(), useFreshLogin()]
  return useMutation({
    mutationFn: (body: { aar: number; begrunnelse: string }) =>
      fresh(() => call(orderSkattegrunnlag, { body })),
    onSuccess: adopt,
  })
}

export function useFrigiSkattegrunnlag(id: string) {
  const [adopt, fresh] = [useAdopt(), useFreshLogin()]
  return useMutation({
    mutationFn: (begrunnelse: string) =>
      fresh(() => call(releaseSkattegrunnlag, { params: { id }, body: { begrunnelse } })),
    onSuccess: adopt,
  })
}

export function useFetchSkattegrunnlag() {
  const fresh = useFreshLogin()
  return useMutation({
    mutationFn: async ({ _id: id, aar }: Skattegrunnlag) =>
      saveFile(await fresh(() => downloadFile(getSkattegrunnlagsfil, { params: { id } })), text.filnavn(aar)),
  })
}
