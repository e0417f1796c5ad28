import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import { Heading } from '@navikt/ds-react/Typography'
import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { ErrorView } from '../../../ui/error-view.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { useProduksjon } from '../register/register.queries.ts'
import { isBetter } from './felt-valg.ts'
import { usePreview } from './sammenslaaing.queries.ts'
import './sammenslaaing.css'
import { text } from './sammenslaaing.text.ts'
import { SlaaSammenForm } from './slaa-sammen-form.tsx'
import { VelgDuplikat } from './velg-duplikat.tsx'

/** Two entries that are one work, at /admin/produksjoner/:id/slaa-sammen: first which, then how. */
export function SlaaSammenPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const med = params.get('med')
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={text.tittel} size="large">
            {text.tittel}
          </PageHeading>
        }
        action={
          <LinkButton size="small" variant="secondary" to={`/admin/produksjoner/${id}`}>
            {text.tilbake}
          </LinkButton>
        }
      />
      {med === null ? <Velg id={id} /> : <Sammenlign key={`${id} ${med}`} id={id} med={med} />}
    </>
  )
}

function Velg({ id }: { id: string }) {
  const query = useProduksjon(id)
  if (query.data === undefined) return <Waiting error={query.error} onRetry={() => query.refetch()} />
  return (
    <>
      <p className="rp-ingress">{text.velgInnledning(query.data.Produksjonstittel)}</p>
      <VelgDuplikat produksjon={query.data} />
    </>
  )
}

function Sammenlign({ id, med }: { id: string; med: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  // Both ways, so that changing which one is kept waits for nothing.
  const query = usePreview(id, med)
  const other = usePreview(med, id)
  if (query.data === undefined || other.data === undefined)
    return (
      <Waiting
        error={query.error ?? other.error}
        onRetry={() => {
          void query.refetch()
          void other.refetch()
        }}
      />
    )
  const behold = chosen ?? (isBetter(query.data.behold, query.data.fra) ? med : id)
  return (
    <SlaaSammenForm
      preview={behold === id ? query.data : other.data}
      first={id}
      onKeep={setChosen}
      onChanged={() => {
        void query.refetch()
        void other.refetch()
      }}
    />
  )
}

function Waiting({ error, onRetry }: { error: Error | null; onRetry: () => void }) {
  if (error === null) return <Loader size="large" title={text.tittel} />
  return (
    <ErrorView
      heading={
        <Heading level="2" size="medium">
          {text.feilet}
        </Heading>
      }
      actions={<Button onClick={onRetry}>{text.proevIgjen}</Button>}
    >
      {error.message}
    </ErrorView>
  )
}
