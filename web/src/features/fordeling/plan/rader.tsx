import { PlusIcon, TrashIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { ReactNode } from 'react'

/** A part of the form with a heading of its own. */
export const Del = ({ tittel, hjelp, children }: { tittel: string; hjelp?: string; children: ReactNode }) => (
  <section aria-label={tittel} className="stack gap-16">
    <h3>{tittel}</h3>
    {hjelp && <p className="rp-dus">{hjelp}</p>}
    {children}
  </section>
)

/** Takes the row that it ends away. */
export const Fjern = ({ title, onClick }: { title: string; onClick: () => void }) => (
  <Button
    type="button"
    size="small"
    variant="tertiary"
    icon={<TrashIcon title={title} />}
    onClick={onClick}
  />
)

export const LeggTil = ({ children, onClick }: { children: string; onClick: () => void }) => (
  <div>
    <Button type="button" size="small" variant="secondary" icon={<PlusIcon aria-hidden />} onClick={onClick}>
      {children}
    </Button>
  </div>
)
