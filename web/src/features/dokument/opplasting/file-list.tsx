import {
  ArrowDownIcon,
  ArrowUpIcon,
  ExclamationmarkTriangleFillIcon,
  FileIcon,
  FilePdfIcon,
  XMarkIcon,
} from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { useEffect, useRef, useState } from 'react'
import { formatBytes } from '../../../platform/format.ts'
import { text } from './opplasting.text.ts'
import type { Valgtfil } from './opplasting-state.ts'

type Props = {
  files: readonly Valgtfil[]
  disabled: boolean
  onMove: (id: string, direction: 1 | -1) => void
  onRemove: (id: string) => void
  /** Puts the PDFs inside a portfolio in its place. */
  onUseInside: (file: Valgtfil) => void
}

/** The chosen files in page order. Moving and removing is told to those who cannot see it, and focus stays where it was. */
export function FileList({ files, disabled, onMove, onRemove, onUseInside }: Props) {
  const [told, setTold] = useState('')
  const list = useRef<HTMLOListElement>(null)
  const refocus = useRef<string | null>(null)
  useEffect(() => {
    if (refocus.current === null) return
    list.current?.querySelector<HTMLElement>(refocus.current)?.focus()
    refocus.current = null
  })
  const move = (file: Valgtfil, index: number, direction: 1 | -1) => {
    if (disabled || index + direction < 0 || index + direction >= files.length) return
    refocus.current = `[data-fil="${file.id}"] [data-retning="${direction}"]`
    setTold(text.flyttet(file.fil.name, index + 1 + direction, files.length))
    onMove(file.id, direction)
  }
  const remove = (file: Valgtfil, index: number) => {
    const next = files[index + 1] ?? files[index - 1]
    if (next) refocus.current = `[data-fil="${next.id}"] [data-fjern]`
    else document.getElementById('last-velg')?.focus()
    setTold(text.fjernet(file.fil.name))
    onRemove(file.id)
  }
  const takeOut = (file: Valgtfil, inside: readonly File[]) => {
    document.getElementById('last-velg')?.focus()
    setTold(text.tattUt(inside.length))
    onUseInside(file)
  }
  return (
    <>
      {files.length > 0 && (
        <ol className="filer lines frame" aria-label={text.valgte} ref={list}>
          {files.map((file, index) => (
            <li key={file.id} data-fil={file.id} data-feil={file.feil !== null || undefined}>
              <Thumbnail file={file} />
              <div>
                <span className="type-3 strong anywhere block">{file.fil.name}</span>
                <Meta file={file} />
                {file.inni && file.inni.length > 0 && (
                  <Inside files={file.inni} onUse={inside => takeOut(file, inside)} />
                )}
              </div>
              <Tools
                name={file.fil.name}
                disabled={disabled}
                first={index === 0}
                last={index === files.length - 1}
                onMove={direction => move(file, index, direction)}
                onRemove={() => remove(file, index)}
              />
            </li>
          ))}
        </ol>
      )}
      <span className="aksel-sr-only" role="status">
        {told}
      </span>
    </>
  )
}

function Meta({ file }: { file: Valgtfil }) {
  if (file.feil !== null)
    return (
      <span className="filer__m line top gap-4 hint" role="alert">
        <ExclamationmarkTriangleFillIcon aria-hidden />
        {file.feil}
      </span>
    )
  return (
    <span className="filer__m line top gap-4 hint">
      {file.type === null ? text.sjekker : formatBytes(file.fil.size)}
    </span>
  )
}

/** What lies in a portfolio, offered in its place. */
function Inside({ files, onUse }: { files: readonly File[]; onUse: (files: readonly File[]) => void }) {
  return (
    <div className="stack gap-8 left type-2 anywhere over-8">
      <span>{text.inni(files.map(file => file.name))}</span>
      <Button type="button" size="small" variant="secondary" onClick={() => onUse(files)}>
        {text.brukInni(files.length)}
      </Button>
    </div>
  )
}

/** A picture of the file when it is one, an icon otherwise. */
function Thumbnail({ file: { fil, type } }: { file: Valgtfil }) {
  const [url, setUrl] = useState<string | null>(null)
  const isImage = type === 'png' || type === 'jpeg'
  useEffect(() => {
    if (!isImage) return
    const made = URL.createObjectURL(fil)
    setUrl(made)
    return () => URL.revokeObjectURL(made)
  }, [fil, isImage])
  if (isImage && url !== null) return <img className="filer__b" src={url} alt="" decoding="async" />
  return type === 'pdf' ? (
    <FilePdfIcon aria-hidden className="filer__i" />
  ) : (
    <FileIcon aria-hidden className="filer__i" />
  )
}

type ToolsProps = {
  name: string
  disabled: boolean
  first: boolean
  last: boolean
  onMove: (direction: 1 | -1) => void
  onRemove: () => void
}

/** `aria-disabled` rather than `disabled`, so that focus is not lost when a file reaches the end of the list. */
function Tools({ name, disabled, first, last, onMove, onRemove }: ToolsProps) {
  const common = { type: 'button', size: 'small', variant: 'tertiary', 'data-color': 'neutral' } as const
  const alone = first && last
  return (
    <div className="filer__v line gap-0">
      {!alone && (
        <>
          <Button
            {...common}
            data-retning="-1"
            aria-disabled={disabled || first}
            icon={<ArrowUpIcon title={text.flyttOpp(name)} />}
            onClick={() => onMove(-1)}
          />
          <Button
            {...common}
            data-retning="1"
            aria-disabled={disabled || last}
            icon={<ArrowDownIcon title={text.flyttNed(name)} />}
            onClick={() => onMove(1)}
          />
        </>
      )}
      <Button
        {...common}
        data-fjern
        disabled={disabled}
        icon={<XMarkIcon title={text.fjern(name)} />}
        onClick={onRemove}
      />
    </div>
  )
}
