import type { Dokument } from '@rp/contract/dokument'
import { describeStatus } from '@rp/contract/status'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useSession } from '../../platform/session.ts'
import { FormConflict } from '../../ui/conflict-dialog.tsx'
import { KeptDraftMessage } from '../../ui/kept-draft-message.tsx'
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx'
import { FilerSection } from '../dokument/filer-section.parts.tsx'
import { HistorikkSection } from '../dokument/historikk.parts.tsx'
import { type DokumentKi, useDokumentKi } from '../dokument/ki/use-dokument-ki.parts.ts'
import type { useSted } from '../dokument/ki/use-sted.parts.ts'
import { findFelt } from '../dokument/registrering/til-felt.parts.ts'
import { useRegistreringer } from '../dokument/registrering/use-registreringer.parts.ts'
import { SiderPopups } from '../dokument/sider/sider-dialog.parts.tsx'
import { NyProduksjonDialog } from '../produksjon/ny-produksjon-dialog.parts.tsx'
import { selskaperQuery } from '../produksjon/selskap.queries.ts'
import { SakerOmDokument } from '../sak/saker-om-dokument.parts.tsx'
import { fraserQuery } from './frase.queries.ts'
import { FraseDialog } from './frase-dialog.tsx'
import { GodkjennDialog } from './godkjenn-dialog.tsx'
import { KlausulDialog } from './klausul-dialog.tsx'
import { MedlemDel } from './medlem-del.tsx'
import { AlvorligListe, MerknadListe } from './merknad-liste.tsx'
import { findMerknader } from './merknader.ts'
import { OpplysningerDel } from './opplysninger-del.tsx'
import { StatusDialog } from './status-dialog.tsx'
import { SvarDel } from './svar-del.tsx'
import { TasterDialog } from './taster-dialog.tsx'
import { kontrollQuery, useAssign } from './tildeling.queries.ts'
import { Tildeling } from './tildeling.tsx'
import { type Handlinger, useTaster } from './use-taster.ts'
import { type Steg, useSaving, useVurderingForm } from './use-vurdering-form.ts'
import { VentDel } from './vent-del.tsx'
import { text } from './vurdering.text.ts'
import { VurderingBunn } from './vurdering-bunn.tsx'
import { vurderingConflict } from './vurdering-conflict.ts'
import { KlausulDel, kommentarId, notatId, SignaturDel, StatusDel } from './vurdering-deler.tsx'
import { godkjent, nextRettigheter, nextSignatur, withPhrase } from './vurdering-draft.ts'
import { stabKiOf, useKiTaster, VurderingKiPanel } from './vurdering-ki.tsx'

type Props = {
  dokument: Dokument
  /** A key was pressed before the document had come. */
  tooSoon: boolean
  steg: Steg
  sted: ReturnType<typeof useSted>
  onDocument: () => void
}
type Popup = 'status' | 'klausuler' | 'fraser' | 'taster' | 'sider'
type Form = ReturnType<typeof useVurderingForm>

const focus = (id: string) => document.getElementById(id)?.focus()

/** By Enter in a field: what is saved here may be mailed. */
const saveNothing = (event: FormEvent) => event.preventDefault()

/** The review of one document. The popups change the draft only; Lagre saves what was changed, with its version. */
export function VurderingForm(props: Props) {
  const { dokument, steg, sted } = props
  const { vis } = sted
  const form = useVurderingForm(dokument)
  const ki = useDokumentKi({ dokument, form, laast: false, vis })
  const registreringer = useRegistreringer(form)
  const [popup, setPopup] = useState<Popup | null>(null)
  const tildel = useAssign(dokument._id)
  const saving = useSaving(form, steg)
  useReviewKeys({ ...props, form, saving, tildel, setPopup, ki })
  const { draft, change } = form
  const nesteKnapp = steg.neste === null ? text.lagreOgLukk : text.lagreOgNeste
  const stabKi = stabKiOf(ki, form)
  const merknader = useMerknader(dokument._id, draft, ki)
  return (
    <>
      <form className="gj__p" onSubmit={saveNothing} noValidate>
        <AlvorligListe merknader={merknader} vis={vis} />
        <KeptDraftMessage form={form} />
        <Tildeling dokument={dokument} tildel={tildel} />
        <VentDel dokument={dokument} />
        <SvarDel dokument={dokument} igjen={form.asksAgain ? nesteKnapp : null} />
        <MerknadListe merknader={merknader} onStatus={status => change({ status })} />
        <VurderingKiPanel dokumentId={dokument._id} ki={ki} form={form} vis={vis} />
        <StatusDel
          draft={draft}
          change={change}
          ki={stabKi}
          saved={!form.dirty}
          onEdit={() => setPopup('status')}
          onPhrases={() => setPopup('fraser')}
        />
        <SignaturDel draft={draft} change={change} ki={stabKi} />
        <KlausulDel draft={draft} change={change} ki={stabKi} onEdit={() => setPopup('klausuler')} />
        <OpplysningerDel
          dokument={dokument}
          form={form}
          registreringer={registreringer}
          missingName={form.missingName}
          ki={ki}
          onPages={() => setPopup('sider')}
        />
        <MedlemDel dokument={dokument} />
        <SakerOmDokument dokumentId={dokument._id} />
        <FilerSection dokument={dokument} />
        <HistorikkSection id={dokument._id} />
        <VurderingBunn
          {...form}
          nesteKnapp={nesteKnapp}
          tooSoon={props.tooSoon && !form.dirty}
          onSave={() => saving.save(false)}
          onNext={() => saving.save(true)}
          onKeys={() => setPopup('taster')}
        />
      </form>
      {/* Outside the form: a form of its own cannot stand in another. */}
      {registreringer.creating !== null && (
        <NyProduksjonDialog
          start={{ Produksjonstittel: registreringer.creating.produksjonsnavn.trim() }}
          isStaff
          onCreated={registreringer.created}
          onClose={registreringer.stopCreating}
        />
      )}
      <Popups popup={popup} form={form} onClose={() => setPopup(null)} />
      {/* Pages that the member has sent us another way; the member's own dialog. */}
      <SiderPopups dokument={dokument} open={popup === 'sider'} onClose={() => setPopup(null)} />
      <UnsavedGuard dirty={form.dirty} onSave={() => form.saveReview()} />
      {form.ubekreftet !== null && (
        <GodkjennDialog
          mangler={form.ubekreftet}
          busy={form.saving}
          onConfirm={saving.confirm}
          onClose={form.forgetError}
        />
      )}
      <FormConflict form={form} hva={text.dokumentet} rows={vurderingConflict(form)} />
    </>
  )
}

