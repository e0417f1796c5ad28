import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { useState } from 'react'
import { getOppsett } from '../../platform/oppsett.ts'
import { MessageDialog } from '../../ui/dialog.tsx'
import { SafeText } from '../../ui/safe-text.tsx'
import { infoPopupText as text } from './info-popup.text.ts'
import './system.css'

const flag = 'rp.infoVist'

/** What staff want members to know, and how to get help, once per browser session (specification, section 2). */
export function InfoPopup() {
  const [open, setOpen] = useState(() => sessionStorage.getItem(flag) === null)
  const { infomelding, kontaktadresse } = getOppsett()
  if (infomelding === null) return null
  const close = () => {
    sessionStorage.setItem(flag, 'ja')
    setOpen(false)
  }
  return (
    <MessageDialog open={open} heading={infomelding.tittel} onClose={close}>
      <div className="rp-tekst rp-tekst--straks">
        <SafeText text={infomelding.tekst} />
        <Heading level="2" size="xsmall">
          {text.hjelpTittel}
        </Heading>
        <p>
          {text.hjelp} <AkselLink href={`mailto:${kontaktadresse}`}>{kontaktadresse}</AkselLink>.
        </p>
      </div>
    </MessageDialog>
  )
}
