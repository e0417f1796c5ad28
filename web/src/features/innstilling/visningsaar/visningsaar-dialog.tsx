import { TextField, type TextFieldProps } from '@navikt/ds-react/TextField'
import type { EndretAv } from '@rp/contract/errors'
import { Visningsaar } from '@rp/contract/visningsaar'
import { useRef, useState } from 'react'
import { ApiError, savedBy } from '../../../platform/api.ts'
import { faultsOf } from '../../../platform/form.ts'
import { presentOf } from '../../../platform/present-of.ts'
import { readAar, readDag } from '../../../platform/read-dag.ts'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { visningsaarText as text } from '../innstilling.text.ts'
import { useSaveVisningsaar } from './visningsaar.queries.ts'

type Utkast = { aar: string; fordeles: string; planVedtatt: string }
type Props = { aar: Visningsaar | null; onClose: () => void }

const toUtkast = (aar: Visningsaar | null): Utkast => ({
  aar: aar ? String(aar.aar) : '',
  fordeles: aar?.fordeles ? String(aar.fordeles) : '',
  planVedtatt: aar?.planVedtatt?.split('-').reverse().join('.') ?? '',
})
/** An empty year is none; what is no number is left for the schema to refuse. */
const toAar = (typed: string): number | null => (typed.trim() === '' ? null : readAar(typed))

function check(utkast: Utkast) {
  const plan = utkast.planVedtatt.trim() === '' ? null : readDag(utkast.planVedtatt)
  const parsed = Visningsaar.safeParse({
    aar: toAar(utkast.aar),
    fordeles: toAar(utkast.fordeles),
    planVedtatt: plan && (plan.dag ?? ''),
  })
  const faults: Record<string, string> = parsed.error ? faultsOf(parsed.error) : {}
  if (plan?.feil) faults.planVedtatt = plan.feil
  return { verdi: parsed.data ?? null, faults }
}

type ConflictProps = { mine: Utkast; theirs: Visningsaar; av: EndretAv | null; busy: boolean } & Record<
  'onKeep' | 'onUse' | 'onClose',
  () => void
>

function Conflict({ mine, theirs, ...rest }: ConflictProps) {
  const stored = toUtkast(theirs)
  const rows = (['fordeles', 'planVedtatt'] as const)
    .filter(felt => mine[felt] !== stored[felt])
    .map(felt => ({
      navn: felt === 'fordeles' ? text.fordeles : text.plan,
      min: mine[felt],
      deres: stored[felt],
    }))
  return <ConflictDialog hva={text.visningsaaret} rows={rows} {...rest} />
}

/** Adds a viewing year, or changes when one is distributed and its plan was adopted. */
export function VisningsaarDialog({ aar, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [utkast, setUtkast] = useState(() => toUtkast(aar))
  const [tried, setTried] = useState(false)
  const [lest, setLest] = useState(aar)
  const save = useSaveVisningsaar()
  const theirs = presentOf(save.error, Visningsaar)
  const { verdi, faults } = check(utkast)
  const fromServer = save.error instanceof ApiError ? save.error.felt : undefined
  const errorOf = (felt: keyof Utkast) => fromServer?.[felt] ?? (tried ? faults[felt] : undefined)
  const send = (mine: Visningsaar, over: Visningsaar | null) =>
    save.mutate({ verdi: mine, lest: over }, { onSuccess: () => dialog.current?.close() })
  const field = (felt: keyof Utkast) => ({
    size: 'small' as const,
    value: utkast[felt],
    error: errorOf(felt),
    onChange: ({ target }: { target: { value: string } }) => {
      save.reset()
      setUtkast({ ...utkast, [felt]: target.value })
    },
  })
  return (
    <>
      <FormDialog
        dialog={dialog}
        heading={aar ? text.endreHvem(aar.aar) : text.leggTil}
        send={text.lagre}
        busy={save.isPending}
        failure={!fromServer && !theirs && save.error?.message}
        dirty={JSON.stringify(utkast) !== JSON.stringify(toUtkast(lest))}
        onSubmit={() => {
          setTried(true)
          if (verdi !== null) send(verdi, lest)
        }}
        onClose={onClose}
      >
        <Fields isNew={aar === null} field={field} />
      </FormDialog>
      {theirs && (
        <Conflict
          mine={utkast}
          theirs={theirs}
          av={savedBy(save.error)}
          busy={save.isPending}
          onKeep={() => verdi && send(verdi, theirs)}
          onUse={() => {
            setLest(theirs)
            setUtkast(toUtkast(theirs))
            save.reset()
          }}
          onClose={() => save.reset()}
        />
      )}
    </>
  )
}

type FieldProps = Pick<TextFieldProps, 'size' | 'value' | 'error' | 'onChange'>

function Fields({ isNew, field }: { isNew: boolean; field: (felt: keyof Utkast) => FieldProps }) {
  return (
    <>
      {isNew && <TextField {...field('aar')} label={text.aar} inputMode="numeric" />}
      <TextField
        {...field('fordeles')}
        label={text.fordeles}
        description={text.fordelesHjelp}
        inputMode="numeric"
      />
      <TextField {...field('planVedtatt')} label={text.plan} description={text.planHjelp} />
    </>
  )
}
