import { Button } from '@navikt/ds-react/Button'
import { Select } from '@navikt/ds-react/Select'
import type { IkkeHentet } from '@rp/contract/ikke-hentet'
import { type ChangeEvent, type FormEvent, useState } from 'react'
import { Link, useSearchParams } from 'react-router'
import { rememberPath } from '../../../platform/return-path.ts'
import { useSession } from '../../../platform/session.ts'
import { type CardColumn, CardTable } from '../../../ui/card-table.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { Fetched } from '../../../ui/fetched.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { PageHead } from '../../../ui/page.tsx'
import { TextField } from '../../../ui/text-field.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { opplastingAdresse, opplastingAv } from '../../dokument/dokument.queries.ts'
import { type Soek, useIkkeHentet } from './uhentet.queries.ts'
import { text } from './uhentet.text.ts'
import '../fordeling.css'

const felter = ['tittel', 'aar', 'funksjon'] as const
const sted = (soek: Soek) => ({ pathname: '/ikke-hentet', search: String(new URLSearchParams(soek)) })

/** What of the address is a search: a word that is empty is none. */
const readSoek = (params: URLSearchParams): Soek =>
  Object.fromEntries(
    [...felter, 'etter'].flatMap(felt => (params.get(felt) ? [[felt, params.get(felt)]] : [])),
  )

/** /ikke-hentet, open to all: works and functions that nobody has claimed. */
export function UhentetPage() {
  const [params, setParams] = useSearchParams()
  const soek = readSoek(params)
  const query = useIkkeHentet(soek)
  return (
    <>
      <PageHead title={text.tittel} intro={text.ingress} />
      <Fetched query={query} loading={text.henter} heading={text.feilet}>
        {({ rader, flere, aar, funksjoner }) =>
          aar.length === 0 ? (
            <EmptyState>{text.ingen}</EmptyState>
          ) : (
            <>
              <Soekefelt soek={soek} aar={aar} funksjoner={funksjoner} onSoek={ny => setParams({ ...ny })} />
              <Rader rader={rader} busy={query.isPlaceholderData} />
              <Sider soek={soek} etter={flere ? rader.at(-1)?.nummer : undefined} />
            </>
          )
        }
      </Fetched>
    </>
  )
}

type SoekProps = {
  soek: Soek
  aar: readonly number[]
  funksjoner: readonly string[]
  onSoek: (soek: Soek) => void
}

/** The fields follow the address, which may change without them: by a link, or by Back. */
function useFelter(soek: Soek) {
  const asked = JSON.stringify(soek)
  const [sist, setSist] = useState(asked)
  const [verdier, setVerdier] = useState(soek)
  if (sist !== asked) {
    setSist(asked)
    setVerdier(soek)
  }
  return {
    verdier,
    felt: (navn: (typeof felter)[number]) => ({
      label: text.soek[navn],
      value: verdier[navn] ?? '',
      onChange: (event: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
        setVerdier({ ...verdier, [navn]: event.target.value }),
    }),
  }
}

function Soekefelt({ soek, aar, funksjoner, onSoek }: SoekProps) {
  const { verdier, felt } = useFelter(soek)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const valgt = felter.map(navn => [navn, (verdier[navn] ?? '').trim()] as const)
    onSoek(Object.fromEntries(valgt.filter(([, value]) => value !== '')))
  }
  return (
    <search aria-label={text.soek.navn}>
      <form className="fordeling__soek row bottom gap-16 under-24" onSubmit={submit}>
        <TextField {...felt('tittel')} maxLength={200} />
        <Select {...felt('aar')}>
          <option value="">{text.soek.alleAar}</option>
          {aar.map(one => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <Select {...felt('funksjon')}>
          <option value="">{text.soek.alleFunksjoner}</option>
          {funksjoner.map(one => (
            <option key={one}>{one}</option>
          ))}
        </Select>
        <Button variant="secondary">{text.soek.knapp}</Button>
      </form>
    </search>
  )
}

const { kolonne } = text
const columns: readonly CardColumn<IkkeHentet>[] = [
  {
    name: kolonne.verk,
    cell: ({ tittel, selskap }) => (
      <>
        <WorkTitle>{tittel}</WorkTitle>
        <span className="hint block">{selskap}</span>
      </>
    ),
  },
  { name: kolonne.funksjon, cell: rad => rad.funksjon },
  { name: kolonne.aar, cell: rad => rad.visningsaar },
  { name: kolonne.valg, cell: rad => <Meg rad={rad} /> },
]

function Rader({ rader, busy }: { rader: readonly IkkeHentet[]; busy: boolean }) {
  if (rader.length === 0)
    return (
      <EmptyState action={<LinkButton to="/ikke-hentet">{text.soek.nullstill}</LinkButton>}>
        {text.ingenTreff}
      </EmptyState>
    )
  return (
    <section aria-label={text.tabell} aria-busy={busy}>
      <CardTable columns={columns} rows={rader} rowKey={rad => rad.nummer} />
    </section>
  )
}

/** The way on, and back to where the list begins; the browser's own Back leads to the page before. */
function Sider({ soek, etter }: { soek: Soek; etter: number | undefined }) {
  if (etter === undefined && soek.etter === undefined) return null
  const { etter: _, ...foerste } = soek
  return (
    <nav className="line gap-24 over-16" aria-label={text.sider}>
      {soek.etter !== undefined && (
        <Link className="aksel-link rp-trykk" to={sted(foerste)}>
          {text.foerste}
        </Link>
      )}
      {etter !== undefined && (
        <Link className="aksel-link rp-trykk" to={sted({ ...foerste, etter: String(etter) })}>
          {text.neste}
        </Link>
      )}
    </nav>
  )
}

/** Leads to the upload: who registers first comes there once they have logged in. */
function Meg({ rad }: { rad: IkkeHentet }) {
  const isMember = useSession() !== null
  const adresse = rad.produksjonsID ? opplastingAv(rad.produksjonsID) : opplastingAdresse
  return (
    <Link
      className="aksel-link rp-trykk"
      to={isMember ? adresse : '/registrering'}
      aria-label={text.megHva(rad.tittel, rad.funksjon)}
      onClick={() => !isMember && rememberPath(adresse, 'uten')}
    >
      {text.meg}
    </Link>
  )
}
