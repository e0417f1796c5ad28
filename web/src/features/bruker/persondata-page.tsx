import { Skeleton } from '@navikt/ds-react/Skeleton'
import type { Bruker } from '@rp/contract/bruker'
import { useEffect } from 'react'
import { Fetched } from '../../ui/fetched.tsx'
import { PageHead } from '../../ui/page.tsx'
import { AdresseSeksjon } from './adresse-seksjon.tsx'
import { BankSeksjon } from './bank-seksjon.tsx'
import { useMe, useUpdateMeg } from './bruker.queries.ts'
import { text } from './bruker.text.ts'
import { EgneDataSeksjon } from './egne-data-seksjon.tsx'
import { FreshLogin } from './fresh-login.parts.tsx'
import { KontaktSeksjon } from './kontakt-seksjon.tsx'
import { useKontoHentet } from './konto.queries.ts'
import { Mangler } from './mangler.parts.tsx'
import { PersonligSeksjon } from './personlig-seksjon.tsx'
import './persondata.css'
import { SikkerhetSeksjon } from './sikkerhet-seksjon.tsx'
import { SkattSeksjon } from './skatt-seksjon.tsx'
import { SpurtLagring } from './spurt-lagring.tsx'

/** /persondata: what the organisation knows about the person, in five sections, and their own account below. */
export function PersondataPage() {
  const me = useMe()
  const kontoHentet = useKontoHentet()
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Fetched
        query={me}
        heading={text.feil}
        loading={
          <div className="stack aside gap-24" aria-busy="true">
            <Skeleton variant="rounded" height={240} aria-label={text.laster} />
            <Skeleton variant="rounded" height={200} aria-hidden />
          </div>
        }
      >
        {bruker => (
          <FreshLogin>
            <Sections bruker={bruker} kontoHentet={kontoHentet} />
          </FreshLogin>
        )}
      </Fetched>
    </>
  )
}

function Sections({ bruker, kontoHentet }: { bruker: Bruker; kontoHentet: boolean }) {
  // A link from the task list names the field that is missing.
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id) document.getElementById(id)?.focus()
  }, [])
  return (
    <div className="stack aside gap-24">
      <Mangler bruker={bruker} />
      <div className="stack gap-24">
        {/* Another tab, or staff, may have changed the same since the page was opened. */}
        <SpurtLagring send={useUpdateMeg(bruker.id)} utkast="persondata" hva={text.opplysningene}>
          <PersonligSeksjon bruker={bruker} />
          <KontaktSeksjon bruker={bruker} />
          <AdresseSeksjon bruker={bruker} />
          <BankSeksjon bruker={bruker} />
          <SkattSeksjon bruker={bruker} />
        </SpurtLagring>
      </div>
      <div className="stack gap-24">
        {kontoHentet ? (
          <>
            <SikkerhetSeksjon />
            <EgneDataSeksjon userId={bruker.id} />
          </>
        ) : (
          <Skeleton variant="rounded" height={480} aria-label={text.laster} />
        )}
      </div>
    </div>
  )
}
