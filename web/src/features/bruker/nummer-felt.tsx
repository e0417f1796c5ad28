import { Button, type ButtonProps } from '@navikt/ds-react/Button'
import { type FormEvent, type RefObject, useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { MessageDialog } from '../../ui/dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { StabInnsyn } from './konto.queries.ts'
import { KopierKnapp } from './kopier-knapp.tsx'
import type { Nummerslag } from './nummerslag.ts'
import { useDirty } from './unsaved.tsx'
import { useNummer } from './use-nummer.ts'

type Props = { slag: Nummerslag; userId: string; stab?: StabInnsyn | undefined }

/** A number that is kept secret: hidden until it is asked for, and hidden again soon. */
export function NummerFelt({ slag, userId, stab }: Props) {
  const nummer = useNummer(slag, userId, stab)
  const { navn, text } = slag
  const { state, dirty } = nummer
  const box = useRef<HTMLDivElement>(null)
  useDirty(navn, dirty, nummer.save)
  useHiddenOnLeaving(state.modus === 'vist', nummer.hide)
  useFocusFollows(box, state.modus)
  return (
    <div className="row gap-24" ref={box}>
      {state.modus === 'redigerer' ? (
        <Redigering slag={slag} nummer={nummer} state={state} />
      ) : (
        <Visning
          slag={slag}
          nummer={nummer}
          vist={state.modus === 'vist' ? state.nummer : null}
          canCopy={stab !== undefined}
        />
      )}
      <p className="type-3 strong" role="status">
        {nummer.saved ? text.lagretMelding : ''}
      </p>
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

type Nummer = ReturnType<typeof useNummer>

type VisningProps = { slag: Nummerslag; nummer: Nummer; vist: string | null; canCopy: boolean }
/** @param vist the number, or null while it is hidden */
function Visning({ slag, nummer, vist, canCopy }: VisningProps) {
  const { text } = slag
  return (
    <>
      <p className="strong rp-full">{text.tittel}</p>
      <p className="rp-nummer__verdi rp-tall">
        {vist === null ? (
          <>
            <span aria-hidden="true">•••••• •••••</span>
            <span className="aksel-sr-only">{text.skjult}</span>
          </>
        ) : (
          slag.vis(vist) || text.ingen
        )}
      </p>
      <div className="row gap-8">
        {vist === null ? (
          <Knapp id={slag.navn} loading={nummer.busy} onClick={() => void nummer.show()}>
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
      <p className="rp-dus rp-full">{vist === null ? text.hjelp : text.lukkesAv}</p>
    </>
  )
}

const Knapp = (props: ButtonProps) => <Button type="button" size="small" variant="secondary" {...props} />

type RedigeringProps = {
  slag: Nummerslag
  nummer: Nummer
  state: { nummer: string; utkast: string; feil: string | null }
}

function Redigering({ slag, nummer, state }: RedigeringProps) {
  const { text } = slag
  const submit = (event: FormEvent) => {
    event.preventDefault()
    nummer.save()
  }
  return (
    <form noValidate onSubmit={submit} className="stack rp-full width-m">
      <TextField
        label={text.tittel}
        description={text.form}
        inputMode={slag.inputMode}
        autoComplete="off"
        maxLength={50}
        value={state.utkast}
        onChange={event => nummer.type(event.target.value)}
        error={state.feil}
      />
      <div className="row gap-8">
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
