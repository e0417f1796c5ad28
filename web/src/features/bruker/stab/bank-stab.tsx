import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { type BrukerSvar, getBruker } from '@rp/contract/bruker'
import type { BrukerDetaljer } from '@rp/contract/bruker-stab'
import { grunnHeaders } from '@rp/contract/personnummer'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { call } from '../../../platform/api.ts'
import { useSession } from '../../../platform/session.ts'
import { Failure } from '../../../ui/failure.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { type Bankopplysninger, BankSeksjon } from '../bank-seksjon.tsx'
import { failureOf, useFreshLogin } from '../fresh-login.parts.tsx'
import type { Grunn } from '../konto.queries.ts'
import { LagringContext, type OnDirty, useSeksjonsside } from '../seksjonsside.ts'
import { useGodtaKonto } from './stab.queries.ts'
import { bankStabText as text } from './stab.text.ts'

type Props = { bruker: BrukerDetaljer; grunn: Grunn }

const shownMs = 60_000
const ingen = { kontonummer: '', iban: '', swift: '', mangler: [] }
const toBank = ({ id, land, kontonummer, iban, swift, mangler }: BrukerSvar): Bankopplysninger => ({
  id,
  land,
  kontonummer: kontonummer ?? '',
  iban: iban ?? '',
  swift: swift ?? '',
  mangler: mangler ?? [],
})

/** Where the money goes: hidden until a reason is given, and hidden again when it has stood there untouched for a minute. */
export function BankStab({ bruker, grunn }: Props) {
  const { lagre, onDirty } = useSeksjonsside()
  const [bank, setBank] = useState<Bankopplysninger | null>(null)
  const [dirty, setDirty] = useState(false)
  const client = useQueryClient()
  const fresh = useFreshLogin()
  const given = useRef<string>(undefined)
  const open = useMutation({
    mutationFn: async () => {
      const hvorfor = await grunn()
      given.current = hvorfor
      return fresh(() => call(getBruker, { params: { id: bruker.id }, headers: grunnHeaders(hvorfor) }))
    },
    onSuccess: answer => {
      setBank(toBank(answer))
      void client.invalidateQueries({ queryKey: ['historikk'] })
    },
  })
  useEffect(() => {
    if (bank === null || dirty) return
    const timer = setTimeout(() => setBank(null), shownMs)
    return () => clearTimeout(timer)
  }, [bank, dirty])
  const report = useCallback<OnDirty>(
    (navn, changed) => {
      setDirty(changed !== false)
      onDirty(navn, changed)
    },
    [onDirty],
  )
  if (bank === null)
    return (
      <Skjult
        bruker={bruker}
        busy={open.isPending}
        failure={failureOf(open.error)}
        onShow={() => open.mutate()}
        onFillIn={() => setBank({ id: bruker.id, land: bruker.land, ...ingen })}
      />
    )
  return (
    <LagringContext
      value={{
        utkast: `bruker.${bruker.id}`,
        onDirty: report,
        lagre: async (endring, foer) => {
          const instead = await lagre(endring, foer, given.current)
          // What was missing of the account before says nothing of another.
          setBank({ ...bank, ...endring, ...instead, mangler: [] })
          return instead
        },
      }}
    >
      <BankSeksjon bruker={bank} etter={!dirty && <Skjul onHide={() => setBank(null)} />} />
    </LagringContext>
  )
}

const Skjul = ({ onHide }: { onHide: () => void }) => (
  <div className="stack gap-20 left">
    <Button type="button" size="small" variant="secondary" onClick={onHide}>
      {text.skjul}
    </Button>
  </div>
)

type SkjultProps = {
  bruker: BrukerDetaljer
  busy: boolean
  failure: Error | null
  onShow: () => void
  onFillIn: () => void
}

function Skjult({ bruker, busy, failure, onShow, onFillIn }: SkjultProps) {
  return (
    <section className="panel" aria-labelledby="seksjon-bank">
      <div className="stack gap-20 left">
        <Heading level="2" size="small" id="seksjon-bank">
          {text.tittel}
        </Heading>
        <p>{bruker.harBank ? text.skjult : text.ingen}</p>
        {bruker.kontoAvvist && <Avvist id={bruker.id} />}
        <Failure error={failure} before={text.feilet} />
        <Button
          type="button"
          size="small"
          variant="secondary"
          loading={busy}
          onClick={bruker.harBank ? onShow : onFillIn}
        >
          {bruker.harBank ? text.vis : text.fyllInn}
        </Button>
      </div>
    </section>
  )
}

/** The bank has refused the account: nothing goes there until staff say that it can be used again, or there is another. */
function Avvist({ id }: { id: string }) {
  const [asking, setAsking] = useState(false)
  const godta = useGodtaKonto(id)
  const isOwn = useSession()?.id === id
  if (isOwn)
    return (
      <Alert variant="warning" size="small">
        <p>{text.avvist}</p>
        <p>{text.egen}</p>
      </Alert>
    )
  return (
    <Alert variant="warning" size="small">
      <p>{text.avvist}</p>
      <Button
        type="button"
        size="small"
        variant="secondary"
        className="over-8"
        onClick={() => setAsking(true)}
      >
        {text.godta}
      </Button>
      {asking && (
        <ReasonDialog
          heading={text.godta}
          send={text.godta}
          description={text.godtaHjelp}
          change={godta}
          toInput={begrunnelse => begrunnelse}
          onClose={() => setAsking(false)}
        >
          <p>{text.godtaHva}</p>
        </ReasonDialog>
      )}
    </Alert>
  )
}
