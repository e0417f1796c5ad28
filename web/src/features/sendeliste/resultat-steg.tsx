import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { importSendeliste, trySendeliste } from '@rp/contract/sendeliste'
import type { Answer } from '../../platform/api.ts'
import { formatCount } from '../../platform/format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { Merknadsliste } from './merknadsliste.tsx'
import { importText as text, utfallText } from './sendeliste.text.ts'

type Props = {
  aar: number
  resultat: Answer<typeof trySendeliste>
  /** The answer of the import, once it is done. */
  ferdig: Answer<typeof importSendeliste> | null
  busy: boolean
  onImport: () => void
  onBack: () => void
}
const figures = ['nye', 'endrede', 'kjente', 'koblet', 'tvil', 'uten'] as const

/** What the import would do, and then what it did. */
export function ResultatSteg({ aar, resultat, ferdig, busy, onImport, onBack }: Props) {
  const shown = ferdig?.resultat ?? resultat
  return (
    <div className="sendesteg">
      {ferdig && (
        <Alert variant="success" role="status">
          {ferdig.message}
        </Alert>
      )}
      <Heading level="2" size="medium">
        {ferdig ? text.ferdig : text.resultat}
      </Heading>
      <dl className="sendetall">
        {figures.map(name => (
          <div key={name} data-tall={name}>
            <dd>{formatCount(shown[name])}</dd>
            <dt>{text.tall[name]}</dt>
          </div>
        ))}
      </dl>
      {!ferdig && <Examples eksempler={resultat.eksempler} />}
      <Merknadsliste merknader={shown.merknader} />
      <div className="sendevalg__knapper">
        {ferdig ? (
          <>
            {shown.tvil > 0 && <LinkButton to={`/admin/sendelister/${aar}/avklar`}>{text.avklar}</LinkButton>}
            <LinkButton variant="secondary" to={`/admin/sendelister/${aar}?import=${ferdig.import._id}`}>
              {text.seAlle}
            </LinkButton>
          </>
        ) : (
          <>
            <Button loading={busy} onClick={onImport}>
              {text.importer}
            </Button>
            <Button variant="tertiary" disabled={busy} onClick={onBack}>
              {text.tilKolonnene}
            </Button>
          </>
        )}
      </div>
    </div>
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
