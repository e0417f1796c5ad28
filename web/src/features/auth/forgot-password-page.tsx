import { Button } from '@navikt/ds-react/Button'
import { Link as AkselLink } from '@navikt/ds-react/Link'
import { TextField } from '@navikt/ds-react/TextField'
import { requestNyttPassord } from '@rp/contract/auth'
import { useMutation } from '@tanstack/react-query'
import { Link } from 'react-router'
import { call } from '../../platform/api.ts'
import { useSchemaForm } from '../../platform/form.ts'
import { PageHeading } from '../../ui/page.tsx'
import { AnswerMessage } from './answer-message.tsx'
import { Glemtskjema } from './auth.schema.ts'
import { text } from './auth.text.ts'
import { Entrance } from './entrance.tsx'

/** /forgot-password */
export function ForgotPasswordPage() {
  const form = useSchemaForm(Glemtskjema, { email: '' })
  const send = useMutation({
    mutationFn: (body: { email: string }) => call(requestNyttPassord, { body }),
  })
  return (
    <Entrance motto={text.glemt.slagord} under={text.glemt.under}>
      <PageHeading title={text.glemt.tittel} />
      <form noValidate onSubmit={form.submit(values => send.mutate(values))}>
        <TextField
          label={text.epost}
          description={text.glemt.hjelp}
          type="email"
          autoComplete="username"
          {...form.field('email')}
        />
        <AnswerMessage answer={send.data?.message} error={send.error} fallback={text.glemt.feil} />
        <Button className="rp-full" disabled={send.isPending}>
          {send.isPending ? text.glemt.sender : text.glemt.knapp}
        </Button>
      </form>
      <p className="muted type-4">
        <AkselLink as={Link} className="rp-trykk" to="/login">
          {text.glemt.tilbake}
        </AkselLink>
      </p>
    </Entrance>
  )
}
