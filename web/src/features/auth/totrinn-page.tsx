import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Link } from 'react-router'
import { PageHeading } from '../../ui/page.tsx'
import { TotrinnFoerst } from '../bruker/totrinn/totrinn.parts.tsx'
import { totrinnText as text } from './auth.text.ts'
import { Entrance } from './entrance.tsx'
import { useLeave } from './use-leave.ts'

/** /totrinn: where somebody is led whose role asks for two-step login, and back to where they were on the way to. */
export function TotrinnPage() {
  const leave = useLeave()
  return (
    <Entrance motto={text.slagord} under={text.under}>
      <PageHeading title={text.tittel} />
      <TotrinnFoerst onDone={leave} />
      <p className="muted type-4">
        <AkselLink as={Link} to="/logout">
          {text.loggUt}
        </AkselLink>
      </p>
    </Entrance>
  )
}
