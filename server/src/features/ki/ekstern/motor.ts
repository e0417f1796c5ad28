import type { Log } from '../../../platform/log.ts'
import { PdfError } from '../../../platform/pdf/pdf-error.ts'
import type { DrawnPage, PartOfPage } from '../../../platform/reading/draw-pages.ts'
import type { Reading } from '../../../platform/reading/page-text.ts'
import type { Funn } from '../funn.ts'
import { findFelter } from '../innebygd/felt/felt.ts'
import { createFlate } from '../innebygd/side/flate.ts'
import { rettOpp } from '../innebygd/side/retning.ts'
import type { KiMotor, Sammenheng } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import { utenNumre } from '../uten-numre.ts'
import { createUtsnitt } from './bilder.ts'
import { etterproev } from './etterproeving.ts'
import { EksternFeil } from './feil.ts'
import { slaaSammenFunn } from './sammenslaaing.ts'
import { createSendt } from './sendt.ts'
import { calibrateSvar } from './sikkerhet.ts'
import { spoer, type Tjeneste } from './tjeneste.ts'

type Dependencies = Tjeneste & {
  /** Reads the same document, and alone decides all but people, companies and productions. */
  innebygd: KiMotor
  oppslag: Oppslag
  /** Pictures of the pages may go with the text. Absent where they may not; told once that the service takes none. */
  bilder?: { log: Pick<Log, 'warn'> } | undefined
}

/** With so few of its values in the document, the rest of an answer is not worth looking at. */
const minsteAndel = 0.5

/**
 * The engine that asks a language model elsewhere, through an API like OpenAI's. One question, one answer, no second try, but for a
 * service that does not take pictures.
 * @throws EksternFeil when the service gives no answer to use
 */
export function createEksternMotor(d: Dependencies): KiMotor {
  let bilder = d.bilder
  let harTattBilder = false
  const bildesvar: Parameters<typeof spoer>[3] = ({ avvist, status }) => {
    harTattBilder ||= !avvist
    // Once it has taken one, it refuses a document and not pictures.
    if (harTattBilder) return
    bilder?.log.warn({ status }, 'the KI service takes no pictures, and is sent the text alone from now on')
    bilder = undefined
  }
  /** None where something is wrong with them: the text says the same. */
  async function tegn({ tegnSider, signal }: Sammenheng, utsnitt: () => PartOfPage[]): Promise<DrawnPage[]> {
    if (!bilder || !tegnSider) return []
    try {
      return await tegnSider(utsnitt())
    } catch (error) {
      signal.throwIfAborted()
      const feil = error instanceof PdfError ? error.kind : 'intern'
      bilder.log.warn({ feil }, 'the pages could not be drawn for the KI service')
      return []
    }
  }
  async function finn(somVist: Reading, sammenheng: Sammenheng): Promise<Funn> {
    sammenheng.signal.throwIfAborted()
    const { lest, tilbake, somLest } = rettOpp(somVist)
    const flate = createFlate(lest)
    const sider = createSendt(flate)
    if (sider.length === 0) return d.innebygd.finn(somVist, sammenheng)
    const [egne, svar] = await Promise.all([
      d.innebygd.finn(somVist, sammenheng),
      tegn(sammenheng, () => createUtsnitt(somVist, sider, somLest)).then(tegnet =>
        spoer(d, { sider, bilder: tegnet }, sammenheng.signal, bildesvar),
      ),
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
  }
  return { navn: 'ekstern', finn }
}
