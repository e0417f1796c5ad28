import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Select } from '@navikt/ds-react/Select'
import { TextField } from '@navikt/ds-react/TextField'
import { type Produksjon, verkstyper } from '@rp/contract/produksjon'
import { type FormEvent, useRef, useState } from 'react'
import { MessageDialog } from '../../ui/dialog.tsx'
import { useAddProduksjon } from './ny-produksjon.queries.ts'
import { findFaults, type NyProduksjon, startProduksjon, type Tallfelt } from './ny-produksjon.ts'
import './produksjon-velger.css'
import { nyText as text } from './produksjon-velger.text.ts'
import { SelskapPicker } from './selskap-velger.parts.tsx'

type Props = { tittel: string; onCreated: (produksjon: Produksjon) => void; onClose: () => void }

const sentences = { tittel: text.tittelMangler, aar: text.ikkeAar, tall: text.ikkeTall } as const

/** 'Opprett ny produksjon': for a title that the register lacks. A failure leaves everything typed where it is. */
export function NyProduksjonDialog({ tittel, onCreated, onClose }: Props) {
  const [ny, setNy] = useState<NyProduksjon>(() => startProduksjon(tittel))
  const [tried, setTried] = useState(false)
  const add = useAddProduksjon()
  // Closing the element itself hands focus back to the field that opened it.
  const dialog = useRef<HTMLDialogElement>(null)
  const faults = findFaults(ny)
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(faults)
    if (first !== undefined) return document.getElementById(`ny-${first}`)?.focus()
    add.mutate(ny, {
      onSuccess: produksjon => {
        onCreated(produksjon)
        dialog.current?.close()
      },
    })
  }
  return (
    <>
      <Modal ref={dialog} open width={640} header={{ heading: text.overskrift }} onClose={onClose}>
        <form onSubmit={send} noValidate>
          <Modal.Body>
            <Fields
              ny={ny}
              change={part => setNy({ ...ny, ...part })}
              errorOf={felt => {
                const fault = tried ? faults[felt] : undefined
                return fault && sentences[fault]
              }}
            />
          </Modal.Body>
          <Modal.Footer>
            <Button type="submit" loading={add.isPending}>
              {text.opprett}
            </Button>
            <Button type="button" variant="secondary" onClick={() => dialog.current?.close()}>
              {text.avbryt}
            </Button>
          </Modal.Footer>
        </form>
      </Modal>
      <MessageDialog open={add.isError} heading={text.feilet} onClose={add.reset}>
        {add.error?.message} {text.feiletHva}
      </MessageDialog>
    </>
  )
}

type FieldsProps = {
  ny: NyProduksjon
  change: (part: Partial<NyProduksjon>) => void
  errorOf: (felt: keyof NyProduksjon) => string | undefined
}

function Fields({ ny, change, errorOf }: FieldsProps) {
  const number = (felt: Tallfelt, description?: string) => (
    <TextField
      id={`ny-${felt}`}
      size="small"
      label={text.felt[felt]}
      description={description}
      inputMode="numeric"
      value={ny[felt]}
      error={errorOf(felt)}
      onChange={event => change({ [felt]: event.target.value })}
    />
  )
  return (
    <div className="nyprod">
      <p>{text.innledning}</p>
      <div className="nyprod__bred">
        <TextField
          id="ny-Produksjonstittel"
          size="small"
          label={text.felt.Produksjonstittel}
          description={text.tittelHint}
          maxLength={300}
          value={ny.Produksjonstittel}
          error={errorOf('Produksjonstittel')}
          onChange={event => change({ Produksjonstittel: event.target.value })}
        />
      </div>
      <p className="rp-dus">{text.valgfritt}</p>
      <div className="nyprod__bred">
        <SelskapPicker
          id="ny-Produksjonsselskap"
          value={ny.Produksjonsselskap}
          onChange={Produksjonsselskap => change({ Produksjonsselskap })}
        />
      </div>
      <Select
        id="ny-Verkstype"
        size="small"
        label={text.felt.Verkstype}
        value={ny.Verkstype}
        onChange={event => change({ Verkstype: event.target.value })}
      >
        <option value="">{text.ingenVerkstype}</option>
        {verkstyper.map(verkstype => (
          <option key={verkstype}>{verkstype}</option>
        ))}
      </Select>
      {number('Sesong')}
      {number('Premiere', text.premiereHint)}
      {number('Episoder')}
      {number('Spilletid_sekunder', text.spilletidHint)}
    </div>
  )
}
