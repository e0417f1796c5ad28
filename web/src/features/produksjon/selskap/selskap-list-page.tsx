import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { formatOrgnr } from '@rp/contract/orgnr'
import { listProduksjonsselskaper, type SelskapRad, selskapKolonner } from '@rp/contract/produksjon'
import { useState } from 'react'
import { useLocation } from 'react-router'
import { formatCount } from '../../../platform/format.ts'
import { useServerList } from '../../../platform/server-list.ts'
import type { FilterColumn } from '../../../ui/filter-table.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import '../register/register.css'
import { listText as text } from './selskap.text.ts'
import { Selskapsforslag } from './selskapsforslag.tsx'
import { selskapSpec, sidenoekkel } from './selskapsregister.queries.ts'
import { SlettSelskap } from './slett-selskap.tsx'

const shown = (rad: SelskapRad, key: (typeof selskapKolonner)[number]) =>
  key === 'orgnr' ? formatOrgnr(rad.orgnr) : rad[key]

const columns: readonly FilterColumn<SelskapRad>[] = selskapKolonner.map(key => ({
  key,
  name: text.kolonne[key],
  sortable: true,
  filter: 'text',
  cell: rad => shown(rad, key) || '–',
}))

/** The staff's list of production companies at /admin/produksjonsselskaper. */
export function SelskapListPage() {
  const served = useServerList({
    endpoint: listProduksjonsselskaper,
    spec: selskapSpec,
    queryKey: sidenoekkel,
    fileName: text.fil,
  })
  const [told, setTold] = useState('')
  return (
    <StaffList
      title={text.tittel}
      action={
        <LinkButton size="small" to="/admin/produksjonsselskaper/ny">
          {text.ny}
        </LinkButton>
      }
      {...served}
      count={antall => text.antall(formatCount(antall), antall)}
      empty={text.tom}
      columns={[
        ...columns,
        {
          key: 'handlinger',
          name: text.kolonne.handlinger,
          unlabelled: true,
          cell: rad => <Handlinger rad={rad} onTold={setTold} />,
        },
      ]}
      rowKey={rad => rad._id}
    >
      <Selskapsforslag />
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

function Handlinger({ rad, onTold }: { rad: SelskapRad; onTold: (melding: string) => void }) {
  const { search } = useLocation()
  const [deleting, setDeleting] = useState(false)
  return (
    <div className="register__valg line gap-8">
      <LinkButton
        size="xsmall"
        variant="secondary"
        to={`/admin/produksjonsselskaper/${rad._id}`}
        state={{ liste: search }}
        aria-label={text.endreHva(rad.navn)}
      >
        {text.endre}
      </LinkButton>
      <Button
        size="xsmall"
        variant="tertiary"
        data-color="danger"
        aria-label={text.slettHva(rad.navn)}
        onClick={() => setDeleting(true)}
      >
        {text.slett}
      </Button>
      {deleting && (
        <SlettSelskap
          selskap={rad}
          onClose={() => setDeleting(false)}
          onDeleted={() => onTold(text.slettet(rad.navn))}
        />
      )}
    </div>
  )
}
