import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Importresultat, importSendelisteutkast, Sendelisteutkast } from '@rp/contract/sendeliste'
import type { Answer } from '../../platform/api.ts'
import { formatCount } from '../../platform/format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Merknadsliste } from './merknadsliste.tsx'
import { importText as text, utfallText } from './sendeliste.text.ts'

type Props = {
  resultat: NonNullable<Sendelisteutkast['proeving']>
  busy: boolean
  onImport: () => void
  onBack: () => void
}
const figures = ['nye', 'endrede', 'kjente', 'koblet', 'tvil', 'uten'] as const

/** What the import would do. */
export function ResultatSteg({ resultat, busy, onImport, onBack }: Props) {
  return (
    <div className="sendesteg">
      <Tall overskrift={text.resultat} resultat={resultat} />
      <Examples eksempler={resultat.eksempler} />
      <Merknadsliste merknader={resultat.merknader} />
      <div className="sendevalg__knapper">
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
    <div className="sendesteg">
      <Alert variant="success" role="status">
        {message}
      </Alert>
      <Tall overskrift={text.ferdig} resultat={resultat} />
      <Merknadsliste merknader={resultat.merknader} />
      <div className="sendevalg__knapper">
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
      <dl className="sendetall">
        {figures.map(name => (
          <div key={name} data-tall={name}>
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
      <ul className="sendeeksempler">
        {eksempler.map(one => (
          <li key={one.rad}>
            <span>{utfallText[one.utfall]}</span> {one.tittel}
            {one.produksjon && <> → {one.produksjon}</>}
          </li>
        ))}
      </ul>
    </section>
  )
}
