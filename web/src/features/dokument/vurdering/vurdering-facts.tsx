import type { Dokument } from '@rp/contract/dokument'
import { formatDate } from '../../../platform/format.ts'
import { Produksjonsnavn } from '../dokument.parts.tsx'
import { formText, registreringerText } from '../dokument.text.ts'
import { listFilled } from '../registrering.ts'
import { text } from './vurdering.text.ts'

/** What the member has told: the document's facts and its registrations as a table. */
export function VurderingFacts({ dokument }: { dokument: Dokument }) {
  const entries = listFilled(dokument)
  const facts = [
    [text.filnavn, dokument.filnavn],
    [formText.felt.arbeidstaker, dokument.arbeidstaker],
    [formText.felt.produksjonsselskap, dokument.produksjonsselskap],
    [text.notat, dokument.notat],
    [text.mottatt, `${formatDate(dokument.createdAt)} (${text.sider(dokument.sider)})`],
  ] as const
  return (
    <>
      <section aria-label={text.registreringer}>
        <h2>{text.registreringer}</h2>
        {entries.length === 0 ? (
          <p className="rp-dus">{registreringerText.ingen}</p>
        ) : (
          <table className="gj__r">
            <thead>
              <tr>
                <th scope="col">{text.produksjon}</th>
                <th scope="col">{text.fagfunksjon}</th>
                <th scope="col">{text.episoder}</th>
              </tr>
            </thead>
            <tbody>
              {entries.map((entry, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: registrations have no identity but their place.
                <tr key={index}>
                  <td>
                    <Produksjonsnavn entry={entry} />
                  </td>
                  <td>{entry.fagfunksjon || <span className="mangler">{formText.ingenFagfunksjon}</span>}</td>
                  <td>
                    {entry.episoder ?? '–'}
                    {entry.episoderTotalt !== null && ` ${registreringerText.av(entry.episoderTotalt)}`}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </section>
      <section aria-label={text.opplysninger}>
        <h2>{text.opplysninger}</h2>
        <dl className="gj__fakta">
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value || <span className="rp-dus">{formText.tom}</span>}</dd>
            </div>
          ))}
        </dl>
      </section>
    </>
  )
}
