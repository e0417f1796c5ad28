import { FilesIcon } from '@navikt/aksel-icons'
import { Button } from '@navikt/ds-react/Button'
import type { Dokument } from '@rp/contract/dokument'
import { formatDate } from '../../platform/format.ts'
import type { DokumentForm } from '../dokument/dokument-draft.parts.ts'
import { DokumentFields } from '../dokument/dokument-fields.parts.tsx'
import type { DokumentKi } from '../dokument/ki/use-dokument-ki.parts.ts'
import { RegistreringEditor } from '../dokument/registrering/registrering-editor.parts.tsx'
import type { useRegistreringer } from '../dokument/registrering/use-registreringer.parts.ts'
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
      <section aria-label={text.registreringer} className="gj__reg stack">
        {besvart.has('registreringer') && <p className="gj__besvart type-3">{svarText.endret}</p>}
        <RegistreringEditor
          entries={form.draft.ansiennitet}
          locked={false}
          onAction={registreringer.act}
          onCreate={registreringer.startCreating}
          ki={ki}
        />
        <ForvaltningDel entries={form.draft.ansiennitet} onAction={registreringer.act} />
      </section>
      <section aria-label={text.opplysninger} className="stack">
        <h2>{text.opplysninger}</h2>
        <p className="rp-dus">{text.mottatt(formatDate(dokument.createdAt), text.sider(dokument.sider))}</p>
        <Button
          type="button"
          size="xsmall"
          variant="secondary"
          data-color="neutral"
          className="self-left"
          icon={<FilesIcon aria-hidden />}
          onClick={onPages}
        >
          {text.leggTilSider}
        </Button>
        <DokumentFields
          draft={form.draft}
          change={form.change}
          missingName={missingName}
          ki={ki.felt}
          merket={Object.fromEntries([...besvart].map(felt => [felt, svarText.endret]))}
        />
      </section>
    </>
  )
}
