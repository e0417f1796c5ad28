import { Select } from '@navikt/ds-react/Select'
import { verkstyper } from '@rp/contract/produksjon'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import type { NyProduksjon, Tallfelt } from './ny-produksjon.ts'
import { nyText as text } from './produksjon-velger.text.ts'
import { SelskapPicker } from './selskap-velger.parts.tsx'

type Props = {
  /** Ids of the fields begin with it. */
  prefix: string
  ny: NyProduksjon
  change: (part: Partial<NyProduksjon>) => void
  errorOf: (felt: keyof NyProduksjon) => string | undefined
  intro?: ReactNode
  /** The title is shown and cannot be changed here (specification, section 5). */
  titleLocked?: boolean
  /** Beside a locked title: the way to correct it. */
  afterTitle?: ReactNode
}

/** The fields of a production (specification, section 5): the title is demanded, the others may be left empty. */
export function ProduksjonFelter(props: Props) {
  const { prefix, ny, change, errorOf, intro, titleLocked = false, afterTitle } = props
  const number = (felt: Tallfelt, description?: string) => (
    <TextField
      id={`${prefix}-${felt}`}
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
    <div className="stack columns gap-16">
      {intro && <p className="span">{intro}</p>}
      <div className="span">
        <TextField
          id={`${prefix}-Produksjonstittel`}
          size="small"
          label={text.felt.Produksjonstittel}
          description={titleLocked ? undefined : text.tittelHint}
          maxLength={300}
          readOnly={titleLocked}
          value={ny.Produksjonstittel}
          error={errorOf('Produksjonstittel')}
          onChange={event => change({ Produksjonstittel: event.target.value })}
        />
        {afterTitle}
      </div>
      <p className="rp-dus span">{text.valgfritt}</p>
      <div className="span">
        <SelskapPicker
          id={`${prefix}-Produksjonsselskap`}
          value={ny.Produksjonsselskap}
          onChange={Produksjonsselskap => change({ Produksjonsselskap })}
        />
      </div>
      <Select
        id={`${prefix}-Verkstype`}
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
