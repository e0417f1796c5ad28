import type { Innstillinger } from '@rp/contract/innstilling'
import type { ReactNode } from 'react'
import { useParams } from 'react-router'
import { Fetched, type FetchedProps } from '../../ui/fetched.tsx'
import { PageHead } from '../../ui/page.tsx'
import { PageMenu } from '../../ui/page-menu.tsx'
import { NotFoundPage } from '../system/not-found.parts.tsx'
import { useBrev } from './brev/brev.queries.ts'
import { BrevForm } from './brev/brev-form.tsx'
import { BrevList } from './brev/brev-list.tsx'
import { FaglisteForm } from './fagliste-form.tsx'
import { InfomeldingForm } from './infomelding-form.tsx'
import { useInnstillinger } from './innstilling.queries.ts'
import {
  brevText,
  faglisteText,
  infomeldingText,
  kontaktadresseText,
  lenkerText,
  paaminnelserText,
  svarfristText,
  text,
  visningsaarText,
} from './innstilling.text.ts'
import './innstilling.css'
import { KontaktadresseForm } from './kontaktadresse-form.tsx'
import { LenkerForm } from './lenker-form.tsx'
import { text as oppbevaringText } from './oppbevaring/oppbevaring.text.ts'
import { OppbevaringForm } from './oppbevaring/oppbevaring-form.tsx'
import { PaaminnelserForm } from './paaminnelser-form.tsx'
import { SvarfristForm } from './svarfrist-form.tsx'
import { useVisningsaar } from './visningsaar/visningsaar.queries.ts'
import { VisningsaarSection } from './visningsaar/visningsaar-section.tsx'

/** Each part has an address of its own, and is one form. */
const deler = [
  { sti: 'infomelding', navn: infomeldingText.tittel },
  { sti: 'kontaktadresse', navn: kontaktadresseText.tittel },
  { sti: 'lenker', navn: lenkerText.tittel },
  { sti: 'visningsaar', navn: visningsaarText.tittel },
  { sti: 'fagfunksjoner', navn: faglisteText.tittel },
  { sti: 'paaminnelser', navn: paaminnelserText.tittel },
  { sti: 'svarfrist', navn: svarfristText.tittel },
  { sti: 'brev', navn: brevText.tittel },
  { sti: 'oppbevaring', navn: oppbevaringText.tittel },
]

/** /admin/innstillinger/{del}: what staff set for the whole portal. */
export function InnstillingPage() {
  const { del = 'infomelding', navn } = useParams()
  if (!deler.some(({ sti }) => sti === del)) return <NotFoundPage />
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <PageMenu
        name={text.deler}
        pages={deler.map(({ sti, navn }) => ({ til: `/admin/innstillinger/${sti}`, tekst: navn }))}
      />
      <Del del={del} navn={navn} key={`${del}/${navn ?? ''}`} />
    </>
  )
}

const forms: Readonly<Record<string, (props: { alle: Innstillinger }) => ReactNode>> = {
  infomelding: InfomeldingForm,
  kontaktadresse: KontaktadresseForm,
  lenker: LenkerForm,
  fagfunksjoner: FaglisteForm,
  paaminnelser: PaaminnelserForm,
  svarfrist: SvarfristForm,
  oppbevaring: OppbevaringForm,
}

function Del({ del, navn }: { del: string; navn: string | undefined }) {
  if (del === 'visningsaar') return <Visningsaar />
  if (del === 'brev') return <Brev navn={navn} />
  return <Verdi Form={forms[del] ?? InfomeldingForm} />
}

function Verdi({ Form }: { Form: (props: { alle: Innstillinger }) => ReactNode }) {
  return <Part query={useInnstillinger()}>{alle => <Form alle={alle} />}</Part>
}

function Visningsaar() {
  return <Part query={useVisningsaar()}>{liste => <VisningsaarSection liste={liste} />}</Part>
}

function Brev({ navn }: { navn: string | undefined }) {
  return (
    <Part query={useBrev()}>
      {brev => {
        if (navn === undefined) return <BrevList brev={brev} />
        const mal = brev.find(one => one.navn === navn)
        return mal ? <BrevForm mal={mal} /> : <p role="alert">{brevText.finnesIkke}</p>
      }}
    </Part>
  )
}

/** One part, once it is fetched. */
function Part<Data>(props: Pick<FetchedProps<Data>, 'query' | 'children'>) {
  return <Fetched {...props} loading={text.henter} heading={text.feilet} />
}
