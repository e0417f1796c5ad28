import { SelskapRad, selskapKolonner } from '@rp/contract/produksjon'
import { useEffect, useState } from 'react'
import { useNavigate, useParams, useSearchParams } from 'react-router'
import { ApiError, savedBy } from '../../../platform/api.ts'
import { useListAddress } from '../../../platform/list-search.ts'
import { ConflictDialog } from '../../../ui/conflict-dialog.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../../ui/page.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { Historikk } from '../../historikk/historikk.parts.tsx'
import '../register/register.css'
import { Told } from '../register/told.tsx'
import { AngreSammenslaaing } from '../sammenslaaing/angre-sammenslaaing.tsx'
import { listText, formText as text } from './selskap.text.ts'
import { changedFelt, emptySelskap, toUtkast } from './selskap-form.ts'
import { SelskapSkjema } from './selskap-skjema.tsx'
import { useCreateSelskap, useSelskap, useUpdateSelskap } from './selskapsregister.queries.ts'
import { SlaaSammenSelskap } from './slaa-sammen-selskap.tsx'
import { SlettSelskap } from './slett-selskap.tsx'

const list = '/admin/produksjonsselskaper'

function Head({ tittel }: { tittel: string }) {
  return (
    <PageHead
      heading={
        <PageHeading title={tittel} size="large">
          {tittel}
        </PageHeading>
      }
      action={<Back />}
    />
  )
}

function Back() {
  return (
    <LinkButton size="small" variant="secondary" to={useListAddress(list)}>
      {text.tilbake}
    </LinkButton>
  )
}

/** 'Nytt selskap' at /admin/produksjonsselskaper/ny; a name that members use may come with the address. */
export function NyttSelskapPage() {
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
      <div className="register__skjema">
        <SelskapSkjema
          utkast={utkast}
          onChange={setUtkast}
          isNew
          busy={create.isPending}
          error={create.error}
          onErrorSeen={create.reset}
          onSave={() => create.mutate(utkast)}
        />
      </div>
      <UnsavedGuard dirty={made === undefined && Object.values(utkast).some(value => value.trim() !== '')} />
    </>
  )
}

/** One company at /admin/produksjonsselskaper/:id: its fields, the merge, its history. */
export function SelskapPage() {
  const { id = '' } = useParams()
  const query = useSelskap(id)
  return (
    <Fetched
      query={query}
      loading={text.endre}
      heading={
        <PageHeading title={text.feilet} size="large">
          {text.feilet}
        </PageHeading>
      }
      back={<Back />}
    >
      {selskap => (
        <>
          <Head tittel={text.endre} />
          <Told />
          <Endre key={`${id} ${selskap.versjon}`} selskap={selskap} onSaved={() => void query.refetch()} />
        </>
      )}
    </Fetched>
  )
}

function Endre({ selskap, onSaved }: { selskap: SelskapRad; onSaved: () => void }) {
  const [utkast, setUtkast] = useState(() => toUtkast(selskap))
  const [deleting, setDeleting] = useState(false)
  const update = useUpdateSelskap(selskap._id)
  const navigate = useNavigate()
  const back = useListAddress(list)
  const changed = changedFelt(utkast, toUtkast(selskap))
  const dirty = Object.keys(changed).length > 0
  const now = presentOf(update.error)
  const save = (versjon: number) => update.mutate({ ...changed, versjon }, { onSuccess: onSaved })
  return (
    <div className="register__skjema">
      <SelskapSkjema
        base={toUtkast(selskap)}
        utkast={utkast}
        onChange={setUtkast}
        isNew={false}
        dirty={dirty}
        busy={update.isPending}
        error={now === null ? update.error : null}
        onErrorSeen={update.reset}
        onSave={() => save(selskap.versjon)}
        onDelete={() => setDeleting(true)}
      />
      <div className="register__side">
        <p>{text.iBruk(selskap.antallProduksjoner, selskap.antallDokumenter)}</p>
        <SlaaSammenSelskap selskap={selskap} dirty={dirty} onChanged={onSaved} />
        <AngreSammenslaaing
          register="produksjonsselskap"
          id={selskap._id}
          navn={selskap.navn}
          dirty={dirty}
        />
        <Historikk entitet="produksjonsselskap" id={selskap._id} />
      </div>
      {deleting && (
        <SlettSelskap selskap={selskap} onClose={() => setDeleting(false)} onDeleted={() => navigate(back)} />
      )}
      {now !== null && (
        <ConflictDialog
          hva={text.selskapet}
          av={savedBy(update.error)}
          rows={selskapKolonner
            .filter(felt => utkast[felt].trim() !== now[felt])
            .map(felt => ({ navn: listText.kolonne[felt], min: utkast[felt], deres: now[felt] }))}
          busy={update.isPending}
          onKeep={() => save(now.versjon)}
          onUse={onSaved}
          onClose={update.reset}
        />
      )}
      <UnsavedGuard dirty={dirty && !update.isSuccess} />
    </div>
  )
}

/** The company as it stands on the server, when that is why the save failed. */
function presentOf(error: unknown): SelskapRad | null {
  if (!(error instanceof ApiError) || error.code !== 'konflikt') return null
  const parsed = SelskapRad.safeParse(error.gjeldende)
  return parsed.success ? parsed.data : null
}
