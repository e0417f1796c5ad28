import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Historikk } from '../historikk/historikk.parts.tsx'
import { useImporter } from './sendeliste.queries.ts'
import { radText as text } from './sendeliste.text.ts'

/** Who came from an import is told why the other lines are missing. */
export function BareImport({ id, onClear }: { id: string; onClear: () => void }) {
  const { data } = useImporter()
  return (
    <Alert variant="info" size="small" className="under-16">
      {text.bareImport(data?.find(one => one._id === id)?.filnavn)}{' '}
      <Button size="xsmall" variant="tertiary" onClick={onClear}>
        {text.visAlle}
      </Button>
    </Alert>
  )
}

/** What has been done with an import. */
export const ImportHistorikk = ({ id }: { id: string }) => <Historikk entitet="sendeliste" id={id} />
