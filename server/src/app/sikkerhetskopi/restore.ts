import { createLog } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'
import { count, readArguments, runCommand, say } from '../kommando.ts'
import { restoreKopi } from './gjenoppretting.ts'
import { readNoekler } from './noekler.ts'

const usage =
  'Bruk: npm run restore -- --fra MAPPE [--noekler FIL] [--tross-skader]. DATA_DIR må være en tom mappe. Er DATABASE_URL satt, må databasen der være tom.'
const options = {
  fra: { type: 'string' },
  noekler: { type: 'string' },
  'tross-skader': { type: 'boolean' },
} as const

await runCommand(async () => {
  const given = readArguments(options, usage)
  const { fra } = given
  if (!fra) throw new StartError(usage)
  const noekler = given.noekler ? await readNoekler(given.noekler) : {}
  const trossSkader = given['tross-skader'] ?? false
  const log = createLog('warn')
  const { dataDir, copy, skadet } = await restoreKopi({
    fra,
    noekler,
    trossSkader,
    env: process.env,
    log,
    say,
  })
  const { manifest } = copy
  const rader = manifest.tabeller.reduce((sum, table) => sum + table.rader, 0)
  say(
    `${count(rader, 'rad', 'rader')} og ${count(manifest.filer.antall - skadet.length, 'fil', 'filer')} fra ${manifest.tatt} er lagt tilbake i ${dataDir}.`,
  )
  const borte = [...manifest.mangler, ...skadet]
  if (borte.length > 0) say(`${count(borte.length, 'fil mangler', 'filer mangler')}.`)
  say('Kjør npm run sjekk før du åpner portalen. Alle må logge inn på nytt.')
  return borte.length === 0 ? 0 : 2
})
