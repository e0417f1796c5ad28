import { Button } from '@navikt/ds-react/Button'
import { Heading } from '@navikt/ds-react/Typography'
import type { Sammenslaatt } from '@rp/contract/sammenslaaing'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { formatDate } from '../../../platform/format.ts'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { Retry } from '../../../ui/fetch-failed.tsx'
import { listText as selskapText } from '../selskap/selskap.text.ts'
import './sammenslaaing.css'
import { type Register, useSammenslaatte, useUndoSammenslaaing } from './sammenslaaing.queries.ts'
import { text as sammenText, angreText as text } from './sammenslaaing.text.ts'

type Props = {
  register: Register
  id: string
  /** What the one that stayed is called. */
  navn: string
  /** The form beside it has something that is not saved, which would be lost. */
  dirty?: boolean
}

/** What was merged into this one in the last 30 days, each with the way back. Nothing where there is none. */
export function AngreSammenslaaing({ register, id, navn, dirty = false }: Props) {
  const query = useSammenslaatte(register, id)
  const [asking, setAsking] = useState<Sammenslaatt | null>(null)
  const [refused, setRefused] = useState(false)
  if (query.isError) return <Retry query={query}>{text.hentFeilet}</Retry>
  if (!query.data?.length) return null
  return (
    <>
      <section className="slaasammen__liste stack gap-8">
        <Heading level="2" size="small">
          {text.tittel}
        </Heading>
        <ul className="lines">
          {query.data.map(one => (
            <li key={one._id}>
              <span>
                {one.navn}
                <small>{formatDate(one.tid)}</small>
              </span>
              <Button
                size="xsmall"
                variant="secondary"
                aria-label={text.angreHva(one.navn)}
                onClick={() => (dirty ? setRefused(true) : setAsking(one))}
              >
                {text.angre}
              </Button>
            </li>
          ))}
        </ul>
        {refused && dirty && <p role="alert">{text.ulagret}</p>}
      </section>
      {asking && (
        <Bekreft register={register} id={id} navn={navn} one={asking} onClose={() => setAsking(null)} />
      )}
    </>
  )
}

const feltnavn: Readonly<Record<string, string>> = { ...selskapText.kolonne, ...sammenText.feltnavn }
const nameFelt = (felt: string): string => feltnavn[felt] ?? felt

/** What comes back, a sentence each. */
function describeTilbake({ navn, kommerTilbake, tilbake }: Sammenslaatt, register: Register, behold: string) {
  const { registreringer, dokumenter, sendelister, produksjoner, potter, felt } = tilbake
  const isText = (part: string | false): part is string => part !== false
  const sendt = [sendelister > 0 && text.linjer(sendelister), potter > 0 && text.potter(potter)].filter(
    isText,
  )
  const navngitt = [
    produksjoner > 0 && text.produksjoner(produksjoner),
    dokumenter > 0 && text.dokumenter(dokumenter),
  ].filter(isText)
  return [
    kommerTilbake && text.iRegisteret(navn),
    registreringer > 0 && text.registreringer(registreringer, dokumenter, navn),
    sendt.length > 0 && text.flyttes(sendt, navn),
    register === 'produksjonsselskap' && navngitt.length > 0 && text.faarNavnet(navngitt, navn),
    felt.length > 0 && text.felt(felt.map(nameFelt), behold),
  ].filter(isText)
}

const atMost = 20

type BekreftProps = Pick<Props, 'register' | 'id' | 'navn'> & { one: Sammenslaatt; onClose: () => void }

function Bekreft({ register, id, navn, one, onClose }: BekreftProps) {
  const navigate = useNavigate()
  const undo = useUndoSammenslaaing(register, id, () => {
    onClose()
    navigate('.', { replace: true, state: { melding: text.angret(one.navn, one.kommerTilbake) } })
  })
  const lines = describeTilbake(one, register, navn)
  return (
    <ConfirmDialog
      open
      heading={text.bekreftTittel(one.navn)}
      confirmLabel={text.angre}
      busy={undo.isPending}
      onConfirm={() => undo.mutate(one._id)}
      onCancel={onClose}
    >
      <p>{lines.length > 0 ? text.tilbake : text.ingenting}</p>
      <ul className="points">
        {lines.map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {one.staar.length > 0 && <Staar staar={one.staar} />}
      <Failure error={undo.error} />
    </ConfirmDialog>
  )
}

/** By name what stays as it is. */
function Staar({ staar }: Pick<Sammenslaatt, 'staar'>) {
  return (
    <>
      <p>{text.staar}</p>
      <ul className="points">
        {staar.slice(0, atMost).map((one, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same name, and the list does not change.
          <li key={index}>
            {text.staarHva({ ...one, navn: one.slag === 'felt' ? nameFelt(one.navn) : one.navn })}
          </li>
        ))}
        {staar.length > atMost && <li>{text.flere(staar.length - atMost)}</li>}
      </ul>
    </>
  )
}
