import { Alert } from '@navikt/ds-react/Alert'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { fullfoerOidc } from '@rp/contract/oidc'
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
  const [utfordring, setUtfordring] = useState<string | null>(null)
  const begun = useRef(false)
  const { mutate, error } = useMutation({
    mutationFn: () => call(fullfoerOidc, { body: { ...takeRetur(), nettleser: getNettleser() } }),
    onSettled: forgetNettleser,
    onSuccess: answer => {
      if ('token' in answer) enter(answer.token)
      else if ('utfordring' in answer) setUtfordring(answer.utfordring)
      else navigate('/registrering', { replace: true, state: answer })
    },
  })
  useEffect(() => {
    if (begun.current) return
    begun.current = true
    mutate()
  }, [mutate])
  return { utfordring, error, enter }
}

/** /login/tilbake: where the service sends people back to. */
export function OidcTilbakePage() {
  const { utfordring, error, enter } = useFullfoer()
  const navigate = useNavigate()
  return (
    <Entrance motto={text.logginn.slagord} under={text.logginn.under}>
      {utfordring === null ? (
        <Ventende error={error} />
      ) : (
        <KodeSteg
          utfordring={utfordring}
          onToken={enter}
          onRestart={() => navigate('/login', { replace: true })}
        />
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
          <p className="rp-inn__alt">
            <AkselLink as={Link} to="/login">
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
