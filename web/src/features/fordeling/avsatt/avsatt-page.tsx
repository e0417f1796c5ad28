import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { type Avsatt, isTilPott } from '@rp/contract/avsatt'
import { useState } from 'react'
import { Link } from 'react-router'
import { formatKroner, formatShortDate } from '../../../platform/format.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { Fordelingsmeny } from '../fordelingsmeny.tsx'
import { useAvsatt } from './avsatt.queries.ts'
import { text } from './avsatt.text.ts'
import { FrigiDialog } from './frigi-dialog.tsx'
import { Frigivelser } from './frigivelser.tsx'

const { kolonne } = text
const columns: readonly CardColumn<Avsatt>[] = [
  {
    name: kolonne.pott,
    cell: ({ pott, kjoering }) => (
      <>
        {text.pott(pott.kilde, pott.slag, pott.visningsaar)}
        <Link className="aksel-link hint block" to={`/admin/fordelingen/${kjoering._id}`}>
          {kjoering.navn}
        </Link>
      </>
    ),
  },
  {
    name: kolonne.slag,
    cell: ({ pott, slag, kjoering }) => (
      <>
        {text.slag[slag]}
        {!isTilPott(slag) && (
          <Link
            className="aksel-link hint block"
            to={`/admin/fordelingen/${kjoering._id}/linjer?slag=${slag}&pott=${pott._id}`}
            aria-label={text.seLinjeneHva(text.slag[slag], pott.kilde)}
          >
            {text.seLinjene}
          </Link>
        )}
      </>
    ),
  },
  { name: kolonne.beloep, isNumber: true, cell: ({ beloep }) => formatKroner(beloep) },
  { name: kolonne.siden, cell: ({ siden }) => formatShortDate(siden) },
  { name: kolonne.til, cell: ({ til }) => formatShortDate(til) },
]

const frigiColumn = (onFrigi: (avsatt: Avsatt) => void): CardColumn<Avsatt> => ({
  name: kolonne.handling,
  cell: one =>
    one.potter.length === 0 ? (
      <span className="rp-dus">{text.ingenPott}</span>
    ) : (
      <Button
        size="small"
        variant="secondary"
        aria-label={text.frigiHva(text.slag[one.slag], one.pott.kilde)}
        onClick={() => onFrigi(one)}
      >
        {text.frigi}
      </Button>
    ),
})

/** What is set aside of the pots of approved runs, and what may be released, at /admin/fordelingen/avsatt. */
export function AvsattPage() {
  const query = useAvsatt()
  const [valgt, setValgt] = useState<Avsatt | null>(null)
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Fordelingsmeny />
      <Fetched query={query} loading={text.henter} heading={text.feilet}>
        {({ avsatt, frigivelser }) =>
          avsatt.length + frigivelser.length === 0 ? (
            <EmptyState action={<LinkButton to="/admin/fordelingen">{text.tilKjoeringene}</LinkButton>}>
              {text.ingen}
            </EmptyState>
          ) : (
            <div className="stack gap-32">
              <Frigivelser tittel={text.venter} alle={frigivelser.filter(({ godkjent }) => !godkjent)} />
              <Del
                tittel={text.klare}
                hjelp={text.klareHjelp}
                ingen={text.ingenKlare}
                rader={avsatt.filter(({ kanFrigis }) => kanFrigis)}
                onFrigi={setValgt}
              />
              <Del
                tittel={text.andre}
                ingen={text.ingenAndre}
                rader={avsatt.filter(({ kanFrigis }) => !kanFrigis)}
              />
              <Frigivelser tittel={text.frigitt} alle={frigivelser.filter(({ godkjent }) => godkjent)} />
            </div>
          )
        }
      </Fetched>
      {valgt && <FrigiDialog avsatt={valgt} onClose={() => setValgt(null)} />}
    </>
  )
}

type DelProps = {
  tittel: string
  hjelp?: string
  ingen: string
  rader: readonly Avsatt[]
  onFrigi?: (avsatt: Avsatt) => void
}

function Del({ tittel, hjelp, ingen, rader, onFrigi }: DelProps) {
  return (
    <section className="stack" aria-label={tittel}>
      <Heading level="2" size="small">
        {tittel}
      </Heading>
      {rader.length === 0 ? (
        <p>{ingen}</p>
      ) : (
        <>
          {hjelp && <p className="rp-dus">{hjelp}</p>}
          <CardTable
            columns={onFrigi ? [...columns, frigiColumn(onFrigi)] : columns}
            rows={rader}
            rowKey={one => one.pott._id + one.slag}
          />
        </>
      )}
    </section>
  )
}
