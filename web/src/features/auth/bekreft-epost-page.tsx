import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { confirmEpost } from '@rp/contract/konto'
import { Link } from 'react-router'
import { ApiError, call } from '../../platform/api.ts'
import { useChange } from '../../platform/calls.ts'
import { useSession } from '../../platform/session.ts'
import { PageHeading } from '../../ui/page.tsx'
import { AnswerMessage } from './answer-message.tsx'
import { text } from './auth.text.ts'
import { Entrance } from './entrance.tsx'
import { useLenke } from './use-lenke.ts'

/** /bekreft-epost/{id}#{secret}: where the link to a new address leads. */
export function BekreftEpostPage() {
  const token = useLenke()
  const loggedIn = useSession() !== null
  return (
    <Entrance motto={text.bekreftEpost.slagord} under={text.bekreftEpost.under}>
      <PageHeading title={text.bekreftEpost.tittel} />
      {token === null ? (
        <Alert variant="warning">{text.bekreftEpost.ikkeHel}</Alert>
      ) : (
        <Bekreftelse token={token} />
      )}
      <p className="muted type-4">
        <AkselLink as={Link} to={loggedIn ? '/persondata' : '/login'}>
          {loggedIn ? text.bekreftEpost.tilData : text.tilInnlogging}
        </AkselLink>
      </p>
    </Entrance>
  )
}

/** A button, since programs that read mail open links too. */
function Bekreftelse({ token }: { token: string }) {
  const confirm = useChange(() => call(confirmEpost, { body: { token } }), { stale: [['bruker']] })
  const usedUp = confirm.error instanceof ApiError && confirm.error.code === 'lenke_ugyldig'
  return (
    <>
      <AnswerMessage answer={confirm.data?.message} error={confirm.error} fallback={text.bekreftEpost.feil} />
      {!confirm.isSuccess && !usedUp && (
        <Button className="rp-full" disabled={confirm.isPending} onClick={() => confirm.mutate()}>
          {confirm.isPending ? text.bekreftEpost.sender : text.bekreftEpost.knapp}
        </Button>
      )}
    </>
  )
}
