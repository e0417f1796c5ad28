import { Dokument } from '@rp/contract/dokument'
import type { DokumentShape } from '../dokument-draft.parts.ts'
import { toEndring } from './registrering.ts'
import { printOf, type Registreringsutkast, toUtkast } from './registrering-draft.parts.ts'

export type Episodeutkast = { ansiennitet: Registreringsutkast[] }

const toDraft = ({ ansiennitet }: Pick<Dokument, 'ansiennitet'>, earlier?: Episodeutkast): Episodeutkast => ({
  ansiennitet: toUtkast(ansiennitet, earlier?.ansiennitet),
})

const isWork = (one: Registreringsutkast, other: Registreringsutkast) =>
  one.produksjonsID === other.produksjonsID && one.produksjonsnavn === other.produksjonsnavn

/** Whether each registration whose number the person has changed stands as it was read in the list that somebody else has saved meanwhile. */
export function areEpisoderFree(mine: Episodeutkast, base: Episodeutkast, current: Episodeutkast): boolean {
  const theirs = new Set(current.ansiennitet.map(entry => printOf([entry])))
  return base.ansiennitet.every(
    (read, at) => mine.ansiennitet[at]?.skrevet.trim() === read.skrevet.trim() || theirs.has(printOf([read])),
  )
}

/**
 * The numbers that the person has typed, put into the list as somebody else has saved it meanwhile: by work and function, else by work.
 * Where a work is gone there is nowhere to put its number: then the person's own list is the answer.
 */
export function withEpisoder(
  mine: readonly Registreringsutkast[],
  base: readonly Registreringsutkast[],
  current: readonly Registreringsutkast[],
): Registreringsutkast[] {
  const placed = new Map<number, Registreringsutkast>()
  for (const [index, own] of mine.entries()) {
    if (own.skrevet.trim() === base[index]?.skrevet.trim()) continue
    const place = (isSame: (theirs: Registreringsutkast) => boolean) =>
      current.findIndex((theirs, at) => !placed.has(at) && isWork(own, theirs) && isSame(theirs))
    const exact = place(({ fagfunksjon }) => fagfunksjon === own.fagfunksjon)
    const at = exact >= 0 ? exact : place(() => true)
    if (at < 0) return [...mine]
    placed.set(at, own)
  }
  return current.map((theirs, at) => {
    const { skrevet, episoder } = placed.get(at) ?? theirs
    return { ...theirs, skrevet, episoder }
  })
}

/** The registrations modal: of each registration the number of episodes, saved as `ansiennitet` alone (specification, section 7). */
export const episoderShape = {
  name: 'episoder',
  schema: Dokument,
  toDraft,
  changed: (mine, theirs) =>
    printOf(mine.ansiennitet) === printOf(theirs.ansiennitet) ? [] : ['ansiennitet'],
  toChange: ({ ansiennitet }) => ({ ansiennitet: ansiennitet.map(toEndring) }),
  rebase: (draft, base, current) => ({
    ansiennitet: withEpisoder(draft.ansiennitet, base.ansiennitet, current.ansiennitet),
  }),
  restore: kept => {
    const { ansiennitet } = (kept ?? {}) as Partial<Episodeutkast>
    return Array.isArray(ansiennitet) && ansiennitet.every(entry => typeof entry?.skrevet === 'string')
      ? { ansiennitet }
      : null
  },
} satisfies DokumentShape<Episodeutkast>
