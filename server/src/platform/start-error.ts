/**
 * The portal cannot start, and a person can do something about it. The message is one sentence in plain Norwegian plus
 * what to do; main prints it alone, without a stack, and exits with 1.
 */
export class StartError extends Error {
  override readonly name = 'StartError'
}
