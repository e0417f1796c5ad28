import { type Flate, sentenceStart } from '../side/flate.ts'
import type { Funksjonsspor } from './funksjonsord.ts'

const pronoun = /^(du|hun|han|ho|you|she|he)\s/iu
const denied = /^(?:ikke|ikkje|not|aldri|never|ingen|inga|no)\s/iu
/**
 * «Han er fotograf på alle opptak om dagen, og han er droneoperatør på flyvningene»: who is one thing is the other too.
 * @param isA what gave the clues of that weight: with the subject, up to the function
 */
export function inOneSentence({ flyt }: Flate, spor: readonly Funksjonsspor[], isA: RegExp): Funksjonsspor[] {
  const placed = [...flyt.tekst.matchAll(isA)]
    .filter(found => pronoun.test(found[0]) && !denied.test(found[1] ?? ''))
    .map(found => ({
      who: pronoun.exec(found[0])?.[1]?.toLowerCase(),
      at: found.index + found[0].length,
      start: sentenceStart(flyt.tekst, found.index),
    }))
  return spor.map(one => {
    const own = placed.find(({ at }) => one.vekt === ofBeing && at === flyt.stedFor(one.utsnitt.ord[0]))
    const sentence = own ? (flyt.tekst.slice(own.start).split(/\n|\.\s/u, 1)[0] ?? '') : ''
    const isJoined =
      own && placed.some(({ at, start, who }) => at !== own.at && start === own.start && who === own.who)
    return isJoined && !others.test(sentence) ? { ...one, kjede: own.start } : one
  })
}
/** Weight of a clue that says what somebody is. */
export const ofBeing = 2.4
const others = /(?<!\p{L})(?:mens|medan|while|whereas|men|but|dersom|hvis|når|if|when|unless)(?!\p{L})/iu
