import { Select } from '@navikt/ds-react/Select'
import { TextField } from '@navikt/ds-react/TextField'
import { verkstyper } from '@rp/contract/produksjon'
import { useId } from 'react'
import { KiFelt } from '../../ki/ki.parts.tsx'
import { ProduksjonPicker } from '../../produksjon/produksjon-velger.parts.tsx'
import type { DokumentKi } from '../ki/use-dokument-ki.parts.ts'
import { FagfunksjonPicker } from './fagfunksjon-picker.tsx'
import { text } from './registrering.text.ts'
import { checkEpisoder } from './registrering.ts'
import type { Registreringshandling, Registreringsutkast } from './registrering-draft.parts.ts'
import { feltId } from './til-felt.parts.ts'

type Props = {
  entry: Registreringsutkast
  onAction: (action: Registreringshandling) => void
  /** The person wants the typed name to become a production. */
  onCreate: (entry: Registreringsutkast) => void
  ki: DokumentKi['registrering']
}

/** The fields of one registration. */
export function RegistreringFields({ entry, onAction, onCreate, ki }: Props) {
  const { id } = entry
  return (
    <div className="reg__felt stack split gap-16 top">
      <div className="span">
        <KiFelt ki={ki(entry, 'produksjon')}>
          <ProduksjonPicker
            id={feltId(entry, 'produksjon')}
            navn={entry.produksjonsnavn}
            valgt={entry.produksjonsID !== null}
            onType={navn => onAction({ type: 'navn_skrevet', id, navn })}
            onChoose={produksjon => onAction({ type: 'produksjon_valgt', id, produksjon })}
            onCreate={() => onCreate(entry)}
          />
        </KiFelt>
      </div>
      <Verkstype entry={entry} onChange={verkstype => onAction({ type: 'verkstype_valgt', id, verkstype })} />
      <KiFelt ki={ki(entry, 'fagfunksjon')}>
        <FagfunksjonPicker
          id={feltId(entry, 'fagfunksjon')}
          verkstype={entry.verkstype}
          value={entry.fagfunksjon}
          onChange={fagfunksjon => onAction({ type: 'fagfunksjon_skrevet', id, fagfunksjon })}
        />
      </KiFelt>
      <div className="span">
        <KiFelt ki={ki(entry, 'episoder')}>
          <Episoder entry={entry} onType={skrevet => onAction({ type: 'episoder_skrevet', id, skrevet })} />
        </KiFelt>
      </div>
    </div>
  )
}

type VerkstypeProps = { entry: Registreringsutkast; onChange: (verkstype: string | null) => void }

/** Comes with a chosen production and is then locked; otherwise it is chosen here, for the list of functions only. */
function Verkstype({ entry, onChange }: VerkstypeProps) {
  if (entry.produksjonsID !== null)
    return (
      <TextField
        size="small"
        label={text.verkstype}
        value={entry.verkstype ?? text.verkstypeUkjent}
        readOnly
      />
    )
  return (
    <div>
      <Select
        size="small"
        label={text.verkstype}
        value={entry.verkstype ?? ''}
        onChange={event => onChange(event.target.value || null)}
      >
        <option value="">{text.verkstypeIkkeValgt}</option>
        {verkstyper.map(verkstype => (
          <option key={verkstype}>{verkstype}</option>
        ))}
      </Select>
      <p className="hint over-8">{text.verkstypeHva}</p>
    </div>
  )
}

function Episoder({ entry, onType }: { entry: Registreringsutkast; onType: (skrevet: string) => void }) {
  const belowId = useId()
  const total = entry.episoderTotalt
  const fault = checkEpisoder(entry.skrevet, total)
  return (
    <>
      <div className="reg__ep">
        <TextField
          id={feltId(entry, 'episoder')}
          size="small"
          label={text.episoder}
          inputMode="numeric"
          autoComplete="off"
          htmlSize={5}
          value={entry.skrevet}
          aria-describedby={belowId}
          error={fault === 'ikke_tall' ? text.ikkeTall : undefined}
          onChange={event => onType(event.target.value)}
        />
        {total !== null && <span id={belowId}>{text.av(total)}</span>}
      </div>
      <div role="status">
        {fault === 'over_total' && total !== null && (
          <p className="type-2 over-8 mangler">{text.overTotal(total)}</p>
        )}
      </div>
    </>
  )
}
