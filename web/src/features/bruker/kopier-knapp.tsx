import { FilesIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { useState } from 'react'
import { kopierText as text } from './bruker.text.ts'

/** Puts a text on the clipboard, and says whether it got there. */
export function KopierKnapp({ tekst, children }: { tekst: string; children: string }) {
  const [told, setTold] = useState('')
  // Not there at all on a page without TLS.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(tekst)
      setTold(text.kopiert)
    } catch {
      setTold(text.ikkeKopiert)
    }
  }
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="secondary"
        icon={<FilesIcon aria-hidden />}
        onClick={() => void copy()}
      >
        {children}
      </Button>
      <span role="status" className="rp-dus">
        {told}
      </span>
    </>
  )
}
