import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import type { Dokument, Filsignatur, Originalfil } from '@rp/contract/dokument'
import { useMutation, useQuery } from '@tanstack/react-query'
import { formatBytes, formatDateTime } from '../../platform/format.ts'
import { filerQuery } from './dokument.queries.ts'
import { filerText } from './dokument.text.ts'
import { downloadOriginal } from './dokument-fil.queries.ts'

/** The files that came: whether the document is shown as it came, who has signed them digitally, and the files themselves. */
export function FilerSection({ dokument }: { dokument: Dokument }) {
  const { data } = useQuery(filerQuery(dokument))
  if (!data || data.originaler.length === 0) return null
  return (
    <section aria-label={filerText.overskrift}>
      <h2>{filerText.overskrift}</h2>
      <p>{filerText.tilstand(data)}</p>
      <ul className="stack over-8">
        {data.originaler.map(fil => (
          <Original key={fil.id} dokument={dokument} fil={fil} />
        ))}
      </ul>
    </section>
  )
}

function Original({ dokument, fil }: { dokument: Dokument; fil: Originalfil }) {
  const notice = filerText.advarsel(fil.endringer)
  const download = useMutation({ mutationFn: () => downloadOriginal(dokument._id, fil.id) })
  return (
    <li>
      <div className="row spread anywhere">
        <span>
          {fil.navn} <small className="rp-dus">{formatBytes(fil.bytes)}</small>
        </span>
        {dokument.viruskontroll === null && (
          <Button
            type="button"
            size="small"
            variant="tertiary"
            loading={download.isPending}
            onClick={() => download.mutate()}
          >
            {filerText.last} <span className="aksel-sr-only">{fil.navn}</span>
          </Button>
        )}
      </div>
      {download.isError && (
        <Alert variant="error" size="small" inline role="alert">
          {download.error.message}
        </Alert>
      )}
      {notice && (
        <Alert variant="warning" size="small" inline>
          {notice}
        </Alert>
      )}
      {fil.signaturer.map((signatur, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they stand in the order of the file and never change.
        <Signatur key={index} signatur={signatur} />
      ))}
    </li>
  )
}

function Signatur({ signatur }: { signatur: Filsignatur }) {
  const { navn, tid, tidsstempel } = signatur
  return (
    <p>
      <strong>{filerText.signert(navn, tidsstempel)}</strong> {tid && `${formatDateTime(tid)}. `}
      {filerText.signatur(signatur)}
    </p>
  )
}
