import { FilesIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Dokument } from '@rp/contract/dokument'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { MessageDialog } from '../../ui/dialog.tsx'
import { KontaktButton } from '../sak/kontakt.parts.tsx'
import { formText } from './dokument.text.ts'
import { toMaal } from './registrering/til-felt.ts'
import { text } from './sider/sider.text.ts'
import { SiderDialog } from './sider/sider-dialog.tsx'

/** More pages, and a message to the organisation. A BEHANDLET document takes no more pages; writing about it is always possible. */
export function HandlingSection({ dokument }: { dokument: Dokument }) {
  const [shown, setShown] = useState<'sider' | 'lagt_til' | null>(null)
  const [search] = useSearchParams()
  const leadsHere = toMaal(search.get('til')) === 'signatur' && !dokument.laast
  useEffect(() => {
    if (leadsHere) setShown('sider')
  }, [leadsHere])
  return (
    <section aria-label={formText.handlinger}>
      <div className="skjema__handlinger">
        <Button
          type="button"
          size="small"
          variant="secondary"
          icon={<FilesIcon aria-hidden />}
          disabled={dokument.laast}
          onClick={() => setShown('sider')}
        >
          {text.knapp}
        </Button>
        <KontaktButton dokument={dokument} />
      </div>
      {shown === 'sider' && (
        <SiderDialog
          dokument={dokument}
          onAdded={() => setShown('lagt_til')}
          onClose={() => setShown(current => (current === 'sider' ? null : current))}
        />
      )}
      <MessageDialog open={shown === 'lagt_til'} heading={text.lagtTil} onClose={() => setShown(null)}>
        {text.lagtTilHva}
      </MessageDialog>
    </section>
  )
}
