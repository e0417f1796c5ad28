import { PencilIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import { Textarea } from '@navikt/ds-react/Textarea'
import { describeStatus, statusnavn } from '@rp/contract/status'
import { SavedMark } from '../../ui/saved-mark.tsx'
import { KommentarFelt } from './kommentar-felt.tsx'
import { SignaturValg } from './signatur-valg.tsx'
import { Tast } from './tast.tsx'
import { text } from './vurdering.text.ts'
import type { VurderingDraft } from './vurdering-draft.ts'
import type { StabKi } from './vurdering-ki.tsx'

type Props = { draft: VurderingDraft; change: (part: Partial<VurderingDraft>) => void; ki: StabKi }

export const kommentarId = 'vurdering-kommentar'
export const notatId = 'vurdering-notat'

type EditProps = { name: string; tast: string; onClick: () => void }

function EditButton({ name, tast, onClick }: EditProps) {
  return (
    <div className="gj__k line gap-8">
      <Button
        type="button"
        size="xsmall"
        variant="tertiary"
        icon={<PencilIcon aria-hidden />}
        aria-keyshortcuts={tast}
        onClick={onClick}
      >
        {name}
      </Button>
      <Tast>{tast}</Tast>
    </div>
  )
}

type StatusProps = Props & { saved: boolean; onEdit: () => void; onPhrases: () => void }

/** The status, what the member reads about it, and beside it what only staff read. */
export function StatusDel({ draft, change, ki, saved, onEdit, onPhrases }: StatusProps) {
  const { navn, kjent } = describeStatus(draft.status)
  return (
    <section aria-label={text.status} className="stack">
      <div className="line gap-8">
        <h2>{text.status}</h2>
        <SavedMark saved={saved} />
      </div>
      <Select
        label={text.status}
        hideLabel
        size="small"
        value={navn}
        onChange={event => change({ status: event.target.value })}
      >
        {kjent === null && <option>{navn}</option>}
        {statusnavn.map(name => (
          <option key={name}>{name}</option>
        ))}
      </Select>
      {ki.status}
      <EditButton name={text.redigerStatus} tast="S" onClick={onEdit} />
      <div className="stack columns gap-16">
        <KommentarFelt
          id={kommentarId}
          value={draft.status_comment}
          onChange={status_comment => change({ status_comment })}
          onEdit={onPhrases}
        />
        <Textarea
          id={notatId}
          className="gj__intern"
          size="small"
          label={text.interntNotat}
          minRows={2}
          maxRows={8}
          value={draft.internt_notat}
          onChange={event => change({ internt_notat: event.target.value })}
          description={text.interntNotatHva}
        />
      </div>
      <p className="rp-dus">{text.epost}</p>
    </section>
  )
}

export function SignaturDel({ draft, change, ki }: Props) {
  return (
    <section aria-label={text.signaturer} className="stack">
      <h2>{text.signaturer}</h2>
      <div className="stack columns gap-16">
        <div className="stack gap-8">
          <SignaturValg
            part="pc"
            tast="P"
            verdi={draft.signaturePC}
            onChange={signaturePC => change({ signaturePC })}
          />
          {ki.signaturPC}
        </div>
        <div className="stack gap-8">
          <SignaturValg
            part="rh"
            tast="A"
            verdi={draft.signatureRH}
            onChange={signatureRH => change({ signatureRH })}
          />
          {ki.signaturRH}
        </div>
      </div>
    </section>
  )
}

type KlausulProps = Props & { onEdit: () => void }

export function KlausulDel({ draft, change, ki, onEdit }: KlausulProps) {
  const { status, comment } = draft.rettighetsklausuler
  return (
    <section aria-label={text.klausuler} className="stack">
      <h2>{text.klausuler}</h2>
      <SignaturValg
        part="rettigheter"
        tast="R"
        verdi={status}
        onChange={next => change({ rettighetsklausuler: { status: next, comment } })}
      />
      <p className={comment.trim() === '' ? 'rp-dus' : 'gj__kl'}>{comment.trim() || text.ingenKommentar}</p>
      {ki.rettighetsklausul}
      <EditButton name={text.redigerKlausuler} tast="E" onClick={onEdit} />
    </section>
  )
}
