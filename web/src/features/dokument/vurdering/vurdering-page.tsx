import { ArrowLeftIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import type { Dokument } from '@rp/contract/dokument'
import { Link, useParams, useSearchParams } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import { ErrorView } from '../../../ui/error-view.tsx'
import { PageHeading } from '../../../ui/page.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { DokumentViewer } from '../dokument-viewer.tsx'
import { listFilled } from '../registrering.ts'
import { TwoPanes } from '../two-panes.tsx'
import { NaboLink } from './nabo-link.tsx'
import { usePlass, useVurdering } from './vurdering.queries.ts'
import { text } from './vurdering.text.ts'
import { VurderingForm } from './vurdering-form.tsx'
import './vurdering.css'
import { type Plass, readSearch, searchQuery, type VurderingSearch } from './vurdering-search.ts'

/** One document for staff at /admin/registreringer/{id}: the PDF on the left, the assessment on the right. */
export function VurderingPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const query = useVurdering(id)
  const plass = usePlass(id, search)
  if (query.isPending)
    return (
      <p className="gj__henter" role="status">
        <Loader size="large" title={text.henter} />
      </p>
    )
  if (query.data === undefined)
    return (
      <ErrorView
        heading={<PageHeading title={text.feilet}>{text.feilet}</PageHeading>}
        actions={
          <>
            <Button onClick={() => query.refetch()}>{text.proevIgjen}</Button>
            <BackLink search={search} />
          </>
        }
      >
        {query.error.message}
      </ErrorView>
    )
  return (
    <div className="gj">
      <Head dokument={query.data} plass={plass} search={search} />
      <TwoPanes
        key={id}
        left={{ name: text.faneDokument, content: <DokumentViewer dokument={query.data} /> }}
        right={{
          name: text.faneVurdering,
          content: <VurderingForm dokument={query.data} search={search} neste={plass?.neste ?? null} />,
        }}
      />
    </div>
  )
}

type HeadProps = { dokument: Dokument; plass: Plass | null; search: VurderingSearch }

function Head({ dokument, plass, search }: HeadProps) {
  const entries = listFilled(dokument)
  const work = entries.find(entry => entry.produksjonsnavn.trim() !== '')?.produksjonsnavn
  const functions = [...new Set(entries.map(entry => entry.fagfunksjon).filter(Boolean))].join(', ')
  const title = work ?? dokument.filnavn
  return (
    <header className="gj__h">
      <div>
        <BackLink search={search} />
        <div className="gj__t">
          <PageHeading title={title} size="medium">
            {work === undefined ? title : <WorkTitle>{work}</WorkTitle>}
          </PageHeading>
          <p>{[dokument.arbeidstaker, functions].filter(Boolean).join(' · ')}</p>
        </div>
      </div>
      {plass !== null && (
        <nav className="gj__n" aria-label={text.tilbake}>
          <span className="rp-tall">{text.plass(formatCount(plass.nummer), formatCount(plass.antall))}</span>
          <NaboLink nabo={plass.forrige} search={search} retning="forrige" />
          <NaboLink nabo={plass.neste} search={search} retning="neste" />
        </nav>
      )}
    </header>
  )
}

function BackLink({ search }: { search: VurderingSearch }) {
  return (
    <Link className="gj__b" to={`/admin/registreringer${searchQuery(search)}`}>
      <ArrowLeftIcon aria-hidden />
      {text.tilbake}
    </Link>
  )
}
