const ATTEMPTS = 3

/** SQLSTATE: serialization failure, deadlock. The database rolled everything back and asks for a new try. */
const TRY_AGAIN = new Set(['40001', '40P01'])

export const mayTryAgain = (error: unknown): boolean => TRY_AGAIN.has((error as { code?: string }).code ?? '')

/**
 * Runs a whole transaction again when the database asks for it, at most three times in all.
 *
 * @param work must do nothing outside the transaction that may not be done twice
 */
export async function withRetry<T>(work: () => Promise<T>): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || !mayTryAgain(error)) throw error
    }
  }
}
