import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { resetPassord } from '@rp/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { ApiError, call } from '../../platform/api.ts'
import { useSchemaForm } from '../../platform/form.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHeading } from '../../ui/page.tsx'
import { PasswordField } from '../../ui/password-field.tsx'
import { AnswerMessage } from './answer-message.tsx'
import { Tilbakestillskjema } from './auth.schema.ts'
import { text } from './auth.text.ts'
import { Entrance } from './entrance.tsx'
import { useLenke } from './use-lenke.ts'

/** /reset-password/{id}#{secret}: where the mailed link leads. */
export function ResetPasswordPage() {
  const token = useLenke()
  return (
    <Entrance motto={text.tilbakestill.slagord} under={text.tilbakestill.under}>
      <PageHeading title={text.tilbakestill.tittel} />
      {token === null ? (
        <>
          <Alert variant="warning">{text.tilbakestill.ikkeHel}</Alert>
          <Videre nyLenke />
        </>
      ) : (
        <NyttPassord token={token} />
      )}
    </Entrance>
  )
}

function NyttPassord({ token }: { token: string }) {
  const form = useSchemaForm(Tilbakestillskjema, { password: '' })
  const save = useMutation({
    mutationFn: ({ password }: { password: string }) => call(resetPassord, { body: { token, password } }),
    onSuccess: () => form.reset({ password: '' }),
  })
  const usedUp = save.error instanceof ApiError && save.error.code === 'lenke_ugyldig'
  // Neither a changed password nor a used link leaves anything to fill in.
  const done = save.isSuccess || usedUp
  return (
    <>
      <form noValidate onSubmit={form.submit(values => save.mutate(values))}>
        {!done && (
          <PasswordField
            label={text.tilbakestill.nytt}
            description={text.passordHjelp}
            autoComplete="new-password"
            {...form.field('password')}
          />
        )}
        <AnswerMessage answer={save.data?.message} error={save.error} fallback={text.tilbakestill.feil} />
        {!done && (
          <Button className="rp-full" disabled={save.isPending}>
            {save.isPending ? text.tilbakestill.sender : text.tilbakestill.knapp}
          </Button>
        )}
      </form>
      <Videre nyLenke={usedUp} />
    </>
  )
}

const Videre = ({ nyLenke }: { nyLenke: boolean }) => (
  <p className="muted type-4">
    {nyLenke ? (
      <LinkButton to="/forgot-password">{text.tilbakestill.nyLenke}</LinkButton>
    ) : (
      <AkselLink as={Link} to="/login">
        {text.tilInnlogging}
      </AkselLink>
    )}
  </p>
)
