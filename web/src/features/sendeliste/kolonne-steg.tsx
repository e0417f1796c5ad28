import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import type { TextFieldProps } from '@navikt/ds-react/TextField'
import {
  type Felt,
  felter,
  type Kolonnevalg,
  type Leseoppsett,
  type Sendelisteutkast,
} from '@rp/contract/sendeliste'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { TextField } from '../../ui/text-field.tsx'
import { Forhaandsvisning } from './forhaandsvisning.tsx'
import { Merknadsliste } from './merknadsliste.tsx'
import { importText as text } from './sendeliste.text.ts'

type Props = {
  lesing: Sendelisteutkast
  /** How the file is to be read, as the person has it on screen. */
  oppsett: Leseoppsett
  /** Each choice is kept and shows at once. */
  onOppsett: (oppsett: Leseoppsett) => void
  finding: boolean
  onFind: () => void
  onBack: () => void
}

const previewRows = 8
const noColumns = Object.fromEntries(felter.map(felt => [felt, null])) as Kolonnevalg

/** Which column is what, as the portal proposes it and the person corrects it, beside the first rows. */
export function KolonneSteg(props: Props) {
  const { lesing, oppsett, onOppsett, finding, onFind, onBack } = props
  const column = (felt: Felt, value: string) =>
    onOppsett({ ...oppsett, kolonner: { ...oppsett.kolonner, [felt]: value === '' ? null : Number(value) } })
  return (
    <div className="stack gap-20">
      <p role="status">
        {text.lest(formatCount(lesing.antall))} {text.filfakta(factsOf(lesing))}
      </p>
      <div className="stack columns gap-20 width-l">
        {lesing.ark.length > 1 && (
          <Select
            label={text.ark}
            size="small"
            value={oppsett.ark}
            disabled={finding}
            onChange={event => onOppsett({ ...oppsett, ark: event.target.value })}
          >
            {lesing.ark.map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        )}
        <TypedField
          label={text.overskriftsrad}
          description={text.overskriftHint}
          inputMode="numeric"
          disabled={finding}
          value={String(oppsett.overskriftsrad)}
          onSettle={typed => {
            const overskriftsrad = Number(typed)
            if (Number.isInteger(overskriftsrad) && overskriftsrad >= 0 && overskriftsrad <= 1000)
              onOppsett({ ...oppsett, overskriftsrad, kolonner: noColumns })
          }}
        />
      </div>
      <fieldset className="stack tiles bottom gap-16" disabled={finding}>
        <legend className="strong under-8">{text.kolonner}</legend>
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
          <TypedField
            label={text.fastMediehus}
            description={text.fastMediehusHint}
            value={oppsett.mediehus}
            maxLength={200}
            onSettle={mediehus => onOppsett({ ...oppsett, mediehus })}
          />
        )}
      </fieldset>
      <Ubrukte lesing={lesing} oppsett={oppsett} />
      <Preview lesing={lesing} />
      <Merknadsliste merknader={lesing.merknader} />
      <div className="row over-16 under-16">
        <Button loading={finding} onClick={onFind}>
          {text.finn}
        </Button>
        <Button variant="tertiary" disabled={finding} onClick={onBack}>
          {text.tilFilen}
        </Button>
      </div>
    </div>
  )
}

const mostUnused = 12

/** The columns of the file that are nothing to us; those without a word in the first rows are not told. */
function Ubrukte({ lesing, oppsett }: Pick<Props, 'lesing' | 'oppsett'>) {
  const used = new Set(Object.values(oppsett.kolonner))
  const unused = lesing.overskrifter.filter(
    (_, column) => !used.has(column) && lesing.eksempler.some(({ celler }) => celler[column]),
  )
  if (unused.length === 0) return null
  return (
    <p className="rp-dus">
      {text.ubrukte(unused.slice(0, mostUnused), Math.max(0, unused.length - mostUnused))}
    </p>
  )
}

const factsOf = ({ filnavn, tegnsett, skilletegn, ark, oppsett }: Sendelisteutkast): string[] =>
  [
    filnavn,
    tegnsett && text.tegnsettnavn[tegnsett],
    skilletegn && text.skilt(text.tegn[skilletegn] ?? skilletegn),
    ark.length > 0 && oppsett.ark,
  ].filter(part => typeof part === 'string' && part !== '') as string[]

type TypedFieldProps = Omit<TextFieldProps, 'value' | 'onChange' | 'size'> & {
  value: string
  onSettle: (typed: string) => void
}
/** Taken when the field is left: each sign on the way would be another choice. */
function TypedField({ value, onSettle, ...field }: TypedFieldProps) {
  const [typed, setTyped] = useState<string | null>(null)
  const settle = () => {
    if (typed !== null && typed !== value) onSettle(typed)
    setTyped(null)
  }
  return (
    <TextField
      {...field}
      size="small"
      value={typed ?? value}
      onChange={event => setTyped(event.target.value)}
      onBlur={settle}
      onKeyDown={event => event.key === 'Enter' && settle()}
    />
  )
}

/** As lists show it: numbers in groups, but a year is none. */
const cellOf = (value: string | number | null, felt: Felt): string =>
  typeof value === 'number' && felt !== 'premiere' ? formatCount(value) : String(value ?? '')

function Preview({ lesing }: { lesing: Sendelisteutkast }) {
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
        celler: shown.map(felt => cellOf(linje[felt], felt)),
      }))}
    />
  )
}
