import { TextField, type TextFieldProps } from '@navikt/ds-react/TextField'
import type { EndretAv } from '@rp/contract/errors'
import { Visningsaar } from '@rp/contract/visningsaar'
import { useRef, useState } from 'react'
import { ApiError, savedBy } from '../../../platform/api.ts'
import { presentOf } from '../../../platform/present-of.ts'
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
const toNumber = (typed: string): number | null => (typed.trim() === '' ? null : Number(typed))

/** '3.4.2025' as '2025-04-03'; anything else stands as it was typed, for the schema to refuse. */
function toDate(typed: string): string | null {
  const parts = typed.trim().match(/^(\d{1,2})\.(\d{1,2})\.(\d{4})$/)
  if (!parts) return typed.trim() || null
  const [, day = '', month = '', year = ''] = parts
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
}

function check(utkast: Utkast) {
  const { fordeles, planVedtatt } = utkast
  const given = {
    aar: toNumber(utkast.aar),
    fordeles: toNumber(fordeles),
    planVedtatt: toDate(planVedtatt),
  }
  const parsed = Visningsaar.safeParse(given)
  if (parsed.success) return { verdi: parsed.data, faults: {} as Record<string, string> }
  const faults = parsed.error.issues.map(({ path, message }) => [path.join('.'), message])
  return { verdi: null, faults: Object.fromEntries(faults) as Record<string, string> }
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
      {isNew && <TextField {...field('aar')} label={text.aar} inputMode="numeric" maxLength={4} />}
      <TextField
        {...field('fordeles')}
        label={text.fordeles}
        description={text.fordelesHjelp}
        inputMode="numeric"
        maxLength={4}
      />
      <TextField
        {...field('planVedtatt')}
        label={text.plan}
        description={text.planHjelp}
        inputMode="numeric"
        maxLength={10}
      />
    </>
  )
}
