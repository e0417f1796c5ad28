import type { Registrering } from '@rp/contract/dokument'
import {
  type Godkjenningsmangel,
  godkjenningsmangler,
  listGodkjenningsmangler,
} from '@rp/contract/godkjenning'
import { AppError } from '../../platform/http/app-error.ts'
import type { Database } from '../database.ts'
import type { Endring } from '../historikk/historikk.service.ts'
import { requireSendable } from '../innstilling/brev.policy.ts'
import { isLaast } from './dokument.policy.ts'
import type { Lesefunn } from './lesing.ts'

/** The columns of a document as they would be, and its registrations. */
export type Ferdig = {
  id: string
  arbeidstaker: string
  produksjonsselskap: string
  signatur_pc: boolean | null
  signatur_rh: boolean | null
  rettighet_status: boolean | null
  ansiennitet: readonly Pick<
    Registrering,
    'produksjonsnavn' | 'fagfunksjon' | 'episoder' | 'episoderTotalt'
  >[]
}

/** What each of these documents lacks to be BEHANDLET; one that lacks nothing is left out. */
export async function findMangler(
  funn: Pick<Lesefunn, 'countMerknader'>,
  db: Database,
  dokumenter: readonly Ferdig[],
): Promise<ReadonlyMap<string, Godkjenningsmangel[]>> {
  const merknader = await funn.countMerknader(
    db,
    dokumenter.map(({ id }) => id),
  )
  const found = dokumenter.map(dokument => {
    const { signatur_pc: signaturePC, signatur_rh: signatureRH, rettighet_status: status } = dokument
    const vurdert = { ...dokument, signaturePC, signatureRH, rettighetsklausuler: { status } }
    return [dokument.id, listGodkjenningsmangler(vurdert, merknader.get(dokument.id) ?? 0)] as const
  })
  return new Map(found.filter(([, mangler]) => mangler.length > 0))
}

export const sentencesOf = (mangler: readonly Godkjenningsmangel[]): string[] =>
  mangler.map(mangel => godkjenningsmangler[mangel])

/** The status is set to BEHANDLET, and was not so before. */
export const isGodkjenning = (foer: string, etter: string | undefined): etter is string =>
  etter !== undefined && isLaast(etter) && !isLaast(foer)

/** @throws AppError `krever_bekreftelse` with what is missing, where there is no reason; `hemmelig_nummer` where it has one */
export function requireBekreftelse(
  mangler: readonly Godkjenningsmangel[],
  bekreftelse: string | null | undefined,
): string {
  const grunn = bekreftelse?.trim() ?? ''
  requireSendable(grunn)
  if (mangler.length > 0 && grunn === '')
    throw new AppError('krever_bekreftelse', 'something is missing', {
      felt: Object.fromEntries(mangler.map(mangel => [mangel, godkjenningsmangler[mangel]])),
    })
  return grunn
}

/** What the history tells of a document that was approved in spite of something, and why. */
export const toldMangler = (mangler: readonly Godkjenningsmangel[], grunn: string): Endring[] => [
  { felt: 'bekreftelse', fra: null, til: grunn },
  { felt: 'mangler', fra: null, til: sentencesOf(mangler).join(' ') },
]
