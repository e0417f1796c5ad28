import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { Table } from '@navikt/ds-react/Table'
import { TextField } from '@navikt/ds-react/TextField'
import { Heading } from '@navikt/ds-react/Typography'
import {
  type Felt,
  felter,
  type Kolonnevalg,
  type Leseoppsett,
  type lesSendeliste,
} from '@rp/contract/sendeliste'
import { useEffect, useState } from 'react'
import type { Answer } from '../../platform/api.ts'
import { formatCount } from '../../platform/format.ts'
import { Merknadsliste } from './merknadsliste.tsx'
import { radText, importText as text } from './sendeliste.text.ts'

type Lesing = Answer<typeof lesSendeliste>
type Props = {
  lesing: Lesing
  busy: boolean
  finding: boolean
  onReread: (oppsett: Leseoppsett) => void
  onFind: (oppsett: Leseoppsett) => void
  onBack: () => void
}

const noColumns = Object.fromEntries(felter.map(felt => [felt, null])) as Kolonnevalg

/** Which column is what, as the portal proposes it and the person corrects it, beside the first rows. */
export function KolonneSteg({ lesing, busy, finding, onReread, onFind, onBack }: Props) {
  const [oppsett, setOppsett] = useState(lesing.oppsett)
  useEffect(() => setOppsett(lesing.oppsett), [lesing])
  const column = (felt: Felt, value: string) =>
    setOppsett({ ...oppsett, kolonner: { ...oppsett.kolonner, [felt]: value === '' ? null : Number(value) } })
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
          onChange={overskriftsrad => onReread({ ...oppsett, overskriftsrad, kolonner: noColumns })}
        />
      </div>
      <fieldset className="sendekolonner">
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
            onChange={event => setOppsett({ ...oppsett, mediehus: event.target.value })}
          />
        )}
      </fieldset>
      <Preview lesing={lesing} />
      <Merknadsliste merknader={lesing.merknader} />
      <div className="sendevalg__knapper">
        <Button loading={finding} disabled={busy && !finding} onClick={() => onFind(oppsett)}>
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
    tegnsett,
    skilletegn && text.skilt(text.tegn[skilletegn] ?? skilletegn),
    ark.length > 0 && oppsett.ark,
  ].filter(part => typeof part === 'string' && part !== '') as string[]

/** Taken when the field is left: each digit on the way would be another header. */
function HeaderRow({ value, onChange }: { value: number; onChange: (row: number) => void }) {
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
      value={typed}
      onChange={event => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={event => event.key === 'Enter' && settle()}
    />
  )
}

function Preview({ lesing }: { lesing: Lesing }) {
  const understood = lesing.linjer.length > 0
  const names = understood
    ? felter.filter(felt => felt !== 'aar').map(felt => text.felt[felt])
    : lesing.overskrifter
  const rows = understood
    ? lesing.linjer.map(linje => ({
        rad: linje.rad,
        celler: felter
          .filter(felt => felt !== 'aar')
          .map(felt => String(linje[felt as Exclude<Felt, 'aar'>] ?? '')),
      }))
    : lesing.eksempler
  return (
    <section className="rp-filtertabell" aria-label={understood ? text.slik : text.iFilen}>
      <Heading level="2" size="small" spacing>
        {understood ? text.slik : text.iFilen}
      </Heading>
      <Table size="small" className="rp-kort" role="table">
        <Table.Header role="rowgroup">
          <Table.Row role="row">
            {[text.rad, ...names].map((name, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are known by their place, names may be double.
              <Table.ColumnHeader key={index} role="columnheader" scope="col">
                {name}
              </Table.ColumnHeader>
            ))}
          </Table.Row>
        </Table.Header>
        <Table.Body role="rowgroup">
          {rows.slice(0, 8).map(({ rad, celler }) => (
            <Table.Row key={rad} role="row">
              <Table.HeaderCell role="rowheader" scope="row" className="rp-kort__tittel">
                {rad}
              </Table.HeaderCell>
              {names.map((name, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: as above.
                <Table.DataCell key={index} role="cell" data-felt={name}>
                  {celler[index] || radText.ingen}
                </Table.DataCell>
              ))}
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </section>
  )
}
