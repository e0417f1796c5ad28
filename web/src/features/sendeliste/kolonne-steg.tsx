import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { TextField } from '@navikt/ds-react/TextField'
import { type Felt, felter, type Kolonnevalg, type Leseoppsett } from '@rp/contract/sendeliste'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { Forhaandsvisning } from './forhaandsvisning.tsx'
import { Merknadsliste } from './merknadsliste.tsx'
import type { Lesing } from './sendeliste.queries.ts'
import { importText as text } from './sendeliste.text.ts'

type Props = {
  lesing: Lesing
  /** How the file is to be read, as the person has it on screen. */
  oppsett: Leseoppsett
  onOppsett: (oppsett: Leseoppsett) => void
  busy: boolean
  finding: boolean
  onReread: (oppsett: Leseoppsett) => void
  onFind: () => void
  onBack: () => void
}

const previewRows = 8
const noColumns = Object.fromEntries(felter.map(felt => [felt, null])) as Kolonnevalg

/** Which column is what, as the portal proposes it and the person corrects it, beside the first rows. */
export function KolonneSteg(props: Props) {
  const { lesing, oppsett, onOppsett, busy, finding, onReread, onFind, onBack } = props
  const column = (felt: Felt, value: string) =>
    onOppsett({ ...oppsett, kolonner: { ...oppsett.kolonner, [felt]: value === '' ? null : Number(value) } })
  const changed = JSON.stringify(oppsett) !== JSON.stringify(lesing.oppsett)
  return (
    <div className="sendesteg">
      <p role="status">
        {text.lest(formatCount(lesing.antall))} {text.filfakta(factsOf(lesing))}
      </p>
      <div className="sendeskjema sendeskjema--rad">
        {lesing.ark.length > 1 && (
          <Select
            label={text.ark}
            size="small"
            value={oppsett.ark}
            disabled={busy}
            onChange={event => onReread({ ...oppsett, ark: event.target.value })}
          >
            {lesing.ark.map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
        <HeaderRow
          key={lesing.oppsett.overskriftsrad}
          value={oppsett.overskriftsrad}
          busy={busy}
          onChange={overskriftsrad => onReread({ ...oppsett, overskriftsrad, kolonner: noColumns })}
        />
      </div>
      <fieldset className="sendekolonner" disabled={busy}>
        <legend>{text.kolonner}</legend>
        {felter.map(felt => (
          <Select
            key={felt}
            size="small"
            label={text.felt[felt]}
            value={oppsett.kolonner[felt] ?? ''}
            onChange={event => column(felt, event.target.value)}
          >
            <option value="">{text.ingenKolonne}</option>
            {lesing.overskrifter.map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place, names may be double.
              <option key={index} value={index}>
                {name}
              </option>
            ))}
          </Select>
        ))}
        {(oppsett.kolonner.mediehus ?? null) === null && (
          <TextField
            size="small"
            label={text.fastMediehus}
            description={text.fastMediehusHint}
            value={oppsett.mediehus}
            maxLength={200}
            onChange={event => onOppsett({ ...oppsett, mediehus: event.target.value })}
          />
        )}
      </fieldset>
      <Preview lesing={lesing} />
      <Merknadsliste merknader={lesing.merknader} />
      <div className="sendevalg__knapper">
        <Button loading={finding} disabled={busy && !finding} onClick={onFind}>
          {text.finn}
        </Button>
        {changed && (
          <Button variant="secondary" disabled={busy} onClick={() => onReread(oppsett)}>
            {text.lesPaaNytt}
          </Button>
        )}
        <Button variant="tertiary" disabled={busy} onClick={onBack}>
          {text.tilFilen}
        </Button>
      </div>
    </div>
  )
}

const factsOf = ({ filnavn, tegnsett, skilletegn, ark, oppsett }: Lesing): string[] =>
  [
    filnavn,
    tegnsett && text.tegnsettnavn[tegnsett],
    skilletegn && text.skilt(text.tegn[skilletegn] ?? skilletegn),
    ark.length > 0 && oppsett.ark,
  ].filter(part => typeof part === 'string' && part !== '') as string[]

/** Taken when the field is left: each digit on the way would be another header. */
type HeaderRowProps = { value: number; busy: boolean; onChange: (row: number) => void }
function HeaderRow({ value, busy, onChange }: HeaderRowProps) {
  const [typed, setTyped] = useState(String(value))
  const settle = () => {
    const row = Number(typed)
    if (Number.isInteger(row) && row >= 0 && row <= 1000 && row !== value) onChange(row)
  }
  return (
    <TextField
      size="small"
      label={text.overskriftsrad}
      description={text.overskriftHint}
      inputMode="numeric"
      disabled={busy}
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={event => event.key === 'Enter' && settle()}
    />
  )
}

function Preview({ lesing }: { lesing: Lesing }) {
  const shown = felter.filter(felt => felt !== 'aar')
  if (lesing.linjer.length === 0)
    return (
      <Forhaandsvisning
        tittel={text.iFilen}
        kolonner={lesing.overskrifter}
        rader={lesing.eksempler.slice(0, previewRows)}
      />
    )
  return (
    <Forhaandsvisning
      tittel={text.slik}
      kolonner={shown.map(felt => text.felt[felt])}
      rader={lesing.linjer.slice(0, previewRows).map(linje => ({
        rad: linje.rad,
        celler: shown.map(felt => String(linje[felt] ?? '')),
      }))}
    />
  )
}
