import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { ReadMore } from '@navikt/ds-react/ReadMore'
import { useState } from 'react'
import { ConfirmDialog } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import '../sammenslaaing/sammenslaaing.css'
import { forslagText as text } from './selskap.text.ts'
import { useMergeSelskap, useSelskapsforslag } from './selskapsregister.queries.ts'

type Samme = { navn: string; id: string; selskap: string }

/** Names that members typed and the register lacks: each is a new company, or one that is there under another name. */
export function Selskapsforslag() {
  const { data } = useSelskapsforslag()
  const [samme, setSamme] = useState<Samme | null>(null)
  const merge = useMergeSelskap()
  if (!data || data.length === 0) return null
  return (
    <ReadMore header={text.tittel(data.length)} className="slaasammen__liste">
      <p>{text.innledning}</p>
      <ul>
        {data.map(({ navn, produksjoner, dokumenter, likt }) => (
          <li key={navn}>
            <span>
              {navn}
              <small>{text.bruk(produksjoner, dokumenter)}</small>
            </span>
            <span className="register__knapper">
              {likt && (
                <Button
                  size="xsmall"
                  variant="secondary"
                  onClick={() => setSamme({ navn, id: likt._id, selskap: likt.navn })}
                >
                  {text.samme(likt.navn)}
                </Button>
              )}
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
      <ConfirmDialog
        open={samme !== null}
        heading={text.bekreftTittel}
        confirmLabel={text.bekreftKnapp}
        busy={merge.isPending}
        onConfirm={() =>
          samme && merge.mutate({ id: samme.id, navn: samme.navn }, { onSuccess: () => setSamme(null) })
        }
        onCancel={() => {
          setSamme(null)
          merge.reset()
        }}
      >
        <p>{samme && text.bekreft(samme.navn, samme.selskap)}</p>
        {merge.error && (
          <Alert variant="error" size="small" role="alert">
            {text.feilet} {merge.error.message}
          </Alert>
        )}
      </ConfirmDialog>
    </ReadMore>
  )
}
