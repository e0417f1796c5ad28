import { useSession } from '../../platform/session.ts'
import { PageHeading } from '../../ui/page.tsx'
import { useMe } from '../bruker/bruker.queries.ts'
import { useMineDokumenter } from '../dokument/dokument.queries.ts'
import { text } from './hjem.text.ts'
import { HjemInfo } from './hjem-info.tsx'
import { HjemOversikt } from './hjem-oversikt.tsx'
import { HjemSteg } from './hjem-steg.tsx'
import { type Stilling, stillingOf } from './oppgave.ts'
import './hjem.css'
import './hjem-steg.css'
import './hjem-stilling.css'

/** /: what this member must do now, where the documents stand, and how it all works. */
export function HjemPage() {
  const userId = useSession()?.id ?? ''
  const dokumenter = useMineDokumenter(userId)
  const me = useMe().data
  const fornavn = me?.fornavn.trim() ?? ''
  const stilling = dokumenter.data ? stillingOf(dokumenter.data) : null
  // Someone who only handles cases is not asked to upload a contract.
  const onlyStaff = me?.brukertype === 'administrator' && stilling?.antall === 0
  return (
    <>
      <section className="rp-hjem__topp">
        <PageHeading title={text.tittel} className="rp-hilsen">
          {text.hei(fornavn)} {stilling && headline(stilling)}
        </PageHeading>
        {stilling && <p className="rp-ingress">{onlyStaff ? text.ingress.saksbehandler : intro(stilling)}</p>}
      </section>
      {!onlyStaff && (
        <HjemOversikt
          stilling={stilling}
          error={dokumenter.error}
          onRetry={() => void dokumenter.refetch()}
        />
      )}
      <HjemSteg />
      <HjemInfo />
    </>
  )
}

function headline({ antall, oppgaver }: Stilling): string {
  if (antall === 0) return text.velkommen
  return oppgaver.length === 0 ? text.ingentingVenter : text.venter(oppgaver.length)
}

function intro({ antall, oppgaver }: Stilling): string {
  if (antall === 0) return text.ingress.ny
  if (oppgaver.length === 0) return text.ingress.ingenting
  return antall === oppgaver.length ? text.ingress.venter : `${text.ingress.venter} ${text.ingress.rest}`
}
