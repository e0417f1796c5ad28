import { Button } from '@navikt/ds-react/Button'
import { startOidc } from '@rp/contract/oidc'
import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../platform/api.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { text } from './auth.text.ts'
import { FailureDialog } from './failure-dialog.tsx'
import { oidcText } from './oidc.text.ts'
import { getNettleser } from './oidc-nettleser.ts'

/** The way in through another service; nothing where the portal has none. */
export function OidcKnapp() {
  const { oidc } = getOppsett()
  const start = useMutation({
    mutationFn: () => call(startOidc, { body: { nettleser: getNettleser() } }),
    onSuccess: ({ adresse }) => location.assign(adresse),
  })
  const { reset } = start
  // Who comes back with the Back button finds the page as it was left.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && reset()
    window.addEventListener('pageshow', onShow)
    return () => window.removeEventListener('pageshow', onShow)
  }, [reset])
  if (oidc === null) return null
  return (
    <div className="stack over-16">
      <p className="rp-inn__eller line muted">{oidcText.eller}</p>
      <Button
        type="button"
        variant="secondary"
        className="rp-full"
        disabled={start.isPending || start.isSuccess}
        onClick={() => start.mutate()}
      >
        {start.isPending || start.isSuccess ? oidcText.sender : oidc.knapp}
      </Button>
      <FailureDialog
        heading={oidcText.feilTittel}
        fallback={text.logginn.feil}
        error={start.error}
        onClose={reset}
      />
    </div>
  )
}
