import fs from 'node:fs'
import { StartError } from '../start-error.ts'

/** The sentence for a data folder that does not take what the portal writes. */
export function explainDataFolder(folder: string, error: unknown): StartError {
  const { code } = error as NodeJS.ErrnoException
  if (code === 'EEXIST' || code === 'ENOTDIR')
    return new StartError(
      `Datamappen kan ikke ligge i ${folder}, for der ligger det en fil. Flytt filen, eller velg en annen mappe med DATA_DIR.`,
    )
  return code === 'ENOSPC' || code === 'EDQUOT'
    ? new StartError('Disken er full. Frigjør plass og start på nytt.')
    : new StartError(
        `Portalen får ikke skrive i datamappen ${folder} (${code}). Gi brukeren tilgang, eller velg en annen mappe med DATA_DIR.`,
      )
}

/**
 * Makes the data folder if it is not there.
 * @throws StartError when there is none that this user can write to
 */
export function requireDataFolder(folder: string): void {
  try {
    // Nobody else's business; but started as root, the embedded database's own user must get through.
    fs.mkdirSync(folder, { recursive: true, mode: process.getuid?.() === 0 ? 0o711 : 0o700 })
    fs.accessSync(folder, fs.constants.R_OK | fs.constants.W_OK | fs.constants.X_OK)
  } catch (error) {
    throw explainDataFolder(folder, error)
  }
}
