import { useEffect, useRef, useState } from 'react'
import { MessageDialog } from '../../ui/dialog.tsx'
import { areSingleKeysOn, EnkelttasterSwitch } from './enkelttaster.tsx'
import { text } from './masse.text.ts'
import { isTyping } from './taster.ts'

const links = () => [...document.querySelectorAll<HTMLElement>('.vurder__se')]

function move(step: 1 | -1): void {
  const all = links()
  const row = document.activeElement?.closest('tr')
  const now = all.findIndex(link => row?.contains(link))
  all[now < 0 ? (step === 1 ? 0 : all.length - 1) : now + step]?.focus()
}

const goToSearch = () => document.querySelector<HTMLElement>('.vurder input[name="sok"]')?.focus()

/** True where the key is text, or belongs to a dialog, or is a letter for those who have turned letters off. */
function isTaken(event: KeyboardEvent): boolean {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return true
  if (document.querySelector('dialog[open]') !== null) return true
  return isTyping(event.target) || (event.key.length === 1 && !areSingleKeysOn())
}

/** Keys of the list: they move the focus between the rows, so that Enter opens by itself. */
export function ListKeys({ onMark }: { onMark: (dokumentId: string, range: boolean) => void }) {
  const [help, setHelp] = useState(false)
  const mark = useRef(onMark)
  mark.current = onMark
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (isTaken(event)) return
      const id = document.activeElement?.closest('tr')?.querySelector<HTMLElement>('.vurder__se')
        ?.dataset.dokument
      if (event.key === 'j' || event.key === 'ArrowDown') move(1)
      else if (event.key === 'k' || event.key === 'ArrowUp') move(-1)
      else if (event.key.toLowerCase() === 'x' && id) mark.current(id, event.shiftKey)
      else if (event.key === '/') goToSearch()
      else if (event.key === '?') setHelp(true)
      else return
      event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
  return (
    <>
      <p className="rp-dus">{text.tasterHint}</p>
      <MessageDialog open={help} heading={text.taster} onClose={() => setHelp(false)}>
        <dl className="facts">
          {text.tastene.map(([tast, hva]) => (
            <div key={tast}>
              <dt>{tast}</dt>
              <dd>{hva}</dd>
            </div>
          ))}
        </dl>
        <EnkelttasterSwitch />
      </MessageDialog>
    </>
  )
}
