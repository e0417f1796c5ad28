import type { ReactNode } from 'react'

/** The title of a work, in the voice that works have everywhere: italic serif. */
export function WorkTitle({ children }: { children: ReactNode }) {
  return <i className="rp-verk">{children}</i>
}
