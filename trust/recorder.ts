import crypto from 'node:crypto'
import { call, type SignedIn, spawnServer } from '../server/test/process.ts'
import { listMine, uploadSmall } from './client.ts'
import { bearer } from './ground.ts'

/** A client that is patient with a server that comes and goes, and writes down what it was promised. */

type Upload = { noekkel: string; filnavn: string; id: string }
type Edit = { id: string; versjon: number; notat: string }

const isGone = (error: unknown): boolean => error instanceof Error

/** `workers` clients upload, edit and read at once until they are stopped; a call that breaks off is sent again with its key. */
export function startRecorder(address: string, person: SignedIn, workers: number) {
  const uploads: Upload[] = []
  const edits = new Map<string, Edit>()
  const tried = new Map<string, string[]>()
  const counts = { sent: 0, broken: 0, refused: 0 }
  const unexpected: string[] = []
  let going = true

  async function attempt<T extends { status: number }>(work: () => Promise<T>): Promise<T | undefined> {
    counts.sent++
    try {
      const answer = await work()
      if (answer.status < 300) return answer
      counts.refused++
      if (answer.status >= 500 && answer.status !== 503) unexpected.push(String(answer.status))
      return undefined
    } catch (error) {
      if (!isGone(error)) throw error
      counts.broken++
      await new Promise(resolve => setTimeout(resolve, 100))
      return undefined
    }
  }

  async function uploadUntilTaken(): Promise<string | undefined> {
    const [noekkel, filnavn] = [crypto.randomUUID(), `Avtale ${crypto.randomUUID()}`]
    for (let tries = 0; tries < 8; tries++) {
      const answer = await attempt(() => uploadSmall(address, person, { filnavn, noekkel }))
      if (answer) {
        uploads.push({ noekkel, filnavn, id: answer.id })
        return answer.id
      }
      if (!going) return undefined
    }
    return undefined
  }

  async function edit(id: string): Promise<void> {
    const notat = crypto.randomUUID()
    tried.set(id, [...(tried.get(id) ?? []), notat])
    const url = `${address}/api/document/${id}`
    const answer = await attempt(() => call(url, { method: 'PUT', headers: bearer(person), body: { notat } }))
    if (answer) edits.set(id, { id, notat, versjon: (answer.body as { versjon: number }).versjon })
  }

  async function work(): Promise<void> {
    while (going) {
      const id = await uploadUntilTaken()
      if (id) for (let i = 0; i < 3 && going; i++) await edit(id)
      await attempt(() => call(`${address}/api/document/mine/${person.id}`, { headers: bearer(person) }))
    }
  }

  const working = Array.from({ length: workers }, work)
  return {
    counts,
    unexpected,
    uploads,
    async stop(): Promise<void> {
      going = false
      await Promise.all(working)
    },
    /** What was promised and is not there, in words; empty when all is well. */
    async compare(): Promise<string[]> {
      const there = new Map((await listMine(address, person)).map(dokument => [dokument._id, dokument]))
      const wrong = uploads.filter(({ id }) => !there.has(id)).map(({ filnavn }) => `${filnavn} is gone`)
      const names = new Map<string, number>()
      for (const { filnavn } of there.values()) names.set(filnavn, (names.get(filnavn) ?? 0) + 1)
      for (const { filnavn } of uploads)
        if (names.get(filnavn) !== 1) wrong.push(`${filnavn} is there ${names.get(filnavn)} times`)
      for (const { id, notat, versjon } of edits.values()) {
        const found = there.get(id)
        // A later try whose answer was lost may stand there instead.
        const later = (tried.get(id) ?? []).slice((tried.get(id) ?? []).indexOf(notat))
        if (found && (!later.includes(found.notat) || found.versjon < versjon))
          wrong.push(`the edit of ${id} is lost`)
      }
      return wrong
    },
  }
}

/** `npm run sjekk` on this portal's data: what it found, or null when all is well. */
export async function runSjekk(env: NodeJS.ProcessEnv): Promise<string | null> {
  const { code, output } = await spawnServer('app/sjekk/sjekk.ts', { DEMO: 'false', ...env }).ended
  return code === 0 ? null : output
}
