import { UploadIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import type { Dokument } from '@rp/contract/dokument'
import { findOppgave } from '@rp/contract/dokument-mangler'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { useSession } from '../../platform/session.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FetchFailed } from '../../ui/fetch-failed.tsx'
import { PageHead } from '../../ui/page.tsx'
import { fraSlettet } from '../../ui/unsaved-guard.tsx'
import { opplastingParam, useMineDokumenter } from './dokument.queries.ts'
import { text } from './dokument.text.ts'
import './dokument-list.css'
import { DokumentList } from './dokument-list.tsx'
import { OpplastingDialog } from './opplasting/opplasting-dialog.tsx'
import { readUtkast } from './opplasting/opplasting-draft.ts'

type Notice = { title: string; body?: string }

/** 'Din dokumentasjon': the member's own documents. The opened one stands in the address, so that a link leads to it. */
export function DokumentListPage() {
  const userId = useSession()?.id ?? ''
  const query = useMineDokumenter(userId)
  const [uploading, setUploading, produksjonsID, forgetAsked] = useAskedOpplasting(userId)
  const [notice, setNotice] = useState<Notice | null>(null)
  const opened = useOpened()

  const upload = (
    <Button icon={<UploadIcon aria-hidden />} onClick={() => setUploading(true)}>
      {text.lastOpp}
    </Button>
  )
  const open = (id: string | null) => {
    setNotice(null)
    opened.set(id)
  }
  const leaveUploadFor = (id: string, felt?: 'forslag') => {
    // First, so that the form below can ask before it is left.
    flushSync(() => setUploading(false))
    opened.set(id, felt)
  }
  const arrived = (dokument: Dokument) => {
    leaveUploadFor(dokument._id)
    const isMissing = produksjonsID !== null && dokument.ansiennitet.length === 0
    setNotice({ title: text.lastetOpp, body: isMissing ? text.verketIkkeFylt : text.lastetOppHva })
  }
  const openExisting = (id: string) => {
    leaveUploadFor(id)
    setNotice({ title: text.fraFoer })
  }

  return (
    <>
      <PageHead
        title={text.tittel}
        intro={query.data && query.data.length > 0 ? summary(query.data) : undefined}
        action={query.data && query.data.length > 0 ? upload : undefined}
      />
      <div role="status">{notice && <NoticeView notice={notice} onClose={() => setNotice(null)} />}</div>
      {isAway(query, opened.id) && (
        <Alert variant="warning" size="small" className="under-16">
          {text.ikkeHer}
        </Alert>
      )}
      <ListContent query={query} action={upload}>
        <DokumentList
          dokumenter={query.data ?? []}
          openId={opened.id}
          onOpen={open}
          onDeleted={() => {
            opened.set(null, undefined, fraSlettet)
            setNotice({ title: text.slettet })
          }}
        />
      </ListContent>
      {uploading && (
        <OpplastingDialog
          userId={userId}
          produksjonsID={produksjonsID}
          onClose={() => setUploading(false)}
          onSent={forgetAsked}
          onUploaded={arrived}
          onForslag={id => leaveUploadFor(id, 'forslag')}
          onOpenExisting={openExisting}
        />
      )}
    </>
  )
}

const withoutAsked = (current: URLSearchParams): URLSearchParams => {
  const next = new URLSearchParams(current)
  next.delete(opplastingParam)
  return next
}

/**
 * Whether the upload dialog is open: at once where a link asked for it, and where one was begun in this tab and not closed. With the id of
 * the production that the link named, until the dialog closes. The address keeps that production until the document is here, so that a reload does not lose it.
 */
function useAskedOpplasting(userId: string) {
  const [search, setSearch] = useSearchParams()
  const asked = search.has(opplastingParam)
  const [uploading, setUploading] = useState(() => asked || readUtkast(userId) !== null)
  const [produksjonsID, setProduksjonsID] = useState(() => produksjonIn(search))
  const isForAWork = produksjonIn(search) !== null
  const forgetAsked = () => {
    if (asked) setSearch(withoutAsked, { replace: true, preventScrollReset: true })
  }
  useEffect(() => {
    if (asked && !isForAWork) setSearch(withoutAsked, { replace: true, preventScrollReset: true })
  }, [asked, isForAWork, setSearch])
  const set = (on: boolean) => {
    setUploading(on)
    if (on) return
    setProduksjonsID(null)
    forgetAsked()
  }
  return [uploading, set, produksjonsID, forgetAsked] as const
}

/** A link without a production says `ny`. */
function produksjonIn(search: URLSearchParams): string | null {
  const value = search.get(opplastingParam)
  return value === 'ny' ? null : value
}

/** The document that the address names as opened. */
function useOpened() {
  const [search, setSearch] = useSearchParams()
  return {
    id: search.get('dokument'),
    /** `til`: a place in it; `away`: why one goes. */
    set: (id: string | null, til?: 'forslag', away?: typeof fraSlettet) =>
      setSearch(
        current => {
          const next = withoutAsked(current)
          // A place in one document is no place in another.
          next.delete('til')
          if (id === null) next.delete('dokument')
          else next.set('dokument', id)
          if (til !== undefined) next.set('til', til)
          return next
        },
        { preventScrollReset: true, ...away },
      ),
  }
}

/** The address names a document that the list, as it is now, does not have. */
const isAway = ({ data, isFetching }: ReturnType<typeof useMineDokumenter>, id: string | null): boolean =>
  id !== null && !isFetching && data !== undefined && !data.some(({ _id }) => _id === id)

function summary(dokumenter: readonly Dokument[]): string {
  return text.oppsummering(dokumenter.length, dokumenter.filter(findOppgave).length)
}

/** Takes focus when it appears: the dialog that led to it is gone. */
function NoticeView({ notice, onClose }: { notice: Notice; onClose: () => void }) {
  const alert = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each new notice takes focus.
  useEffect(() => {
    alert.current?.focus({ preventScroll: true })
  }, [notice])
  return (
    <Alert
      ref={alert}
      tabIndex={-1}
      variant="success"
      size="small"
      closeButton
      onClose={onClose}
      className="under-16"
    >
      <strong>{notice.title}</strong>
      {notice.body !== undefined && <> {notice.body}</>}
    </Alert>
  )
}

type ListContentProps = {
  query: ReturnType<typeof useMineDokumenter>
  action: ReactNode
  children: ReactNode
}

function ListContent({ query, action, children }: ListContentProps) {
  if (query.isPending)
    return (
      <p className="dok__henter stack muted" role="status">
        <Loader size="large" title={text.henter} />
        <span>{text.henter}</span>
      </p>
    )
  if (query.data === undefined)
    return (
      <FetchFailed heading={text.feilet} onRetry={query.refetch}>
        {query.error?.message}
      </FetchFailed>
    )
  if (query.data.length === 0)
    return (
      <EmptyState action={action}>
        <strong>{text.tom}</strong>
        <br />
        {text.tomHva}
      </EmptyState>
    )
  return children
}
