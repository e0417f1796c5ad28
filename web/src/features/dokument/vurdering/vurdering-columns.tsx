import { CheckmarkCircleFillIcon, QuestionmarkDiamondIcon, XMarkOctagonFillIcon } from '@navikt/aksel-icons'
import { Checkbox } from '@navikt/ds-react/Checkbox'
import type { Registreringsrad } from '@rp/contract/registreringsliste'
import { describeStatus, statusnavn } from '@rp/contract/status'
import { Link } from 'react-router'
import { formatShortDate } from '../../../platform/format.ts'
import type { Sheet } from '../../../platform/sheet.ts'
import type { AskableColumn, Choice } from '../../../ui/filter-field.tsx'
import type { FilterColumn } from '../../../ui/filter-table.tsx'
import { WorkTitle } from '../../../ui/work-title.tsx'
import { StatusBadge } from '../dokument.parts.tsx'
import { text as masse } from './masse.text.ts'
import type { useUtvalg } from './utvalg.tsx'
import { listText as text, tildelingText } from './vurdering.text.ts'
import { fromList } from './vurdering-search.ts'

const { kolonne } = text
const yesNo: readonly Choice[] = [
  { value: 'Yes', text: text.ja },
  { value: 'No', text: text.nei },
]
const rights: readonly Choice[] = [text.oekonomiske, text.ideelle].map(value => ({ value, text: value }))

/** Chosen in the place of a status, beside the ten and what staff have written. */
export const alleStatuser = 'alle'

const statusChoices = (inUse: readonly string[]): readonly Choice[] => [
  { value: alleStatuser, text: text.alleStatuser },
  ...[...new Set<string>([...statusnavn, ...inUse])].map(value => ({ value, text: value })),
]

export const moreFilters: readonly AskableColumn[] = [
  { key: 'sok', name: text.sok, filter: 'text' },
  {
    key: 'tildelt',
    name: tildelingText.tittel,
    filter: {
      choices: [
        { value: 'meg', text: text.mine },
        { value: 'ingen', text: text.ingens },
      ],
    },
  },
  {
    key: 'hos',
    name: text.hos,
    filter: {
      choices: [
        { value: 'svar', text: text.svarFraMedlemmet },
        { value: 'utsatt', text: text.utsatt },
        { value: 'deg', text: text.hosDeg },
      ],
    },
  },
]

const markColumn = (utvalg: ReturnType<typeof useUtvalg>): FilterColumn<Registreringsrad> => ({
  key: 'velg',
  name: kolonne.velg,
  unlabelled: true,
  heading: false,
  cell: rad => (
    <Checkbox
      size="small"
      hideLabel
      checked={utvalg.valgte.has(rad.dokumentId)}
      onChange={() => utvalg.toggle(rad)}
    >
      {masse.merk(rad.arbeidstaker)}
    </Checkbox>
  ),
})

/** Who, and at what. */
const nameColumns: readonly FilterColumn<Registreringsrad>[] = [
  {
    key: 'arbeidstaker',
    name: kolonne.arbeidstaker,
    filter: 'text',
    sortable: true,
    heading: true,
    cell: Worker,
  },
  { key: 'produksjon', name: kolonne.produksjon, filter: 'text', sortable: true, heading: false, cell: Work },
]

/** When the document came, and when the member answered what was asked. */
const dateColumns: readonly FilterColumn<Registreringsrad>[] = [
  { key: 'mottatt', name: kolonne.mottatt, sortable: true, cell: rad => formatShortDate(rad.mottatt) },
  {
    key: 'svar',
    name: kolonne.svar,
    sortable: true,
    cell: ({ besvart }) => besvart !== null && formatShortDate(besvart),
  },
]

/** The columns of the specification; `query` leads back from the document to the list as it was. */
export const columnsOf = (
  inUse: readonly string[],
  query: string,
  utvalg: ReturnType<typeof useUtvalg>,
  meg: string | undefined,
): readonly FilterColumn<Registreringsrad>[] => [
  markColumn(utvalg),
  ...nameColumns,
  {
    key: 'fagfunksjon',
    name: kolonne.fagfunksjon,
    filter: 'text',
    sortable: true,
    cell: rad => rad.fagfunksjon || <Missing>{text.manglerFagfunksjon}</Missing>,
  },
  {
    key: 'produksjonsselskap',
    name: kolonne.produksjonsselskap,
    filter: 'text',
    sortable: true,
    cell: rad => rad.produksjonsselskap || <Missing>{text.manglerSelskap}</Missing>,
  },
  {
    key: 'signaturePC',
    name: kolonne.signaturePC,
    filter: { choices: yesNo },
    sortable: true,
    cell: rad => <Signed value={rad.signaturePC} />,
  },
  {
    key: 'signatureRH',
    name: kolonne.signatureRH,
    filter: { choices: yesNo },
    sortable: true,
    cell: rad => <Signed value={rad.signatureRH} />,
  },
  {
    key: 'rettigheter',
    name: kolonne.rettigheter,
    filter: { choices: rights },
    sortable: true,
    cell: ({ rettigheter }) => (
      <span>
        {rettigheter === true ? text.oekonomiske : text.ideelle}
        {rettigheter === null && <small>{text.ikkeVurdert}</small>}
      </span>
    ),
  },
  {
    key: 'episoder',
    name: kolonne.episoder,
    filter: 'number',
    sortable: true,
    align: 'right',
    cell: rad => rad.episoder ?? '–',
  },
  ...dateColumns,
  {
    key: 'status',
    name: kolonne.status,
    filter: { choices: statusChoices(inUse), unset: text.venter },
    sortable: true,
    cell: rad => <Status rad={rad} meg={meg} />,
  },
  {
    key: 'handling',
    name: kolonne.handling,
    unlabelled: true,
    cell: rad => <View rad={rad} query={query} />,
  },
]

