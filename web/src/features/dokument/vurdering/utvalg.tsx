import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import type { Masseresultat } from '@rp/contract/masseendring'
import { listUtvalg, type Registreringsrad } from '@rp/contract/registreringsliste'
import { useState } from 'react'
import { call } from '../../../platform/api.ts'
import { formatCount, formatDateTime } from '../../../platform/format.ts'
import { useSisteMasseendringer, useUndo, type Valgt } from './masse.queries.ts'
import { text } from './masse.text.ts'
import { MasseDialog, type Masseutkast, tomtUtkast } from './masse-dialog.tsx'
import { listeSporring } from './vurdering.queries.ts'
import type { VurderingSearch } from './vurdering-search.ts'

export type Utvalg = ReadonlyMap<string, Valgt>

/** The marked documents, also on other pages. A document is marked with the version that was seen. */
export function useUtvalg() {
  const [valgte, setValgte] = useState<Utvalg>(new Map())
  return {
    valgte,
    set: (dokumenter: readonly Valgt[]) => setValgte(new Map(dokumenter.map(valgt => [valgt.id, valgt]))),
    toggle: ({ dokumentId: id, versjon }: Registreringsrad) =>
      setValgte(now => {
        const next = new Map(now)
        if (!next.delete(id)) next.set(id, { id, versjon })
        return next
      }),
  }
}

/** What was changed, and what was left as it was, each with its reason. */
const ferdig = (antall: Masseresultat['antall']) =>
  [
    text.ferdig(formatCount(antall.endres ?? 0)),
    ...(['laast', 'endret', 'borte'] as const)
      .filter(navn => (antall[navn] ?? 0) > 0)
      .map(navn => `${text.utfall[navn]}: ${formatCount(antall[navn] ?? 0)}.`),
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
  rader: readonly Registreringsrad[]
  search: VurderingSearch
}

/** What is marked, how to mark more, and what to do with it; afterwards the way to undo it. */
export function UtvalgLinje({ utvalg, rader, search }: Props) {
  const { valgte, set } = utvalg
  const [open, setOpen] = useState(false)
  const [done, setDone] = useState<Angrbar | null>(null)
  const siste = useSiste(done)
  const [utkast, setUtkast] = useState<Masseutkast>(tomtUtkast)
  const [told, setTold] = useState('')
  const undo = useUndo()
  const markPage = () =>
    set([...valgte.values(), ...rader.map(({ dokumentId: id, versjon }) => ({ id, versjon }))])
  const markAll = async () => {
    const { side: _, antall: __, ...query } = listeSporring(search)
    const answer = await call(listUtvalg, { query }).catch((error: Error) => setTold(error.message))
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
    <div className="utvalg">
      <span role="status">{valgte.size > 0 && text.valgt(formatCount(valgte.size))}</span>
      <Button {...common} onClick={markPage}>
        {text.merkSiden}
      </Button>
      <Button {...common} onClick={() => void markAll()}>
        {text.merkAlle}
      </Button>
      {valgte.size > 0 && (
        <>
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
          utkast={utkast}
          onEdit={setUtkast}
          onClose={() => setOpen(false)}
          onDone={(id, antall) => {
            setOpen(false)
            setUtkast(tomtUtkast)
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
