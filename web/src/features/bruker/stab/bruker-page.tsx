import { ArrowLeftIcon } from '@navikt/aksel-icons'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Skeleton } from '@navikt/ds-react/Skeleton'
import { Tag } from '@navikt/ds-react/Tag'
import { Heading } from '@navikt/ds-react/Typography'
import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { Link, useParams } from 'react-router'
import { formatCount, formatDate } from '../../../platform/format.ts'
import { useListAddress } from '../../../platform/list-search.ts'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHeading } from '../../../ui/page.tsx'
import { Historikk } from '../../historikk/historikk.parts.tsx'
import { AdresseSeksjon } from '../adresse-seksjon.tsx'
import { fullName } from '../bruker.queries.ts'
import { FreshLogin } from '../fresh-login.parts.tsx'
import '../persondata.css'
import { PersonligSeksjon } from '../personlig-seksjon.tsx'
import { SkattSeksjon } from '../skatt-seksjon.tsx'
import { BankStab } from './bank-stab.tsx'
import { Dobbelte } from './dobbelte.tsx'
import { useGrunn } from './grunn-dialog.tsx'
import { KontaktStab } from './kontakt-stab.tsx'
import { Sletteoensker } from './sletteoensker.tsx'
import './stab.css'
import { useBruker, useRefreshBruker } from './stab.queries.ts'
import { listText, brukerText as text } from './stab.text.ts'
import { StabLagring } from './stab-lagring.tsx'
import { Tilgang } from './tilgang.tsx'

/** One user for staff at /admin/brukere/{id}: what is stored, and what they may do. */
export function BrukerPage() {
  const { id = '' } = useParams()
  return (
    <Fetched
      query={useBruker(id)}
      heading={<PageHeading title={text.feil} />}
      back={<TilListen />}
      loading={
        <div className="stack aside gap-24" aria-busy="true">
          <Skeleton variant="rounded" height={240} aria-label={text.henter} />
          <Skeleton variant="rounded" height={200} aria-hidden />
        </div>
      }
    >
      {bruker => (
        <FreshLogin key={id}>
          <Content bruker={bruker} />
        </FreshLogin>
      )}
    </Fetched>
  )
}

/** The list as it was asked for, where the person came from it. */
function TilListen() {
  return (
    <AkselLink as={Link} className="back" to={useListAddress('/admin/brukere')}>
      <ArrowLeftIcon aria-hidden />
      {text.tilListen}
    </AkselLink>
  )
}

function Content({ bruker }: { bruker: BrukerDetaljer }) {
  const { ask, dialog } = useGrunn()
  // Whether its check digits add up is shown beside the name.
  const innsyn = { grunn: ask, onSaved: useRefreshBruker(bruker.id) }
  return (
    <>
      <Head bruker={bruker} />
      <div className="stack aside gap-24">
        <div className="stack gap-24">
          <StabLagring bruker={bruker}>
            <PersonligSeksjon bruker={bruker} stab={innsyn} />
            <KontaktStab bruker={bruker} />
            <AdresseSeksjon bruker={bruker} />
            <BankStab bruker={bruker} grunn={ask} />
            <SkattSeksjon bruker={bruker} />
          </StabLagring>
        </div>
        <div className="stack gap-24">
          <Sletteoensker bruker={bruker} />
          <Tilgang bruker={bruker} />
          <Dobbelte bruker={bruker} />
          <Lenker bruker={bruker} />
        </div>
      </div>
      <div className="stack gap-16 over-24">
        <Historikk entitet="bruker" id={bruker.id} />
      </div>
      {dialog}
    </>
  )
}

function Head({ bruker }: { bruker: BrukerDetaljer }) {
  const navn = fullName(bruker) || bruker.email
  return (
    <header className="stack gap-8 left anywhere under-24">
      <TilListen />
      <PageHeading title={navn} />
      <p className="row">
        <span className="rp-dus">{text.registrert(formatDate(bruker.opprettet))}</span>
        {bruker.brukertype === 'administrator' && (
          <Tag size="small" variant="info">
            {listText.roller.administrator}
          </Tag>
        )}
        {!bruker.aktiv && (
          <Tag size="small" variant="neutral">
            {listText.kontoer.deaktivert}
          </Tag>
        )}
        {!bruker.epostBekreftet && (
          <Tag size="small" variant="warning">
            {listText.merker.ubekreftet}
          </Tag>
        )}
        {!bruker.kontrollsiffer && (
          <Tag size="small" variant="warning">
            {listText.merker.kontrollsiffer}
          </Tag>
        )}
      </p>
    </header>
  )
}

function Lenker({ bruker }: { bruker: BrukerDetaljer }) {
  // Finished documents are the member's too.
  const sok = new URLSearchParams({ eier: bruker.id, status: 'alle' })
  return (
    <section className="panel" aria-labelledby="seksjon-lenker">
      <div className="stack gap-20 left">
        <Heading level="2" size="small" id="seksjon-lenker">
          {text.lenker}
        </Heading>
        <AkselLink as={Link} to={`/admin/registreringer?${sok}`}>
          {text.registreringer(formatCount(bruker.antallDokumenter))}
        </AkselLink>
        <AkselLink as={Link} to={`/admin/saker?bruker=${bruker.id}`}>
          {text.saker(formatCount(bruker.antallSaker))}
        </AkselLink>
        <AkselLink as={Link} to={`/admin/brukere/${bruker.id}/slett`}>
          {text.slett}
        </AkselLink>
      </div>
    </section>
  )
}
