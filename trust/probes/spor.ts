import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { readdir, stat, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { grunnHeaders } from '../../contract/src/personnummer.ts'
import { call } from '../../server/test/process.ts'
import { fetchPdf, listMine, uploadSmall } from '../client.ts'
import { bearer, type Ground } from '../ground.ts'
import { type Probe, seen } from '../probe.ts'

/** What a member and staff do in an ordinary day, so that there is something to search. */
async function ordinaryDay(ground: Ground): Promise<void> {
  const portal = await ground.portal({ LOG_LEVEL: 'debug' })
  const [member, staff] = [await ground.member(portal), await ground.admin(portal)]
  const { id } = await uploadSmall(portal.address, member)
  await fetchPdf(portal.address, member, id)
  const as = (who: { token: string }, method: string, url: string, body?: object) =>
    call(`${portal.address}${url}`, { method, headers: bearer(who), ...(body && { body }) })
  await as(member, 'PUT', `/api/document/${id}`, { notat: 'Et notat', ansiennitet: [] })
  await as(member, 'POST', '/api/process/send-email', { message: 'Hei', selectedDocument: id })
  await as(member, 'GET', `/api/user/personnummer?userId=${member.id}`)
  await call(`${portal.address}/api/user/personnummer?userId=${member.id}`, {
    headers: { ...bearer(staff), ...grunnHeaders('Kontroll') },
  })
  await as(staff, 'PUT', `/api/document/${id}`, {
    status: 'BEHANDLET',
    status_comment: 'Takk',
    bekreftelse: 'Prøve',
  })
  await as(member, 'POST', '/api/user/forgot-password', {})
  await call(`${portal.address}/api/user/forgot-password`, { method: 'POST', body: { email: member.email } })
  await call(`${portal.address}/api/user/${member.id}?token=${member.token}`)
  await as(member, 'PUT', `/api/user/personnummer?userId=${member.id}`, { personnummer: 'ikke et nummer' })
  await listMine(portal.address, member)
  await as(member, 'POST', '/api/user/logout')
  await ground.query('checkpoint')
}

/** Every text, JSON and bytea column of every table, as one file of text. */
async function dumpTexts(ground: Ground): Promise<string> {
  const columns = await ground.query(
    `select table_schema, table_name, column_name from information_schema.columns
      where table_schema in ('public', 'graphile_worker') and data_type in ('text', 'character varying', 'json', 'jsonb', 'bytea', 'ARRAY')`,
  )
  const texts: string[] = []
  for (const { table_schema: schema, table_name: table, column_name: column } of columns) {
    const sql = `select coalesce(case when pg_typeof("${column}")::text = 'bytea' then encode("${column}"::text::bytea, 'escape') else "${column}"::text end, '') as text from "${schema}"."${table}"`
    const rows = await ground.query(sql).catch(() => [])
    texts.push(...rows.map(({ text }) => String(text)))
  }
  return texts.join('\n')
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries.filter(entry => entry.isFile()).map(entry => path.join(entry.parentPath, entry.name))
  const sizes = await Promise.all(
    files.map(file =>
      stat(file).then(
        ({ size }) => size,
        () => 0,
      ),
    ),
  )
  return files.filter((_, i) => (sizes[i] ?? 0) > 0)
}

/** Which of the words stand in which of the files; `grep` reads them as bytes. */
async function grep(words: readonly string[], files: readonly string[], list: string): Promise<string[]> {
  await writeFile(list, words.join('\n'))
  const hits: string[] = []
  for (let at = 0; at < files.length; at += 200) {
    try {
      hits.push(
        ...execFileSync('grep', ['-laF', '-f', list, ...files.slice(at, at + 200)], { encoding: 'utf8' })
          .trim()
          .split('\n'),
      )
    } catch (error) {
      if ((error as { status?: number }).status !== 1) throw error
    }
  }
  return hits
}

async function traces(ground: Ground) {
  await ordinaryDay(ground)
  await ground.stopPortal()
  const { personnumre, tokens } = ground.secrets
  const words = [...personnumre, ...[...tokens].map(token => token.split('.')[2] ?? token)]
  const log = ground.logs.join('\n')
  const mails = ground.mail.arrived.map(({ raw, text }) => raw + text).join('\n')
  const texts = await dumpTexts(ground)
  const holds = (text: string) => words.filter(word => text.includes(word)).length
  const files = (await filesOf(ground.folder)).filter(file => !file.endsWith('postmaster.pid'))
  const inFiles = await grep(words, files, path.join('/tmp', `rp-trust-${process.pid}`))
  const counts = { logs: holds(log), mails: holds(mails), columns: holds(texts), files: inFiles.length }
  const wal = files.filter(file => file.includes('pg_wal')).length
  const control = await grep(['PostgreSQL'], files, path.join('/tmp', `rp-trust-${process.pid}`))
  const fine = Object.values(counts).every(count => count === 0) && control.length > 0 && log.length > 1000
  const where = inFiles.length
    ? ` (${inFiles
        .slice(0, 3)
        .map(file => path.relative(ground.folder, file))
        .join(', ')})`
    : ''
  return seen(
    fine,
    `${personnumre.size} numbers and ${tokens.size} tokens searched in ${Math.round(log.length / 1024)} KiB of log: ${counts.logs}, ${ground.mail.arrived.length} mails: ${counts.mails}, ${Math.round(texts.length / 1024)} KiB of columns: ${counts.columns}, ${files.length} files with ${wal} of WAL: ${counts.files}${where}`,
  )
}

/** Swaps two people’s sealed numbers: neither may open. */
async function swapped(ground: Ground) {
  const portal = await ground.portal()
  const [a, b] = [await ground.member(portal), await ground.member(portal)]
  const swap = () =>
    ground.query(
      `update bruker x set personnummer_kryptert = y.personnummer_kryptert from bruker y
        where (x.id, y.id) in (($1::uuid, $2::uuid), ($2::uuid, $1::uuid))`,
      [a.id, b.id],
    )
  await swap()
  const statuses = []
  for (const person of [a, b])
    statuses.push(
      (await call(`${portal.address}/api/user/personnummer?userId=${person.id}`, { headers: bearer(person) }))
        .status,
    )
  await swap()
  return seen(
    statuses.every(status => status === 500),
    `two sealed numbers changed places: ${statuses.join(' and ')} instead of somebody else’s number`,
  )
}

async function secretsFile(ground: Ground) {
  const file = path.join(ground.dataDir, 'hemmeligheter.json')
  const { mode } = await stat(file)
  const keys = Object.keys(JSON.parse(readFileSync(file, 'utf8')))
  return seen(
    (mode & 0o777) === 0o600,
    `${path.basename(file)} with ${keys.length} secrets has mode ${(mode & 0o777).toString(8)}`,
  )
}

export const sporProbes: readonly Probe[] = [
  { id: 'B11', expected: 'The file of secrets is readable by its owner alone', run: secretsFile },
  { id: 'G1', expected: 'Two sealed numbers that change places do not open', run: swapped },
  {
    id: 'B10',
    expected: 'After all probes: no personnummer and no token in logs, mails, columns, files or WAL',
    run: traces,
  },
]
