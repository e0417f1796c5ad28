import { StartError } from '../start-error.ts'
import { DatabaseUnavailable, mapUnavailable } from './unavailable.ts'

/** SQLSTATE: wrong user or password (class 28), no such database (3D000). */
const isRefused = (code: string): boolean => code.startsWith('28') || code === '3D000'
const notAllowed = '42501'

/**
 * One sentence for a `DATABASE_URL` (or the other `setting`) that leads nowhere, without the password in it; any other error is given back as it is.
 */
export function explainNoDatabase(
  error: unknown,
  setting: 'DATABASE_URL' | 'DATABASE_MIGRATION_URL' = 'DATABASE_URL',
): unknown {
  const { code = 'uten svar' } = error as { code?: string }
  if (isRefused(code))
    return new StartError(
      `Databasen slipper ikke portalen inn (${code}). Kontroller bruker, passord og databasenavn i ${setting}.`,
      { cause: error },
    )
  if (code === notAllowed)
    return new StartError(
      `Brukeren i ${setting} får ikke lage tabeller (${code}). Gjør den til eier av databasen, eller oppgi eieren i DATABASE_MIGRATION_URL.`,
      { cause: error },
    )
  if (mapUnavailable(error) instanceof DatabaseUnavailable)
    return new StartError(
      `Portalen får ikke kontakt med databasen (${code}). Kontroller at den kjører, og at ${setting} er riktig.`,
      { cause: error },
    )
  return error
}
