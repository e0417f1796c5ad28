import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Kjoering } from '@rp/contract/kjoering'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { formatCount, formatDateTime, formatKroner } from '../../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { Fordelingsmeny } from '../fordelingsmeny.tsx'
import { useKjoeringer } from './kjoering.queries.ts'
import { text } from './kjoering.text.ts'
import { KjoeringDialog } from './kjoering-dialog.tsx'

const { kolonne } = text
const numbers = [kolonne.brutto, kolonne.krav, kolonne.mottakere]

/** The runs of the distribution at /admin/fordelingen. */
export function KjoeringListPage() {
  const query = useKjoeringer()
  const navigate = useNavigate()
  const [creating, setCreating] = useState(false)
  return (
    <>
      <PageHead
        title={text.tittel}
        intro={text.ingress}
        action={<Button onClick={() => setCreating(true)}>{text.ny}</Button>}
      />
      <Fordelingsmeny />
      <Fetched
        query={query}
        loading={text.henter}
        heading={
          <Heading level="2" size="medium">
            {text.feilet}
          </Heading>
        }
      >
        {kjoeringer =>
          kjoeringer.length === 0 ? (
            <EmptyState>{text.ingen}</EmptyState>
          ) : (
            <CardTable columns={Object.values(kolonne)} numbers={numbers}>
              {kjoeringer.map(one => (
                <Row key={one._id} kjoering={one} />
              ))}
            </CardTable>
          )
        }
      </Fetched>
      {creating && (
        <KjoeringDialog
          kjoering={null}
          onClose={() => setCreating(false)}
          onSaved={({ _id }) => navigate(`/admin/fordelingen/${_id}`)}
        />
      )}
    </>
  )
}

function Row({ kjoering }: { kjoering: Kjoering }) {
  const { regnskap } = kjoering
  const cells = {
    [kolonne.aar]: kjoering.visningsaar,
    [kolonne.tilstand]: text.tilstand[kjoering.tilstand],
    [kolonne.brutto]: regnskap ? formatKroner(regnskap.brutto) : '–',
    [kolonne.krav]: regnskap ? formatKroner(regnskap.krav) : '–',
    [kolonne.mottakere]: regnskap ? formatCount(kjoering.mottakere) : '–',
    [kolonne.simulert]: kjoering.simulert ? formatDateTime(kjoering.simulert) : text.ikkeSimulert,
  }
  return (
    <CardRow
      title={
        <Link className="aksel-link" to={`/admin/fordelingen/${kjoering._id}`}>
          {kjoering.navn}
        </Link>
      }
    >
      {Object.entries(cells).map(([name, value]) => (
        <CardCell key={name} name={name} numbers={numbers}>
          {value}
        </CardCell>
      ))}
    </CardRow>
  )
}
