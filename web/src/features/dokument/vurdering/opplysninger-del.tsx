import { FilesIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Dokument } from '@rp/contract/dokument'
import { formatDate } from '../../../platform/format.ts'
import { formText } from '../dokument.text.ts'
import '../dokument-detail.css'
import { DokumentFields } from '../dokument-fields.tsx'
import type { DokumentKi } from '../ki/use-dokument-ki.ts'
import { RegistreringEditor } from '../registrering/registrering-editor.tsx'
import type { useRegistreringer } from '../registrering/use-registreringer.ts'
import type { DokumentForm } from '../use-dokument-form.ts'
import { ForvaltningDel } from './forvaltning-del.tsx'
import { useBesvarteFelter } from './svar-del.tsx'
import { svarText, text } from './vurdering.text.ts'
import type { VurderingDraft } from './vurdering-draft.ts'

type Props = {
  dokument: Dokument
  form: DokumentForm<VurderingDraft>
  registreringer: ReturnType<typeof useRegistreringer>
  missingName: boolean
  ki: DokumentKi
  onPages: () => void
}

/** What the member has told, for staff to put right: the registrations and the document's own fields. */
export function OpplysningerDel({ dokument, form, registreringer, missingName, ki, onPages }: Props) {
  const besvart = useBesvarteFelter(dokument)
  return (
    <>
      <section aria-label={text.registreringer} className="gj__reg">
        {besvart.has('registreringer') && <p className="gj__besvart">{svarText.endret}</p>}
        <RegistreringEditor
          entries={form.draft.ansiennitet}
          locked={false}
          onAction={registreringer.act}
          onCreate={registreringer.startCreating}
          ki={ki}
        />
        <ForvaltningDel entries={form.draft.ansiennitet} onAction={registreringer.act} />
      </section>
      <section aria-label={text.opplysninger}>
        <h2>{text.opplysninger}</h2>
        <p className="rp-dus">{text.mottatt(formatDate(dokument.createdAt), text.sider(dokument.sider))}</p>
        <Button
          type="button"
          size="xsmall"
          variant="secondary"
          data-color="neutral"
          className="gj__sider"
          icon={<FilesIcon aria-hidden />}
          onClick={onPages}
        >
          {text.leggTilSider}
        </Button>
        <DokumentFields
          draft={form.draft}
          change={form.change}
          error={missingName ? formText.manglerFilnavn : undefined}
          ki={ki.felt}
          merket={Object.fromEntries([...besvart].map(felt => [felt, svarText.endret]))}
        />
      </section>
    </>
  )
}
