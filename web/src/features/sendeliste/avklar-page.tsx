import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Loader } from '@navikt/ds-react/Loader'
import { useEffect, useRef } from 'react'
import { useParams, useSearchParams } from 'react-router'
import { formatCount } from '../../platform/format.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../ui/page.tsx'
import { KandidatList } from './kandidat-list.tsx'
import { RegisterSearch } from './register-search.tsx'
import { useAvgjoer, useRad, useTvil } from './sendeliste.queries.ts'
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

/** The lines that wait for a person at /admin/sendelister/:aar/avklar, one at a time; or the one that the address names. */
export function AvklarPage() {
  const aar = Number(useParams().aar)
  const [params, setParams] = useSearchParams()
  const koe = useTvil(aar)
  const ids = koe.data?.rader.map(rad => rad._id) ?? []
  const id = params.get('rad') ?? ids[0] ?? null
  const query = useRad(id)
  const decide = useAvgjoer()
  const search = useRef<HTMLInputElement>(null)
  const at = id === null ? -1 : ids.indexOf(id)
  const go = (to: string | undefined) =>
    setParams(to ? { rad: to } : {}, { replace: true, preventScrollReset: true })
  const choose = (produksjonsID: string | null) => {
    if (id === null || decide.isPending) return
    const next = ids.find((other, index) => index > at && other !== id) ?? ids.find(other => other !== id)
    decide.mutate({ id, produksjonsID }, { onSuccess: () => go(next) })
  }
  const kandidater = query.data?.kandidater ?? []
  useKeys(key => {
    const chosen = /^[1-8]$/.test(key) ? kandidater[Number(key) - 1] : undefined
    if (chosen) choose(chosen.produksjon._id)
    else if (key === '0') choose(null)
    else if (key === 'n') go(ids[at + 1] ?? ids[0])
    else if (key === 'p') go(ids[at - 1] ?? ids.at(-1))
    else if (key === 's') search.current?.focus()
    else return false
    return true
  })
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={text.tittel(aar)} size="large">
            {text.tittel(aar)}
          </PageHeading>
        }
        intro={koe.data && text.igjen(formatCount(koe.data.antall))}
        action={
          <LinkButton variant="secondary" to={`/admin/sendelister/${aar}`}>
            {text.tilListen}
          </LinkButton>
        }
      />
      {(decide.error ?? query.error ?? koe.error) && (
        <Alert variant="error" size="small" role="alert">
          {(decide.error ?? query.error ?? koe.error)?.message}
        </Alert>
      )}
      <p role="status" className="sendevalg__svar">
        {decide.data?.message}
      </p>
      {id === null && koe.data && <EmptyState>{text.tom}</EmptyState>}
      {query.isPending && id !== null && <Loader size="large" title={text.henter} />}
      {query.data && id !== null && (
        <div className="sendevalg">
          <SendtLinje rad={query.data.rad} like={query.data.like} />
          <div>
            <KandidatList
              rad={query.data.rad}
              kandidater={kandidater}
              busy={decide.isPending}
              onChoose={choose}
            />
            <div className="sendevalg__knapper">
              <Button variant="secondary" loading={decide.isPending} onClick={() => choose(null)}>
                0 · {text.ingen}
              </Button>
              <Button
                variant="tertiary"
                disabled={ids.length < 2}
                onClick={() => go(ids[at - 1] ?? ids.at(-1))}
              >
                {text.forrige}
              </Button>
              <Button variant="tertiary" disabled={ids.length < 2} onClick={() => go(ids[at + 1] ?? ids[0])}>
                {text.neste}
              </Button>
            </div>
            <RegisterSearch key={id} ref={search} busy={decide.isPending} onChoose={choose} />
            <p className="sendevalg__taster">{text.taster}</p>
          </div>
        </div>
      )}
    </>
  )
}
