import { Textarea } from '@navikt/ds-react/Textarea'
import { text } from './skattegrunnlag.text.ts'

type Props = { value: string; tried: boolean; onChange: (value: string) => void }

/** Why a file with numbers is made or released. */
export const Begrunnelse = ({ value, tried, onChange }: Props) => (
  <Textarea
    size="small"
    label={text.begrunnelse}
    description={text.begrunnelseHjelp}
    maxLength={200}
    minRows={2}
    value={value}
    error={tried && value.trim() === '' ? text.begrunnelseFeil : undefined}
    onChange={({ target }) => onChange(target.value)}
  />
)
