import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { useEffect, useRef } from 'react'
import { ApiError } from '../../../platform/api.ts'
import type { Godkjenning } from './file-check.ts'
import { tapText, text } from './opplasting.text.ts'
import { type Fase, fileFaults, type Handling, type Opplasting, type Valgtfil } from './opplasting-state.ts'

type Question = Extract<Fase, { navn: 'spoer' }>

const codes: Readonly<Record<string, Godkjenning>> = {
  fil_har_vedlegg: 'vedlegg',
  signatur_brytes: 'signatur',
}

/** What a sending that did not go through comes to: a question of the server before it takes the files, or a failure. */
export function outcomeOf(error: unknown, filer: readonly Valgtfil[]): Handling {
  const failure = error instanceof Error ? error : new Error(text.ukjentFeil)
  const filfeil = fileFaults(failure, filer)
  const hva = failure instanceof ApiError ? codes[failure.code] : undefined
  if (hva === undefined) return { type: 'feilet', melding: failure.message, filfeil }
  const [fil = null] = filfeil.keys()
  return { type: 'spoer', hva, fil }
}

type Props = {
  upload: Opplasting
  fase: Question
  onAccept: (hva: Godkjenning) => void
  /** The signed file is to be a document of its own; left out where it cannot be. */
  onAlone?: (id: string) => void
  onCancel: () => void
}

/** Something of a file would be lost: the person decides. It takes focus, since the button that had it is gone. */
export function LossQuestion({ upload, fase: { hva, fil }, onAccept, onAlone, onCancel }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  const navn = upload.filer.find(({ id }) => id === fil)?.fil.name ?? 'Dokumentet'
  const canBeAlone = hva === 'signatur' && fil !== null && upload.filer.length > 1 && onAlone
  return (
    <Alert variant="warning" size="small">
      <Heading level="2" size="xsmall" ref={heading} tabIndex={-1}>
        {tapText[hva].overskrift}
      </Heading>
      <p className="under-8">
        {tapText[hva].tekst(navn)} {canBeAlone && tapText.aleneHva}
      </p>
      <div className="row gap-8">
        {canBeAlone && (
          <Button type="button" size="small" onClick={() => onAlone(fil)}>
            {tapText.alene}
          </Button>
        )}
        <Button type="button" size="small" variant="secondary" onClick={() => onAccept(hva)}>
          {tapText[hva].likevel}
        </Button>
        <Button type="button" size="small" variant="tertiary" onClick={onCancel}>
          {tapText.avbryt}
        </Button>
      </div>
    </Alert>
  )
}
