import { Alert } from '@navikt/ds-react/Alert'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { completeOidc, type OidcSvar } from '@rp/contract/oidc'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { call } from '../../platform/api.ts'
import { PageHeading } from '../../ui/page.tsx'
import { text } from './auth.text.ts'
import { failureOf } from './auth-failure.ts'
import { Entrance } from './entrance.tsx'
import { KodeSteg } from './kode-steg.tsx'
import { oidcText } from './oidc.text.ts'
import { OidcKobling } from './oidc-kobling.tsx'
import { forgetNettleser, getNettleser } from './oidc-nettleser.ts'
import { useEnter } from './use-enter.ts'

/** What the service sent along, which then leaves the address and the browser's history. */
function takeRetur() {
  const given = new URLSearchParams(location.search)
  window.history.replaceState(window.history.state, '', location.pathname)
  const [code, iss] = [given.get('code'), given.get('iss')]
  return { state: given.get('state') ?? '', ...(code && { code }), ...(iss && { iss }) }
}

/** Ends the login once, also where React mounts twice. */
function useFullfoer() {
  const enter = useEnter()
  const navigate = useNavigate()
  const [steg, setSteg] = useState<{ utfordring: string } | { kobling: string } | null>(null)
  const begun = useRef(false)
  function heed(answer: OidcSvar): void {
    if ('token' in answer) enter(answer.token)
    else if ('ukjent' in answer) navigate('/registrering', { replace: true, state: answer })
    else setSteg(answer)
  }
  const { mutate, error } = useMutation({
    mutationFn: () => call(completeOidc, { body: { ...takeRetur(), nettleser: getNettleser() } }),
    onSettled: forgetNettleser,
    onSuccess: heed,
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate()
  }, [mutate])
  return { steg, error, enter, heed }
}

/** /login/tilbake: where the service sends people back to. */
export function OidcTilbakePage() {
  const { steg, error, enter, heed } = useFullfoer()
  const navigate = useNavigate()
  const restart = () => navigate('/login', { replace: true })
  return (
    <Entrance motto={text.logginn.slagord} under={text.logginn.under}>
      {steg === null ? (
        <Ventende error={error} />
      ) : 'kobling' in steg ? (
        <OidcKobling kobling={steg.kobling} onAnswer={heed} onRestart={restart} />
      ) : (
        <KodeSteg utfordring={steg.utfordring} onToken={enter} onRestart={restart} />
      )}
    </Entrance>
  )
}

function Ventende({ error }: { error: unknown }) {
  const words = oidcText.tilbake
  const failure = error ? failureOf(error, words.feil) : null
  const title = failure ? words.feilTittel : words.tittel
  return (
    <>
      <PageHeading title={title} key={title}>
        {title}
      </PageHeading>
      {failure ? (
        <>
          <Alert variant="warning">{failure.message}</Alert>
          <p className="muted type-4">
            <AkselLink as={Link} className="rp-trykk" to="/login">
              {words.tilInnlogging}
            </AkselLink>
          </p>
        </>
      ) : (
        <p role="status">{words.vent}</p>
      )}
    </>
  )
}
