import type { Probe } from './probe.ts'
import { adresseProbes } from './probes/adresser.ts'
import { belastningProbes } from './probes/belastning.ts'
import { fullDatabaseProbes } from './probes/full-database.ts'
import { innloggingProbes } from './probes/innlogging.ts'
import { innsproeytingProbes } from './probes/innsproeyting.ts'
import { kodeProbes } from './probes/kode.ts'
import { krasjProbes } from './probes/krasj.ts'
import { nettProbes } from './probes/nett.ts'
import { sporProbes } from './probes/spor.ts'
import { systemProbes } from './probes/system.ts'

/** Every probe, in the order in which they run. What searches for traces comes last. */
export const probes: readonly Probe[] = [
  ...kodeProbes,
  ...innloggingProbes,
  ...adresseProbes,
  ...innsproeytingProbes,
  ...belastningProbes,
  ...systemProbes,
  ...fullDatabaseProbes,
  ...krasjProbes,
  ...nettProbes,
  ...sporProbes,
]
