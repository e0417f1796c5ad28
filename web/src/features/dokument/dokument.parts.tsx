import { CheckmarkCircleFillIcon, QuestionmarkDiamondIcon, XMarkOctagonFillIcon } from '@navikt/aksel-icons'
import type { Registrering } from '@rp/contract/dokument'
import { describeStatus, statuser } from '@rp/contract/status'
import { WorkTitle } from '../../ui/work-title.tsx'
import './dokument.parts.css'
import { formText, statusText } from './dokument.text.ts'
import { StatusGlyph } from './status-glyph.tsx'

/** The badge of a status: round when the document is with us, square when the member must do something. */
export function StatusBadge({ status }: { status: string | null }) {
  const { navn, kjent } = describeStatus(status)
  const { tone, hos } = kjent === null ? ({ tone: 'neutral', hos: 'oss' } as const) : statuser[kjent]
  return (
    <span className="status" data-tone={tone} data-hos={hos}>
      <StatusGlyph status={kjent} />
      <span>{navn.replace('PRODUKSJONSINFORMASJON', 'PRODUKSJONS\u00adINFORMASJON')}</span>
    </span>
  )
}

type Assessment = boolean | null
type Part = 'pc' | 'rh' | 'rettigheter'

/** What was answered of a signature or of the rights, in the specification's words. */
export const describeAnswer = (part: Part, verdi: Assessment): string =>
  statusText[part][String(verdi) as 'true' | 'false' | 'null']

function Indikator({ part, verdi }: { part: Part; verdi: Assessment }) {
  const Icon =
    verdi === true
      ? CheckmarkCircleFillIcon
      : verdi === false
        ? XMarkOctagonFillIcon
        : QuestionmarkDiamondIcon
  return (
    <li className="indikator line gap-8 type-3" data-verdi={String(verdi)}>
      <Icon aria-hidden />
      <span>{describeAnswer(part, verdi)}</span>
    </li>
  )
}

/** Whether the production company (`pc`) or the member (`rh`) has signed. A list item. */
export function SignaturIndikator({ part, verdi }: { part: 'pc' | 'rh'; verdi: Assessment }) {
  return <Indikator part={part} verdi={verdi} />
}

/** Whether economic rights are retained. A list item. */
export function RettighetIndikator({ verdi }: { verdi: Assessment }) {
  return <Indikator part="rettigheter" verdi={verdi} />
}

/** A production's name with its year of premiere in parentheses; says so when the name is missing. */
export function Produksjonsnavn({ entry }: { entry: Registrering }) {
  if (entry.produksjonsnavn.trim() === '') return <span className="mangler">{formText.ingenProduksjon}</span>
  return (
    <>
      <WorkTitle>{entry.produksjonsnavn}</WorkTitle>
      {entry.premiere !== null && <span className="rp-tall nowrap"> ({entry.premiere})</span>}
    </>
  )
}
