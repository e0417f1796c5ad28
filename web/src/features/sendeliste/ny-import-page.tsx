import { Alert } from '@navikt/ds-react/Alert'
import { Loader } from '@navikt/ds-react/Loader'
import type { Leseoppsett } from '@rp/contract/sendeliste'
import { useState } from 'react'
import { formatCount } from '../../platform/format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead, PageHeading } from '../../ui/page.tsx'
import { FilSteg } from './fil-steg.tsx'
import { KolonneSteg } from './kolonne-steg.tsx'
import { ResultatSteg } from './resultat-steg.tsx'
import {
  type Lesing,
  type Listevalg,
  useArbeid,
  useImport,
  useLes,
  useProev,
  useSendeaar,
} from './sendeliste.queries.ts'
import { importText as text } from './sendeliste.text.ts'
import { VisningsaarValg } from './visningsaar-valg.tsx'
import './sendeliste.css'

/** The steps of an import, and the calls between them. */
function useNyImport() {
  // With the columns as the person has them on screen, also before the file is read by them.
  const [valg, setValg] = useState<Listevalg | null>(null)
  const [reached, setSteg] = useState(0)
  const [noekkel, setNoekkel] = useState<string | null>(null)
  // Kept while the file is read anew, so that what the person stands in does not go away.
  const [lesing, setLesing] = useState<Lesing | null>(null)
  const les = useLes()
  const proev = useProev()
  const importer = useImport()
  const busy = les.isPending || proev.isPending || importer.isPending
  const error = [les, proev, importer].find(one => one.isError)?.error
  // What another year gives is not found yet, or could not be: the columns are where the person goes on.
  const steg = reached === 2 && !proev.data ? 1 : reached
  const tryOut = (next: Listevalg) => {
    const key = crypto.randomUUID()
    setNoekkel(key)
    proev.mutate(
      { ...next, noekkel: key },
      { onSuccess: () => setSteg(2), onSettled: () => setNoekkel(null) },
    )
  }
  const read = (next: Listevalg, then: (read: Listevalg) => void = () => {}) => {
    setValg(next)
    if (next.fil !== valg?.fil) setLesing(null)
    proev.reset()
    les.mutate(next, {
      onSuccess: read => {
        setLesing(read)
        setValg({ ...next, oppsett: read.oppsett })
        then({ ...next, oppsett: read.oppsett })
      },
    })
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
  /** The rows of another year are others: what the screen shows is found anew. */
  const changeYear = (visningsaar: number) =>
    valg && read({ ...valg, visningsaar }, steg === 2 ? tryOut : undefined)
  const setOppsett = (oppsett: Leseoppsett) => valg && setValg({ ...valg, oppsett })
  return {
    valg,
    setOppsett,
    steg,
    setSteg,
    noekkel,
    lesing,
    proev,
    importer,
    busy,
    error,
    read,
    changeYear,
    tryOut,
    save,
  }
}
type NyImport = ReturnType<typeof useNyImport>

/** A list becomes part of a year at /admin/sendelister/ny: file, columns, what it would do, done. */
export function NyImportPage() {
  const years = useSendeaar()
  const [valgtAar, setValgtAar] = useState<number | null>(null)
  const n = useNyImport()
  // The year with the newest list is most likely to get another one.
  const aar = valgtAar ?? years.data?.find(one => one.rader > 0)?.aar ?? years.data?.[0]?.aar ?? 0
  const error = n.error ?? years.error
  return (
    <>
      <PageHead
        heading={
          <PageHeading title={text.tittel} size="large">
            {text.tittel}
          </PageHeading>
        }
        intro={`${text.stegAv(n.steg + 1, text.steg.length)}: ${text.steg[n.steg]}`}
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
      {!years.data && !years.error && <Loader title={text.leser} />}
      {years.data && n.steg < 3 && (
        <VisningsaarValg
          aar={aar}
          busy={n.busy}
          alle={years.data.map(one => one.aar)}
          filensAar={n.lesing?.filensAar ?? null}
          onChange={next => {
            setValgtAar(next)
            n.changeYear(next)
          }}
        />
      )}
      {years.data && <Steg n={n} aar={aar} />}
      {n.noekkel && <Progress noekkel={n.noekkel} importing={n.importer.isPending} />}
    </>
  )
}

function Steg({ n, aar }: { n: NyImport; aar: number }) {
  const { valg, steg, lesing, proev, importer, busy } = n
  if (steg === 0)
    return (
      <FilSteg
        fil={valg?.fil ?? null}
        lesing={lesing}
        busy={busy}
        onFil={fil => n.read({ fil, visningsaar: aar, oppsett: null })}
        onTegnsett={tegnsett => valg?.oppsett && n.read({ ...valg, oppsett: { ...valg.oppsett, tegnsett } })}
        onNext={() => n.setSteg(1)}
      />
    )
  if (!valg) return null
  if (steg === 1)
    return lesing ? (
      <KolonneSteg
        lesing={lesing}
        oppsett={valg.oppsett ?? lesing.oppsett}
        onOppsett={n.setOppsett}
        busy={busy}
        finding={proev.isPending}
        onReread={oppsett => n.read({ ...valg, oppsett })}
        onFind={() => n.tryOut(valg)}
        onBack={() => n.setSteg(0)}
      />
    ) : null
  return proev.data ? (
    <ResultatSteg
      aar={valg.visningsaar}
      resultat={proev.data}
      ferdig={steg === 3 ? (importer.data ?? null) : null}
      busy={busy}
      onImport={n.save}
      onBack={() => n.setSteg(1)}
    />
  ) : null
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
