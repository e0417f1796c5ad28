// The thread in which the built-in engine looks through a document. The registers are asked for across the border.
import { parentPort, workerData } from 'node:worker_threads'
import { createInnebygdMotor } from '../innebygd/motor.ts'
import type { Oppslag } from '../oppslag.ts'
import type { FraTraad, Oppdrag, TilTraad } from './meldinger.ts'

const { lest, sammenheng } = workerData as Oppdrag
const port = parentPort
const waiting = new Map<number, (svar: never) => void>()
const tell = (melding: FraTraad) => port?.postMessage(melding)
let asked = 0

const ask =
  <Name extends keyof Oppslag>(navn: Name) =>
  (...argumenter: Parameters<Oppslag[Name]>) =>
    new Promise<never>(resolve => {
      const nr = asked++
      waiting.set(nr, resolve)
      tell({ spoersmaal: { nr, navn, argumenter } })
    })

port?.on('message', ({ nr, svar }: TilTraad) => {
  waiting.get(nr)?.(svar as never)
  waiting.delete(nr)
})

const oppslag: Oppslag = {
  selskaper: ask('selskaper'),
  selskaperMedOrgnr: ask('selskaperMedOrgnr'),
  verk: ask('verk'),
  selskapetsVerk: ask('selskapetsVerk'),
}

try {
  // Whoever stops it ends the thread.
  const { signal } = new AbortController()
  tell({ funn: await createInnebygdMotor({ oppslag }).finn(lest, { ...sammenheng, signal }) })
} catch (error) {
  // Where it happened, without the message: that may carry words of the contract.
  const stack = error instanceof Error ? (error.stack ?? '') : ''
  tell({
    feil: stack
      .split('\n')
      .filter(line => /^\s+at /.test(line))
      .slice(0, 8)
      .join('\n'),
  })
}
port?.close()
