import type { Enhet } from '@rp/contract/enhetsregister'
import type { ErrorCode } from '@rp/contract/errors'
import { AppError } from '../../../platform/http/app-error.ts'
import { AskError, type AskFailure, askJson } from '../../../platform/http/ask-json.ts'
import { RegistrertEnhet, toEnhet } from './enhetsregister.mapping.ts'

type Oppslag = {
  /** Where the register answers; without it nothing is looked up. */
  adresse: string | undefined
  timeoutMs: number
}

/** A unit takes some 3 kB. */
const maxBytes = 200_000

const codeOf: Record<AskFailure, ErrorCode> = {
  nede: 'enhetsregisteret_nede',
  tregt: 'enhetsregisteret_tregt',
  uleselig: 'enhetsregisteret_uleselig',
}

async function ask(adresse: string, orgnr: string, timeoutMs: number) {
  try {
    return await askJson(new URL(`${adresse.replace(/\/+$/, '')}/enheter/${orgnr}`), { timeoutMs, maxBytes })
  } catch (cause) {
    if (!(cause instanceof AskError)) throw cause
    throw new AppError(codeOf[cause.failure], 'Enhetsregisteret gave no answer', { cause })
  }
}

/** Looks companies up in Enhetsregisteret. Nothing is stored: what staff keep of it, they save themselves. */
export const createEnhetsregisterService = ({ adresse, timeoutMs }: Oppslag) => ({
  /**
   * @param orgnr nine digits
   * @throws AppError one of the codes that the contract's endpoint lists
   */
  async find(orgnr: string): Promise<Enhet> {
    if (adresse === undefined) throw new AppError('enhetsregisteret_av', 'the setting is empty')
    const { status, body } = await ask(adresse, orgnr, timeoutMs)
    if (status === 404) throw new AppError('enhet_ikke_funnet', 'no such unit')
    if (status === 410) throw new AppError('enhet_fjernet', 'the unit is removed')
    if (status !== 200) throw new AppError('enhetsregisteret_nede', `Enhetsregisteret answered ${status}`)
    const parsed = RegistrertEnhet.safeParse(body)
    if (!parsed.success || parsed.data.organisasjonsnummer !== orgnr)
      throw new AppError('enhetsregisteret_uleselig', 'an answer of another form', { cause: parsed.error })
    return toEnhet(parsed.data)
  },
})
