import { readdirSync, readFileSync } from 'node:fs'

function parentOf(pid: string): number {
  try {
    // The name in brackets may hold spaces.
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').replace(/^.*\)/s, '').trim().split(' ')[1])
  } catch {
    return 0
  }
}

function rssOf(pid: number): number {
  try {
    return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
  } catch {
    return 0
  }
}

/** A process and all that came from it. */
export function familyOf(pid: number): number[] {
  const parents = readdirSync('/proc')
    .filter(name => /^\d+$/.test(name))
    .map(name => [Number(name), parentOf(name)] as const)
  const family = [pid]
  for (const member of family)
    family.push(...parents.filter(([, parent]) => parent === member).map(([child]) => child))
  return family
}

/** Watches how many MB a process holds, alone and with its children, until it is told to stop. */
export function watchMemory(pid: number) {
  const peak = { alone: 0, largestChild: 0 }
  const timer = setInterval(() => {
    const [own = 0, ...children] = familyOf(pid).map(rssOf)
    peak.alone = Math.max(peak.alone, own)
    peak.largestChild = Math.max(peak.largestChild, ...children)
  }, 50)
  return {
    stop() {
      clearInterval(timer)
      return peak
    },
  }
}
