import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Link } from 'react-router'
import { PageHeading } from '../../ui/page.tsx'
import { KoblingerFoerst } from '../bruker/koblinger/koblinger.parts.tsx'
import { totrinnText } from './auth.text.ts'
import { Entrance } from './entrance.tsx'
import { koblingerText as text } from './oidc.text.ts'
import { useLeave } from './use-leave.ts'

/** /koblinger: where somebody is led who has made a new password by mail, while login services' links wait for their answer. */
export function KoblingerPage() {
  const leave = useLeave()
  return (
    <Entrance motto={text.slagord} under={text.under}>
      <PageHeading title={text.tittel} />
      <KoblingerFoerst onDone={leave} />
      <p className="muted type-4">
        <AkselLink as={Link} to="/logout">
          {totrinnText.loggUt}
        </AkselLink>
      </p>
    </Entrance>
  )
}
