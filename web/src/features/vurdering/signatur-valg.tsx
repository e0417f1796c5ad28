import { CheckmarkCircleFillIcon, QuestionmarkDiamondIcon, XMarkOctagonFillIcon } from '@navikt/aksel-icons'
import { describeAnswer } from '../dokument/dokument.parts.tsx'
import './signatur-valg.css'
import { Tast } from './tast.tsx'
import { text } from './vurdering.text.ts'
import { nextSignatur } from './vurdering-draft.ts'

type Verdi = boolean | null
const icons = {
  true: CheckmarkCircleFillIcon,
  false: XMarkOctagonFillIcon,
  null: QuestionmarkDiamondIcon,
} as const

type Props = {
  part: 'pc' | 'rh' | 'rettigheter'
  tast: string
  verdi: Verdi
  onChange: (verdi: Verdi) => void
}

/** Whether one party has signed, or whether economic rights are retained, in the specification's words. A click, or its key, goes on to the next answer. */
export function SignaturValg({ part, tast, verdi, onChange }: Props) {
  const key = String(verdi) as keyof typeof icons
  const Icon = icons[key]
  return (
    <button
      type="button"
      className="bare sign line gap-8 type-3 rp-full"
      data-verdi={key}
      aria-keyshortcuts={tast}
      title={part === 'rettigheter' ? text.rettigheterHva : text.signaturHva}
      onClick={() => onChange(nextSignatur(verdi))}
    >
      <Icon aria-hidden />
      <span aria-live="polite">{describeAnswer(part, verdi)}</span>
      <Tast>{tast}</Tast>
    </button>
  )
}
