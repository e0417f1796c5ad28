import { ArrowDownIcon, ArrowUpIcon, PlusIcon, TrashIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Innstillinger } from '@rp/contract/innstilling'
import { useRef } from 'react'
import { TextField } from '../../ui/text-field.tsx'
import { lenkerText as text } from './innstilling.text.ts'
import { InnstillingForm } from './innstilling-form.tsx'
import type { Innstillingsform } from './use-innstilling.ts'
import { useVerdi } from './use-verdi.ts'

type Lenke = { tekst: string; adresse: string }
const maks = 12

/** The links on Hjem, in the order that members see them. */
export function LenkerForm({ alle }: { alle: Innstillinger }) {
  const form = useVerdi('lenker', alle)
  const add = useRef<HTMLButtonElement>(null)
  const { utkast, change } = form
  return (
    <InnstillingForm tittel={text.tittel} hjelp={<p>{text.hjelp}</p>} form={form}>
      {utkast.length === 0 && <p className="rp-dus">{text.ingen}</p>}
      <ol className="innst__lenker stack gap-16">
        {utkast.map((lenke, at) => (
          <LenkeRow
            // biome-ignore lint/suspicious/noArrayIndexKey: a link has nothing but its place that stays while it is written.
            key={at}
            at={at}
            lenke={lenke}
            form={form}
            onRemove={() => {
              change(utkast.filter((_, other) => other !== at))
              add.current?.focus()
            }}
          />
        ))}
      </ol>
      <div>
        <Button
          ref={add}
          type="button"
          size="small"
          variant="secondary"
          icon={<PlusIcon aria-hidden />}
          disabled={utkast.length >= maks}
          onClick={() => change([...utkast, { tekst: '', adresse: '' }])}
        >
          {text.leggTil}
        </Button>
      </div>
    </InnstillingForm>
  )
}

type RowProps = { at: number; lenke: Lenke; form: Innstillingsform<Lenke[]>; onRemove: () => void }

function LenkeRow({ at, lenke, form, onRemove }: RowProps) {
  const { utkast, change } = form
  const set = (part: Partial<Lenke>) =>
    change(utkast.map((one, other) => (other === at ? { ...one, ...part } : one)))
  const move = (to: number) => {
    const moved = utkast.toSpliced(at, 1)
    change(moved.toSpliced(to, 0, lenke))
  }
  const nummer = at + 1
  return (
    <li>
      <TextField
        size="small"
        id={form.idOf(`${at}.tekst`)}
        label={text.tekst(nummer)}
        maxLength={80}
        value={lenke.tekst}
        error={form.errorOf(`${at}.tekst`)}
        onChange={event => set({ tekst: event.target.value })}
      />
      <TextField
        size="small"
        id={form.idOf(`${at}.adresse`)}
        label={text.adresse(nummer)}
        type="url"
        maxLength={500}
        value={lenke.adresse}
        error={form.errorOf(`${at}.adresse`)}
        onChange={event => set({ adresse: event.target.value })}
      />
      <div className="line gap-4">
        <Button
          type="button"
          size="small"
          variant="tertiary"
          icon={<ArrowUpIcon title={text.opp(nummer)} />}
          disabled={at === 0}
          onClick={() => move(at - 1)}
        />
        <Button
          type="button"
          size="small"
          variant="tertiary"
          icon={<ArrowDownIcon title={text.ned(nummer)} />}
          disabled={at === utkast.length - 1}
          onClick={() => move(at + 1)}
        />
        <Button
          type="button"
          size="small"
          variant="tertiary"
          icon={<TrashIcon title={text.fjern(nummer)} />}
          onClick={onRemove}
        />
      </div>
    </li>
  )
}
