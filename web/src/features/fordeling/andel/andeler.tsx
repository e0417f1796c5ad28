import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Andelsavtale, Andelssak } from '@rp/contract/andel'
import { useState } from 'react'
import { formatDate } from '../../../platform/format.ts'
import { Failure } from '../../../ui/failure.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { writeSkalert } from '../skalert.ts'
import { useAndeler, useSvarPaaAndeler } from './andel.queries.ts'
import { text } from './andel.text.ts'
import { ForslagDialog, NeiDialog } from './andel-dialog.tsx'
import { andelsnavn, andreI } from './andelsnavn.ts'

/** Works and functions that the member shares with others, and what they have agreed on; nothing where there are none. */
export function Andeler() {
  const query = useAndeler()
  if (query.data?.length === 0) return null
  return (
    <section className="stack gap-16 width-l over-40 under-40" aria-labelledby="andeler">
      <Heading level="2" size="medium" id="andeler">
        {text.tittel}
      </Heading>
      <Fetched query={query} loading={text.henter} heading={<h3>{text.feilet}</h3>}>
        {saker => (
          <>
            <p>{text.ingress}</p>
            {saker.map(sak => (
              <Sak key={`${sak.produksjonsID} ${sak.gruppe}`} sak={sak} />
            ))}
          </>
        )}
      </Fetched>
    </section>
  )
}

function Sak({ sak }: { sak: Andelssak }) {
  const { produksjonstittel, gruppe, krav, gjelder, forslag, sist } = sak
  const [isOpen, setOpen] = useState(false)
  return (
    <section className="card stack gap-20" aria-label={text.sak(produksjonstittel, gruppe)}>
      <Heading level="3" size="small">
        <WorkTitle>{produksjonstittel}</WorkTitle>, {gruppe}
      </Heading>
      <p>{text.deler(gruppe, andreI(krav))}</p>
      {gjelder && (
        <div>
          <Parter tittel={text.gjelder} avtale={gjelder} />
          <p className="rp-dus">{text.gjelderFra(formatDate(gjelder.avgjort ?? gjelder.opprettet))}</p>
        </div>
      )}
      {forslag && <Forslag forslag={forslag} gjelder={gjelder !== null} />}
      {sist && <p>{whatEnded(sist)}</p>}
      {!forslag && (
        <div className="row gap-8">
          <Button
            size="small"
            variant="secondary"
            aria-label={text.foreslaaHva(produksjonstittel, gruppe)}
            onClick={() => setOpen(true)}
          >
            {gjelder ? text.foreslaaNye : text.foreslaa}
          </Button>
        </div>
      )}
      {isOpen && <ForslagDialog sak={sak} onClose={() => setOpen(false)} />}
    </section>
  )
}

function whatEnded({ tilstand, trukket, egen, avslaattAv, begrunnelse }: Andelsavtale): string {
  if (tilstand === 'opphoert') return text.opphoert
  if (trukket && egen) return text.duTrakk(begrunnelse)
  return (trukket ? text.trukket : text.avslaatt)(avslaattAv, begrunnelse)
}

/** Who gets how much. */
function Parter({ tittel, avtale: { parter } }: { tittel: string; avtale: Andelsavtale }) {
  const navn = andelsnavn(parter)
  return (
    <>
      <Heading level="4" size="xsmall">
        {tittel}
      </Heading>
      <dl className="sums width-m over-8 under-8">
        {parter.map(({ krav, andel }, index) => (
          <div key={krav}>
            <dt>{navn[index]}</dt>
            <dd>{text.prosent(writeSkalert(andel, 100))}</dd>
          </div>
        ))}
      </dl>
    </>
  )
}

/** Everything that waits for somebody's answer, and the answer where it is the reader's. */
function Forslag({ forslag, gjelder }: { forslag: Andelsavtale; gjelder: boolean }) {
  const { _id, egen, venterPaaMeg, foreslaattAv, opprettet, parter } = forslag
  const svar = useSvarPaaAndeler(_id)
  const [isRefusing, setRefusing] = useState(false)
  const venter = andreI(parter.filter(({ bekreftet }) => !bekreftet))
  const naar = formatDate(opprettet)
  return (
    <div className="stack">
      <Parter tittel={text.forslag} avtale={forslag} />
      <p>{egen ? text.duForeslo(naar) : text.foreslaattAv(foreslaattAv, naar)}</p>
      {venter.length > 0 && <p>{text.venterPaa(venter)}</p>}
      {gjelder && <p>{text.gjelderImens}</p>}
      <Failure error={svar.error} />
      <div className="row gap-8">
        {venterPaaMeg && (
          <Button
            size="small"
            loading={svar.isPending}
            onClick={() => svar.mutate({ svar: 'ja', begrunnelse: '' })}
          >
            {text.ja}
          </Button>
        )}
        {(venterPaaMeg || egen) && (
          <Button size="small" variant="secondary" onClick={() => setRefusing(true)}>
            {egen ? text.trekk : text.nei}
          </Button>
        )}
      </div>
      {isRefusing && <NeiDialog id={_id} egen={egen} onClose={() => setRefusing(false)} />}
    </div>
  )
}
