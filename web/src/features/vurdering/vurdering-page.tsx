import { XMarkIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Dokument } from '@rp/contract/dokument'
import { isFilled } from '@rp/contract/dokument-mangler'
import { useQuery } from '@tanstack/react-query'
import { type CSSProperties, useId, useState } from 'react'
import { useLocation, useNavigate, useParams, useSearchParams } from 'react-router'
import { formatCount } from '../../platform/format.ts'
import { useSession } from '../../platform/session.ts'
import { ErrorView } from '../../ui/error-view.tsx'
import { FullDialog } from '../../ui/full-dialog.tsx'
import { PageHeading } from '../../ui/page.tsx'
import { SplitHandle } from '../../ui/split-handle.tsx'
import { TwoPanes } from '../../ui/two-panes.tsx'
import { useDrawn } from '../../ui/use-drawn.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { DokumentViewer } from '../dokument/dokument-viewer.parts.tsx'
import { useSted } from '../dokument/ki/use-sted.parts.ts'
import { kiQuery } from '../ki/ki.queries.ts'
import { NaboLink, naboAddress } from './nabo-link.tsx'
import { kontrollQuery } from './tildeling.queries.ts'
import { useClose } from './use-close.ts'
import { usePrefetchNabo } from './use-prefetch-nabo.ts'
import { usePressedTooSoon } from './use-taster.ts'
import type { Steg } from './use-vurdering-form.ts'
import { bredder, limitBredde, readVisning, saveVisning } from './visning.ts'
import { usePlass, useVurdering } from './vurdering.queries.ts'
import { text } from './vurdering.text.ts'
import { VurderingForm } from './vurdering-form.tsx'
import './vurdering.css'
import { type Nabo, type Plass, readSearch, type VurderingSearch } from './vurdering-search.ts'

/** One document for staff, in a dialog over the list it was opened from: the PDF on the left, the assessment on the right. */
export function VurderingPage() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const search = readSearch(params)
  const query = useVurdering(id)
  const ready = useReady(id, query.data)
  const tooSoon = usePressedTooSoon(id, ready !== undefined)
  const plass = useHeldPlass(id, search)
  usePrefetchNabo((ready && plass?.neste) ?? null)
  const close = useClose(search)
  const headingId = useId()
  return (
    <FullDialog
      className="gj"
      labelledBy={ready && headingId}
      label={query.isError ? text.feilet : text.henter}
      onClose={close}
    >
      {ready === undefined ? (
        <Missing query={query} onClose={close} />
      ) : (
        <>
          <Head key={id} id={headingId} dokument={ready} plass={plass} search={search} onClose={close} />
          <Panes
            key="ruter"
            dokument={ready}
            tooSoon={tooSoon}
            plass={plass}
            search={search}
            onClose={close}
          />
        </>
      )}
    </FullDialog>
  )
}

/**
 * The document, when what stands above its form has come as well, so that nothing moves down under whoever has begun. The form is the
 * largest there is: a slow processor makes it ready in pieces, and can answer in between.
 */
function useReady(id: string, dokument: Dokument | undefined): Dokument | undefined {
  const above = [useQuery(kontrollQuery(id)), useQuery(kiQuery(id))]
  // What fails is told where it stands, and keeps nobody waiting.
  const isReady = above.every(({ isPending, failureCount }) => !isPending || failureCount > 0)
  return useDrawn(isReady ? dokument : undefined)
}

/** A document that leaves the list when it is saved keeps the place, and the neighbours, that it had when it was opened. */
function useHeldPlass(id: string, search: VurderingSearch): Plass | null {
  const plass = usePlass(id, search)
  const [held, setHeld] = useState<{ id: string; plass: Plass } | null>(null)
  if (plass !== null && (held?.id !== id || JSON.stringify(held.plass) !== JSON.stringify(plass)))
    setHeld({ id, plass })
  return plass ?? (held?.id === id ? held.plass : null)
}

