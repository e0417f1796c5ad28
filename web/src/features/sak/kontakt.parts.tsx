import { EnvelopeClosedIcon } from '@navikt/aksel-icons'
import { Alert } from '@navikt/ds-react/Alert'
import { Button } from '@navikt/ds-react/Button'
import { Modal } from '@navikt/ds-react/Modal'
import { Radio, RadioGroup } from '@navikt/ds-react/Radio'
import { Textarea } from '@navikt/ds-react/Textarea'
import { TextField } from '@navikt/ds-react/TextField'
import { Heading } from '@navikt/ds-react/Typography'
import { findHemmeligNummer } from '@rp/contract/hemmelig-nummer'
import { maksMelding } from '@rp/contract/sak'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { readDraft, removeDraft, saveDraft } from '../../platform/draft.ts'
import { getOppsett } from '../../platform/oppsett.ts'
import { useSession } from '../../platform/session.ts'
import './sak.css'
import { sitat } from '../../platform/format.ts'
import { text } from './kontakt.text.ts'
import { type Emne, type Saksslag, slagene, useSendMelding } from './sak.queries.ts'
import { sakText } from './sak.text.ts'

/** `navn` is what it is called, and the name that what is typed is kept by in the browser is `utkast`. */
type Props = { emne: Emne; gjelder: string; utkast: string; onClose: () => void }
type Utkast = { slag: Saksslag; melding: string }

/** The button of 'Send Tilbakemelding/Reklamasjon' about a document, and its dialog. */
export const KontaktButton = ({ dokument }: { dokument: { _id: string; filnavn: string } }) => (
  <Kontakt
    knapp={text.knapp}
    emne={{ dokumentId: dokument._id }}
    gjelder={sitat(dokument.filnavn)}
    utkast={`kontakt.${dokument._id}`}
  />
)

type Linje = { kjoeringId: string; linje: number; navn: string }
/** A complaint about a line of a settlement. */
export const KlageButton = ({ kjoeringId, linje, navn }: Linje) => (
  <Kontakt
    knapp={text.klag}
    emne={{ kjoeringId, linje }}
    gjelder={navn}
    utkast={`klage.${kjoeringId}.${linje}`}
  />
)

function Kontakt({ knapp, ...props }: Omit<Props, 'onClose'> & { knapp: string }) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button
        type="button"
        size="small"
        variant="secondary"
        icon={<EnvelopeClosedIcon aria-hidden />}
        onClick={() => setOpen(true)}
      >
        {knapp}
      </Button>
      <Link className="type-3" to="/henvendelser">
        {text.dine}
      </Link>
      {open && <KontaktDialog {...props} onClose={() => setOpen(false)} />}
    </>
  )
}

/** A message about something. What is typed is kept until it has been sent. */
function KontaktDialog({ onClose, ...about }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const send = useSendMelding(about.emne)
  return (
    <Modal
      ref={dialog}
      open
      width={600}
      header={{ heading: 'linje' in about.emne ? text.klag : text.overskrift }}
      onClose={onClose}
    >
      {send.isSuccess ? (
        <Receipt saksnummer={send.data.saksnummer} onClose={() => dialog.current?.close()} />
      ) : (
        <KontaktForm {...about} send={send} onCancel={() => dialog.current?.close()} />
      )}
    </Modal>
  )
}

/** The message as it is typed, kept in this tab until it is sent. */
function useUtkast(name: string) {
  const userId = useSession()?.id ?? ''
  const [utkast, setUtkast] = useState<Utkast>(() => {
    const kept = readDraft(userId, name) as Partial<Utkast> | null
    return {
      slag: slagene.find(slag => slag === kept?.slag) ?? 'tilbakemelding',
      melding: typeof kept?.melding === 'string' ? kept.melding : '',
    }
  })
  return {
    utkast,
    change: (part: Partial<Utkast>) => {
      const next = { ...utkast, ...part }
      setUtkast(next)
      // What is kept in the browser holds no personnummer or account number.
      if (findHemmeligNummer(next.melding)) removeDraft(userId, name)
      else saveDraft(userId, name, next)
    },
    forget: () => removeDraft(userId, name),
  }
}

type FormProps = Omit<Props, 'onClose'> & {
  send: ReturnType<typeof useSendMelding>
  onCancel: () => void
}

function KontaktForm({ emne, gjelder, utkast: name, send, onCancel }: FormProps) {
  const { utkast, change, forget } = useUtkast(name)
  const [tried, setTried] = useState(false)
  const message = useRef<HTMLTextAreaElement>(null)
  const fault = faultOf(utkast.melding)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (fault !== undefined) return message.current?.focus()
    if (!send.isPending) send.mutate(utkast, { onSuccess: forget })
  }
  return (
    <form onSubmit={submit} noValidate>
      <Modal.Body>
        <div className="stack gap-20">
          <p>{text.gjelder(gjelder)}</p>
          <Addresses />
          {'dokumentId' in emne && <Slag valgt={utkast.slag} onChange={slag => change({ slag })} />}
          <Textarea
            ref={message}
            size="small"
            label={text.melding}
            minRows={5}
            maxRows={14}
            value={utkast.melding}
            error={tried ? fault : undefined}
            onChange={event => change({ melding: event.target.value })}
          />
          {send.isError && (
            <Alert variant="error" size="small" role="alert">
              {text.feilet} {send.error.message} {text.feiletHva}
            </Alert>
          )}
        </div>
      </Modal.Body>
      <Modal.Footer>
        <Button type="submit" loading={send.isPending} disabled={send.isPending}>
          {send.isError ? text.proevIgjen : text.send}
        </Button>
        <Button type="button" variant="secondary" onClick={onCancel}>
          {text.avbryt}
        </Button>
      </Modal.Footer>
    </form>
  )
}

function Slag({ valgt, onChange }: { valgt: Saksslag; onChange: (slag: Saksslag) => void }) {
  return (
    <RadioGroup size="small" legend={text.slag} value={valgt} onChange={onChange}>
      {slagene.map(slag => (
        <Radio key={slag} value={slag} description={text.valgHva[slag]}>
          {text.valg[slag]}
        </Radio>
      ))}
    </RadioGroup>
  )
}

function faultOf(melding: string): string | undefined {
  if (melding.trim() === '') return text.mangler
  if (melding.length > maksMelding) return text.forLang
  const nummer = findHemmeligNummer(melding)
  return nummer ? sakText.nummer(nummer) : undefined
}

/** The recipient is fixed and the sender is the one who is logged in: neither can be changed. */
function Addresses() {
  const email = useSession()?.email ?? ''
  return (
    <div className="stack columns gap-16">
      <TextField size="small" label={text.til} value={getOppsett().kontaktadresse} disabled />
      <TextField size="small" label={text.fra} value={email} disabled />
    </div>
  )
}

/** Takes focus: the button that was pressed is gone. */
function Receipt({ saksnummer, onClose }: { saksnummer: number; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const email = useSession()?.email ?? ''
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <>
      <Modal.Body>
        <Alert variant="success">
          <Heading level="2" size="xsmall" ref={heading} tabIndex={-1}>
            {text.sendt}
          </Heading>
          {text.saksnummer(saksnummer)} {text.kvittering(email)}{' '}
          <Link to={`/henvendelser/${saksnummer}`}>{text.seHenvendelsen}</Link>
        </Alert>
      </Modal.Body>
      <Modal.Footer>
        <Button type="button" onClick={onClose}>
          {text.lukk}
        </Button>
      </Modal.Footer>
    </>
  )
}
