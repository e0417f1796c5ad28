import { Alert } from '@navikt/ds-react/Alert'
import { ProgressBar } from '@navikt/ds-react/ProgressBar'
import { Heading } from '@navikt/ds-react/Typography'
import type { Kjoering, Regnskap } from '@rp/contract/kjoering'
import type { Mangel } from '@rp/contract/planinnhold'
import { Link } from 'react-router'
import { formatKroner } from '../../../platform/format.ts'
import { Card } from '../../../ui/card.tsx'
import { text as planText } from '../plan/plan.text.ts'
import { usePotter } from '../pott/pott.queries.ts'
import { Sums } from '../sums.tsx'
import { text } from './kjoering.text.ts'

/** The plan and the pots of a run. */
export function Valg({ kjoering: { plan, potter } }: { kjoering: Kjoering }) {
  const { data } = usePotter()
  const chosen = data?.filter(({ _id }) => potter.includes(_id)) ?? []
  return (
    <dl className="facts">
      <div>
        <dt>{text.felt.plan}</dt>
        <dd>
          <Link className="aksel-link" to={`/admin/fordelingen/planer/${plan._id}`}>
            {planText.navn(plan.visningsaar, plan.utgave)}
          </Link>
        </dd>
      </div>
      <div>
        <dt>{text.felt.potter}</dt>
        {chosen.map(({ _id, kilde, slag, beloep }) => (
          <dd key={_id}>{text.potten(kilde, slag, formatKroner(beloep))}</dd>
        ))}
      </div>
    </dl>
  )
}

type Steg = keyof typeof text.arbeid

/** How far a job is. */
export function Arbeid({ steg, ferdig, av }: { steg: string; ferdig: number; av: number }) {
  const words = text.arbeid[steg as Steg] ?? text.arbeider
  return (
    <div className="stack gap-8 width-m">
      <p id="kjoering-arbeid">{words} …</p>
      <ProgressBar size="small" value={ferdig} valueMax={av} aria-labelledby="kjoering-arbeid" />
    </div>
  )
}

/** What stopped a simulation, by work type. */
export function Mangler({ mangler }: { mangler: readonly Mangel[] }) {
  const groups = Map.groupBy(mangler, ({ verkstype }) => verkstype ?? text.mangler.alle)
  return (
    <Alert variant="warning" size="small">
      <Heading level="2" size="small">
        {text.mangler.tittel}
      </Heading>
      <p className="under-8">{text.mangler.hjelp}</p>
      {[...groups].map(([verkstype, some]) => (
        <div key={verkstype}>
          <strong>{verkstype}</strong>
          <ul className="points under-8 anywhere">
            {some.map(({ tekst, produksjonsID }) => (
              <li key={`${produksjonsID} ${tekst}`}>
                {produksjonsID ? <Link to={`/admin/produksjoner/${produksjonsID}`}>{tekst}</Link> : tekst}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </Alert>
  )
}

/** Where every krone of the pots is. */
export function Regnskapstabell({ regnskap, holdtTilbake }: { regnskap: Regnskap; holdtTilbake: number }) {
  const words = text.regnskap
  const { brutto, ...rest } = regnskap
  const line = (felt: keyof typeof rest) => ({ name: words[felt], value: rest[felt] })
  const some = (...felter: (keyof typeof rest)[]) => felter.map(line).filter(({ value }) => value !== 0)
  return (
    <Card title={words.tittel}>
      <Sums
        lines={[
          { name: words.brutto, value: brutto, kind: 'sum' },
          line('fradrag'),
          line('avsetning'),
          line('krav'),
          ...(holdtTilbake > 0
            ? [{ name: words.holdtTilbake, value: holdtTilbake, kind: 'del' as const }]
            : []),
          ...some('annetSted', 'korreksjon', 'frigitt'),
          line('utenKrav'),
          line('ufordelt'),
          {
            name: words.sum,
            value: Object.values(rest).reduce((sum, value) => sum + value, 0),
            kind: 'sum',
          },
        ]}
      />
    </Card>
  )
}
