import type { ProduksjonRad } from '@rp/contract/produksjon'
import { useState } from 'react'
import { ApiError, savedBy } from '../../../platform/api.ts'
import { describeConflict } from '../../../ui/conflict-dialog.text.ts'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { nyText } from '../produksjon-velger.text.ts'
import { TilEksisterende } from '../til-eksisterende.tsx'
import { useRettTittel } from './register.queries.ts'
import { formText, tittelText as text } from './register.text.ts'

type Props = { produksjon: ProduksjonRad; onClose: () => void; onSaved: (next: ProduksjonRad) => void }

/** Corrects a title that is wrong. Apart from the form, since everything that names the production changes with it. */
export function RettTittel({ produksjon, onClose, onSaved }: Props) {
  const now = produksjon.Produksjonstittel
  const [typed, setTyped] = useState(now)
  const [grunn, setGrunn] = useState('')
  const [fault, setFault] = useState<{ tittel?: string; grunn?: string }>({})
  const save = useRettTittel(produksjon._id)
  const send = (close: () => void) => {
    const Produksjonstittel = typed.trim()
    if (Produksjonstittel === '') return setFault({ tittel: nyText.tittelMangler })
    if (Produksjonstittel === now) return setFault({ tittel: text.uendret })
    if (grunn.trim() === '') return setFault({ grunn: text.grunnMangler })
    save.mutate(
      { Produksjonstittel, grunn: grunn.trim(), versjon: produksjon.versjon },
      {
        onSuccess: next => {
          onSaved(next)
          close()
        },
      },
    )
  }
  return (
    <FormDialog
      heading={text.overskrift}
      width="medium"
      isQuestion
      send={text.bekreft}
      busy={save.isPending}
      failure={save.error && <Refused error={save.error} />}
      dirty={typed !== now || grunn !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        {text.naa} <WorkTitle>{now}</WorkTitle>. {text.innledning}
      </p>
      <TextField
        label={text.ny}
        description={text.hint}
        maxLength={300}
        value={typed}
        error={fault.tittel}
        onChange={event => {
          setTyped(event.target.value)
          setFault({})
        }}
      />
      <TextField
        label={text.grunn}
        description={text.grunnHint}
        maxLength={500}
        autoComplete="off"
        value={grunn}
        error={fault.grunn}
        onChange={event => {
          setGrunn(event.target.value)
          setFault({})
        }}
      />
    </FormDialog>
  )
}

/** Why the title was not corrected, and what to do next. */
function Refused({ error }: { error: Error }) {
  const stale = error instanceof ApiError && error.code === 'konflikt'
  return (
    <>
      {text.feilet}{' '}
      {stale
        ? `${describeConflict(formText.produksjonen, savedBy(error))}. ${text.lastPaaNytt}`
        : error.message}{' '}
      <TilEksisterende error={error} />
    </>
  )
}
