import { Button } from '@navikt/ds-react/Button'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { Failure } from '../../ui/failure.tsx'
import { useArbeid, useReconnect } from './sendeliste.queries.ts'
import { importText, paaNyttText as text } from './sendeliste.text.ts'

/** Looks for the productions of lines without one again, when the register has changed. */
export function KoblePaaNytt({ aar }: { aar: number }) {
  const [noekkel, setNoekkel] = useState<string | null>(null)
  const match = useReconnect(aar)
  const arbeid = useArbeid(match.isPending ? noekkel : null)
  const start = () => {
    const key = crypto.randomUUID()
    setNoekkel(key)
    match.mutate(key)
  }
  const { ferdig, av } = arbeid.data ?? { ferdig: 0, av: 0 }
  return (
    <section className="row gap-16 under-16" aria-label={text.knapp}>
      <p>{text.hva}</p>
      <Button type="button" size="small" variant="secondary" loading={match.isPending} onClick={start}>
        {text.knapp}
      </Button>
      <p role="status">
        {match.isPending &&
          (av > 0 ? importText.fremdrift(formatCount(ferdig), formatCount(av)) : text.leter)}
        {match.data?.message}
      </p>
      <Failure error={match.error} before={text.feilet} />
    </section>
  )
}
