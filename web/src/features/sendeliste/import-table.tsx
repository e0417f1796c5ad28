import { Button } from '@navikt/ds-react/Button'
import type { Sendelisteimport } from '@rp/contract/sendeliste'
import { Link } from 'react-router'
import { formatCount, formatDateTime } from '../../platform/format.ts'
import { type CardColumn, CardTable } from '../../ui/card-table.tsx'
import { Merknadsliste } from './merknadsliste.tsx'
import { text } from './sendeliste.text.ts'

const words = text.importer_
const kolonner = words.kolonner

type Props = {
  rader: readonly Sendelisteimport[]
  onAngre: (one: { id: string; filnavn: string }) => void
}

const columns: readonly CardColumn<Sendelisteimport>[] = [
  {
    name: kolonner.filnavn,
    cell: rad => (
      <>
        <Link className="aksel-link" to={`/admin/sendelister/${rad.visningsaar}?import=${rad._id}`}>
          {rad.filnavn}
        </Link>
        <Merknadsliste merknader={rad.merknader} />
      </>
    ),
  },
  { name: kolonner.aar, cell: rad => rad.visningsaar },
  { name: kolonner.naar, cell: rad => formatDateTime(rad.importert) },
  { name: kolonner.hvem, cell: rad => rad.hvem },
  ...(['nye', 'endrede', 'kjente', 'tvil'] as const).map(navn => ({
    name: kolonner[navn],
    cell: (rad: Sendelisteimport) => formatCount(rad[navn]),
  })),
]

const angreColumn = (onAngre: Props['onAngre']): CardColumn<Sendelisteimport> => ({
  name: kolonner.handling,
  cell: ({ _id, filnavn, angret, angretAv }) =>
    angret ? (
      words.angret(formatDateTime(angret), angretAv ?? '')
    ) : (
      <Button
        size="small"
        variant="secondary"
        onClick={() => onAngre({ id: _id, filnavn })}
        aria-label={`${words.angre} ${filnavn}`}
      >
        {words.angre}
      </Button>
    ),
})

/** The imports, newest first. */
export const ImportTable = ({ rader, onAngre }: Props) => (
  <CardTable
    frame="rp-filtertabell"
    isSmall
    label={words.tittel}
    columns={[...columns, angreColumn(onAngre)]}
    rows={rader}
    rowKey={rad => rad._id}
    rowClass={rad => (rad.angret ? 'muted' : undefined)}
  />
)
