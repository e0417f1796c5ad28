import { Button, type ButtonProps } from '@navikt/ds-react/Button'
import { TextField } from '@navikt/ds-react/TextField'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { MessageDialog } from '../../ui/dialog.tsx'
import { personnummerText as text } from './bruker.text.ts'
import type { StabInnsyn } from './konto.queries.ts'
import { KopierKnapp } from './kopier-knapp.tsx'
import type { OnDirty } from './seksjon.tsx'
import { visPersonnummer } from './sjekk.ts'
import { usePersonnummer } from './use-personnummer.ts'

type Props = { userId: string; onDirty: OnDirty; stab?: StabInnsyn | undefined }

/** The personnummer: hidden until it is asked for, and hidden again soon. */
export function PersonnummerFelt({ userId, onDirty, stab }: Props) {
  const nummer = usePersonnummer(userId, stab)
  const { state, dirty } = nummer
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    onDirty('personnummer', dirty)
    return () => onDirty('personnummer', false)
  }, [onDirty, dirty])
  useHiddenOnLeaving(state.modus === 'vist', nummer.hide)
  useFocusFollows(box, state.modus)
  return (
    <div className="rp-nummer" ref={box}>
      {state.modus === 'redigerer' ? (
        <Redigering nummer={nummer} state={state} />
      ) : (
        <Visning
          nummer={nummer}
          vist={state.modus === 'vist' ? state.nummer : null}
          canCopy={stab !== undefined}
        />
      )}
      <span className="aksel-sr-only" role="status">
        {nummer.saved ? text.lagretMelding : ''}
      </span>
      <MessageDialog
        open={nummer.failure !== null}
        heading={nummer.failure?.heading ?? ''}
        onClose={nummer.closeFailure}
      >
        <p className="rp-melding">{nummer.failure?.message}</p>
      </MessageDialog>
    </div>
  )
}

/** Hidden as soon as the person sets out for another page: they may turn back before this one is gone. */
function useHiddenOnLeaving(shown: boolean, hide: () => void) {
  const leaving = useNavigation().state !== 'idle'
  const hideNow = useRef(hide)
  hideNow.current = hide
  useEffect(() => {
    if (!shown) return
    if (leaving) hideNow.current()
    const onTurn = () => hideNow.current()
    window.addEventListener('popstate', onTurn)
    return () => window.removeEventListener('popstate', onTurn)
  }, [shown, leaving])
}

type Nummer = ReturnType<typeof usePersonnummer>

/** @param vist the number, or null while it is hidden */
function Visning({ nummer, vist, canCopy }: { nummer: Nummer; vist: string | null; canCopy: boolean }) {
  return (
    <>
      <p className="rp-nummer__navn">{text.tittel}</p>
      <p className="rp-nummer__verdi">
        {vist === null ? (
          <>
            <span aria-hidden="true">•••••• •••••</span>
            <span className="aksel-sr-only">{text.skjult}</span>
          </>
        ) : (
          visPersonnummer(vist) || text.ingen
        )}
      </p>
      <div className="rp-nummer__valg">
        {vist === null ? (
          <Knapp loading={nummer.busy} onClick={() => void nummer.show()}>
            {text.vis}
          </Knapp>
        ) : (
          <>
            {canCopy && <KopierKnapp tekst={vist}>{text.kopier}</KopierKnapp>}
            <Knapp onClick={() => nummer.edit(vist)}>{text.rediger}</Knapp>
            <Knapp variant="tertiary" onClick={nummer.hide}>
              {text.lukk}
            </Knapp>
          </>
        )}
      </div>
      <p className="rp-dus rp-nummer__hjelp">{vist === null ? text.hjelp : text.lukkesAv}</p>
    </>
  )
}

const Knapp = (props: ButtonProps) => <Button type="button" size="small" variant="secondary" {...props} />

type RedigeringProps = {
  nummer: Nummer
  state: { nummer: string; utkast: string; feil: string | null }
}

function Redigering({ nummer, state }: RedigeringProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    nummer.save()
  }
  return (
    <form noValidate onSubmit={submit} className="rp-nummer__skjema">
      <TextField
        label={text.tittel}
        description={text.elleve}
        inputMode="numeric"
        autoComplete="off"
        maxLength={30}
        value={state.utkast}
        onChange={event => nummer.type(event.target.value)}
        error={state.feil}
      />
      <div className="rp-nummer__valg">
        <Button size="small" loading={nummer.busy}>
          {text.lagre}
        </Button>
        <Button type="button" size="small" variant="secondary" onClick={() => nummer.cancel(state.nummer)}>
          {text.avbryt}
        </Button>
      </div>
    </form>
  )
}

/** The button that was pressed is gone when the state changes: focus goes to the first thing that took its place. */
function useFocusFollows(box: RefObject<HTMLDivElement | null>, modus: string): void {
  const before = useRef(modus)
  useEffect(() => {
    if (before.current === modus) return
    before.current = modus
    const lost = document.activeElement === document.body || box.current?.contains(document.activeElement)
    if (lost) box.current?.querySelector<HTMLElement>('input, button')?.focus()
  }, [box, modus])
}
