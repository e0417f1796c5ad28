import { CheckmarkCircleFillIcon, QuestionmarkDiamondIcon, XMarkOctagonFillIcon } from '@navikt/aksel-icons'
import type { Registreringsrad } from '@rp/contract/registreringsliste'
import { describeStatus, statusnavn } from '@rp/contract/status'
import { Link } from 'react-router'
import { formatShortDate } from '../../platform/format.ts'
import type { AskableColumn, Choice } from '../../ui/filter-field.tsx'
import type { FilterColumn } from '../../ui/filter-table.tsx'
import { StatusBadge } from '../dokument/dokument.parts.tsx'
import { text as masse } from './masse.text.ts'
import type { useUtvalg } from './utvalg.tsx'
import { listText as text, tildelingText } from './vurdering.text.ts'
import { alleStatuser, fromList } from './vurdering-search.ts'

const { kolonne } = text
const yesNo: readonly Choice[] = [
  { value: 'Yes', text: text.ja },
  { value: 'No', text: text.nei },
]
const rights: readonly Choice[] = [text.oekonomiske, text.ideelle].map(value => ({ value, text: value }))

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

type Utvalg = ReturnType<typeof useUtvalg>

/** A box to tick, in the header for the page. Shift ticks all from the one before. */
const markColumn = (utvalg: Utvalg): FilterColumn<Registreringsrad> => ({
  key: 'velg',
  name: kolonne.velg,
  width: '34px',
  unlabelled: true,
  heading: false,
  header: (
    <label className="vurder__merke">
      <input
        type="checkbox"
        checked={utvalg.page === 'all'}
        ref={box => {
          if (box) box.indeterminate = utvalg.page === 'some'
        }}
        onChange={utvalg.togglePage}
      />
      <span className="aksel-sr-only">{masse.merkSiden}</span>
    </label>
  ),
  cell: rad => (
    <label className="vurder__merke">
      <input
        type="checkbox"
        checked={utvalg.valgte.has(rad.dokumentId)}
        onChange={({ nativeEvent }) =>
          utvalg.toggle(rad, nativeEvent instanceof MouseEvent && nativeEvent.shiftKey)
        }
      />
      <span className="aksel-sr-only">{masse.merk(rad.arbeidstaker)}</span>
    </label>
  ),
})

/** Who, and at what. */
const nameColumns: readonly FilterColumn<Registreringsrad>[] = [
  {
    key: 'arbeidstaker',
    name: kolonne.arbeidstaker,
    // What the others leave is the title's.
    width: 'clamp(76px, 7vw, 98px)',
    filter: 'text',
    sortable: true,
    heading: true,
    cell: Worker,
  },
  { key: 'produksjon', name: kolonne.produksjon, filter: 'text', sortable: true, heading: false, cell: Work },
]

/** What staff say of it, and for how many episodes. */
const answerColumns: readonly FilterColumn<Registreringsrad>[] = [
  {
    key: 'signaturePC',
    name: kolonne.signaturePC,
    // The arrow stands beside the second word: a third line would cost a row.
    width: '70px',
    filter: { choices: yesNo },
    sortable: true,
    cell: rad => <Signed value={rad.signaturePC} />,
  },
  {
    key: 'signatureRH',
    name: kolonne.signatureRH,
    width: '94px',
    filter: { choices: yesNo },
    sortable: true,
    cell: rad => <Signed value={rad.signatureRH} />,
  },
  {
    key: 'rettigheter',
    name: kolonne.rettigheter,
    width: 'clamp(86px, 8.2vw, 98px)',
    filter: { choices: rights },
    sortable: true,
    cell: ({ rettigheter }) => (
      <span className="vurder__svar row gap-4">
        {rettigheter === null && <QuestionmarkDiamondIcon aria-hidden />}
        {rettigheter === true ? text.oekonomiske : text.ideelle}
        {rettigheter === null && <span className="vurder__ikke">, {text.ikkeVurdert}</span>}
      </span>
    ),
  },
  {
    key: 'episoder',
    name: kolonne.episoder,
    width: '58px',
    filter: 'number',
    sortable: true,
    align: 'right',
    cell: rad => rad.episoder ?? '–',
  },
]

