import { CameraIcon, UploadIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { type ChangeEvent, type DragEvent, useRef, useState } from 'react'
import { formatBytes } from '../../../platform/format.ts'
import { getOppsett } from '../../../platform/oppsett.ts'
import { text } from './opplasting.text.ts'

/** Without HEIC, so that iPhones hand photos over as JPEG. */
const accept = '.pdf,.png,.jpg,.jpeg,application/pdf,image/png,image/jpeg'

type Props = {
  disabled: boolean
  /** What is taken, where it differs from an upload's types and limits. */
  hint?: string
  onFiles: (files: readonly File[]) => void
}

/** Several files by picker or drop; on touch screens also straight from the camera. */
export function FilePicker({ disabled, hint, onFiles }: Props) {
  const picker = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [touch] = useState(isTouch)
  const { maksFiler, maksBytes } = getOppsett()

  const chosen = (event: ChangeEvent<HTMLInputElement>) => {
    onFiles([...(event.target.files ?? [])])
    // The same file can then be chosen again after it was removed.
    event.target.value = ''
  }
  const dropped = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }

  return (
    <div className="velger stack left">
      <button
        id="last-velg"
        type="button"
        className="bare slipp line gap-16 rp-dus rp-full"
        data-over={over || undefined}
        disabled={disabled}
        onClick={() => picker.current?.click()}
        onDragOver={event => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={dropped}
      >
        <UploadIcon aria-hidden fontSize="1.75rem" />
        <span>
          <b>{over ? text.slippNaa : touch ? text.velgFiler : text.slipp}</b>
          <br />
          {hint ?? `${text.typer} ${text.grenser(maksFiler, formatBytes(maksBytes))}`}
        </span>
      </button>
      <input
        ref={picker}
        type="file"
        hidden
        multiple
        accept={accept}
        aria-label={text.velgFiler}
        onChange={chosen}
      />
      {touch && <Camera disabled={disabled} onChange={chosen} />}
    </div>
  )
}

/** Nothing can be dragged here, and there is a camera. */
const isTouch = () => window.matchMedia('(pointer: coarse)').matches

type CameraProps = { disabled: boolean; onChange: (event: ChangeEvent<HTMLInputElement>) => void }

/** A button of its own, because a picker with `capture` offers nothing but the camera. Touch screens only. */
function Camera({ disabled, onChange }: CameraProps) {
  const camera = useRef<HTMLInputElement>(null)
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="secondary"
        icon={<CameraIcon aria-hidden />}
        disabled={disabled}
        onClick={() => camera.current?.click()}
      >
        {text.taBilde}
      </Button>
      <input
        ref={camera}
        type="file"
        hidden
        accept="image/jpeg,image/png"
        capture="environment"
        aria-label={text.taBilde}
        onChange={onChange}
      />
    </>
  )
}
