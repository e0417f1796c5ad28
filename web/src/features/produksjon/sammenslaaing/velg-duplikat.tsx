import { TextField } from '@navikt/ds-react/TextField'
import type { ProduksjonRad } from '@rp/contract/produksjon'
import { useDeferredValue, useState } from 'react'
import { LinkButton } from '../../../ui/link-button.tsx'
import { DuplikatListe, mergeAddress, ProduksjonLinje } from './duplikat-liste.tsx'
import { useTittelsoek } from './sammenslaaing.queries.ts'
import { text } from './sammenslaaing.text.ts'

/** Which production is the same work: the proposals, or any other from the register. */
export function VelgDuplikat({ produksjon }: { produksjon: ProduksjonRad }) {
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  const query = useTittelsoek(sought)
  const found = query.data?.rader.filter(rad => rad._id !== produksjon._id) ?? []
  return (
    <div className="stack halves gap-32 over-24">
      <DuplikatListe id={produksjon._id} heading={text.forslag} />
      <section className="slaasammen__liste stack gap-8">
        <TextField
          label={text.soek}
          description={text.soekHint}
          size="small"
          autoComplete="off"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
        <div role="status">
          {query.data && found.length === 0 && <p className="rp-dus">{text.ingenTreff}</p>}
        </div>
        {query.isError && <p role="alert">{query.error.message}</p>}
        <ul className="lines">
          {found.map(rad => (
            <ProduksjonLinje
              key={rad._id}
              rad={rad}
              action={
                <LinkButton
                  size="xsmall"
                  variant="secondary"
                  to={mergeAddress(produksjon._id, rad._id)}
                  aria-label={text.velgHva(rad.Produksjonstittel)}
                >
                  {text.velg}
                </LinkButton>
              }
            />
          ))}
        </ul>
      </section>
    </div>
  )
}
