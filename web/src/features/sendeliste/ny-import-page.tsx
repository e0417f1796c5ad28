import { Alert } from '@navikt/ds-react/Alert'
import type { Leseoppsett } from '@rp/contract/sendeliste'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../ui/page.tsx'
import { FilSteg } from './fil-steg.tsx'
import { KolonneSteg } from './kolonne-steg.tsx'
import { ResultatSteg } from './resultat-steg.tsx'
import { type Listevalg, useArbeid, useImport, useLes, useProev } from './sendeliste.queries.ts'
import { importText as text } from './sendeliste.text.ts'
import './sendeliste.css'

/** The steps of an import, and the calls between them. */
function useNyImport() {
  const [valg, setValg] = useState<Listevalg | null>(null)
  const [steg, setSteg] = useState(0)
  const [noekkel, setNoekkel] = useState<string | null>(null)
  const les = useLes()
  const proev = useProev()
  const importer = useImport()
  const busy = les.isPending || proev.isPending || importer.isPending
  const error = [les, proev, importer].find(one => one.isError)?.error
  const read = (next: Listevalg) => {
    setValg(next)
    proev.reset()
    les.mutate(next, {
      onSuccess: ({ oppsett }) => {
        setValg({ ...next, oppsett })
        setSteg(1)
      },
    })
  }
  const tryOut = (oppsett: Leseoppsett) => {
    if (!valg) return
    const next = { ...valg, oppsett }
    const key = crypto.randomUUID()
    setValg(next)
    setNoekkel(key)
    proev.mutate(
      { ...next, noekkel: key },
      { onSuccess: () => setSteg(2), onSettled: () => setNoekkel(null) },
    )
  }
  const save = () => {
    if (!valg) return
    const key = crypto.randomUUID()
    setNoekkel(key)
    importer.mutate(
      { ...valg, noekkel: key },
      { onSuccess: () => setSteg(3), onSettled: () => setNoekkel(null) },
    )
  }
  const again = (oppsett: Leseoppsett) => valg && read({ ...valg, oppsett })
  return { valg, steg, setSteg, noekkel, les, proev, importer, busy, error, read, again, tryOut, save }
}

/** A list becomes part of a year at /admin/sendelister/ny: file, columns, what it would do, done. */
export function NyImportPage() {
  const { valg, steg, setSteg, noekkel, les, proev, importer, busy, error, read, again, tryOut, save } =
    useNyImport()
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={text.tittel} size="large">
            {text.tittel}
          </PageHeading>
        }
        intro={`${text.stegAv(steg + 1, text.steg.length)}: ${text.steg[steg]}`}
        action={
          <LinkButton variant="secondary" to="/admin/sendelister">
            {text.tilbake}
          </LinkButton>
        }
      />
      {error && (
        <Alert variant="error" role="alert">
          {error.message}
        </Alert>
      )}
      {steg === 0 && <FilSteg valg={valg} busy={busy} onRead={read} />}
      {steg === 1 && les.data && valg?.oppsett && (
        <KolonneSteg
          lesing={les.data}
          busy={busy}
          finding={proev.isPending}
          onReread={again}
          onFind={tryOut}
          onBack={() => setSteg(0)}
        />
      )}
      {steg >= 2 && proev.data && valg && (
        <ResultatSteg
          aar={valg.visningsaar}
          resultat={proev.data}
          ferdig={steg === 3 ? (importer.data ?? null) : null}
          busy={busy}
          onImport={save}
          onBack={() => setSteg(1)}
        />
      )}
      {noekkel && <Progress noekkel={noekkel} importing={importer.isPending} />}
    </>
  )
}

function Progress({ noekkel, importing }: { noekkel: string; importing: boolean }) {
  const { data } = useArbeid(noekkel)
  const av = data?.av ?? 0
  return (
    <div className="sendefremdrift" role="status">
      <p>
        {importing ? text.importerer : text.finner}{' '}
        {av > 0 && text.fremdrift(formatCount(data?.ferdig ?? 0), formatCount(av))}
      </p>
      <progress max={av || undefined} value={av ? data?.ferdig : undefined} aria-label={text.finner} />
    </div>
  )
}
