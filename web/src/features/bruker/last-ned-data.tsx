import { DownloadIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { ProgressBar } from '@navikt/ds-react/ProgressBar'
import { useEffect, useRef, useState } from 'react'
import { saveFile } from '../../platform/download.ts'
import { formatBytes } from '../../platform/format.ts'
import { Failure } from '../../ui/failure.tsx'
import { egneDataText as text } from './bruker.text.ts'
import { type Fremdrift, useEgneDataPakke } from './konto.queries.ts'

/** Everything that is stored about the person, as one file. It may be large: the way there is shown, and can be broken off. */
export function LastNedData({ userId }: { userId: string }) {
  const [fremdrift, setFremdrift] = useState<Fremdrift | null>(null)
  const stop = useRef<AbortController | null>(null)
  const fetchData = useEgneDataPakke(userId)
  useEffect(() => () => stop.current?.abort(), [])
  const start = () => {
    const controller = new AbortController()
    stop.current = controller
    fetchData.mutate(
      { signal: controller.signal, onProgress: setFremdrift },
      { onSuccess: file => saveFile(file, text.filnavn), onSettled: () => setFremdrift(null) },
    )
  }
  const { error } = fetchData
  const broken = error?.name === 'AbortError'
  return (
    <div className="row spread gap-24 anywhere">
      <p>{text.lastNedHva}</p>
      <Button
        type="button"
        variant="secondary"
        icon={<DownloadIcon aria-hidden />}
        loading={fetchData.isPending}
        onClick={start}
      >
        {text.lastNed}
      </Button>
      {fremdrift !== null && <Progress {...fremdrift} onStop={() => stop.current?.abort()} />}
      <p role="status" className="rp-dus rp-full">
        {fremdrift !== null && text.lastNedPaagaar}
        {fetchData.isSuccess && text.lastNedFerdig}
        {broken && text.lastNedAvbrutt}
      </p>
      <Failure error={broken ? null : error} before={text.lastNedFeilet} />
    </div>
  )
}

function Progress({ received, total, onStop }: Fremdrift & { onStop: () => void }) {
  return (
    <div className="row gap-16 rp-full">
      <ProgressBar size="small" value={received} valueMax={total} aria-label={text.lastNed} />
      <span>{text.lastNedKommet(formatBytes(received), formatBytes(total))}</span>
      <Button type="button" size="small" variant="tertiary" onClick={onStop}>
        {text.avbryt}
      </Button>
    </div>
  )
}
