import { Alert } from '@navikt/ds-react/Alert'
import { Heading } from '@navikt/ds-react/Typography'
import type { Hvorfor, Oppgjoerslinje } from '@rp/contract/oppgjoer'
import { formatKroner } from '../../../platform/format.ts'
import { useSession } from '../../../platform/session.ts'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { KlageButton } from '../../sak/kontakt.parts.tsx'
import { useHvorfor } from './oppgjoer.queries.ts'
import { text } from './oppgjoer.text.ts'

type Props = { kjoering: string; linje: string }

/** Why a line became what it is, at /oppgjoer?kjoering=&linje=. */
export function HvorforVisning({ kjoering, linje }: Props) {
  const query = useHvorfor(useSession()?.id ?? '', kjoering, linje)
  const back = (
    <LinkButton size="small" variant="secondary" to="/oppgjoer">
      {text.tilbake}
    </LinkButton>
  )
  return (
    <Fetched
      query={query}
      loading={text.henter}
      heading={<PageHeading title={text.hvorforFeilet} />}
      back={back}
    >
      {hvorfor => (
        <>
          <PageHead title={text.hvorfor} intro={<Hva hvorfor={hvorfor} />} action={back} />
          <Utregning kjoering={kjoering} hvorfor={hvorfor} />
        </>
      )}
    </Fetched>
  )
}

function Hva({ hvorfor: { linje, visningsaar } }: { hvorfor: Hvorfor }) {
  return (
    <>
      <WorkTitle>{linje.produksjonstittel}</WorkTitle>, {linje.fagfunksjon}. {linje.kilde}, {linje.pottslag},
      visningsår {visningsaar}. <strong>{formatKroner(linje.netto)}</strong>
    </>
  )
}

function holdtTekst({ avklart }: Oppgjoerslinje): string {
  if (avklart === null) return text.holdtTekst
  const { fordeling, begrunnelse } = avklart
  return fordeling === null ? text.reserveTekst(begrunnelse) : text.komTekst(fordeling, begrunnelse)
}

type UtregningProps = { kjoering: string; hvorfor: Hvorfor }

function Utregning({ kjoering, hvorfor: { linje, steg, stoerre } }: UtregningProps) {
  return (
    <div className="stack gap-32 width-l">
      {(linje.holdtTilbake || linje.avklart) && (
        <Alert variant="info" size="small">
          {holdtTekst(linje)}
        </Alert>
      )}
      <section aria-labelledby="hvorfor-utregning">
        <Heading level="2" size="small" id="hvorfor-utregning" spacing>
          {text.utregning}
        </Heading>
        <ol className="stack gap-16 under-8 points">
          {steg.map(({ tekst, regnestykke, svar }) => (
            <li key={tekst}>
              <p>{tekst}</p>
              <p className="rp-tall row">
                <span>{regnestykke}</span> <strong>= {svar}</strong>
              </p>
            </li>
          ))}
        </ol>
        {!linje.korreksjon && <p className="rp-dus">{text.avrundet}</p>}
      </section>
      {!linje.korreksjon && !linje.annetSted && <Stoerre stoerre={stoerre} />}
      <p>{text.spoersmaal}</p>
      <KlageButton
        kjoeringId={kjoering}
        linje={linje.nummer}
        navn={text.linje(linje.produksjonstittel, linje.gruppe)}
      />
    </div>
  )
}

function Stoerre({ stoerre }: Pick<Hvorfor, 'stoerre'>) {
  return (
    <section aria-labelledby="hvorfor-stoerre">
      <Heading level="2" size="small" id="hvorfor-stoerre" spacing>
        {text.stoerre}
      </Heading>
      {stoerre.length === 0 ? (
        <p>{text.ingenStoerre}</p>
      ) : (
        <ul className="points">
          {stoerre.map(one => (
            <li key={one}>{one}</li>
          ))}
        </ul>
      )}
    </section>
  )
}
