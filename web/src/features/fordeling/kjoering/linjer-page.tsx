import { Button } from '@navikt/ds-react/Button'
import type { Kjoeringslinje } from '@rp/contract/kjoering'
import { isFrosset, linjeslag, listKjoeringslinjer } from '@rp/contract/kjoering'
import { useState } from 'react'
import { Link, useParams } from 'react-router'
import { formatCount, formatKroner } from '../../../platform/format.ts'
import { useServerList } from '../../../platform/server-list.ts'
import type { FilterColumn } from '../../../ui/filter-table.tsx'
import { LinkButton } from '../../../ui/link-button.tsx'
import { StaffList } from '../../../ui/staff-list.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { holdtText } from '../avsatt/avsatt.text.ts'
import { HoldtDialog } from '../avsatt/holdt-dialog.tsx'
import { text as korreksjonText } from '../korreksjon/korreksjon.text.ts'
import { KorreksjonDialog } from '../korreksjon/korreksjon-dialog.tsx'
import { usePotter } from '../pott/pott.queries.ts'
import { writeSkalert } from '../skalert.ts'
import { linjeSpec, useKjoering } from './kjoering.queries.ts'
import { text } from './kjoering.text.ts'

const words = text.linjer
const { kolonne } = words
const episodes = ({ slag, egneEpisoder }: Kjoeringslinje): string => {
  if (egneEpisoder !== null) return formatCount(egneEpisoder)
  return slag === 'krav' || slag === 'annet_sted' ? words.alleEpisoder : '–'
}
/** Held back, or managed by others: it is set aside for its owner. */
const isAvsatt = ({ slag, holdtTilbake }: Kjoeringslinje) => holdtTilbake || slag === 'annet_sted'
const source = ({ pott }: Kjoeringslinje) => `${pott.kilde}, ${pott.slag}`

type Valg = { value: string; text: string }
const columnsWith = (potter: readonly Valg[]): readonly FilterColumn<Kjoeringslinje>[] => [
  {
    key: 'nummer',
    name: kolonne.nummer,
    filter: 'number',
    sortable: true,
    cell: rad => rad.nummer,
  },
  {
    key: 'slag',
    name: kolonne.slag,
    filter: {
      choices: [
        ...linjeslag.map(value => ({ value, text: text.slag[value] })),
        { value: 'holdt', text: words.holdt },
      ],
    },
    cell: rad => text.slag[rad.slag],
  },
  { key: 'pott', name: kolonne.pott, filter: { choices: potter }, cell: source },
  {
    key: 'tittel',
    name: kolonne.produksjon,
    filter: 'text',
    cell: rad => (rad.produksjonstittel ? <WorkTitle>{rad.produksjonstittel}</WorkTitle> : '–'),
  },
  { key: 'gruppe', name: kolonne.gruppe, cell: rad => rad.gruppe ?? '–' },
  {
    key: 'person',
    name: kolonne.person,
    filter: 'text',
    cell: rad =>
      rad.dokumentId && rad.navn ? (
        <Link className="aksel-link" to={`/admin/registreringer/${rad.dokumentId}`}>
          {rad.navn}
        </Link>
      ) : (
        '–'
      ),
  },
  {
    key: 'episoder',
    name: kolonne.episoder,
    align: 'right',
    cell: rad => (
      <>
        {episodes(rad)}
        {rad.andel !== null && <small>{words.andel(writeSkalert(rad.andel, 100))}</small>}
      </>
    ),
  },
  {
    key: 'beloep',
    name: kolonne.beloep,
    sortable: true,
    align: 'right',
    cell: rad => (
      <>
        {formatKroner(rad.beloep)}
        {(rad.holdtTil || rad.holdtTilbake) && (
          <small>{rad.holdtTil ? words.holdtTil[rad.holdtTil] : words.holdt}</small>
        )}
        {rad.korrigert !== 0 && <small>{korreksjonText.korrigert(formatKroner(rad.korrigert))}</small>}
      </>
    ),
  },
]

/** What is set aside and waits has its own way out. */
const isVentende = (rad: Kjoeringslinje) => isAvsatt(rad) && !rad.holdtTil
const dialogOf = (rad: Kjoeringslinje) => (isVentende(rad) ? HoldtDialog : KorreksjonDialog)
/** A claim that gave its person something, or has been released to them. */
const isGitt = (rad: Kjoeringslinje) =>
  rad.brukerId !== null && (isAvsatt(rad) ? rad.holdtTil === 'medlem' : rad.slag === 'krav')

/** From which a line of an approved run is corrected, or released where it is set aside. */
const korrigerColumn = (onChoose: (linje: Kjoeringslinje) => void): FilterColumn<Kjoeringslinje> => ({
  key: 'korriger',
  name: kolonne.korriger,
  cell: rad => {
    if (isVentende(rad))
      return (
        <Button
          size="xsmall"
          variant="tertiary"
          aria-label={holdtText.frigiHva(rad.nummer)}
          onClick={() => onChoose(rad)}
        >
          {holdtText.frigi}
        </Button>
      )
    if (!isGitt(rad)) return '–'
    return isAvsatt(rad) && !rad.kommet ? (
      <span className="rp-dus">{words.ikkeKommet}</span>
    ) : (
      <Button
        size="xsmall"
        variant="tertiary"
        aria-label={korreksjonText.korrigerHva(rad.nummer)}
        onClick={() => onChoose(rad)}
      >
        {korreksjonText.korriger}
      </Button>
    )
  },
})

/** The lines of a run at /admin/fordelingen/:id/linjer. */
export function LinjerPage() {
  const { id = '' } = useParams()
  const kjoering = useKjoering(id).data
  const potter = usePotter().data ?? []
  const served = useServerList({
    endpoint: listKjoeringslinjer,
    spec: linjeSpec,
    queryKey: ['kjoeringslinjer'],
    params: { id },
    fileName: words.fil(kjoering?.nummer ?? 0),
    kept: false,
  })
  const [valgt, setValgt] = useState<Kjoeringslinje | null>(null)
  const mine = potter
    .filter(({ _id }) => kjoering?.potter.includes(_id))
    .map(({ _id, kilde, slag, beloep }) => ({
      value: _id,
      text: text.potten(kilde, slag, formatKroner(beloep)),
    }))
  const columns = columnsWith(mine)
  const Valgt = valgt && dialogOf(valgt)
  const isFinal = kjoering !== undefined && isFrosset(kjoering.tilstand)
  return (
    <>
      <StaffList
        title={words.tittel}
        label={words.tabell}
        intro={kjoering?.navn}
        action={
          <LinkButton size="small" variant="secondary" to={`/admin/fordelingen/${id}`}>
            {text.tilKjoeringen}
          </LinkButton>
        }
        {...served}
        count={antall => words.antall(formatCount(antall))}
        empty={words.ingen}
        columns={isFinal ? [...columns, korrigerColumn(setValgt)] : columns}
        rowKey={rad => String(rad.nummer)}
      />
      {valgt && Valgt && <Valgt kjoeringId={id} linje={valgt} onClose={() => setValgt(null)} />}
    </>
  )
}