/** When the document came, and when the member answered what was asked. */
const dateColumns: readonly FilterColumn<Registreringsrad>[] = [
  {
    key: 'mottatt',
    name: kolonne.mottatt,
    width: 'clamp(70px, 6.7vw, 80px)',
    filter: 'text',
    sortable: true,
    cell: rad => formatShortDate(rad.mottatt),
  },
  {
    key: 'svar',
    name: kolonne.svar,
    width: '82px',
    sortable: true,
    cell: ({ besvart }) => besvart !== null && formatShortDate(besvart),
  },
]

/** The columns of the specification; `query` leads back from the document to the list as it was. */
export const columnsOf = (
  inUse: readonly string[],
  query: string,
  utvalg: Utvalg,
  meg: string | undefined,
): readonly FilterColumn<Registreringsrad>[] => [
  markColumn(utvalg),
  ...nameColumns,
  {
    key: 'fagfunksjon',
    name: kolonne.fagfunksjon,
    width: 'clamp(98px, 9.9vw, 118px)',
    filter: 'text',
    sortable: true,
    cell: rad =>
      rad.fagfunksjon ? <Lines>{rad.fagfunksjon}</Lines> : <Missing>{text.manglerFagfunksjon}</Missing>,
  },
  {
    key: 'produksjonsselskap',
    name: kolonne.produksjonsselskap,
    width: '9.8%',
    filter: 'text',
    sortable: true,
    cell: rad =>
      rad.produksjonsselskap ? (
        <Lines>{rad.produksjonsselskap}</Lines>
      ) : (
        <Missing>{text.manglerSelskap}</Missing>
      ),
  },
  ...answerColumns,
  ...dateColumns,
  {
    key: 'status',
    name: kolonne.status,
    width: '15%',
    filter: { choices: statusChoices(inUse), unset: text.venter },
    sortable: true,
    cell: rad => <Status rad={rad} meg={meg} />,
  },
  {
    key: 'handling',
    name: kolonne.handling,
    width: '44px',
    unlabelled: true,
    cell: rad => <View rad={rad} query={query} />,
  },
]

const Missing = ({ children }: { children: string }) => <span className="mangler">{children}</span>

/** Two lines at most; the whole is read where the document is opened. */
const Lines = ({ children }: { children: string }) => (
  <span className="clamp" title={children}>
    {children}
  </span>
)

function Worker({ arbeidstaker, eier }: Registreringsrad) {
  if (eier === '' || eier === arbeidstaker) return <Lines>{arbeidstaker}</Lines>
  return (
    <>
      <span className="vurder__en" title={arbeidstaker}>
        {arbeidstaker}
      </span>
      <small className="vurder__en" title={eier}>
        {eier}
      </small>
    </>
  )
}

/** A season tells titles apart that are alike: it stands first in the second line, where the end of the title would be cut off. */
function Work({ produksjonsnavn, filnavn }: Registreringsrad) {
  const [, tittel = produksjonsnavn, sesong] = /^(.*\S)\s+(\([^()]+\))$/.exec(produksjonsnavn) ?? []
  return (
    <span>
      {produksjonsnavn ? (
        <span className="rp-verk vurder__en" title={`${produksjonsnavn} · ${filnavn}`}>
          {tittel}{' '}
        </span>
      ) : (
        <Missing>{text.manglerProduksjon}</Missing>
      )}
      <small className="vurder__en" title={filnavn}>
        {sesong && <strong>{sesong}</strong>}
        {sesong && ' · '}
        {filnavn}
      </small>
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
  const hvem = tildelt && (tildelt.id === meg ? tildelingText.du : tildelingText.annen(tildelt.navn))
  const om = [turOf(rad), hvem].filter(Boolean).join(' · ')
  return (
    <span>
      <StatusBadge status={status} />
      {om !== '' && <small className="clamp">{om}</small>}
    </span>
  )
}

/** What the sign beside NEI and IDEELLE means; on a phone the words stand there. */
export const legend = (
  <span className="rp-dus vurder__svar row gap-4">
    <QuestionmarkDiamondIcon aria-hidden /> {text.ikkeVurdert}
  </span>
)

/** Only `true` is JA. */
function Signed({ value }: { value: boolean | null }) {
  const Icon =
    value === true
      ? CheckmarkCircleFillIcon
      : value === false
        ? XMarkOctagonFillIcon
        : QuestionmarkDiamondIcon
  return (
    <span className="vurder__svar row gap-4" data-verdi={String(value)}>
      <Icon aria-hidden />
      {value === true ? text.JA : text.NEI}
      {value === null && <span className="vurder__ikke">, {text.ikkeVurdert}</span>}
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
