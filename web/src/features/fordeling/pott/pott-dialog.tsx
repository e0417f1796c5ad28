import { Checkbox } from '@navikt/ds-react/Checkbox'
import { Select } from '@navikt/ds-react/Select'
import { Textarea } from '@navikt/ds-react/Textarea'
import { Pott, type Pottslag, pottslag } from '@rp/contract/pott'
import { useRef, useState } from 'react'
import { ApiError, savedBy } from '../../../platform/api.ts'
import { presentOf } from '../../../platform/present-of.ts'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { Historikk } from '../../historikk/historikk.parts.tsx'
import { ProduksjonPicker } from '../../produksjon/produksjon-velger.parts.tsx'
import { useSavePott } from './pott.queries.ts'
import { text } from './pott.text.ts'
import { checkUtkast, differences, toUtkast, type Utkast } from './pott-utkast.ts'

type Props = { pott: Pott | null; onClose: () => void }

/** Writes down money that came in, or corrects it. */
export function PottDialog({ pott, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const [utkast, setUtkast] = useState(() => toUtkast(pott))
  const [tried, setTried] = useState(false)
  const [lest, setLest] = useState(pott)
  const save = useSavePott()
  const theirs = presentOf(save.error, Pott)
  const checked = checkUtkast(utkast)
  const fromServer = save.error instanceof ApiError ? save.error.felt : undefined
  const change = (part: Partial<Utkast>) => {
    save.reset()
    setUtkast(current => ({ ...current, ...part }))
  }
  const send = (over: Pott | null) =>
    checked.pott &&
    save.mutate({ pott: checked.pott, lest: over }, { onSuccess: () => dialog.current?.close() })
  return (
    <>
      <FormDialog
        dialog={dialog}
        heading={pott ? text.endre : text.ny}
        width="medium"
        send={text.lagre}
        busy={save.isPending}
        failure={!fromServer && !theirs && save.error?.message}
        dirty={differences(utkast, toUtkast(lest)).length > 0}
        onSubmit={() => {
          setTried(true)
          send(lest)
        }}
        onClose={onClose}
      >
        <Fields
          utkast={utkast}
          change={change}
          errorOf={felt => fromServer?.[felt] ?? (tried ? checked.faults[felt] : undefined)}
        />
        {pott && <Historikk entitet="pott" id={pott._id} />}
      </FormDialog>
      {theirs && (
        <ConflictDialog
          hva={text.potten}
          av={savedBy(save.error)}
          rows={differences(utkast, toUtkast(theirs))}
          busy={save.isPending}
          onKeep={() => send(theirs)}
          onUse={() => {
            setLest(theirs)
            change(toUtkast(theirs))
          }}
          onClose={save.reset}
        />
      )}
    </>
  )
}

type FieldProps = {
  utkast: Utkast
  change: (part: Partial<Utkast>) => void
  errorOf: (felt: string) => string | undefined
}

function Fields({ utkast, change, errorOf }: FieldProps) {
  const field = (felt: 'kilde' | 'visningsaar' | 'mediehus' | 'beloep' | 'mottatt') => ({
    size: 'small' as const,
    label: text.felt[felt],
    value: utkast[felt],
    error: errorOf(felt),
    onChange: ({ target }: { target: { value: string } }) => change({ [felt]: target.value }),
  })
  return (
    <>
      <TextField {...field('kilde')} maxLength={200} />
      <div className="stack tiles gap-20">
        <Select
          size="small"
          label={text.felt.slag}
          value={utkast.slag}
          onChange={({ target }) => change({ slag: target.value as Pottslag })}
        >
          {pottslag.map(slag => (
            <option key={slag}>{slag}</option>
          ))}
        </Select>
        <TextField {...field('visningsaar')} inputMode="numeric" />
        <TextField {...field('beloep')} inputMode="decimal" />
        <TextField {...field('mottatt')} description={text.felt.mottattHjelp} />
      </div>
      {utkast.slag === 'Enkeltproduksjon' && (
        <ProduksjonPicker
          id="pott-produksjon"
          navn={utkast.produksjon}
          valgt={utkast.produksjonsID !== null}
          error={errorOf('produksjonsID')}
          onType={produksjon => change({ produksjon, produksjonsID: null })}
          onChoose={({ _id, Produksjonstittel }) =>
            change({ produksjon: Produksjonstittel, produksjonsID: _id })
          }
        />
      )}
      <Textarea {...field('mediehus')} description={text.felt.mediehusHjelp} minRows={2} />
      <Checkbox
        size="small"
        checked={utkast.fraOrganisasjon}
        description={text.felt.fraOrganisasjonHjelp}
        onChange={({ target }) => change({ fraOrganisasjon: target.checked })}
      >
        {text.felt.fraOrganisasjon}
      </Checkbox>
    </>
  )
}
