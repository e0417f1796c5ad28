import { type Status, startstatus } from '@rp/contract/status'
import type { Rng } from './rng.ts'
import type { Vurdering } from './vurdering.ts'

/** One line of a document's history, before anybody has an id. */
export type Hendelse = {
  tid: Date
  /** Null where the portal itself acts. */
  av: 'eier' | 'administrator' | null
  hendelse: 'opprettet' | 'endret' | 'ki_lest'
  endringer: { felt: string; fra: string | null; til: string | null }[]
}

/** How a document came to be where it is: handed in, taken up, assessed. Never later than `naa`. */
export function planHistorikk(
  dokument: Vurdering & { status: Status; opprettet: Date },
  naa: Date,
  rng: Rng,
): Hendelse[] {
  const created: Hendelse = { tid: dokument.opprettet, av: 'eier', hendelse: 'opprettet', endringer: [] }
  if (dokument.status === startstatus) return [created]
  const after = (time: Date, minutes: number) =>
    new Date(Math.min(time.getTime() + minutes * 60_000, naa.getTime() - 60_000))
  const assessed = listEndringer(dokument)
  if (dokument.status === 'KI VURDERT') {
    const tid = after(dokument.opprettet, rng.int(2, 9))
    return [
      created,
      {
        tid,
        av: null,
        hendelse: 'ki_lest',
        endringer: [statusChange(startstatus, 'KI VURDERT'), ...assessed],
      },
    ]
  }
  const taken = after(dokument.opprettet, rng.int(2, 7) * 1440 + rng.int(-200, 200))
  const begun = statusChange(startstatus, 'UNDER BEHANDLING')
  if (dokument.status === 'UNDER BEHANDLING')
    return [created, { tid: taken, av: 'administrator', hendelse: 'endret', endringer: [begun, ...assessed] }]
  const done = after(taken, rng.int(1, 9) * 1440 + rng.int(-200, 200))
  return [
    created,
    { tid: taken, av: 'administrator', hendelse: 'endret', endringer: [begun] },
    {
      tid: done,
      av: 'administrator',
      hendelse: 'endret',
      endringer: [statusChange('UNDER BEHANDLING', dokument.status), ...assessed],
    },
  ]
}

const statusChange = (fra: Status, til: Status) => ({ felt: 'status', fra, til })

function listEndringer({ status_comment, signaturePC, signatureRH, rettighetsklausuler }: Vurdering) {
  const flag = (value: boolean | null) => (value === null ? null : value ? 'ja' : 'nei')
  return [
    { felt: 'status_kommentar', fra: null, til: status_comment || null },
    { felt: 'signatur_pc', fra: null, til: flag(signaturePC) },
    { felt: 'signatur_rh', fra: null, til: flag(signatureRH) },
    { felt: 'rettighet_status', fra: null, til: flag(rettighetsklausuler.status) },
    { felt: 'rettighet_kommentar', fra: null, til: rettighetsklausuler.comment || null },
  ].filter(({ til }) => til !== null)
}
