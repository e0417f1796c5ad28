import { FilesIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Dokument } from '@rp/contract/dokument'
import { useEffect, useState } from 'react'
import { useSearchParams } from 'react-router'
import { KontaktButton } from '../sak/kontakt.parts.tsx'
import { formText } from './dokument.text.ts'
import { toMaal } from './registrering/til-felt.parts.ts'
import { text } from './sider/sider.text.ts'
import { SiderPopups } from './sider/sider-dialog.parts.tsx'

/** More pages, and a message to the organisation. A BEHANDLET document takes no more pages; writing about it is always possible. */
export function HandlingSection({ dokument }: { dokument: Dokument }) {
  const [adding, setAdding] = useState(false)
  const [search] = useSearchParams()
  const leadsHere = toMaal(search.get('til')) === 'signatur' && !dokument.laast
  useEffect(() => {
    if (leadsHere) setAdding(true)
  }, [leadsHere])
  return (
    <section aria-label={formText.handlinger}>
      <div className="row gap-8">
        <Button
          type="button"
          size="small"
          variant="secondary"
          icon={<FilesIcon aria-hidden />}
          disabled={dokument.laast}
          onClick={() => setAdding(true)}
        >
          {text.knapp}
        </Button>
        <KontaktButton dokument={dokument} />
      </div>
      <SiderPopups dokument={dokument} open={adding} onClose={() => setAdding(false)} />
    </section>
  )
}
