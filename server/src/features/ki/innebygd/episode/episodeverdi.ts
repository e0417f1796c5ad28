import { readNavn } from '../navn/navn.ts'
import { lesEpisoder } from '../ord/episoder.ts'
import { rollerAv } from '../ord/etiketter.ts'
import type { Flate } from '../side/flate.ts'
import type { Episodesvar } from './episodesvar.ts'

/** «program 1, 2 og 5», «3 episoder (nr. 2, 4 og 6)» */
const tellsNumbers =
  /^(?:(?:kun|bare|berre|only)\s+)?(?:(?:episod(?:e|ene|ane|es)|eps?\.?|program(?:mene|mes|ma)?|avsnitt)\s*(?:nr\.?\s*)?\d{1,3}(?![\d.:/])|\d{1,2}\s+(?:stk\.?\s*)?(?:episod|program)\p{L}*\s*[(:])/iu
/** What is done when, or by others. */
const ofOthers =
  /tidligere|tidlegare|previous|earlier|øvrig|andre|other|frist|lever|deliver|deadline|dato|date|opsjon|option|sending|premiere/iu
/** «Block 1 and 2 (episodes 1–5)» */
const inBrackets =
  /^[^()]{0,30}\((?:episod(?:e|ene|ane|es)|eps?\.?|program(?:mene|mes|ma)?|avsnitt)\s*(?:nr\.?\s*)?(\d{1,3}(?:\s*(?:,|og|and|til|to|[-–—])\s*\d{1,3})+)\)$/iu
/** «Engasjementet gjelder», «Regissør for», «You will cover»: a value that names which episodes it is, whatever asks for it. */
export const fromVerdier = ({ rader }: Flate): Episodesvar[] =>
  rader.flatMap(([etikett, verdi, ...more]) => {
    const listed = inBrackets.exec(verdi?.tekst ?? '')?.[1]
    const isName = readNavn(verdi?.tekst ?? '') !== null
    if (!etikett || !verdi || isName || more.length > 0 || !(listed || tellsNumbers.test(verdi.tekst)))
      return []
    const roller = rollerAv(etikett.tekst)
    if (ofOthers.test(etikett.tekst) || roller.has('annet') || roller.has('periode')) return []
    const lest = lesEpisoder(listed ?? verdi.tekst.replace(/\([^()\d]*\)/gu, ''), true)
    return lest && 'antall' in lest ? [{ lest, utsnitt: verdi, vekt: 3.15 }] : []
  })
