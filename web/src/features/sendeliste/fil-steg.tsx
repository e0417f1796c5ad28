import { UploadIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { type Sendelisteutkast, type Tegnsett, tegnsettene } from '@rp/contract/sendeliste'
import { useRef, useState } from 'react'
import { formatBytes, formatCount } from '../../platform/format.ts'
import { Forhaandsvisning } from './forhaandsvisning.tsx'
import { importText as text } from './sendeliste.text.ts'

type Props = {
  /** Chosen, and perhaps not read yet, or refused. */
  fil: File | null
  /** What the portal makes of the file; null before it is read. */
  lesing: Sendelisteutkast | null
  busy: boolean
  onFil: (fil: File) => void
  onTegnsett: (tegnsett: Tegnsett) => void
  onNext: () => void
}
const previewRows = 5

/** Which file, and whether its letters are right. */
export function FilSteg({ fil, lesing, busy, onFil, onTegnsett, onNext }: Props) {
  const [missing, setMissing] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const chosen = lesing
    ? { navn: lesing.filnavn, bytes: lesing.bytes }
    : fil && { navn: fil.name, bytes: fil.size }
  const next = () => {
    setMissing(!chosen)
    if (lesing) onNext()
    else if (fil) onFil(fil)
  }
  return (
    <div className="stack gap-20">
      <div className="aksel-form-field aksel-form-field--medium">
        <label htmlFor="sendeliste" className="aksel-form-field__label aksel-label">
          {text.fil}
        </label>
        <p id="sendeliste-hint" className="aksel-form-field__description">
          {text.filHint}
        </p>
        {/* The browser's own button speaks the browser's language, not ours. */}
        <input
          id="sendeliste"
          ref={picker}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xlsx,text/csv"
          onChange={event => {
            const file = event.target.files?.[0]
            // So that the same file can be chosen again: it may have been mended meanwhile.
            event.target.value = ''
            if (file) onFil(file)
          }}
        />
        <Button
          type="button"
          variant="secondary"
          icon={<UploadIcon aria-hidden />}
          aria-describedby="sendeliste-hint sendeliste-feil"
          onClick={() => picker.current?.click()}
        >
          {chosen ? text.velgEnAnnen : text.velgFil}
        </Button>
        <p id="sendeliste-feil" role="alert" className="aksel-error-message">
          {missing && !chosen && text.manglerFil}
        </p>
      </div>
      {chosen && (
        <p>
          {chosen.navn} ({formatBytes(chosen.bytes)})
        </p>
      )}
      {lesing && <Lest lesing={lesing} onTegnsett={onTegnsett} />}
      <div>
        <Button loading={busy} onClick={next}>
          {text.videre}
        </Button>
      </div>
    </div>
  )
}

function Lest({ lesing, onTegnsett }: { lesing: Sendelisteutkast; onTegnsett: Props['onTegnsett'] }) {
  const { tegnsett, fremmedeLinjer, oppsett } = lesing
  return (
    <>
      <p role="status">{text.lest(formatCount(lesing.antall))}</p>
      {tegnsett && (
        <div className="stack gap-20 width-l">
          <Select
            label={text.tegnsett}
            description={oppsett.tegnsett ? text.tegnsettValgt : text.tegnsettFunnet}
            value={tegnsett}
            onChange={event => onTegnsett(event.target.value as Tegnsett)}
          >
            {tegnsettene.map(one => (
              <option key={one} value={one}>
                {text.tegnsettnavn[one]}
              </option>
            ))}
          </Select>
          {fremmedeLinjer > 0 && <p>{text.fremmedeLinjer(formatCount(fremmedeLinjer))}</p>}
        </div>
      )}
      <Forhaandsvisning
        tittel={text.iFilen}
        kolonner={lesing.overskrifter}
        rader={lesing.eksempler.slice(0, previewRows)}
      />
    </>
  )
}
