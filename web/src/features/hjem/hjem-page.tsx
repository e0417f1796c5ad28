import { useSession } from '../../platform/session.ts'
import { PageHeading } from '../../ui/page.tsx'
import { useDrawn } from '../../ui/use-drawn.ts'
import { manglerOf, useMe } from '../bruker/bruker.queries.ts'
import { useMineDokumenter } from '../dokument/dokument.queries.ts'
import { useAndeler } from '../fordeling/andel/andel.queries.ts'
import { text } from './hjem.text.ts'
import { HjemAndeler } from './hjem-andeler.tsx'
import { HjemForslag } from './hjem-forslag.tsx'
import { HjemHenvendelser } from './hjem-henvendelser.tsx'
import { HjemInfo } from './hjem-info.tsx'
import { HjemAnslag, HjemOppgjoer } from './hjem-oppgjoer.tsx'
import { HjemOversikt } from './hjem-oversikt.tsx'
import { HjemSteg } from './hjem-steg.tsx'
import { listAndre, type Stilling, stillingOf } from './oppgave.ts'
import './hjem.css'
import './hjem-steg.css'
import './hjem-stilling.css'

/** /: what this member must do now, where the documents stand, and how it all works. */
export function HjemPage() {
  const userId = useSession()?.id ?? ''
  const dokumenter = useMineDokumenter(userId)
  const { data: me, isLoading: isAsking } = useMe()
  const fornavn = me?.fornavn.trim() ?? ''
  // What is missing of the person stands above the documents that wait.
  const andeler = useAndeler()
  const drawn = useDrawn(isAsking || andeler.isLoading ? undefined : dokumenter.data)
  const stilling = drawn ? stillingOf(drawn) : null
  const andre = listAndre(me && me.brukertype === 'arbeidstaker' ? manglerOf(me) : [], andeler.data ?? [])
  const venter = (stilling?.oppgaver.length ?? 0) + andre.length
  // Someone who only handles cases is not asked to upload a contract.
  const onlyStaff = me?.brukertype === 'administrator' && stilling?.antall === 0
  return (
    <>
      <section className="rp-hjem__topp over-8 under-40">
        <PageHeading title={text.tittel} className="rp-hilsen">
          {text.hei(fornavn)} {stilling && headline(stilling, venter)}
        </PageHeading>
        {stilling && (
          <p className="rp-ingress">{onlyStaff ? text.ingress.saksbehandler : intro(stilling, venter)}</p>
        )}
      </section>
      {!onlyStaff && (
        <HjemOversikt
          stilling={stilling}
          andre={andre}
          error={dokumenter.error}
          onRetry={() => void dokumenter.refetch()}
        />
      )}
      {stilling && stilling.antall > 0 && <HjemForslag userId={userId} />}
      <HjemAndeler />
      <HjemAnslag />
      <HjemOppgjoer userId={userId} />
      <HjemHenvendelser />
      <HjemSteg />
      <HjemInfo />
    </>
  )
}

function headline({ antall }: Stilling, venter: number): string {
  if (antall === 0) return text.velkommen
  return venter === 0 ? text.ingentingVenter : text.venter(venter)
}

function intro({ antall, oppgaver }: Stilling, venter: number): string {
  if (antall === 0) return text.ingress.ny
  if (venter === 0) return text.ingress.ingenting(antall)
  const rest = antall - oppgaver.length
  return rest === 0 ? text.ingress.venter : `${text.ingress.venter} ${text.ingress.rest(rest, antall)}`
}
