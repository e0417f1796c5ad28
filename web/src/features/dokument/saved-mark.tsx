import { formText } from './dokument.text.ts'
import './saved-mark.css'

/** LAGRET / IKKE LAGRET: a ring and a word. */
export function SavedMark({ saved }: { saved: boolean }) {
  return (
    <span className="lagret" data-lagret={saved}>
      <i aria-hidden="true" />
      {saved ? formText.lagret : formText.ikkeLagret}
    </span>
  )
}
