import { ClockIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Dokument } from '@rp/contract/dokument'
import { useState } from 'react'
import { fileDate, formatDate } from '../../platform/format.ts'
import { readDag } from '../../platform/read-dag.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { useVent } from './tildeling.queries.ts'
import { ventText as text } from './vurdering.text.ts'

/** Puts the document off while something is asked for elsewhere, and tells until when it is. */
export function VentDel({ dokument }: { dokument: Dokument }) {
  const [asking, setAsking] = useState(false)
  const vent = useVent(dokument._id)
  const { utsatt = null } = dokument
  if (dokument.tur.hos !== 'oss') return null
  return (
    <section aria-label={text.tittel} className="row gap-8 type-3">
      {utsatt !== null && (
        <p className="line gap-8">
          <ClockIcon aria-hidden />
          {text.venter(formatDate(utsatt.til), utsatt.grunn)}
        </p>
      )}
      <Button
        type="button"
        size="xsmall"
        variant="secondary"
        data-color="neutral"
        loading={vent.isPending && !asking}
        onClick={() => (utsatt === null ? setAsking(true) : vent.mutate(null))}
      >
        {utsatt === null ? text.aapne : text.taFram}
      </Button>
      {vent.error !== null && !asking && (
        <p role="alert">
          {text.feilet} {vent.error.message}
        </p>
      )}
      {asking && <VentDialog vent={vent} onClose={() => setAsking(false)} />}
    </section>
  )
}

const tomorrow = () => fileDate(new Date(Date.now() + 86_400_000))

function VentDialog({ vent, onClose }: { vent: ReturnType<typeof useVent>; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [grunn, setGrunn] = useState('')
  const [tried, setTried] = useState(false)
  const { dag, feil } = readDag(typed)
  const tooSoon = dag !== null && dag < tomorrow() && text.manglerDag
  const manglerGrunn = grunn.trim() === '' && text.manglerGrunn
  const send = (close: () => void) => {
    setTried(true)
    if (dag === null || tooSoon || manglerGrunn) return
    vent.mutate({ til: dag, grunn: grunn.trim() }, { onSuccess: close })
  }
  return (
    <FormDialog
      heading={text.tittel}
      send={text.sett}
      busy={vent.isPending}
      failure={vent.error && `${text.feilet} ${vent.error.message}`}
      dirty={typed !== '' || grunn !== ''}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{text.hva}</p>
      <TextField
        size="small"
        label={text.dag}
        description={text.dagHva}
        value={typed}
        error={tried && (feil ?? tooSoon)}
        onChange={event => setTyped(event.target.value)}
      />
      <TextField
        size="small"
        label={text.grunn}
        maxLength={500}
        value={grunn}
        error={tried && manglerGrunn}
        onChange={event => setGrunn(event.target.value)}
      />
    </FormDialog>
  )
}
