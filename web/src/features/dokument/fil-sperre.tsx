import { Alert } from '@navikt/ds-react/Alert'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { type Dokument, getDokument } from '@rp/contract/dokument'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router'
import { useRead } from '../../platform/calls.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { storeDokument } from './dokument.queries.ts'
import { sperreText as text } from './dokument.text.ts'
import './fil-sperre.css'

const everyFewSeconds = 4000

/** Asks again until the scanner has answered; then the document is shown wherever it stands. */
function useCleared({ _id, viruskontroll }: Dokument): void {
  const client = useQueryClient()
  const { data } = useRead(getDokument, {
    key: ['dokument', 'viruskontroll', _id],
    params: { id: _id },
    enabled: viruskontroll === 'venter',
    refetchInterval: everyFewSeconds,
    gcTime: 0,
  })
  useEffect(() => {
    if (data && data.viruskontroll !== viruskontroll) storeDokument(data, client)
  }, [client, data, viruskontroll])
}

/** In the place of a file that nobody can open: why, and what to do. */
export function FilSperre({ dokument }: { dokument: Dokument }) {
  useCleared(dokument)
  const { kontaktadresse } = getOppsett()
  const stab = useLocation().pathname.startsWith('/admin')
  const venter = dokument.viruskontroll === 'venter'
  return (
    <div className="sperre stack gap-8 width-l" role="status">
      <Alert variant={venter ? 'info' : 'warning'}>
        <h2>{venter ? text.venter : text.smittet}</h2>
        <p>{venter ? text.venterHjelp : text.smittetHjelp}</p>
        {venter && !stab && !dokument.laast && <p>{text.venterMens}</p>}
        {!venter && stab && (
          <p>
            {text.smittetStab}{' '}
            <AkselLink as={Link} to="/admin/feilet">
              {text.smittetLenke}
            </AkselLink>
            .
          </p>
        )}
        {!venter && !stab && (
          <p>
            {text.smittetMedlem} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
          </p>
        )}
      </Alert>
    </div>
  )
}
