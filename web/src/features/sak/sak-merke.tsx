import {
  CheckmarkCircleFillIcon,
  EnvelopeClosedIcon,
  ExclamationmarkTriangleFillIcon,
  HourglassIcon,
} from '@navikt/aksel-icons'
import type { Sakstilstand } from '@rp/contract/sak'
import './sak.css'

const icons = { aapen: HourglassIcon, besvart: EnvelopeClosedIcon, lukket: CheckmarkCircleFillIcon }

const tones = { aapen: 'info', besvart: undefined, lukket: 'success' } as const

/** Whose turn it is, as a mark with words. */
export function TilstandMerke({ tilstand, ord }: { tilstand: Sakstilstand; ord: string }) {
  const Icon = icons[tilstand]
  return (
    <span className="status nowrap" data-tone={tones[tilstand]}>
      <Icon aria-hidden />
      {ord}
    </span>
  )
}

/** A deadline in words; one that has passed stands out by a sign too. */
export function FristOrd({ forfalt, children }: { forfalt: boolean; children: string }) {
  return (
    <span className="sakfrist" data-forfalt={forfalt}>
      {forfalt && <ExclamationmarkTriangleFillIcon aria-hidden />}
      {children}
    </span>
  )
}
