import './saved-mark.css'

/** LAGRET / IKKE LAGRET: a ring and a word. Not green when saved: what is saved may still lack something. */
export function SavedMark({ saved }: { saved: boolean }) {
  return (
    <span className="lagret" data-lagret={saved}>
      <i aria-hidden="true" />
      {saved ? 'LAGRET' : 'IKKE LAGRET'}
    </span>
  )
}
