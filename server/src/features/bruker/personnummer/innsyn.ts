import type { Hendelse } from '@rp/contract/historikk'
import { tekst } from '@rp/contract/id'
import { grunnHeader, isGrunn } from '@rp/contract/personnummer'
import * as z from 'zod/mini'
import { AppError } from '../../../platform/http/app-error.ts'
import { type Caller, requireFreshLogin } from '../../../platform/http/caller.ts'
import type { Base } from '../../base.ts'
import type { Database } from '../../database.ts'
import { createNote } from '../../historikk/historikk.service.ts'
import { toAarsak } from '../innsyn-aarsak.ts'
import { listAdministratorer } from '../stab/stab.repository.ts'
import { innsynsgrenseBrev } from './innsyn.mail.ts'
import * as repository from './innsyn.repository.ts'

export type InnsynDependencies = Pick<Base, 'historikk' | 'outbox' | 'readBrev' | 'now'> & {
  innsynsgrenser: {
    /** So many of others' numbers an hour may be seen without the password having been given lately. */
    utenPassord: number
    /** So many an hour at all. */
    iTimen: number
  }
}
type D = InnsynDependencies

const hourMs = 3_600_000

type Aapning = Extract<Hendelse, 'aapnet_personnummer' | 'aapnet_internasjonal_id' | 'aapnet_kontonummer'>

const Grunn = tekst(200)

/** Null for what is not percent-encoded UTF-8, which is all that can go wrong in it. */
function decode(given: string): string | null {
  try {
    return decodeURIComponent(given)
  } catch {
    return null
  }
}

/**
 * The reason that a request carries in its header; empty where there is none.
 * @throws AppError `ugyldig_foresporsel` when it cannot be read or kept
 */
export function readGrunn(headers: Readonly<Record<string, string | string[] | undefined>>): string {
  const given = headers[grunnHeader]
  const parsed = z.safeParse(Grunn, typeof given === 'string' ? decode(given) : (given ?? ''))
  if (!parsed.success) throw new AppError('ugyldig_foresporsel', 'the reason in the header cannot be read')
  return parsed.data
}

/** @throws AppError `krever_grunn` where staff touch somebody else's number without words that say why */
export function requireGrunn(caller: Caller, brukerId: string, grunn: string): void {
  if (caller.id !== brukerId && !isGrunn(grunn))
    throw new AppError('krever_grunn', 'no reason given for another’s number')
}

/** Once an hour: the others learn it, and the line on the person themselves says it to whoever follows the link. */
async function tellOthers(d: D, tx: Database, caller: Caller, siden: Date): Promise<void> {
  if (await repository.findVarslet(tx, caller.id, siden)) return
  await createNote(d, 'bruker')(tx, caller, caller.id, 'innsynsgrense_naadd')
  const brev = await d.readBrev()
  const andre = (await listAdministratorer(tx)).flatMap(({ id, epost }) => (id === caller.id ? [] : [epost]))
  const letter = innsynsgrenseBrev(brev, caller.id, d.innsynsgrenser.iTimen)
  for (const epost of andre.length > 0 ? andre : [brev.avsender.kontaktadresse])
    await d.outbox.queue(tx, epost, 'innsynsgrense', letter)
}

/** Others' numbers: a few an hour, more with the password given anew, and no more than the limit. Counted by what history says. */
async function requireWithinLimits(d: D, tx: Database, caller: Caller): Promise<void> {
  const { utenPassord, iTimen } = d.innsynsgrenser
  const naa = d.now()
  const siden = new Date(naa.getTime() - hourMs)
  await repository.holdInnsyn(tx, caller.id)
  const { antall, foerste } = await repository.countInnsyn(tx, caller.id, siden)
  if (antall >= iTimen) {
    const igjen = Math.max(1, Math.ceil(((foerste ?? naa).getTime() + hourMs - naa.getTime()) / 1000))
    throw new AppError('for_mange_nummer', 'limit of others’ numbers', {
      retryAfter: igjen,
      values: {
        antall: String(iTimen),
        vent: igjen <= 90 ? 'et minutt' : `${Math.ceil(igjen / 60)} minutter`,
      },
    })
  }
  if (antall >= utenPassord) requireFreshLogin(caller, naa)
  if (antall + 1 === iTimen) await tellOthers(d, tx, caller, siden)
}

/**
 * Writes down that a number is seen, in the transaction that reads it. One's own asks for nothing.
 * @throws AppError `krever_grunn`, `krever_nytt_passord`, `for_mange_nummer`
 */
export async function logInnsyn(
  d: D,
  tx: Database,
  caller: Caller,
  { brukerId, hendelse, grunn }: { brukerId: string; hendelse: Aapning; grunn: string },
): Promise<void> {
  requireGrunn(caller, brukerId, grunn)
  if (caller.id !== brukerId) await requireWithinLimits(d, tx, caller)
  await createNote(d, 'bruker')(tx, caller, brukerId, hendelse, toAarsak(grunn))
}
