import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { listOppgjoer } from '@rp/contract/oppgjoer'
import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../platform/api.ts'
import { formatKroner } from '../../platform/format.ts'
import { text } from './hjem.text.ts'

/** The newest settlement. Nothing is shown while it is unknown, or where there is none. */
export function HjemOppgjoer({ userId }: { userId: string }) {
  const { data } = useQuery({
    queryKey: ['oppgjoer', userId],
    queryFn: ({ signal }) => call(listOppgjoer, { params: { userId }, signal }),
  })
  const [newest] = data ?? []
  if (!newest) return null
  return (
    <section className="rp-forslag" aria-labelledby="oppgjoer">
      <Heading level="2" size="medium" id="oppgjoer">
        {text.oppgjoer.tittel}
      </Heading>
      <p>{text.oppgjoer.tekst(newest.navn, formatKroner(newest.netto))}</p>
      <p className="rp-hjem__valg">
        <AkselLink as={Link} to="/oppgjoer">
          {text.oppgjoer.knapp}
        </AkselLink>
      </p>
    </section>
  )
}
