import { Link as AkselLink } from '@navikt/ds-react/Link'
import { Heading } from '@navikt/ds-react/Typography'
import { useState } from 'react'
import { getOppsett } from '../../platform/oppsett.ts'
import { MessageDialog } from '../../ui/dialog.tsx'
import { infoPopupText as text } from './info-popup.text.ts'
import './system.css'

const flag = 'rp.infoVist'

/** What is new and how to get help, once per browser session (specification, section 2). */
export function InfoPopup() {
  const [open, setOpen] = useState(() => sessionStorage.getItem(flag) === null)
  const { kontaktadresse } = getOppsett()
  const close = () => {
    sessionStorage.setItem(flag, 'ja')
    setOpen(false)
  }
  return (
    <MessageDialog open={open} heading={text.tittel} onClose={close}>
      <div className="rp-tekst">
        {text.avsnitt.map(avsnitt => (
          <p key={avsnitt}>{avsnitt}</p>
        ))}
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
