import { Button, type ButtonProps } from '@navikt/ds-react/Button'
import { type ReactNode, useState } from 'react'
import { ConfirmDialog } from './dialog.tsx'

type Props = Pick<ButtonProps, 'size' | 'variant' | 'disabled' | 'data-color' | 'aria-label'> & {
  /** The word on the button, and on the one that answers. */
  label: string
  /** What is asked, and below it what the act means. */
  heading: string
  children: ReactNode
  danger?: boolean
  backFirst?: boolean
  /** It is being done. */
  busy: boolean
  onConfirm: () => void
  /** The question stays while it is done, and says why it was not. Else it is gone once it is answered. */
  stays?: boolean
  failure?: Error | null
}

/** A button that asks before it acts. */
export function ConfirmButton(props: Props) {
  const { label, heading, children, danger = false, backFirst = false, busy, onConfirm, ...rest } = props
  const { failure, stays = failure !== undefined, ...button } = rest
  const [asking, setAsking] = useState(false)
  return (
    <>
      <Button {...button} type="button" loading={busy && !asking} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        heading={heading}
        confirmLabel={label}
        danger={danger}
        backFirst={backFirst}
        busy={busy}
        onConfirm={() => {
          if (!stays) setAsking(false)
          onConfirm()
        }}
        onCancel={() => setAsking(false)}
      >
        {failure ? <p role="alert">{failure.message}</p> : children}
      </ConfirmDialog>
    </>
  )
}
