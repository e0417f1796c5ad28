import { Alert } from '@navikt/ds-react/Alert'
import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import type { Kjoeringslinje } from '@rp/contract/kjoering'
import { useState } from 'react'
import { formatKroner } from '../../../platform/format.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { TallFelt } from '../tall-felt.tsx'
import { useCreateKorreksjon } from './korreksjon.queries.ts'
import { text } from './korreksjon.text.ts'

type Props = { kjoeringId: string; linje: Kjoeringslinje; onClose: () => void }

/** More money for the person of a line, or money to be taken back. */
export function KorreksjonDialog({ kjoeringId, linje, onClose }: Props) {
  const { nummer, beloep: ga, slag, holdtTilbake, korrigert } = linje
  const linjen = holdtTilbake || slag === 'annet_sted' ? text.varAvsatt : text.ga
  const [fortegn, setFortegn] = useState<1 | -1>(1)
  const [beloep, setBeloep] = useState<number | null>(null)
  const isGood = beloep !== null && beloep > 0
  return (
    <ReasonDialog
      heading={text.korrigerHva(nummer)}
      send={text.lagre}
      description={text.begrunnelseHjelp}
      change={useCreateKorreksjon(kjoeringId)}
      toInput={begrunnelse => (isGood ? { linje: nummer, beloep: fortegn * beloep, begrunnelse } : null)}
      dirty={beloep !== null}
      onClose={onClose}
    >
      {tried => (
        <>
          <p>{text.dialogTekst(linjen(formatKroner(ga)))}</p>
          {korrigert !== 0 && (
            <Alert size="small" variant="warning">
              {text.alleredeKorrigert(formatKroner(korrigert))}
            </Alert>
          )}
          <RadioGroup size="small" legend={text.slag} value={fortegn} onChange={setFortegn}>
            <Radio value={1}>{text.forLite}</Radio>
            <Radio value={-1}>{text.forMye}</Radio>
          </RadioGroup>
          <TallFelt
            label={text.beloep}
            value={beloep}
            skala={100}
            error={tried && !isGood ? text.beloepFeil : undefined}
            onChange={setBeloep}
          />
        </>
      )}
    </ReasonDialog>
  )
}
