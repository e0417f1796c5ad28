import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import { Sendelisterad } from '@rp/contract/sendelisterad'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { formatCount } from '../../platform/format.ts'
import { presentOf } from '../../platform/present-of.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead } from '../../ui/page.tsx'
import { Historikk } from '../historikk/historikk.parts.tsx'
import { AvklartImens } from './avklart-imens.tsx'
import { KandidatList } from './kandidat-list.tsx'
import { RegisterSearch } from './register-search.tsx'
import { Sendeaar } from './sendeaar.tsx'
import { useDecide, useRad, useSisteValg, useTvil, useUndoValg } from './sendeliste.queries.ts'
import { avklarText as text } from './sendeliste.text.ts'
import { SendtLinje } from './sendt-linje.tsx'
import './sendeliste.css'

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  target.closest('input, textarea, select, [contenteditable], dialog') !== null

/** Acts on single keys, but never on what somebody types or on a browser's own shortcut. */
function useKeys(act: (key: string) => boolean) {
  const latest = useRef(act)
  latest.current = act
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || isTyping(event.target)) return
      if (latest.current(event.key.toLowerCase())) event.preventDefault()
    }
    window.addEventListener('keydown', onKey)
    return () => window.removeEventListener('keydown', onKey)
  }, [])
}

/** The lines that wait, which of them is open, and the steps between them. */
function useKoe(aar: number) {
  const [params, setParams] = useSearchParams()
  const koe = useTvil(aar)
  const ids = koe.data?.rader.map(rad => rad._id) ?? []
  const id = params.get('rad') ?? ids[0] ?? null
  const at = id === null ? -1 : ids.indexOf(id)
  const go = (to: string | undefined) =>
    setParams(to ? { rad: to } : {}, { replace: true, preventScrollReset: true })
  return {
    koe,
    id,
    go,
    /** Where a decision leads. */
    after: ids.find((other, index) => index > at && other !== id) ?? ids.find(other => other !== id),
    previous: () => go(ids[at - 1] ?? ids.at(-1)),
    next: () => go(ids[at + 1] ?? ids[0]),
  }
}

/** A decision, and the way to take the last one back: the line it was made for opens again. */
function useValg(aar: number, go: (to: string) => void) {
  const siste = useSisteValg(aar).data
  const stored = siste ? { id: siste._id, avgjort: siste.avgjort } : null
  /** Made on this page; not set until something is decided or taken back here. */
  const [made, setMade] = useState<{ id: string; avgjort: string } | null>()
  const last = made === undefined ? stored : made
  const decide = useDecide()
  const undo = useUndoValg()
  return {
    last,
    /** What the last decision was about, where it was made before the page was loaded. */
    siste: made === undefined && siste ? text.siste(siste.tittel) : null,
    decide: {
      ...decide,
      mutate: (valg: Parameters<typeof decide.mutate>[0], { onSuccess }: { onSuccess: () => void }) => {
        undo.reset()
        decide.mutate(valg, {
          onSuccess: ({ rad }) => {
            setMade(rad.avgjort && { id: rad._id, avgjort: rad.avgjort.tid })
            onSuccess()
          },
        })
      },
    },
    undo: {
      ...undo,
      mutate: (valg: { id: string; avgjort: string }) => {
        if (undo.isPending) return
        undo.mutate(valg, {
          onSuccess: () => go(valg.id),
          onSettled: () => setMade(null),
        })
      },
    },
  }
}

/** The lines that wait for a person at /admin/sendelister/:aar/avklar, one at a time; or the one that the address names. */
export const AvklarPage = () => <Sendeaar>{aar => <Avklar aar={aar} />}</Sendeaar>

