import { Button } from '@navikt/ds-react/Button'
import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { Heading } from '@navikt/ds-react/Typography'
import type { previewSammenslaaing, Sammenslaaingsfelt } from '@rp/contract/sammenslaaing'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { type Answer, ApiError, savedBy } from '../../../platform/api.ts'
import { describeConflict } from '../../../ui/conflict-dialog.text.ts'
import { ConfirmDialog, MessageDialog } from '../../../ui/dialog.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { differing, readValue, startValg } from './felt-valg.ts'
import { useMerge } from './sammenslaaing.queries.ts'
import { text } from './sammenslaaing.text.ts'

type Preview = Answer<typeof previewSammenslaaing>
type Props = {
  preview: Preview
  /** Id of the one that stands first, whichever is kept. */
  first: string
  onKeep: (id: string) => void
  /** Somebody else has changed one of them: look again. */
  onChanged: () => void
}

/** Which one stays, which values hold, and what will be moved; then the merge itself, confirmed. */
export function SlaaSammenForm({ preview, first, onKeep, onChanged }: Props) {
  const { behold, fra } = preview
  const [chosen, setChosen] = useState<Readonly<Record<string, ReadonlySet<Sammenslaaingsfelt>>>>({})
  const valg = chosen[behold._id] ?? startValg(behold, fra)
  const choose = (felt: Sammenslaaingsfelt, isOther: boolean) => {
    const next = new Set(valg)
    if (isOther) next.add(felt)
    else next.delete(felt)
    setChosen(current => ({ ...current, [behold._id]: next }))
  }
  const pair = behold._id === first ? [behold, fra] : [fra, behold]
  return (
    <div className="card stack gap-32 width-xl anywhere">
      <RadioGroup
        legend={text.hvilken}
        description={text.hvilkenHint}
        size="small"
        value={behold._id}
        onChange={onKeep}
      >
        {pair.map(rad => (
          <Radio
            key={rad._id}
            value={rad._id}
            description={`${text.registreringer(rad.antallRegistreringer)}, ${text.sendelister(rad.antallSendelister)}`}
          >
            <WorkTitle>{rad.Produksjonstittel}</WorkTitle>
          </Radio>
        ))}
      </RadioGroup>
      <section>
        <Heading level="2" size="small">
          {text.felt}
        </Heading>
        {differing(behold, fra).length === 0 && <p className="rp-dus">{text.likt}</p>}
        <div className="stack tiles gap-24 over-8">
          {differing(behold, fra).map(felt => (
            <RadioGroup
              key={felt}
              legend={text.feltnavn[felt]}
              size="small"
              value={valg.has(felt) ? fra._id : behold._id}
              onChange={id => choose(felt, id === fra._id)}
            >
              {pair.map(rad => (
                <Radio key={rad._id} value={rad._id}>
                  {readValue(rad, felt) || text.tomt}
                </Radio>
              ))}
            </RadioGroup>
          ))}
        </div>
      </section>
      <Effects preview={preview} />
      <Merge preview={preview} valg={valg} onChanged={onChanged} />
    </div>
  )
}

function Effects({ preview }: { preview: Preview }) {
  const { behold, fra, registreringer, dokumenter, laaste, sendelister } = preview
  const tittel = behold.Produksjonstittel
  return (
    <section aria-live="polite">
      <Heading level="2" size="small">
        {text.flyttes}
      </Heading>
      <ul className="points">
        <li>{text.flytter(registreringer, dokumenter, tittel)}</li>
        {laaste > 0 && <li>{text.laaste(laaste)}</li>}
        {sendelister > 0 && <li>{text.flytterSendelister(sendelister, tittel)}</li>}
        <li>{text.blirBorte(fra.Produksjonstittel)}</li>
        <li>{text.spor}</li>
      </ul>
    </section>
  )
}

type MergeProps = Pick<Props, 'preview' | 'onChanged'> & { valg: ReadonlySet<Sammenslaaingsfelt> }

function Merge({ preview: { behold, fra }, valg, onChanged }: MergeProps) {
  const [asking, setAsking] = useState(false)
  const navigate = useNavigate()
  const merge = useMerge(behold._id)
  const send = () =>
    merge.mutate(
      { fra: fra._id, feltFraDenAndre: [...valg], versjon: behold.versjon, versjonFra: fra.versjon },
      {
        onSuccess: () =>
          navigate(`/admin/produksjoner/${behold._id}`, { replace: true, state: { melding: text.ferdig } }),
        onError: () => setAsking(false),
      },
    )
  const stale = merge.error instanceof ApiError && merge.error.code === 'konflikt'
  return (
    <>
      <div>
        <Button onClick={() => setAsking(true)}>{text.slaaSammen}</Button>
      </div>
      <ConfirmDialog
        open={asking}
        heading={text.bekreftTittel}
        confirmLabel={text.slaaSammen}
        busy={merge.isPending}
        onConfirm={send}
        onCancel={() => setAsking(false)}
      >
        <p>{text.bekreft(fra.Produksjonstittel, behold.Produksjonstittel)}</p>
      </ConfirmDialog>
      <MessageDialog
        open={merge.isError}
        heading={text.sammenFeilet}
        onClose={() => {
          if (stale) onChanged()
          merge.reset()
        }}
      >
        <p>
          {stale
            ? `${describeConflict(text.enAv, savedBy(merge.error))}. ${text.seOver}`
            : merge.error?.message}
        </p>
      </MessageDialog>
    </>
  )
}
