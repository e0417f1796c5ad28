import type { KiMotor } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import { type Endepunkt, spoer } from './endepunkt.ts'
import { foren } from './forening.ts'
import { type Kontrollert, kontroller } from './kontroll.ts'
import type { Svar } from './svar.ts'
import { toTekst } from './tekst.ts'

type Dependencies = { endepunkt: Endepunkt; innebygd: KiMotor; oppslag: Oppslag }

const saysNothing = ({ arbeidstaker, produksjonsselskap, registreringer }: Svar | Kontrollert): boolean =>
  !arbeidstaker && !produksjonsselskap && registreringer.length === 0

/**
 * Asks any endpoint that speaks as OpenAI does, and lets the built-in engine check it: what both say is sure, what the endpoint alone
 * says is a proposal to look at.
 */
export const createEksternMotor = ({ endepunkt, innebygd, oppslag }: Dependencies): KiMotor => ({
  navn: 'ekstern',
  async finn(lest, sammenheng) {
    const tekst = toTekst(lest)
    const own = await innebygd.finn(lest, sammenheng)
    // There is nothing to ask about.
    if (!lest.pages.some(page => page.lines.length > 0)) return own
    const svar = await spoer(endepunkt, tekst, sammenheng.signal)
    const { faglistevalg } = sammenheng
    const kontrollert = await kontroller({ lest, oppslag, faglistevalg }, svar)
    if (saysNothing(kontrollert) && !saysNothing(svar))
      throw new Error('nothing of the answer stands in the document')
    return foren(own, kontrollert)
  },
})
