import crypto from 'node:crypto'
import fs from 'node:fs'
import path from 'node:path'
import { StartError } from '../start-error.ts'
import { explainDataFolder } from './data-folder.ts'
import type { Setting, SettingName } from './settings.ts'

const keyBytes = 32
/** The header of a stored file has room for so many. */
const idLength = 12
const make = (kind: Setting['secret']): string => {
  const key = crypto.randomBytes(keyBytes).toString('base64')
  return kind === 'keyring' ? `1:${key}` : key
}

/** Splits `id:base64,id:base64`; a plain key is a ring with one key named `1`. Keys shorter than 256 bits are refused. */
export function parseKeyring(name: string, value: string): { current: string; keys: Record<string, Buffer> } {
  const keys: Record<string, Buffer> = {}
  let current = '1'
  for (const part of value.split(',')) {
    const [, id = '1', encoded = ''] = /^(?:(\w+):)?([\w+/=-]+)$/.exec(part.trim()) ?? []
    if (id.length > idLength)
      throw new StartError(`${name} har en id på ${id.length} tegn. En id kan ha høyst ${idLength}.`)
    const key = Buffer.from(encoded, 'base64')
    if (key.length < keyBytes || new Set(key).size < 8)
      throw new StartError(
        `Hemmeligheten ${name} er for svak. Den må være minst 32 tilfeldige byte i base64 (openssl rand -base64 32).`,
      )
    keys[id] = key
    current = id
  }
  return { current, keys }
}

type Place = { production: boolean; dataDir: string }

function readStored(file: string): Record<string, string> {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, string>
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {}
    throw new StartError(
      `Filen med hemmeligheter (${file}) lar seg ikke lese. Hent den fra sikkerhetskopien; uten den kan lagrede personnumre ikke åpnes.`,
    )
  }
}

/** Written whole to a new file and renamed, so that a killed start never leaves half a secret. */
function store(file: string, secrets: Record<string, string>): void {
  const scratch = `${file}.${process.pid}`
  const handle = fs.openSync(scratch, 'w', 0o600)
  fs.writeSync(handle, `${JSON.stringify(secrets, null, 2)}\n`)
  fs.fsyncSync(handle)
  fs.closeSync(handle)
  fs.renameSync(scratch, file)
}

/**
 * The secrets: from the environment, else made once and kept in `hemmeligheter.json` beside the data (0600).
 * @throws StartError in production when one is missing, and always when one is too weak
 */
export function fillSecrets(
  entries: readonly [SettingName, Setting][],
  env: NodeJS.ProcessEnv,
  { production, dataDir }: Place,
): Partial<Record<SettingName, string>> {
  const file = path.join(dataDir, 'hemmeligheter.json')
  const stored = production ? {} : readStored(file)
  const filled: Partial<Record<SettingName, string>> = {}
  let made = false
  for (const [name, setting] of entries) {
    if (!setting.secret) continue
    const given = env[name]
    if (!given && production)
      throw new StartError(
        `Hemmeligheten ${name} må være satt i produksjon (openssl rand -base64 32). ${setting.doc}`,
      )
    if (!given && !stored[name]) {
      stored[name] = make(setting.secret)
      made = true
    }
    const value = given || stored[name] || ''
    parseKeyring(name, value)
    filled[name] = value
  }
  if (made) {
    try {
      store(file, stored)
    } catch (error) {
      throw explainDataFolder(dataDir, error)
    }
  }
  return filled
}
