// `npm run trust`: every row of what is tried against the portal and of what may break, as one table: probe, expected, seen.
//   --bare A5,F9     these rows only
//   --kort           a short crash loop, and no browser stories
//   --uten-tester    the probes alone, without running the tests of `npm test` that prove the other rows
import { openGround } from './ground.ts'
import { NotRun, type Probe } from './probe.ts'
import { probes } from './probes.ts'
import { rows } from './rows.ts'
import { runFiles } from './run-tests.ts'
import { type Line, lineOf, lineOfTests, notRun, toTable } from './table.ts'
import { idsIn, isStory, listTitles } from './titles.ts'
import { installTools } from './tools.ts'

const args = process.argv.slice(2)
const only = args.includes('--bare') ? args[args.indexOf('--bare') + 1]?.split(',') : undefined
const wanted = (id: string): boolean => !only || only.includes(id)
const short = args.includes('--kort')
const withTests = !args.includes('--uten-tester')

async function runProbe(probe: Probe, ground: Awaited<ReturnType<typeof openGround>>): Promise<Line> {
  try {
    return lineOf(probe.id, probe.expected, await probe.run(ground))
  } catch (error) {
    if (error instanceof NotRun) return notRun(probe.id, probe.expected, error.message)
    return lineOf(probe.id, probe.expected, { fine: false, seen: `broke off: ${(error as Error).stack}` })
  }
}

async function runProbes(): Promise<Line[]> {
  const chosen = probes.filter(({ id }) => wanted(id))
  if (chosen.length === 0) return []
  const ground = await openGround({ short })
  const lines: Line[] = []
  try {
    for (const probe of chosen) {
      const started = Date.now()
      const line = await runProbe(probe, ground)
      lines.push(line)
      console.log(`${line.mark} ${line.id} (${Math.round((Date.now() - started) / 1000)} s) ${line.seen}`)
    }
  } finally {
    await ground.close()
  }
  return lines
}

async function runTests(): Promise<Line[]> {
  const listed = (await listTitles()).filter(({ title }) => idsIn(title).some(wanted))
  const ids = Object.keys(rows).filter(
    id => listed.some(({ title }) => idsIn(title).includes(id)) && wanted(id),
  )
  const files = [...new Set(listed.map(({ file }) => file))]
    .toSorted()
    .filter(file => !short || !isStory(file))
  console.log(`Running the tests behind ${ids.length} rows, in ${files.length} files …`)
  const outcomes = runFiles(files)
  return ids.map(id =>
    lineOfTests(
      id,
      listed.filter(({ title }) => idsIn(title).includes(id)),
      outcomes,
    ),
  )
}

const unknown = only?.filter(id => !(id in rows)) ?? []
if (unknown.length > 0) throw new Error(`No such row: ${unknown.join(', ')}`)
const missing = installTools()
if (missing.length > 0) console.log(`Not installed: ${missing.join(', ')}`)
const probed = await runProbes()
const tested = withTests ? await runTests() : []
const lines = [...tested, ...probed]
console.log(`\n${toTable(lines)}`)
process.exitCode = lines.some(({ mark }) => mark === '✗') ? 1 : 0
