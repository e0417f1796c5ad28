import { Checkbox, CheckboxGroup } from '@navikt/ds-react/Checkbox'
import { Select } from '@navikt/ds-react/Select'
import { Kjoering } from '@rp/contract/kjoering'
import type { Pott } from '@rp/contract/pott'
import { useRef, useState } from 'react'
import { savedBy } from '../../../platform/api.ts'
import { formatKroner } from '../../../platform/format.ts'
import { presentOf } from '../../../platform/present-of.ts'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { usePlaner } from '../plan/plan.queries.ts'
import { text as planText } from '../plan/plan.text.ts'
import { usePotter } from '../pott/pott.queries.ts'
import { useCreateKjoering, useUpdateKjoering } from './kjoering.queries.ts'
import { text } from './kjoering.text.ts'

type Utkast = { navn: string; visningsaar: number | null; planId: string; potter: readonly string[] }
const toUtkast = (kjoering: Kjoering | null): Utkast => ({
  navn: kjoering?.navn ?? '',
  visningsaar: kjoering?.visningsaar ?? null,
  planId: kjoering?.plan._id ?? '',
  potter: kjoering?.potter ?? [],
})

type Props = { kjoering: Kjoering | null; onClose: () => void; onSaved: (kjoering: Kjoering) => void }

/** What a run is made of: a viewing year, a plan, and the pots that it shares out. */
export function KjoeringDialog({ kjoering, onClose, onSaved }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [utkast, setUtkast] = useState(() => toUtkast(kjoering))
  const [tried, setTried] = useState(false)
  const { save, theirs, send } = useSend(kjoering, utkast, saved => {
    dialog.current?.close()
    onSaved(saved)
  })
  const words = useNames()
  return (
    <>
      <FormDialog
        dialog={dialog}
        heading={kjoering ? text.endre : text.ny}
        width="medium"
        send={kjoering ? text.lagre : text.opprett}
        busy={save.isPending}
        failure={!theirs && save.error?.message}
        dirty={JSON.stringify(utkast) !== JSON.stringify(toUtkast(kjoering))}
        onSubmit={() => {
          setTried(true)
          send(kjoering?.versjon ?? null)
        }}
        onClose={onClose}
      >
        <Fields
          utkast={utkast}
          egen={kjoering?._id ?? null}
          tried={tried}
          change={part => {
            save.reset()
            setUtkast({ ...utkast, ...part })
          }}
        />
      </FormDialog>
      {theirs && (
        <ConflictDialog
          hva={text.kjoeringen}
          av={savedBy(save.error)}
          rows={words.differences(utkast, toUtkast(theirs))}
          busy={save.isPending}
          onKeep={() => send(theirs.versjon)}
          onUse={() => {
            dialog.current?.close()
            onSaved(theirs)
          }}
          onClose={save.reset}
        />
      )}
    </>
  )
}

/** Creates the run, or changes the one that was read; `theirs` is that one as somebody else has changed it meanwhile. */
function useSend(kjoering: Kjoering | null, utkast: Utkast, onSuccess: (saved: Kjoering) => void) {
  const create = useCreateKjoering()
  const update = useUpdateKjoering(kjoering?._id ?? '')
  const save = kjoering === null ? create : update
  const { visningsaar, ...rest } = utkast
  const felter = { ...rest, potter: [...rest.potter] }
  const isWhole =
    felter.navn.trim() !== '' && visningsaar !== null && felter.planId !== '' && felter.potter.length > 0
  return {
    save,
    theirs: presentOf(save.error, Kjoering),
    send: (versjon: number | null) => {
      if (!isWhole) return
      if (versjon === null) create.mutate({ ...felter, visningsaar }, { onSuccess })
      else update.mutate({ ...felter, versjon }, { onSuccess })
    },
  }
}

