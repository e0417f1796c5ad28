import { z } from 'zod'
import { isLoopback } from '../loopback.ts'
import { StartError } from '../start-error.ts'
import { requireDataFolder } from './data-folder.ts'
import { fillSecrets } from './secrets.ts'
import { type Setting, type SettingName, settings, type Values } from './settings.ts'

export type Config = Values & { readonly production: boolean }

const entries = Object.entries(settings) as [SettingName, Setting][]

const isPassword = (name: string): boolean => /PASSWORD|SECRET|TOKEN|ACCESS_KEY|NOEKKEL|URL$/.test(name)

function parseSetting(name: SettingName, setting: Setting, value: string | undefined): unknown {
  const parsed = setting.schema.safeParse(value === '' ? undefined : value)
  if (parsed.success) return parsed.data
  throw new StartError(
    `Innstillingen ${name} er ikke gyldig${setting.secret || isPassword(name) ? '' : ` («${value}»)`}. ${setting.doc}`,
  )
}

/** Over http everybody on the way reads passwords, tokens and documents. */
function requireSealed(publicUrl: string | undefined): void {
  if (!publicUrl || new URL(publicUrl).protocol !== 'http:' || isLoopback(publicUrl)) return
  throw new StartError(
    `PUBLIC_URL må begynne med https:// i produksjon (den er «${new URL(publicUrl).origin}»). Uten kryptering kan alle på veien lese passord og dokumenter. http:// godtas bare når adressen er denne maskinen, for eksempel http://localhost:3000.`,
  )
}

/**
 * Parses the environment once.
 * @throws StartError naming the setting that is missing, default or not valid
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const production = env.NODE_ENV === 'production'
  const dataDir = String(parseSetting('DATA_DIR', settings.DATA_DIR, env.DATA_DIR))
  requireDataFolder(dataDir)
  const secrets = fillSecrets(entries, env, { production, dataDir })
  const values = Object.fromEntries(
    entries.map(([name, setting]) => {
      const given = env[name]
      if (production && setting.requiredInProduction && !given)
        throw new StartError(`Innstillingen ${name} må være satt i produksjon. ${setting.doc}`)
      return [name, parseSetting(name, setting, secrets[name] ?? given)]
    }),
  )
  const config = { ...z.custom<Values>().parse(values), production }
  if (production) requireSealed(config.PUBLIC_URL)
  if (production && config.DEMO === true)
    throw new StartError('DEMO=true kan ikke brukes i produksjon, for demokontoene har kjente passord.')
  return config
}