/** Where the buttons and keys lead from here. */
function useSteg(plass: Plass | null, search: VurderingSearch, lukk: () => void): Steg {
  const navigate = useNavigate()
  const { state } = useLocation()
  const stepTo = (nabo: Nabo | null | undefined) =>
    nabo
      ? () => void navigate(naboAddress(nabo, search), { replace: true, state, preventScrollReset: true })
      : null
  return { forrige: stepTo(plass?.forrige), neste: stepTo(plass?.neste), lukk }
}

type PanesProps = {
  dokument: Dokument
  tooSoon: boolean
  plass: Plass | null
  search: VurderingSearch
  onClose: () => void
}

/** The viewer stays from document to document, as wide and as large as the person has made it. */
function Panes({ dokument, tooSoon, plass, search, onClose }: PanesProps) {
  const userId = useSession()?.id ?? ''
  const [visning] = useState(() => readVisning(userId))
  const [bredde, setBredde] = useState(visning.bredde)
  const sted = useSted(dokument._id)
  const steg = useSteg(plass, search, onClose)
  const changeBredde = (wanted: number) => {
    setBredde(limitBredde(wanted))
    saveVisning(userId, { bredde: limitBredde(wanted) })
  }
  return (
    <div className="gj__r" style={{ '--gj-bredde': `${bredde}%` } as CSSProperties}>
      <TwoPanes
        asked={sted.asked}
        roomFrom={900}
        left={{
          name: text.faneDokument,
          content: (
            <DokumentViewer
              dokument={dokument}
              place={sted.place}
              onPlaceSeen={sted.sett}
              zoom={visning.zoom}
              onZoom={zoom => saveVisning(userId, { zoom })}
            />
          ),
        }}
        divider={
          <SplitHandle
            label={text.bredde}
            value={bredde}
            min={bredder.minst}
            max={bredder.hoeyst}
            onChange={changeBredde}
          />
        }
        right={{
          name: text.faneVurdering,
          content: (
            <VurderingForm
              key={dokument._id}
              dokument={dokument}
              tooSoon={tooSoon}
              steg={steg}
              sted={sted}
              onDocument={() => document.querySelector<HTMLElement>('.gj .pdf__rull')?.focus()}
            />
          ),
        }}
      />
    </div>
  )
}

type MissingProps = { query: ReturnType<typeof useVurdering>; onClose: () => void }

function Missing({ query, onClose }: MissingProps) {
  return (
    <>
      <header className="gj__h line gap-24">
        <CloseButton onClose={onClose} />
      </header>
      {query.error === null ? (
        <div className="gj__henter">
          <div className="stack gap-16 width-m">
            <p className="type-5" role="status">
              {text.henter}
            </p>
            <p className="rp-dus">{text.epost}</p>
          </div>
        </div>
      ) : (
        <div className="gj__feil">
          <ErrorView
            heading={<PageHeading title={text.feilet} />}
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
  const eier = useQuery(kontrollQuery(dokument._id)).data?.eier
  const entries = dokument.ansiennitet.filter(isFilled)
  const work = entries.find(entry => entry.produksjonsnavn.trim() !== '')?.produksjonsnavn
  const functions = [...new Set(entries.map(entry => entry.fagfunksjon).filter(Boolean))].join(', ')
  const title = work ?? dokument.filnavn
  return (
    <header className="gj__h line gap-24">
      <div className="gj__t row baseline gap-16 grow anywhere">
        <PageHeading id={id} title={title} size="medium">
          {work === undefined ? title : <WorkTitle>{work}</WorkTitle>}
        </PageHeading>
        <p className="muted">{[eier && text.medlemmet(eier.navn), functions].filter(Boolean).join(' · ')}</p>
      </div>
      {plass !== null && (
        <nav className="line gap-8 type-3 nowrap" aria-label={text.bla}>
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
