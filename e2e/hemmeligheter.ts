import { appendFileSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { demoKontoer } from '../server/src/demo/medlemmer.ts'
import { createHemmeligheter } from '../server/test/hemmeligheter.ts'

const variable = 'RP_E2E_HEMMELIGHETER'

/** Notes what a story has sent or been answered, for the process that has the portal's log. */
export function noter(slag: 'spurt' | 'svart', innhold: unknown): void {
  const file = process.env[variable]
  if (file && innhold !== undefined) appendFileSync(file, `${JSON.stringify({ slag, innhold })}\n`)
}

/** A portal with the demo prints the passwords of its two accounts when it starts, for who develops it. */
const withoutDemo = (log: string): string =>
  Object.values(demoKontoer).reduce((rest, { password }) => rest.replaceAll(password, ''), log)

/** Gathers what the stories note until the portal stops; then none of its secrets may stand in the log. */
export function openHemmeligheter() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'rp-e2e-notert-'))
  const file = path.join(folder, 'notert.jsonl')
  appendFileSync(file, '')
  const others = process.env[variable]
  process.env[variable] = file
  const hemmeligheter = createHemmeligheter()
  return {
    /** The newest mails as the portal keeps them for who develops it. */
    async addMails(address: string): Promise<void> {
      const answer = await fetch(`${address}/dev/epost.json`)
      const mails = (await answer.json()) as { letter: { link?: { url: string } } }[]
      for (const { letter } of mails) hemmeligheter.addLenke(letter.link?.url)
    },
    /** @throws Error with the first lines that hold a secret */
    requireClean(log: string): void {
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean)
      rmSync(folder, { recursive: true })
      if (others === undefined) delete process.env[variable]
      else process.env[variable] = others
      for (const line of lines) {
        const { slag, innhold } = JSON.parse(line)
        if (slag === 'spurt') hemmeligheter.addAsked(innhold)
        else hemmeligheter.addAnswered(innhold)
      }
      const found = hemmeligheter.findIn(withoutDemo(log))
      if (found.length > 0) throw new Error(`secrets in the log:\n${found.slice(0, 10).join('\n')}`)
    },
  }
}
