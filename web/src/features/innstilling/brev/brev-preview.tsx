import { type Brevtekst, eksempelverdier, fillBrev } from '@rp/contract/brev'
import type { Brevinnstilling } from '@rp/contract/innstilling'
import { getOppsett } from '../../../platform/oppsett.ts'
import { brevText as text } from '../innstilling.text.ts'

/** The mail as the member will see it, with sample data: always light, as mail programs are. */
export function BrevPreview({ mal, utkast }: { mal: Brevinnstilling; utkast: Brevtekst }) {
  const { organisasjon, kontaktadresse } = getOppsett()
  const verdier = { ...eksempelverdier(mal), organisasjon, kontaktadresse }
  const { subject, paragraphs, link, closing } = fillBrev(mal, utkast, verdier, '')
  return (
    <section className="card stack innst__forhaand" aria-label={text.visning}>
      <h2>{text.visning}</h2>
      <p className="rp-dus">{text.eksempel}</p>
      <div className="innst__epost">
        <p className="innst__emne">
          <span>{text.emneMerke}</span> {subject}
        </p>
        <div className="innst__epostkropp">
          <p className="innst__avsender">Rettighetsportalen</p>
          <Paragraphs lines={paragraphs} />
          {link && <p className="innst__epostknapp">{link.text}</p>}
          <div className="innst__epostslutt">
            <Paragraphs lines={closing} />
          </div>
        </div>
      </div>
    </section>
  )
}

function Paragraphs({ lines }: { lines: readonly string[] }) {
  return lines.map((line, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two paragraphs may be alike while they are written.
    <p key={at}>{line}</p>
  ))
}
