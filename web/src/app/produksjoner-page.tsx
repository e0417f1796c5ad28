import { useMineDokumenter } from '../features/dokument/dokument.queries.ts'
import { ProduksjonListPage } from '../features/produksjon/produksjon-list-page.tsx'
import { useSession } from '../platform/session.ts'

/** /produksjoner: the productions, and in each what the member has registered in a document. */
export function ProduksjonerPage() {
  return <ProduksjonListPage dokumenter={useMineDokumenter(useSession()?.id ?? '')} />
}