const Missing = ({ children }: { children: string }) => <span className="mangler">{children}</span>

function Worker({ arbeidstaker, eier }: Registreringsrad) {
  return (
    <>
      {arbeidstaker}
      {eier !== '' && eier !== arbeidstaker && <small>{eier}</small>}
    </>
  )
}

function Work({ produksjonsnavn, filnavn }: Registreringsrad) {
  return (
    <span>
      {produksjonsnavn ? (
        <WorkTitle>{produksjonsnavn}</WorkTitle>
      ) : (
        <Missing>{text.manglerProduksjon}</Missing>
      )}
      <small>{filnavn}</small>
    </span>
  )
}

/** Whose turn it is, where the status does not say it. */
function turOf({ besvart, utsattTil, status, tur }: Registreringsrad): string | null {
  if (utsattTil !== null) return text.venterTil(formatShortDate(utsattTil))
  if (besvart !== null) return text.svarFraMedlemmet
  return tur === 'medlem' && describeStatus(status).kjent === null ? text.hosDeg : null
}

function Status({ rad, meg }: { rad: Registreringsrad; meg: string | undefined }) {
  const { status, tildelt } = rad
  const tur = turOf(rad)
  return (
    <span>
      <StatusBadge status={status} />
      {tur !== null && <small className="vurder__tur">{tur}</small>}
      {tildelt !== null && (
        <small>{tildelt.id === meg ? tildelingText.du : tildelingText.annen(tildelt.navn)}</small>
      )}
    </span>
  )
}

/** Only `true` is JA. */
function Signed({ value }: { value: boolean | null }) {
  const Icon =
    value === true
      ? CheckmarkCircleFillIcon
      : value === false
        ? XMarkOctagonFillIcon
        : QuestionmarkDiamondIcon
  return (
    <span className="vurder__svar" data-verdi={String(value)}>
      <Icon aria-hidden />
      {value === true ? text.JA : text.NEI}
      {value === null && <small>{text.ikkeVurdert}</small>}
    </span>
  )
}

function View({ rad, query }: { rad: Registreringsrad; query: string }) {
  return (
    <Link
      to={`/admin/registreringer/${rad.dokumentId}${query}`}
      state={fromList}
      preventScrollReset
      className="aksel-button aksel-button--xsmall vurder__se"
      data-variant="secondary"
      data-color="neutral"
      data-dokument={rad.dokumentId}
      aria-label={`${text.aapne}: ${rad.arbeidstaker}, ${rad.produksjonsnavn || rad.filnavn}`}
    >
      <span className="aksel-label aksel-label--small">{text.aapne}</span>
    </Link>
  )
}

const answer = (value: boolean | null) => (value === true ? text.JA : text.NEI)

const fileColumns: readonly [string, (rad: Registreringsrad) => string | number | null][] = [
  [text.medlem, rad => rad.eier],
  [kolonne.arbeidstaker, rad => rad.arbeidstaker],
  [kolonne.produksjon, rad => rad.produksjonsnavn],
  [kolonne.fagfunksjon, rad => rad.fagfunksjon],
  [kolonne.produksjonsselskap, rad => rad.produksjonsselskap],
  [kolonne.signaturePC, rad => answer(rad.signaturePC)],
  [text.rettighetshaverSignert, rad => answer(rad.signatureRH)],
  [kolonne.rettigheter, rad => (rad.rettigheter === true ? text.oekonomiske : text.ideelle)],
  [kolonne.episoder, rad => rad.episoder],
  [kolonne.status, rad => rad.status],
  [kolonne.mottatt, rad => formatShortDate(rad.mottatt)],
  [text.svarFraMedlemmet, rad => (rad.besvart === null ? '' : formatShortDate(rad.besvart))],
  [text.filnavn, rad => rad.filnavn],
]

/** The list as a file. It has no personnummer to begin with. */
export const toSheet = (rader: readonly Registreringsrad[]): Sheet => ({
  name: text.tittel,
  header: fileColumns.map(([name]) => name),
  rows: rader.map(rad => fileColumns.map(([, value]) => value(rad))),
})
