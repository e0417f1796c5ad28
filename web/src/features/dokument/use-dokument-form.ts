import type { Dokument, DokumentEndring } from '@rp/contract/dokument'
import type { FormShape } from '../../platform/form-shape.ts'
import { useVersionedForm, type VersionedForm } from '../../platform/versioned-form.ts'
import { useUpdateDokument } from './dokument.queries.ts'

export type DokumentShape<Draft extends object> = FormShape<Dokument, Draft, DokumentEndring>
export type DokumentForm<Draft extends object> = VersionedForm<Dokument, Draft, DokumentEndring>

/** The form over one document. */
export const useDokumentForm = <Draft extends object>(
  dokument: Dokument,
  shape: DokumentShape<Draft>,
): DokumentForm<Draft> => useVersionedForm(dokument, shape, useUpdateDokument(dokument._id))
