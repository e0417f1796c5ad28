import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { sendBekreftelse } from '@rp/contract/konto'
import { call } from '../../platform/api.ts'
import { useChange } from '../../platform/calls.ts'
import { ubekreftetText as text } from './bruker.text.ts'
import './ubekreftet.css'

/** Above every screen of somebody who has not confirmed their address: what it means, and the link once more. */
export function Ubekreftet({ email }: { email: string }) {
  // It may have been confirmed in another window meanwhile.
  const send = useChange(() => call(sendBekreftelse), { stale: [['bruker']] })
  return (
    <section className="rp-ubekreftet" aria-label={text.tittel}>
      <Alert variant="warning" size="small" fullWidth>
        <b>{text.tittel}.</b> {text.hva(email)} {text.feilAdresse}
        <span className="row gap-16 over-8">
          <Button size="small" variant="secondary" loading={send.isPending} onClick={() => send.mutate()}>
            {text.sendPaaNytt}
          </Button>
          <span role="status">
            {send.data?.message}
            {send.error && `${text.feilet} ${send.error.message}`}
          </span>
        </span>
      </Alert>
    </section>
  )
}
