import { Heading } from '@navikt/ds-react/Typography'
import { type ReactNode, useId } from 'react'

type CardProps = { title: ReactNode; className?: string; children: ReactNode }

/** A surface of its own on a page, named by its heading. */
export function Card({ title, className = '', children }: CardProps) {
  const id = useId()
  return (
    <section className={`card stack gap-20 ${className}`} aria-labelledby={id}>
      <Heading level="2" size="small" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}
