import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { ProgressBar } from '@navikt/ds-react/ProgressBar'
import type { Dokument } from '@rp/contract/dokument'
import { type KiLesing, type KiSvar, kiTilstander } from '@rp/contract/ki'
import { useEffect, useRef } from 'react'
import { formatTime } from '../../../platform/format.ts'
import { isOpen } from '../../ki/ki.parts.tsx'
import { isUnderway, useKi, useStartKi } from '../../ki/ki.queries.ts'
import { kiFeilText } from '../../ki/ki-panel.parts.tsx'
import { fremdriftText, kiStegText as text } from './opplasting.text.ts'
import { RotatingMessage } from './opplasting-progress.tsx'

const meldinger = [fremdriftText.meldinger.analyserer, fremdriftText.meldinger.bilder]

type Props = { dokument: Dokument; onClose: () => void; onOpen: () => void }

/** The document is safe; what KI does with it, step by step. The dialog may be closed meanwhile. */
export function KiSteg({ dokument, onClose, onOpen }: Props) {
  const query = useKi(dokument._id)
  const box = useRef<HTMLDivElement>(null)
  // The button that was pressed is gone.
  useEffect(() => box.current?.focus({ preventScroll: true }), [])
  const lesing = query.data?.lesing ?? null
  const ferdig = lesing?.tilstand === 'ferdig'
  const underway = lesing === null ? query.isPending : isUnderway(lesing)
  return (
    <>
      <Modal.Body>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields; this only names what has focus. */}
        <div className="stack gap-16" role="group" aria-label={text.navn} ref={box} tabIndex={-1}>
          <p className="under-8">
            {/* Not bold: in that weight the font's closing quote runs into the letter before it. */}
            {text.lagret(dokument.filnavn)} {underway && text.kanLukkes}
          </p>
          {query.error && (
            <Alert variant="warning" size="small">{`${text.ukjent} ${query.error.message}`}</Alert>
          )}
          {lesing?.tilstand === 'feilet' ? (
            <Feilet id={dokument._id} lesing={lesing} />
          ) : (
            query.error === null && <Trinn svar={query.data} />
          )}
          {underway && <RotatingMessage messages={meldinger} />}
        </div>
      </Modal.Body>
      <Modal.Footer>
        {ferdig && (
          <Button type="button" onClick={onOpen}>
            {query.data?.forslag.length === 0 ? text.aapne : text.seForslagene}
          </Button>
        )}
        <Button type="button" variant={ferdig ? 'secondary' : 'primary'} onClick={onClose}>
          {text.lukk}
        </Button>
      </Modal.Footer>
    </>
  )
}

const trinn = ['venter', 'leser', 'finner', 'ferdig'] as const satisfies readonly KiLesing['tilstand'][]

/** What a step says now, and what it says before and after. */
function wordsOf(steg: (typeof trinn)[number], svar: KiSvar | undefined): string {
  const lesing = svar?.lesing
  if (steg === 'venter' && lesing?.venterTil) return text.venterTil(formatTime(lesing.venterTil))
  if (steg === 'leser' && lesing?.tilstand === 'leser' && lesing.sider > 0)
    return text.leser(Math.min(lesing.lest + 1, lesing.sider), lesing.sider)
  if (steg === 'ferdig' && svar && lesing?.tilstand === 'ferdig') {
    return text.funnet(svar.forslag.some(isOpen))
  }
  return text.trinn[steg]
}

function Trinn({ svar }: { svar: KiSvar | undefined }) {
  const lesing = svar?.lesing
  const at = kiTilstander.indexOf(lesing?.tilstand ?? 'venter')
  const done = lesing?.tilstand === 'ferdig'
  return (
    <>
      <ol className="trinn stack" aria-label={text.navn}>
        {trinn.map((steg, index) => (
          <li
            key={steg}
            data-tilstand={done || index < at ? 'ferdig' : index === at ? 'naa' : undefined}
            data-siste={(done && steg === 'ferdig') || undefined}
            aria-current={!done && index === at ? 'step' : undefined}
          >
            <i aria-hidden="true">{index + 1}</i>
            <div>
              {wordsOf(steg, svar)}
              {steg === 'leser' && index === at && lesing && lesing.sider > 0 && (
                <ProgressBar
                  size="small"
                  value={lesing.lest}
                  valueMax={lesing.sider}
                  aria-label={text.trinn.leser}
                />
              )}
            </div>
          </li>
        ))}
      </ol>
      <span className="aksel-sr-only" role="status">
        {trinn.map(steg => steg === (lesing?.tilstand ?? 'venter') && wordsOf(steg, svar))}
      </span>
    </>
  )
}

function Feilet({ id, lesing }: { id: string; lesing: KiLesing }) {
  const start = useStartKi(id)
  return (
    <Alert variant="warning" size="small" role="alert">
      <p className="under-8">
        {kiFeilText[lesing.feil ?? 'intern']} {text.feiletHva}
      </p>
      {start.error && <p className="under-8">{start.error.message}</p>}
      <Button
        type="button"
        size="small"
        variant="secondary"
        loading={start.isPending}
        onClick={() => start.mutate()}
      >
        {text.lesPaaNytt}
      </Button>
    </Alert>
  )
}
