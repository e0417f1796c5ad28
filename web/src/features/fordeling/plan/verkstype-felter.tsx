import { Button } from '@navikt/ds-react/Button'
import { Checkbox, CheckboxGroup } from '@navikt/ds-react/Checkbox'
import { Select } from '@navikt/ds-react/Select'
import { godkjenteTitler, heleSummen, hoeyste, sumPoeng, type Verkstypeplan } from '@rp/contract/planinnhold'
import { useState } from 'react'
import { TextField } from '../../../ui/text-field.tsx'
import { writeSkalert } from '../skalert.ts'
import { TallFelt } from '../tall-felt.tsx'
import { text } from './plan.text.ts'
import { gruppeOf, withGruppenavn, withTittel } from './plan-utkast.ts'
import { Del, Fjern, LeggTil } from './rader.tsx'

type Props = { plan: Verkstypeplan; change: (next: Verkstypeplan) => void }
const words = text.verkstype

/** One work type, folded away until somebody opens it: it has some hundred fields. */
export function VerkstypeFelter({ plan, change }: Props) {
  const [open, setOpen] = useState(false)
  const sum = sumPoeng(plan)
  return (
    <details className="ruled" onToggle={event => setOpen(event.currentTarget.open)}>
      <summary>
        <strong>{plan.verkstype}</strong>{' '}
        <span className="rp-dus">
          {words.poengsum(Number.isNaN(sum) ? '–' : writeSkalert(sum, 10))}
          {plan.vekt !== null && `, ${words.vekt.toLocaleLowerCase('nb')} ${writeSkalert(plan.vekt, 100)}`}
        </span>
      </summary>
      {open && (
        <div className="stack gap-20">
          <div className="stack tiles gap-20">
            <TallFelt
              label={words.vekt}
              description={words.vektHjelp}
              skala={100}
              hoeyst={hoeyste.faktor}
              value={plan.vekt}
              onChange={vekt => change({ ...plan, vekt })}
            />
            <TallFelt
              label={words.spilletid}
              description={words.spilletidHjelp}
              skala={1}
              hoeyst={hoeyste.spilletid}
              value={plan.spilletid}
              onChange={spilletid => change({ ...plan, spilletid })}
            />
          </div>
          <Grupper plan={plan} change={change} />
          <Felles plan={plan} change={change} />
          <Titler plan={plan} change={change} />
        </div>
      )}
    </details>
  )
}

function Grupper({ plan, change }: Props) {
  const { grupper } = plan
  return (
    <Del tittel={words.grupper}>
      {grupper.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the name is what is being written.
        <div key={`${grupper.length}-${index}`} className="plan__rad stack width-l">
          <TextField
            size="small"
            label={words.gruppe(index + 1)}
            hideLabel
            value={one.gruppe}
            maxLength={200}
            onChange={({ target }) => change(withGruppenavn(plan, index, target.value))}
          />
          <TallFelt
            label={words.poengFor(one.gruppe)}
            hideLabel
            skala={10}
            hoeyst={heleSummen}
            value={one.poeng}
            onChange={poeng => change({ ...plan, grupper: grupper.with(index, { ...one, poeng }) })}
          />
          <Fjern
            title={words.fjernGruppe(one.gruppe)}
            onClick={() => change({ ...plan, grupper: grupper.toSpliced(index, 1) })}
          />
        </div>
      ))}
      <LeggTil
        onClick={() => change({ ...plan, grupper: [...grupper, { gruppe: '', poeng: null, titler: [] }] })}
      >
        {words.leggGruppe}
      </LeggTil>
    </Del>
  )
}

/** Groups that together take no more than so many points of a work. */
function Felles({ plan, change }: Props) {
  const { felles, grupper } = plan
  const names = grupper.map(({ gruppe }) => gruppe).filter(Boolean)
  return (
    <Del tittel={words.felles} hjelp={words.fellesHjelp}>
      {felles.map((one, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: what shares is what is being chosen.
        <div key={`${felles.length}-${index}`} className="stack tiles gap-20">
          <CheckboxGroup
            size="small"
            legend={words.fellesGrupper}
            value={one.grupper}
            onChange={(chosen: string[]) =>
              change({ ...plan, felles: felles.with(index, { ...one, grupper: chosen }) })
            }
          >
            {names.map(name => (
              <Checkbox key={name} value={name}>
                {name}
              </Checkbox>
            ))}
          </CheckboxGroup>
          <TallFelt
            label={words.fellesPoeng}
            skala={10}
            hoeyst={heleSummen}
            value={one.poeng}
            onChange={poeng => change({ ...plan, felles: felles.with(index, { ...one, poeng }) })}
          />
          <Button
            type="button"
            size="small"
            variant="tertiary"
            onClick={() => change({ ...plan, felles: felles.toSpliced(index, 1) })}
          >
            {words.fjernFelles}
          </Button>
        </div>
      ))}
      {names.length >= 2 && (
        <LeggTil
          onClick={() =>
            change({ ...plan, felles: [...felles, { grupper: names.slice(0, 2), poeng: null }] })
          }
        >
          {words.leggFelles}
        </LeggTil>
      )}
    </Del>
  )
}

/** Every approved title and the one group that it belongs to. */
function Titler({ plan, change }: Props) {
  const names = [...new Set(plan.grupper.map(({ gruppe }) => gruppe).filter(Boolean))]
  return (
    <Del tittel={words.titler}>
      <div className="stack tiles gap-20">
        {godkjenteTitler.map(tittel => (
          <Select
            key={tittel}
            size="small"
            label={tittel}
            value={gruppeOf(plan, tittel)}
            onChange={({ target }) => change(withTittel(plan, tittel, target.value))}
          >
            <option value="">{words.ingenGruppe}</option>
            {names.map(name => (
              <option key={name}>{name}</option>
            ))}
          </Select>
        ))}
      </div>
    </Del>
  )
}
