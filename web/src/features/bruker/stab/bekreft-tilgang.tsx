import { Alert } from '@navikt/ds-react/Alert'
import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { useState } from 'react'
import { useSession } from '../../../platform/session.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { useLoggUtBruker, useSetAktiv, useSetRolle } from './stab.queries.ts'
import { tilgangText as text } from './stab.text.ts'

export type Sporsmaal = 'gjoerAdministrator' | 'taBort' | 'loggUt' | 'deaktiver' | 'aktiver'

const words: Record<Sporsmaal, { heading: string; what: string; takesAway: boolean }> = {
  gjoerAdministrator: { heading: text.gjoerAdministrator, what: text.gjoerHva, takesAway: false },
  taBort: { heading: text.taBort, what: text.taBortHva, takesAway: true },
  loggUt: { heading: text.loggUt, what: text.loggUtHva, takesAway: false },
  deaktiver: { heading: text.deaktiver, what: text.deaktiverHva, takesAway: true },
  aktiver: { heading: text.aktiver, what: text.aktiverHva, takesAway: false },
}

type Props = { bruker: BrukerDetaljer; sporsmaal: Sporsmaal; onClose: (done: boolean) => void }

/** The question before somebody's access changes, with a warning when it is one's own. */
export function BekreftTilgang({ bruker, sporsmaal, onClose }: Props) {
  const me = useSession()?.id
  const rolle = useSetRolle(bruker.id)
  const aktiv = useSetAktiv(bruker.id)
  const loggUt = useLoggUtBruker(bruker.id)
  const [grunn, setGrunn] = useState('')
  const { heading, what, takesAway } = words[sporsmaal]
  const own = takesAway && me === bruker.id && bruker.brukertype === 'administrator'
  const done = { onSuccess: () => onClose(true) }
  const act: Record<Sporsmaal, () => void> = {
    gjoerAdministrator: () => rolle.mutate({ brukertype: 'administrator', bekreftEgen: false }, done),
    taBort: () => rolle.mutate({ brukertype: 'arbeidstaker', bekreftEgen: own }, done),
    loggUt: () => loggUt.mutate(undefined, done),
    deaktiver: () => aktiv.mutate({ aktiv: false, grunn, bekreftEgen: own }, done),
    aktiver: () => aktiv.mutate({ aktiv: true, grunn, bekreftEgen: false }, done),
  }
  const error = rolle.error ?? aktiv.error ?? loggUt.error
  return (
    <ConfirmDialog
      open
      danger={takesAway}
      heading={heading}
      confirmLabel={heading}
      busy={rolle.isPending || aktiv.isPending || loggUt.isPending}
      onConfirm={act[sporsmaal]}
      onCancel={() => onClose(false)}
    >
      <div className="stack gap-16">
        <p>{what}</p>
        {own && (
          <Alert variant="warning" size="small">
            {text.degSelv}
          </Alert>
        )}
        {sporsmaal === 'deaktiver' && (
          <TextField
            label={text.grunn}
            description={text.grunnHjelp}
            maxLength={200}
            autoComplete="off"
            value={grunn}
            onChange={event => setGrunn(event.target.value)}
          />
        )}
        <Failure error={error} before={text.feilet} />
      </div>
    </ConfirmDialog>
  )
}
