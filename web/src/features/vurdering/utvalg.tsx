import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import type { Masseresultat } from '@rp/contract/masseendring'
import { listUtvalg, type Registreringsrad } from '@rp/contract/registreringsliste'
import { useRef, useState } from 'react'
import { callAsAsked } from '../../platform/api.ts'
import { formatCount, formatDateTime } from '../../platform/format.ts'
import { useSisteMasseendringer, useUndo, type Valgt } from './masse.queries.ts'
import { text } from './masse.text.ts'
import { MasseDialog } from './masse-dialog.tsx'
import { listeSporring } from './vurdering.queries.ts'
import type { VurderingSearch } from './vurdering-search.ts'

export type Utvalg = ReadonlyMap<string, Valgt>

const toValgt = ({ dokumentId: id, versjon }: Registreringsrad): Valgt => ({ id, versjon })

/** The marked documents, also on other pages. A document is marked with the version that was seen. `rader` are those that are shown. */
export function useUtvalg(rader: readonly Registreringsrad[]) {
  const [valgte, setValgte] = useState<Utvalg>(new Map())
  const last = useRef<string>(undefined)
  const mark = (some: readonly Registreringsrad[], marked: boolean) =>
    setValgte(now => {
      const next = new Map(now)
      for (const { id, versjon } of some.map(toValgt)) {
        if (marked) next.set(id, { id, versjon })
        else next.delete(id)
      }
      return next
    })
  return {
    valgte,
    /** How many of the marked documents are not among the shown. */
    hidden: valgte.size - keptOf(rader, valgte).length,
    keepShown: () => setValgte(new Map(keptOf(rader, valgte).map(valgt => [valgt.id, valgt]))),
    set: (dokumenter: readonly Valgt[]) => setValgte(new Map(dokumenter.map(valgt => [valgt.id, valgt]))),
    /** How many of the shown documents are marked. */
    page: markedOf(rader, valgte),
    togglePage: () => mark(rader, markedOf(rader, valgte) !== 'all'),
    /** With `range` all from the row that was marked last become as this one. */
    toggle: (rad: Registreringsrad, range = false) => {
      const here = rader.findIndex(({ id }) => id === rad.id)
      const from = range ? rader.findIndex(({ id }) => id === last.current) : -1
      last.current = rad.id
      const some = from < 0 ? [rad] : rader.slice(Math.min(from, here), Math.max(from, here) + 1)
      mark(some, !valgte.has(rad.dokumentId))
    },
  }
}

/** Of the marked documents those that are shown. */
function keptOf(rader: readonly Registreringsrad[], valgte: Utvalg): Valgt[] {
  const shown = new Set(rader.map(({ dokumentId }) => dokumentId))
  return [...valgte.values()].filter(({ id }) => shown.has(id))
}

function markedOf(rader: readonly Registreringsrad[], valgte: Utvalg): 'none' | 'some' | 'all' {
  const marked = rader.filter(({ dokumentId }) => valgte.has(dokumentId)).length
  return marked === 0 ? 'none' : marked === rader.length ? 'all' : 'some'
}

/** What was changed, and what was left as it was, each with its reason. */
const ferdig = (antall: Masseresultat['antall']) =>
  [
    text.ferdig(formatCount(antall.endres ?? 0)),
    ...(['laast', 'endret', 'borte'] as const)
      .filter(navn => (antall[navn] ?? 0) > 0)
      .map(navn => `${text.utfall[navn](antall[navn] ?? 0)}: ${formatCount(antall[navn] ?? 0)}.`),
  ].join(' ')

type Angrbar = { id: string; tekst: string }

/** What the person has changed last, in this page or before it was loaded, for as long as it can be undone. */
function useSiste(done: Angrbar | null): Angrbar | null {
  const { data } = useSisteMasseendringer()
  const egen = data?.find(({ deg, angret }) => deg && angret === null)
  if (done !== null || egen === undefined) return done
  return { id: egen.id, tekst: text.duEndret(formatCount(egen.antall), formatDateTime(egen.tid)) }
}

type Props = {
  utvalg: ReturnType<typeof useUtvalg>
  search: VurderingSearch
}

/** What is marked, how to mark more, and what to do with it; afterwards the way to undo it. Out of sight while there is nothing to say. */
export function UtvalgLinje({ utvalg, search }: Props) {
  const { valgte, set, hidden, keepShown } = utvalg
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<Angrbar | null>(null)
  const siste = useSiste(done)
  const [told, setTold] = useState('')
  const undo = useUndo()
  const markAll = async () => {
    const asked = { query: listeSporring(search) }
    const answer = await callAsAsked(listUtvalg, asked).catch((error: Error) => setTold(error.message))
    if (!answer) return
    set(answer.dokumenter)
    setTold(answer.flere ? text.flere : '')
  }
  const undoDone = (id: string) =>
    undo.mutate(id, {
      onSuccess: ({ tilbake, hoppetOver }) => {
        setDone(null)
        setTold(text.angret(formatCount(tilbake)) + text.ikkeAngret(hoppetOver))
      },
    })
  const common = { size: 'small', variant: 'tertiary', 'data-color': 'neutral' } as const
  return (
    <div className="utvalg frame row" data-tom={valgte.size === 0 && siste === null && told === ''}>
      <span role="status">
        {valgte.size > 0 && text.valgt(formatCount(valgte.size))}
        {hidden > 0 && text.visesIkke(formatCount(hidden), hidden, valgte.size)}
      </span>
      {valgte.size > 0 && (
        <>
          <Button {...common} onClick={() => void markAll()}>
            {text.merkAlle}
          </Button>
          {hidden > 0 && hidden < valgte.size && (
            <Button {...common} onClick={keepShown}>
              {text.fjernSkjulte}
            </Button>
          )}
          <Button {...common} onClick={() => set([])}>
            {text.fjern}
          </Button>
          <Button size="small" onClick={() => setOpen(true)}>
            {text.endre}
          </Button>
        </>
      )}
      {siste && (
        <Alert size="small" variant={undo.error ? 'error' : 'info'} role="status">
          {undo.error?.message ?? siste.tekst}{' '}
          <Button
            size="xsmall"
            variant="secondary"
            loading={undo.isPending}
            onClick={() => undoDone(siste.id)}
          >
            {text.angre}
          </Button>
        </Alert>
      )}
      {told !== '' && (
        <Alert size="small" variant="info" role="status">
          {told}
        </Alert>
      )}
      {open && (
        <MasseDialog
          valgte={[...valgte.values()]}
          onClose={() => setOpen(false)}
          onDone={(id, antall) => {
            setOpen(false)
            setTold('')
            undo.reset()
            setDone({ id, tekst: ferdig(antall) })
            set([])
          }}
        />
      )}
    </div>
  )
}
