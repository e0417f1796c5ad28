import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import type { ProduksjonRad } from '@rp/contract/produksjon'
import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import { useListAddress } from '../../../platform/list-search.ts'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { fraSlettet } from '../../../ui/unsaved-guard.tsx'
import { Historikk } from '../../historikk/historikk.parts.tsx'
import { AngreSammenslaaing } from '../sammenslaaing/angre-sammenslaaing.tsx'
import { DuplikatListe, mergeAddress } from '../sammenslaaing/duplikat-liste.tsx'
import { text as sammenText } from '../sammenslaaing/sammenslaaing.text.ts'
import { EndreProduksjon } from './endre-produksjon.tsx'
import './register.css'
import { useMarkSett, useProduksjon } from './register.queries.ts'
import { listText, formText as text } from './register.text.ts'
import { SlettProduksjon } from './slett-produksjon.tsx'
import { Told } from './told.tsx'

/** One production at /admin/produksjoner/:id, for staff: its fields, what uses it, its history. */
export function ProduksjonPage() {
  const { id = '' } = useParams()
  const query = useProduksjon(id)
  const list = useListAddress('/admin/produksjoner')
  const back = (
    <LinkButton size="small" variant="secondary" to={list}>
      {text.tilbake}
    </LinkButton>
  )
  return (
    <Fetched
      query={query}
      loading={text.endreTittel}
      heading={<PageHeading title={text.feilet} />}
      back={back}
    >
      {produksjon => (
        <>
          <PageHead title={text.endreTittel} action={back} />
          <Told />
          <Content key={id} produksjon={produksjon} list={list} />
        </>
      )}
    </Fetched>
  )
}

function Content({ produksjon, list }: { produksjon: ProduksjonRad; list: string }) {
  const navigate = useNavigate()
  const [deleting, setDeleting] = useState(false)
  return (
    <div className="stack aside gap-32">
      <div className="card stack gap-20">
        {produksjon.nyFra !== null && <NyFraMedlem produksjon={produksjon} navn={produksjon.nyFra} />}
        <EndreProduksjon produksjon={produksjon} onDelete={() => setDeleting(true)} />
      </div>
      <div className="stack gap-32">
        <p>
          {listText.plass[produksjon.plass]}.{' '}
          {text.iBruk(produksjon.antallRegistreringer, produksjon.antallSendelister)}
        </p>
        <div>
          <DuplikatListe id={produksjon._id} heading={sammenText.duplikater} />
          <LinkButton size="small" variant="tertiary" to={mergeAddress(produksjon._id)}>
            {sammenText.lenke}
          </LinkButton>
        </div>
        <AngreSammenslaaing register="produksjon" id={produksjon._id} navn={produksjon.Produksjonstittel} />
        <Historikk entitet="produksjon" id={produksjon._id} />
      </div>
      {deleting && (
        <SlettProduksjon
          produksjon={produksjon}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(list, fraSlettet)}
        />
      )}
    </div>
  )
}

function NyFraMedlem({ produksjon, navn }: { produksjon: ProduksjonRad; navn: string }) {
  const sett = useMarkSett()
  return (
    <Alert variant="info" size="small">
      <p className="under-8">{text.nyFra(navn)}</p>
      <Button
        size="small"
        variant="secondary"
        loading={sett.isPending}
        onClick={() => sett.mutate(produksjon._id)}
      >
        {listText.sett}
      </Button>
      {sett.error && (
        <p role="alert">
          {listText.settFeilet} {sett.error.message}
        </p>
      )}
    </Alert>
  )
}
