import { DownloadIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { useState } from 'react'
import { formatDate } from '../../platform/format.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { egneDataText as text } from './bruker.text.ts'
import { CancelledError } from './fresh-login.tsx'
import { InnsynListe } from './innsyn-liste.tsx'
import { useEgneData, useSletteoenske } from './konto.queries.ts'
import { SletteDialog } from './slette-dialog.tsx'

/** What is stored about the person: have it, see who has seen it, have it deleted. */
export function EgneDataSeksjon({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="rp-kort" aria-labelledby="seksjon-data">
      <div className="rp-kort__innhold">
        <Heading level="2" size="small" id="seksjon-data">
          {text.tittel}
        </Heading>
        <Button
          type="button"
          variant="secondary"
          aria-expanded={open}
          aria-controls="innsyn"
          onClick={() => setOpen(!open)}
        >
          {text.innsyn}
        </Button>
        <div id="innsyn" hidden={!open}>
          {open && <InnsynListe userId={userId} />}
        </div>
      </div>
      <LastNed userId={userId} />
      <Sletting userId={userId} />
    </section>
  )
}

/** Hands a file to the browser, as if it had been a link. */
function offerFile(name: string, content: unknown): void {
  const url = URL.createObjectURL(new Blob([JSON.stringify(content, null, 2)], { type: 'application/json' }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  URL.revokeObjectURL(url)
}

function LastNed({ userId }: { userId: string }) {
  const fetchData = useEgneData(userId)
  const failed = fetchData.error && !(fetchData.error instanceof CancelledError)
  return (
    <div className="rp-kort__rad">
      <p>{text.lastNedHva}</p>
      <Button
        type="button"
        variant="secondary"
        icon={<DownloadIcon aria-hidden />}
        loading={fetchData.isPending}
        onClick={() => fetchData.mutate(undefined, { onSuccess: data => offerFile(text.filnavn, data) })}
      >
        {text.lastNed}
      </Button>
      {failed && (
        <Alert variant="error" size="small">
          {text.lastNedFeilet} {fetchData.error.message}
        </Alert>
      )}
    </div>
  )
}

function Sletting({ userId }: { userId: string }) {
  const oenske = useSletteoenske(userId)
  const [asking, setAsking] = useState(false)
  const { kontaktadresse } = getOppsett()
  const oensket = oenske.data?.oensket
  return (
    <div className="rp-kort__rad">
      {oensket ? (
        <Alert variant="info" size="small" role="status">
          {text.slettSendt(formatDate(oensket))}{' '}
          <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
        </Alert>
      ) : (
        <>
          <p>{text.slettHva}</p>
          <Button type="button" variant="tertiary" data-color="danger" onClick={() => setAsking(true)}>
            {text.slett}
          </Button>
        </>
      )}
      {asking && <SletteDialog userId={userId} onClose={() => setAsking(false)} />}
    </div>
  )
}
