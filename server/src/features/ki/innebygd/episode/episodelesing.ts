import { type Episodelesing, lesEpisoder } from '../ord/episoder.ts'
import type { Utsnitt } from '../side/celle.ts'
import { type Andel, type Andelslesing, isRough, lesAndelsfelt, lesAndelsord } from './andelsord.ts'
import { isOddList, lesFeillest, omskrevet } from './episodeomskriving.ts'

export type Episodesvar = {
  lest: Episodelesing
  utsnitt: Utsnitt
  vekt: number
  /** «halvparten av sendingene»: of all, only so many. */
  andel?: Andel
  /** How sure it is at the most. */
  hoeyst?: number
  /** «alle»: the numbers of episodes that the document tells of, any one of which may be the whole's. */
  nevnt?: ReadonlySet<number>
}

export type Tekstlesing = Pick<Episodesvar, 'lest' | 'andel' | 'hoeyst'>

/** What a share of the whole comes to is counted, and a misread list guessed at: neither is read. */
const atMost = { counted: 0.85, misread: 0.8 }

export const lesingAv = ({ lest, andel }: Andelslesing): Tekstlesing => ({
  lest,
  ...(andel ? { andel } : {}),
  hoeyst: atMost.counted,
})

/**
 * What a text says of episodes, a share of the whole in words among it: «halvparten av sendingene», «del I, II og V».
 * @param felt the text stands behind a label that asks for episodes
 */
export function lesEpisodetekst(text: string, felt = false): Tekstlesing {
  const told = omskrevet(text)
  const del = felt ? lesAndelsfelt(told) : lesAndelsord(told)
  if (del) return lesingAv(del)
  const antall = felt ? lesFeillest(told) : null
  if (antall) return { lest: { antall, sikker: true }, hoeyst: atMost.misread }
  const lest = lesEpisoder(told, felt)
  const isDoubtful = lest && 'antall' in lest && ((felt && isOddList(told)) || isRough(told))
  // What was put in other words first may have been something else: «del I og II» of the terms.
  const most = told === text ? {} : { hoeyst: atMost.counted }
  return { lest: isDoubtful ? { ...lest, sikker: false } : lest, ...most }
}
