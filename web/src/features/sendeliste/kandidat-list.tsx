import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { type Kandidat, metodenavn, type Sendelisterad } from '@rp/contract/sendelisterad'
import { formatCount, formatYear } from '../../platform/format.ts'
import { WorkTitle } from '../../ui/work-title.tsx'
import { faktaText, radText, avklarText as text } from './sendeliste.text.ts'

type Props = {
  rad: Sendelisterad
  kandidater: readonly Kandidat[]
  busy: boolean
  onChoose: (produksjonsID: string) => void
}

/** The productions that a line may be, with what speaks for each and against it. */
export function KandidatList({ rad, kandidater, busy, onChoose }: Props) {
  return (
    <section aria-label={text.kandidater}>
      <Heading level="2" size="small" spacing>
        {text.kandidater}
      </Heading>
      {kandidater.length === 0 && <p>{text.ingenKandidater}</p>}
      <ol className="kandidater stack">
        {kandidater.map((kandidat, index) => (
          <li
            key={kandidat.produksjon._id}
            className="frame line spread top gap-16"
            data-valgt={kandidat.produksjon._id === rad.produksjon?._id}
          >
            <div className="grow anywhere">
              <strong>
                <WorkTitle>{kandidat.produksjon.Produksjonstittel}</WorkTitle>
              </strong>
              <span className="hint block">
                {metodenavn[kandidat.metode]} · {text.sikkerhet(Math.floor(kandidat.sikkerhet * 100))}
                {kandidat.produksjon._id === rad.produksjon?._id && ` · ${text.valgt}`}
              </span>
              <Facts kandidat={kandidat} />
            </div>
            <Button
              size="small"
              disabled={busy}
              aria-label={`${index + 1} · ${text.velg} ${kandidat.produksjon.Produksjonstittel}`}
              onClick={() => onChoose(kandidat.produksjon._id)}
            >
              {index + 1} · {text.velg}
            </Button>
          </li>
        ))}
      </ol>
    </section>
  )
}

const factNames = ['selskap', 'premiere', 'episoder', 'sesong', 'verkstype'] as const

function Facts({ kandidat: { produksjon, fakta } }: { kandidat: Kandidat }) {
  const values = {
    selskap: produksjon.Produksjonsselskap || null,
    premiere: produksjon.Premiere === null ? null : formatYear(produksjon.Premiere),
    episoder: produksjon.Episoder === null ? null : formatCount(produksjon.Episoder),
    sesong: produksjon.Sesong === null ? null : String(produksjon.Sesong),
    verkstype: produksjon.Verkstype,
  }
  return (
    <dl className="row top gap-20 type-2 over-8">
      {factNames.map(name => (
        <div key={name} data-fakta={fakta[name]}>
          <dt className="muted">{text.fakta[name]}</dt>
          <dd>
            {values[name] ?? radText.ingen}
            {fakta[name] !== 'ukjent' && <small>{faktaText[fakta[name]]}</small>}
          </dd>
        </div>
      ))}
    </dl>
  )
}
