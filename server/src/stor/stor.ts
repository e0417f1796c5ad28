// `npm run seed:stor`: a portal with as much as it is to carry. --skala 0.01|0.1|1, and a number for each thing: --registreringer 500000.

import { createClosers } from '../app/closers.ts'
import { readArguments, runCommand, say } from '../app/kommando.ts'
import { findConnections, openDatabase } from '../app/open-database.ts'
import { createServices } from '../app/services.ts'
import { demoKontoer } from '../demo/medlemmer.ts'
import { readConfig } from '../platform/config/config.ts'
import { createLog } from '../platform/log.ts'
import { StartError } from '../platform/start-error.ts'
import { seedStor } from './seed-stor.ts'
import { createStoerrelse, stoerrelser } from './stoerrelse.ts'

const defaultFolder = './data-stor'
/** Nobody else is there while an embedded database is filled: new indexes are written once, and not to the log first. */
const whileFilled = {
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_wal_size: '4GB',
  shared_buffers: '512MB',
  autovacuum: 'off',
}
const usage = 'Skriv for eksempel --skala 0.1 eller --registreringer 500000.'

function readOptions() {
  const named = Object.fromEntries(stoerrelser.map(name => [name, { type: 'string' } as const]))
  const given: Record<string, string | undefined> = readArguments(
    { skala: { type: 'string', default: '1' }, ...named },
    usage,
  )
  const skala = Number(given.skala)
  const valgt = Object.fromEntries(
    stoerrelser.flatMap(name => (given[name] ? [[name, Number(given[name])]] : [])),
  )
  if (
    !(skala > 0 && skala <= 10) ||
    !Object.values(valgt).every(antall => Number.isInteger(antall) && antall > 0)
  )
    throw new StartError(usage)
  return createStoerrelse(skala, valgt)
}

async function run(): Promise<string> {
  const stoerrelse = readOptions()
  if (process.env.NODE_ENV === 'production')
    throw new StartError('Portalen fylles ikke med oppdiktede data i produksjon.')
  const config = readConfig({ ...process.env, DATA_DIR: process.env.DATA_DIR || defaultFolder })
  const log = createLog('warn')
  const closers = createClosers(log)
  const start = performance.now()
  const tell = (line: string) =>
    say(`${((performance.now() - start) / 1000).toFixed(0).padStart(4)} s  ${line}`)
  try {
    const connections = await findConnections(config, log, closers, whileFilled)
    const database = await openDatabase(config, log, closers, connections)
    const services = await createServices({ config, publicUrl: config.PUBLIC_URL ?? '', database, log })
    closers.add(() => services.pdf.close())
    closers.add(() => services.kiReader.close())
    const connection = connections.owner ?? connections.app
    await seedStor({ services, connection, stoerrelse, naa: new Date(), say: tell })
    tell('Ferdig.')
  } finally {
    await closers.closeAll()
  }
  return config.DATA_DIR
}

await runCommand(async () => {
  const folder = await run()
  const { medlem, administrator } = demoKontoer
  say(
    `\nStart portalen med DATA_DIR=${folder} npm start.\n  ${medlem.email}   ${medlem.password}\n  ${administrator.email}   ${administrator.password}`,
  )
  return 0
})
