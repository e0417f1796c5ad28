import { Button } from '@navikt/ds-react/Button'
import type { Sak } from '@rp/contract/saksbehandling'
import { type ReactNode, useState } from 'react'
import { LinkButton } from '../../../ui/link-button.tsx'
import { useMedia } from '../../../ui/media.ts'
import { text } from './behandling.text.ts'

/** The document that a case is about, read beside the conversation where there is room for both. */
export function SakDokument({ dokument, show }: Pick<Sak, 'dokument'> & { show: (id: string) => ReactNode }) {
  const isWide = useMedia('(min-width: 1201px)')
  const [chosen, setChosen] = useState<boolean | null>(null)
  const shown = chosen ?? isWide
  return (
    <section className="card stack gap-16">
      <h2>{text.dokument}</h2>
      {dokument === null && <p className="rp-dus">{text.utenDokument}</p>}
      {dokument !== null && dokument.id === null && (
        <p className="rp-dus">{text.dokumentBorte(dokument.filnavn)}</p>
      )}
      {dokument?.id && (
        <>
          <p>{dokument.filnavn}</p>
          <div className="row">
            <LinkButton size="small" variant="secondary" to={`/admin/registreringer/${dokument.id}`}>
              {text.aapneDokument}
            </LinkButton>
            <Button
              type="button"
              size="small"
              variant="tertiary"
              aria-expanded={shown}
              onClick={() => setChosen(!shown)}
            >
              {shown ? text.skjulDokument : text.visDokument}
            </Button>
          </div>
          {shown && show(dokument.id)}
        </>
      )}
    </section>
  )
}