/** Plans and pots by their names. */
function useNames() {
  const planer = usePlaner().data ?? []
  const potter = usePotter().data ?? []
  const plan = (id: string) => {
    const found = planer.find(({ _id }) => _id === id)
    return found ? planText.navn(found.visningsaar, found.utgave) : ''
  }
  const names = (ids: readonly string[]) =>
    potter
      .filter(({ _id }) => ids.includes(_id))
      .map(({ kilde, slag, beloep }) => text.potten(kilde, slag, formatKroner(beloep)))
      .join('; ')
  return {
    differences: (mine: Utkast, theirs: Utkast) =>
      [
        { navn: text.felt.navn, min: mine.navn, deres: theirs.navn },
        { navn: text.felt.plan, min: plan(mine.planId), deres: plan(theirs.planId) },
        { navn: text.felt.potter, min: names(mine.potter), deres: names(theirs.potter) },
      ].filter(({ min, deres }) => min !== deres),
  }
}

type FieldProps = {
  utkast: Utkast
  /** The run that is changed; null for a new one. */
  egen: string | null
  tried: boolean
  change: (part: Partial<Utkast>) => void
}

function Fields({ utkast, egen, tried, change }: FieldProps) {
  const planer = usePlaner()
  const potter = usePotter()
  const { felt } = text
  // What another run has shared out is no choice.
  const valg = (potter.data ?? []).filter(({ kjoering }) => !kjoering?.godkjent || kjoering._id === egen)
  const years = [...new Set(valg.map(({ visningsaar }) => visningsaar))].sort((a, b) => b - a)
  const ofYear = valg.filter(({ visningsaar }) => visningsaar === utkast.visningsaar)
  const missing = planer.error ?? potter.error
  return (
    <>
      <Failure error={missing} />
      <TextField
        size="small"
        label={felt.navn}
        maxLength={200}
        value={utkast.navn}
        error={tried && utkast.navn.trim() === '' ? felt.navnFeil : undefined}
        onChange={({ target }) => change({ navn: target.value })}
      />
      <div className="stack tiles gap-20">
        {egen === null && (
          <Select
            size="small"
            label={felt.visningsaar}
            value={utkast.visningsaar ?? ''}
            error={tried && utkast.visningsaar === null ? felt.visningsaarFeil : undefined}
            onChange={({ target }) => change({ visningsaar: Number(target.value) || null, potter: [] })}
          >
            <option value="">{felt.velgAar}</option>
            {years.map(year => (
              <option key={year}>{year}</option>
            ))}
          </Select>
        )}
        <Select
          size="small"
          label={felt.plan}
          value={utkast.planId}
          error={tried && utkast.planId === '' ? felt.planFeil : undefined}
          onChange={({ target }) => change({ planId: target.value })}
        >
          <option value="">{felt.velgPlan}</option>
          {(planer.data ?? []).map(plan => (
            <option key={plan._id} value={plan._id}>
              {planText.navn(plan.visningsaar, plan.utgave)}
            </option>
          ))}
        </Select>
      </div>
      {utkast.visningsaar !== null && (
        <CheckboxGroup
          size="small"
          legend={felt.potter}
          value={[...utkast.potter]}
          error={tried && utkast.potter.length === 0 ? felt.potterFeil : undefined}
          onChange={(chosen: string[]) => change({ potter: chosen })}
        >
          {ofYear.length === 0 && <p>{felt.ingenPotter}</p>}
          {ofYear.map(pott => (
            <Pottvalg key={pott._id} pott={pott} egen={egen} />
          ))}
        </CheckboxGroup>
      )}
    </>
  )
}

/** One pot; one that another run has says so, and cannot be chosen. */
function Pottvalg({
  pott: { _id, kilde, slag, beloep, kjoering },
  egen,
}: {
  pott: Pott
  egen: string | null
}) {
  const annen = kjoering && kjoering._id !== egen ? kjoering.navn : null
  return (
    <Checkbox
      value={_id}
      disabled={annen !== null}
      {...(annen !== null && { description: text.erMedI(annen) })}
    >
      {text.potten(kilde, slag, formatKroner(beloep))}
    </Checkbox>
  )
}