type KeysOptions = Props & {
  form: Form
  saving: ReturnType<typeof useSaving>
  tildel: ReturnType<typeof useAssign>
  setPopup: (popup: Popup) => void
  ki: DokumentKi
}

/** The keys of this review. */
function useReviewKeys(options: KeysOptions) {
  const { dokument, form, steg, saving, tildel, setPopup, onDocument, ki, sted } = options
  const kiTaster = useKiTaster({ ki, form, sted })
  const meg = useSession()?.id
  const { data: fraser } = useQuery(fraserQuery)
  const { draft, change } = form
  // Who believes to have assessed it is not led on by the next press.
  const [warned, setWarned] = useState(!options.tooSoon)
  const handlinger: Handlinger = {
    settStatus: status => change({ status }),
    lagre: () => saving.save(false),
    lagreOgNeste: () => (warned || form.dirty ? saving.save(true) : setWarned(true)),
    ...(steg.neste && { neste: steg.neste }),
    ...(steg.forrige && { forrige: steg.forrige }),
    status: () => setPopup('status'),
    pc: () => change({ signaturePC: nextSignatur(draft.signaturePC) }),
    rh: () => change({ signatureRH: nextSignatur(draft.signatureRH) }),
    godkjenn: () => change(godkjent(draft)),
    rettigheter: () => change({ rettighetsklausuler: nextRettigheter(draft) }),
    klausuler: () => setPopup('klausuler'),
    frase: () => {
      const [first] = fraser ?? []
      if (first) change({ status_comment: withPhrase(draft.status_comment, first.tekst) })
    },
    kommentar: () => focus(kommentarId),
    notat: () => focus(notatId),
    produksjon: () => focus(findFelt(draft.ansiennitet, 'produksjon') ?? ''),
    sak: () => tildel.mutate(dokument.tildelt?.id !== meg),
    dokument: onDocument,
    ki: kiTaster.neste,
    kiGodta: kiTaster.godta,
    hjelp: () => setPopup('taster'),
  }
  useTaster(handlinger)
}

/** What to look out for in the draft as it stands. */
function useMerknader(id: string, draft: Form['draft'], ki: DokumentKi) {
  const { data: kontroll } = useQuery(kontrollQuery(id))
  const { data: selskaper } = useQuery(selskaperQuery)
  return findMerknader(draft, { kontroll, selskaper, ki: ki.query.data?.merknader })
}

type PopupsProps = {
  popup: Popup | null
  form: Form
  onClose: () => void
}

function Popups({ popup, form: { base, draft, change }, onClose }: PopupsProps) {
  switch (popup) {
    case 'status':
      return (
        <StatusDialog
          status={describeStatus(draft.status).navn}
          comment={draft.status_comment}
          base={base}
          onSave={(status, status_comment) => change({ status, status_comment })}
          onClose={onClose}
        />
      )
    case 'klausuler':
      return (
        <KlausulDialog
          value={draft.rettighetsklausuler}
          onSave={rettighetsklausuler => change({ rettighetsklausuler })}
          onClose={onClose}
        />
      )
    case 'fraser':
      return <FraseDialog onClose={onClose} />
    case 'taster':
      return <TasterDialog onClose={onClose} />
    default:
      return null
  }
}
