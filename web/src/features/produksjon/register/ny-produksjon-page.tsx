import { Button } from '@navikt/ds-react/Button'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { ApiError } from '../../../platform/api.ts'
import { useListAddress } from '../../../platform/list-search.ts'
import { MessageDialog } from '../../../ui/dialog.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { UnsavedGuard } from '../../../ui/unsaved-guard.tsx'
import { faultText, findFaults, startProduksjon, toFelter } from '../ny-produksjon.ts'
import { ProduksjonFelter } from '../produksjon-felter.tsx'
import { TilEksisterende } from '../til-eksisterende.tsx'
import './register.css'
import { useCreateProduksjon } from './register.queries.ts'
import { formText as text } from './register.text.ts'

const empty = startProduksjon('')

/** 'Ny produksjon' at /admin/produksjoner/ny. A failure leaves everything typed where it is. */
export function NyProduksjonPage() {
  const [ny, setNy] = useState(empty)
  const [tried, setTried] = useState(false)
  const [done, setDone] = useState(false)
  const create = useCreateProduksjon()
  const navigate = useNavigate()
  const list = useListAddress('/admin/produksjoner')
  const faults = findFaults(ny)
  const dirty = !done && Object.values(ny).some(value => value.trim() !== '')
  const send = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    const [first] = Object.keys(faults)
    if (first !== undefined) return document.getElementById(`prod-${first}`)?.focus()
    create.mutate(toFelter(ny), { onSuccess: () => setDone(true) })
  }
  const made = done ? create.data?._id : undefined
  // Only once the guard knows that everything is saved.
  useEffect(() => {
    if (made !== undefined) navigate(`/admin/produksjoner/${made}`, { replace: true })
  }, [made, navigate])
  const offline = create.error instanceof ApiError && create.error.code === 'nettverk'
  const heading = offline ? text.opprettNettFeilet : text.opprettFeilet
  return (
    <>
      <PageHead
        title={text.nyTittel}
        action={
          <LinkButton size="small" variant="secondary" to={list}>
            {text.tilbake}
          </LinkButton>
        }
      />
      <div className="stack aside gap-32">
        <form className="card stack gap-20" onSubmit={send} noValidate>
          <ProduksjonFelter
            prefix="prod"
            ny={ny}
            change={part => setNy(current => ({ ...current, ...part }))}
            errorOf={felt => {
              const fault = tried ? faults[felt] : undefined
              return fault && faultText[fault]
            }}
          />
          <div className="row">
            <Button type="submit" loading={create.isPending}>
              {text.opprett}
            </Button>
          </div>
        </form>
      </div>
      <MessageDialog open={create.isError} heading={heading} onClose={create.reset}>
        <p>
          {create.error?.message !== heading && create.error?.message} {text.staarHer}{' '}
          <TilEksisterende error={create.error} />
        </p>
      </MessageDialog>
      <UnsavedGuard dirty={dirty} />
    </>
  )
}
