import type { Dokument } from '@rp/contract/dokument'
import { Produksjonsnavn } from './dokument.parts.tsx'
import { formText, registreringerText } from './dokument.text.ts'
import { RegistreringHelp } from './registrering/registrering-editor.tsx'
import { listFilled } from './registrering.ts'

/** The registrations of a document, to read. */
export function RegistreringList({ dokument }: { dokument: Dokument }) {
  const entries = listFilled(dokument)
  return (
    <section aria-label={formText.registreringer}>
      <div className="skjema__h">
        <h2>{formText.registreringer}</h2>
        <RegistreringHelp />
      </div>
      {entries.length === 0 ? (
        <p className="rp-dus">{registreringerText.ingen}</p>
      ) : (
        <ol className="registreringer">
          {entries.map((entry, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: registrations have no identity but their place.
            <li key={index}>
              <p>
                <Produksjonsnavn entry={entry} />
              </p>
              <p className="rp-dus">
                {entry.fagfunksjon || <span className="mangler">{formText.ingenFagfunksjon}</span>}
                {' · '}
                {formText.episoder(entry.episoder, entry.episoderTotalt)}
              </p>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
