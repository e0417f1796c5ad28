import type { Probe } from './probe.ts'
import { adresseProbes } from './probes/adresser.ts'
import { belastningProbes } from './probes/belastning.ts'
import { innloggingProbes } from './probes/innlogging.ts'
import { innsproeytingProbes } from './probes/innsproeyting.ts'
import { kodeProbes } from './probes/kode.ts'
import { sporProbes } from './probes/spor.ts'

/** Every probe, in the order in which they run. What searches for traces comes last. */
export const probes: readonly Probe[] = [
  ...kodeProbes,
  ...innloggingProbes,
  ...adresseProbes,
  ...innsproeytingProbes,
  ...belastningProbes,
  ...sporProbes,
]
