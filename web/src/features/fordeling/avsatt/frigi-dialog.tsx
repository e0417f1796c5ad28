import { Select } from '@navikt/ds-react/Select'
import { type Avsatt, isTilPott } from '@rp/contract/avsatt'
import { useState } from 'react'
import { formatKroner } from '../../../platform/format.ts'
import { ReasonDialog } from '../../../ui/reason-dialog.tsx'
import { useCreateFrigivelse } from './avsatt.queries.ts'
import { text } from './avsatt.text.ts'

/** Asks to release what is set aside to a pot that is not shared out yet, with a reason. */
export function FrigiDialog({ avsatt, onClose }: { avsatt: Avsatt; onClose: () => void }) {
  const { pott, slag, beloep, potter } = avsatt
  const [tilPottId, setTilPottId] = useState('')
  return (
    <ReasonDialog
      heading={text.dialog(formatKroner(beloep))}
      send={text.send}
      description={text.begrunnelseHjelp}
      change={useCreateFrigivelse()}
      toInput={begrunnelse =>
        isTilPott(slag) && tilPottId ? { pottId: pott._id, slag, tilPottId, begrunnelse } : null
      }
      dirty={tilPottId !== ''}
      onClose={onClose}
    >
      {tried => (
        <>
          <p>{text.fra(text.slag[slag], text.pott(pott.kilde, pott.slag, pott.visningsaar))}.</p>
          <p>{text.dialogTekst}</p>
          <Select
            size="small"
            label={text.til}
            value={tilPottId}
            error={tried && tilPottId === '' ? text.tilFeil : undefined}
            onChange={({ target }) => setTilPottId(target.value)}
          >
            <option value="">{text.velg}</option>
            {potter.map(one => (
              <option key={one._id} value={one._id}>
                {/* All are of the same source and kind. */}
                {text.valg(one.kjoering, formatKroner(one.beloep), one.visningsaar)}
              </option>
            ))}
          </Select>
        </>
      )}
    </ReasonDialog>
  )
}
