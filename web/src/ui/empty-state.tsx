import type { ReactNode } from 'react'
import './empty-state.css'
import { EmptyIllustration } from './illustration/empty.tsx'

type EmptyStateProps = { children: ReactNode; action?: ReactNode }

/** Nothing here yet: the drawing, one sentence, one button. */
export function EmptyState({ children, action }: EmptyStateProps) {
  return (
    <div className="rp-tom stack gap-20">
      <div className="rp-tegning">
        <EmptyIllustration />
      </div>
      <p>{children}</p>
      {action}
    </div>
  )
}
