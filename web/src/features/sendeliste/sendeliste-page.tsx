import { Alert } from '@navikt/ds-react/Alert'
import { Loader } from '@navikt/ds-react/Loader'
import { Heading } from '@navikt/ds-react/Typography'
import type { Sendeaar } from '@rp/contract/sendeliste'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount } from '../../platform/format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FetchFailed } from '../../ui/fetch-failed.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead } from '../../ui/page.tsx'
import { AngreDialog } from './angre-dialog.tsx'
import { ImportTable } from './import-table.tsx'
import { useImporter, useSendeaar } from './sendeliste.queries.ts'
import { text } from './sendeliste.text.ts'
import './sendeliste.css'

/** The broadcast lists at /admin/sendelister: how each year stands, and the imports that made it. */
export function SendelistePage() {
  const aar = useSendeaar()
  const importer = useImporter()
  const [angre, setAngre] = useState<{ id: string; filnavn: string } | null>(null)
  const [done, setDone] = useState(false)
  const error = aar.error ?? importer.error
  return (
    <>
      <PageHead
        title={text.tittel}
        intro={text.ingress}
        action={<LinkButton to="/admin/sendelister/ny">{text.importer}</LinkButton>}
      />
      {done && (
        <Alert variant="success" size="small" role="status" className="under-16">
          {text.angre.ferdig}
        </Alert>
      )}
      {error ? (
        <FetchFailed heading={text.feilet} onRetry={() => Promise.all([aar.refetch(), importer.refetch()])}>
          {error.message}
        </FetchFailed>
      ) : aar.data && importer.data ? (
        <>
          <Years rader={aar.data} />
          <Heading level="2" size="medium" spacing>
            {text.importer_.tittel}
          </Heading>
          {importer.data.length === 0 ? (
            <EmptyState action={<LinkButton to="/admin/sendelister/ny">{text.importer}</LinkButton>}>
              {text.importer_.ingen}
            </EmptyState>
          ) : (
            <ImportTable rader={importer.data} onAngre={setAngre} />
          )}
        </>
      ) : (
        <Loader size="large" title={text.henter} />
      )}
      {angre && (
        <AngreDialog
          {...angre}
          onClose={didUndo => {
            setAngre(null)
            setDone(didUndo)
          }}
        />
      )}
    </>
  )
}

function Years({ rader }: { rader: readonly Sendeaar[] }) {
  const inUse = rader.filter(one => one.rader > 0)
  if (inUse.length === 0) return <p>{text.aar.ingen}</p>
  return (
    <section aria-label={text.aar.tittel}>
      <ul className="stack tiles gap-16 under-24">
        {inUse.map(({ aar, rader: count, tvil, uten }) => (
          <li key={aar} className="frame stack gap-8 left">
            <Heading level="2" size="small">
              {aar}
            </Heading>
            <p>
              {text.aar.rader(formatCount(count))}, {text.aar.uten(formatCount(uten))}
            </p>
            {tvil > 0 ? (
              <LinkButton size="small" to={`/admin/sendelister/${aar}/avklar`}>
                {text.aar.tvil(formatCount(tvil))}
              </LinkButton>
            ) : (
              <p>{text.aar.ferdig}</p>
            )}
            <Link className="aksel-link" to={`/admin/sendelister/${aar}`}>
              {text.aar.seAlle(aar)}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
