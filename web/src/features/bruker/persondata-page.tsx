import { Skeleton } from '@navikt/ds-react/Skeleton'
import type { Bruker } from '@rp/contract/bruker'
import { type ReactNode, useEffect } from 'react'
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
import { Mangler } from './mangler-melding.tsx'
import { PersonligSeksjon } from './personlig-seksjon.tsx'
import './persondata.css'
import { SikkerhetSeksjon } from './sikkerhet-seksjon.tsx'
import { SkattSeksjon } from './skatt-seksjon.tsx'
import { SpurtLagring } from './spurt-lagring.tsx'
import { useUnsaved } from './unsaved.tsx'

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
            <EgenLagring bruker={bruker}>
              <Sections bruker={bruker} kontoHentet={kontoHentet} />
            </EgenLagring>
          </FreshLogin>
        )}
      </Fetched>
    </>
  )
}

const utkast = 'persondata'

/** Another tab, or staff, may have changed the same since the page was opened. */
function EgenLagring({ bruker, children }: { bruker: Bruker; children: ReactNode }) {
  const send = useUpdateMeg(bruker.id)
  return (
    <SpurtLagring send={send} utkast={utkast} hva={text.opplysningene}>
      {() => children}
    </SpurtLagring>
  )
}

function Sections({ bruker, kontoHentet }: { bruker: Bruker; kontoHentet: boolean }) {
  const unsaved = useUnsaved(utkast)
  // A link from the task list names the field that is missing.
  useEffect(() => {
    const id = decodeURIComponent(location.hash.slice(1))
    if (id) document.getElementById(id)?.focus()
  }, [])
  return (
    <div className="stack aside gap-24">
      <Mangler bruker={bruker} />
      <div className="stack gap-24">
        <PersonligSeksjon bruker={bruker} onDirty={unsaved.report} />
        <KontaktSeksjon bruker={bruker} onDirty={unsaved.report} />
        <AdresseSeksjon bruker={bruker} onDirty={unsaved.report} />
        <BankSeksjon bruker={bruker} onDirty={unsaved.report} />
        <SkattSeksjon bruker={bruker} onDirty={unsaved.report} />
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
      {unsaved.guard}
    </div>
  )
}
