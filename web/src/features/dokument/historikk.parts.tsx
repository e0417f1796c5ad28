import { HistorikkListe } from '../historikk/historikk.parts.tsx'
import { StatusBadge } from './dokument.parts.tsx'
import { useHistorikk } from './dokument.queries.ts'
import { formText } from './dokument.text.ts'

/** 'Historikk' of a document: who did what and when, in words, newest first. */
export function HistorikkSection({ id }: { id: string }) {
  return (
    <section aria-label={formText.historikk}>
      <h2>{formText.historikk}</h2>
      <HistorikkListe
        entitet="dokument"
        query={useHistorikk(id)}
        showStatus={status => <StatusBadge status={status} />}
      />
    </section>
  )
}
