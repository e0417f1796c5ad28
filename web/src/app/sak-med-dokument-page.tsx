import { DokumentVisning } from '../features/dokument/dokument-visning.parts.tsx'
import { SakPage } from '../features/sak/behandling/sak-page.tsx'
import { Fraser } from '../features/vurdering/fraser.parts.tsx'

/** /admin/saker/{nummer}: a case, the document that it is about, and the phrases of the reviews for the answer. */
export function SakMedDokumentPage() {
  return (
    <SakPage
      showDokument={id => <DokumentVisning id={id} />}
      showFraser={insert => <Fraser onInsert={insert} />}
    />
  )
}
