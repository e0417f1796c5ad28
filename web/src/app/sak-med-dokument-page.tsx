import { DokumentVisning } from '../features/dokument/dokument-visning.parts.tsx'
import { SakPage } from '../features/sak/behandling/sak-page.tsx'

/** /admin/saker/{nummer}: a case, and the document that it is about. */
export function SakMedDokumentPage() {
  return <SakPage showDokument={id => <DokumentVisning id={id} />} />
}
