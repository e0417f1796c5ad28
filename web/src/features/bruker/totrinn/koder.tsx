import { DownloadIcon, PrinterSmallIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { ConfirmationPanel } from '@navikt/ds-react/ConfirmationPanel'
import { useState } from 'react'
import { saveFile } from '../../../platform/download.ts'
import { useSession } from '../../../platform/session.ts'
import { KopierKnapp } from '../kopier-knapp.tsx'
import './totrinn.css'
import { koderText as text } from './totrinn.text.ts'

type Props = { koder: readonly string[]; ferdig: string; onDone: () => void }

/** The recovery codes, the one time that they are shown: nobody is led on before they say that they have them. */
export function Koder({ koder, ferdig, onDone }: Props) {
  const email = useSession()?.email ?? ''
  const [kept, setKept] = useState(false)
  const [tried, setTried] = useState(false)
  const asText = koder.join('\n')
  const download = () => {
    const content = `${text.filhode(email)}\n\n${asText}\n`
    saveFile(new Blob([content], { type: 'text/plain;charset=utf-8' }), text.filnavn)
  }
  return (
    <div className="stack gap-16 left">
      <p>{text.hva}</p>
      <div className="rp-totrinn__papir rp-full">
        <p className="rp-totrinn__bare-papir">{text.filhode(email)}</p>
        <ul className="rp-totrinn__koder frame stack tiles gap-16" aria-label={text.liste}>
          {koder.map(kode => (
            <li key={kode}>{kode}</li>
          ))}
        </ul>
      </div>
      <div className="row gap-8">
        <Button
          type="button"
          size="small"
          variant="secondary"
          icon={<PrinterSmallIcon aria-hidden />}
          onClick={() => window.print()}
        >
          {text.skrivUt}
        </Button>
        <Button
          type="button"
          size="small"
          variant="secondary"
          icon={<DownloadIcon aria-hidden />}
          onClick={download}
        >
          {text.lastNed}
        </Button>
        <KopierKnapp tekst={asText}>{text.kopier}</KopierKnapp>
      </div>
      <ConfirmationPanel
        checked={kept}
        label={text.tattVare}
        size="small"
        error={tried && !kept && text.manglerTattVare}
        onChange={() => setKept(!kept)}
      />
      <div className="row gap-8">
        <Button type="button" onClick={() => (kept ? onDone() : setTried(true))}>
          {ferdig}
        </Button>
      </div>
    </div>
  )
}
