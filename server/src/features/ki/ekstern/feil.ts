/** Why the other engine gave no answer to use. */
export type EksternKode =
  | 'for_tregt'
  | 'nede'
  | 'avvist'
  | 'for_stort_svar'
  | 'ugyldig_svar'
  | 'oppdiktet_svar'
  | 'intern'

/**
 * The other engine gave no answer to use. Says why with a code alone and has no cause: what the libraries throw carries
 * the contract's text, the answer and the key with it, and this goes to the log.
 */
export class EksternFeil extends Error {
  override readonly name = 'EksternFeil'
  readonly kode: EksternKode
  /** Of its answer, where that was a refusal. */
  readonly status: number | undefined

  constructor(kode: EksternKode, status?: number) {
    super(`the external KI engine: ${kode}${status ? ` (${status})` : ''}`)
    this.kode = kode
    this.status = status
  }
}
