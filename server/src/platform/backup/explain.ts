import { explainNoDatabase } from '../db/refused.ts'
import { StartError } from '../start-error.ts'

const diskReasons: Readonly<Record<string, string>> = {
  ENOSPC: 'er full. Frigjør plass, eller velg en annen disk',
  EDQUOT: 'er full. Frigjør plass, eller velg en annen disk',
  EACCES: 'kan ikke skrives av denne brukeren. Gi tilgang, eller velg en annen mappe',
  EPERM: 'kan ikke skrives av denne brukeren. Gi tilgang, eller velg en annen mappe',
  EROFS: 'kan bare leses. Velg en annen mappe',
  ENOTDIR: 'er en fil. Velg en mappe',
  EEXIST: 'er en fil. Velg en mappe',
  EIO: 'svarer med feil. Disken kan være ødelagt; velg en annen',
}

/** One sentence for a folder that did not take a copy, or a database that went away meanwhile. */
export function explainTarget(error: unknown, folder: string): unknown {
  const { code = '', path: file = '' } = error as NodeJS.ErrnoException
  const reason = diskReasons[code]
  if (reason && !(error instanceof StartError))
    return new StartError(
      `${folder} ${reason}${file && file !== folder ? ` (${file})` : ''}. Kopien ble ikke ferdig, og det halvferdige er fjernet.`,
      { cause: error },
    )
  return explainNoDatabase(error)
}
