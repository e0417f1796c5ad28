/**
 * Dies on the spot where the tests ask for it, as a power cut would: `FAILPOINT=<name>` in the environment of the process.
 * The points name the moments between which a fault must lose nothing. Never in production.
 */
export function failpoint(name: string): void {
  if (process.env.FAILPOINT === name && process.env.NODE_ENV !== 'production')
    process.kill(process.pid, 'SIGKILL')
}
