import { spawnSync } from 'node:child_process'
import { mkdir, rm } from 'node:fs/promises'
import path from 'node:path'
import { connectionUrl } from '../../server/src/platform/db/connection.ts'
import { startEmbeddedPostgres } from '../../server/src/platform/db/embedded/supervisor.ts'
import { type PortalProcess, type SignedIn, startPortalProcess } from '../../server/test/process.ts'
import { fetchPdf, listMine, uploadSmall } from '../client.ts'
import { type Ground, until } from '../ground.ts'
import { type Probe, seen, tally } from '../probe.ts'
import { runSjekk } from '../recorder.ts'
import { requireRoot } from '../tools.ts'

const silent = { info: () => {}, warn: () => {} }
/** More than any page of a table has room for, so that the database must ask for more of the disk. */
const uploadsAtMost = 150

/** Uploads until one is refused, and three more. */
async function uploadUntilRefused(portal: PortalProcess, person: SignedIn) {
  const answers: Awaited<ReturnType<typeof uploadSmall>>[] = []
  for (let refused = 0; refused < 4 && answers.length < uploadsAtMost; ) {
    const answer = await uploadSmall(portal.address, person)
    answers.push(answer)
    if (answer.status !== 201) refused++
  }
  return answers
}

async function onFullDisk(ground: Ground, folder: string, env: NodeJS.ProcessEnv) {
  const portal = await startPortalProcess(env)
  try {
    const person = await ground.member(portal)
    const first = await uploadSmall(portal.address, person)
    const filler = path.join(folder, 'fyll')
    spawnSync('dd', ['if=/dev/zero', `of=${filler}`, 'bs=64k'])
    const answers = await uploadUntilRefused(portal, person)
    const refused = answers.filter(({ status }) => status !== 201)
    const kept = 1 + answers.length - refused.length
    const list = await listMine(portal.address, person).then(
      ({ length }) => length,
      error => (error as Error).message,
    )
    const pdf = await fetchPdf(portal.address, person, first.id)
    await rm(filler)
    const again = await until(async () => (await uploadSmall(portal.address, person)).status === 201, 60)
    portal.signal('SIGTERM')
    await portal.ended
    const sjekk = await runSjekk(env)
    const { message } = (refused[0]?.body ?? { message: 'no write was refused' }) as { message: string }
    const fine =
      refused.length > 0 &&
      refused.every(({ status }) => status === 503) &&
      list === kept &&
      pdf.status === 200 &&
      again &&
      sjekk === null
    return seen(
      fine,
      `uploads on a full disk: ${tally(answers.map(({ status }) => status))} «${message}»; list: ${list} of ${kept}, PDF: ${pdf.status}; with room again: ${again ? 'taken' : 'still refused'}; sjekk: ${sjekk ?? 'nothing found'}`,
    )
  } finally {
    await portal.kill()
  }
}

/** A database of its own on a small disk in memory, which something else fills. */
async function fullDatabase(ground: Ground) {
  requireRoot('a small disk')
  await ground.stopPortal()
  const folder = path.join(ground.folder, 'liten-database')
  await mkdir(folder, { recursive: true })
  const mounted = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=250m,mode=711', 'tmpfs', folder])
  if (mounted.status !== 0) throw new Error(String(mounted.stderr))
  try {
    const cluster = await startEmbeddedPostgres({
      dataDir: path.join(folder, 'db'),
      log: silent,
      takeOver: true,
    })
    try {
      return await onFullDisk(ground, folder, {
        ...ground.base(),
        DATABASE_URL: connectionUrl(cluster.appConnection),
        DATABASE_MIGRATION_URL: connectionUrl(cluster.connection),
        DATA_DIR: path.join(ground.folder, 'data-liten'),
      })
    } finally {
      await cluster.stop()
    }
  } finally {
    spawnSync('umount', ['-l', folder])
  }
}

export const fullDatabaseProbes: readonly Probe[] = [
  {
    id: '6',
    expected:
      'Disk of the database full: writes 503 in Norwegian, reads work, goes on by itself when there is room',
    run: fullDatabase,
  },
]
