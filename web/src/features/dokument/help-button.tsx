import { QuestionmarkCircleIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { type ReactNode, useState } from 'react'
import { MessageDialog } from '../../ui/dialog.tsx'

/** A question mark beside a heading that opens an explanation. */
export function HelpButton({ title, children }: { title: string; children: ReactNode }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        type="button"
        size="xsmall"
        variant="tertiary"
        data-color="neutral"
        icon={<QuestionmarkCircleIcon title={title} />}
        onClick={() => setOpen(true)}
      />
      <MessageDialog open={open} heading={title} onClose={() => setOpen(false)}>
        {children}
      </MessageDialog>
    </>
  )
}
