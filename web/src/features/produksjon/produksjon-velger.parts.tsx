import { Button } from '@navikt/ds-react/Button'
import { Link } from '@navikt/ds-react/Link'
import type { Produksjon } from '@rp/contract/produksjon'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { Combobox, type ComboboxOption } from '../../ui/combobox.tsx'
import { createOptionSearch, findOnly } from '../../ui/option-search.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { produksjonerQuery } from './produksjon.queries.ts'
import { velgerText as text } from './produksjon-velger.text.ts'

/** More than this nobody reads; typing on is quicker. */
const atMost = 30

const titleOf = (row: Produksjon) => row.Produksjonstittel

const searches = new WeakMap<readonly Produksjon[], ReturnType<typeof createOptionSearch<Produksjon>>>()
/** One search for each list, however many pickers there are. */
function searchOf(rows: readonly Produksjon[]) {
  const made = searches.get(rows) ?? createOptionSearch(rows, titleOf)
  searches.set(rows, made)
  return made
}

type Props = {
  id: string
  navn: string
  /** The name stands in the register. */
  valgt: boolean
  onType: (navn: string) => void
  onChoose: (produksjon: Produksjon) => void
  /** Makes a production of a name that is not there; without it only what stands in the register can be chosen. */
  onCreate?: () => void
  error?: string | undefined
}

/** Finds a production in the whole register as one types. A name that is not there is kept as text, and can be made a production. */
export function ProduksjonPicker({ id, navn, valgt, onType, onChoose, onCreate, error }: Props) {
  const belowId = useId()
  const [wanted, setWanted] = useState(false)
  const query = useQuery({ ...produksjonerQuery, enabled: wanted })
  const rows = query.data
  const find = (typed: string) => (rows ? searchOf(rows)(typed || navn, atMost) : { rows: [], total: 0 })
  const free = onCreate !== undefined && navn.trim() !== '' && !valgt
  const hint = onCreate !== undefined && navn === ''
  return (
    <div>
      <Combobox
        id={id}
        label={text.produksjon}
        value={navn}
        maxLength={300}
        error={error}
        describedBy={free || hint ? belowId : undefined}
        search={typed => [
          {
            navn: null,
            options: [
              ...find(typed).rows.map(row => optionOf(row, onChoose)),
              ...(free && rows ? [createOption(navn.trim(), onCreate)] : []),
            ],
          },
        ]}
        foot={typed => <Foot query={query} found={find(typed)} />}
        onType={onType}
        onEnter={() => setWanted(true)}
        onLeave={typed => {
          const only = rows && typed !== '' && !valgt ? findOnly(rows, titleOf, typed) : null
          if (only) onChoose(only)
        }}
      />
      {hint && (
        <p id={belowId} className="hint over-8">
          {text.tomHint}
        </p>
      )}
      {free && (
        <div className="hint over-8">
          <span id={belowId}>{text.frittNavn}</span>{' '}
          <Button type="button" size="xsmall" variant="secondary" onClick={onCreate}>
            {text.opprett}
          </Button>
        </div>
      )}
    </div>
  )
}

const createOption = (navn: string, onChoose: () => void): ComboboxOption => ({
  id: 'ny',
  label: <span className="strong">{text.opprettMedNavn(navn)}</span>,
  onChoose,
})

function optionOf(row: Produksjon, onChoose: (produksjon: Produksjon) => void): ComboboxOption {
  const detail = [row.Premiere, row.Verkstype, row.Produksjonsselskap].filter(Boolean).join(' · ')
  return {
    id: row._id,
    label: (
      <>
        <WorkTitle>{row.Produksjonstittel}</WorkTitle>
        {detail !== '' && <small>{detail}</small>}
      </>
    ),
    onChoose: () => onChoose(row),
  }
}

type FootProps = {
  query: { isPending: boolean; isError: boolean }
  found: { rows: readonly Produksjon[]; total: number }
}

/** How many there are, or what to do when there is none (specification, section 8). */
function Foot({ query, found }: FootProps) {
  const { kontaktadresse } = getOppsett()
  if (query.isError) return <p role="status">{text.feilet}</p>
  if (query.isPending) return <p role="status">{text.henter}</p>
  if (found.total === 0)
    return (
      <p role="status">
        {text.mangler} <Link href={`mailto:${kontaktadresse}`}>{kontaktadresse}</Link>
      </p>
    )
  return (
    <p role="status">
      {found.total > found.rows.length
        ? text.flere(formatCount(found.rows.length), formatCount(found.total))
        : text.treff(formatCount(found.total))}
    </p>
  )
}
