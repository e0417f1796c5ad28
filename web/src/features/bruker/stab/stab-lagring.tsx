import { type BrukerDetaljer, updateBrukerSomAdministrator } from '@rp/contract/bruker-stab'
import { grunnHeaders } from '@rp/contract/personnummer'
import { useQueryClient } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { call } from '../../../platform/api.ts'
import type { Endring } from '../seksjonsside.ts'
import { type Send, SpurtLagring } from '../spurt-lagring.tsx'
import { keepBruker } from './stab.queries.ts'
import { brukerText as text } from './stab.text.ts'

type Props = { bruker: BrukerDetaljer; children: ReactNode }

/** Around the sections of the staff's page: a colleague or the member may have changed the same. */
export function StabLagring({ bruker: { id }, children }: Props) {
  const client = useQueryClient()
  const send: Send = async (endring, foer, grunn) => {
    const answer = await call(updateBrukerSomAdministrator, {
      params: { id },
      body: { ...endring, foer },
      ...(grunn && { headers: grunnHeaders(grunn) }),
    })
    keepBruker(client, answer, Object.keys(endring) as (keyof Endring)[])
  }
  return (
    <SpurtLagring send={send} utkast={`bruker.${id}`} hva={text.brukeren}>
      {children}
    </SpurtLagring>
  )
}
