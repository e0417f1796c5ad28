import { ArrowRightIcon } from '@navikt/aksel-icons'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import type { ComponentType } from 'react'
import { Link } from 'react-router'
import { StepDataIllustration } from '../../ui/illustration/step-data.tsx'
import { StepDocumentIllustration } from '../../ui/illustration/step-document.tsx'
import { StepListIllustration } from '../../ui/illustration/step-list.tsx'
import { StepReviewIllustration } from '../../ui/illustration/step-review.tsx'
import { text } from './hjem.text.ts'

type Step = {
  tittel: string
  tekst: string
  drawing: ComponentType
  lenker: readonly { til: string; tekst: string }[]
}

const { data, dokument, sendeliste, behandling } = text.steg
const steps: readonly Step[] = [
  { ...data, drawing: StepDataIllustration, lenker: [{ til: '/persondata', tekst: data.lenke }] },
  {
    ...dokument,
    drawing: StepDocumentIllustration,
    lenker: [{ til: '/kontraktsdatabase', tekst: dokument.lenke }],
  },
  {
    ...sendeliste,
    drawing: StepListIllustration,
    lenker: [
      { til: '/produksjoner', tekst: sendeliste.lenke },
      { til: '/dineproduksjoner', tekst: sendeliste.dine },
      { til: '/fordelingv23', tekst: sendeliste.fordeling },
    ],
  },
  { tittel: behandling.tittel, tekst: behandling.tekst, drawing: StepReviewIllustration, lenker: [] },
]

/** The four steps from an account to a payment. */
export function HjemSteg() {
  return (
    <section aria-labelledby="steg" className="rp-steg over-64">
      <Heading id="steg" level="2" size="large">
        {text.stegTittel}
      </Heading>
      <ol className="stack gap-32 type-4 over-24">
        {steps.map((step, index) => (
          <li key={step.tittel}>
            <span className="rp-steg__tegning block rp-full under-8">
              <step.drawing />
            </span>
            <h3 className="line top gap-8 type-5">
              <span aria-hidden="true">{index + 1}</span>
              {step.tittel}
            </h3>
            <p className="muted under-8">{step.tekst}</p>
            {step.lenker.map(lenke => (
              <AkselLink key={lenke.til} as={Link} to={lenke.til}>
                {lenke.tekst}
                <ArrowRightIcon aria-hidden />
              </AkselLink>
            ))}
            {step.lenker.length === 0 && <span className="rp-steg__fot muted">{behandling.fot}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
