import { ChevronDownIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Checkbox, CheckboxGroup } from '@navikt/ds-react/Checkbox'
import { useId } from 'react'
import { useFoldOut } from './fold-out.ts'
import './popup.css'
import './multi-select-menu.css'

type MultiSelectMenuProps = {
  label: string
  options: readonly string[]
  chosen: readonly string[]
  onChange: (chosen: readonly string[]) => void
  /** What the closed menu says, e.g. 'Alle' or '2 valgt'. */
  summary: string
  clearLabel: string
  closeLabel: string
}

/** A button that folds out check boxes. */
export function MultiSelectMenu(props: MultiSelectMenuProps) {
  const { label, options, chosen, onChange, summary, clearLabel, closeLabel } = props
  const id = useId()
  const { open, toggle, close, button, box } = useFoldOut()
  return (
    <div className="popup-box stack gap-8" {...box}>
      <span id={`${id}-navn`} className="aksel-label aksel-label--small">
        {label}
      </span>
      <button
        ref={button}
        type="button"
        className="rp-flervalg__knapp line spread gap-8"
        aria-expanded={open}
        aria-controls={open ? `${id}-meny` : undefined}
        aria-labelledby={`${id}-navn ${id}-verdi`}
        onClick={toggle}
      >
        <span id={`${id}-verdi`}>{summary}</span>
        <ChevronDownIcon aria-hidden fontSize="1.25rem" />
      </button>
      {open && (
        <div id={`${id}-meny`} className="popup rp-flervalg__meny" tabIndex={-1}>
          <div className="rp-flervalg__valg">
            <CheckboxGroup
              size="small"
              legend={label}
              hideLegend
              value={[...chosen]}
              onChange={(values: string[]) => onChange(options.filter(option => values.includes(option)))}
            >
              {options.map(option => (
                <Checkbox key={option} value={option}>
                  {option}
                </Checkbox>
              ))}
            </CheckboxGroup>
          </div>
          <div className="popup__foot line spread">
            <Button size="xsmall" variant="tertiary" onClick={() => onChange([])}>
              {clearLabel}
            </Button>
            <Button size="xsmall" variant="secondary" onClick={close}>
              {closeLabel}
            </Button>
          </div>
        </div>
      )}
    </div>
  )
}
