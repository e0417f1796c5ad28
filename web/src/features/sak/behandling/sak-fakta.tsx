import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { TextField } from '@navikt/ds-react/TextField'
import type { Sakslinje } from '@rp/contract/sak'
import type { Sak } from '@rp/contract/saksbehandling'
import { type FormEvent, useState } from 'react'
import { Link } from 'react-router'
import { formatDateTime, formatKroner, formatShortDate } from '../../../platform/format.ts'
import { readDag } from '../../../platform/read-dag.ts'
import { useSession } from '../../../platform/session.ts'
import { Failure } from '../../../ui/failure.tsx'
import { useFirstFault } from '../../../ui/use-first-fault.ts'
import { fristOf } from '../sak.text.ts'
import { FristOrd } from '../sak-merke.tsx'
import { type SakEndringer, useAnsvarlige } from './behandling.queries.ts'
import { text } from './behandling.text.ts'

type Props = { sak: Sak; endringer: SakEndringer }

/** Who it is from, by when, and who answers. What is changed here is saved at once. */
export function SakFakta({ sak, endringer: { endre } }: Props) {
  const { medlem, versjon, oppgjoerslinje } = sak
  return (
    <section className="card stack gap-16">
      <h2>{text.fakta}</h2>
      <dl className="facts">
        <div>
          <dt>{text.medlem}</dt>
          <dd className="stack gap-0">
            <Link to={`/admin/brukere/${medlem.id}`}>{medlem.navn}</Link>
            <span>{medlem.email}</span>
            {!medlem.aktiv && <span>{text.deaktivert}</span>}
            <Link to={`/admin/saker?bruker=${medlem.id}`}>{text.tilMedlemmet}</Link>
          </dd>
        </div>
        {oppgjoerslinje && <Linje linje={oppgjoerslinje} />}
        <div>
          <dt>{text.mottatt}</dt>
          <dd>{formatDateTime(sak.opprettet)}</dd>
        </div>
      </dl>
      {sak.tilstand !== 'lukket' && (
        <Frist
          key={sak.frist}
          sak={sak}
          busy={endre.isPending}
          onMove={frist => endre.mutate({ frist, versjon })}
        />
      )}
      <Ansvarlig
        sak={sak}
        busy={endre.isPending}
        onChoose={ansvarlig => endre.mutate({ ansvarlig, versjon })}
      />
      <Failure error={endre.error} before={text.feiletEndring} />
    </section>
  )
}

/** The line of a settlement that the complaint is about. */
function Linje({ linje }: { linje: NonNullable<Sakslinje> }) {
  const { kjoeringId, kjoering, produksjonstittel, gruppe, beloep, linje: nummer } = linje
  return (
    <div>
      <dt>{text.linje}</dt>
      <dd>
        {produksjonstittel}, {gruppe}: {formatKroner(beloep)}
        <Link to={`/admin/fordelingen/${kjoeringId}`}>{kjoering}</Link>
        <Link to={`/admin/fordelingen/${kjoeringId}/linjer?nummer=${nummer}`}>{text.korriger}</Link>
      </dd>
    </div>
  )
}

type FristProps = { sak: Sak; busy: boolean; onMove: (frist: string) => void }

function Frist({ sak, busy, onMove }: FristProps) {
  const kept = formatShortDate(sak.frist)
  const [typed, setTyped] = useState(kept)
  const [tried, setTried] = useState(false)
  const { dag, feil } = readDag(typed)
  const ord = fristOf(sak)
  const toFault = useFirstFault()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (dag !== null && dag !== sak.frist) onMove(dag)
  }
  return (
    <form className="sak__frist row bottom" noValidate {...toFault} onSubmit={submit}>
      <TextField
        size="small"
        label={text.frist}
        description={text.fristHint}
        value={typed}
        autoComplete="off"
        error={tried && feil}
        onChange={event => setTyped(event.target.value)}
      />
      {typed !== kept && (
        <Button type="submit" size="small" variant="secondary" loading={busy}>
          {text.flytt}
        </Button>
      )}
      {ord !== '' && <FristOrd forfalt={sak.dagerTilFrist < 0}>{ord}</FristOrd>}
    </form>
  )
}

type AnsvarligProps = { sak: Sak; busy: boolean; onChoose: (ansvarlig: string | null) => void }

function Ansvarlig({ sak, busy, onChoose }: AnsvarligProps) {
  const me = useSession()?.id
  const staff = useAnsvarlige().data ?? []
  const current = sak.ansvarlig
  const known = current === null || staff.some(({ id }) => id === current.id)
  return (
    <div className="sak__frist row bottom">
      <Select
        size="small"
        label={text.ansvarlig}
        value={current?.id ?? ''}
        onChange={event => onChoose(event.target.value || null)}
      >
        <option value="">{text.ingen}</option>
        {!known && current && <option value={current.id}>{current.navn}</option>}
        {staff.map(({ id, navn }) => (
          <option key={id} value={id}>
            {navn}
          </option>
        ))}
      </Select>
      {current?.id !== me && (
        <Button type="button" size="small" variant="secondary" loading={busy} onClick={() => onChoose('meg')}>
          {text.taSaken}
        </Button>
      )}
    </div>
  )
}
