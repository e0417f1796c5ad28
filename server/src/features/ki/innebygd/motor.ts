import type { Reading } from '../../../platform/reading/page-text.ts'
import type { Funn } from '../funn.ts'
import type { KiMotor } from '../motor.ts'
import type { Oppslag } from '../oppslag.ts'
import { utenNumre } from '../uten-numre.ts'
import { finnDokumenttype } from './dokument/dokumenttype.ts'
import { finnManglendeSide } from './dokument/manglende-side.ts'
import { finnAnnetPersonnummer } from './dokument/personnummer.ts'
import { findFelter } from './felt/felt.ts'
import { finnKlausul } from './klausul/klausul.ts'
import { finnSpraak } from './ord/spraak.ts'
import { findArbeidstaker } from './part/arbeidstaker.ts'
import { fromHeretter } from './part/heretter.ts'
import { findParter } from './part/parter.ts'
import { findSelskap } from './part/selskap.ts'
import { chooseVerk, type Verksvelger } from './produksjon/verksvalg.ts'
import { findRegistreringer } from './registrering/registreringer.ts'
import { utenUkryssede, utenUvalgteAvsnitt } from './side/avkryssing.ts'
import { createFlate, type Flate } from './side/flate.ts'
import { rettOpp } from './side/retning.ts'
import { iVanligSkrift } from './side/skrift.ts'
import { deleOpp } from './side/spalter.ts'
import { finnSignaturer } from './signatur/signatur.ts'
import { calibrate } from './sikkerhet/sikkerhet.ts'
import type { Valgvekter } from './valg.ts'

type InnebygdDependencies = {
  oppslag: Oppslag
  /** Says how sure each value is; training listens here. */
  sikkerhet?: (flate: Flate, funn: Funn, valg: { medTrekk?: boolean }) => Funn
  /** Chooses the person; what was learned, where none are given. */
  personvekter?: Valgvekter | undefined
  /** Chooses the production; training listens here. */
  velgVerk?: Verksvelger
}

/** What the finders read a document as. */
export function readDokument(somVist: Reading) {
  const { lest, tilbake } = rettOpp(iVanligSkrift(somVist))
  const delt = deleOpp(lest)
  const flate = createFlate({ pages: delt.pages.map(utenUkryssede) })
  const parter = [...findParter(flate), ...fromHeretter(flate)]
  return { lest, tilbake, delt, flate, felter: findFelter(flate), parter }
}

/** The engine that needs no network: labels, layout, the language of contracts, and the portal's registers. */
export const createInnebygdMotor = ({
  oppslag,
  sikkerhet = calibrate,
  personvekter,
  velgVerk = chooseVerk,
}: InnebygdDependencies): KiMotor => ({
  navn: 'innebygd',
  async finn(somVist, sammenheng): Promise<Funn> {
    const { lest, tilbake, delt, flate, felter, parter } = readDokument(somVist)
    const arbeidstaker = findArbeidstaker(flate, felter, parter, sammenheng, personvekter)
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
      velgVerk,
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
    return tilbake(utenNumre(sikkerhet(flate, funn, sammenheng)))
  },
})
