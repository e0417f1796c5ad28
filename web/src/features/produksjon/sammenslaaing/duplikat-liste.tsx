import { Heading } from '@navikt/ds-react/Typography'
import type { ProduksjonRad } from '@rp/contract/produksjon'
import type { ReactNode } from 'react'
import { Retry } from '../../../ui/fetch-failed.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import './sammenslaaing.css'
import { useDuplikater } from './sammenslaaing.queries.ts'
import { text } from './sammenslaaing.text.ts'

export const mergeAddress = (id: string, med?: string) =>
  `/admin/produksjoner/${id}/slaa-sammen${med === undefined ? '' : `?med=${med}`}`

type Props = { id: string; heading: string }

/** Productions that may be the same work, each with the way to a merge. */
export function DuplikatListe({ id, heading }: Props) {
  const query = useDuplikater(id)
  return (
    <section className="slaasammen__liste stack gap-8">
      <Heading level="2" size="small">
        {heading}
      </Heading>
      {query.isError && <Retry query={query}>{text.duplikaterFeilet}</Retry>}
      {query.data?.length === 0 && <p className="rp-dus">{text.ingenDuplikater}</p>}
      <ul className="lines">
        {query.data?.map(rad => (
          <ProduksjonLinje
            key={rad._id}
            rad={rad}
            action={
              <LinkButton
                size="xsmall"
                variant="secondary"
                to={mergeAddress(id, rad._id)}
                aria-label={text.slaaSammenMed(rad.Produksjonstittel)}
              >
                {text.slaaSammen}
              </LinkButton>
            }
          />
        ))}
      </ul>
    </section>
  )
}

/** One production in a short list: what tells it from others, and what can be done. */
export function ProduksjonLinje({ rad, action }: { rad: ProduksjonRad; action: ReactNode }) {
  return (
    <li>
      <span>
        <WorkTitle>{rad.Produksjonstittel}</WorkTitle>
        <small>{describe(rad)}</small>
      </span>
      {action}
    </li>
  )
}

const describe = (rad: ProduksjonRad): string =>
  [
    rad.Produksjonsselskap,
    rad.Premiere,
    rad.Verkstype,
    text.registreringer(rad.antallRegistreringer),
    rad.antallSendelister > 0 && text.sendelister(rad.antallSendelister),
  ]
    .filter(Boolean)
    .join(' · ')
