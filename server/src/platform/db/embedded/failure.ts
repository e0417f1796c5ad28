import { StartError } from '../../start-error.ts'

const diskFull = (folder: string): string =>
  `Disken der ${folder} ligger, er full. Frigjør plass og start på nytt.`

const notWritable = (folder: string): string =>
  `Portalen får ikke skrive i ${folder}. Gi brukeren som starter portalen, tilgang til mappen, eller velg en annen med DATA_DIR.`

/** The sentence for data that another PostgreSQL version made. */
export function otherVersion(folder: string, found: string, wanted: string): StartError {
  return new StartError(
    `Databasen i ${folder} er laget av PostgreSQL ${found}, men denne portalen bruker ${wanted}. Start den versjonen av portalen som laget dataene, eller velg en annen mappe med DATA_DIR.`,
  )
}

/**
 * Turns what initdb or postgres wrote before it gave up into one sentence.
 *
 * @param logFile where the whole text can be read afterwards
 */
export function explainOutput(output: string, folder: string, logFile?: string): StartError {
  const version = /initialized by PostgreSQL version (\S+?),.*version (\d+)/s.exec(output)
  if (version?.[1] && version[2]) return otherVersion(folder, version[1], version[2])
  if (/database files are incompatible with server/.test(output)) {
    return otherVersion(folder, 'i en annen utgave', 'en annen')
  }
  if (/No space left on device|Disk quota exceeded/.test(output)) return new StartError(diskFull(folder))
  if (/Permission denied|Read-only file system/.test(output)) return new StartError(notWritable(folder))
  const reason = /(?:FATAL|PANIC|error):\s*(.+)/.exec(output)?.[1] ?? output.trim().split('\n').at(-1) ?? ''
  const more = logFile ? ` Hele meldingen står i ${logFile}.` : ''
  return new StartError(`Databasen i ${folder} startet ikke: ${reason}.${more}`, { cause: output })
}

/** Turns a failed file operation of our own into one sentence; any other error is passed on as it is. */
export function explainError(error: unknown, folder: string): unknown {
  switch ((error as NodeJS.ErrnoException).code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return new StartError(diskFull(folder), { cause: error })
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
    case 'ENOTDIR':
    case 'EEXIST':
      return new StartError(notWritable(folder), { cause: error })
    default:
      return error
  }
}