function Avklar({ aar }: { aar: number }) {
  const { koe, id, after, go, previous, next } = useKoe(aar)
  const query = useRad(id)
  const { decide, undo, last, siste } = useValg(aar, go)
  const search = useRef<HTMLInputElement>(null)
  const choose = (produksjonsID: string | null, lest?: string | null) => {
    if (id === null || decide.isPending) return
    const avgjort = lest ?? query.data?.rad.avgjort?.tid ?? null
    decide.mutate({ id, produksjonsID, avgjort }, { onSuccess: () => go(after) })
  }
  const imens = presentOf(decide.error, Sendelisterad)
  const fault = decide.error ?? undo.error ?? query.error ?? koe.error
  const kandidater = query.data?.kandidater ?? []
  useKeys(key => {
    const chosen = /^[1-8]$/.test(key) ? kandidater[Number(key) - 1] : undefined
    if (chosen) choose(chosen.produksjon._id)
    else if (key === '0') choose(null)
    else if (key === 'n') next()
    else if (key === 'p') previous()
    else if (key === 's') search.current?.focus()
    else if (key === 'a' && last) undo.mutate(last)
    else return false
    return true
  })
  return (
    <>
      <PageHead
        title={text.tittel(aar)}
        intro={koe.data && text.igjen(formatCount(koe.data.antall))}
        action={
          <LinkButton variant="secondary" to={`/admin/sendelister/${aar}`}>
            {text.tilListen}
          </LinkButton>
        }
      />
      {imens === null && fault && (
        <Alert variant="error" size="small" role="alert" className="under-16">
          {fault.message}
        </Alert>
      )}
      {imens && (
        <AvklartImens
          rad={imens}
          onMine={() => choose(decide.variables?.produksjonsID ?? null, imens.avgjort?.tid ?? null)}
          onTheirs={decide.reset}
        />
      )}
      <div className="sendevalg__svar row under-8">
        <span role="status">{(undo.data ?? decide.data)?.message ?? siste}</span>
        {last && (
          <Button size="xsmall" variant="tertiary" loading={undo.isPending} onClick={() => undo.mutate(last)}>
            {text.angre}
          </Button>
        )}
      </div>
      {id === null && koe.data && <EmptyState>{text.tom}</EmptyState>}
      {query.isPending && id !== null && <Loader size="large" title={text.henter} />}
      {query.data && id !== null && (
        <div className="sendevalg stack split gap-32 top">
          <div className="stack gap-16">
            <SendtLinje rad={query.data.rad} like={query.data.like} />
            <Historikk entitet="sendeliste" id={id} />
          </div>
          <Choices
            data={query.data}
            busy={decide.isPending}
            search={search}
            onChoose={choose}
            {...((koe.data?.rader.length ?? 0) > 1 && { onPrevious: previous, onNext: next })}
          />
        </div>
      )}
    </>
  )
}

type ChoicesProps = {
  data: NonNullable<ReturnType<typeof useRad>['data']>
  busy: boolean
  search: RefObject<HTMLInputElement | null>
  onChoose: (produksjonsID: string | null) => void
  /** Left out where there is only this line. */
  onPrevious?: () => void
  onNext?: () => void
}

/** What the line may be, that it is none of them, and the way to the lines around it. */
function Choices({ data: { rad, kandidater }, busy, search, onChoose, onPrevious, onNext }: ChoicesProps) {
  return (
    <div>
      <KandidatList rad={rad} kandidater={kandidater} busy={busy} onChoose={onChoose} />
      <div className="row over-16 under-16">
        <Button variant="secondary" loading={busy} onClick={() => onChoose(null)}>
          0 · {text.ingen}
        </Button>
        <Button variant="tertiary" disabled={!onPrevious} onClick={onPrevious}>
          {text.forrige}
        </Button>
        <Button variant="tertiary" disabled={!onNext} onClick={onNext}>
          {text.neste}
        </Button>
      </div>
      <RegisterSearch key={rad._id} ref={search} rad={rad} busy={busy} onChoose={onChoose} />
      <p className="hint">{text.taster}</p>
    </div>
  )
}
