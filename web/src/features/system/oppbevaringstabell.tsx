import { type Regelnavn, regelnavn, regelOf, varighet } from '@rp/contract/oppbevaring'
import { getOppsett } from '../../platform/oppsett.ts'
import { CardCell, CardRow, CardTable } from '../../ui/card-table.tsx'
import { personvernText as text } from './personvern.text.ts'

/** The rules that tidy the portal, with the times that hold now: the same table that the nightly job follows. */
export function Oppbevaringstabell() {
  const { oppbevaring } = getOppsett()
  const tid = (navn: Regelnavn) => oppbevaring[navn] ?? regelOf(navn).standard
  return (
    <section aria-label={text.tabell}>
      <CardTable columns={Object.values(text.kolonne)} numbers={[]}>
        {regelnavn.map(navn => {
          const { hva, fra, grunn, enhet } = regelOf(navn)
          return (
            <CardRow key={navn} title={hva}>
              <CardCell name={text.kolonne.lenge} numbers={[]}>
                {text.varighet(varighet(tid(navn), enhet), fra)}
              </CardCell>
              <CardCell name={text.kolonne.hvorfor} numbers={[]}>
                {grunn}
              </CardCell>
            </CardRow>
          )
        })}
      </CardTable>
    </section>
  )
}
