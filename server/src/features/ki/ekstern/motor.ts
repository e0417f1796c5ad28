import { findFelter } from '../innebygd/felt/felt.ts'
import { createFlate } from '../innebygd/side/flate.ts'
import { rettOpp } from '../innebygd/side/retning.ts'
import type { KiMotor } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import { utenNumre } from '../uten-numre.ts'
import { etterproev } from './etterproeving.ts'
import { EksternFeil } from './feil.ts'
import { slaaSammenFunn } from './sammenslaaing.ts'
import { createSendt } from './sendt.ts'
import { calibrateSvar } from './sikkerhet.ts'
import { createSpoersmaal } from './spoersmaal.ts'
import { spoer, type Tjeneste } from './tjeneste.ts'

type Dependencies = Tjeneste & {
  /** Reads the same document, and alone decides all but people, companies and productions. */
  innebygd: KiMotor
  oppslag: Oppslag
}

/** With so few of its values in the document, the rest of an answer is not worth looking at. */
const minsteAndel = 0.5

/**
 * The engine that asks a language model elsewhere, through an API like OpenAI's. One question, one answer, no second try.
 * @throws EksternFeil when the service gives no answer to use
 */
export const createEksternMotor = (d: Dependencies): KiMotor => ({
  navn: 'ekstern',
  async finn(somVist, sammenheng) {
    sammenheng.signal.throwIfAborted()
    const { lest, tilbake } = rettOpp(somVist)
    const flate = createFlate(lest)
    const sider = createSendt(flate)
    if (sider.length === 0) return d.innebygd.finn(somVist, sammenheng)
    const [egne, svar] = await Promise.all([
      d.innebygd.finn(somVist, sammenheng),
      spoer(d, createSpoersmaal(sider), sammenheng.signal),
    ])
    const grunnlag = {
      flate,
      felter: findFelter(flate),
      sider,
      oppslag: d.oppslag,
      faglistevalg: sammenheng.faglistevalg,
    }
    const etterproevd = await etterproev(svar, grunnlag, egne.produksjonsselskap?.verdi ?? '')
    sammenheng.signal.throwIfAborted()
    if (etterproevd.holdt < etterproevd.gitt * minsteAndel) throw new EksternFeil('oppdiktet_svar')
    return utenNumre(slaaSammenFunn(egne, tilbake(calibrateSvar(flate, egne, etterproevd))))
  },
})
