import type { Funn } from '../funn.ts'
import type { KiMotor } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import { findArbeidstaker } from './arbeidstaker.ts'
import { findFelter } from './felt.ts'
import { createFlate } from './flate.ts'
import { findParter } from './parter.ts'
import { findRegistreringer } from './registreringer.ts'
import { findSelskap } from './selskap.ts'

/** The engine that needs no network: labels, layout, the language of contracts, and the portal's registers. */
export const createInnebygdMotor = ({ oppslag }: { oppslag: Oppslag }): KiMotor => ({
  navn: 'innebygd',
  async finn(lest, sammenheng): Promise<Funn> {
    const flate = createFlate(lest)
    const felter = findFelter(flate)
    const parter = findParter(flate)
    const arbeidstaker = findArbeidstaker(flate, felter, parter, sammenheng)
    sammenheng.signal.throwIfAborted()
    const selskap = await findSelskap(flate, felter, parter, oppslag)
    sammenheng.signal.throwIfAborted()
    const registreringer = await findRegistreringer(
      flate,
      felter,
      selskap?.verdi.verdi ?? '',
      arbeidstaker?.verdi ?? null,
      oppslag,
      sammenheng,
    )
    return {
      arbeidstaker,
      produksjonsselskap: selskap?.verdi ?? null,
      registreringer,
      klausul: null,
      signaturer: { arbeidstaker: null, produksjonsselskap: null },
      annetPersonnummer: null,
      spraak: 'ukjent',
      dokumenttype: { verdi: 'kontrakt', sikkerhet: 0, sted: null },
      manglerSide: { verdi: false, sikkerhet: 0, sted: null },
    }
  },
})
