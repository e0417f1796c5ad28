import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { answerKoblinger, type KoblingPaaVent, listKoblinger } from '@rp/contract/oidc'
import { type FormEvent, useState } from 'react'
import { call } from '../../../platform/api.ts'
import { useRead } from '../../../platform/calls.ts'
import { formatDate } from '../../../platform/format.ts'
import { Failure } from '../../../ui/failure.tsx'
import { FreshLogin, useFreshChange } from '../fresh-login.parts.tsx'
import { koblingerText as text } from './koblinger.text.ts'

/** For who has made a new password by mail: which login services may still open the account. */
export const KoblingerFoerst = ({ onDone }: { onDone: () => void }) => (
  <FreshLogin>
    <Spoersmaal onDone={onDone} />
  </FreshLogin>
)

function Spoersmaal({ onDone }: { onDone: () => void }) {
  const query = useRead(listKoblinger, { key: ['koblinger'], gcTime: 0 })
  if (query.error)
    return (
      <>
        <Alert variant="error" size="small">
          {text.feiletHenting} {query.error.message}
        </Alert>
        <Button type="button" loading={query.isFetching} onClick={() => void query.refetch()}>
          {text.proevIgjen}
        </Button>
      </>
    )
  if (!query.data) return <p role="status">{text.henter}</p>
  if (query.data.length === 0)
    return (
      <>
        <p className="muted type-4">{text.ingen}</p>
        <Button type="button" onClick={onDone}>
          {text.fortsett}
        </Button>
      </>
    )
  return <Skjema koblinger={query.data} onDone={onDone} />
}

function Skjema({ koblinger, onDone }: { koblinger: readonly KoblingPaaVent[]; onDone: () => void }) {
  const [valg, setValg] = useState<Readonly<Record<string, boolean>>>({})
  const [asked, setAsked] = useState(false)
  const save = useFreshChange(
    (svar: { id: string; behold: boolean }[]) => call(answerKoblinger, { body: { svar } }),
    { adopt: onDone },
  )
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setAsked(true)
    const svar = koblinger.flatMap(({ id }) => {
      const behold = valg[id]
      return behold === undefined ? [] : [{ id, behold }]
    })
    if (svar.length === koblinger.length) save.mutate(svar)
  }
  return (
    <form noValidate onSubmit={submit}>
      <p className="muted type-4">{text.hvorfor}</p>
      {koblinger.map(({ id, tjeneste, koblet, sistBrukt }) => (
        <RadioGroup
          key={id}
          legend={tjeneste}
          description={text.siden(formatDate(koblet), formatDate(sistBrukt))}
          value={valg[id] ?? null}
          onChange={(behold: boolean) => setValg(before => ({ ...before, [id]: behold }))}
          error={asked && valg[id] === undefined && text.mangler}
        >
          <Radio value={true} description={text.beholdHva}>
            {text.behold}
          </Radio>
          <Radio value={false} description={text.fjernHva}>
            {text.fjern}
          </Radio>
        </RadioGroup>
      ))}
      <Failure error={save.error} before={text.feilet} />
      <Button className="rp-full" loading={save.isPending}>
        {text.lagre}
      </Button>
    </form>
  )
}
