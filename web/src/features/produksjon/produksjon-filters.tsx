import { FilterIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { Switch } from '@navikt/ds-react/Switch'
import { TextField } from '@navikt/ds-react/TextField'
import { produksjonslisteKolonner as kolonner, verkstyper } from '@rp/contract/produksjon'
import { useState } from 'react'
import { MultiSelectMenu } from '../../ui/multi-select-menu.tsx'
import { SuggestField } from '../../ui/suggest-field.tsx'
import { text } from './produksjon.text.ts'
import {
  type ChangeProduksjonSearch,
  countFilters,
  type Kolonne,
  type ProduksjonSearch,
} from './produksjon-search.ts'

const suggestionsAtMost = 8

type Props = {
  search: ProduksjonSearch
  onChange: ChangeProduksjonSearch
  suggestSelskap: (typed: string, atMost: number) => string[]
  canFilterMine: boolean
  canFilterSendt: boolean
}

/** Toggles and filters. On a phone the filters are folded away, and the order is chosen here, for the header row is hidden. */
export function ProduksjonFilters({
  search,
  onChange,
  suggestSelskap,
  canFilterMine,
  canFilterSendt,
}: Props) {
  const [open, setOpen] = useState(false)
  return (
    <search aria-label={text.filtrer(0)} className="stack gap-16">
      <div className="row gap-32">
        <Switch
          size="small"
          checked={search.mine}
          disabled={!canFilterMine}
          onChange={event => onChange({ mine: event.target.checked })}
        >
          {text.kunMine}
        </Switch>
        <Switch
          size="small"
          checked={search.sendt}
          disabled={!canFilterSendt}
          onChange={event => onChange({ sendt: event.target.checked })}
        >
          {text.kunSendt}
        </Switch>
      </div>
      <Button
        size="small"
        variant="secondary"
        data-color="neutral"
        className="rp-filtre__knapp"
        icon={<FilterIcon aria-hidden />}
        aria-expanded={open}
        aria-controls="produksjonsfiltre"
        onClick={() => setOpen(!open)}
      >
        {text.filtrer(countFilters(search))}
      </Button>
      <div id="produksjonsfiltre" className="rp-filtre__felt stack gap-16" data-open={open}>
        <TextField
          size="small"
          label={text.kolonne.tittel}
          value={search.tittel}
          autoComplete="off"
          onChange={event => onChange({ tittel: event.target.value }, 'typing')}
        />
        <SuggestField
          label={text.kolonne.selskap}
          value={search.selskap}
          suggestions={suggestSelskap(search.selskap, suggestionsAtMost)}
          onChange={selskap => onChange({ selskap }, 'typing')}
        />
        <TextField
          size="small"
          label={text.kolonne.premiere}
          value={search.premiere}
          inputMode="numeric"
          autoComplete="off"
          onChange={event => onChange({ premiere: event.target.value }, 'typing')}
        />
        <MultiSelectMenu
          label={text.kolonne.verkstype}
          options={verkstyper}
          chosen={search.verkstyper}
          summary={summaryOf(search.verkstyper)}
          clearLabel={text.nullstillMeny}
          closeLabel={text.lukk}
          onChange={chosen => onChange({ verkstyper: chosen })}
        />
      </div>
      <OrderSelect search={search} onChange={onChange} />
    </search>
  )
}

function summaryOf(chosen: readonly string[]): string {
  if (chosen.length === 0) return text.alle
  return chosen.length === 1 ? (chosen[0] ?? '') : text.valgt(chosen.length)
}

function OrderSelect({ search, onChange }: Pick<Props, 'search' | 'onChange'>) {
  const value = `${search.sorter} ${search.synkende}`
  return (
    <Select
      size="small"
      label={text.sorterEtter}
      className="rp-filtre__sorter"
      value={value}
      onChange={event => {
        const [sorter, synkende] = event.target.value.split(' ')
        onChange({ sorter: sorter as Kolonne, synkende: synkende === 'true' })
      }}
    >
      {kolonner.flatMap(kolonne =>
        [false, true].map(synkende => (
          <option key={`${kolonne} ${synkende}`} value={`${kolonne} ${synkende}`}>
            {text.kolonne[kolonne]}, {synkende ? text.synkende : text.stigende}
          </option>
        )),
      )}
    </Select>
  )
}
