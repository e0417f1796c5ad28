import { Textarea } from '@navikt/ds-react/Textarea'
import type { ReactNode } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { KiFelt } from '../ki/ki.parts.tsx'
import { SelskapPicker } from '../produksjon/selskap-velger.parts.tsx'
import { formText } from './dokument.text.ts'
import type { DokumentDraft, DraftField } from './dokument-draft.parts.ts'
import './dokument-form.css'
import type { FeltKi } from './ki/use-dokument-ki.parts.ts'

type FieldsProps = {
  draft: Pick<DokumentDraft, DraftField>
  change: (part: Partial<Pick<DokumentDraft, DraftField>>) => void
  /** Whether it is said that the document lacks a name. */
  missingName: boolean
  ki: FeltKi
  /** What is said beside a field, by its name. */
  merket?: Readonly<Record<string, string>>
  /** Below a worker that is not filled in. */
  navneforslag?: ReactNode
}

export const arbeidstakerId = 'dok-arbeidstaker'

/** The fields of a document that are text: the member's, and in a review the staff's as well. */
export function DokumentFields({ draft, change, missingName, ki, merket = {}, navneforslag }: FieldsProps) {
  const { felt } = formText
  return (
    <>
      <TextField
        id="dok-filnavn"
        size="small"
        label={felt.filnavn}
        description={merket.filnavn}
        value={draft.filnavn}
        maxLength={300}
        error={missingName && formText.manglerFilnavn}
        onChange={event => change({ filnavn: event.target.value })}
      />
      <div className="stack columns gap-16">
        <KiFelt ki={ki('arbeidstaker')}>
          <TextField
            id={arbeidstakerId}
            size="small"
            label={felt.arbeidstaker}
            description={merket.arbeidstaker}
            value={draft.arbeidstaker}
            maxLength={200}
            onChange={event => change({ arbeidstaker: event.target.value })}
          />
          {draft.arbeidstaker.trim() === '' && navneforslag}
        </KiFelt>
        <KiFelt ki={ki('produksjonsselskap')}>
          <SelskapPicker
            id="dok-produksjonsselskap"
            value={draft.produksjonsselskap}
            description={merket.produksjonsselskap}
            onChange={produksjonsselskap => change({ produksjonsselskap })}
          />
        </KiFelt>
      </div>
      <Textarea
        size="small"
        label={felt.notat}
        description={merket.notat}
        value={draft.notat}
        minRows={2}
        maxRows={8}
        onChange={event => change({ notat: event.target.value })}
      />
    </>
  )
}
