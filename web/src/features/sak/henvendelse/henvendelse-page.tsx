import { ArrowLeftIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { type Henvendelse, lukkegrunner } from '@rp/contract/sak'
import { Link, useParams } from 'react-router'
import { formatDate } from '../../../platform/format.ts'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHeading } from '../../../ui/page.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { MeldingSkjema } from '../melding-skjema.tsx'
import { useMeldingUtkast } from '../melding-utkast.ts'
import { sakText } from '../sak.text.ts'
import { TilstandMerke } from '../sak-merke.tsx'
import { Traad } from '../traad.tsx'
import { useHenvendelse, useSvarHenvendelse } from './henvendelse.queries.ts'
import { text } from './henvendelse.text.ts'

/** One conversation with us, at /henvendelser/{nummer}: where mails lead. */
export function HenvendelsePage() {
  const { nummer = '' } = useParams()
  const query = useHenvendelse(nummer)
  return (
    <Fetched
      query={query}
      loading={text.henter}
      heading={<PageHeading title={text.enFeilet} />}
      back={<Back />}
    >
      {henvendelse => <Conversation key={nummer} henvendelse={henvendelse} />}
    </Fetched>
  )
}

function Back() {
  return (
    <Link className="back" to="/henvendelser">
      <ArrowLeftIcon aria-hidden />
      {text.tilbake}
    </Link>
  )
}

function Conversation({ henvendelse }: { henvendelse: Henvendelse }) {
  const { slag, nummer, tilstand, dokument, oppgjoerslinje, meldinger } = henvendelse
  const title = text.sak(sakText.slag[slag], nummer)
  return (
    <div className="stack gap-20 width-l">
      <Back />
      <PageHeading title={title} />
      <div className="row gap-16">
        <TilstandMerke tilstand={tilstand} ord={text.tilstand[tilstand]} />
        <span>{text.tilstandHva[tilstand]}</span>
      </div>
      {oppgjoerslinje && (
        <p className="row gap-16">
          {text.om(`${oppgjoerslinje.produksjonstittel}, ${oppgjoerslinje.gruppe}`)}
          <Link to={`/oppgjoer?kjoering=${oppgjoerslinje.kjoeringId}&linje=${oppgjoerslinje.linje}`}>
            {text.utregning}
          </Link>
        </p>
      )}
      {dokument && (
        <p className="row gap-16">
          {text.om(dokument.filnavn)}
          {dokument.id === null ? (
            <span className="rp-dus">{sakText.dokumentBorte}</span>
          ) : (
            <Link to={`/kontraktsdatabase?dokument=${dokument.id}`}>{text.dokument}</Link>
          )}
        </p>
      )}
      <Traad
        label={text.samtale}
        meldinger={meldinger.map(melding => ({
          ...melding,
          hvem: melding.retning === 'inn' ? sakText.deg : text.oss,
        }))}
      />
      <Lukking lukking={henvendelse.lukking} />
      <Svar nummer={String(nummer)} />
    </div>
  )
}

function Lukking({ lukking }: Pick<Henvendelse, 'lukking'>) {
  if (lukking === null) return null
  return (
    <Alert variant="info" size="small">
      {text.lukket(formatDate(lukking.tid))} {lukkegrunner[lukking.grunn].setning}
      {lukking.forklaring && <p className="traad__tekst">{lukking.forklaring}</p>}
    </Alert>
  )
}

function Svar({ nummer }: { nummer: string }) {
  const utkast = useMeldingUtkast(`henvendelse.${nummer}`)
  const send = useSvarHenvendelse(nummer)
  return (
    <>
      <MeldingSkjema
        label={text.svar}
        hint={text.svarHint}
        knapp={text.send}
        utkast={utkast}
        busy={send.isPending}
        error={send.isError ? send.error.message : null}
        done={send.isSuccess ? text.sendt : ''}
        onSend={() =>
          send.mutate({ tekst: utkast.tekst, noekkel: utkast.noekkel }, { onSuccess: utkast.forget })
        }
      />
      <UnsavedGuard dirty={utkast.dirty} onLeave={utkast.forget} />
    </>
  )
}
