import type { Sted } from '@rp/contract/ki'
import { useRef, useState } from 'react'
import type { PdfPlace } from '../../../ui/pdf-viewer/pdf-place.ts'
import type { AskedPane } from '../../../ui/two-panes.tsx'

/** The place in the document that is shown, and the way there and back where only one pane has room. */
export function useSted(dokumentId: string) {
  const [shown, setShown] = useState<{ id: string; place: PdfPlace } | null>(null)
  const [asked, setAsked] = useState<AskedPane | null>(null)
  const from = useRef<Element | null>(null)
  return {
    // A place in one document is no place in another.
    place: shown?.id === dokumentId ? shown.place : null,
    asked,
    vis: ({ side, boks }: Sted, label: string) => {
      from.current = document.activeElement
      setShown({ id: dokumentId, place: { page: side, box: boks, label } })
      setAsked({ side: 'left' })
    },
    sett: () => {
      setShown(null)
      setAsked({ side: 'right' })
      const button = from.current
      // Once its pane is there again.
      requestAnimationFrame(() => {
        if (button instanceof HTMLElement && button.isConnected) button.focus()
      })
    },
  }
}
export type VisSted = ReturnType<typeof useSted>['vis']
