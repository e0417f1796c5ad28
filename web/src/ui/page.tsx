import { Heading } from '@navikt/ds-react/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import './page.css'

let pagesShown = 0

type PageHeadingProps = {
  children: ReactNode
  /** Title of the browser tab, before the product's name. */
  title: string
  size?: 'xlarge' | 'large' | 'medium'
  className?: string
}

/**
 * The h1 of a route. Sets the document's title, and takes focus when the route is entered from another one, so that a screen
 * reader says where the person is. The first page of a visit leaves focus to the browser.
 */
export function PageHeading({ children, title, size = 'xlarge', className }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    pagesShown += 1
    if (pagesShown > 1) heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <>
      <title>{`${title} – Rettighetsportalen`}</title>
      <Heading
        level="1"
        size={size}
        ref={heading}
        tabIndex={-1}
        className={`rp-sidetittel ${className ?? ''}`}
      >
        {children}
      </Heading>
    </>
  )
}

type PageHeadProps = { heading: ReactNode; intro?: ReactNode; action?: ReactNode }

/** Heading with its introduction on the left and the page's one main action on the right. */
export function PageHead({ heading, intro, action }: PageHeadProps) {
  return (
    <div className="rp-sidehode">
      <div>
        {heading}
        {intro && <p className="rp-ingress">{intro}</p>}
      </div>
      {action}
    </div>
  )
}
