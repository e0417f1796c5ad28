import { readNavn } from '../navn/navn.ts'
import { rollerAv } from '../ord/etiketter.ts'
import { tolkFunksjon } from '../ord/fagord.ts'
import type { Flate } from '../side/flate.ts'
import { lineName, type Spor } from './navnespor.ts'

const called = new RegExp(
  `(${lineName})(?:,[^.()\\n\\u2028]{0,80}?,\\s+heretter\\s+(?:kalt\\s+|kalla\\s+)?|(?:,[^()\\n]{4,110}?\\d{4}\\s\\p{Lu}[\\p{L}-]+)?\\s*\\(\\s*(?:heretter\\s+(?:kalt\\s+|kalla\\s+)?)?)["«“]?(\\p{Lu}\\p{Ll}+en)(?!\\p{L})`,
  'gu',
)

/** «Kari Nes, Volda, heretter Animatøren», «Kari Nes (Forfatteren) skriver …»: who is called by a function in the definite form. */
export const fromKalt = ({ flyt }: Flate): Spor[] =>
  [...flyt.tekst.matchAll(called)].flatMap((found): Spor[] => {
    const [, raw = '', word = ''] = found
    const roller = rollerAv(word)
    const isPerson = !roller.has('selskap') && (roller.has('person') || tolkFunksjon(word)?.godkjent)
    const navn = isPerson ? readNavn(raw) : null
    const at = found.index + raw.indexOf(navn ?? '')
    return navn ? [{ navn, utsnitt: flyt.utsnitt(at, at + navn.length), vekt: 2.6, kilde: 'part' }] : []
  })
