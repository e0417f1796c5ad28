import type { SelskapRad } from '@rp/contract/produksjon'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { useListAddress } from '../../../platform/list-search.ts'
import { useVersionedForm } from '../../../platform/versioned-form.ts'
import { FormConflict } from '../../../ui/conflict-dialog.tsx'
import { conflictRows } from '../../../ui/conflict-rows.ts'
import { Fetched } from '../../../ui/fetched.tsx'
import { KeptDraftMessage } from '../../../ui/kept-draft-message.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { fraSlettet, UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { Historikk } from '../../historikk/historikk.parts.tsx'
import '../register/register.css'
import { Told } from '../register/told.tsx'
import { AngreSammenslaaing } from '../sammenslaaing/angre-sammenslaaing.tsx'
import { formText as text } from './selskap.text.ts'
import { emptySelskap, konfliktFelt, selskapShape } from './selskap-form.ts'
import { SelskapSkjema } from './selskap-skjema.tsx'
import { useCreateSelskap, useSelskap, useUpdateSelskap } from './selskapsregister.queries.ts'
import { SlaaSammenSelskap } from './slaa-sammen-selskap.tsx'
import { SlettSelskap } from './slett-selskap.tsx'

const list = '/admin/produksjonsselskaper'

function Head({ tittel }: { tittel: string }) {
  return <PageHead title={tittel} action={<Back />} />
}

function Back() {
  return (
    <LinkButton size="small" variant="secondary" to={useListAddress(list)}>
      {text.tilbake}
    </LinkButton>
  )
}

/** A company at /admin/produksjonsselskaper/:id, or a new one at /ny. */
export function SelskapPage() {
  const { id } = useParams()
  return id === undefined ? <NyttSelskap /> : <StoredSelskap id={id} />
}

/** 'Nytt selskap'; a name that members use may come with the address. */
function NyttSelskap() {
  const [params] = useSearchParams()
  const [utkast, setUtkast] = useState(() => emptySelskap(params.get('navn') ?? ''))
  const create = useCreateSelskap()
  const navigate = useNavigate()
  const made = create.data?.selskap._id
  // Only once the guard knows that everything is saved.
  useEffect(() => {
    if (made !== undefined) navigate(`${list}/${made}`, { replace: true })
  }, [made, navigate])
  return (
    <>
      <Head tittel={text.ny} />
      <div className="stack aside gap-32">
        <SelskapSkjema
          utkast={utkast}
          onChange={setUtkast}
          isNew
          busy={create.isPending}
          error={create.error}
          onErrorSeen={create.reset}
          onSave={() =>
            create.mutateAsync(utkast).then(
              () => true,
              () => false,
            )
          }
        />
      </div>
      <UnsavedGuard dirty={made === undefined && Object.values(utkast).some(value => value.trim() !== '')} />
    </>
  )
}

/** One company: its fields, the merge, its history. */
function StoredSelskap({ id }: { id: string }) {
  const query = useSelskap(id)
  return (
    <Fetched query={query} loading={text.endre} heading={<PageHeading title={text.feilet} />} back={<Back />}>
      {selskap => (
        <>
          <Head tittel={text.endre} />
          <Told />
          <Endre key={id} selskap={selskap} onChanged={() => void query.refetch()} />
        </>
      )}
    </Fetched>
  )
}

function Endre({ selskap, onChanged }: { selskap: SelskapRad; onChanged: () => void }) {
  const form = useVersionedForm(selskap, selskapShape, useUpdateSelskap(selskap._id))
  const [deleting, setDeleting] = useState(false)
  const navigate = useNavigate()
  const back = useListAddress(list)
  const { dirty } = form
  return (
    <div className="stack aside gap-32">
      <SelskapSkjema
        base={form.original}
        utkast={form.draft}
        onChange={form.change}
        isNew={false}
        dirty={dirty}
        busy={form.saving}
        error={form.failure}
        onErrorSeen={form.forgetError}
        onSave={form.save}
        onDelete={() => setDeleting(true)}
        notice={<KeptDraftMessage form={form} />}
      />
      <div className="stack gap-32">
        <p>{text.iBruk(selskap.antallProduksjoner, selskap.antallDokumenter)}</p>
        <SlaaSammenSelskap selskap={selskap} dirty={dirty} onChanged={onChanged} />
        <AngreSammenslaaing
          register="produksjonsselskap"
          id={selskap._id}
          navn={selskap.navn}
          dirty={dirty}
        />
        <Historikk entitet="produksjonsselskap" id={selskap._id} />
      </div>
      {deleting && (
        <SlettSelskap
          selskap={selskap}
          onClose={() => setDeleting(false)}
          onDeleted={() => navigate(back, fraSlettet)}
        />
      )}
      <FormConflict
        form={form}
        hva={text.selskapet}
        rows={present => conflictRows(form, selskapShape, konfliktFelt, present)}
      />
    </div>
  )
}
