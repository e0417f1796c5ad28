import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Link } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { formText as text } from './register/register.text.ts'

/** Leads to what the staff's register has already, where that is why another like it was refused. */
export function TilEksisterende({ error }: { error: Error | null }) {
  if (!(error instanceof ApiError) || error.code === 'konflikt') return null
  const row = error.gjeldende
  if (typeof row !== 'object' || row === null || !('_id' in row)) return null
  const register = error.code === 'produksjon_finnes' ? 'produksjoner' : 'produksjonsselskaper'
  return (
    <AkselLink as={Link} to={`/admin/${register}/${row._id}`}>
      {text.tilEksisterende}
    </AkselLink>
  )
}
