const ATTEMPTS = 3

/** SQLSTATE: serialization failure, deadlock. The database rolled everything back and asks for a new try. */
const TRY_AGAIN = new Set(['40001', '40P01'])

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
      const { code } = error as { code?: string }
      if (attempt === ATTEMPTS || !code || !TRY_AGAIN.has(code)) throw error
    }
  }
}
