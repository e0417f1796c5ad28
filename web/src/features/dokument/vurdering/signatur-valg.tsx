import { CheckmarkCircleFillIcon, QuestionmarkDiamondIcon, XMarkOctagonFillIcon } from '@navikt/aksel-icons'
import { useId } from 'react'
import './signatur-valg.css'
import { text } from './vurdering.text.ts'

const choices = [
  { verdi: true, navn: text.ja, Icon: CheckmarkCircleFillIcon },
  { verdi: null, navn: text.ikkeVurdert, Icon: QuestionmarkDiamondIcon },
  { verdi: false, navn: text.nei, Icon: XMarkOctagonFillIcon },
] as const

type Props = { tekst: string; verdi: boolean | null; onChange: (verdi: boolean | null) => void }

/** Yes, not assessed, no: one toggle in three parts, for mouse and arrow keys alike. */
export function SignaturValg({ tekst, verdi, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className="valg">
      <legend>{tekst}</legend>
      <div>
        {choices.map(choice => (
          <label key={choice.navn} data-verdi={String(choice.verdi)}>
            <input
              type="radio"
              name={name}
              checked={verdi === choice.verdi}
              onChange={() => onChange(choice.verdi)}
            />
            <span>
              <choice.Icon aria-hidden />
              {choice.navn}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
