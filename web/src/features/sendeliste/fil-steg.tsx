import { UploadIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { type Tegnsett, tegnsettene } from '@rp/contract/sendeliste'
import { useRef, useState } from 'react'
import { formatBytes, formatCount } from '../../platform/format.ts'
import { Forhaandsvisning } from './forhaandsvisning.tsx'
import type { Lesing } from './sendeliste.queries.ts'
import { importText as text } from './sendeliste.text.ts'

type Props = {
  fil: File | null
  /** What the portal makes of the file; null before it is read. */
  lesing: Lesing | null
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
  const next = () => {
    setMissing(fil === null)
    if (fil && !lesing) return onFil(fil)
    if (lesing) onNext()
  }
  return (
    <div className="sendesteg">
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
            const chosen = event.target.files?.[0]
            // So that the same file can be chosen again: it may have been mended meanwhile.
            event.target.value = ''
            if (chosen) onFil(chosen)
          }}
        />
        <Button
          type="button"
          variant="secondary"
          icon={<UploadIcon aria-hidden />}
          aria-describedby="sendeliste-hint sendeliste-feil"
          onClick={() => picker.current?.click()}
        >
          {fil ? text.velgEnAnnen : text.velgFil}
        </Button>
        <p id="sendeliste-feil" role="alert" className="aksel-error-message">
          {missing && fil === null && text.manglerFil}
        </p>
      </div>
      {fil && (
        <p>
          {fil.name} ({formatBytes(fil.size)})
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

function Lest({ lesing, onTegnsett }: { lesing: Lesing; onTegnsett: Props['onTegnsett'] }) {
  const { tegnsett, fremmedeLinjer, oppsett } = lesing
  return (
    <>
      <p role="status">{text.lest(formatCount(lesing.antall))}</p>
      {tegnsett && (
        <div className="sendeskjema">
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
