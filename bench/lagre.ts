import path from 'node:path'
import { startEmbeddedPostgres } from '../server/src/platform/db/embedded/supervisor.ts'
import { createDatabase } from '../server/src/platform/db/pool.ts'
import { textPdf } from '../server/test/pdf/sample-pdfs.ts'
import { formBody } from '../server/test/portal.ts'
import { logIn } from '../server/test/process.ts'
import { type Result, sideBySide } from './side-by-side.ts'
import { account, startPortal } from './upload.ts'

const log = { info: () => {}, warn: () => {} }

async function uploadOne(address: string, person: { id: string; token: string }): Promise<string> {
  const innhold = await textPdf(['Arbeidsavtale'])
  const form = formBody({ filnavn: 'Måling', userId: person.id }, [{ navn: 'avtale.pdf', innhold }])
  const answer = await fetch(`${address}/api/process/upload`, {
    method: 'POST',
    body: new Uint8Array(form.payload),
    headers: { ...form.headers, authorization: `Bearer ${person.token}` },
  })
  if (answer.status !== 201) throw new Error(`the upload answered ${answer.status}`)
  return ((await answer.json()) as { document: { _id: string } }).document._id
}

/**
 * Save of a document over HTTP, with its new version, a line of history and the mail that is due, against the least a save can be:
 * one row changed and committed on the same disk.
 */
export async function benchLagre(folder: string): Promise<Result> {
  const dataDir = path.join(folder, 'data')
  const portal = await startPortal(dataDir)
  const embedded = await startEmbeddedPostgres({ dataDir, log })
  const { pool, close } = createDatabase({ connection: embedded.connection, max: 1, log })
  try {
    const person = await logIn(portal.address, account.ADMIN_EMAIL, account.ADMIN_PASSWORD)
    const id = await uploadOne(portal.address, person)
    await pool.query('create table if not exists maaling (id int primary key, verdi int not null)')
    await pool.query('insert into maaling values (1, 0) on conflict do nothing')
    const headers = { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' }
    return await sideBySide({
      name: 'Lagring av et dokument med historikk / én ren transaksjon',
      goal: { ratio: 5 },
      rounds: 60,
      // As in a portal that has been up for a minute: code is compiled and statements are planned in the first hundred saves.
      warmUps: 100,
      async ours(round) {
        const endring = { status_comment: `Runde ${round}`, signaturePC: round % 2 === 0 }
        const answer = await fetch(`${portal.address}/api/document/${id}`, {
          method: 'PUT',
          headers,
          body: JSON.stringify(endring),
        })
        if (answer.status !== 200) throw new Error(`the save answered ${answer.status}`)
        await answer.arrayBuffer()
        return undefined
      },
      async floor(round) {
        await pool.query('update maaling set verdi = $1 where id = 1', [round])
        return undefined
      },
    })
  } finally {
    await close()
    portal.signal('SIGTERM')
    await portal.ended
    await embedded.stop()
  }
}
