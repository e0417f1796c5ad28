import { readdirSync, readFileSync } from 'node:fs'
import { call } from '../server/test/process.ts'

const pauseMs = 40
/** Seldom enough that the looking itself does not slow the requests that are timed here. */
const sampleMs = 500

/** Milliseconds of a light request repeated until stopped, one at a time. */
export function ping(address: string, headers: Record<string, string>) {
  const times: number[] = []
  let on = true
  const done = (async () => {
    while (on) {
      const start = performance.now()
      const { status } = await call(address, { headers })
      if (status !== 200) throw new Error(`${address} answered ${status}`)
      times.push(performance.now() - start)
      await new Promise(resolve => setTimeout(resolve, pauseMs))
    }
  })()
  return {
    async stop(): Promise<number[]> {
      on = false
      await done
      return times
    },
  }
}

/** The share `p` (0–1) of the values lies below the answer. */
export function percentile(values: readonly number[], p: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * p))] ?? 0
}

type Process = { pid: number; parent: number; command: string }

/** What a process alone is to blame for: pages it shares with others, such as Node itself, count by their share. */
function megabytesOf({ pid }: Process): number {
  try {
    return Number(/^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8'))?.[1]) / 1024
  } catch {
    // It ended while we looked.
    return 0
  }
}

function listProcesses(): Process[] {
  const pids = readdirSync('/proc').filter(name => /^\d+$/.test(name))
  return pids.flatMap(pid => {
    try {
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const parent = Number(/^PPid:\s+(\d+)/m.exec(status)?.[1])
      return [{ pid: Number(pid), parent, command: readFileSync(`/proc/${pid}/cmdline`, 'utf8') }]
    } catch {
      // It ended while we looked.
      return []
    }
  })
}

/** Memory now of the portal with all it has started, its database aside. */
function memoryOf(portal: number): { all: number; reader: number } {
  const processes = listProcesses()
  const family = new Set([portal])
  for (let size = 0; size !== family.size; ) {
    size = family.size
    for (const one of processes) if (family.has(one.parent)) family.add(one.pid)
  }
  const own = processes.filter(one => family.has(one.pid) && !one.command.includes('postgres'))
  const sum = (some: readonly Process[]) => some.reduce((total, one) => total + megabytesOf(one), 0)
  return { all: sum(own), reader: sum(own.filter(one => one.command.includes('reading-worker'))) }
}

/** Watches memory until stopped. Answers null where the system does not tell (only Linux does). */
export function watchMemory(portal: number) {
  if (process.platform !== 'linux') return { stop: () => null }
  const idle = memoryOf(portal).all
  let [all, reader] = [idle, 0]
  const timer = setInterval(() => {
    const now = memoryOf(portal)
    all = Math.max(all, now.all)
    reader = Math.max(reader, now.reader)
  }, sampleMs)
  return {
    stop() {
      clearInterval(timer)
      return { hvileMb: idle, toppMb: all, leserMb: reader }
    },
  }
}
