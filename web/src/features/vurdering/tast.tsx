import type { ReactNode } from 'react'

/** A key beside what it does. Told to screen readers by the list of keys and by `aria-keyshortcuts`, not here. */
export const Tast = ({ children }: { children: ReactNode }) => (
  <span className="gj__tast" aria-hidden="true">
    {children}
  </span>
)
