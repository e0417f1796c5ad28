import type { Copy } from '../../platform/backup/take-copy.ts'
import { readConfig } from '../../platform/config/config.ts'
import { createLog } from '../../platform/log.ts'
import { StartError } from '../../platform/start-error.ts'
import { createClosers } from '../closers.ts'
import { count, readArguments, runCommand, say, size } from '../kommando.ts'
import { joinDatabase } from '../open-database.ts'
import { takeKopi } from './kopi.ts'
import { writeNoekler } from './noekler.ts'

const usage =
  'Bruk: npm run backup -- --til MAPPE [--noekler FIL]. MAPPE får en ny undermappe for hver kopi. FIL får nøklene, og skal oppbevares et annet sted enn kopien.'
const mostShown = 20

function report({ folder, manifest, lenket }: Copy): number {
  const { tabeller, filer, mangler } = manifest
  const rader = tabeller.reduce((sum, table) => sum + table.rader, 0)
  say(
    `Sikkerhetskopien er ferdig: ${folder}\n${count(rader, 'rad', 'rader')} og ${count(filer.antall, 'fil', 'filer')} (${size(filer.bytes)}), ${count(lenket, 'fil', 'filer')} uendret fra forrige kopi.`,
  )
  if (mangler.length === 0) return 0
  say(
    `${count(mangler.length, 'fil', 'filer')} mangler også i portalens fillager, og er ikke med:\n${mangler
      .slice(0, mostShown)
      .map(noekkel => `  ${noekkel}`)
      .join('\n')}\nKjør npm run sjekk for å se hvilke dokumenter det gjelder.`,
  )
  return 2
}

await runCommand(async () => {
  const { til, noekler } = readArguments({ til: { type: 'string' }, noekler: { type: 'string' } }, usage)
  if (!til) throw new StartError(usage)
  const config = readConfig(process.env)
  const log = createLog('warn')
  const closers = createClosers(log)
  try {
    const { pool } = await joinDatabase(config, log, closers)
    if (noekler) await writeNoekler(config, noekler, til)
    const copy = await takeKopi({ config, pool, target: til, now: () => new Date(), say })
    if (!noekler)
      say('Nøklene er ikke med. Uten dem kan ingen lese kopien, heller ikke du: oppbevar dem et annet sted.')
    return report(copy)
  } finally {
    await closers.closeAll()
  }
})
