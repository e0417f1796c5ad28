import { XMarkIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import type { Dokument } from '@rp/contract/dokument'
import { useId } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import { ErrorView } from '../../../ui/error-view.tsx'
import { FullDialog } from '../../../ui/full-dialog.tsx'
import { PageHeading } from '../../../ui/page.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { DokumentViewer } from '../dokument-viewer.tsx'
import { listFilled } from '../registrering.ts'
import { TwoPanes } from '../two-panes.tsx'
import { NaboLink } from './nabo-link.tsx'
import { useClose } from './use-close.ts'
import { usePlass, useVurdering } from './vurdering.queries.ts'
import { text } from './vurdering.text.ts'
import { VurderingForm } from './vurdering-form.tsx'
import './vurdering.css'
import { type Plass, readSearch, type VurderingSearch } from './vurdering-search.ts'

/** One document for staff, in a dialog over the list it was opened from: the PDF on the left, the assessment on the right. */
export function VurderingPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const query = useVurdering(id)
  const plass = usePlass(id, search)
  const close = useClose(search)
  const headingId = useId()
  return (
    <FullDialog
      className="gj"
      labelledBy={query.data && headingId}
      label={query.isPending ? text.henter : text.feilet}
      onClose={close}
    >
      {query.data === undefined ? (
        <Missing query={query} onClose={close} />
      ) : (
        <>
          <Head key={id} id={headingId} dokument={query.data} plass={plass} search={search} onClose={close} />
          <TwoPanes
            left={{ name: text.faneDokument, content: <DokumentViewer dokument={query.data} /> }}
            right={{
              name: text.faneVurdering,
              content: (
                <VurderingForm key={id} dokument={query.data} search={search} neste={plass?.neste ?? null} />
              ),
            }}
          />
        </>
      )}
    </FullDialog>
  )
}

type MissingProps = { query: ReturnType<typeof useVurdering>; onClose: () => void }

function Missing({ query, onClose }: MissingProps) {
  return (
    <>
      <header className="gj__h">
        <CloseButton onClose={onClose} />
      </header>
      {query.error === null ? (
        <p className="gj__henter" role="status">
          <Loader size="large" title={text.henter} />
        </p>
      ) : (
        <div className="gj__feil">
          <ErrorView
            heading={<PageHeading title={text.feilet}>{text.feilet}</PageHeading>}
            actions={<Button onClick={() => query.refetch()}>{text.proevIgjen}</Button>}
          >
            {query.error.message}
          </ErrorView>
        </div>
      )}
    </>
  )
}

type HeadProps = {
  id: string
  dokument: Dokument
  plass: Plass | null
  search: VurderingSearch
  onClose: () => void
}

function Head({ id, dokument, plass, search, onClose }: HeadProps) {
  const entries = listFilled(dokument)
  const work = entries.find(entry => entry.produksjonsnavn.trim() !== '')?.produksjonsnavn
  const functions = [...new Set(entries.map(entry => entry.fagfunksjon).filter(Boolean))].join(', ')
  const title = work ?? dokument.filnavn
  return (
    <header className="gj__h">
      <div className="gj__t">
        <PageHeading id={id} title={title} size="medium">
          {work === undefined ? title : <WorkTitle>{work}</WorkTitle>}
        </PageHeading>
        <p>{[dokument.arbeidstaker, functions].filter(Boolean).join(' · ')}</p>
      </div>
      {plass !== null && (
        <nav className="gj__n" aria-label={text.bla}>
          <span className="rp-tall">{text.plass(formatCount(plass.nummer), formatCount(plass.antall))}</span>
          <NaboLink nabo={plass.forrige} search={search} retning="forrige" />
          <NaboLink nabo={plass.neste} search={search} retning="neste" />
        </nav>
      )}
      <CloseButton onClose={onClose} />
    </header>
  )
}

const CloseButton = ({ onClose }: { onClose: () => void }) => (
  <Button
    type="button"
    size="small"
    variant="tertiary"
    data-color="neutral"
    className="gj__lukk"
    icon={<XMarkIcon aria-hidden />}
    onClick={onClose}
  >
    {text.lukk}
  </Button>
)
