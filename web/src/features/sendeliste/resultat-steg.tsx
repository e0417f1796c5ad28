import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Importresultat, importSendelisteutkast, Sendelisteutkast } from '@rp/contract/sendeliste'
import { utfallsnavn } from '@rp/contract/sendelisterad'
import type { Answer } from '../../platform/api.ts'
import { formatCount } from '../../platform/format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Fordelt } from './fordelt.tsx'
import { Merknadsliste } from './merknadsliste.tsx'
import { fordeltText, importText as text } from './sendeliste.text.ts'

type Props = {
  aar: number
  resultat: NonNullable<Sendelisteutkast['proeving']>
  busy: boolean
  onImport: () => void
  onBack: () => void
}
const figures = ['nye', 'endrede', 'kjente', 'koblet', 'tvil', 'uten'] as const

/** What the import would do. */
export function ResultatSteg({ aar, resultat, busy, onImport, onBack }: Props) {
  return (
    <div className="stack gap-20">
      <Tall overskrift={text.resultat} resultat={resultat} />
      <Examples eksempler={resultat.eksempler} />
      <Merknadsliste merknader={resultat.merknader} />
      {resultat.nye + resultat.endrede > 0 && (
        <Fordelt kjoeringer={resultat.fordelt} etter={fordeltText.importer(aar)} />
      )}
      <div className="row over-16 under-16">
        <Button loading={busy} onClick={onImport}>
          {text.importer}
        </Button>
        <Button variant="tertiary" disabled={busy} onClick={onBack}>
          {text.tilKolonnene}
        </Button>
      </div>
    </div>
  )
}

/** What the import did. */
export function FerdigSteg({ message, import: done, resultat }: Answer<typeof importSendelisteutkast>) {
  const liste = `/admin/sendelister/${done.visningsaar}`
  return (
    <div className="stack gap-20">
      <Alert variant="success" role="status">
        {message}
      </Alert>
      <Tall overskrift={text.ferdig} resultat={resultat} />
      <Merknadsliste merknader={resultat.merknader} />
      <div className="row over-16 under-16">
        {resultat.tvil > 0 && <LinkButton to={`${liste}/avklar`}>{text.avklar}</LinkButton>}
        <LinkButton variant="secondary" to={`${liste}?import=${done._id}`}>
          {text.seAlle}
        </LinkButton>
      </div>
    </div>
  )
}

function Tall({ overskrift, resultat }: { overskrift: string; resultat: Importresultat }) {
  return (
    <>
      <Heading level="2" size="medium">
        {overskrift}
      </Heading>
      <dl className="figures stack tiles">
        {figures.map(name => (
          <div key={name} className="frame" data-tall={name}>
            <dd>{formatCount(resultat[name])}</dd>
            <dt>{text.tall[name]}</dt>
          </div>
        ))}
      </dl>
    </>
  )
}

function Examples({ eksempler }: { eksempler: Props['resultat']['eksempler'] }) {
  if (eksempler.length === 0) return null
  return (
    <section aria-label={text.eksempler}>
      <Heading level="2" size="small" spacing>
        {text.eksempler}
      </Heading>
      <ul className="stack gap-8 anywhere">
        {eksempler.map(one => (
          <li key={one.rad}>
            <span className="type-2 strong block">{utfallsnavn[one.utfall]}</span> {one.tittel}
            {one.produksjon && <> → {one.produksjon}</>}
          </li>
        ))}
      </ul>
    </section>
  )
}
