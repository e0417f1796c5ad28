import { ArrowLeftIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { lukkegrunner } from '@rp/contract/sak'
import type { Sak } from '@rp/contract/saksbehandling'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatDateTime } from '../../../platform/format.ts'
import { useListAddress } from '../../../platform/list-search.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { PageHeading } from '../../../ui/page.tsx'
import { Historikk } from '../../historikk/historikk.parts.tsx'
import type { ShowFraser } from '../melding-skjema.tsx'
import { sakText } from '../sak.text.ts'
import { TilstandMerke } from '../sak-merke.tsx'
import { Traad } from '../traad.tsx'
import './behandling.css'
import { useSak, useSakEndringer } from './behandling.queries.ts'
import { text } from './behandling.text.ts'
import { LukkDialog } from './lukk-dialog.tsx'
import { SakDokument } from './sak-dokument.tsx'
import { SakFakta } from './sak-fakta.tsx'
import { SvarDel } from './svar-del.tsx'

/** How a document, and the phrases to put into an answer, are drawn, of whoever knows them. */
type Showing = { showDokument: (id: string) => ReactNode; showFraser: ShowFraser }

/** One case for staff: the conversation on the left, what it is about on the right. */
export function SakPage(showing: Showing) {
  const { nummer = '' } = useParams()
  const query = useSak(nummer)
  return (
    <Fetched
      query={query}
      loading={text.henter}
      heading={<PageHeading title={text.feilet} />}
      back={<Back />}
    >
      {sak => <Case key={nummer} sak={sak} {...showing} />}
    </Fetched>
  )
}

function Back() {
  return (
    <Link className="back" to={useListAddress('/admin/saker')}>
      <ArrowLeftIcon aria-hidden />
      {text.tilbake}
    </Link>
  )
}

function Case({ sak, showDokument, showFraser }: { sak: Sak } & Showing) {
  const endringer = useSakEndringer(String(sak.nummer))
  const title = text.tittel(sakText.slag[sak.slag], sak.nummer)
  return (
    <div className="stack halves gap-32">
      <header className="span">
        <Back />
        <div className="row gap-16">
          <PageHeading title={title} />
          <TilstandMerke tilstand={sak.tilstand} ord={sakText.tilstand[sak.tilstand]} />
        </div>
      </header>
      <div className="stack gap-20">
        <Traad
          label={text.samtale}
          meldinger={sak.meldinger}
          merke={({ retning }) => text.merke[retning] && <span>{text.merke[retning]}</span>}
        />
        {sak.tilstand === 'lukket' ? (
          <Closed sak={sak} endringer={endringer} />
        ) : (
          <Open sak={sak} endringer={endringer} showFraser={showFraser} />
        )}
      </div>
      <aside className="stack gap-20" aria-label={text.fakta}>
        <SakFakta sak={sak} endringer={endringer} />
        <SakDokument dokument={sak.dokument} show={showDokument} />
        <div className="card">
          <Historikk entitet="sak" id={sak._id} />
        </div>
      </aside>
    </div>
  )
}

type PartProps = { sak: Sak; endringer: ReturnType<typeof useSakEndringer> }

function Open({ sak, endringer, showFraser }: PartProps & Pick<Showing, 'showFraser'>) {
  const [closing, setClosing] = useState(false)
  return (
    <>
      <SvarDel sak={sak} endringer={endringer} showFraser={showFraser}>
        <Button type="button" size="small" variant="secondary" onClick={() => setClosing(true)}>
          {text.lukk}
        </Button>
      </SvarDel>
      {closing && <LukkDialog sak={sak} lukk={endringer.lukk} onClose={() => setClosing(false)} />}
    </>
  )
}

/** Why it was closed, and the way back. */
function Closed({ sak, endringer: { gjenaapne, lukk, svar } }: PartProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // What closed the case is gone with the form, and focus with it.
    if (lukk.isSuccess || svar.isSuccess) place.current?.focus()
  }, [lukk.isSuccess, svar.isSuccess])
  return (
    <div className="sak__lukket stack gap-20 left" ref={place} tabIndex={-1}>
      {sak.lukking && (
        <Alert variant="info" size="small">
          <b>
            {text.lukket(formatDateTime(sak.lukking.tid))}: {lukkegrunner[sak.lukking.grunn].navn}
          </b>
          {sak.lukking.forklaring && <p className="traad__tekst">{sak.lukking.forklaring}</p>}
          <p>{text.lukketHva}</p>
        </Alert>
      )}
      <Failure error={gjenaapne.error} before={text.feiletEndring} />
      <Button
        type="button"
        size="small"
        variant="secondary"
        loading={gjenaapne.isPending}
        onClick={() => gjenaapne.mutate({ versjon: sak.versjon })}
      >
        {text.gjenaapne}
      </Button>
    </div>
  )
}
