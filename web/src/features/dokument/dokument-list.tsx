import { Button } from '@navikt/ds-react/Button'
import { Switch } from '@navikt/ds-react/Switch'
import { TextField } from '@navikt/ds-react/TextField'
import { useMemo, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useSearchParams } from 'react-router'
import { venterParam } from './dokument.queries.ts'
import { utvalgText as text } from './dokument.text.ts'
import { DokumentTable, type DokumentTableProps } from './dokument-table.tsx'
import { createUtvalg, perGang } from './dokument-utvalg.ts'

/** The member's documents; a long list can be searched, and shows its first rows first. */
export function DokumentList(props: DokumentTableProps) {
  return props.dokumenter.length > perGang ? <LongList {...props} /> : <DokumentTable {...props} />
}

function LongList({ dokumenter, openId, ...rest }: DokumentTableProps) {
  const [address] = useSearchParams()
  // Not kept in the address: a form with unsaved changes asks before the address changes, and a key press is no leaving.
  const [ord, setOrd] = useState('')
  const [venter, setVenter] = useState(() => address.has(venterParam))
  const [antall, setAntall] = useState(perGang)
  const rows = useRef<HTMLDivElement>(null)
  const find = useMemo(() => createUtvalg(dokumenter), [dokumenter])
  const found = find({ ord, venter, openId })
  const isFiltered = ord.trim() !== '' || venter
  // Down to what a link opened, and it stays so when that is closed.
  const needed = Math.ceil((found.findIndex(({ _id }) => _id === openId) + 1) / perGang) * perGang
  if (needed > antall) setAntall(needed)
  const ask = (change: () => void) => {
    change()
    setAntall(perGang)
  }
  const showMore = () => {
    flushSync(() => setAntall(antall + perGang))
    // The button may be gone, and the first new row stands where it was.
    rows.current
      ?.querySelectorAll<HTMLElement>('[data-kolonne="handlinger"] button')
      [antall]?.focus({ preventScroll: true })
  }
  return (
    <div className="stack gap-16" ref={rows}>
      <search className="row bottom gap-24">
        <TextField
          size="small"
          className="rp-full width-m"
          label={text.soek}
          value={ord}
          autoComplete="off"
          maxLength={200}
          onChange={event => ask(() => setOrd(event.target.value))}
        />
        <Switch size="small" checked={venter} onChange={event => ask(() => setVenter(event.target.checked))}>
          {text.venter}
        </Switch>
      </search>
      <div className="line spread">
        <p role="status">{text.viser(Math.min(antall, found.length), found.length)}</p>
        {isFiltered && (
          <Button
            size="xsmall"
            variant="tertiary"
            onClick={() =>
              ask(() => {
                setOrd('')
                setVenter(false)
              })
            }
          >
            {text.nullstill}
          </Button>
        )}
      </div>
      {found.length > 0 && <DokumentTable {...rest} openId={openId} dokumenter={found.slice(0, antall)} />}
      {found.length > antall && (
        <Button size="small" variant="secondary" className="self-left" onClick={showMore}>
          {text.visFlere(Math.min(perGang, found.length - antall))}
        </Button>
      )}
    </div>
  )
}
