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
  /** Given, the question stays while it is done, and says why it failed. Else the question is gone once it is answered. */
  failure?: Error | null
}

/** A button that asks before it acts. */
export function ConfirmButton({
  label,
  heading,
  children,
  danger,
  backFirst,
  busy,
  failure,
  ...rest
}: Props) {
  const [asking, setAsking] = useState(false)
  const { onConfirm, ...button } = rest
  const isStaying = failure !== undefined
  return (
    <>
      <Button {...button} type="button" loading={busy && !asking} onClick={() => setAsking(true)}>
        {label}
      </Button>
      <ConfirmDialog
        open={asking}
        heading={heading}
        confirmLabel={label}
        danger={danger ?? false}
        backFirst={backFirst ?? false}
        busy={busy}
        onConfirm={() => {
          if (!isStaying) setAsking(false)
          onConfirm()
        }}
        onCancel={() => setAsking(false)}
      >
        {failure ? <p role="alert">{failure.message}</p> : children}
      </ConfirmDialog>
    </>
  )
}
