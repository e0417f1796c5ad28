import type { KiForslag } from '@rp/contract/ki'
import { type KiFeltProps, type KiHandlinger, type Stilling, stillingOf } from '../../ki/ki.parts.tsx'
import { formText } from '../dokument.text.ts'
import type { DokumentDraft } from '../dokument-draft.parts.ts'
import { text as regText } from '../registrering/registrering.text.ts'
import type { Registreringsutkast } from '../registrering/registrering-draft.parts.ts'
import {
  innholdOf,
  innholdOfFelt,
  type Registreringsfelt,
  type Registreringsforslag,
} from './registrering-forslag.ts'
import type { Bruk } from './use-bruk.ts'

type Options = {
  forslag: readonly KiForslag[]
  plassert: Registreringsforslag
  draft: DokumentDraft
  bruk: Bruk
  handlinger: KiHandlinger
}

const regNavn: Record<Registreringsfelt, string> = {
  produksjon: 'Produksjon',
  fagfunksjon: regText.fagfunksjon,
  episoder: regText.episoder,
}

/** The proposals as the fields show them. */
export function createVisning({ forslag, plassert, draft, bruk, handlinger }: Options) {
  const felt = (name: 'arbeidstaker' | 'produksjonsselskap'): KiFeltProps | null => {
    const one = forslag.find(({ felt }) => felt === name)
    if (one === undefined) return null
    return {
      navn: formText.felt[name],
      forslag: one,
      innhold: innholdOf(draft[name], one.verdi),
      verdi: String(one.verdi),
      endre: { bruk: () => bruk.felt(name, String(one.verdi)), fjern: () => bruk.felt(name, '') },
      handlinger,
    }
  }
  const registrering = (entry: Registreringsutkast, name: Registreringsfelt): KiFeltProps | null => {
    const one = plassert.ved.get(entry.id)?.find(({ felt }) => felt === name)
    if (one === undefined) return null
    return {
      navn: regNavn[name],
      forslag: one,
      innhold: innholdOfFelt(entry, one),
      verdi: String(one.verdi),
      endre: { bruk: () => bruk.registrering(entry, one), fjern: () => bruk.fjern(entry, name) },
      handlinger,
    }
  }
  const shown = [
    felt('arbeidstaker'),
    felt('produksjonsselskap'),
    ...draft.ansiennitet.flatMap(entry => [
      registrering(entry, 'produksjon'),
      registrering(entry, 'fagfunksjon'),
      registrering(entry, 'episoder'),
    ]),
  ]
  return { felt, registrering, handlinger, alle: shown.flatMap(withStilling) }
}

/** A proposal that nobody has answered, and what puts it into its field. */
type Aapent = { forslag: KiForslag; stilling: Stilling; bruk: () => void }

function withStilling(ki: KiFeltProps | null): Aapent[] {
  const stilling = ki && stillingOf(ki.forslag, ki.innhold)
  return ki?.forslag && stilling ? [{ forslag: ki.forslag, stilling, bruk: ki.endre.bruk }] : []
}
