import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import type { Holdtmaal } from '@rp/contract/avsatt'
import type { Kjoeringslinje } from '@rp/contract/kjoering'
import { useState } from 'react'
import { formatKroner } from '../../../platform/format.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useReleaseLinje } from './avsatt.queries.ts'
import { holdtText as text } from './avsatt.text.ts'

type Props = { kjoeringId: string; linje: Kjoeringslinje; onClose: () => void }

/** The way out of a line that was held back, or that others were said to manage: to its member, or to the reserve. */
export function HoldtDialog({ kjoeringId, linje: { nummer, slag, beloep, brukerId }, onClose }: Props) {
  const [til, setTil] = useState<Holdtmaal>(brukerId ? 'medlem' : 'reserve')
  return (
    <ReasonDialog
      heading={text.frigiHva(nummer)}
      send={text.frigi}
      description={text.begrunnelseHjelp}
      change={useReleaseLinje(kjoeringId)}
      toInput={begrunnelse => ({ linje: nummer, til, begrunnelse })}
      onClose={onClose}
    >
      <p>{(slag === 'annet_sted' ? text.annetSted : text.dialogTekst)(formatKroner(beloep))}</p>
      <RadioGroup size="small" legend={text.til} value={til} onChange={setTil}>
        {brukerId && (
          <Radio value="medlem" description={text.medlemHjelp}>
            {text.medlem}
          </Radio>
        )}
        <Radio value="reserve" description={text.reserveHjelp}>
          {text.reserve}
        </Radio>
      </RadioGroup>
    </ReasonDialog>
  )
}
