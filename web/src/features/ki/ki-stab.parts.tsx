import type { KiForslag, KiLesing, Klausulvariant } from '@rp/contract/ki'
import { isSure } from './felt-stilling.ts'
import { klausulText, stabMerknadText, stabText as text } from './ki.text.ts'
import { KiKnapp, KiStjerne, VisKnapp } from './ki-knapp.tsx'
import './ki.css'

export { stabMerknadText, text as stabText }

type Props = {
  forslag: KiForslag | undefined
  /** Puts it into the draft; null where the draft says so already, or where it says nothing that can be put there. */
  onBruk: (() => void) | null
  onVis: (forslag: KiForslag, navn: string) => void
}

const isVariant = (verdi: unknown): verdi is Klausulvariant =>
  typeof verdi === 'string' && verdi in klausulText

/** What KI has read, as staff are told it. */
function wordsOf({ felt, verdi, iBehold }: KiForslag): string {
  if (felt === 'signaturPC' || felt === 'signaturRH') return verdi === true ? text.signert : text.ikkeSignert
  if (felt === 'rettighetsklausul')
    return isVariant(verdi) ? text.klausul(klausulText[verdi], iBehold) : String(verdi)
  return text.status(String(verdi))
}

/** The language that was read, where it is known. */
export function KiSpraak({ lesing }: { lesing: KiLesing | null | undefined }) {
  const spraak = lesing?.spraak
  return spraak && spraak !== 'ukjent' ? <p className="hint over-8">{text.spraak[spraak]}</p> : null
}

/** Beside the staff's own switch, which it never moves. */
export function KiStabForslag({ forslag, onBruk, onVis }: Props) {
  if (forslag === undefined || forslag.tilstand === 'foreldet') return null
  const words = wordsOf(forslag)
  return (
    <div className="ki-stab row baseline type-2">
      <p>
        <KiStjerne /> {words}{' '}
        <span className="ki-forslag__sikkerhet nowrap">{isSure(forslag) ? text.sikker : text.usikker}</span>
        {forslag.forklaring !== '' && <small>{forslag.forklaring}</small>}
      </p>
      <div className="row gap-16">
        {onBruk && (
          <KiKnapp felt={words} onClick={onBruk}>
            {text.bruk}
          </KiKnapp>
        )}
        <VisKnapp forslag={forslag} onVis={onVis} />
      </div>
    </div>
  )
}
