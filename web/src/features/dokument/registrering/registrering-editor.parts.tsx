import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { KiEkstra } from '../../ki/ki-ekstra.parts.tsx'
import { HelpButton } from '../help-button.tsx'
import type { DokumentKi } from '../ki/use-dokument-ki.parts.ts'
import '../dokument-detail.css'
import './registrering-editor.css'
import { text } from './registrering.text.ts'
import type { Registreringshandling, Registreringsutkast } from './registrering-draft.parts.ts'
import { RegistreringFields } from './registrering-fields.tsx'
import { useRegistreringList } from './use-registrering-list.ts'

type Props = {
  entries: readonly Registreringsutkast[]
  /** Everything is shown, and nothing can be changed. */
  locked: boolean
  onAction: (action: Registreringshandling) => void
  onCreate: (entry: Registreringsutkast) => void
  ki: DokumentKi
}

/** The registrations of a document, as part of its form: they are saved with the rest. */
export function RegistreringEditor({ entries, locked, onAction, onCreate, ki }: Props) {
  const { list, told, add, move, remove } = useRegistreringList(entries, onAction)
  return (
    <div className="reg stack gap-16 left ruled">
      <div className="line gap-8 rp-full">
        <h2>{text.overskrift}</h2>
        <RegistreringHelp />
      </div>
      <fieldset className="skjema__felter" disabled={locked}>
        <ol className="stack gap-16 rp-full" ref={list}>
          {entries.map((entry, index) => (
            <li key={entry.id} className="frame" data-reg={entry.id}>
              <div className="reg__topp row spread under-8">
                <h3>{text.nummer(index + 1)}</h3>
                <Tools
                  plass={index + 1}
                  av={entries.length}
                  onMove={direction => move(index, direction)}
                  onRemove={() => remove(index)}
                />
              </div>
              <RegistreringFields
                entry={entry}
                onAction={onAction}
                onCreate={onCreate}
                ki={ki.registrering}
              />
            </li>
          ))}
        </ol>
        <KiEkstra ekstra={ki.ekstra} endre={ki.endreEkstra} vis={ki.handlinger.vis} />
        <Button
          type="button"
          id="reg-legg-til"
          size="small"
          variant="secondary"
          icon={<PlusIcon aria-hidden />}
          onClick={add}
        >
          {text.leggTil}
        </Button>
      </fieldset>
      <span className="aksel-sr-only" role="status">
        {told}
      </span>
    </div>
  )
}

/** What a registration is, and how its fields hang together. */
function RegistreringHelp() {
  return (
    <HelpButton title={text.hjelp}>
      <div className="rp-tekst">
        {text.hjelpAvsnitt.map(avsnitt => (
          <p key={avsnitt}>{avsnitt}</p>
        ))}
      </div>
    </HelpButton>
  )
}

type ToolsProps = { plass: number; av: number; onMove: (direction: 1 | -1) => void; onRemove: () => void }

/** `aria-disabled` rather than `disabled`, so that focus is not lost when an entry reaches the end of the list. */
function Tools({ plass, av, onMove, onRemove }: ToolsProps) {
  if (av === 1) return null
  const common = { type: 'button', size: 'xsmall', variant: 'tertiary', 'data-color': 'neutral' } as const
  return (
    <div className="reg__valg line gap-4">
      <Button
        {...common}
        data-retning="-1"
        aria-disabled={plass === 1}
        icon={<ArrowUpIcon title={text.flyttOpp(plass)} />}
        onClick={() => onMove(-1)}
      />
      <Button
        {...common}
        data-retning="1"
        aria-disabled={plass === av}
        icon={<ArrowDownIcon title={text.flyttNed(plass)} />}
        onClick={() => onMove(1)}
      />
      {plass > 1 && (
        <Button
          {...common}
          data-fjern
          icon={<TrashIcon aria-hidden />}
          aria-label={text.fjernNummer(plass)}
          onClick={onRemove}
        >
          {text.fjern}
        </Button>
      )}
    </div>
  )
}
