import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { type ReactNode, useEffect, useRef } from 'react'
import { formatDate } from '../../../platform/format.ts'
import type { Godkjenning } from './file-check.ts'
import { duplikatText, text } from './opplasting.text.ts'
import { LossQuestion } from './opplasting-question.tsx'
import type { Duplikat, Opplasting } from './opplasting-state.ts'

type Props = {
  upload: Opplasting
  onAnyway: () => void
  onOpenExisting: (id: string) => void
  onCancel: () => void
  onAccept: (hva: Godkjenning) => void
  onAlone: (id: string) => void
}

/**
 * What stopped the upload: a failure, the person, or the same files in an earlier document. Each takes focus, since the button
 * that had it is gone or was disabled.
 */
export function OpplastingOutcome({ upload, ...actions }: Props) {
  const { fase } = upload
  if (fase.navn === 'spoer') return <LossQuestion upload={upload} fase={fase} {...actions} />
  if (fase.navn === 'duplikat') return <DuplicateQuestion av={fase.av} {...actions} />
  if (fase.navn === 'avbrutt') return <Cancelled />
  if (fase.navn !== 'feilet') return null
  return (
    <Failure>
      <p className="under-8">
        <strong>{text.feiletTittel}</strong> {fase.melding}
      </p>
      <p className="under-8">
        {text.feiletHva} <small lang="en">{text.feiletSmaa}</small>
      </p>
    </Failure>
  )
}

/** Why the files were not sent. */
export function Failure({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'nearest' })
    box.current?.focus({ preventScroll: true })
  }, [])
  return (
    <Alert variant="error" size="small" role="alert" ref={box} tabIndex={-1}>
      {children}
    </Alert>
  )
}

/** The person has stopped the sending. */
export function Cancelled() {
  const message = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    message.current?.focus()
  }, [])
  return (
    <p className="under-8" role="status" ref={message} tabIndex={-1}>
      {text.avbrutt}
    </p>
  )
}

function DuplicateQuestion({
  av,
  onAnyway,
  onOpenExisting,
  onCancel,
}: Omit<Props, 'upload' | 'onAccept' | 'onAlone'> & { av: Duplikat }) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <Alert variant="warning" size="small">
      <Heading level="2" size="xsmall" ref={heading} tabIndex={-1}>
        {duplikatText.overskrift}
      </Heading>
      <p className="under-8">{duplikatText.tekst(av.filnavn, formatDate(av.createdAt))}</p>
      <div className="row gap-8">
        <Button type="button" size="small" onClick={() => onOpenExisting(av._id)}>
          {duplikatText.aapne}
        </Button>
        <Button type="button" size="small" variant="secondary" onClick={onAnyway}>
          {duplikatText.likevel}
        </Button>
        <Button type="button" size="small" variant="tertiary" onClick={onCancel}>
          {duplikatText.avbryt}
        </Button>
      </div>
    </Alert>
  )
}
