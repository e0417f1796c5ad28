import { HelPlan, updatePlan } from '@rp/contract/fordelingsplan'
import { foldTittel, type Planinnhold, type Verkstypeplan } from '@rp/contract/planinnhold'
import { type FormShape, fieldByField } from '../../../platform/form-shape.ts'
import { formatShortDate } from '../../../platform/format.ts'
import { readDag } from '../../../platform/read-dag.ts'
import type { ConflictRow } from '../../../ui/conflict-dialog.tsx'
import { conflictRow } from '../../../ui/conflict-rows.ts'
import { writeSkalert } from '../skalert.ts'
import type { Planendring } from './plan.queries.ts'
import { text } from './plan.text.ts'

/** A plan as it is written: numbers that are none yet are NaN. */
type Utkast = { vedtatt: string; endring: string; innhold: Planinnhold }

const toDraft = ({ vedtatt, endring, innhold }: HelPlan): Utkast => ({
  vedtatt: vedtatt === null ? '' : formatShortDate(vedtatt),
  endring,
  innhold,
})

/** The day of adoption; null where nothing is written, undefined for what is no day. */
export const readVedtatt = (typed: string): string | null | undefined =>
  typed.trim() === '' ? null : (readDag(typed).dag ?? undefined)

/** Whether each field holds what can be sent. */
export const isSendable = ({ vedtatt, endring, innhold }: Utkast): boolean =>
  updatePlan.body.safeParse({ vedtatt: readVedtatt(vedtatt), endring, innhold, versjon: 1 }).success

/** With the work types by name in place of a list, so that what two have written of different ones is no clash. */
const byVerkstype = (utkast: Utkast) => ({
  ...utkast,
  innhold: {
    ...utkast.innhold,
    verkstyper: Object.fromEntries(utkast.innhold.verkstyper.map(one => [one.verkstype, one])),
  },
})

/** The person's own changes on top of what another saved, work type by work type. */
function rebase(draft: Utkast, base: Utkast, current: Utkast): Utkast {
  const [mine, read, theirs] = [draft, base, current].map(byVerkstype) as [Keyed, Keyed, Keyed]
  const { innhold, ...rest } = fieldByField.rebase(mine, read, theirs)
  return {
    ...rest,
    innhold: { ...innhold, verkstyper: Object.values(innhold.verkstyper).filter(one => one !== undefined) },
  }
}
type Keyed = ReturnType<typeof byVerkstype>

/** The form over one plan. */
export const planShape = {
  ...fieldByField,
  rebase,
  name: 'fordelingsplan',
  schema: HelPlan,
  toDraft,
  toChange: ({ vedtatt, endring, innhold }) => ({ vedtatt: readVedtatt(vedtatt) ?? null, endring, innhold }),
} satisfies FormShape<HelPlan, Utkast, Planendring>

/** The group of a title in a work type; '' where it has none. */
export const gruppeOf = ({ grupper }: Verkstypeplan, tittel: string): string =>
  grupper.find(({ titler }) => titler.some(one => foldTittel(one) === foldTittel(tittel)))?.gruppe ?? ''

/** Puts a title into one group, and out of all others. */
export const withTittel = (plan: Verkstypeplan, tittel: string, gruppe: string): Verkstypeplan => ({
  ...plan,
  grupper: plan.grupper.map(one => {
    const others = one.titler.filter(other => foldTittel(other) !== foldTittel(tittel))
    return { ...one, titler: one.gruppe === gruppe ? [...others, tittel] : others }
  }),
})

/** A group by another name, also where it shares points. */
export const withGruppenavn = (plan: Verkstypeplan, index: number, navn: string): Verkstypeplan => {
  const before = plan.grupper[index]?.gruppe
  return {
    ...plan,
    grupper: plan.grupper.map((one, at) => (at === index ? { ...one, gruppe: navn } : one)),
    felles: plan.felles.map(one => ({
      ...one,
      grupper: one.grupper.map(gruppe => (gruppe === before ? navn : gruppe)),
    })),
  }
}

const poengOf = (plan: Verkstypeplan | undefined): string =>
  [
    `${text.verkstype.vekt} ${writeSkalert(plan?.vekt ?? null, 100) || '–'}`,
    ...(plan?.grupper ?? []).map(
      ({ gruppe, poeng, titler }) => `${gruppe} ${writeSkalert(poeng, 10) || '–'} (${titler.join(', ')})`,
    ),
  ].join(' · ')

const satser = ({ verkstyper: _, ...rest }: Planinnhold): string =>
  [
    `${text.satser.premiere} ${writeSkalert(rest.premiere, 100) || '–'}`,
    `${text.satser.reprise} ${writeSkalert(rest.reprise, 100) || '–'}`,
    `${text.satser.fradrag} ${writeSkalert(rest.fradrag, 100) || '–'}`,
    `${text.satser.avsetning} ${writeSkalert(rest.avsetning, 100) || '–'}`,
    `${text.satser.minstebeloep} ${writeSkalert(rest.minstebeloep, 100) || '–'}`,
    rest.utenKrav === null ? '' : text.satser.valg[rest.utenKrav],
    ...rest.mediehus.map(({ mediehus, faktor }) => `${mediehus} ${writeSkalert(faktor, 100)}`),
  ]
    .filter(Boolean)
    .join(' · ')

type Versions = { draft: Utkast; original: Utkast }

/** What two have written otherwise, for whoever must choose. */
export function differences({ draft, original }: Versions, present: HelPlan): ConflictRow[] {
  const theirs = toDraft(present)
  const stored = rebase(draft, original, theirs)
  const row = (navn: string, show: (utkast: Utkast) => string) =>
    conflictRow(navn, {
      foer: show(original),
      min: show(draft),
      deres: show(theirs),
      lagres: show(stored),
    })
  const planOf = ({ innhold }: Utkast, verkstype: string) =>
    innhold.verkstyper.find(one => one.verkstype === verkstype)
  return [
    ...row(text.felt.vedtatt, ({ vedtatt }) => vedtatt),
    ...row(text.felt.endring, ({ endring }) => endring),
    ...row(text.satser.tittel, ({ innhold }) => satser(innhold)),
    ...stored.innhold.verkstyper.flatMap(({ verkstype }) =>
      row(verkstype, utkast => poengOf(planOf(utkast, verkstype))),
    ),
  ]
}
