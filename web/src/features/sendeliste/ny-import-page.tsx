import { Alert } from '@navikt/ds-react/Alert'
import { Loader } from '@navikt/ds-react/Loader'
import type { Leseoppsett, Utkastvalg } from '@rp/contract/sendeliste'
import { useRef, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ApiError } from '../../platform/api.ts'
import { formatCount } from '../../platform/format.ts'
import { LinkButton } from '../../ui/link-button.tsx'
import { PageHead } from '../../ui/page.tsx'
import { FilSteg } from './fil-steg.tsx'
import { KolonneSteg } from './kolonne-steg.tsx'
import { FerdigSteg, ResultatSteg } from './resultat-steg.tsx'
import {
  useArbeid,
  useChoose,
  useCreateUtkast,
  useDeleteUtkast,
  useImport,
  useSendeaar,
  useUtkast,
} from './sendeliste.queries.ts'
import { importText as text, utkastText } from './sendeliste.text.ts'
import { UtkastList } from './utkast-list.tsx'
import { VisningsaarValg } from './visningsaar-valg.tsx'
import './sendeliste.css'

/** Which draft and which step: both stand in the address, so that a reload goes on there. */
function useSted() {
  const [params, setParams] = useSearchParams()
  const goTo = (utkast: string | null, steg = 0) =>
    setParams(utkast ? { utkast, steg: String(steg) } : {}, { replace: true })
  return { id: params.get('utkast'), reached: Number(params.get('steg')) || 0, goTo }
}

/** A draft as the person has it on screen, also before it is read so, or where that failed. */
function useUtkastvalg(id: string | null) {
  const { data: lesing = null, error, isLoading } = useUtkast(id)
  const velg = useChoose()
  const own = velg.variables?.id === id ? velg : null
  const onScreen = own && (own.isPending || own.isError) ? own.variables : lesing
  const valg = lesing && {
    id: lesing._id,
    visningsaar: onScreen?.visningsaar ?? lesing.visningsaar,
    oppsett: onScreen?.oppsett ?? lesing.oppsett,
  }
  const finding = own?.isPending === true && own.variables?.proev === true
  return { lesing, valg, velg, finding, isLoading, error: own?.error ?? error }
}

/** The steps of an import, and the calls between them. */
function useNyImport() {
  const { id, reached, goTo } = useSted()
  const { lesing, valg, velg, finding, isLoading, error } = useUtkastvalg(id)
  const years = useSendeaar()
  const [valgtAar, setValgtAar] = useState<number | null>(null)
  const opprett = useCreateUtkast()
  const importer = useImport()
  const slett = useDeleteUtkast()
  // The year with the newest list is most likely to get another one.
  const newest = years.data?.find(one => one.rader > 0) ?? years.data?.[0]
  const aar = valg?.visningsaar ?? valgtAar ?? newest?.aar ?? 0
  const ferdig = id ? null : (importer.data ?? null)
  // A field that is left by a press of a button and the button itself may come before the next painting: both count.
  const latest = useRef(valg)
  latest.current = valg
  const choose = (next: Partial<Utkastvalg>, proev = false) => {
    if (!latest.current) return
    const chosen = { ...latest.current, ...next }
    latest.current = chosen
    velg.mutate({ ...chosen, proev }, { onSuccess: () => proev && goTo(chosen.id, 2) })
  }
  return {
    ...{ years, aar, lesing, ferdig, finding, isLoading },
    oppsett: valg?.oppsett ?? null,
    fil: id ? null : (opprett.variables?.fil ?? null),
    // What another year gives is not found yet, or could not be: the columns are where the person goes on.
    steg: ferdig ? 3 : !lesing ? 0 : reached === 2 && (finding || !lesing.proeving) ? 1 : reached,
    goTo: (steg: number) => goTo(id, steg),
    importing: importer.isPending,
    busy: opprett.isPending || velg.isPending || importer.isPending,
    working: finding || importer.isPending ? id : null,
    error:
      (id ? (error ?? (importer.variables?.id === id ? importer.error : null)) : opprett.error) ??
      years.error,
    upload(fil: File) {
      goTo(null)
      const replaced = () => id && slett.mutate(id)
      opprett.mutate({ fil, visningsaar: aar }, { onSuccess: ({ _id }) => [goTo(_id), replaced()] })
    },
    changeYear(visningsaar: number) {
      setValgtAar(visningsaar)
      choose({ visningsaar }, reached === 2)
    },
    setOppsett: (oppsett: Leseoppsett) => choose({ oppsett }),
    find: () => choose({}, true),
    save: () =>
      lesing && importer.mutate({ id: lesing._id, versjon: lesing.versjon }, { onSuccess: () => goTo(null) }),
  }
}
type NyImport = ReturnType<typeof useNyImport>

const sentenceOf = (error: Error) =>
  error instanceof ApiError && error.code === 'ikke_funnet' ? utkastText.borte : error.message

/** A list becomes part of a year at /admin/sendelister/ny: file, columns, what it would do, done. */
export function NyImportPage() {
  const n = useNyImport()
  const years = n.years.data
  return (
    <>
      <PageHead
        title={text.tittel}
        intro={`${text.stegAv(n.steg + 1, text.steg.length)}: ${text.steg[n.steg]}`}
        action={
          <LinkButton variant="secondary" to="/admin/sendelister">
            {text.tilbake}
          </LinkButton>
        }
      />
      {n.error && (
        <Alert variant="error" role="alert" className="under-16">
          {sentenceOf(n.error)}
        </Alert>
      )}
      {((!years && !n.years.error) || n.isLoading) && <Loader title={text.leser} />}
      {years && !n.ferdig && !n.lesing && !n.busy && !n.isLoading && <UtkastList />}
      {years && n.steg < 3 && (
        <VisningsaarValg
          aar={n.aar}
          busy={n.busy}
          alle={years.map(one => one.aar)}
          filensAar={n.lesing?.filensAar ?? null}
          onChange={n.changeYear}
        />
      )}
      {years && !n.isLoading && <Steg n={n} />}
      {n.working && <Progress noekkel={n.working} importing={n.importing} />}
    </>
  )
}

function Steg({ n }: { n: NyImport }) {
  const { steg, lesing, oppsett, busy } = n
  if (n.ferdig) return <FerdigSteg {...n.ferdig} />
  if (steg === 0 || !lesing || !oppsett)
    return (
      <FilSteg
        fil={n.fil}
        lesing={lesing}
        busy={busy}
        onFil={n.upload}
        onTegnsett={tegnsett => oppsett && n.setOppsett({ ...oppsett, tegnsett })}
        onNext={() => n.goTo(1)}
      />
    )
  if (steg === 1 || !lesing.proeving)
    return (
      <KolonneSteg
        lesing={lesing}
        oppsett={oppsett}
        onOppsett={n.setOppsett}
        finding={n.finding}
        onFind={n.find}
        onBack={() => n.goTo(0)}
      />
    )
  return (
    <ResultatSteg
      aar={n.aar}
      resultat={lesing.proeving}
      busy={busy}
      onImport={n.save}
      onBack={() => n.goTo(1)}
    />
  )
}

function Progress({ noekkel, importing }: { noekkel: string; importing: boolean }) {
  const { data } = useArbeid(noekkel)
  const av = data?.av ?? 0
  return (
    <div className="sendefremdrift over-16" role="status">
      <p>
        {importing ? text.importerer : text.finner}{' '}
        {av > 0 && text.fremdrift(formatCount(data?.ferdig ?? 0), formatCount(av))}
      </p>
      <progress max={av || undefined} value={av ? data?.ferdig : undefined} aria-label={text.finner} />
    </div>
  )
}
