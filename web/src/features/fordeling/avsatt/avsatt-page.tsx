import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { type Avsatt, isTilPott } from '@rp/contract/avsatt'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { formatKroner, formatShortDate } from '../../../platform/format.ts'
import { CardCell, CardRow, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { Fordelingsmeny } from '../fordelingsmeny.tsx'
import { useAvsatt } from './avsatt.queries.ts'
import { text } from './avsatt.text.ts'
import { FrigiDialog } from './frigi-dialog.tsx'
import { Frigivelser } from './frigivelser.tsx'

const { handling: handlingskolonne, ...faste } = text.kolonne
const numbers = [faste.beloep]

/** What is set aside of the pots of approved runs, and what may be released, at /admin/fordelingen/avsatt. */
export function AvsattPage() {
  const query = useAvsatt()
  const [valgt, setValgt] = useState<Avsatt | null>(null)
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Fordelingsmeny />
      <Fetched
        query={query}
        loading={text.henter}
        heading={
          <Heading level="2" size="medium">
            {text.feilet}
          </Heading>
        }
      >
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
  const columns = onFrigi ? [...Object.values(faste), handlingskolonne] : Object.values(faste)
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
          <CardTable columns={columns} numbers={numbers}>
            {rader.map(one => (
              <Rad key={one.pott._id + one.slag} avsatt={one}>
                {onFrigi && (
                  <CardCell name={handlingskolonne} numbers={numbers}>
                    {one.potter.length === 0 ? (
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
                    )}
                  </CardCell>
                )}
              </Rad>
            ))}
          </CardTable>
        </>
      )}
    </section>
  )
}

function Rad({
  avsatt: { pott, slag, beloep, kjoering, siden, til },
  children,
}: {
  avsatt: Avsatt
  children: ReactNode
}) {
  return (
    <CardRow
      title={
        <>
          {text.pott(pott.kilde, pott.slag, pott.visningsaar)}
          <Link className="aksel-link hint block" to={`/admin/fordelingen/${kjoering._id}`}>
            {kjoering.navn}
          </Link>
        </>
      }
    >
      <CardCell name={faste.slag} numbers={numbers}>
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
      </CardCell>
      <CardCell name={faste.beloep} numbers={numbers}>
        {formatKroner(beloep)}
      </CardCell>
      <CardCell name={faste.siden} numbers={numbers}>
        {formatShortDate(siden)}
      </CardCell>
      <CardCell name={faste.til} numbers={numbers}>
        {formatShortDate(til)}
      </CardCell>
      {children}
    </CardRow>
  )
}
