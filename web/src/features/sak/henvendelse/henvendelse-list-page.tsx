import type { HenvendelseRad } from '@rp/contract/sak'
import { Link } from 'react-router'
import { formatDate } from '../../../platform/format.ts'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { sakText } from '../sak.text.ts'
import { TilstandMerke } from '../sak-merke.tsx'
import { useHenvendelser } from './henvendelse.queries.ts'
import { text } from './henvendelse.text.ts'

/** What the member has written to us, at /henvendelser. */
export function HenvendelseListPage() {
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Fetched query={useHenvendelser()} loading={text.henter} heading={text.feilet}>
        {rader => <Rader rader={rader} />}
      </Fetched>
    </>
  )
}

function Rader({ rader }: { rader: readonly HenvendelseRad[] }) {
  if (rader.length === 0)
    return (
      <EmptyState action={<LinkButton to="/kontraktsdatabase">{text.tilDokumentene}</LinkButton>}>
        {text.tom}
      </EmptyState>
    )
  return (
    <ul className="stack width-xl" aria-label={text.liste}>
      {rader.map(rad => (
        <Rad key={rad.nummer} rad={rad} />
      ))}
    </ul>
  )
}

function Rad({ rad }: { rad: HenvendelseRad }) {
  return (
    <li className="card row anywhere">
      <h2 className="type-5">
        <Link to={`/henvendelser/${rad.nummer}`}>{text.sak(sakText.slag[rad.slag], rad.nummer)}</Link>
      </h2>
      <TilstandMerke tilstand={rad.tilstand} ord={text.tilstand[rad.tilstand]} />
      {rad.dokument && <p className="rp-dus rp-full">{text.om(rad.dokument.filnavn)}</p>}
      {rad.oppgjoerslinje && (
        <p className="rp-dus rp-full">
          {text.om(`${rad.oppgjoerslinje.produksjonstittel}, ${rad.oppgjoerslinje.gruppe}`)},{' '}
          {rad.oppgjoerslinje.kjoering}
        </p>
      )}
      <p className="clamp rp-full">{rad.begynnelse}</p>
      <p className="rp-dus rp-full">
        {text.sist} {formatDate(rad.sist)}
      </p>
    </li>
  )
}
