import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import { useState } from 'react'
import { egneDataText as text } from './bruker.text.ts'
import { InnsynListe } from './innsyn-liste.tsx'
import { KiSamtykke } from './ki-samtykke.tsx'
import { LastNedData } from './last-ned-data.tsx'
import { SletteOenske } from './slette-oenske.tsx'

/** What is stored about the person: have it, see who has seen it, have it deleted. */
export function EgneDataSeksjon({ userId }: { userId: string }) {
  const [open, setOpen] = useState(false)
  return (
    <section className="panel" aria-labelledby="seksjon-data">
      <div className="stack gap-20 left">
        <Heading level="2" size="small" id="seksjon-data">
          {text.tittel}
        </Heading>
        <Button
          type="button"
          variant="secondary"
          aria-expanded={open}
          aria-controls="innsyn"
          onClick={() => setOpen(!open)}
        >
          {text.innsyn}
        </Button>
        <div id="innsyn" className="rp-full" hidden={!open}>
          {open && <InnsynListe userId={userId} />}
        </div>
      </div>
      <LastNedData userId={userId} />
      <KiSamtykke userId={userId} />
      <SletteOenske userId={userId} />
    </section>
  )
}
