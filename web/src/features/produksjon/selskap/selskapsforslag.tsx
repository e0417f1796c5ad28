import { Button } from '@navikt/ds-react/Button'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { Failure } from '../../../ui/failure.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import '../sammenslaaing/sammenslaaing.css'
import { selskaperQuery } from '../selskap.queries.ts'
import { SelskapPicker } from '../selskap-velger.parts.tsx'
import { forslagText as text } from './selskap.text.ts'
import { useMergeSelskap, useSelskapsforslag } from './selskapsregister.queries.ts'

/** A name, and the company that the register proposes for it. */
type Valg = { navn: string; forslag: string | null }

/** Names that members typed and the register lacks: each is a new company, or one that is there under another name. */
export function Selskapsforslag() {
  const { data } = useSelskapsforslag()
  const [valg, setValg] = useState<Valg | null>(null)
  if (!data || data.length === 0) return null
  return (
    <details className="slaasammen__liste stack gap-8">
      <summary>{text.tittel(data.length)}</summary>
      <p>{text.innledning}</p>
      <ul className="lines">
        {data.map(({ navn, produksjoner, dokumenter, samme }) => (
          <li key={navn}>
            <span>
              {navn}
              <small>{text.bruk(produksjoner, dokumenter)}</small>
            </span>
            <span className="row">
              <Button
                size="xsmall"
                variant="secondary"
                aria-label={samme ? text.sammeHva(navn, samme.navn) : text.velgHva(navn)}
                onClick={() => setValg({ navn, forslag: samme?.navn ?? null })}
              >
                {samme ? text.samme(samme.navn) : text.velg}
              </Button>
              <LinkButton
                size="xsmall"
                variant="secondary"
                to={`/admin/produksjonsselskaper/ny?navn=${encodeURIComponent(navn)}`}
                aria-label={text.opprettHva(navn)}
              >
                {text.opprett}
              </LinkButton>
            </span>
          </li>
        ))}
      </ul>
      {valg && <SammeSelskap valg={valg} onClose={() => setValg(null)} />}
    </details>
  )
}

/** Asks before a name becomes a company's everywhere; where none is proposed, it is chosen from the register here. */
function SammeSelskap({ valg: { navn, forslag }, onClose }: { valg: Valg; onClose: () => void }) {
  const [typed, setTyped] = useState(forslag ?? '')
  const [missing, setMissing] = useState(false)
  const { data } = useQuery(selskaperQuery)
  const merge = useMergeSelskap()
  const selskap = data?.find(rad => rad.navn === typed.trim())
  const send = () =>
    selskap ? merge.mutate({ id: selskap._id, navn }, { onSuccess: onClose }) : setMissing(true)
  return (
    <ConfirmDialog
      open
      heading={forslag === null ? text.hvilketTittel(navn) : text.bekreftTittel}
      confirmLabel={text.bekreftKnapp}
      busy={merge.isPending}
      onConfirm={send}
      onCancel={onClose}
    >
      {forslag === null && (
        <SelskapPicker
          id="samme-selskap"
          value={typed}
          onChange={value => {
            setTyped(value)
            setMissing(false)
          }}
        />
      )}
      {selskap && <p>{text.bekreft(navn, selskap.navn)}</p>}
      {missing && <p role="alert">{text.velgSelskap}</p>}
      <Failure error={merge.error} before={text.feilet} />
    </ConfirmDialog>
  )
}
