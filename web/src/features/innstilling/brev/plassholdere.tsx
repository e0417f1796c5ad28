import { Button } from '@navikt/ds-react/Button'
import { fellesPlassholdere, type Plassholder } from '@rp/contract/brev'
import type { Brevinnstilling } from '@rp/contract/innstilling'
import { brevText as text } from '../innstilling.text.ts'

type Props = { mal: Brevinnstilling; onInsert: (token: string) => void }

/** What can be filled in; each is a button that puts it where the cursor stands. */
export function Plassholdere({ mal, onInsert }: Props) {
  const lenke: Record<string, Plassholder> = mal.lenke
    ? { lenke: { hva: text.lenkeHva, eksempel: '', paakrevd: true } }
    : {}
  const all = { ...mal.plassholdere, ...lenke, ...fellesPlassholdere }
  return (
    <section className="innst__panel stack gap-8" aria-label={text.plassholdere}>
      <h3>{text.plassholdere}</h3>
      <p className="rp-dus">{text.plassholdereHjelp}</p>
      <ul className="facts">
        {Object.entries<Plassholder>(all).map(([navn, { hva, paakrevd }]) => (
          <li key={navn}>
            <Button
              type="button"
              size="xsmall"
              variant="secondary"
              className="self-left"
              aria-label={text.settInn(navn)}
              onClick={() => onInsert(`{${navn}}`)}
            >
              {`{${navn}}`}
            </Button>
            <span>
              {hva}
              {paakrevd && <b> ({text.maaVaereMed})</b>}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
