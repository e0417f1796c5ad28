import { useState } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { Fetched, type FetchedProps } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead } from '../../../ui/page.tsx'
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
        title={text.tittel}
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
  return (
    <Part query={useProduksjon(id)}>
      {produksjon => (
        <>
          <p className="rp-ingress">{text.velgInnledning(produksjon.Produksjonstittel)}</p>
          <VelgDuplikat produksjon={produksjon} />
        </>
      )}
    </Part>
  )
}

function Sammenlign({ id, med }: { id: string; med: string }) {
  const [chosen, setChosen] = useState<string | null>(null)
  // Both ways, so that changing which one is kept waits for nothing.
  const one = usePreview(id, med)
  const other = usePreview(med, id)
  const refetch = () => {
    void one.refetch()
    void other.refetch()
  }
  const data = one.data && other.data && { one: one.data, other: other.data }
  return (
    <Part query={{ data, error: one.error ?? other.error, refetch }}>
      {({ one, other }) => {
        const behold = chosen ?? (isBetter(one.behold, one.fra) ? med : id)
        return (
          <SlaaSammenForm
            preview={behold === id ? one : other}
            first={id}
            onKeep={setChosen}
            onChanged={refetch}
          />
        )
      }}
    </Part>
  )
}

/** One step, once what it is about is fetched. */
function Part<Data>(props: Pick<FetchedProps<Data>, 'query' | 'children'>) {
  return <Fetched {...props} loading={text.tittel} heading={text.feilet} />
}
