import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Textarea } from '@navikt/ds-react/Textarea'
import { type Brevtekst, checkBrev } from '@rp/contract/brev'
import { Brevinnstilling } from '@rp/contract/innstilling'
import { useRef } from 'react'
import { Link } from 'react-router'
import { TextField } from '../../../ui/text-field.tsx'
import { brevText as text } from '../innstilling.text.ts'
import { InnstillingForm } from '../innstilling-form.tsx'
import { type Innstillingsform, useInnstilling } from '../use-innstilling.ts'
import { useResetBrev, useSaveBrev, useSendProeve } from './brev.queries.ts'
import { BrevPreview } from './brev-preview.tsx'
import './brev.css'
import { Plassholdere } from './plassholdere.tsx'

/** The words of one mail, with what the member will see beside them. */
export function BrevForm({ mal }: { mal: Brevinnstilling }) {
  const save = useSaveBrev(mal.navn)
  const reset = useResetBrev(mal.navn)
  const form = useInnstilling<Brevtekst>({
    navn: `brev-${mal.navn}`,
    tilstand: mal,
    schema: Brevinnstilling,
    sjekk: verdi => checkBrev(mal, verdi),
    lagre: (verdi, versjon) => save.mutateAsync({ verdi, versjon }),
    tilbakestill: () => reset.mutateAsync(),
  })
  const area = useRef<HTMLTextAreaElement>(null)
  const insert = (token: string) => {
    const { selectionStart = 0, selectionEnd = 0 } = area.current ?? {}
    const { tekst } = form.utkast
    form.change({ ...form.utkast, tekst: tekst.slice(0, selectionStart) + token + tekst.slice(selectionEnd) })
    const caret = selectionStart + token.length
    // After the new text has been drawn, or the caret would land at its end.
    requestAnimationFrame(() => {
      area.current?.focus()
      area.current?.setSelectionRange(caret, caret)
    })
  }
  return (
    <>
      <Link className="back" to="/admin/innstillinger/brev">
        {text.tilbake}
      </Link>
      <div className="stack halves gap-20">
        <InnstillingForm
          tittel={mal.tittel}
          form={form}
          hjelp={<p>{mal.beskrivelse}</p>}
          handlinger={<Trial mal={mal} form={form} />}
        >
          <Fields mal={mal} form={form} area={area} />
          <Plassholdere mal={mal} onInsert={insert} />
        </InnstillingForm>
        <BrevPreview mal={mal} utkast={form.utkast} />
      </div>
    </>
  )
}

type FieldsProps = {
  mal: Brevinnstilling
  form: Innstillingsform<Brevtekst>
  area: React.RefObject<HTMLTextAreaElement | null>
}

function Fields({ mal, form, area }: FieldsProps) {
  const { utkast, change } = form
  return (
    <>
      <TextField
        size="small"
        id={form.idOf('emne')}
        label={text.emne}
        maxLength={200}
        value={utkast.emne}
        error={form.errorOf('emne')}
        onChange={event => change({ ...utkast, emne: event.target.value })}
      />
      <Textarea
        ref={area}
        size="small"
        id={form.idOf('tekst')}
        label={text.tekst}
        description={text.tekstHjelp}
        minRows={12}
        value={utkast.tekst}
        error={form.errorOf('tekst')}
        onChange={event => change({ ...utkast, tekst: event.target.value })}
      />
      {mal.lenke && (
        <TextField
          size="small"
          className="width-m"
          id={form.idOf('knapp')}
          label={text.knapp}
          maxLength={60}
          value={utkast.knapp}
          error={form.errorOf('knapp')}
          onChange={event => change({ ...utkast, knapp: event.target.value })}
        />
      )}
    </>
  )
}

/** Mails the words as they stand, saved or not, to the person who writes them. */
function Trial({ mal, form }: Pick<FieldsProps, 'mal' | 'form'>) {
  const send = useSendProeve(mal.navn)
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="secondary"
        loading={send.isPending}
        onClick={() => send.mutate(form.utkast)}
      >
        {text.sendProeve}
      </Button>
      <div role="status" className="rp-full">
        {send.data && (
          <Alert variant="success" size="small">
            {send.data.message}
          </Alert>
        )}
        {send.error && (
          <Alert variant="error" size="small">
            {send.error.message}
          </Alert>
        )}
      </div>
    </>
  )
}
