import { Switch } from '@navikt/ds-react/Switch'
import { useState } from 'react'
import { tasterText as text } from './vurdering.text.ts'

const place = 'rp.enkelttaster'

/** Whether keys without Ctrl do anything; those who speak to their machine turn them off (WCAG 2.1.4). */
export const areSingleKeysOn = () => localStorage.getItem(place) !== 'av'

/** Turns the single keys on and off, in the list and in the review alike. */
export function EnkelttasterSwitch() {
  const [on, setOn] = useState(areSingleKeysOn)
  const change = (next: boolean) => {
    localStorage.setItem(place, next ? 'paa' : 'av')
    setOn(next)
  }
  return (
    <Switch size="small" checked={on} onChange={event => change(event.target.checked)}>
      {text.enkle}
    </Switch>
  )
}
