import { type Andelssak, helAndel } from '@rp/contract/andel'
import { useState } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { writeSkalert } from '../skalert.ts'
import { TallFelt } from '../tall-felt.tsx'
import { useForeslaaAndeler, useSvarPaaAndeler } from './andel.queries.ts'
import { text } from './andel.text.ts'
import { andelsnavn, likeAndeler } from './andelsnavn.ts'

const isAndel = (andel: number | null): andel is number => andel !== null && andel >= 0 && andel <= helAndel

/** A proposal to all who share the function. It begins with what holds, or with equal shares. */
export function ForslagDialog({ sak, onClose }: { sak: Andelssak; onClose: () => void }) {
  const { krav, gjelder, produksjonstittel, gruppe } = sak
  const [first] = useState(() => {
    const equal = likeAndeler(krav.length, helAndel)
    return krav.map(
      (one, index): number | null =>
        gjelder?.parter.find(part => part.krav === one.krav)?.andel ?? equal[index] ?? 0,
    )
  })
  const [andeler, setAndeler] = useState(first)
  const [tried, setTried] = useState(false)
  const save = useForeslaaAndeler()
  const navn = andelsnavn(krav)
  const sum = andeler.reduce<number>((all, andel) => all + (andel || 0), 0)
  const isWhole = andeler.every(isAndel) && sum === helAndel
  const submit = (close: () => void) => {
    setTried(true)
    const mitt = krav.find(({ meg }) => meg)
    if (!isWhole || !mitt) return
    save.mutate(
      {
        krav: mitt.krav,
        andeler: krav.map((one, index) => ({ krav: one.krav, andel: andeler[index] ?? 0 })),
      },
      { onSuccess: close },
    )
  }
  return (
    <FormDialog
      heading={text.foreslaaHva(produksjonstittel, gruppe)}
      send={text.send}
      busy={save.isPending}
      // Sending it so would do nothing: that is said anew.
      failure={tried && sum !== helAndel ? text.sumFeil : save.error?.message}
      dirty={andeler.some((andel, index) => andel !== first[index])}
      onSubmit={submit}
      onClose={onClose}
    >
      <p>{text.dialogTekst}</p>
      {krav.map((one, index) => (
        <TallFelt
          key={one.krav}
          label={text.andelAv(navn[index] ?? '')}
          value={andeler[index] ?? null}
          skala={100}
          error={tried && !isAndel(andeler[index] ?? null) ? text.mangler : undefined}
          onChange={andel => setAndeler(andeler.map((old, place) => (place === index ? andel : old)))}
        />
      ))}
      <p role="status">
        {text.sum(writeSkalert(sum, 100))} {!tried && sum !== helAndel && text.sumFeil}
      </p>
    </FormDialog>
  )
}

/** No to a proposal, or the taking back of one's own; with a reason that the others read. */
export const NeiDialog = ({ id, egen, onClose }: { id: string; egen: boolean; onClose: () => void }) => (
  <ReasonDialog
    heading={egen ? text.trekkTittel : text.neiTittel}
    send={egen ? text.trekk : text.bekreft}
    change={useSvarPaaAndeler(id)}
    toInput={begrunnelse => ({ svar: 'nei' as const, begrunnelse })}
    onClose={onClose}
  >
    <p>{text.neiTekst}</p>
  </ReasonDialog>
)
