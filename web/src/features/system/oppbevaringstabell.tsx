import { type Regelnavn, regelnavn, regelOf, varighet } from '@rp/contract/oppbevaring'
import { getOppsett } from '../../platform/oppsett.ts'
import { CardTable } from '../../ui/card-table.tsx'
import { personvernText as text } from './personvern.text.ts'

/** The rules that tidy the portal, with the times that hold now: the same table that the nightly job follows. */
export function Oppbevaringstabell() {
  const { oppbevaring } = getOppsett()
  const tid = (navn: Regelnavn) => oppbevaring[navn] ?? regelOf(navn).standard
  return (
    <section aria-label={text.tabell}>
      <CardTable
        columns={[
          { name: text.kolonne.hva, cell: navn => regelOf(navn).hva },
          {
            name: text.kolonne.lenge,
            cell: navn => text.varighet(varighet(tid(navn), regelOf(navn).enhet), regelOf(navn).fra),
          },
          { name: text.kolonne.hvorfor, cell: navn => regelOf(navn).grunn },
        ]}
        rows={regelnavn}
        rowKey={navn => navn}
      />
    </section>
  )
}
