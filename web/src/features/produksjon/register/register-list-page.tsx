import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { listProduksjoner, type ProduksjonRad } from '@rp/contract/produksjon'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import { useServerList } from '../../../platform/server-list.ts'
import { LinkButton } from '../../../ui/link-button.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import './register.css'
import { keys, registerSpec, useMarkSett } from './register.queries.ts'
import { listText as text } from './register.text.ts'
import { moreFilters, registerColumns } from './register-columns.tsx'
import { SlettProduksjon } from './slett-produksjon.tsx'

/** The staff's list of productions at /admin/produksjoner. */
export function RegisterListPage() {
  const served = useServerList({
    endpoint: listProduksjoner,
    spec: registerSpec,
    queryKey: keys.sider,
    fileName: text.fil,
  })
  const { data } = served.query
  const [told, setTold] = useState('')
  return (
    <StaffList
      title={text.tittel}
      label={text.tabell}
      intro={data && text.visningsaar(data.visningsaar)}
      action={
        <LinkButton size="small" to="/admin/produksjoner/ny">
          {text.ny}
        </LinkButton>
      }
      {...served}
      count={antall => text.antall(formatCount(antall), antall)}
      empty={text.tom}
      columns={[
        ...registerColumns,
        {
          key: 'handlinger',
          name: text.kolonne.handlinger,
          unlabelled: true,
          cell: rad => <Handlinger rad={rad} onTold={setTold} />,
        },
      ]}
      moreFilters={moreFilters}
      rowKey={rad => rad._id}
    >
      <div role="status">
        {told !== '' && (
          <Alert size="small" variant="success" closeButton onClose={() => setTold('')}>
            {told}
          </Alert>
        )}
      </div>
    </StaffList>
  )
}

function Handlinger({ rad, onTold }: { rad: ProduksjonRad; onTold: (melding: string) => void }) {
  const { search } = useLocation()
  const [deleting, setDeleting] = useState(false)
  const sett = useMarkSett()
  const tittel = rad.Produksjonstittel
  return (
    <div className="register__valg line gap-8">
      {rad.nyFra !== null && (
        <Button
          size="xsmall"
          variant="secondary"
          aria-label={text.settHva(tittel)}
          loading={sett.isPending}
          onClick={() => sett.mutate(rad._id, { onSuccess: () => onTold(text.settMelding(tittel)) })}
        >
          {text.sett}
        </Button>
      )}
      <LinkButton
        size="xsmall"
        variant="secondary"
        to={`/admin/produksjoner/${rad._id}`}
        state={{ liste: search }}
        aria-label={text.endreHva(tittel)}
      >
        {text.endre}
      </LinkButton>
      <Button
        size="xsmall"
        variant="tertiary"
        data-color="danger"
        aria-label={text.slettHva(tittel)}
        onClick={() => setDeleting(true)}
      >
        {text.slett}
      </Button>
      {sett.error && (
        <Alert size="small" variant="error" inline role="alert">
          {text.settFeilet} {sett.error.message}
        </Alert>
      )}
      {deleting && (
        <SlettProduksjon
          produksjon={rad}
          onClose={() => setDeleting(false)}
          onDeleted={() => onTold(text.slettetMelding(tittel))}
        />
      )}
    </div>
  )
}
