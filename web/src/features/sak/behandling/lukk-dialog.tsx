import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { Textarea } from '@navikt/ds-react/Textarea'
import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import { isSamtale, type Lukkegrunn, lukkegrunner, lukkegrunnNavn, maksForklaring } from '@rp/contract/sak'
import type { Sak } from '@rp/contract/saksbehandling'
import { useRef, useState } from 'react'
import { FormDialog } from '../../../ui/form-dialog.tsx'
import { sakText } from '../sak.text.ts'
import type { SakEndringer } from './behandling.queries.ts'
import { text, lukkText as words } from './behandling.text.ts'

type Props = { sak: Sak; lukk: SakEndringer['lukk']; onClose: () => void }

/** Closes a case with a reason; the member is told in the words that stand here, unless it is a case among staff. */
export function LukkDialog({ sak, lukk, onClose }: Props) {
  const intern = !isSamtale(sak)
  const field = useRef<HTMLTextAreaElement>(null)
  const [grunn, setGrunn] = useState<Lukkegrunn>('besvart')
  const [forklaring, setForklaring] = useState('')
  const [tried, setTried] = useState(false)
  const nummer = findHemmeligNummer(forklaring)
  const missing = grunn === 'annet' && forklaring.trim() === '' ? words.mangler : undefined
  const fault = nummer ? sakText.nummer(nummer) : missing
  const submit = () => {
    setTried(true)
    if (fault !== undefined) return field.current?.focus()
    lukk.mutate({ grunn, forklaring, versjon: sak.versjon })
  }
  return (
    <FormDialog
      heading={words.overskrift(sak.nummer)}
      width={560}
      send={words.lukk}
      busy={lukk.isPending}
      failure={lukk.isError && `${text.feiletEndring} ${lukk.error.message}`}
      dirty={forklaring !== ''}
      onSubmit={submit}
      onClose={onClose}
    >
      <RadioGroup size="small" legend={words.grunn} value={grunn} onChange={setGrunn}>
        {lukkegrunnNavn.map(name => (
          <Radio key={name} value={name} description={intern ? undefined : lukkegrunner[name].setning}>
            {lukkegrunner[name].navn}
          </Radio>
        ))}
      </RadioGroup>
      <Textarea
        ref={field}
        size="small"
        label={intern ? words.forklaringForOss : words.forklaring}
        description={intern ? words.forklaringIntern : words.forklaringHint}
        minRows={3}
        maxRows={10}
        maxLength={maksForklaring}
        value={forklaring}
        error={tried || nummer ? fault : undefined}
        onChange={event => setForklaring(event.target.value)}
      />
    </FormDialog>
  )
}
