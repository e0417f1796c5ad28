import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { visningsaar } from '@rp/contract/fordeling'
import { type Betalingsstand, listOppgjoer } from '@rp/contract/oppgjoer'
import { Link } from 'react-router'
import { useRead } from '../../platform/calls.ts'
import { formatDate, formatKroner } from '../../platform/format.ts'
import { useAnslag } from '../fordeling/anslag/anslag.queries.ts'
import { text } from './hjem.text.ts'

/** What there is to say of the money: that it is paid, or that something must be put right. */
function standOf(betaling: Betalingsstand): string {
  if (betaling?.stand === 'feilet')
    return betaling.venterPaaKonto ? text.oppgjoer.feilet : text.oppgjoer.igjen
  if (betaling?.stand === 'venter') return text.oppgjoer.venter
  if (betaling?.stand === 'staar_over') return text.oppgjoer.staarOver
  if (betaling?.stand === 'trekkes') return text.oppgjoer.trekkes
  if (!betaling?.dato) return ''
  const naar = formatDate(betaling.dato)
  if (betaling.stand === 'paa_vei') return text.oppgjoer.paaVei(naar)
  return betaling.stand === 'betalt' ? text.oppgjoer.betalt(naar) : ''
}

/** That there is an estimate, and what of it is held back. Nothing is shown while it is unknown, or where there is none. */
export function HjemAnslag() {
  const { data = [] } = useAnslag()
  if (data.length === 0) return null
  const sum = (felt: 'beloep' | 'holdtTilbake') => formatKroner(data.reduce((all, one) => all + one[felt], 0))
  return (
    <section className="stack over-40" aria-labelledby="anslag">
      <Heading level="2" size="medium" id="anslag">
        {text.anslag.tittel}
      </Heading>
      <p>
        {text.anslag.tekst(visningsaar.aar, sum('beloep'))}{' '}
        {data.some(({ holdtTilbake }) => holdtTilbake > 0) && text.anslag.holdt(sum('holdtTilbake'))}
      </p>
      <p className="row gap-20">
        <AkselLink as={Link} to="/fordelingv23">
          {text.anslag.knapp}
        </AkselLink>
      </p>
    </section>
  )
}

/** The newest settlement. Nothing is shown while it is unknown, or where there is none. */
export function HjemOppgjoer({ userId }: { userId: string }) {
  const { data } = useRead(listOppgjoer, { key: ['oppgjoer', userId], params: { userId } })
  const [newest] = data ?? []
  if (!newest) return null
  const trukket = newest.linjer.reduce((sum, { korreksjon, netto }) => sum + (korreksjon ? netto : 0), 0)
  return (
    <section className="stack over-40" aria-labelledby="oppgjoer">
      <Heading level="2" size="medium" id="oppgjoer">
        {text.oppgjoer.tittel}
      </Heading>
      <p>
        {text.oppgjoer.tekst(newest.navn, formatKroner(newest.netto))}{' '}
        {trukket < 0 && text.oppgjoer.korreksjon(formatKroner(-trukket))} {standOf(newest.betaling)}
      </p>
      <p className="row gap-20">
        <AkselLink as={Link} to="/oppgjoer">
          {text.oppgjoer.knapp}
        </AkselLink>
      </p>
    </section>
  )
}
