import { Alert } from '@navikt/ds-react/Alert'
import { Heading } from '@navikt/ds-react/Typography'
import { listOppgjoer, type Oppgjoer, type Oppgjoerslinje } from '@rp/contract/oppgjoer'
import { episodes, forWhat, merknad } from '@rp/contract/oppgjoersord'
import { Link, useSearchParams } from 'react-router'
import { exportList } from '../../../platform/download.ts'
import { formatDate, formatKroner } from '../../../platform/format.ts'
import { useSession } from '../../../platform/session.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { ListMenu } from '../../../ui/list-menu.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { useDisplayName } from '../../bruker/bruker.queries.ts'
import { MineMangler } from '../../bruker/mangler.parts.tsx'
import { Andeler } from '../andel/andeler.tsx'
import { Sums } from '../sums.tsx'
import { HvorforVisning } from './hvorfor-visning.tsx'
import { useAarsoppgjoer, useOppgjoer } from './oppgjoer.queries.ts'
import { text } from './oppgjoer.text.ts'

/** The member's settlements at /oppgjoer, and why one line of them is as it is. */
export function OppgjoerPage() {
  const [search] = useSearchParams()
  const [kjoering, linje] = [search.get('kjoering'), search.get('linje')]
  return kjoering && linje ? <HvorforVisning kjoering={kjoering} linje={linje} /> : <Alle />
}

function Alle() {
  const query = useOppgjoer(useSession()?.id ?? '')
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <MineMangler />
      <Fetched
        query={query}
        loading={text.henter}
        heading={text.feilet}
        empty={
          <EmptyState action={<LinkButton to="/">{text.tilForsiden}</LinkButton>}>{text.ingen}</EmptyState>
        }
      >
        {oppgjoer => (
          <>
            <Aarsoppgjoer />
            {oppgjoer.map(one => (
              <Ett key={one.kjoeringId} oppgjoer={one} />
            ))}
          </>
        )}
      </Fetched>
      <Andeler />
    </>
  )
}

/** What was paid in each calendar year; nothing before the first payment. */
function Aarsoppgjoer() {
  const query = useAarsoppgjoer(useSession()?.id ?? '')
  return (
    <Fetched query={query} loading={text.aar.henter} heading={<p>{text.aar.feilet}</p>}>
      {aar =>
        aar.length > 0 && (
          <section className="stack gap-16 under-40" aria-labelledby="oppgjoer-aar">
            <Heading level="2" size="medium" id="oppgjoer-aar">
              {text.aar.tittel}
            </Heading>
            <p className="rp-dus">{text.aar.hjelp}</p>
            <Sums lines={aar.map(one => ({ name: String(one.aar), value: one.beloep }))} />
          </section>
        )
      }
    </Fetched>
  )
}

/** Set aside, and nobody knows yet where it goes. */
const isVentende = ({ holdtTilbake, avklart }: Oppgjoerslinje) => holdtTilbake && avklart === null

const total = (linjer: readonly Oppgjoerslinje[], felt: 'brutto' | 'trekk') =>
  linjer.reduce((sum, linje) => sum + linje[felt], 0)

const { kolonne } = text
const columnsOf = (kjoeringId: string): readonly CardColumn<Oppgjoerslinje>[] => [
  { name: kolonne.verk, cell: linje => <WorkTitle>{linje.produksjonstittel}</WorkTitle> },
  { name: kolonne.funksjon, cell: forWhat },
  { name: kolonne.kilde, cell: linje => `${linje.kilde}, ${linje.pottslag}` },
  { name: kolonne.episoder, cell: episodes },
  { name: kolonne.brutto, isNumber: true, cell: linje => formatKroner(linje.brutto) },
  { name: kolonne.trekk, isNumber: true, cell: linje => formatKroner(linje.trekk) },
  {
    name: kolonne.netto,
    isNumber: true,
    cell: linje => (
      <>
        {formatKroner(linje.netto)}
        {merknad(linje) && <small className="muted block">{merknad(linje)}</small>}
      </>
    ),
  },
  {
    name: kolonne.hvorfor,
    cell: linje => (
      <Link
        className="aksel-link"
        to={`/oppgjoer?kjoering=${kjoeringId}&linje=${linje.nummer}`}
        aria-label={text.hvorforHva(linje.produksjonstittel, linje.kilde)}
      >
        {text.hvorfor}
      </Link>
    ),
  },
]

function Ett({ oppgjoer }: { oppgjoer: Oppgjoer }) {
  const { navn, visningsaar, godkjent, linjer, netto, holdtTilbake, kjoeringId } = oppgjoer
  const userId = useSession()?.id ?? ''
  const stamp = `${useDisplayName()}, ${formatDate(new Date().toISOString())}`
  return (
    <section className="stack gap-16 under-40" aria-labelledby={`oppgjoer-${kjoeringId}`}>
      <Heading level="2" size="medium" id={`oppgjoer-${kjoeringId}`}>
        {navn}
      </Heading>
      <p className="rp-dus">{text.godkjent(visningsaar, formatDate(godkjent))}</p>
      <Sums
        lines={[
          { name: text.sum.brutto, value: total(linjer, 'brutto') },
          { name: text.sum.trekk, value: -total(linjer, 'trekk') },
          ...(holdtTilbake > 0
            ? [{ name: linjer.some(isVentende) ? text.sum.holdt : text.sum.avklart, value: -holdtTilbake }]
            : []),
          { name: text.sum.netto, value: netto, kind: 'sum' },
        ]}
      />
      <Betaling betaling={oppgjoer.betaling} />
      <ListMenu
        stamp={stamp}
        onExport={exportList(listOppgjoer, text.fil(visningsaar), {
          params: { userId },
          query: { kjoering: kjoeringId },
        })}
      />
      <CardTable columns={columnsOf(kjoeringId)} rows={linjer} rowKey={linje => linje.nummer} />
    </section>
  )
}

/** When and where the money was sent, or what must be put right for it to be. */
function Betaling({ betaling }: Pick<Oppgjoer, 'betaling'>) {
  if (!betaling) return null
  const { stand, dato, konto, grunn, venterPaaKonto } = betaling
  if (stand === 'feilet')
    return (
      <Alert variant="warning" size="small">
        {text.stand.feilet(grunn)}{' '}
        {venterPaaKonto ? (
          <>
            <Link className="aksel-link" to="/persondata#kontonummer">
              {text.stand.rett}
            </Link>
            . {text.stand.rettHjelp}
          </>
        ) : (
          text.stand.igjen
        )}
      </Alert>
    )
  if (stand === 'staar_over' || stand === 'trekkes') return <p>{text.stand[stand]}</p>
  if (stand === 'trukket') return <p>{text.stand.trukket(formatDate(dato ?? ''))}</p>
  const sagt = stand === 'betalt' ? text.stand.betalt : text.stand.paaVei
  return <p>{dato ? sagt(formatDate(dato), text.konto(konto)) : text.stand.venter(text.konto(konto))}</p>
}
