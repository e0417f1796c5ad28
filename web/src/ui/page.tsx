import { Heading } from '@navikt/ds-react/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import './page.css'

/** Address of the page whose heading was shown last. A heading that is drawn anew on the same page moves nobody. */
let shownAt: string | null = null

type PageHeadingProps = {
  children?: ReactNode
  /** Title of the browser tab, before the product's name. */
  title: string
  size?: 'large' | 'medium'
  className?: string
  /** Where the heading names a dialog. */
  id?: string
}

/**
 * The h1 of a route. Sets the document's title, and takes focus when the route is entered from another one, so that a screen
 * reader says where the person is. The first page of a visit leaves focus to the browser.
 */
export function PageHeading({ title, children = title, size = 'large', className, id }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    const here = window.location.pathname
    if (shownAt !== null && shownAt !== here) heading.current?.focus({ preventScroll: true })
    shownAt = here
  }, [])
  return (
    <>
      <title>{`${title} – Rettighetsportalen`}</title>
      <Heading
        level="1"
        size={size}
        ref={heading}
        {...(id !== undefined && { id })}
        tabIndex={-1}
        className={`rp-sidetittel ${className ?? ''}`}
      >
        {children}
      </Heading>
    </>
  )
}

type PageHeadProps = { intro?: ReactNode; action?: ReactNode } & (
  | { title: string; heading?: never }
  | { title?: never; heading: ReactNode }
)

/** Heading with its introduction on the left and the page's one main action on the right. */
export function PageHead({ title, heading, intro, action }: PageHeadProps) {
  return (
    <div className="rp-sidehode">
      <div>
        {title === undefined ? heading : <PageHeading title={title} />}
        {intro && <p className="rp-ingress">{intro}</p>}
      </div>
      {action}
    </div>
  )
}
