import { Button, type ButtonProps } from '@navikt/ds-react/Button'
import { Link } from 'react-router'

type LinkButtonProps = Pick<ButtonProps, 'children' | 'size' | 'variant' | 'aria-label'> & {
  to: string
  /** Kept with the step in the history. */
  state?: unknown
  /** Leave by loading the page anew, not by the router. */
  reloadDocument?: boolean
}

/** Aksel gives whatever is not a button the role of one. */
const linkRole = { role: undefined }

/** Looks like a button, is a link, and is announced as one. */
export function LinkButton(props: LinkButtonProps) {
  return <Button as={Link} {...linkRole} {...props} />
}
