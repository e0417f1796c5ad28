import { Epost } from '@rp/contract/auth'
import * as z from 'zod/mini'
import { type Config, readConfig } from '../platform/config/config.ts'
import { createLog, type Log } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { createAdministrator } from './administrator.ts'
import { createClosers } from './closers.ts'
import { openDatabase } from './open-database.ts'
import { createQuestions } from './questions.ts'
import { createServices } from './services.ts'

type Account = { epost: string; password: string }

/** From the environment what is given there, and the rest from the person at the terminal. */
async function readAccount({ ADMIN_EMAIL, ADMIN_PASSWORD }: Config): Promise<Account> {
  if (ADMIN_EMAIL && ADMIN_PASSWORD) return { epost: ADMIN_EMAIL, password: ADMIN_PASSWORD }
  if (!process.stdin.isTTY)
    throw new StartError('Sett både ADMIN_EMAIL og ADMIN_PASSWORD, eller kjør kommandoen i en terminal.')
  const questions = createQuestions(process.stdin, process.stdout)
  try {
    const epost = ADMIN_EMAIL ?? (await questions.ask('E-post: ')).trim()
    if (!z.safeParse(Epost, epost).success) throw new StartError(`«${epost}» er ikke en e-postadresse.`)
    if (ADMIN_PASSWORD) return { epost, password: ADMIN_PASSWORD }
    const password = await questions.ask('Passord (vises ikke): ', { hidden: true })
    if ((await questions.ask('Passordet en gang til: ', { hidden: true })) !== password)
      throw new StartError('De to passordene er ikke like. Prøv igjen.')
    return { epost, password }
  } finally {
    questions.close()
  }
}

/** Opens the database beside a portal that may be running on it, and adds one administrator. */
async function addAdministrator(config: Config, log: Log): Promise<string> {
  const { epost, password } = await readAccount(config)
  const closers = createClosers(log)
  try {
    const database = await openDatabase(config, log, closers)
    const services = await createServices({ config, publicUrl: config.PUBLIC_URL ?? '', database, log })
    closers.add(() => services.pdf.close())
    await createAdministrator(services, epost, password)
  } finally {
    await closers.closeAll()
  }
  return epost
}

try {
  const config = readConfig(process.env)
  const epost = await addAdministrator(config, createLog('warn'))
  process.stdout.write(`${epost} er nå administrator og kan logge inn.\n`)
} catch (error) {
  const text = error instanceof StartError ? error.message : (error as Error).stack
  process.stderr.write(`${text}\n`)
  process.exitCode = 1
}
