import type { Funn } from '../funn.ts'
import type { KiMotor } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import { utenNumre } from '../uten-numre.ts'
import { findArbeidstaker } from './arbeidstaker.ts'
import { utenUkryssede, utenUvalgteAvsnitt } from './avkryssing.ts'
import { finnDokumenttype } from './dokumenttype.ts'
import { findFelter } from './felt.ts'
import { createFlate } from './flate.ts'
import { fromHeretter } from './heretter.ts'
import { finnKlausul } from './klausul.ts'
import { finnManglendeSide } from './manglende-side.ts'
import { findParter } from './parter.ts'
import { finnAnnetPersonnummer } from './personnummer.ts'
import { findRegistreringer } from './registreringer.ts'
import { rettOpp } from './retning.ts'
import { findSelskap } from './selskap.ts'
import { finnSignaturer } from './signatur.ts'
import { iVanligSkrift } from './skrift.ts'
import { deleOpp } from './spalter.ts'
import { finnSpraak } from './spraak.ts'

/** The engine that needs no network: labels, layout, the language of contracts, and the portal's registers. */
export const createInnebygdMotor = ({ oppslag }: { oppslag: Oppslag }): KiMotor => ({
  navn: 'innebygd',
  async finn(somVist, sammenheng): Promise<Funn> {
    const { lest, tilbake } = rettOpp(iVanligSkrift(somVist))
    const delt = deleOpp(lest)
    const flate = createFlate({ pages: delt.pages.map(utenUkryssede) })
    const felter = findFelter(flate)
    const parter = [...findParter(flate), ...fromHeretter(flate)]
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
    const dokumenttype = finnDokumenttype(lest)
    const funn = {
      arbeidstaker,
      produksjonsselskap: selskap?.verdi ?? null,
      registreringer,
      klausul: finnKlausul(
        { ...delt, pages: delt.pages.map(utenUvalgteAvsnitt) },
        {
          dokumenttype,
          produksjonsselskap: selskap?.verdi.verdi ?? null,
        },
      ),
      signaturer: finnSignaturer(lest, {
        arbeidstaker: arbeidstaker?.verdi ?? null,
        produksjonsselskap: selskap?.verdi.verdi ?? null,
      }),
      annetPersonnummer: finnAnnetPersonnummer(lest, sammenheng.personnummer),
      spraak: finnSpraak(lest),
      dokumenttype,
      manglerSide: finnManglendeSide(lest),
    }
    return tilbake(utenNumre(funn))
  },
})
