import fs from 'node:fs/promises'
import path from 'node:path'
import type { Config } from '../../platform/config/config.ts'
import { type Setting, type SettingName, settings } from '../../platform/config/settings.ts'
import { StartError } from '../../platform/start-error.ts'

/** Whether a path is the folder itself, or lies under it. */
export const isInside = (inner: string, folder: string): boolean => {
  const way = path.relative(path.resolve(folder), path.resolve(inner))
  return !way.startsWith('..') && !path.isAbsolute(way)
}

/** The names of the settings that are secrets. */
export const hemmeligheter = (Object.entries(settings) as [SettingName, Setting][])
  .filter(([, setting]) => setting.secret)
  .map(([name]) => name)

/**
 * Writes the secrets that a copy cannot be read without to a file of their own. Never beside the copy: whoever has both, has everything.
 * @throws StartError when the file is there already, or lies in the folder of the copies
 */
export async function writeNoekler(config: Config, file: string, target: string): Promise<void> {
  if (isInside(file, target))
    throw new StartError(
      'Nøklene kan ikke ligge sammen med sikkerhetskopien. Den som får tak i begge, kan lese alt. Velg et annet sted.',
    )
  const values = Object.fromEntries(hemmeligheter.map(name => [name, config[name]]))
  try {
    await fs.writeFile(file, `${JSON.stringify(values, null, 2)}\n`, { mode: 0o600, flag: 'wx', flush: true })
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new StartError(
      code === 'EEXIST'
        ? `${file} finnes fra før. Velg et annet navn, så ingen nøkler blir borte.`
        : `Nøklene kunne ikke skrives til ${file} (${code}).`,
      { cause: error },
    )
  }
}

/** @throws StartError when the file is not one that `writeNoekler` or the portal itself has written */
export async function readNoekler(file: string): Promise<Record<string, string>> {
  try {
    const given = JSON.parse(await fs.readFile(file, 'utf8')) as Record<string, unknown>
    return Object.fromEntries(
      hemmeligheter.flatMap(name => (given[name] ? [[name, String(given[name])]] : [])),
    )
  } catch (error) {
    throw new StartError(
      `Nøklene i ${file} lar seg ikke lese. Oppgi filen som --noekler laget, eller hemmeligheter.json fra datamappen.`,
      { cause: error },
    )
  }
}

/** Where the portal finds its secrets when they are not in the environment. */
export const keepNoekler = (dataDir: string, noekler: Record<string, string>): Promise<void> =>
  fs.writeFile(path.join(dataDir, 'hemmeligheter.json'), `${JSON.stringify(noekler, null, 2)}\n`, {
    mode: 0o600,
    flush: true,
  })
