import { Button } from '@navikt/ds-react/Button'
import { Checkbox } from '@navikt/ds-react/Checkbox'
import { Pagination } from '@navikt/ds-react/Pagination'
import {
  type Avgjoerelse,
  type Funn,
  isFrosset,
  type Kjoering,
  listAvgjoerelser,
} from '@rp/contract/kjoering'
import { perSide } from '@rp/contract/liste'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatCount, formatDateTime, formatKroner } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { useDecideFunn, useFunn } from './kjoering.queries.ts'
import { funnText as text } from './kjoering.text.ts'

/** What a person must settle before a run can be frozen; afterwards how it was settled. */
export function FunnListe({ kjoering }: { kjoering: Kjoering }) {
  const [side, setSide] = useState(1)
  const [valgt, setValgt] = useState<{ funn: Funn; avgjoerelse: Avgjoerelse } | null>(null)
  const query = useFunn(kjoering._id, kjoering.versjon, side)
  const pages = Math.ceil((query.data?.antall ?? 0) / perSide)
  return (
    <Card title={text.tittel}>
      <p className="rp-dus">
        {kjoering.aapneFunn > 0
          ? text.aapne(formatCount(kjoering.aapneFunn))
          : query.data?.antall === 0
            ? text.ingen
            : text.ingenAapne}
      </p>
      <Fetched query={query} loading={text.henter} heading={<h3>{text.feilet}</h3>}>
        {({ rader, antall }) =>
          antall > 0 && (
            <ul className="lines">
              {rader.map(funn => (
                <FunnRad
                  key={funn._id}
                  funn={funn}
                  kjoering={kjoering}
                  onChoose={avgjoerelse => setValgt({ funn, avgjoerelse })}
                />
              ))}
            </ul>
          )
        }
      </Fetched>
      {pages > 1 && <Pagination size="small" page={side} onPageChange={setSide} count={pages} />}
      {valgt && <AvgjoerDialog id={kjoering._id} {...valgt} onClose={() => setValgt(null)} />}
    </Card>
  )
}

type RadProps = { funn: Funn; kjoering: Kjoering; onChoose: (avgjoerelse: Avgjoerelse) => void }

function FunnRad({ funn, kjoering, onChoose }: RadProps) {
  const { slag, navn, produksjonstittel, gruppe, dokumentId, endret, avgjoerelse, avgjort } = funn
  const takeBack = useDecideFunn(kjoering._id)
  const locked = isFrosset(kjoering.tilstand)
  return (
    <li data-avgjort={avgjoerelse !== null}>
      <div>
        <strong>{text.slag[slag]}</strong>
        <p>
          {produksjonstittel && <WorkTitle>{produksjonstittel}</WorkTitle>}{' '}
          {[gruppe, navn].filter(Boolean).join(', ')}
        </p>
        {endret.length > 0 && <p>{endret.map(hva => `${text.endret[hva]}.`).join(' ')}</p>}
        <p>{text.tall[slag](numbersOf(funn))}</p>
        {dokumentId && !endret.includes('slettet') && (
          <Link className="aksel-link" to={`/admin/registreringer/${dokumentId}`}>
            {text.seDokumentet}
          </Link>
        )}
        <p className="rp-dus">{text.gjelder(formatKroner(funn.beloep))}</p>
        {avgjoerelse && avgjort && (
          <p>
            {text.avgjort[avgjoerelse]} {text.av(avgjort.hvem, formatDateTime(avgjort.tid))} «
            {funn.begrunnelse}»
          </p>
        )}
        {takeBack.error && <p role="alert">{takeBack.error.message}</p>}
      </div>
      {!locked && (
        <div className="row gap-8">
          {avgjoerelse === null ? (
            listAvgjoerelser(slag).map((one, index) => (
              <Button
                key={one}
                size="small"
                variant={index === 0 ? 'secondary' : 'tertiary'}
                onClick={() => onChoose(one)}
              >
                {text.avgjoer[one]}
              </Button>
            ))
          ) : (
            <Button
              size="small"
              variant="tertiary"
              loading={takeBack.isPending}
              onClick={() =>
                takeBack.mutate({
                  funnId: funn._id,
                  avgjoerelse: null,
                  begrunnelse: '',
                  avgjort: avgjort?.tid ?? null,
                })
              }
            >
              {text.angre}
            </Button>
          )}
        </div>
      )}
    </li>
  )
}

/** Øre where the finding is about money, else a count. */
function numbersOf({ slag, tall, mot }: Funn): { tall: string; mot: string } {
  const format = slag === 'langt_fra_i_fjor' ? formatKroner : formatCount
  return { tall: format(tall), mot: mot === null ? '' : format(mot) }
}

type DialogProps = { id: string; funn: Funn; avgjoerelse: Avgjoerelse; onClose: () => void }

function AvgjoerDialog({ id, funn, avgjoerelse, onClose }: DialogProps) {
  const [alle, setAlle] = useState(false)
  return (
    <ReasonDialog
      heading={text.dialog[avgjoerelse]}
      send={text.lagre}
      change={useDecideFunn(id)}
      toInput={begrunnelse => ({
        funnId: funn._id,
        avgjoerelse,
        begrunnelse,
        avgjort: funn.avgjort?.tid ?? null,
        alle,
      })}
      after={
        <Checkbox size="small" checked={alle} onChange={({ target }) => setAlle(target.checked)}>
          {text.alle}
        </Checkbox>
      }
      onClose={onClose}
    >
      <p>{text.dialogTekst[avgjoerelse]}</p>
    </ReasonDialog>
  )
}
