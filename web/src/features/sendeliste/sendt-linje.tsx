import { Heading } from '@navikt/ds-react/Typography'
import type { Sendelisterad } from '@rp/contract/sendelisterad'
import { formatCount, formatDateTime, formatYear } from '../../platform/format.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { importText, radText, avklarText as text } from './sendeliste.text.ts'

/** A line as the broadcaster sent it. */
export function SendtLinje({ rad, like }: { rad: Sendelisterad; like: number }) {
  const facts: [string, string | null][] = [
    [importText.felt.alternativTittel, rad.alternativTittel || null],
    [importText.felt.sesong, rad.sesong === null ? null : String(rad.sesong)],
    [importText.felt.mediehus, rad.mediehus || radText.ingen],
    [importText.felt.premiere, rad.premiere === null ? radText.ingen : formatYear(rad.premiere)],
    [importText.felt.episoder, rad.episoder === null ? radText.ingen : formatCount(rad.episoder)],
    [importText.felt.produksjonsselskap, rad.produksjonsselskap || radText.ingen],
  ]
  return (
    <section className="sendtlinje frame anywhere" aria-label={text.somSendt}>
      <p className="hint under-8">{text.somSendt}</p>
      <Heading level="2" size="medium">
        <WorkTitle>{rad.tittel}</WorkTitle>
      </Heading>
      <dl className="facts over-16">
        {facts.map(
          ([name, value]) =>
            value !== null && (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {rad.avgjort && <p>{text.avgjort(rad.avgjort.hvem, formatDateTime(rad.avgjort.tid))}</p>}
      {like > 0 && <p>{text.like(formatCount(like))}</p>}
    </section>
  )
}
